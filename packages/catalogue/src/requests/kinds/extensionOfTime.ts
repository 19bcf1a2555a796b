import { defineRequest } from '../defineRequest.ts'
import { powerOfAttorney } from '../requestDocuments.ts'
import { fields, reason, requestForm } from '../requestForm.ts'
import { bothPatents } from '../rules.ts'

/** Before the present deadline ends; it then counts from that deadline. Only a second extension has a fee by law. */
export const extensionOfTime = defineRequest({
  id: 'JP',
  who: ['owner', 'representative'],
  rules: {
    ...bothPatents({
      ground: 'UU 13/2016 art. 35, 62',
      actions: ['extend_completeness', 'extend_completeness_paid', 'extend_reply', 'extend_reply_paid'],
      fees: [
        { code: 'PATENT_FIRST_EXTENSION', per: 'request', action: 'extend_completeness' },
        { code: 'PATENT_FIRST_EXTENSION', per: 'request', action: 'extend_reply' },
        { code: 'PATENT_EXTENSION_OF_TIME', per: 'request', action: 'extend_completeness_paid' },
        { code: 'PATENT_EXTENSION_OF_TIME', per: 'request', action: 'extend_reply_paid' },
      ],
      unverified: ['fee'],
    }),
    DESIGN: { ground: 'UU 31/2000 art. 19', actions: ['extend_correction'], unverified: ['fee'] },
  },
  form: requestForm('JP', [fields({ REASON: reason })], [powerOfAttorney('office rule')]),
  workflow: 'request-timed',
  effects: [{ as: 'takeAction' }],
  takesEffect: 'granted',
  letters: { refused: 'STP' },
})
