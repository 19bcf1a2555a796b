import { fieldText, type Form } from '@saki/domain/forms/form'
import type { TextKey } from '@saki/texts'

import { dialogForm, officeMessages, stop } from './dialogForm.ts'

/** Years that held money may pay; `least` is null while the case is not open for payments, so that it can only be paid back. */
export interface HeldYears {
  least: number | null
  last: number
}

/** An officer's decision on annuities that were paid and not recorded. */
export function heldAnnuityForm({ least, last }: HeldYears): Form<TextKey> {
  return dialogForm(
    'annuity-held',
    'desk:held.title',
    [
      {
        fields: {
          DECISION: {
            as: 'choice',
            label: 'desk:held.decision',
            required: 'STOP',
            options: [
              ...(least === null
                ? []
                : [{ value: 'RECORD', text: 'desk:held.record', hint: 'desk:held.record.hint' } as const]),
              { value: 'REFUND', text: 'desk:held.refund', hint: 'desk:held.refund.hint' },
            ],
          },
          TO_YEAR: {
            as: 'text',
            input: 'digits',
            max: 2,
            label: 'office:annuity.toYear',
            required: 'STOP',
            when: ({ row }) => fieldText(row, 'DECISION') === 'RECORD',
            check: (value) =>
              least !== null && Number(value) >= least && Number(value) <= last
                ? undefined
                : stop('office:annuity.yearWrong'),
          },
          REASON: { as: 'text', max: 500, label: 'office:reason', hint: 'desk:held.reason.hint', required: 'STOP' },
        },
      },
    ],
    officeMessages,
  )
}
