import { defineRequest } from '../defineRequest.ts'
import { certificate, needed, OFFICE_RULE, powerOfAttorney } from '../requestDocuments.ts'
import { fields, reason, requestForm, required } from '../requestForm.ts'
import { fee } from '../rules.ts'

export const certificateCorrection = defineRequest({
  id: 'PB',
  who: ['owner', 'representative'],
  rules: {
    MARK: {
      ground: 'UU 20/2016 art. 25',
      states: ['in_force'],
      fees: fee('MARK_CERTIFICATE_CORRECTION'),
      unverified: ['ground', 'fee'],
    },
  },
  form: requestForm(
    'PB',
    [
      fields({
        NOW: { as: 'longText', max: 2000, label: 'requestForms:now', ...required },
        SHOULD_BE: { as: 'longText', max: 2000, label: 'requestForms:shouldBe', ...required },
        REASON: reason,
      }),
    ],
    [needed('BKT', OFFICE_RULE), certificate(OFFICE_RULE), powerOfAttorney(OFFICE_RULE)],
  ),
  workflow: 'request-paid',
  effects: [{ as: 'correctData', section: 'REQUEST' }, { as: 'reissueCertificate' }],
  takesEffect: 'granted',
  letters: { refused: 'STP' },
})
