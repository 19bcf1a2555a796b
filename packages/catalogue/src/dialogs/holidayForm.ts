import { holidayFault } from '@saki/domain/calendar/holidayChange'
import { isLegalDate } from '@saki/domain/dates/legalDate'
import { fieldText, sectionOf, type FieldIssue, type Form, type FormContext } from '@saki/domain/forms/form'
import type { TextKey } from '@saki/texts'

import { DIALOG_SECTION, dialogForm, officeMessages, stop } from './dialogForm.ts'

const faultTexts = {
  past_year: ['DAY', 'office:holiday.pastYear'],
  too_far: ['DAY', 'office:holiday.tooFar'],
  reason_needed: ['REASON', 'office:holiday.reasonNeeded'],
} as const satisfies Record<string, readonly [string, TextKey]>

function checkDay({ draft, today }: FormContext): FieldIssue<TextKey>[] {
  const row = sectionOf(draft, DIALOG_SECTION)
  const day = fieldText(row, 'DAY')
  const fault = isLegalDate(day) && holidayFault(day, fieldText(row, 'REASON'), today)
  if (!fault) return []
  const [field, code] = faultTexts[fault]
  return [{ ...stop(code), path: `${DIALOG_SECTION}.${field}`, step: 'holiday' }]
}

/** A day off. For today and past days the reason is required. */
const formOf = (isPast: boolean): Form<TextKey> =>
  dialogForm(
    'holiday',
    'office:holiday.add',
    [
      {
        fields: {
          DAY: {
            as: 'date',
            wide: true,
            label: 'office:holiday.day',
            required: 'STOP',
            missing: 'office:holiday.dateWrong',
          },
          KIND: {
            as: 'choice',
            label: 'office:holiday.kind',
            required: 'STOP',
            options: [
              { value: 'NATIONAL', text: 'office:holiday.NATIONAL' },
              { value: 'COLLECTIVE', text: 'office:holiday.COLLECTIVE' },
            ],
          },
          NAME_ID: { as: 'text', max: 120, label: 'office:holiday.name', required: 'STOP' },
          NAME_EN: { as: 'text', max: 120, label: 'office:holiday.nameEn' },
          NAME_AR: { as: 'text', max: 120, label: 'office:holiday.nameAr' },
          SOURCE: { as: 'text', max: 200, label: 'office:holiday.source', hint: 'office:holiday.source.hint' },
          IND_PROVISIONAL: { as: 'yesNo', tick: true, label: 'office:holiday.isProvisional' },
          REASON: {
            as: 'text',
            max: 200,
            label: 'office:reason',
            ...(isPast
              ? { hint: 'office:holiday.reason.past', required: 'STOP', missing: 'office:holiday.reasonNeeded' }
              : { hint: 'office:reason.kept' }),
          },
        },
      },
    ],
    officeMessages,
    [checkDay],
  )

export const holidayForms = { past: formOf(true), future: formOf(false) }
