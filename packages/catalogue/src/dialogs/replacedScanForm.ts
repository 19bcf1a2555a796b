import type { Form } from '@saki/domain/forms/form'
import type { TextKey } from '@saki/texts'

import { dialogForm, officeMessages } from './dialogForm.ts'

/** Why a scan is replaced. */
export const replacedScanForm: Form<TextKey> = dialogForm(
  'replaced-scan',
  'office:refund.replace.title',
  [
    {
      fields: {
        REASON: {
          as: 'text',
          max: 500,
          label: 'office:refund.replace.reason',
          hint: 'office:refund.replace.reason.hint',
          wide: true,
          required: 'STOP',
        },
      },
    },
  ],
  officeMessages,
)
