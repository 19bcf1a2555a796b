import { defineRequest } from '../defineRequest.ts'
import { powerOfAttorney } from '../requestDocuments.ts'
import { fields, reason, requestForm } from '../requestForm.ts'
import { fee } from '../rules.ts'

export const earlyPublicationRequest = defineRequest({
  id: 'PP',
  who: ['owner', 'representative'],
  rules: {
    PATENT: {
      ground: 'UU 13/2016 art. 46',
      actions: ['ask_early_publication'],
      fees: fee('PATENT_EARLY_PUBLICATION'),
    },
  },
  instead: { SIMPLE_PATENT: 'requests:PP.instead' },
  form: requestForm('PP', [fields({ REASON: reason })], [powerOfAttorney('UU 13/2016 art. 28')]),
  workflow: 'request-paid',
  effects: [{ as: 'takeAction' }],
  takesEffect: 'granted',
  letters: { granted: 'SPC', refused: 'STP' },
})
