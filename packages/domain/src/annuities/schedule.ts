import { addDays, addMonths, type LegalDate } from '../dates/legalDate.ts'
import { protectedYears } from '../fees/annuity.ts'

export interface AnnuityYear {
  year: number
  /** First and last day of the year of protection. */
  from: LegalDate
  to: LegalDate
  /** Last day to pay without a surcharge. */
  due: LegalDate
  /** Last day to pay with a surcharge. Nothing is removed automatically afterwards; an officer decides. */
  grace: LegalDate
}

export interface GrantedPatent {
  /** P patent, S simple patent. */
  fileTyp: string
  /** International filing date of a national phase, else the filing date (PCT art. 11(3)). */
  filingDate: LegalDate
  /** Date of the certificate. */
  grantDate: LegalDate
  lawCode: string
}

/** The first payment is due within six months of the certificate (UU 13/2016 art. 126). */
const FIRST_MONTHS = 6
/** Months of grace by law; both figures are to be confirmed (UU 13/2016 art. 128; UU 65/2024). */
const graceMonths: Readonly<Record<string, number>> = { 'UU65/2024': 6 }
const OLD_GRACE = 12

/** The last day to pay with a surcharge, for an annuity due on this day. */
export function graceEnd(due: LegalDate, lawCode: string): LegalDate {
  return addMonths(due, graceMonths[lawCode] ?? OLD_GRACE)
}

/** Last year covered by the first payment: the one after the year of grant, or the last of protection (UU 13/2016 art. 126). */
export function firstCovered({ fileTyp, filingDate, grantDate }: Omit<GrantedPatent, 'lawCode'>): number {
  const last = protectedYears[fileTyp] ?? 0
  let grantYear = 1
  while (grantYear < last && addMonths(filingDate, 12 * grantYear) <= grantDate) grantYear += 1
  return Math.min(grantYear + 1, last)
}

/**
 * All years of protection with their due dates. The years of the first payment are due six months after the certificate; each later year
 * is due one month before the anniversary of filing on which it begins (UU 13/2016 art. 126).
 */
export function annuityYears(patent: GrantedPatent): AnnuityYear[] {
  const { fileTyp, filingDate, grantDate, lawCode } = patent
  const begins = (year: number) => addMonths(filingDate, 12 * (year - 1))
  const covered = firstCovered(patent)
  return Array.from({ length: protectedYears[fileTyp] ?? 0 }, (_, at) => {
    const year = at + 1
    const due = year <= covered ? addMonths(grantDate, FIRST_MONTHS) : addMonths(begins(year), -1)
    return { year, from: begins(year), to: addDays(begins(year + 1), -1), due, grace: graceEnd(due, lawCode) }
  })
}
