import { deskActions, workflowOf, type DeskAction } from '@saki/catalogue'
import type { Db } from '@saki/db'
import { addDays, addMonths, daysBetween, legalDateOf, type LegalDate } from '@saki/domain/dates/legalDate'
import { actionOf } from '@saki/domain/workflow/definition'
import { automaticActions } from '@saki/domain/workflow/nextState'

import { AppError, ConflictError, Invalid } from '../../errors.ts'
import { withdrawLetter } from '../documents/issueLetter.ts'
import { listUnder } from './children.sql.ts'
import { findLastAction, type LastAction } from './desk.sql.ts'
import { isJournalClosed } from './journal.sql.ts'
import { takeBackUnder } from './letterProcess.ts'
import { appendAction, markFrozen, type LockedProcess, type NewAction, type ProcessKey } from './process.sql.ts'
import { lockForChange, stoodBefore, type Recorded } from './recordAction.ts'

/** What an officer does with a process beside its workflow. */
export interface OfficeWork {
  actorId: number
  now: Date
  /** Why; shown to colleagues, and to the parties where they are told. */
  reason: string
  rowVersion: number
}

/**
 * Takes back the last action of a process: state, deadline and clock become what the action had found, the letter it issued is
 * withdrawn, and what it closed under the process is open again. Where the deadline restored has passed meanwhile, the process stands
 * still until an officer sets another one: the next sweep would do at once what was taken back. `actionNbr` is the action the officer
 * means. Throws Conflict when it is not the last one, is the first of the process, a payment or an answer sent through the portal, was
 * published in a closed issue of the gazette, or something under it has gone on; NotFound.
 */
export async function undoLast(tx: Db, key: ProcessKey, work: OfficeWork & { actionNbr: number }): Promise<Recorded> {
  const process = await lock(tx, key, 'undo', work)
  const last = await findLastAction(tx, key)
  if (!last || last.actionNbr !== work.actionNbr || last.isFirst)
    throw refused(`${work.actionNbr} cannot be taken back`)
  if (await isJournalClosed(tx, key, last.actionNbr)) throw refused('its issue of the gazette is closed')
  const today = legalDateOf(work.now)
  const hasPassed = last.priorFiresOn !== null && last.priorFiresOn <= today
  assertOfficeMay(process, last, hasPassed)
  await takeBackUnder(tx, { ...key, actionNbr: last.actionNbr }, at(work))
  await reopenUnder(tx, key, last, work)
  await withdrawLetter(tx, { ...key, actionNbr: last.actionNbr }, { now: work.now, why: work.reason })
  if (last.action === 'freeze') await markFrozen(tx, key, null, null)
  else if (hasPassed && process.frozenSince === null) await markFrozen(tx, key, today, work.reason)
  return append(tx, process, 'undo', work, { ...asBefore(last), ...(last.wasTold && { toldUserId: process.ownerId }) })
}

const asBefore = (last: LastAction) => ({
  to: last.fromState,
  due: last.priorDueDate,
  firesOn: last.priorFiresOn,
  ...(last.priorStateSince && { stateSince: last.priorStateSince }),
  undoes: last.actionNbr,
  detail: { ACTION: last.action },
})

/** What closes a letter or an answer along with an act in the process above. */
const closing = new Set(['answered', 'lapsed', 'accept', 'insufficient'])

/**
 * Opens again what an action closed under its process, in its own transaction and so at its own instant: a letter waits for an answer
 * once more, an answer is to be read once more and holds the clock until it is.
 */
async function reopenUnder(tx: Db, key: ProcessKey, closedBy: LastAction, work: OfficeWork): Promise<void> {
  for (const child of await listUnder(tx, key)) {
    const last = await findLastAction(tx, child)
    if (!last || !closing.has(last.action) || last.capturedAt.getTime() !== closedBy.capturedAt.getTime()) continue
    const process = await lockForChange(tx, child, { action: 'undo', day: legalDateOf(work.now) })
    await append(tx, process, 'undo', work, asBefore(last))
  }
}

/** Lets a process stand still: nothing happens by itself until `resumeProcess`. `by` names what it waits for. */
export async function freezeProcess(tx: Db, key: ProcessKey, work: OfficeWork & { by?: string }): Promise<Recorded> {
  const process = await lock(tx, key, 'freeze', work)
  if (process.frozenSince !== null) throw refused('frozen already')
  await markFrozen(tx, key, legalDateOf(work.now), work.by ?? work.reason)
  return append(tx, process, 'freeze', work, {})
}

