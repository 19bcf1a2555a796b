import { rowsOf, sectionOf, fieldText, type Finding, type FieldIssue, type FormContext } from '@saki/domain/forms/form'
import { priorityPeriod, type PriorityRight } from '@saki/domain/priority/priorityPeriod'
import type { TextKey } from '@saki/texts'

import { isRepresented } from './answers.ts'

type Found = Finding<TextKey> | undefined

/**
 * Who does not live in Indonesia acts through a registered consultant (UU 13/2016 art. 28, UU 31/2000 art. 14, UU 20/2016 art. 6).
 */
export function foreignersNeedConsultant(scene: FormContext): FieldIssue<TextKey>[] {
  const isForeign = rowsOf(scene.draft, 'OWNERS').some(
    (owner) => !['', 'ID'].includes(fieldText(owner, 'NATIONALITY_COUNTRY_CODE')),
  )
  if (!isForeign || isRepresented(scene)) return []
  const refused = fieldText(sectionOf(scene.draft, 'FILING'), 'REPRESENTED') === 'N'
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

/** A date of priority: never to come, and within the period of its right, else only advised against. */
export function checkPriority(right: PriorityRight) {
  return (value: string, { today }: FormContext): Found => {
    const verdict = priorityPeriod(right, value, today)
    if (verdict.state === 'future') return { level: 'STOP', code: 'filing:priority.date.future' }
    return verdict.state === 'late'
      ? { level: 'WARN', code: 'filing:priority.date.late', values: { n: verdict.daysLate, date: verdict.lastDay } }
      : undefined
  }
}
