import type { LegalDate } from '../dates/legalDate.ts'
import { annuityFee, type Annuity, type AnnuityTariff } from '../fees/annuity.ts'
import type { AnnuityAccount } from './account.ts'

/** The fee of one year of protection, in whole rupiah. */
export interface BilledYear extends Annuity {
  year: number
}

/** What the fee of a patent depends on besides its years. */
export interface FeeBasis {
  /** P patent, S simple patent. */
  fileTyp: string
  claims: number
  payerCategory: string
}

export type AnnuityBill =
  | { ok: true; years: BilledYear[]; total: number }
  /** closed: nothing can be paid. year: the last year is before the least or after the end of protection. tariff: no tariff is in force. */
  | { ok: false; why: 'closed' | 'year' | 'tariff' }

/** The annuities from the first unpaid year to `toYear` by the tariff of `day`; years that are overdue carry the surcharge (UU 13/2016 art. 128). */
export function annuityBill(
  account: AnnuityAccount,
  toYear: number,
  basis: FeeBasis,
  tariffs: readonly AnnuityTariff[],
  day: LegalDate,
): AnnuityBill {
  const { paidTo, leastTo, lastYear } = account
  if (account.closed || leastTo === undefined) return { ok: false, why: 'closed' }
  if (toYear < leastTo || toYear > lastYear) return { ok: false, why: 'year' }
  const years: BilledYear[] = []
  for (const { year, status } of account.years.slice(paidTo, toYear)) {
    const fee = annuityFee({ ...basis, year, late: status === 'late' || status === 'over' }, tariffs, day)
    if (!fee) return { ok: false, why: 'tariff' }
    years.push({ year, ...fee })
  }
  return { ok: true, years, total: years.reduce((sum, { amount }) => sum + amount, 0) }
}
