import { checkGrounds, groundsBlock } from '../appealGrounds.ts'
import { defineRequest } from '../defineRequest.ts'
import { needed, powerOfAttorney, welcome } from '../requestDocuments.ts'
import { fields, requestForm } from '../requestForm.ts'
import { fee } from '../rules.ts'

const GROUND = 'UU 13/2016 art. 67, UU 20/2016 art. 28'

export const appealRefusal = defineRequest({
  id: 'BD',
  who: ['owner', 'representative'],
  rules: {
    PATENT: { ground: 'UU 13/2016 art. 67, 68', actions: ['appeal'], fees: fee('PATENT_APPEAL'), unverified: ['fee'] },
    SIMPLE_PATENT: {
      ground: 'UU 13/2016 art. 67, 68',
      actions: ['appeal'],
      fees: fee('SIMPLE_PATENT_APPEAL'),
      unverified: ['fee'],
    },
    MARK: { ground: 'UU 20/2016 art. 28–30', actions: ['appeal'], fees: fee('MARK_APPEAL') },
  },
  instead: { DESIGN: 'requests:BD.instead' },
  form: requestForm(
    'BD',
    [groundsBlock, fields({ STATEMENT: { as: 'longText', max: 20_000, label: 'requestForms:appealStatement' } })],
    [needed('MBD', GROUND), welcome('BKT', GROUND), powerOfAttorney(GROUND)],
    [checkGrounds],
  ),
  workflow: 'request-appeal',
  effects: [{ as: 'takeAction' }],
  takesEffect: 'received',
})
