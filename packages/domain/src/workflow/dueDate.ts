import { addDays, addMonths, weekday, type LegalDate } from '../dates/legalDate.ts'
import type { DueRule } from './definition.ts'

export interface DueBasis {
  /** Day the action is taken: for letters the day of sending. */
  action: LegalDate
  /** Deadline that stood before the action. */
  due?: LegalDate | null | undefined
  filing?: LegalDate | null | undefined
  /** Earliest priority claimed. */
  priority?: LegalDate | null | undefined
  /** Filing date of the international application a national phase goes back to. */
  international?: LegalDate | null | undefined
  /** Day the right was granted. */
  grant?: LegalDate | null | undefined
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
  const known: DueBasis = typeof basis === 'string' ? { action: basis } : basis
  const from = countedFrom(rule, known)
  if (!from) return undefined
  const first = rule.from === 'anniversary' ? 12 * yearsTo(from, known.grant ?? known.action) : 0
  const before = dayBefore(rule, known) ?? known.action
  for (let turn = 0; ; turn += 1) {
    const day = countedOff(rule, from, first + turn * (rule.every ?? 0), holidays)
    if (!rule.every || day > before) return day
  }
}

function dayBefore({ after }: DueRule, { due }: DueBasis): LegalDate | null | undefined {
  return after === 'eve' && due ? addDays(due, -1) : after && due
}

function countedFrom({ from = 'action' }: DueRule, known: DueBasis): LegalDate | null | undefined {
  if (from === 'priority') return known.priority ?? known.international ?? known.filing
  if (from === 'anniversary') return known.grant && (known.international ?? known.filing)
  return from === 'effective' ? (known.international ?? known.filing) : known[from]
}

/** Years until the first anniversary after a day. */
function yearsTo(date: LegalDate, day: LegalDate): number {
  let years = 1
  while (addMonths(date, 12 * years) <= day) years += 1
  return years
}

function countedOff(rule: DueRule, from: LegalDate, more: number, holidays: ReadonlySet<LegalDate>): LegalDate {
  const months = addMonths(from, (rule.months ?? 0) + more)
  const days = addDays(months, rule.calendarDays ?? 0)
  const day = rule.workingDays === undefined ? days : addWorkingDays(days, rule.workingDays, holidays)
  return rule.rolls ? rolled(day, holidays) : day
}

/** True from the day after the deadline: an automatic action never fires before the due day has ended. */
export function hasPassed(due: LegalDate, today: LegalDate): boolean {
  return today > due
}
