import { addDays, addMonths, type LegalDate } from '../dates/legalDate.ts'

/** A row of the table of yearly fees: years of protection from `yearFrom` to `yearTo`, in whole rupiah. */
export interface AnnuityTariff {
  fileTyp: string
  yearFrom: number
  yearTo: number
  base: number
  perClaim: number
  validFrom: LegalDate
  /** Last day it applies; null while it is in force. */
  validTo: LegalDate | null
  legalRef: string
}

export interface AnnuityAsked {
  /** P patent, S simple patent. */
  fileTyp: string
  /** Year of protection, counted from the filing date: 1 is the first. */
  year: number
  claims: number
  payerCategory: string
  /** Paid within the period of grace. */
  late: boolean
}

export interface Annuity {
  base: number
  perClaim: number
  /** What the payer owes without a surcharge: the whole or a tenth. */
  due: number
  surcharge: number
  amount: number
  reduced: boolean
  legalRef: string
}

/** Years a patent is protected from its filing date: UU 13/2016 art. 22 and 23. */
export const protectedYears: Readonly<Record<string, number>> = { P: 20, S: 10 }

/** Small businesses, educational and research bodies pay a tenth of the yearly fee (PP 45/2024 art. 6, to be confirmed for each case). */
const REDUCED_TO = 0.1
const reducedPayers = new Set(['UMK', 'PENDIDIKAN'])

/**
 * One yearly fee: a base and an amount for each claim; paid late it costs as much again (UU 13/2016 art. 128). Undefined when the year
 * lies outside protection or no tariff is in force that day.
 */
export function annuityFee(
  asked: AnnuityAsked,
  tariffs: readonly AnnuityTariff[],
  day: LegalDate,
): Annuity | undefined {
  const { fileTyp, year, claims, payerCategory, late } = asked
  const last = Object.hasOwn(protectedYears, fileTyp) ? (protectedYears[fileTyp] ?? 0) : 0
  if (!Number.isInteger(year) || year < 1 || year > last || !Number.isInteger(claims) || claims < 0) return undefined
  const row = tariffs
    .filter((t) => t.fileTyp === fileTyp && t.yearFrom <= year && year <= t.yearTo)
    .filter((t) => t.validFrom <= day && (t.validTo === null || day <= t.validTo))
    .toSorted((a, b) => (a.validFrom < b.validFrom ? 1 : -1))[0]
  if (!row) return undefined
  const whole = row.base + row.perClaim * claims
  const reduced = reducedPayers.has(payerCategory)
  const due = reduced ? Math.round(whole * REDUCED_TO) : whole
  const surcharge = late ? due : 0
  return {
    base: row.base,
    perClaim: row.perClaim,
    due,
    surcharge,
    amount: due + surcharge,
    reduced,
    legalRef: row.legalRef,
  }
}

export interface AnnuityYear {
  year: number
  /** The year of protection itself. */
  from: LegalDate
  to: LegalDate
  /** Last day to pay without a surcharge. */
  due: LegalDate
  /** Last day to pay with one; after it an officer looks before anything is removed. */
  grace: LegalDate
}

export interface GrantedPatent {
  fileTyp: string
  filingDate: LegalDate
  /** Date of the certificate. */
  grantDate: LegalDate
  lawCode: string
}

/** The first payment is due within six months of the certificate (UU 13/2016 art. 126). */
const FIRST_MONTHS = 6
/** Months of grace by the law a patent was filed under; both to be confirmed (UU 13/2016 art. 128; UU 65/2024). */
const graceMonths: Readonly<Record<string, number>> = { 'UU65/2024': 6 }
const OLD_GRACE = 12

/**
 * Every year of protection with its days. The first payment covers all years up to the one after the year of grant; each later year is
 * due one month before the anniversary of filing on which it begins (UU 13/2016 art. 126).
 */
export function annuityYears({ fileTyp, filingDate, grantDate, lawCode }: GrantedPatent): AnnuityYear[] {
  const last = protectedYears[fileTyp] ?? 0
  const begins = (year: number) => addMonths(filingDate, 12 * (year - 1))
  const years = Array.from({ length: last }, (_, at) => at + 1)
  const grantYear = years.findLast((year) => begins(year) <= grantDate) ?? 1
  const months = graceMonths[lawCode] ?? OLD_GRACE
  return years.map((year) => {
    const due = year <= grantYear + 1 ? addMonths(grantDate, FIRST_MONTHS) : addMonths(begins(year), -1)
    return { year, from: begins(year), to: addDays(begins(year + 1), -1), due, grace: addMonths(due, months) }
  })
}
