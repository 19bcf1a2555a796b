import type { Form } from '@saki/domain/forms/form'
import type { LegalDate } from '@saki/domain/dates/legalDate'
import type { TextKey } from '@saki/texts'

import { dialogForm, officeMessages, stop } from './dialogForm.ts'

/** Years of a patent that can be paid now, and the first day of a payment (the certificate). */
export interface PayableYears {
  least: number
  last: number
  grantDate: LegalDate
}

/** A payment of annuities received outside the portal, with its proof. */
export function annuityForm({ least, last, grantDate }: PayableYears): Form<TextKey> {
  return dialogForm(
    'annuity-paid',
    'office:annuity.title',
    [
      {
        hint: 'office:annuity.hint',
        fields: {
          TO_YEAR: {
            as: 'text',
            input: 'digits',
            max: 2,
            label: 'office:annuity.toYear',
            required: 'STOP',
            check: (value) =>
              Number(value) >= least && Number(value) <= last ? undefined : stop('office:annuity.yearWrong'),
          },
          PAID_DATE: {
            as: 'date',
            wide: true,
            label: 'office:annuity.paidOn',
            required: 'STOP',
            missing: 'office:holiday.dateWrong',
            check: (value, { today }) =>
              value >= grantDate && value <= today ? undefined : stop('office:annuity.dayWrong'),
          },
          AMOUNT: {
            as: 'text',
            input: 'digits',
            max: 10,
            label: 'office:annuity.amount',
            hint: 'fees:office.rupiah',
            required: 'STOP',
          },
          PROOF: {
            as: 'text',
            max: 100,
            label: 'office:annuity.proof',
            hint: 'office:annuity.proof.hint',
            required: 'STOP',
          },
          REASON: { as: 'text', max: 500, label: 'office:reason', hint: 'office:reason.kept', required: 'STOP' },
        },
      },
    ],
    officeMessages,
  )
}
