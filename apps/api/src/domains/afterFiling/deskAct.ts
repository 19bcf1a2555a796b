import type { CatalogueRequest } from '@saki/catalogue/requests/defineRequest'
import type { deskRequestsCalls } from '@saki/contracts/deskRequests'
import { transact, type Db } from '@saki/db'
import { legalDateOf } from '@saki/domain/dates/legalDate'
import { needsSecondOfficer } from '@saki/domain/decisions/secondOfficer'
import { offerOf } from '@saki/domain/requests/offerOf'
import { changesRegister } from '@saki/domain/requests/changesRegister'
import { actionByCode, actionOf } from '@saki/domain/workflow/definition'

import { workflowOfProcess } from '../../caseState.ts'
import { ConflictError, Invalid, NotFound } from '../../errors.ts'
import type { HandlerInput } from '../../implement.ts'
import { onceOnly } from '../../keptReply.ts'
import type { Services } from '../../services.ts'
import { isSecondAsked } from '../changeProposals/changeProposal.sql.ts'
import { makeOrPropose } from '../changeProposals/makeOrPropose.ts'
import { assertConfirmed } from '../workflow/confirmedPassword.ts'
import { factsOfCases } from '../requests/caseFacts.ts'
import { listRequestable } from '../requests/cases.sql.ts'
import { receivedBefore } from '../requests/contradicting.sql.ts'
import { carryOut } from '../requests/effects/carryOut.ts'
import type { CarriedOut } from '../requests/effects/effect.ts'
import { isFormerOwner } from '../requests/receiveAsked.ts'
import {
  listCasesOfRequest,
  lockProcesses,
  lockRequest,
  releaseHeld,
  type CaseOfRequest,
  type LockedRequest,
} from '../requests/request.sql.ts'
import { listSecondOfficer } from '../workflow/decisionRules.sql.ts'
import type { ActionResult } from '../workflow/recordAction.ts'
import { actIn, publishActed } from '../workflow/takeAction.ts'
import { findRequestOfProcess } from './detail.sql.ts'
import { issueDecision } from './issueDecision.ts'
import { kindOf } from './kinds.ts'
import { presentPersons } from './presentPersons.ts'

type Input = HandlerInput<(typeof deskRequestsCalls)['officeRequestAct']>

const withReasons = new Set(['refuse', 'ask_completeness'])

/** What an officer asks for, and who does. */
type AskedRequestAct = Input['body']
interface ActingOfficer {
  officerId: number
  now: Date
  /** Of an approved grant the officer who proposed it. */
  proposedBy?: number
}

/**
 * An officer's act on a request, once per key. A grant that changes the register, or takes an act of the case that two officers take, is proposed
 * where a second officer is asked for it. Throws as `performRequestAct` and `makeOrPropose`, and PASSWORD_NEEDED before a decision for which the
 * operator wants it.
 */
export async function deskAct({ body, session, services, db, key, now }: Input) {
  const once = { userId: session.userId, key, call: 'officeRequestAct', request: body, now }
  let acted: ActionResult[] = []
  const reply = await transact(db, (tx) =>
    onceOnly(tx, once, async () => {
      const done = await actOrPropose(tx, services, body, { officerId: session.userId, now })
      for (const { defined } of done.decided) await assertConfirmed(tx, defined, { session, now })
      acted = done.acted
      return done.reply
    }),
  )
  for (const one of acted) await publishActed(services, one)
  return reply
}

/** `decided`: what the act does, also when it is proposed only; `acted`: what was recorded. */
async function actOrPropose(tx: Db, services: Services, body: AskedRequestAct, by: ActingOfficer) {
  const found = await lockAsked(tx, body)
  const { request, asked } = found
  const kind = kindOf(request.kind)
  if (!isGrantWithEffects(kind, asked, body)) {
    const done = await actOn(tx, services, found, body, by)
    return { ...done, decided: done.acted }
  }
  let acted: CarriedOut[] = []
  const change = {
    act: 'register' as const,
    subject: grantSubject(asked),
    applicationId: asked.applicationId,
    request: { call: 'officeRequestAct', body },
    reason: body.NOTES,
    officerId: by.officerId,
    now: by.now,
  }
  const make = async (own: Db) => {
    const done = await actOn(own, services, found, body, by)
    acted = done.acted
    return { reply: done.reply, shown: [{ FIELD: 'REQUEST', OLD: '', NEW: `${kind.id} ${request.submissionNbr}` }] }
  }
  const reply = await makeOrPropose(tx, change, make, () => isOfTwo(tx, kind, acted))
  if (reply.PROPOSAL_ID === undefined) return { reply, acted, decided: acted }
  return { reply: { ...reply, ACTION_NBR: 0, STATE: asked.state, DUE_DATE: null }, acted: [], decided: acted }
}

/** What a proposal to grant a request in a case is about. */
export const grantSubject = ({ procTyp, procNbr }: { procTyp: string; procNbr: number }) =>
  `request ${procTyp}-${procNbr}`

