import { defineRequest } from '../defineRequest.ts'
import { needed } from '../requestDocuments.ts'
import { fields, requestForm, required } from '../requestForm.ts'
import { bothPatents, fee } from '../rules.ts'

const GROUND = 'PP 45/2024'

/** Claims beyond the ten of the filing fee that were added after filing. */
export const extraClaims = defineRequest({
  id: 'KK',
  who: ['owner', 'representative'],
  rules: bothPatents({ ground: GROUND, states: ['undecided'], fees: fee('PATENT_EXTRA_CLAIM', 'claim') }),
  form: requestForm(
    'KK',
    [fields({ QTY_CLAIMS: { as: 'number', min: 1, max: 500, label: 'requestForms:extraClaims', ...required } })],
    [needed('KLM', GROUND)],
  ),
  workflow: 'request-paid',
  effects: [{ as: 'correctData', section: 'REQUEST' }],
  takesEffect: 'granted',
  letters: { granted: 'SPC', refused: 'STP' },
})
