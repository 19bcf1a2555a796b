import type { officePaymentsCalls, PaymentDecision } from '@saki/contracts/officePayments'
import { transact, type Db } from '@saki/db'
import { choicesFor, settlement } from '@saki/domain/billing/paymentTrouble'
import { validUntil } from '@saki/domain/billing/validity'

import { AppError, ConflictError, Invalid, NotFound } from '../../errors.ts'
import type { Asked } from '../../implement.ts'
import { onceOnly } from '../../keptReply.ts'
import type { Services } from '../../services.ts'
import {
  billsToSettle,
  bookJointPayment,
  bookPayment,
  insertDecision,
  isReceiptUsed,
  lockSubmissions,
  type NewDecision,
} from './decide.sql.ts'
import { findException, findFilingByCode, type ExceptionRow, type FilingBeside } from './exceptions.sql.ts'
import { drawCodes } from './fees.ts'
import { findFreeCode, findOpenBill, replaceBill } from './payments.sql.ts'
import { getOwnBill, issueNumber } from './settle.sql.ts'
import { numberFiling, publishSettled, type Settled } from './settleBill.ts'
import { restLine } from './restLine.ts'
import { tellDecision } from './tellDecision.ts'

type Call = (typeof officePaymentsCalls)['officePaymentDecide']

const kept = { ACCEPT: 'accepted', REST: 'rest_asked', REFUND: 'refund_due', IGNORE: 'ignored' } as const

/** What is decided, as everything below needs it. */
interface Deciding {
  choice: PaymentDecision
  row: ExceptionRow
  /** The filings the money is for, open or not. */
  filings: FilingBeside[]
  reason: string
  officerId: number
  now: Date
}

/**
 * An officer's decision about a payment out of order, once and for all, in one transaction: whatever it settles gets its number as any
 * payment's does, with the day the money arrived as filing date. Throws REQUEST_DECIDED when somebody was before, BILL_NOT_OPEN when the
 * filing was paid meanwhile.
 */
export async function officePaymentDecide({ body, session, services, db, key, now }: Asked<Call>) {
  const once = { userId: session.userId, key, call: 'officePaymentDecide', request: body, now }
  if (body.REASON === '') throw new Invalid([{ field: 'REASON', message: 'errors:field.required' }])
  let settled: Settled[] = []
  const reply = await transact(db, (tx) =>
    onceOnly(tx, once, async () => {
      const deciding = await lockedException(tx, body, { officerId: session.userId, now })
      settled = await carryOut(tx, services, deciding)
      return { err: '' as const, PATENT_ID: settled[0]?.patentId ?? null }
    }),
  )
  for (const one of settled) await publishSettled(services, one)
  return reply
}

/** The notice and its filings, locked first and read then: a fresh notice of the treasury waits, or was there before. */
async function lockedException(
  tx: Db,
  body: Asked<Call>['body'],
  by: { officerId: number; now: Date },
): Promise<Deciding> {
  const seen = await findException(tx, body.EVENT_ID)
  if (!seen) throw new NotFound('payment notice', body.EVENT_ID)
  const link = body.SUBMISSION_NBR
  const named = seen.filings.map(({ submissionNbr }) => submissionNbr)
  if (named.length > 0 && link !== undefined && !named.includes(link))
    throw new Invalid([{ field: 'SUBMISSION_NBR', message: 'office:payment.namesOther' }])
  await lockSubmissions(tx, named.length > 0 ? named : link === undefined ? [] : [link])
  const row = await findException(tx, body.EVENT_ID)
  if (!row) throw new NotFound('payment notice', body.EVENT_ID)
  if (row.decision) throw new AppError('REQUEST_DECIDED', body.EVENT_ID)
  const linked = row.filings.length === 0 && link !== undefined ? await findFilingByCode(tx, link) : undefined
  if (row.filings.length === 0 && link !== undefined && !linked)
    throw new Invalid([{ field: 'SUBMISSION_NBR', message: 'office:payment.noFiling' }])
  const filings = linked ? [linked] : row.filings
  if (!choicesFor(row.trouble, row).includes(body.DECISION)) throw new ConflictError('BILL_NOT_OPEN', row.trouble)
  return { choice: body.DECISION, row, filings, reason: body.REASON, ...by }
}

