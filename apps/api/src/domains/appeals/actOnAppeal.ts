import type { appealsCalls } from '@saki/contracts/appeals'
import { transact, type Db } from '@saki/db'
import { offerOf } from '@saki/domain/requests/offerOf'

import { ConflictError, Invalid, NotFound } from '../../errors.ts'
import type { HandlerInput } from '../../implement.ts'
import { onceOnly } from '../../keptReply.ts'
import { kindOf } from '../afterFiling/kinds.ts'
import { recordWithdrawal } from '../afterFiling/recordWithdrawal.ts'
import { factsOfCases } from '../requests/caseFacts.ts'
import { listRequestable } from '../requests/cases.sql.ts'
import { carryOut } from '../requests/effects/carryOut.ts'
import { isFormerOwner } from '../requests/receiveAsked.ts'
import { releaseHeld } from '../requests/request.sql.ts'
import type { ActionResult } from '../workflow/recordAction.ts'
import { actIn, publishActed } from '../workflow/takeAction.ts'
import { appealChoices, ASKING, withdrawingAction, type AppealChoices } from './appealChoices.ts'
import { appealNamed, processOfCase } from './appealGrounds.ts'
import { appealKeyOf, lockAppeal, type LockedAppeal } from './lockAppeal.ts'
import { undoDecision } from './undoDecision.ts'

type Input = HandlerInput<(typeof appealsCalls)['appealAct']>

/**
 * Forms the panel, asks for what is missing, does not admit an appeal, records that one on paper was withdrawn, or takes back the decision, once per key. Forming the panel of a held appeal brings the case
 * before the Commission as of the day of receipt. Throws NotFound, STALE_VERSION, Invalid without words, ACTION_NOT_ALLOWED.
 */
export async function actOnAppeal(input: Input) {
  const { body, session, services, db, key, now } = input
  let acted: ActionResult[] = []
  const once = { userId: session.userId, key, call: 'appealAct', request: body, now }
  const reply = await transact(db, (tx) =>
    onceOnly(tx, once, async () => {
      const locked = await lockAppeal(tx, appealKeyOf(body), body.ROW_VERSION)
      const can = await appealChoices(tx, locked.appeal, now)
      const isOpen = choiceOf(can)[body.ACT]
      if (!isOpen) throw new ConflictError('ACTION_NOT_ALLOWED', `${body.ACT} of ${locked.appeal.applicationNumber}`)
      if (body.ACT !== 'ADMIT' && body.NOTES.trim() === '')
        throw new Invalid([{ field: 'NOTES', message: 'errors:field.required' }])
      acted = await carryOutAct(tx, input, locked)
      const last = acted.at(-1)
      return { err: '' as const, STATE: last?.state ?? '', DUE_DATE: last?.dueDate ?? null }
    }),
  )
  for (const one of acted) await publishActed(services, one)
  return reply
}

const choiceOf = ({ admit, ask, dismiss, withdraw, undo }: AppealChoices) => ({
  ADMIT: admit,
  ASK: ask,
  DISMISS: dismiss,
  WITHDRAW: withdraw,
  UNDO: undo,
})

async function carryOutAct(tx: Db, input: Input, { appeal, made }: LockedAppeal): Promise<ActionResult[]> {
  const { body, session, services, now } = input
  const by = { role: 'commission', actorId: session.userId, now, notes: body.NOTES } as const
  if (body.ACT === 'ASK') {
    const detail = { POINTS: [{ TITLE: body.NOTES, TEXT: '' }] }
    return [await actIn(tx, services, processOfCase(appeal), { ...by, action: ASKING, detail })]
  }
  if (body.ACT === 'UNDO')
    return undoDecision(tx, services, { appeal, made }, { actorId: session.userId, reason: body.NOTES.trim(), now })
  if (body.ACT === 'WITHDRAW' && made) {
    const { request, asked } = made
    // The paper is its party's own, as a withdrawal through the portal is.
    const ended = await actIn(tx, services, asked, { ...by, action: 'withdraw', role: 'applicant' })
    return [ended, ...(await recordWithdrawal(tx, services, { request, asked, ended, now }))]
  }
  if (body.ACT === 'WITHDRAW') {
    const ended = { role: 'system', detail: appealNamed(appeal) } as const
    return [await actIn(tx, services, processOfCase(appeal), { ...by, ...ended, action: withdrawingAction(appeal) })]
  }
  if (!made) throw new NotFound('request', appeal.applicationNumber)
  if (body.ACT === 'DISMISS') return [await actIn(tx, services, made.asked, { ...by, action: 'refuse' })]
  const heard = await actIn(tx, services, made.asked, { ...by, action: 'hear' })
  return made.asked.isHeld ? [heard, ...(await bringBefore(tx, input, made, heard))] : [heard]
}

/** Takes the action of the case that a held appeal did not take. Throws ACTION_NOT_ALLOWED when the law on the day of receipt forbids it. */
async function bringBefore(
  tx: Db,
  { session, services, body, now }: Input,
  { request, asked }: NonNullable<LockedAppeal['made']>,
  heard: ActionResult,
): Promise<ActionResult[]> {
  const kind = kindOf(request.kind)
  const [one] = await listRequestable(tx, { ids: [asked.applicationId], except: request.requestId })
  const receivedOn = request.receivedOn ?? heard.actionDate
  const facts = one && (await factsOfCases(tx, [one], receivedOn)).get(one.applicationId)
  if (!one || !facts) throw new NotFound('case', asked.applicationNumber)
  const offer = offerOf(kind, facts, asked.relation, receivedOn)
  if (!offer.isOffered || isFormerOwner(request, asked, one))
    throw new ConflictError('ACTION_NOT_ALLOWED', `${asked.applicationNumber}: no appeal on ${receivedOn}`)
  const acted = await carryOut(tx, services, {
    kind,
    request: { ...request, data: request.snapshot },
    one,
    action: offer.action,
    relation: asked.relation,
    receivedOn,
    by: heard,
    officerId: session.userId,
    reason: body.NOTES,
    now,
  })
  await releaseHeld(tx, request.requestId, asked.applicationId)
  return acted
}
