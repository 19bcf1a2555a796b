import type { Db } from '@saki/db'
import { validUntil } from '@saki/domain/billing/validity'
import { legalDateOf, yearOf } from '@saki/domain/dates/legalDate'

import { AppError, ConflictError, NotFound } from '../../errors.ts'
import { annuityLines, askedOf, chargeAnnuities, totalOf, type AnnuityWish } from '../payments/chargeAnnuities.ts'
import { drawCodes } from '../payments/fees.ts'
import { findFreeCode } from '../payments/payments.sql.ts'
import { insertRequestBill } from '../payments/requestBills.sql.ts'
import { insertRequest, type NewRequest } from './annuities.sql.ts'
import { applicationNumberOf } from './quoteAnnuities.ts'

/** Code of an order of annuities (USERDOC_TYP). */
export const ANNUITY_KIND = 'BT'

/** Parses the numbers of an order. Throws NotFound for one that is no application number. */
export function wishesOf(patents: readonly { PATENT_ID: string; TO_YEAR: number }[]): AnnuityWish[] {
  return patents.map(({ PATENT_ID, TO_YEAR }) => {
    const applicationNumber = applicationNumberOf(PATENT_ID)
    if (applicationNumber === undefined) throw new NotFound('patent', PATENT_ID)
    return { applicationNumber, toYear: TO_YEAR }
  })
}

/**
 * Orders annuities with one billing code, valid to the end of the day (Jakarta), in the caller's transaction. Throws as `chargeAnnuities`,
 * AMOUNT_CHANGED when the total is not the one the payer saw, BUSY when no free code was drawn.
 */
export async function orderAnnuities(
  tx: Db,
  ownerId: number,
  { wishes, total, most, now }: { wishes: readonly AnnuityWish[]; total: number; most: number; now: Date },
) {
  const charged = await chargeAnnuities(tx, wishes, legalDateOf(now), most)
  const amount = totalOf(charged)
  if (amount !== total)
    throw new ConflictError('AMOUNT_CHANGED', `${total} seen, ${amount} due`, { TOTAL_AMOUNT: amount })
  const billingCode = await findFreeCode(tx, drawCodes(now))
  if (!billingCode) throw new AppError('BUSY', 'no unused billing code found', { retryAfter: 1 })
  const request: NewRequest = {
    kind: ANNUITY_KIND,
    ownerId,
    year: yearOf(legalDateOf(now)),
    now,
    cases: askedOf(charged),
  }
  const { requestId, submissionNbr } = await insertRequest(tx, request)
  const until = validUntil(now)
  await insertRequestBill(tx, {
    requestId,
    billingCode,
    amount,
    lines: annuityLines(charged),
    issuedAt: now,
    validUntil: until,
    replaces: null,
  })
  return { submissionNbr, billingCode, validUntil: until, amount }
}
