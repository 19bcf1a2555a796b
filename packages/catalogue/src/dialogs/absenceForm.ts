import { absenceReasons } from '@saki/domain/office/absence'
import type { Form } from '@saki/domain/forms/form'
import type { TextKey } from '@saki/texts'

import { dialogForm, officeMessages } from './dialogForm.ts'

/** First and last day of an absence, and its cause. */
export const absenceForm: Form<TextKey> = dialogForm(
  'absence',
  'staff:absence',
  [
    {
      fields: {
        FROM_DATE: { as: 'date', label: 'staff:absence.from', required: 'STOP', missing: 'staff:absence.dateWrong' },
        TO_DATE: { as: 'date', label: 'staff:absence.to', required: 'STOP', missing: 'staff:absence.dateWrong' },
        REASON: {
          as: 'choice',
          label: 'staff:absence.reason',
          required: 'STOP',
          options: absenceReasons.map((value) => ({ value, text: `staff:absence.${value}` as const })),
        },
      },
    },
  ],
  officeMessages,
)
