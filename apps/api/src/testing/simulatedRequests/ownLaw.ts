import { moved, plusDays, plusMonths } from '../simulatedYear/ownDates.ts'

// Rules of annuities and oppositions typed by hand from the articles. They share no code with the product, so that a mistake in one shows
// against the other.

/** Base fee of each year of a simple patent, in rupiah (PP 45/2024 annex IV.B 27, as seeded); 50,000 for each claim. */
const BASE = [750, 750, 750, 750, 1_250, 1_750, 2_250, 3_000, 3_500, 4_000].map((thousands) => thousands * 1_000)
const PER_CLAIM = 50_000
export const LAST_YEAR = 10

/** Fee of the years, doubled when late (UU 13/2016 art. 128). */
export function feeOf(from: number, to: number, claims: number, late: boolean): number {
  let sum = 0
  for (let year = from; year <= to; year += 1)
    sum += ((BASE[year - 1] ?? 0) + PER_CLAIM * claims) * (late && year === from ? 2 : 1)
  return sum
}

/** Last year of the first payment: the one after the year of the grant (art. 126). */
export function firstYears(filed: string, granted: string): number {
  let year = 1
  while (plusMonths(filed, 12 * year) <= granted) year += 1
  return year + 1
}

/**
 * Last day to pay the year after `paidTo`: six months after the grant, then a month before the year begins (art. 126). After the last year,
 * the end of the term (art. 23).
 */
export function dueAfter(filed: string, granted: string, paidTo: number): string {
  if (paidTo === 0) return plusMonths(granted, 6)
  return plusMonths(filed, paidTo === LAST_YEAR ? 12 * LAST_YEAR : 12 * paidTo - 1)
}

/** Last day of grace for files under UU 65/2024 (art. 128). */
export const graceAfter = (due: string): string => plusMonths(due, 6)

/** Last day of the publication of a mark: two months, moved to a working day (UU 20/2016 art. 14, 16). */
export const oppositionEnd = (published: string): string => moved(plusMonths(published, 2))

export { plusDays }

/** Fee of a request in one mark, in rupiah (PP 45/2024 annex IV.C); what is not named costs nothing. */
export const FEES: Readonly<Record<string, number>> = { OP: 1_000_000, PN: 300_000, PH: 700_000, LI: 1_000_000 }
