import { addDays, addMonths, weekday, type LegalDate } from '../dates/legalDate.ts'
import type { DueRule } from './definition.ts'

export interface DueBasis {
  /** Day the action is taken: for letters the day of sending. */
  action: LegalDate
  /** Deadline that stood before the action. */
  due?: LegalDate | null | undefined
  filing?: LegalDate | null | undefined
}

const isWorkingDay = (day: LegalDate, holidays: ReadonlySet<LegalDate>) => weekday(day) % 6 !== 0 && !holidays.has(day)

function addWorkingDays(from: LegalDate, days: number, holidays: ReadonlySet<LegalDate>): LegalDate {
  let day = from
  for (let left = days; left > 0;) {
    day = addDays(day, 1)
    if (isWorkingDay(day, holidays)) left -= 1
  }
  return day
}

/** First working day on or after the given one. */
function rolled(day: LegalDate, holidays: ReadonlySet<LegalDate>): LegalDate {
  return isWorkingDay(day, holidays) ? day : rolled(addDays(day, 1), holidays)
}

/**
 * Last day of a deadline; the whole of it counts, to midnight in Jakarta. A plain date as basis is the action's day.
 * Undefined when the rule counts from a day the process does not have.
 */
export function dueDate(
  rule: DueRule,
  basis: LegalDate | DueBasis,
  holidays: ReadonlySet<LegalDate> = new Set(),
): LegalDate | undefined {
  const from = (typeof basis === 'string' ? ({ action: basis } as DueBasis) : basis)[rule.from ?? 'action']
  if (!from) return undefined
  const months = rule.months === undefined ? from : addMonths(from, rule.months)
  const days = addDays(months, rule.calendarDays ?? 0)
  const day = rule.workingDays === undefined ? days : addWorkingDays(days, rule.workingDays, holidays)
  return rule.rolls ? rolled(day, holidays) : day
}

/** True from the day after the deadline: an automatic action never fires before the due day has ended. */
export function hasPassed(due: LegalDate, today: LegalDate): boolean {
  return today > due
}
