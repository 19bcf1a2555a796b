import type { officePaymentsCalls, PaymentDecision } from '@saki/contracts/officePayments'
import { transact, type Db } from '@saki/db'
import { choicesFor, settlement } from '@saki/domain/billing/paymentTrouble'
import { validUntil } from '@saki/domain/billing/validity'

import { AppError, ConflictError, Invalid, NotFound } from '../../errors.ts'
import type { HandlerInput } from '../../implement.ts'
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
import { findException, findFilingByCode, type ExceptionRow, type NoticeFiling } from './exceptions.sql.ts'
import { publishReceived, receiveRequest } from '../requests/receiveRequest.ts'
import type { ReceivedRequest } from '../requests/received.ts'
import { lockRequest } from '../requests/request.sql.ts'
import { drawCodes } from './fees.ts'
import { findFreeCode, findOpenBill, replaceBill } from './payments.sql.ts'
import { billToSettle, bookRequestPayment } from './requestBills.sql.ts'
import { getOwnBill, issueNumber } from './settle.sql.ts'
import { numberFiling, type SettledFiling } from './numberFiling.ts'
import { publishSettled } from './publishSettled.ts'
import { restLine } from './restLine.ts'
import { mailDecision } from './mailDecision.ts'

type Call = (typeof officePaymentsCalls)['officePaymentDecide']

const decisionOfChoice = { ACCEPT: 'accepted', REST: 'rest_asked', REFUND: 'refund_due', IGNORE: 'ignored' } as const

/** A decision with its locked notice and filings. */
interface DecisionContext {
  choice: PaymentDecision
  row: ExceptionRow
  /** The filings that were paid, open or not. */
  filings: NoticeFiling[]
  reason: string
  officerId: number
  now: Date
}

/**
 * Stores an officer's final decision about an irregular payment, in one transaction. Filings it settles get their numbers, with the
 * day of payment (Jakarta) as filing date. Throws NotFound, Invalid, REQUEST_DECIDED when it was decided before or its NTPN was used,
 * BILL_NOT_OPEN when this decision is not possible for the payment, for instance because the filing was paid meanwhile, BUSY when no
 * free code was drawn.
 */
export async function officePaymentDecide({ body, session, services, db, key, now }: HandlerInput<Call>) {
  const once = { userId: session.userId, key, call: 'officePaymentDecide', request: body, now }
  if (body.REASON === '') throw new Invalid([{ field: 'REASON', message: 'errors:field.required' }])
  let settled: SettledFiling[] = []
  let received: ReceivedRequest[] = []
  const reply = await transact(db, (tx) =>
    onceOnly(tx, once, async () => {
      const context = await lockedException(tx, body, { officerId: session.userId, now })
      ;({ settled, received } = await carryOut(tx, services, context))
      return { err: '' as const, PATENT_ID: settled[0]?.applicationNumber ?? null }
    }),
  )
  for (const one of settled) await publishSettled(services, one)
  for (const one of received) await publishReceived(services, one)
  return reply
}

/** The notice and its filings, read again after the filings were locked, because a new notice may have changed them meanwhile. */
async function lockedException(
  tx: Db,
  body: HandlerInput<Call>['body'],
  by: { officerId: number; now: Date },
): Promise<DecisionContext> {
  const seen = await findException(tx, body.EVENT_ID)
  if (!seen) throw new NotFound('payment notice', body.EVENT_ID)
  const link = body.SUBMISSION_NBR
  const named = seen.filings.map(({ submissionNbr }) => submissionNbr)
  if (named.length > 0 && link !== undefined && !named.includes(link))
    throw new Invalid([{ field: 'SUBMISSION_NBR', message: 'office:payment.namesOther' }])
  await lockSubmissions(tx, named.length > 0 ? named : link === undefined ? [] : [link])
  for (const { submissionNbr } of seen.filings.filter(isOfRequest)) await lockRequest(tx, { submissionNbr })
  const row = await findException(tx, body.EVENT_ID)
  if (!row) throw new NotFound('payment notice', body.EVENT_ID)
  if (row.decision) throw new AppError('REQUEST_DECIDED', body.EVENT_ID)
  const linked = row.filings.length === 0 && link !== undefined ? await findFilingByCode(tx, link) : undefined
  if (row.filings.length === 0 && link !== undefined && !linked)
    throw new Invalid([{ field: 'SUBMISSION_NBR', message: 'office:payment.noFiling' }])
  const filings = linked ? [linked] : row.filings
  if (!decisionsFor(row).includes(body.DECISION)) throw new ConflictError('BILL_NOT_OPEN', row.trouble)
  return { choice: body.DECISION, row, filings, reason: body.REASON, ...by }
}

/** What an officer may decide; the rest of a short payment of a request is not asked for, because its fees change with the day. */
export function decisionsFor(row: Pick<ExceptionRow, 'trouble' | 'isJoint' | 'isRequest'>): PaymentDecision[] {
  return choicesFor(row.trouble, { isJoint: row.isJoint || row.isRequest })
}

