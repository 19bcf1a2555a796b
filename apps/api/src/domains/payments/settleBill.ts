import { transact, type Db } from '@saki/db'

import { AppError } from '../../errors.ts'
import type { Services } from '../../services.ts'
import type { ReceivedRequest } from '../requests/received.ts'
import { publishReceived, receiveRequest } from '../requests/receiveRequest.ts'
import { lockRequest } from '../requests/request.sql.ts'
import { lockJoint, markJointPaid, type LockedJoint } from './joint.sql.ts'
import { judgeNotice, type Notice, type NoticeOutcome } from './judgeNotice.ts'
import { mailTrouble } from './mailTrouble.ts'
import { numberFiling, type IssueFilingNumber, type SettledFiling, type Settling } from './numberFiling.ts'
import { publishNumbered, publishSettled } from './publishSettled.ts'
import {
  findNotice,
  getOwnBill,
  insertNotice,
  issueNumber,
  issueNumberAndCommit,
  lockBill,
  markPaid,
} from './settle.sql.ts'
import { settleRequestNotice, type RequestNotice } from './settleRequest.ts'
import { isUniqueViolation } from './uniqueViolation.ts'

/** `jointly`: the settlements of one payment of several bills. `received`: the paid requests. */
type HandledNotice<S> = {
  outcome: NoticeOutcome
  settled?: S
  jointly?: SettledFiling[]
  received?: ReceivedRequest[]
}

/** A bill changed between reading and writing; the transaction is rolled back and tried again. */
class Outdated extends Error {}
const TRIES = 5

/**
 * Handles a payment notice of the treasury in one transaction. Idempotent per event id: repeats return the same outcome. Rows are locked
 * in this order everywhere: draft, application, bill, process, number series. Throws KEY_REUSED when an event id has other contents.
 */
export async function handlePaymentNotice(services: Services, notice: Notice, now: Date): Promise<NoticeOutcome> {
  for (let attempt = 1; ; attempt++) {
    try {
      const handled = await transact(services.db, (tx) => handleNotice(tx, services, notice, now, issueNumberAndCommit))
      // The events are published without waiting, so that the treasury gets its reply at once.
      if (handled.settled) void publishNumbered(services, handled.settled.settling)
      for (const settled of handled.jointly ?? []) void publishSettled(services, settled)
      for (const request of handled.received ?? []) void publishReceived(services, request)
      return handled.outcome
    } catch (error) {
      if (!(error instanceof Outdated || isUniqueViolation(error)) || attempt === TRIES) throw error
    }
  }
}

/** Handles a notice of a single code in the caller's transaction, which must be rolled back when this throws. The caller publishes the events. */
export async function settleNotice(
  tx: Db,
  services: Services,
  notice: Notice,
  now: Date,
): Promise<HandledNotice<SettledFiling>> {
  const { outcome, settled } = await handleNotice(tx, services, notice, now, issueNumber)
  return settled ? { outcome, settled: { ...settled.settling, applicationNumber: settled.issued } } : { outcome }
}

async function handleNotice<R>(
  tx: Db,
  services: Services,
  notice: Notice,
  now: Date,
  issue: IssueFilingNumber<R>,
): Promise<HandledNotice<{ settling: Settling; issued: R }>> {
  const bill = await lockBill(tx, notice.billingCode, notice.ntpn)
  const joint = bill ? undefined : await lockJoint(tx, notice.billingCode, notice.ntpn)
  if (joint) return handleJointNotice(tx, services, joint, notice, now)
  const request = bill ? undefined : await settleRequestNotice(tx, services, notice, now)
  if (request) return handledRequest(tx, services, request, notice, now)
  const outcome = judgeNotice(notice, bill, now)
  if (!bill || outcome !== 'settled') return storeNotice(tx, services, notice, outcome, now)
  const marked = await markPaid(tx, bill, notice, now)
  if (marked === 'outdated') throw new Outdated()
  if (marked === 'known') return { outcome: await knownOutcome(tx, notice) }
  return { outcome, settled: await numberFiling(tx, services, bill, notice.paidAt, now, issue) }
}

/** Handles a notice of a joint code: settles all of its bills or none. Numbers are issued last. */
async function handleJointNotice(
  tx: Db,
  services: Services,
  joint: LockedJoint,
  notice: Notice,
  now: Date,
): Promise<{ outcome: NoticeOutcome; jointly?: SettledFiling[]; received?: ReceivedRequest[] }> {
  const outcome = judgeNotice(notice, { ...joint, reopened: !joint.whole, otherPaid: false }, now)
  if (outcome !== 'settled') return storeNotice(tx, services, notice, outcome, now)
  const marked = await markJointPaid(tx, joint, notice, now)
  if (marked === 'outdated') throw new Outdated()
  if (marked === 'known') return { outcome: await knownOutcome(tx, notice) }
  const received: ReceivedRequest[] = []
  for (const { submissionNbr } of joint.requests) {
    const request = await lockRequest(tx, { submissionNbr })
    if (!request) throw new Error(`no request ${submissionNbr}`)
    received.push(await receiveRequest(tx, services, request, { ...notice, now }))
  }
  const jointly: SettledFiling[] = []
  for (const billId of joint.billIds) {
    const { settling, issued } = await numberFiling(
      tx,
      services,
      await getOwnBill(tx, billId),
      notice.paidAt,
      now,
      issueNumber,
    )
    jointly.push({ ...settling, applicationNumber: issued })
  }
  return { outcome, jointly, received }
}

async function handledRequest(
  tx: Db,
  services: Services,
  request: RequestNotice,
  notice: Notice,
  now: Date,
): Promise<{ outcome: NoticeOutcome; received?: ReceivedRequest[] }> {
  if (request.is === 'outdated') throw new Outdated()
  if (request.is === 'known') return { outcome: await knownOutcome(tx, notice) }
  if (request.is === 'judged') return storeNotice(tx, services, notice, request.outcome, now)
  return { outcome: 'settled', received: [request.received] }
}

/** Stores a notice that settles nothing, and tells the payer at once. */
async function storeNotice(
  tx: Db,
  services: Services,
  notice: Notice,
  outcome: NoticeOutcome,
  now: Date,
): Promise<{ outcome: NoticeOutcome }> {
  if (!(await insertNotice(tx, notice, outcome, now))) return { outcome: await knownOutcome(tx, notice) }
  await mailTrouble(tx, services, notice, outcome, now)
  return { outcome }
}

async function knownOutcome(tx: Db, notice: Notice): Promise<NoticeOutcome> {
  const kept = await findNotice(tx, notice)
  if (!kept) throw new Outdated()
  if (!kept.same) throw new AppError('KEY_REUSED', 'EVENT_ID was used before with other contents')
  return kept.outcome
}
