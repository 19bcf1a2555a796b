import type { Db } from '@saki/db'
import { validUntil } from '@saki/domain/billing/validity'
import { legalDateOf, startOfDay } from '@saki/domain/dates/legalDate'

import { AppError, ConflictError, NotFound } from '../../errors.ts'
import { drawJointCodes } from './fees.ts'
import { countJoints, findSameJoint, insertJoint, lockFilings } from './joint.sql.ts'
import { findOpenBill } from './payments.sql.ts'
import { lockRequest } from '../requests/request.sql.ts'
import { regenerateBilling } from './regenerateBilling.ts'
import { regenerateRequest } from './regenerateRequest.ts'
import { findOpenRequestBill } from './requestBills.sql.ts'

/** Joint codes of one payer per day (Jakarta). A day has 100,000 joint codes; each takes up to 50 filings. */
const CODES_A_DAY = 100

export interface CombinedBills {
  err: ''
  BILLING_CODE: string
  BILLING_EXPIRES_AT: string
  TOTAL_AMOUNT: number
  SUBMISSION_NBRS: string[]
}

/**
 * Issues one code for the bills of several unpaid filings and requests of one payer. Expired bills are renewed first, so that the joint code has
 * today's amount; a valid code over the same bills is returned again. The single codes stay valid; paying one makes the joint code
 * void. Throws NotFound when a filing or request is not the payer's, BILL_NOT_OPEN when one has nothing left to pay, TOO_MANY after 100 codes a
 * day, BUSY when no free code was drawn.
 */
export async function combineBills(
  tx: Db,
  ownerId: number,
  submissionNbrs: readonly string[],
  now: Date,
): Promise<CombinedBills> {
  const wanted = [...new Set(submissionNbrs)]
  const filings = await lockFilings(tx, ownerId, wanted)
  const ofFilings = new Set(filings.map(({ submissionNbr }) => submissionNbr))
  const billIds: number[] = []
  let total = 0
  for (const { applicationId, submissionNbr } of filings) {
    await regenerateBilling(tx, ownerId, submissionNbr, now)
    const bill = await findOpenBill(tx, applicationId)
    if (!bill) throw new Error(`no open bill of ${submissionNbr}`)
    billIds.push(bill.billId)
    total += bill.amount
  }
  const ofRequests = wanted.filter((nbr) => !ofFilings.has(nbr)).toSorted()
  for (const submissionNbr of ofRequests) {
    const bill = await openBillOfRequest(tx, ownerId, submissionNbr, now)
    billIds.push(bill.billId)
    total += bill.amount
  }
  if (total === 0) throw new ConflictError('BILL_NOT_OPEN', wanted.join(' '))
  const joint = (await findSameJoint(tx, billIds, now)) ?? (await issueJoint(tx, ownerId, billIds, now))
  return {
    err: '',
    BILLING_CODE: joint.billingCode,
    BILLING_EXPIRES_AT: joint.validUntil.toISOString(),
    TOTAL_AMOUNT: joint.amount,
    SUBMISSION_NBRS: [...ofFilings, ...ofRequests],
  }
}

/** The open bill of a person's request, renewed when it has expired. Throws NotFound for another's. */
async function openBillOfRequest(tx: Db, ownerId: number, submissionNbr: string, now: Date) {
  if (!(await regenerateRequest(tx, ownerId, submissionNbr, now))) throw new NotFound('filing', submissionNbr)
  const request = await lockRequest(tx, { submissionNbr })
  const bill = request && (await findOpenRequestBill(tx, request.requestId))
  if (!bill) throw new Error(`no open bill of ${submissionNbr}`)
  return bill
}

async function issueJoint(tx: Db, ownerId: number, billIds: number[], now: Date) {
  const day = startOfDay(legalDateOf(now))
  const until = validUntil(now)
  if ((await countJoints(tx, ownerId, day)) >= CODES_A_DAY) {
    const retryAfter = Math.ceil((until.getTime() - now.getTime()) / 1000) + 1
    throw new AppError('TOO_MANY', `joint codes of user ${ownerId} today`, { retryAfter })
  }
  const codes = drawJointCodes(now)
  const joint = await insertJoint(tx, { ownerId, codes, billIds, issuedAt: now, validUntil: until })
  if (!joint) throw new AppError('BUSY', 'no unused joint code found', { retryAfter: 1 })
  return { ...joint, validUntil: until }
}
