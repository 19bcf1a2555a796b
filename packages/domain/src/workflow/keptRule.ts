import type { LegalDate } from '../dates/legalDate.ts'
import type { DueRule } from './definition.ts'
import { dueDate, startDay, type DueBasis } from './dueDate.ts'

/** The rule of a deadline as it was when it made the deadline, kept with it: later changes of the office's periods do not reach it. */
export interface KeptRule {
  months: number | null
  calendarDays: number | null
  workingDays: number | null
  from: Exclude<NonNullable<DueRule['from']>, 'target'>
  /** Interval in months at which the day recurs; null when it does not. */
  every: number | null
  rolls: boolean
  /** Day it counts from. */
  base: LegalDate | null
  ground: string
}

/** The rule to be kept with a deadline; null for a target that stands again, whose rule was kept when it was first set. */
export function keptRule(rule: DueRule, ground: string, basis: DueBasis): KeptRule | null {
  const from = rule.from ?? 'action'
  if (from === 'target') return null
  const { months = null, calendarDays = null, workingDays = null, every = null } = rule
  const base = startDay(rule, basis) ?? null
  return { months, calendarDays, workingDays, from, every, rolls: rule.rolls === true, base, ground }
}

/** Whether the rule, counted from these days, gives this deadline: a rule that does not is never shown beside it. */
export function givesDay(rule: DueRule, basis: DueBasis, day: LegalDate, holidays: ReadonlySet<LegalDate>): boolean {
  return dueDate(rule, basis, holidays) === day
}
