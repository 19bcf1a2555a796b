import { defineRequest } from '../defineRequest.ts'
import { needed, powerOfAttorney } from '../requestDocuments.ts'
import { fields, reason, requestForm } from '../requestForm.ts'
import { bothPatents } from '../rules.ts'

/** Up to six months in an emergency, with evidence; only under UU 65/2024. */
export const emergencyExtension = defineRequest({
  id: 'JD',
  who: ['owner', 'representative'],
  rules: bothPatents({
    ground: 'UU 65/2024 art. 35(5)',
    actions: ['extend_completeness_emergency', 'extend_reply_emergency'],
    unverified: ['fee'],
  }),
  form: requestForm(
    'JD',
    [fields({ REASON: reason })],
    [needed('BKT', 'UU 65/2024 art. 35(5)'), powerOfAttorney('UU 13/2016 art. 28')],
  ),
  workflow: 'request-timed',
  effects: [{ as: 'takeAction' }],
  takesEffect: 'granted',
  letters: { refused: 'STP' },
})
