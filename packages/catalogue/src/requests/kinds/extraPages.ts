import { defineRequest } from '../defineRequest.ts'
import { needed } from '../requestDocuments.ts'
import { fields, requestForm, required } from '../requestForm.ts'
import { bothPatents, fee } from '../rules.ts'

const GROUND = 'PP 45/2024'

/** Pages of the description beyond the thirty of the filing fee that were added after filing. */
export const extraPages = defineRequest({
  id: 'KH',
  who: ['owner', 'representative'],
  rules: bothPatents({ ground: GROUND, states: ['undecided'], fees: fee('PATENT_EXTRA_PAGE', 'page') }),
  form: requestForm(
    'KH',
    [fields({ QTY_PAGES: { as: 'number', min: 1, max: 5000, label: 'requestForms:extraPages', ...required } })],
    [needed('DES', GROUND)],
  ),
  workflow: 'request-paid',
  effects: [{ as: 'correctData', section: 'REQUEST' }],
  takesEffect: 'granted',
  letters: { granted: 'SPC', refused: 'STP' },
})
