import { transact, type Db } from '@saki/db'

import type { SakiEvent } from '../../ports/events.ts'
import type { Services } from '../../services.ts'
import { writeLetter } from '../documents/issueLetter.ts'
import { writeToOutsider } from '../documents/writeToOutsider.ts'
import { queueActionMails } from '../inbox/actionMails.ts'
import { announcePublication } from './announcePublication.ts'
import { findDetailOf, losePriorities } from './decisionRules.sql.ts'
import { authorise, checkAction, type CheckedStep } from './checkAction.ts'
import { followOpposed } from './followOpposed.ts'
import { closeUnder, letterDue, openLetter } from './childProcesses.ts'
import { findOutsideParty } from './process.sql.ts'
import { divideRefused, REFUSED_GOODS, type RefusedPart } from './refusedPart.ts'
import { serveDecision } from './serveDecision.ts'
import { record, type ProcessKey, type ActionResult, type RecordedAction } from './recordAction.ts'

/** A recorded action with the letter it issued. */
export interface CompletedAct extends ActionResult {
  letterId: string | null
  /** Letter that refuses the part of a case, in the file of the part. */
  partLetterId?: string | null
}

/** Notifies the addressees of an action, in its transaction. */
export type Notify = (tx: Db, services: Services, recorded: ActionResult, now: Date) => Promise<void>

/**
 * Performs an action in a case with all its effects, in the caller's transaction: checks and records it, closes what it ends, issues its letter
 * and notifies. Payments, officers, applicants and timers use it.
 * Call `publishActed` after the commit. `notify` replaces the mails of the action. Throws NotFound, STALE_VERSION, ACTION_NOT_ALLOWED (state,
 * role or time), Invalid (date in the future), NotDue.
 */
export async function actIn(
  tx: Db,
  services: Services,
  key: ProcessKey,
  asked: RecordedAction,
  notify: Notify = mailRecorded,
): Promise<CompletedAct> {
  const position = await authorise(tx, key, asked)
  const step = await checkAction(tx, position, asked)
  const given = await withRepeatedPoints(tx, key, step, asked)
  const { act, part } = step.defined.effects?.includes('refusePart')
    ? await divideRefused(tx, services, position.process, given)
    : { act: given }
  // Before the case moves, because its row of the register is written then.
  if (step.defined.effects?.includes('losePriority'))
    await losePriorities(tx, position.process.applicationId, step.actionDate)
  const recorded = await record(tx, position, step, act)
  await closeUnder(tx, recorded, act)
  const followed = await followOpposed(tx, recorded, act)
  await announcePublication(tx, services, recorded, act)
  const letterId = await issueLetterOf(tx, services, recorded, act)
  const served = await serveDecision(tx, services, recorded, act, part)
  await notify(tx, services, recorded, act.now)
  for (const one of [...followed, ...served]) await mailRecorded(tx, services, one, act.now)
  if (!part) return { ...recorded, letterId }
  return { ...recorded, letterId, partLetterId: await refusePart(tx, services, part, recorded, act) }
}

/** Refuses the part of a case that an act refused; returns its letter. */
async function refusePart(
  tx: Db,
  services: Services,
  { process, points, annex, notes }: RefusedPart,
  { actionDate }: ActionResult,
  { now }: RecordedAction,
): Promise<string | null> {
  const detail = points === undefined ? {} : { POINTS: points }
  const refused = { action: 'refuse_part', role: 'system', actorId: null, actionDate, now, notes, detail } as const
  return (await actIn(tx, services, process, { ...refused, ...(annex && { annex }) })).letterId
}

/** An act that repeats the points of a letter nobody answered has them in its details. */
async function withRepeatedPoints(
  tx: Db,
  key: ProcessKey,
  { defined }: CheckedStep,
  act: RecordedAction,
): Promise<RecordedAction> {
  if (!defined.repeats || act.detail?.['POINTS']) return act
  const { POINTS, [REFUSED_GOODS]: goods } = (await findDetailOf(tx, key, defined.repeats)) ?? {}
  if (POINTS === undefined) return act
  return { ...act, detail: { ...act.detail, POINTS, ...(goods !== undefined && { [REFUSED_GOODS]: goods }) } }
}

/** Runs `actIn` in its own transaction and publishes the events after the commit. */
export async function takeAction(services: Services, key: ProcessKey, act: RecordedAction): Promise<CompletedAct> {
  const acted = await transact(services.db, (tx) => actIn(tx, services, key, act))
  await publishActed(services, acted)
  return acted
}

/** Issues the letter the workflow names for the action, and opens the letter's own process. Null without a letter. */
async function issueLetterOf(
  tx: Db,
  services: Services,
  recorded: ActionResult,
  { now, notes = '', detail = {}, annex }: RecordedAction,
): Promise<string | null> {
  const { defined, procTyp, procNbr, actionNbr, applicationId, actionDate } = recorded
  if (!defined.letter) return null
  const wanted = {
    letterTyp: defined.letter,
    applicationId,
    ground: defined.ground,
    actionDate,
    now,
    notes,
    detail,
    annex,
  }
  const full = { ...wanted, dueDate: await letterDue(tx, recorded) }
  const by = { action: { procTyp, procNbr, actionNbr }, issuedBy: null }
  const outsider = await findOutsideParty(tx, recorded)
  const { letterId } = outsider
    ? await writeToOutsider(tx, services, full, { ...by, addresseeId: outsider })
    : await writeLetter(tx, services, full, { ...by, addresseeId: null })
  await openLetter(tx, recorded, now)
  return letterId
}

/** Queues mails to the users whose inbox got the action, in the caller's transaction. A target of the office is not mailed as a deadline. */
export async function mailRecorded(tx: Db, services: Services, recorded: ActionResult, now: Date): Promise<void> {
  const { procTyp, procNbr, actionNbr, notified, defined } = recorded
  const dueDate = defined.due?.target ? null : recorded.dueDate
  await queueActionMails(tx, services, { procTyp, procNbr, actionNbr, notified, dueDate, now })
}

/** Publishes the events of an action. Failures are logged only, because browsers also poll. */
export async function publishActed({ events, log }: Services, acted: ActionResult): Promise<void> {
  const { procTyp, procNbr, actionNbr, state, notified, ownerId } = acted
  const data = { proc_typ: procTyp, proc_nbr: procNbr, action_nbr: actionNbr, STATE: state }
  const eventsToPublish: SakiEvent[] = [
    ...notified.map((userId) => ({ kind: 'inbox' as const, userId, data })),
    ...[...new Set([ownerId, ...notified])].map((userId) => ({ kind: 'workflow' as const, userId, data })),
  ]
  try {
    await Promise.all(eventsToPublish.map((event) => events.publish(event)))
  } catch (error) {
    log.warn({ err: error }, 'events of an action not published')
  }
}
