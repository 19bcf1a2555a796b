import { yearOf, type LegalDate } from './legalDate.ts'

/** A day off as the office's table has it. */
export interface DayOff {
  day: LegalDate
  /** Of a year not decreed yet: it may still move. */
  provisional: boolean
}

/**
 * Whether a date counted in working days from `from` to `to`, or rolled to `to`, may still move because days off on the way are not
 * decreed yet: a provisional day lies between them, or a year of which the table knows no day off at all.
 */
export function restsOnProvisional(from: LegalDate, to: LegalDate, holidays: Iterable<DayOff>): boolean {
  const known = new Set<number>()
  for (const { day, provisional } of holidays) {
    if (provisional && from <= day && day <= to) return true
    known.add(yearOf(day))
  }
  for (let year = yearOf(from); year <= yearOf(to); year += 1) if (!known.has(year)) return true
  return false
}
