import type { Db } from '@saki/db'
import { validUntil } from '@saki/domain/billing/validity'

import { AppError, NotFound } from '../../errors.ts'
import { drawJointCodes } from './fees.ts'
import { insertJoint, lockFilings } from './joint.sql.ts'
import { findOpenBill } from './payments.sql.ts'
import { regenerateBilling } from './regenerateBilling.ts'

export interface Combined {
  err: ''
  BILLING_CODE: string
  BILLING_EXPIRES_AT: string
  TOTAL_AMOUNT: number
  SUBMISSION_NBRS: string[]
}

/**
 * One code for the bills of several unpaid filings of one payer. Lapsed bills are issued anew first, so that the joint code is worth
 * what its parts are worth today. The parts' own codes stay; whoever pays one of them makes the joint code void. Throws NotFound when
 * one of them is not the payer's, Conflict when one has nothing left to pay.
 */
export async function combineBills(
  tx: Db,
  ownerId: number,
  submissionNbrs: readonly string[],
  now: Date,
): Promise<Combined> {
  const wanted = [...new Set(submissionNbrs)]
  const filings = await lockFilings(tx, ownerId, wanted)
  const missing = wanted.find((nbr) => !filings.some(({ submissionNbr }) => submissionNbr === nbr))
  if (missing !== undefined) throw new NotFound('filing', missing)
  const billIds: number[] = []
  for (const { applicationId, submissionNbr } of filings) {
    await regenerateBilling(tx, ownerId, submissionNbr, now)
    const bill = await findOpenBill(tx, applicationId)
    if (!bill) throw new Error(`no open bill of ${submissionNbr}`)
    billIds.push(bill.billId)
  }
  const until = validUntil(now)
  const joint = await insertJoint(tx, {
    ownerId,
    codes: drawJointCodes(now),
    billIds,
    issuedAt: now,
    validUntil: until,
  })
  if (!joint) throw new AppError('BUSY', 'no free joint code drawn', { retryAfter: 1 })
  return {
    err: '',
    BILLING_CODE: joint.billingCode,
    BILLING_EXPIRES_AT: until.toISOString(),
    TOTAL_AMOUNT: joint.amount,
    SUBMISSION_NBRS: filings.map(({ submissionNbr }) => submissionNbr),
  }
}
