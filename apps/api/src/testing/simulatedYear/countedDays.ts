import type { Provision } from './law.ts'
import { moved, plusDays, plusMonths, plusWorkdays } from './ownDates.ts'
import type { CaseHistory, CheckedRow, ReplayState } from './replay.ts'

/** The earliest priority claimed; none once it was lost for want of its document (UU 13/2016 art. 31, UU 31/2000 art. 17, UU 20/2016 art. 10). */
export const priorityAt = ({ priority }: CaseHistory, { acts }: ReplayState): string | null =>
  acts.some(({ act }) => act === 'priority_lapsed') ? null : priority

/** Adds `3m`, `2m>`, `30w` or `30d` to a day. */
export function span(length: string, from: string): string {
  const count = Number.parseInt(length, 10)
  const day = length.includes('m')
    ? plusMonths(from, count)
    : length.includes('w')
      ? plusWorkdays(from, count)
      : plusDays(from, count)
  return length.endsWith('>') ? moved(day) : day
}

export function deadline(
  one: CaseHistory,
  row: CheckedRow,
  at: ReplayState,
  { due }: Provision,
  annuity: number,
): string | null {
  const rule = due.replace(/[*!]/g, '')
  const origin = one.international ?? one.filing
  if (rule === '-') return null
  if (rule === 'ANNUITY') return annuityDay(origin, annuity)
  if (rule === 'WINDOW') return first((t) => plusDays(plusMonths(plusMonths(one.filing, 120 * t), -6), -1), row.day)
  if (rule === 'TERM') return first((t) => moved(plusMonths(one.filing, 120 * t)), row.day)
  if (rule === 'LATE') return first((t) => moved(plusMonths(plusMonths(one.filing, 120 * t), 6)), row.day)
  const [from, length] = rule.includes('+') ? rule.split('+') : ['act', rule]
  const basis = { act: row.day, due: at.due, filing: one.filing, priority: priorityAt(one, at) ?? origin, origin }[
    from ?? 'act'
  ]
  return basis ? span(length ?? '', basis) : null
}

function first(day: (t: number) => string, after: string): string {
  let t = 1
  while (day(t) <= after) t += 1
  return day(t)
}

/** A year's fee is due one month before the year begins, on the anniversary of the filing (UU 13/2016 art. 126), which may be 28 February. */
const annuityDay = (origin: string, year: number) => plusMonths(plusMonths(origin, 12 * year + 12), -1)

export function annuityAfter(row: CheckedRow, at: ReplayState, origin: string): number {
  if (row.act === 'pay_annuity' || row.act === 'pay_annuity_late') return at.annuity + 1
  let year = 1
  if (row.act === 'keep_right') {
    year = 0
    while (annuityDay(origin, year) <= row.day) year += 1
    return year
  }
  // The first payment covers the years up to the one after the grant.
  while (plusMonths(origin, 12 * year) <= (at.granted ?? row.day)) year += 1
  return year
}
