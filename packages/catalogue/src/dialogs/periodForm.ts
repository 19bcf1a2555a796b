import { periodFault, type PeriodChange } from '@saki/domain/calendar/periodChange'
import {
  fieldText,
  sectionOf,
  type FieldDefinition,
  type FieldIssue,
  type Form,
  type FormContext,
} from '@saki/domain/forms/form'
import { isLegalDate } from '@saki/domain/dates/legalDate'
import type { TextKey } from '@saki/texts'

import { DIALOG_SECTION, dialogForm, officeMessages, stop } from './dialogForm.ts'

const faultTexts = {
  no_length: ['MONTHS', 'office:period.noLength'],
  in_force: ['VALID_FROM', 'office:period.inForce'],
  reaches_back: ['VALID_FROM', 'office:period.reachesBack'],
} as const satisfies Record<string, readonly [string, TextKey]>

const count = (label: TextKey): FieldDefinition<TextKey> => ({
  as: 'text',
  input: 'digits',
  max: 20,
  label,
  check: (value) => (/^-?\d{1,4}$/.test(value) ? undefined : stop('office:period.number')),
})

/** Length of a period as entered; null where nothing is. */
export function enteredLength(value: (field: string) => string): Omit<PeriodChange, 'validFrom'> {
  const number = (field: string) => (value(field) === '' ? null : Number(value(field)))
  return { months: number('MONTHS'), calendarDays: number('CALENDAR_DAYS'), workingDays: number('WORKING_DAYS') }
}

/** One period: a new length from a future day, or ground, note and mark of a row. `saved`: the rows of the office for it. */
export function periodForm(saved: readonly PeriodChange[]): Form<TextKey> {
  const checkChange = ({ draft, today }: FormContext): FieldIssue<TextKey>[] => {
    const row = sectionOf(draft, DIALOG_SECTION)
    const validFrom = fieldText(row, 'VALID_FROM')
    if (!isLegalDate(validFrom)) return []
    const before = saved.find((one) => one.validFrom === validFrom)
    const fault = periodFault({ validFrom, ...enteredLength((field) => fieldText(row, field)) }, before, today)
    if (!fault) return []
    const [field, code] = faultTexts[fault]
    return [{ ...stop(code), path: `${DIALOG_SECTION}.${field}`, step: 'period' }]
  }
  return dialogForm(
    'period',
    'office:period.title',
    [
      {
        fields: {
          VALID_FROM: {
            as: 'date',
            wide: true,
            label: 'office:period.from',
            required: 'STOP',
            missing: 'office:holiday.dateWrong',
          },
        },
      },
      {
        hint: 'office:period.length.hint',
        fields: {
          MONTHS: count('office:period.months.label'),
          CALENDAR_DAYS: count('office:period.days.label'),
          WORKING_DAYS: count('office:period.working.label'),
        },
      },
      {
        fields: {
          GROUND: { as: 'text', max: 200, label: 'office:period.ground', required: 'STOP' },
          NOTE: { as: 'text', max: 300, label: 'office:period.note' },
          IND_VERIFIED: { as: 'yesNo', tick: true, label: 'office:period.verified' },
          REASON: { as: 'text', max: 300, label: 'office:reason', hint: 'office:reason.kept', required: 'STOP' },
        },
      },
    ],
    officeMessages,
    [checkChange],
  )
}
