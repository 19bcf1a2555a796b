import { defineRequest } from '../defineRequest.ts'
import { powerOfAttorney } from '../requestDocuments.ts'
import { fields, note, requestForm } from '../requestForm.ts'
import { fee } from '../rules.ts'

/** Within 36 months of filing; a simple patent is examined with its filing. */
export const substantiveExamination = defineRequest({
  id: 'PS',
  who: ['owner', 'representative'],
  rules: {
    PATENT: {
      ground: 'UU 13/2016 art. 51',
      actions: ['request_examination', 'request_examination_now'],
      fees: fee('PATENT_EXAMINATION'),
    },
  },
  instead: { SIMPLE_PATENT: 'requests:PS.instead' },
  form: requestForm('PS', [fields({ NOTE: note })], [powerOfAttorney('UU 13/2016 art. 28')]),
  workflow: 'request-instant',
  effects: [{ as: 'takeAction' }],
  takesEffect: 'received',
})
