import type { Db } from '@saki/db'
import { annuityBill, type BilledYear } from '@saki/domain/annuities/bill'
import type { LegalDate } from '@saki/domain/dates/legalDate'
import { protectedYears } from '@saki/domain/fees/annuity'
import { formatRupiah } from '@saki/domain/money/rupiah'

import { Invalid, NotFound } from '../../errors.ts'
import { accountOf } from '../upkeep/accounts.ts'
import { listGranted, type GrantedCase } from '../upkeep/grantedPatents.sql.ts'
import type { AnnuitiesAsked } from '../requests/request.sql.ts'
import type { KeptLine } from './fees.ts'
import { annuityTariffs } from '../upkeep/annuityTariffs.sql.ts'

export interface AnnuityWish {
  applicationNumber: string
  toYear: number
}

/** A patent with the years to pay and their fees. */
export interface ChargedPatent {
  patent: GrantedCase
  years: BilledYear[]
  total: number
}

/**
 * Charges the annuities of patents by the tariff of today. Throws NotFound for a number that is no granted patent, Invalid for years that
 * cannot be paid, a number named twice, or more than `most` years in all.
 */
export async function chargeAnnuities(
  tx: Db,
  wishes: readonly AnnuityWish[],
  today: LegalDate,
  most: number,
): Promise<ChargedPatent[]> {
  const numbers = wishes.map(({ applicationNumber }) => applicationNumber)
  if (new Set(numbers).size < numbers.length)
    throw new Invalid([{ field: 'PATENTS', message: 'annuities:fault.REPEATED' }])
  const found = new Map((await listGranted(tx, { numbers })).map((patent) => [patent.applicationNumber, patent]))
  const tariffs = await annuityTariffs(tx)
  const charged = wishes.map(({ applicationNumber, toYear }) => {
    const patent = found.get(applicationNumber)
    if (!patent) throw new NotFound('patent', applicationNumber)
    const bill = annuityBill(accountOf(patent, today), toYear, patent, tariffs, today)
    if (!bill.ok) throw new Invalid([{ field: applicationNumber, message: `annuities:refused.${bill.why}` }])
    return { patent, years: bill.years, total: bill.total }
  })
  if (charged.reduce((sum, { years }) => sum + years.length, 0) > most)
    throw new Invalid([{ field: 'PATENTS', message: 'annuities:fault.MANY', values: { most } }])
  return charged.toSorted((a, b) => a.patent.applicationId - b.patent.applicationId)
}

/** The lines of a bill, one for each year of each patent. */
export function annuityLines(charged: readonly ChargedPatent[]): KeptLine[] {
  return charged.flatMap(({ patent, years }) =>
    years.map(({ year, base, perClaim, amount, surcharge, reduced, legalRef }) => ({
      code: patent.fileTyp === 'S' ? 'SIMPLE_PATENT_ANNUITY' : 'PATENT_ANNUITY',
      label: 'annuities:line' as const,
      why:
        surcharge > 0
          ? reduced
            ? 'annuities:why.lateReduced'
            : 'annuities:why.late'
          : reduced
            ? 'annuities:why.reduced'
            : 'annuities:why.full',
      qty: 1,
      unit: 'tahun',
      unitAmount: amount,
      amount,
      legalRef,
      values: {
        number: patent.applicationNumber,
        year,
        years: protectedYears[patent.fileTyp] ?? 0,
        base: formatRupiah(base),
        claims: patent.claims,
        perClaim: formatRupiah(perClaim),
      },
    })),
  )
}

/** What is asked for each case, as stored with the request. */
export function askedOf(charged: readonly ChargedPatent[]): { applicationId: number; detail: AnnuitiesAsked }[] {
  return charged.map(({ patent, years, total }) => ({
    applicationId: patent.applicationId,
    detail: { FROM_YEAR: years[0]?.year ?? 0, TO_YEAR: years.at(-1)?.year ?? 0, AMOUNT: total },
  }))
}

/** Whole rupiah of all patents. */
export function totalOf(charged: readonly ChargedPatent[]): number {
  return charged.reduce((sum, { total }) => sum + total, 0)
}
