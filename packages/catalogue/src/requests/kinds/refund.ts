import { REFUND_GROUND } from '@saki/domain/billing/refundPayment'

import { defineRequest } from '../defineRequest.ts'
import { needed } from '../requestDocuments.ts'
import { fields, reason, requestForm, required } from '../requestForm.ts'
import { allRights } from '../rules.ts'

/** Over- or double payment, or an error of the system. */
export const refund = defineRequest({
  id: 'RF',
  who: ['owner', 'representative'],
  several: true,
  rules: allRights({ patent: REFUND_GROUND, design: REFUND_GROUND, mark: REFUND_GROUND }, { states: ['any'] }),
  form: requestForm(
    'RF',
    [
      fields({
        NTPN: { as: 'text', max: 16, label: 'requestForms:ntpn', ...required },
        AMOUNT: { as: 'number', min: 1, max: 999_999_999, label: 'requestForms:amount', ...required },
        BANK: { as: 'text', max: 120, label: 'requestForms:bank', ...required },
        ACCOUNT: { as: 'text', input: 'digits', max: 30, label: 'requestForms:account', ...required },
        HOLDER: { as: 'text', input: 'name', max: 254, label: 'requestForms:holder', ...required },
        REASON: reason,
      }),
    ],
    [needed('BPN', REFUND_GROUND)],
  ),
  workflow: 'request-free',
  effects: [{ as: 'recordOnly' }],
  takesEffect: 'granted',
  letters: { refused: 'STP' },
})
