import { createHash, randomUUID } from 'node:crypto'

import { rightOf } from '@saki/catalogue'
import type { Db } from '@saki/db'
import { transact } from '@saki/db'
import { legalDateOf } from '@saki/domain/dates/legalDate'
import { numberWidth } from '@saki/domain/ids/applicationNumber'
import { formatRupiah } from '@saki/domain/money/rupiah'
import { say } from '@saki/texts/say'

import { AppError } from '../../errors.ts'
import { INSTANT_MARK, NUMBER_MARK } from '../../numberMarks.ts'
import type { SakiEvent } from '../../ports/events.ts'
import type { Services } from '../../services.ts'
import { publishReceived, receiveRequest } from '../requests/receiveRequest.ts'
import type { ReceivedRequest } from '../requests/received.ts'
import { lockRequest } from '../requests/request.sql.ts'
import { openProcess, type ProcessKey } from '../workflow/recordAction.ts'
import { actIn } from '../workflow/takeAction.ts'
import { flowOfKind } from './filingKind.ts'
import { lockJoint, markJointPaid, type LockedJoint } from './joint.sql.ts'
import { mailTrouble } from './mailTrouble.ts'
import { judgeNotice, type Notice, type NoticeOutcome } from './judgeNotice.ts'
import { settleRequestNotice, type RequestNotice } from './settleRequest.ts'
import { isUniqueViolation } from './uniqueViolation.ts'
import {
  findNotice,
  getOwnBill,
  getNumber,
  insertNotice,
  issueNumber,
  issueNumberAndCommit,
  setLawCode,
  lockBill,
  markFree,
  markPaid,
  type LockedBill,
  type Numbering,
} from './settle.sql.ts'

/** The result of a settlement; its events are published after the commit. */
export interface SettledFiling {
  ownerId: number
  applicationNumber: string
  submissionNbr: string
  process: ProcessKey
  actionNbr: number
  state: string
  isNotified: boolean
}

/** A settlement without its number, which may be issued together with the commit. */
type Settling = Omit<SettledFiling, 'applicationNumber'> & { applicationId: number }
type Issue<R> = (tx: Db, numbering: Numbering) => Promise<R>
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
  issue: Issue<R>,
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

/** Settles a bill of zero rupiah in the transaction that issued it. */
export async function settleFree(tx: Db, services: Services, billId: number, now: Date): Promise<SettledFiling> {
  await markFree(tx, billId, now)
  const { settling, issued } = await numberFiling(tx, services, await getOwnBill(tx, billId), now, now, issueNumber)
  return { ...settling, applicationNumber: issued }
}

/** Opens the process of a paid filing, takes its first actions, queues receipt and mail, and issues the number last (ADR 4). */
export async function numberFiling<R>(
  tx: Db,
  services: Services,
  bill: LockedBill,
  paidAt: Date,
  now: Date,
  issue: Issue<R>,
): Promise<{ settling: Settling; issued: R }> {
  const filingDate = filingDateOf(paidAt, bill.issuedAt, now)
  const { flowId, flowVersion, lawCode, isOfToday, paidAction } = flowOfKind(bill.applTyp, filingDate)
  const { applicationId, ownerId, submissionNbr } = bill
  if (!isOfToday) await setLawCode(tx, applicationId, lawCode)
  const process = await openProcess(tx, { applicationId, flowId, flowVersion, now })
  const mail = mailOf(bill, filingDate)
  const paid = { role: 'system', actorId: null, actionDate: filingDate, now } as const
  // The mail with the number instead of the action's own; the statement that issues the number writes its text.
  const acted = await actIn(tx, services, process, { ...paid, action: paidAction }, () =>
    services.jobs.enqueueAll(tx, [
      { name: 'make_receipt', payload: { applicationId } },
      ...(rightOf(bill.applTyp).patent ? [{ name: 'read_claims' as const, payload: { applicationId } }] : []),
      { name: 'send_mail', payload: { mailId: mail.mailId } },
    ]),
  )
  for (const action of bill.filedActions)
    await actIn(tx, services, process, { ...paid, action, role: 'applicant', actorId: ownerId })
  const width = numberWidth(bill.fileTyp)
  if (width === undefined) throw new Error(`no number width for file type ${bill.fileTyp}`)
  const issued = await issue(tx, { bill, filingDate, width, now, entry: logEntry(bill, filingDate), mail })
  const { actionNbr, state, addresseeId } = acted
  return {
    settling: { applicationId, ownerId, submissionNbr, process, actionNbr, state, isNotified: addresseeId !== null },
    issued,
  }
}

/** The day (Jakarta) of payment, limited to the time between the filing (`issuedAt`) and the notice (`now`), because clocks may differ. */
export function filingDateOf(paidAt: Date, issuedAt: Date, now: Date): string {
  const instant = Math.min(Math.max(paidAt.getTime(), issuedAt.getTime()), Math.max(now.getTime(), issuedAt.getTime()))
  return legalDateOf(new Date(instant))
}

/** Log entry as canonical JSON (RFC 8785: sorted keys, no blanks), without personal data. */
function logEntry(bill: LockedBill, filingDate: string): string {
  const keyHash = createHash('sha256').update(bill.idempotencyKey).digest('hex')
  return JSON.stringify({
    documents: bill.documents,
    keyHash,
    legalDate: filingDate,
    number: NUMBER_MARK,
    receivedAt: INSTANT_MARK,
    type: bill.fileTyp,
    v: 1,
  })
}

function mailOf(bill: LockedBill, filingDate: string) {
  const values = {
    name: bill.fullName,
    title: bill.title,
    number: NUMBER_MARK,
    submission: bill.submissionNbr,
    date: filingDate,
    amount: formatRupiah(bill.amount),
  }
  return {
    mailId: randomUUID(),
    kind: 'filing_numbered',
    subject: say(bill.locale, 'payments:mail.numbered.subject', values),
    body: say(bill.locale, 'payments:mail.numbered.body', values),
  }
}

async function publishNumbered(services: Services, settling: Settling): Promise<void> {
  try {
    await publishSettled(services, {
      ...settling,
      applicationNumber: await getNumber(services.db, settling.applicationId),
    })
  } catch (error) {
    services.log.warn({ err: error }, 'events of a settlement not published')
  }
}

/** Publishes the events of a settlement. Failures are logged only, because browsers also poll. */
export async function publishSettled({ events, log }: Services, settled: SettledFiling): Promise<void> {
  const { ownerId: userId, applicationNumber, submissionNbr, process, actionNbr, state, isNotified } = settled
  try {
    const eventsToPublish: SakiEvent[] = [
      {
        kind: 'payment',
        userId,
        data: { SUBMISSION_NBR: submissionNbr, PATENT_ID: applicationNumber, STATUS: 'PAID' },
      },
    ]
    const marker = { proc_typ: process.procTyp, proc_nbr: process.procNbr, action_nbr: actionNbr, STATE: state }
    if (isNotified) eventsToPublish.push({ kind: 'inbox', userId, data: marker })
    await Promise.all(eventsToPublish.map((event) => events.publish(event)))
  } catch (error) {
    log.warn({ err: error }, 'events of a settlement not published')
  }
}
