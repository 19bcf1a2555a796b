import { rowsOf, sectionOf, fieldText, type Finding, type FieldIssue, type FormContext } from '@saki/domain/forms/form'
import { priorityPeriod, type PriorityTerm } from '@saki/domain/priority/priorityPeriod'
import type { TextKey } from '@saki/texts'

import { isRepresented } from './answers.ts'

type Found = Finding<TextKey> | undefined

/**
 * Applicants of foreign nationality must be represented by a registered consultant (UU 13/2016 art. 28, UU 31/2000 art. 14, UU 20/2016 art.
 * 6).
 */
export function checkForeignApplicants(context: FormContext): FieldIssue<TextKey>[] {
  const isForeign = rowsOf(context.draft, 'OWNERS').some(
    (owner) => !['', 'ID'].includes(fieldText(owner, 'NATIONALITY_COUNTRY_CODE')),
  )
  if (!isForeign || isRepresented(context)) return []
  const refused = fieldText(sectionOf(context.draft, 'FILING'), 'REPRESENTED') === 'N'
  return [
    {
      path: 'FILING.REPRESENTED',
      step: 'representative',
      level: 'STOP',
      code: 'filing:person.foreignNeedsConsultant',
      ...(refused && { wrong: true as const }),
    },
  ]
}

/** Check of a priority date: STOP when it is in the future, WARN when the priority period has ended. */
export function checkPriority(term: PriorityTerm) {
  return (value: string, { today, holidays }: FormContext): Found => {
    const verdict = priorityPeriod(term, value, today, holidays)
    if (verdict.state === 'future') return { level: 'STOP', code: 'filing:priority.date.future' }
    return verdict.state === 'late'
      ? { level: 'WARN', code: 'filing:priority.date.late', values: { n: verdict.daysLate, date: verdict.lastDay } }
      : undefined
  }
}
