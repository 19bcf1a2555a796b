import type { annuitiesCalls, HeldAnnuity } from '@saki/contracts/annuities'
import { AnnuityHeldWhy } from '@saki/contracts/annuities'

import type { HandlerInput } from '../../implement.ts'
import { countHeld, listHeld, type HeldCase } from '../requests/heldAnnuities.sql.ts'
import { accountOf } from '../upkeep/accounts.ts'
import { listGranted, type GrantedCase } from '../upkeep/grantedPatents.sql.ts'

/** One page of held annuities, with the years that could be recorded as of the day of payment. */
export async function listHeldAnnuities({ query, db }: HandlerInput<(typeof annuitiesCalls)['officeAnnuitiesHeld']>) {
  const { page, size, q } = query
  const rows = await listHeld(db, q, { limit: size, offset: (page - 1) * size })
  const numbers = rows.map(({ applicationNumber }) => applicationNumber)
  const patents = new Map((await listGranted(db, { numbers })).map((patent) => [patent.applicationId, patent]))
  return {
    data: rows.map((row) => heldRow(row, patents.get(row.applicationId))),
    total: await countHeld(db, q),
    page,
    size,
  }
}

function heldRow(row: HeldCase, patent: GrantedCase | undefined): HeldAnnuity {
  const account = patent && accountOf(patent, row.receivedOn)
  return {
    SUBMISSION_NBR: row.submissionNbr,
    PATENT_ID: row.applicationNumber,
    TITLE: row.title,
    PAYER_NAME: row.payerName,
    ...row.detail,
    PAID_DATE: row.receivedOn,
    NTPN: row.ntpn,
    HELD_WHY: AnnuityHeldWhy.parse(row.heldWhy),
    PAID_TO: account?.paidTo ?? 0,
    LEAST_YEAR: account && !account.closed ? (account.leastTo ?? null) : null,
    LAST_YEAR: account?.lastYear ?? row.detail.TO_YEAR,
  }
}
