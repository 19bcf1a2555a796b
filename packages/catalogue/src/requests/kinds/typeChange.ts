import { defineRequest } from '../defineRequest.ts'
import { needed, powerOfAttorney } from '../requestDocuments.ts'
import { fields, reason, requestForm } from '../requestForm.ts'
import { bothPatents, fee } from '../rules.ts'

const GROUND = 'UU 13/2016 art. 38'

/** From patent to simple patent or the reverse, before a decision. */
export const typeChange = defineRequest({
  id: 'UJ',
  who: ['owner', 'representative'],
  rules: bothPatents({
    ground: GROUND,
    states: ['undecided'],
    fees: fee('PATENT_CHANGE_OF_TYPE'),
    unverified: ['ground', 'states', 'fee'],
  }),
  form: requestForm(
    'UJ',
    [fields({ REASON: reason })],
    [needed('DES', GROUND), needed('KLM', GROUND), powerOfAttorney('UU 13/2016 art. 28')],
  ),
  workflow: 'request-paid',
  effects: [{ as: 'changeType' }],
  takesEffect: 'granted',
  letters: { granted: 'SPC', refused: 'STP' },
})
