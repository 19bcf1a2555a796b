import type { LegalDate } from '../dates/legalDate.ts'

/** A row of the tariff of yearly fees (annuities), for years of protection `yearFrom` to `yearTo`; amounts in whole rupiah. */
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
  /** Year of protection, 1 for the year that begins on the filing date. */
  year: number
  claims: number
  payerCategory: string
  /** Paid within the period of grace. */
  late: boolean
}

export interface Annuity {
  base: number
  perClaim: number
  /** Fee without surcharge, in whole rupiah: the full fee, or a tenth of it when `reduced`. */
  due: number
  surcharge: number
  amount: number
  reduced: boolean
  legalRef: string
}

/** Years of protection from the filing date: P patent, S simple patent (UU 13/2016 art. 22 and 23). */
export const protectedYears: Readonly<Record<string, number>> = { P: 20, S: 10 }

/**
 * Small businesses (UMK) and educational and research bodies (PENDIDIKAN) pay a tenth of the yearly fee (PP 45/2024 art. 6; to be confirmed
 * for each case).
 */
const REDUCED_TO = 0.1
const reducedPayers = new Set(['UMK', 'PENDIDIKAN'])

/**
 * Computes one yearly fee: a base plus an amount for each claim, doubled when paid late (UU 13/2016 art. 128). Undefined when the year is
 * outside protection, `claims` is no whole number, or no tariff is in force on `day`.
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
