import type { Form } from '@saki/domain/forms/form'
import type { TextKey } from '@saki/texts'

import { dialogForm, officeMessages } from './dialogForm.ts'

/** Day, amount and number of a refund that was paid out. */
export const refundForm: Form<TextKey> = dialogForm(
  'refund',
  'office:payment.refunds',
  [
    {
      fields: {
        PAID_ON: { as: 'date', label: 'office:refund.on', wide: true, required: 'STOP' },
        AMOUNT: { as: 'text', input: 'digits', max: 20, label: 'office:refund.amount', required: 'STOP' },
        REFERENCE: {
          as: 'text',
          max: 80,
          label: 'office:refund.reference',
          hint: 'office:refund.reference.hint',
          required: 'STOP',
        },
      },
    },
  ],
  officeMessages,
)
