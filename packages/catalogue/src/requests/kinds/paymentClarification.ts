import { defineRequest } from '../defineRequest.ts'
import { needed } from '../requestDocuments.ts'
import { fields, note, requestForm, required } from '../requestForm.ts'
import { allRights } from '../rules.ts'

const GROUND = 'Permenkum 41/2025 art. 2'

/** A payment that the portal does not show, or that settled the wrong code. */
export const paymentClarification = defineRequest({
  id: 'KN',
  who: ['owner', 'representative'],
  several: true,
  rules: allRights({ patent: GROUND, design: GROUND, mark: GROUND }, { states: ['any'], unverified: ['ground'] }),
  form: requestForm(
    'KN',
    [
      fields({
        NTPN: { as: 'text', max: 16, label: 'requestForms:ntpn', ...required },
        BILLING_CODE: { as: 'text', input: 'digits', max: 15, label: 'requestForms:billingCode', ...required },
        PAID_ON: { as: 'date', label: 'requestForms:paidOn', ...required },
        NOTE: note,
      }),
    ],
    [needed('BPN', GROUND)],
  ),
  workflow: 'request-free',
  effects: [{ as: 'recordOnly' }],
  takesEffect: 'granted',
})
