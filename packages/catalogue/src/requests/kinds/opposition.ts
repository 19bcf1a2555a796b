import { defineRequest } from '../defineRequest.ts'
import { oppositionBlocks } from '../oppositionForm.ts'
import { expected, needed, powerOfAttorney, smallBusiness } from '../requestDocuments.ts'
import { payerOfDesign, requestForm } from '../requestForm.ts'
import { fee } from '../rules.ts'

const GROUND = 'UU 20/2016 art. 16, UU 31/2000 art. 26'

export const opposition = defineRequest({
  id: 'OP',
  who: ['third'],
  several: true,
  rules: {
    MARK: { ground: 'UU 20/2016 art. 16', actions: ['oppose'], fees: fee('MARK_OPPOSITION') },
    DESIGN: { ground: 'UU 31/2000 art. 26', actions: ['oppose'], fees: fee('DESIGN_OPPOSITION') },
  },
  instead: { PATENT: 'requests:OP.instead', SIMPLE_PATENT: 'requests:OP.instead.SIMPLE_PATENT' },
  form: requestForm(
    'OP',
    [payerOfDesign, ...oppositionBlocks(['MARK', 'DESIGN'])],
    [needed('BKT', GROUND), expected('KTP', GROUND), smallBusiness(), powerOfAttorney(GROUND)],
  ),
  workflow: 'request-opposition',
  letters: { granted: 'SKO', refused: 'SKO' },
  effects: [{ as: 'takeAction' }],
  takesEffect: 'received',
})
