import type { Db } from '@saki/db'
import { annuityBill } from '@saki/domain/annuities/bill'
import type { LegalDate } from '@saki/domain/dates/legalDate'

import { annuityTariffs } from './annuityTariffs.sql.ts'
import { accountOf } from './accounts.ts'
import { listGranted } from './grantedPatents.sql.ts'

/** The least that can be paid for a patent now: the years of the first payment, else the next year. */
export interface NextAnnuities {
  fromYear: number
  toYear: number
  claims: number
  /** Whole rupiah with the surcharge; undefined while no tariff is in force. */
  amount: number | undefined
  surcharge: number
}

/** The annuities of a case to pay next, by the tariff of `day`. Undefined for a case without annuities and for one where nothing can be paid. */
export async function findNextAnnuities(
  db: Db,
  applicationId: number,
  day: LegalDate,
): Promise<NextAnnuities | undefined> {
  const [patent] = await listGranted(db, { applicationId })
  if (!patent) return undefined
  const account = accountOf(patent, day)
  if (account.closed || account.leastTo === undefined) return undefined
  const bill = annuityBill(account, account.leastTo, patent, await annuityTariffs(db), day)
  return {
    fromYear: account.paidTo + 1,
    toYear: account.leastTo,
    claims: patent.claims,
    amount: bill.ok ? bill.total : undefined,
    surcharge: bill.ok ? bill.years.reduce((sum, { surcharge }) => sum + surcharge, 0) : 0,
  }
}
