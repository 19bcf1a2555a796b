import { addDays, type LegalDate } from '../dates/legalDate.ts'
import type { DueRule } from '../workflow/definition.ts'
import { dueDate } from '../workflow/dueDate.ts'

/** The days of the next renewal of a mark. */
export interface RenewalDays {
  /** First day on which it may be requested. */
  opens: LegalDate
  /** Last day at the normal fee. */
  lastDay: LegalDate
  /** Last day with the higher fee; afterwards the mark has ended. */
  lastLateDay: LegalDate
  phase: RenewalPhase
}
export type RenewalPhase = 'BEFORE' | 'OPEN' | 'LATE' | 'OVER'

/** The rules of the workflow: the day before it opens, the end of the term, and the end of the months after it. */
export interface RenewalRules {
  eve: DueRule
  onTime: DueRule
  late: DueRule
}

/**
 * The next renewal of a mark whose term ends on `expires` (UU 20/2016 art. 35, 36): six months before the end of the term, or six months after
 * it at a higher fee. A last day on a day off moves to the next working day.
 */
export function nextRenewal(
  rules: RenewalRules,
  { filing, expires, today }: { filing: LegalDate; expires: LegalDate; today: LegalDate },
  holidays: ReadonlySet<LegalDate>,
): RenewalDays | undefined {
  // Counted from the day two years before the end of the term, so that each rule gives its first day for this term.
  const basis = { action: addDays(expires, -2 * 366), filing }
  const eve = dueDate(rules.eve, basis)
  const lastDay = dueDate(rules.onTime, basis, holidays)
  const lastLateDay = lastDay && dueDate(rules.late, { action: lastDay, filing }, holidays)
  if (!eve || !lastDay || !lastLateDay) return undefined
  const phase = today <= eve ? 'BEFORE' : today <= lastDay ? 'OPEN' : today <= lastLateDay ? 'LATE' : 'OVER'
  return { opens: addDays(eve, 1), lastDay, lastLateDay, phase }
}
