import { findRequest } from '@saki/catalogue/requests/registry'
import type { CatalogueRequest } from '@saki/catalogue/requests/defineRequest'
import type { Db } from '@saki/db'
import { legalDateOf, type LegalDate } from '@saki/domain/dates/legalDate'
import type { Offer } from '@saki/domain/requests/offer'
import { offerOf } from '@saki/domain/requests/offerOf'
import { sql } from 'kysely'

import { AppError } from '../../errors.ts'
import type { Services } from '../../services.ts'
import { issueRequestReceipt } from '../documents/requestReceipt.ts'
import type { ActionKey, ActionResult } from '../workflow/recordAction.ts'
import { actIn } from '../workflow/takeAction.ts'
import { factsOfCases } from './caseFacts.ts'
import { listRequestable, type RequestableCase } from './cases.sql.ts'
import { receivedBefore } from './contradicting.sql.ts'
import { carryOut } from './effects/carryOut.ts'
import {
  listCasesOfRequest,
  lockProcesses,
  markReceived,
  type LockedRequest,
  type CaseOfRequest,
} from './request.sql.ts'
import type { ReceivedRequest, RequestPayment } from './received.ts'

/**
 * Why an officer must decide what the system did not do by itself. WINDOW: its last day had passed on the day of receipt. STATE: the case
 * had changed. EFFECT: the register refused the effect. CONFLICT: an earlier undecided request contradicts it.
 */
export type HeldWhy = 'WINDOW' | 'STATE' | 'EFFECT' | 'CONFLICT'

/** A request received in one case, with what decides what happens there. */
interface Received {
  kind: CatalogueRequest
  request: LockedRequest
  asked: CaseOfRequest
  one: RequestableCase
  offer: Offer
  receivedOn: LegalDate
  now: Date
}

/**
 * Receives a request that is paid, or that costs nothing: its processes begin, dated the day of receipt, and what takes effect with the
 * receipt is carried out, each case apart from the others. In the caller's transaction; the request must be locked.
 */
export async function receiveAsked(
  tx: Db,
  services: Services,
  request: LockedRequest,
  { paidAt, now }: Pick<RequestPayment, 'paidAt' | 'now'>,
): Promise<ReceivedRequest> {
  const { requestId, ownerId, submissionNbr } = request
  const kind = findRequest(request.kind)
  if (!kind) throw new Error(`no kind of request ${request.kind}`)
  const receivedOn = legalDateOf(paidAt)
  const cases = await listCasesOfRequest(tx, requestId)
  const ids = cases.map(({ applicationId }) => applicationId)
  await lockProcesses(tx, ids)
  const present = new Map(
    (await listRequestable(tx, { ids, except: requestId })).map((one) => [one.applicationId, one]),
  )
  const facts = await factsOfCases(tx, [...present.values()], receivedOn)
  const acted: ActionResult[] = []
  const outcomes: { applicationId: number; heldWhy: HeldWhy | '' }[] = []
  for (const asked of cases) {
    const one = present.get(asked.applicationId)
    const about = facts.get(asked.applicationId)
    if (!one || !about) throw new Error(`${submissionNbr}: case ${asked.applicationId} has no process`)
    const offer = offerOf(kind, about, asked.relation, receivedOn)
    const done = await receiveIn(tx, services, { kind, request, asked, one, offer, receivedOn, now })
    acted.push(...done.acted)
    outcomes.push({ applicationId: asked.applicationId, heldWhy: done.heldWhy })
  }
  await markReceived(tx, requestId, { receivedOn, now, cases: outcomes })
  await issueRequestReceipt(tx, services, { requestId, now })
  return { ownerId, submissionNbr, acted }
}

async function receiveIn(
  tx: Db,
  services: Services,
  received: Received,
): Promise<{ acted: ActionResult[]; heldWhy: HeldWhy | '' }> {
  const { kind, request, asked, receivedOn, offer, now } = received
  const begun = await begin(tx, services, received)
  if (isFormerOwner(request, asked, received.one)) return { acted: begun, heldWhy: 'STATE' }
  if (!offer.isOffered) return { acted: begun, heldWhy: offer.why === 'over' ? 'WINDOW' : 'STATE' }
  const earlier = await receivedBefore(tx, request, kind, asked.applicationId)
  if (earlier.length > 0) return { acted: begun, heldWhy: 'CONFLICT' }
  if (kind.takesEffect !== 'received') return { acted: begun, heldWhy: '' }
  const by: ActionKey = { ...asked, actionNbr: begun.at(-1)?.actionNbr ?? 0 }
  const effects = await orRolledBack(tx, services, () =>
    carryOut(tx, services, {
      kind,
      request: { ...request, data: request.snapshot },
      one: received.one,
      action: offer.action,
      relation: asked.relation,
      receivedOn,
      by,
      officerId: null,
      reason: '',
      now,
    }),
  )
  if (!effects) return { acted: begun, heldWhy: 'EFFECT' }
  const ended = await follow(tx, services, received)
  return { acted: [...begun, ...effects, ...ended], heldWhy: '' }
}

/** Whether the case was transferred to somebody else after its owner asked. */
export function isFormerOwner(
  { ownerId }: Pick<LockedRequest, 'ownerId'>,
  { relation }: Pick<CaseOfRequest, 'relation'>,
  one: Pick<RequestableCase, 'ownerId'>,
): boolean {
  return relation !== 'third' && one.ownerId !== ownerId
}

/** The first action of the request's process: paid, or submitted without a fee. Workflows that begin submitted have none. */
async function begin(
  tx: Db,
  services: Services,
  { request, asked, receivedOn, now }: Received,
): Promise<ActionResult[]> {
  if (asked.state !== 'awaiting_payment') return []
  const action = request.isPaid ? 'payment_received' : 'nothing_due'
  return [await actIn(tx, services, asked, { action, role: 'system', actorId: null, actionDate: receivedOn, now })]
}

const afterEffect: Readonly<Partial<Record<string, string>>> = {
  'request-instant': 'complete',
  'request-opposition': 'serve',
}

/** What the workflow does by itself once the effect is there: an instant request is complete, an opposition is served. */
async function follow(tx: Db, services: Services, { kind, asked, now }: Received): Promise<ActionResult[]> {
  const action = afterEffect[kind.workflow]
  if (action === undefined) return []
  return [await actIn(tx, services, asked, { action, role: 'system', actorId: null, now })]
}

/**
 * Runs `work` under a savepoint. A refusal by a rule undoes what it wrote and returns undefined, so that a payment is never refused because
 * the case does not allow the effect; other errors end the transaction.
 */
async function orRolledBack<R>(tx: Db, { log }: Services, work: () => Promise<R>): Promise<R | undefined> {
  await sql`savepoint effect`.execute(tx)
  try {
    const done = await work()
    await sql`release savepoint effect`.execute(tx)
    return done
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    log.warn({ err: error }, 'the effect of a request was not carried out; it is held for an officer')
    await sql`rollback to savepoint effect`.execute(tx)
    return undefined
  }
}