/** Whether an act is a grant that carries out what was asked for. */
function isGrantWithEffects(kind: CatalogueRequest, asked: CaseOfRequest, { ACTION_TYP }: AskedRequestAct): boolean {
  if (actionByCode(workflowOfProcess(asked), ACTION_TYP) !== 'grant') return false
  return kind.takesEffect === 'granted' || asked.isHeld
}

/** Whether a grant needs a second officer: because it changes the register, or for an act of the case that two officers take. */
async function isOfTwo(tx: Db, kind: CatalogueRequest, acted: readonly ActionResult[]): Promise<boolean> {
  if (changesRegister(kind.effects) && (await isSecondAsked(tx, 'register'))) return true
  const required = await listSecondOfficer(tx)
  return acted.some(({ defined }) => needsSecondOfficer(defined, required))
}

interface LockedAct {
  request: LockedRequest
  /** The case of the act. */
  asked: CaseOfRequest
}

/** Locks the request of a process and finds its case. Throws NotFound. */
async function lockAsked(tx: Db, { PROC_TYP: procTyp, PROC_NBR: procNbr }: AskedRequestAct): Promise<LockedAct> {
  const record = await findRequestOfProcess(tx, { procTyp, procNbr })
  const request = record && (await lockRequest(tx, { submissionNbr: record.submissionNbr }))
  const asked = request && (await listCasesOfRequest(tx, request.requestId)).find((c) => c.procNbr === procNbr)
  if (!request || !asked || asked.procTyp !== procTyp) throw new NotFound('request', { procTyp, procNbr })
  return { request, asked }
}

/**
 * Performs an officer's act on a request in the caller's transaction. Granting carries out the effects on the case in the same transaction, dated the day of receipt.
 * Throws NotFound, STALE_VERSION, Invalid without reasons, ACTION_NOT_ALLOWED when the state or the law on the day of receipt forbids it, the
 * case has another owner now, or an earlier undecided request contradicts it.
 */
export async function performRequestAct(tx: Db, services: Services, body: AskedRequestAct, by: ActingOfficer) {
  return actOn(tx, services, await lockAsked(tx, body), body, by)
}

async function actOn(
  tx: Db,
  services: Services,
  { request, asked }: LockedAct,
  body: AskedRequestAct,
  { officerId, now, proposedBy }: ActingOfficer,
) {
  await lockProcesses(tx, [asked.applicationId])
  const flow = workflowOfProcess(asked)
  const name = actionByCode(flow, body.ACTION_TYP)
  const action = name === undefined ? undefined : actionOf(flow, name)
  if (name === undefined || action?.by !== 'office')
    throw new ConflictError('ACTION_NOT_ALLOWED', `no act ${body.ACTION_TYP} of an officer in ${flow.id}`)
  if (withReasons.has(name) && body.NOTES.trim() === '')
    throw new Invalid([{ field: 'NOTES', message: 'errors:field.required' }])
  const own = await actIn(tx, services, asked, {
    action: name,
    role: 'office',
    actorId: officerId,
    now,
    notes: body.NOTES,
    ...(proposedBy !== undefined && { detail: { PROPOSED_BY: proposedBy } }),
    rowVersion: body.ROW_VERSION,
  })
  const acted: CarriedOut[] = [own]
  const kind = kindOf(request.kind)
  const before = name === 'grant' ? await presentPersons(tx, kind, asked.applicationNumber) : {}
  // What took effect with the receipt is not done twice; an officer grants what was held.
  if (name === 'grant' && (kind.takesEffect === 'granted' || asked.isHeld)) {
    const receivedOn = request.receivedOn ?? legalDateOf(now)
    const [one] = await listRequestable(tx, { ids: [asked.applicationId], except: request.requestId })
    const facts = one && (await factsOfCases(tx, [one], receivedOn)).get(one.applicationId)
    if (!one || !facts) throw new NotFound('case', asked.applicationNumber)
    if (isFormerOwner(request, asked, one) && !kind.effects.every(({ as }) => as === 'recordOnly'))
      throw new ConflictError('ACTION_NOT_ALLOWED', `${asked.applicationNumber} has another owner now`)
    const [earlier] = await receivedBefore(tx, request, kind, asked.applicationId)
    if (earlier)
      throw new ConflictError('ACTION_NOT_ALLOWED', `${earlier.submissionNbr} contradicts it and is decided first`)
    const offer = offerOf(kind, facts, asked.relation, receivedOn)
    const effects = await carryOut(tx, services, {
      kind,
      request: { ...request, data: request.snapshot },
      one,
      action: offer.isOffered ? offer.action : undefined,
      relation: asked.relation,
      receivedOn,
      by: own,
      officerId,
      proposedBy,
      reason: body.NOTES,
      now,
    })
    acted.push(...effects)
    await releaseHeld(tx, request.requestId, asked.applicationId)
  }
  const decision = await issueDecision(tx, services, { request, asked, own, notes: body.NOTES, officerId, before, now })
  // A grant without a letter of its own is told by that of the act in the case.
  const letterId = decision ?? acted.find((one) => one.letterId)?.letterId ?? null
  const reply = { err: '' as const, ACTION_NBR: own.actionNbr, STATE: own.state, DUE_DATE: own.dueDate }
  return { reply, acted, letterId }
}
