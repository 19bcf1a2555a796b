import { addDays, addMonths, weekday, type LegalDate } from '../dates/legalDate.ts'
import type { DueRule } from './definition.ts'

export interface DueBasis {
  /** Day of the action; for letters the day of sending. */
  action: LegalDate
  /** Deadline before the action. */
  due?: LegalDate | null | undefined
  filing?: LegalDate | null | undefined
  /** Earliest priority claimed. */
  priority?: LegalDate | null | undefined
  /** International filing date of a national phase. */
  international?: LegalDate | null | undefined
  /** Day the right was granted. */
  grant?: LegalDate | null | undefined
  /** Target of the office in the next state when the case last left it. */
  target?: LegalDate | null | undefined
}

export const isWorkingDay = (day: LegalDate, holidays: ReadonlySet<LegalDate>) =>
  weekday(day) % 6 !== 0 && !holidays.has(day)

function addWorkingDays(from: LegalDate, days: number, holidays: ReadonlySet<LegalDate>): LegalDate {
  let day = from
  for (let left = days; left > 0;) {
    day = addDays(day, 1)
    if (isWorkingDay(day, holidays)) left -= 1
  }
  return day
}

/** First working day on or after the given day. */
function nextWorkingDay(day: LegalDate, holidays: ReadonlySet<LegalDate>): LegalDate {
  return isWorkingDay(day, holidays) ? day : nextWorkingDay(addDays(day, 1), holidays)
}

/**
 * Last day of a deadline, inclusive, in Jakarta. A plain date as `basis` is the day of the action. Undefined when the process lacks the day
 * the rule counts from. Without `holidays` only weekends are days off.
 */
export function dueDate(
  rule: DueRule,
  basis: LegalDate | DueBasis,
  holidays: ReadonlySet<LegalDate> = new Set(),
): LegalDate | undefined {
  const known: DueBasis = typeof basis === 'string' ? { action: basis } : basis
  const from = startDay(rule, known)
  if (!from) return undefined
  const first = rule.from === 'anniversary' ? 12 * yearsTo(from, known.grant ?? known.action) : 0
  const before = previousDeadline(rule, known) ?? known.action
  for (let step = 0; ; step += 1) {
    const day = addPeriod(rule, from, first + step * (rule.every ?? 0), holidays)
    if (!rule.every || day > before) return day
  }
}

function previousDeadline({ after }: DueRule, { due }: DueBasis): LegalDate | null | undefined {
  return after === 'eve' && due ? addDays(due, -1) : after && due
}

/** The day a rule counts from; undefined or null when it is not known. */
export function startDay({ from = 'action' }: DueRule, known: DueBasis): LegalDate | null | undefined {
  if (from === 'priority') return known.priority ?? known.international ?? known.filing
  if (from === 'anniversary') return known.grant && (known.international ?? known.filing)
  return from === 'effective' ? (known.international ?? known.filing) : known[from]
}

/** Years from `date` to its first anniversary after `day`. */
function yearsTo(date: LegalDate, day: LegalDate): number {
  let years = 1
  while (addMonths(date, 12 * years) <= day) years += 1
  return years
}

/**
 * Months before or after an anniversary count from the anniversary itself, which for 29 February is 28 February in a common year: six months
 * before 28 February 2034 is 28 August 2033.
 */
function monthsFrom(from: LegalDate, months: number, cycle: number): LegalDate {
  if (cycle === 0) return addMonths(from, months)
  const anniversary = Math.round(months / cycle) * cycle
  return addMonths(addMonths(from, anniversary), months - anniversary)
}

function addPeriod(rule: DueRule, from: LegalDate, more: number, holidays: ReadonlySet<LegalDate>): LegalDate {
  const cycle = rule.every ?? (rule.from === 'anniversary' ? 12 : 0)
  const months = monthsFrom(from, (rule.months ?? 0) + more, cycle)
  const days = addDays(months, rule.calendarDays ?? 0)
  const day = rule.workingDays === undefined ? days : addWorkingDays(days, rule.workingDays, holidays)
  return rule.rolls ? nextWorkingDay(day, holidays) : day
}

/** Whether the deadline has passed: true from the day after `due`, so an automatic action never runs on the due day. */
export function hasPassed(due: LegalDate, today: LegalDate): boolean {
  return today > due
}

/** Whether the last day is over. It counts whole; a suspension that began by then stops the deadline. */
export function isLastDayOver(
  { dueDate, frozenSince }: { dueDate: LegalDate | null; frozenSince: LegalDate | null },
  day: LegalDate,
): boolean {
  return dueDate !== null && hasPassed(dueDate, day) && (frozenSince === null || frozenSince > dueDate)
}
