import type { Form } from '@saki/domain/forms/form'
import type { TextKey } from '@saki/texts'

import { dialogForm, officeMessages } from './dialogForm.ts'

/** Why a filed application is corrected. A legal fact needs a second reason. */
const formOf = (isLegal: boolean): Form<TextKey> =>
  dialogForm(
    'correction',
    'office:edit.reason',
    [
      {
        fields: {
          REASON: {
            as: 'longText',
            max: 500,
            label: 'office:edit.reason',
            hint: 'office:edit.reason.hint',
            required: 'STOP',
          },
          REQUEST_REF: { as: 'text', max: 60, label: 'office:edit.ref', hint: 'office:edit.ref.hint' },
          ...(isLegal && {
            LEGAL_REASON: {
              as: 'longText',
              max: 500,
              label: 'office:edit.legalReason',
              hint: 'office:edit.legalReason.hint',
              required: 'STOP',
              missing: 'office:edit.legalReason.missing',
            },
          }),
        },
      },
    ],
    officeMessages,
  )

export const correctionForms = { legal: formOf(true), plain: formOf(false) }
