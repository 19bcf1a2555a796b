import type { deskRequestsCalls } from '@saki/contracts/deskRequests'
import { transact, type Db } from '@saki/db'
import { legalDateOf } from '@saki/domain/dates/legalDate'
import { offerOf } from '@saki/domain/requests/offerOf'
import { actionByCode, actionOf } from '@saki/domain/workflow/definition'
import { say } from '@saki/texts/say'

import { stateAt, workflowOfProcess } from '../../caseState.ts'
import { ConflictError, Invalid, NotFound } from '../../errors.ts'
import type { HandlerInput } from '../../implement.ts'
import { onceOnly } from '../../keptReply.ts'
import type { Services } from '../../services.ts'
import { writeLetter } from '../documents/issueLetter.ts'
import { writeToOutsider } from '../documents/writeToOutsider.ts'
import { factsOfCases } from '../requests/caseFacts.ts'
import { listRequestable } from '../requests/cases.sql.ts'
import { receivedBefore } from '../requests/contradicting.sql.ts'
import { carryOut } from '../requests/effects/carryOut.ts'
import { isFormerOwner } from '../requests/receiveAsked.ts'
import {
  findFileMade,
  listCasesOfRequest,
  lockProcesses,
  lockRequest,
  releaseHeld,
  type CaseOfRequest,
  type LockedRequest,
} from '../requests/request.sql.ts'
import type { ActionResult } from '../workflow/recordAction.ts'
import { actIn, publishActed } from '../workflow/takeAction.ts'
import { findRequestOfProcess } from './detail.sql.ts'
import { kindOf } from './kinds.ts'

type Input = HandlerInput<(typeof deskRequestsCalls)['officeRequestAct']>

const withReasons = new Set(['refuse', 'ask_completeness'])

/**
 * An officer's act on a request, once per key. Granting carries out the effects on the case in the same transaction, dated the day of receipt.
 * Throws NotFound, STALE_VERSION, Invalid without reasons, ACTION_NOT_ALLOWED when the state or the law on the day of receipt forbids it, the
 * case has another owner now, or an earlier undecided request contradicts it.
 */
export async function deskAct({ body, session, services, db, key, now }: Input) {
  const process = { procTyp: body.PROC_TYP, procNbr: body.PROC_NBR }
  const once = { userId: session.userId, key, call: 'officeRequestAct', request: body, now }
  let acted: ActionResult[] = []
  const reply = await transact(db, (tx) =>
    onceOnly(tx, once, async () => {
      const record = await findRequestOfProcess(tx, process)
      const request = record && (await lockRequest(tx, { submissionNbr: record.submissionNbr }))
      const asked =
        request && (await listCasesOfRequest(tx, request.requestId)).find((c) => c.procNbr === body.PROC_NBR)
      if (!request || !asked || asked.procTyp !== body.PROC_TYP) throw new NotFound('request', process)
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
        actorId: session.userId,
        now,
        notes: body.NOTES,
        rowVersion: body.ROW_VERSION,
      })
      acted = [own]
      const kind = kindOf(request.kind)
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
          officerId: session.userId,
          reason: body.NOTES,
          now,
        })
        acted.push(...effects)
        await releaseHeld(tx, request.requestId, asked.applicationId)
      }
      await issueDecision(tx, services, { request, asked, own, notes: body.NOTES, officerId: session.userId, now })
      return { err: '' as const, ACTION_NBR: own.actionNbr, STATE: own.state, DUE_DATE: own.dueDate }
    }),
  )
  for (const one of acted) await publishActed(services, one)
  return reply
}

interface Decided {
  request: LockedRequest
  asked: CaseOfRequest
  own: ActionResult
  notes: string
  officerId: number
  now: Date
}

/** Issues the letter of a decision, if the kind has one; for a third person it is readable by that person alone. */
async function issueDecision(tx: Db, services: Services, { request, asked, own, notes, officerId, now }: Decided) {
  const { letters } = kindOf(request.kind)
  const letterTyp = own.action === 'grant' ? letters.granted : own.action === 'refuse' ? letters.refused : undefined
  if (letterTyp === undefined) return
  const { applicationId, actionDate, defined, procTyp, procNbr, actionNbr } = own
  const newFile = await findFileMade(tx, request.requestId, applicationId)
  const said = [notes, newFile === undefined ? '' : say('id', 'requests:newFile', { number: newFile })]
  const wanted = {
    letterTyp,
    applicationId,
    actionDate,
    now,
    notes: said.filter(Boolean).join('\n'),
    ground: defined.ground,
    detail: {},
  }
  const by = { action: { procTyp, procNbr, actionNbr }, issuedBy: officerId }
  if (asked.relation !== 'third') {
    await writeLetter(tx, services, { ...wanted, dueDate: null }, by)
    return
  }
  const act = say('id', stateAt(own).text)
  await writeToOutsider(tx, services, wanted, { ...by, addresseeId: request.ownerId, act })
}