/** Lets it go on: its deadline moves by the calendar days it stood still, so that no day of it is lost. */
export async function resumeProcess(tx: Db, key: ProcessKey, work: OfficeWork): Promise<Recorded> {
  const process = await lock(tx, key, 'resume', work)
  if (process.frozenSince === null) throw refused('not frozen')
  const began =
    legalDateOf(process.stateSince) > process.frozenSince ? legalDateOf(process.stateSince) : process.frozenSince
  const stood = Math.max(0, daysBetween(began, legalDateOf(work.now)))
  if (process.firesOn !== null && addDays(process.firesOn, stood) <= legalDateOf(work.now))
    throw new AppError('ACTION_NOT_ALLOWED', 'its deadline has passed', {
      fields: [{ field: 'DUE_DATE', message: 'desk:fault.passedDue' }],
    })
  await markFrozen(tx, key, null, null)
  return append(tx, process, 'resume', work, {
    due: process.dueDate && addDays(process.dueDate, stood),
    firesOn: process.firesOn && addDays(process.firesOn, stood),
    detail: { DAYS: stood },
  })
}

/** Nobody's deadline lies further away; rights last for decades. */
const LONGEST_MONTHS = 12 * 50

/** Sets another deadline by hand, never in the past. Throws Invalid for a wrong day, Conflict where the state has no deadline. */
export async function setDue(tx: Db, key: ProcessKey, work: OfficeWork & { due: LegalDate }): Promise<Recorded> {
  const process = await lock(tx, key, 'set_due', work)
  const today = legalDateOf(work.now)
  if (work.due < today || work.due > addMonths(today, LONGEST_MONTHS))
    throw new Invalid([{ field: 'DUE_DATE', message: 'errors:field.wrong' }])
  if (process.dueDate === null) throw refused('no deadline to set')
  const flow = workflowOf(process.flowId, process.flowVersion)
  const acts = process.firesOn !== null && flow !== undefined && automaticActions(flow, process.state).length > 0
  return append(tx, process, 'set_due', work, {
    due: work.due,
    firesOn: acts ? addDays(work.due, 1) : null,
    toldUserId: process.ownerId,
  })
}

/** Writes a note into the history; nothing else changes. */
export async function noteDown(tx: Db, key: ProcessKey, work: OfficeWork): Promise<Recorded> {
  return append(tx, await lock(tx, key, 'note', work), 'note', work, {})
}

const lock = (tx: Db, key: ProcessKey, action: DeskAction, { now, rowVersion }: OfficeWork) =>
  lockForChange(tx, key, { action, day: legalDateOf(now) }, rowVersion)
const at = ({ now }: OfficeWork) => ({ now, actionDate: legalDateOf(now) })
const refused = (why: string) => new ConflictError('ACTION_NOT_ALLOWED', why)

/**
 * A process that went on is frozen anew instead of taking that back, and one whose deadline passed while it stood still goes on instead:
 * the days are counted there. What the applicant paid or sent with proof is nobody's mistake of recording.
 */
function assertOfficeMay(process: LockedProcess, last: LastAction, hasPassed: boolean): void {
  if (last.action === 'resume') throw refused('going on cannot be taken back')
  if (last.action === 'freeze' && hasPassed) throw refused('its deadline passed meanwhile; it goes on instead')
  if (last.wasSent) throw refused('an answer sent stands')
  const flow = workflowOf(process.flowId, process.flowVersion)
  const action = flow && actionOf(flow, last.action)
  if (last.actorRole === 'system' && action?.auto !== true) throw refused(`${last.action} is not the office's`)
}

async function append(
  tx: Db,
  process: LockedProcess,
  action: DeskAction,
  work: OfficeWork,
  change: Partial<NewAction>,
): Promise<Recorded> {
  const defined = deskActions[action]
  const row: NewAction = {
    action,
    role: 'office',
    actorId: work.actorId,
    ...at(work),
    notes: work.reason,
    from: process.state,
    to: process.state,
    ...stoodBefore(process),
    due: process.dueDate,
    firesOn: process.firesOn,
    ground: defined.ground,
    toldUserId: null,
    ...change,
  }
  const { actionNbr, told } = await appendAction(tx, process, row)
  return {
    procTyp: process.procTyp,
    procNbr: process.procNbr,
    actionNbr,
    applicationId: process.applicationId,
    ownerId: process.ownerId,
    action,
    defined,
    flowId: process.flowId,
    from: process.state,
    state: row.to,
    dueDate: row.due,
    firesOn: row.firesOn,
    rowVersion: process.rowVersion + 1,
    toldUserId: row.toldUserId,
    told,
  }
}
