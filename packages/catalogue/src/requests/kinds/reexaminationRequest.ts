import { defineRequest } from '../defineRequest.ts'
import { powerOfAttorney, welcome } from '../requestDocuments.ts'
import { fields, reason, requestForm } from '../requestForm.ts'
import { bothPatents, fee } from '../rules.ts'

const GROUND = 'UU 65/2024 art. 63A'

/** Nine months from refusal, grant, correction or lapse, two from the applicant's own withdrawal; only under UU 65/2024. */
export const reexaminationRequest = defineRequest({
  id: 'PU',
  who: ['owner', 'representative'],
  rules: bothPatents({
    ground: GROUND,
    actions: ['reexamine', 'reexamine_withdrawn', 'reexamine_grant'],
    fees: fee('PATENT_REEXAMINATION'),
    unverified: ['fee'],
  }),
  form: requestForm(
    'PU',
    [fields({ REASON: reason })],
    [welcome('DES', GROUND), welcome('KLM', GROUND), powerOfAttorney('UU 13/2016 art. 28')],
  ),
  workflow: 'request-instant',
  effects: [{ as: 'takeAction' }],
  takesEffect: 'received',
})
