import type { annuitiesCalls, AnnuityStatus } from '@saki/contracts/annuities'
import type { ReplyInput } from '@saki/contracts'
import type { Db } from '@saki/db'
import { firstCovered } from '@saki/domain/annuities/schedule'
import { legalDateOf } from '@saki/domain/dates/legalDate'

import { annuityTariffs } from '../upkeep/annuityTariffs.sql.ts'
import { accountOf } from '../upkeep/accounts.ts'
import { listGranted, type GrantedCase } from '../upkeep/grantedPatents.sql.ts'
import { billedYears } from './annuities.sql.ts'
import { yearRows } from './quoteAnnuities.ts'

type YearRow = ReplyInput<(typeof annuitiesCalls)['getPatentDetailAnnuities']>[number]
type CaseYear = YearRow & { UNBILLED: AnnuityStatus }

/** The annuities of a granted case with who paid them; empty before the grant and for rights without annuities. */
export async function caseYears(db: Db, applicationId: number, now: Date): Promise<CaseYear[]> {
  const [patent] = await listGranted(db, { applicationId })
  if (!patent) return []
  const today = legalDateOf(now)
  const account = accountOf(patent, today)
  const billed = await billedYears(db, applicationId, now)
  const payers = payersByYear(patent)
  return yearRows(patent, account, await annuityTariffs(db), today).map(({ YEAR, STATUS, ...row }) => ({
    ...row,
    ANNUITY_NBR: YEAR,
    CLAIM_COUNT: patent.claims,
    AMOUNT_OUTSTANDING: row.AMOUNT,
    STATUS:
      STATUS !== 'PAID' && billed.some(({ from, to }) => from <= YEAR && YEAR <= to) ? ('BILLED' as const) : STATUS,
    /** STATUS without the bill. */
    UNBILLED: STATUS,
    PAID_DATE: payers.get(YEAR)?.day ?? null,
    PAYER_NAME: payers.get(YEAR)?.payer ?? null,
  }))
}

/** A year as anybody may see it. */
export function publicYear({ UNBILLED, ...year }: CaseYear): CaseYear {
  return { ...year, UNBILLED, STATUS: UNBILLED, PAYER_NAME: null }
}

/** The payment that paid each year. */
function payersByYear(patent: GrantedCase): Map<number, { day: string; payer: string | null }> {
  const paid = new Map<number, { day: string; payer: string | null }>()
  let from = 1
  for (const { kind, paidTo, day, payer } of patent.payments) {
    const to = paidTo ?? (kind === 'first' ? firstCovered(patent) : from)
    for (let year = from; year <= to; year += 1) paid.set(year, { day, payer: payer || null })
    from = Math.max(from, to + 1)
  }
  return paid
}
