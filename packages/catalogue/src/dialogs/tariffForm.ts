import { fieldText, type FieldDefinition, type Form } from '@saki/domain/forms/form'
import { tariffFault, type TariffChange } from '@saki/domain/fees/tariffChange'
import type { TextKey } from '@saki/texts'

import { dialogForm, stop } from './dialogForm.ts'

const faultTexts = {
  in_force: 'fees:office.inForce',
  reaches_back: 'fees:office.reachesBack',
  ends_before_it_begins: 'fees:office.endsBefore',
  ends_in_the_past: 'fees:office.endsPast',
} as const satisfies Record<string, TextKey>

/** Whole rupiah without separators. */
const amount = (label: TextKey): FieldDefinition<TextKey> => ({
  as: 'text',
  input: 'digits',
  max: 20,
  label,
  hint: 'fees:office.rupiah',
  required: 'STOP',
  missing: 'fees:office.amountWrong',
  check: (value) => (/^(0|[1-9][0-9]{0,9})$/.test(value) ? undefined : stop('fees:office.amountWrong')),
})

/** One row of the filing fees or of the annual fees. `before`: the row the officer opened; undefined for the first amount of a tariff. */
export function tariffForm(of: 'tariff' | 'annuity', before: TariffChange | undefined): Form<TextKey> {
  const amounts: Record<string, FieldDefinition<TextKey>> = of === 'tariff'
    ? { AMOUNT: amount('fees:cart.amount') }
    : { AMOUNT: amount('fees:office.base'), PER_CLAIM: amount('fees:office.perClaim') }
  return dialogForm(
    of,
    'fees:office.annuities',
    [
      {
        fields: {
          ...amounts,
          VALID_FROM: {
            as: 'date',
            wide: true,
            label: 'fees:office.validFrom',
            ...(before
              ? { hint: 'fees:office.from.hint', hintValues: { date: before.validFrom } }
              : { hint: 'fees:office.first.hint' }),
            required: 'STOP',
            missing: 'fees:office.dateWrong',
            check: (validFrom, { row, today }) => {
              const isSameRow = validFrom === before?.validFrom
              const entered = Object.keys(amounts).map((name) => Number(fieldText(row, name)))
              const change = { validFrom, validTo: isSameRow ? (before?.validTo ?? null) : null, amounts: entered }
              const fault = tariffFault(change, isSameRow ? before : undefined, today, before === undefined)
              return fault && stop(faultTexts[fault])
            },
          },
          LEGAL_REF: { as: 'text', max: 200, label: 'fees:office.law', required: 'STOP' },
          REASON: {
            as: 'text',
            max: 200,
            label: 'fees:office.reason',
            hint: 'fees:office.reason.hint',
            required: 'STOP',
          },
          IND_VERIFIED: { as: 'yesNo', tick: true, label: 'fees:office.compared' },
        },
      },
    ],
    { required: 'fees:office.required', badDate: 'fees:office.dateWrong', tooLong: 'office:tooLong' },
  )
}
