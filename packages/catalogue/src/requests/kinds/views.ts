import { defineRequest } from '../defineRequest.ts'
import { oppositionBlocks } from '../oppositionForm.ts'
import { welcome } from '../requestDocuments.ts'
import { requestForm } from '../requestForm.ts'

const GROUND = 'UU 13/2016 art. 49(1)'

/** Views or objections of anyone while a patent application is published; free of charge. */
export const views = defineRequest({
  id: 'PD',
  who: ['third'],
  several: true,
  rules: { PATENT: { ground: GROUND, actions: ['object'] } },
  instead: { SIMPLE_PATENT: 'requests:OP.instead.SIMPLE_PATENT' },
  form: requestForm('PD', oppositionBlocks(['PATENT']), [welcome('BKT', GROUND)]),
  workflow: 'request-opposition',
  letters: { granted: 'SKO', refused: 'SKO' },
  effects: [{ as: 'takeAction' }],
  takesEffect: 'received',
})