async function carryOut(tx: Db, services: Services, deciding: Deciding): Promise<Settled[]> {
  const { choice, row, filings } = deciding
  const [first] = filings
  const settles = choice === 'ACCEPT' || choice === 'REST'
  if (settles && !first) throw new Invalid([{ field: 'SUBMISSION_NBR', message: 'office:payment.noFiling' }])
  if (settles && !filings.every(({ isOpen }) => isOpen)) throw new ConflictError('BILL_NOT_OPEN', row.billingCode)
  // Of a joint code the whole sum counts, as it was issued.
  const expected = row.isJoint ? (row.expected ?? 0) : (first?.amount ?? 0)
  const { rest, refund } = settlement(row.amount, expected)
  if (choice === 'ACCEPT' && rest > 0) throw new Invalid([{ field: 'DECISION', message: 'office:payment.tooLittle' }])
  if (choice === 'REST' && rest === 0) throw new Invalid([{ field: 'DECISION', message: 'office:payment.enough' }])
  const decision: NewDecision = {
    eventId: row.eventId,
    decision: kept[choice],
    submissionNbr: first?.submissionNbr,
    restAmount: choice === 'REST' ? rest : 0,
    refundAmount: choice === 'REFUND' ? row.amount : choice === 'ACCEPT' ? refund : 0,
    reason: deciding.reason,
    officerId: deciding.officerId,
    now: deciding.now,
  }
  if (!(await insertDecision(tx, decision))) throw new AppError('REQUEST_DECIDED', row.eventId)
  if (choice === 'REST' && first) await billRest(tx, first, rest, deciding.now)
  const settled = choice === 'ACCEPT' ? await settleAll(tx, services, deciding) : []
  if (choice !== 'IGNORE') await tellDecision(tx, services, { ...decision, row, filings, settled })
  return settled
}

/** A code for what is left, valid as any other: to the end of the day, and issued anew for the rest only. */
async function billRest(tx: Db, { submissionNbr }: FilingBeside, rest: number, now: Date): Promise<void> {
  const [bill] = await billsToSettle(tx, [submissionNbr], '')
  const open = bill && (await findOpenBill(tx, bill.applicationId))
  if (!bill || !open) throw new ConflictError('BILL_NOT_OPEN', submissionNbr)
  const billingCode = await findFreeCode(tx, drawCodes(now))
  if (!billingCode) throw new AppError('BUSY', 'no free billing code drawn', { retryAfter: 1 })
  await replaceBill(tx, open.billId, {
    applicationId: bill.applicationId,
    billingCode,
    amount: rest,
    lines: [restLine(rest)],
    issuedAt: now,
    validUntil: validUntil(now),
  })
}

/** Settles every filing the money is for; the numbers come last, in the order in which series are locked. */
async function settleAll(tx: Db, services: Services, { row, filings, now }: Deciding): Promise<Settled[]> {
  const { ntpn, ntb, paidAt, billingCode } = row
  if (await isReceiptUsed(tx, ntpn)) throw new AppError('REQUEST_DECIDED', `${ntpn} settled something`)
  const bills = await billsToSettle(
    tx,
    filings.map(({ submissionNbr }) => submissionNbr),
    billingCode,
  )
  if (bills.length !== filings.length) throw new ConflictError('BILL_NOT_OPEN', billingCode)
  const booked = { ntpn, ntb, paidAt, now }
  if (row.isJoint) await bookJointPayment(tx, billingCode, booked)
  for (const bill of bills) await bookPayment(tx, bill, booked, row.isJoint ? billingCode : undefined)
  const settled: Settled[] = []
  for (const { billId, submittedAt } of bills) {
    // The money may be older than the code it is booked on, never older than the filing.
    const own = { ...(await getOwnBill(tx, billId)), issuedAt: submittedAt }
    const { settling, issued } = await numberFiling(tx, services, own, paidAt, now, issueNumber)
    settled.push({ ...settling, patentId: issued })
  }
  return settled
}
