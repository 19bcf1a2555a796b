import { deskActions, workflowOf, type DeskAction } from '@saki/catalogue'
import type { Db } from '@saki/db'
import { addDays, daysBetween, legalDateOf, type LegalDate } from '@saki/domain/dates/legalDate'
import { automaticActions } from '@saki/domain/workflow/step'

import { Conflict, Invalid } from '../../errors.ts'
import { withdrawLetter } from '../documents/issueLetter.ts'
import { findLastStanding, type StandingAction } from './desk.sql.ts'
import { isJournalClosed } from './journal.sql.ts'
import { takeBackUnder } from './letterProcess.ts'
import { appendAction, markFrozen, type LockedProcess, type NewAction, type ProcessKey } from './process.sql.ts'
import { lockForChange, stoodBefore, type Recorded } from './recordAction.ts'

/** What an officer does with a process beside its workflow. */
export interface DeskWork {
  actorId: number
  now: Date
  /** Why; shown to colleagues, and to the parties where they are told. */
  reason: string
  rowVersion: number
}

/**
 * Takes back the last action of a process: state, deadline and clock become what the action had found, and the letter it issued is
 * withdrawn. `actionNbr` is the action the officer means. Throws Conflict when it is not the last one, is the first of the process, was
 * published in a closed issue of the gazette, or something under it has gone on; NotFound.
 */
export async function undoLast(tx: Db, key: ProcessKey, work: DeskWork & { actionNbr: number }): Promise<Recorded> {
  const process = await lock(tx, key, 'undo', work)
  const last = await findLastStanding(tx, key)
  if (!last || last.actionNbr !== work.actionNbr || last.isFirst)
    throw refused(`${work.actionNbr} cannot be taken back`)
  if (await isJournalClosed(tx, key, last.actionNbr)) throw refused('its issue of the gazette is closed')
  await takeBackUnder(tx, { ...key, actionNbr: last.actionNbr }, at(work))
  await withdrawLetter(tx, { ...key, actionNbr: last.actionNbr }, { now: work.now, why: work.reason })
  assertThawed(last)
  if (last.action === 'freeze') await markFrozen(tx, key, null, null)
  return append(tx, process, 'undo', work, {
    to: last.fromState,
    due: last.priorDueDate,
    firesOn: last.priorFiresOn,
    ...(last.priorStateSince && { stateSince: last.priorStateSince }),
    undoes: last.actionNbr,
    detail: { ACTION: last.action },
    ...(last.wasTold && { toldUserId: process.ownerId }),
  })
}

/** Lets a process stand still: nothing happens by itself until `resumeProcess`. `by` names what it waits for. */
export async function freezeProcess(tx: Db, key: ProcessKey, work: DeskWork & { by?: string }): Promise<Recorded> {
  const process = await lock(tx, key, 'freeze', work)
  if (process.frozenSince !== null) throw refused('frozen already')
  await markFrozen(tx, key, legalDateOf(work.now), work.by ?? work.reason)
  return append(tx, process, 'freeze', work, {})
}

/** Lets it go on: its deadline moves by the calendar days it stood still, so that no day of it is lost. */
export async function resumeProcess(tx: Db, key: ProcessKey, work: DeskWork): Promise<Recorded> {
  const process = await lock(tx, key, 'resume', work)
  if (process.frozenSince === null) throw refused('not frozen')
  const began =
    legalDateOf(process.stateSince) > process.frozenSince ? legalDateOf(process.stateSince) : process.frozenSince
  const stood = Math.max(0, daysBetween(began, legalDateOf(work.now)))
  await markFrozen(tx, key, null, null)
  return append(tx, process, 'resume', work, {
    due: process.dueDate && addDays(process.dueDate, stood),
    firesOn: process.firesOn && addDays(process.firesOn, stood),
    detail: { DAYS: stood },
  })
}

/** Sets another deadline by hand, never in the past. Throws Invalid for a wrong day, Conflict where the state has no deadline. */
export async function setDue(tx: Db, key: ProcessKey, work: DeskWork & { due: LegalDate }): Promise<Recorded> {
  const process = await lock(tx, key, 'set_due', work)
  if (work.due < legalDateOf(work.now)) throw new Invalid([{ field: 'DUE_DATE', message: 'errors:field.wrong' }])
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
export async function noteDown(tx: Db, key: ProcessKey, work: DeskWork): Promise<Recorded> {
  return append(tx, await lock(tx, key, 'note', work), 'note', work, {})
}

const lock = (tx: Db, key: ProcessKey, action: DeskAction, { now, rowVersion }: DeskWork) =>
  lockForChange(tx, key, { action, day: legalDateOf(now) }, rowVersion)
const at = ({ now }: DeskWork) => ({ now, actionDate: legalDateOf(now) })
const refused = (why: string) => new Conflict('ACTION_NOT_ALLOWED', why)

/** A process that went on is frozen anew instead of taking that back: its days are counted already. */
function assertThawed({ action }: StandingAction): void {
  if (action === 'resume') throw refused('going on cannot be taken back')
}

async function append(
  tx: Db,
  process: LockedProcess,
  action: DeskAction,
  work: DeskWork,
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
