import { yearOf, type LegalDate } from './legalDate.ts'

/** A day off from the office's table. */
export interface DayOff {
  day: LegalDate
  /** The decree for its year is not issued yet, so the day may change. */
  provisional: boolean
}

/**
 * Whether a date counted in working days from `from` to `to`, or moved to `to`, may still change: a provisional day off lies between them,
 * or the table has no day off for one of the years.
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