/** What a decision settled. */
interface Carried {
  settled: SettledFiling[]
  received: ReceivedRequest[]
}

const nothing: Carried = { settled: [], received: [] }
const isOfRequest = ({ request }: NoticeFiling) => request !== undefined

async function carryOut(tx: Db, services: Services, context: DecisionContext): Promise<Carried> {
  const { choice, row, filings } = context
  const [first] = filings
  const settles = choice === 'ACCEPT' || choice === 'REST'
  if (settles && !first) throw new Invalid([{ field: 'SUBMISSION_NBR', message: 'office:payment.noFiling' }])
  if (settles && !filings.every(({ isOpen }) => isOpen)) throw new ConflictError('BILL_NOT_OPEN', row.billingCode)
  // For a joint code, the amount of the whole code is expected.
  const expected = row.isJoint ? (row.expected ?? 0) : (first?.amount ?? 0)
  const { rest, refund } = settlement(row.amount, expected)
  if (choice === 'ACCEPT' && rest > 0) throw new Invalid([{ field: 'DECISION', message: 'office:payment.tooLittle' }])
  if (choice === 'REST' && rest === 0) throw new Invalid([{ field: 'DECISION', message: 'office:payment.enough' }])
  const decision: NewDecision = {
    eventId: row.eventId,
    decision: decisionOfChoice[choice],
    trouble: row.trouble,
    submissionNbr: first?.submissionNbr,
    restAmount: choice === 'REST' ? rest : 0,
    refundAmount: choice === 'REFUND' ? row.amount : choice === 'ACCEPT' ? refund : 0,
    reason: context.reason,
    officerId: context.officerId,
    now: context.now,
  }
  if (!(await insertDecision(tx, decision))) throw new AppError('REQUEST_DECIDED', row.eventId)
  if (choice === 'REST' && first) await billRest(tx, first, rest, context.now)
  const carried = choice === 'ACCEPT' ? await settleAll(tx, services, context) : nothing
  if (choice !== 'IGNORE') await mailDecision(tx, services, { ...decision, row, filings, settled: carried.settled })
  return carried
}

/** Issues a code for the remaining amount, valid to the end of the day (Jakarta). */
async function billRest(tx: Db, { submissionNbr }: NoticeFiling, rest: number, now: Date): Promise<void> {
  const [bill] = await billsToSettle(tx, [submissionNbr], '')
  const open = bill && (await findOpenBill(tx, bill.applicationId))
  if (!bill || !open) throw new ConflictError('BILL_NOT_OPEN', submissionNbr)
  const billingCode = await findFreeCode(tx, drawCodes(now))
  if (!billingCode) throw new AppError('BUSY', 'no unused billing code found', { retryAfter: 1 })
  await replaceBill(tx, open.billId, {
    applicationId: bill.applicationId,
    billingCode,
    amount: rest,
    lines: [restLine(rest)],
    issuedAt: now,
    validUntil: validUntil(now),
  })
}

/** Settles every paid filing and request. Numbers are issued last, in the order in which series are locked. */
async function settleAll(tx: Db, services: Services, { row, filings, now }: DecisionContext): Promise<Carried> {
  const { ntpn, ntb, paidAt, billingCode } = row
  if (await isReceiptUsed(tx, ntpn)) throw new AppError('REQUEST_DECIDED', `NTPN ${ntpn} already settled a bill`)
  const numbersOf = (some: readonly NoticeFiling[]) => some.map(({ submissionNbr }) => submissionNbr)
  const ofFilings = filings.filter((one) => !isOfRequest(one))
  const bills = await billsToSettle(tx, numbersOf(ofFilings), billingCode)
  if (bills.length !== ofFilings.length) throw new ConflictError('BILL_NOT_OPEN', billingCode)
  const booked = { ntpn, ntb, paidAt, now }
  const jointCode = row.isJoint ? billingCode : undefined
  if (row.isJoint) await bookJointPayment(tx, billingCode, booked)
  for (const bill of bills) await bookPayment(tx, bill, booked, jointCode)
  const received: ReceivedRequest[] = []
  for (const submissionNbr of numbersOf(filings.filter(isOfRequest))) {
    const request = await lockRequest(tx, { submissionNbr })
    const bill = request?.receivedOn === null ? await billToSettle(tx, request.requestId, billingCode) : undefined
    if (!request || !bill) throw new ConflictError('BILL_NOT_OPEN', billingCode)
    await bookRequestPayment(tx, { ...request, ...bill }, booked, jointCode)
    received.push(await receiveRequest(tx, services, request, { ntpn, paidAt, now }))
  }
  const settled: SettledFiling[] = []
  for (const { billId, submittedAt } of bills) {
    // The payment may be older than the bill's code, so the filing date is limited by the submission instead.
    const own = { ...(await getOwnBill(tx, billId)), issuedAt: submittedAt }
    const { settling, issued } = await numberFiling(tx, services, own, paidAt, now, issueNumber)
    settled.push({ ...settling, applicationNumber: issued })
  }
  return { settled, received }
}
