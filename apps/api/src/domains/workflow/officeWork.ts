import { officeActions, workflowOf, type OfficeAction } from '@saki/catalogue'
import type { Db } from '@saki/db'
import { addDays, addMonths, daysBetween, legalDateOf, type LegalDate } from '@saki/domain/dates/legalDate'
import { periodChangeFault } from '@saki/domain/workflow/changedPeriod'
import { actionOf, findState } from '@saki/domain/workflow/definition'
import { automaticActions } from '@saki/domain/workflow/nextState'

import { AppError, ConflictError, Invalid } from '../../errors.ts'
import { withdrawLetter } from '../documents/issueLetter.ts'
import { dropAnnouncement } from './announcements.sql.ts'
import { lockForChange } from './checkAction.ts'
import { takeBackUnder } from './childProcesses.ts'
import { findDetailOf, restorePriorities } from './decisionRules.sql.ts'
import { findLastAction, isJournalClosed, type LastAction } from './officeWork.sql.ts'
import {
  appendAction,
  listUnder,
  markFrozen,
  type LockedProcess,
  type NewAction,
  type ProcessKey,
} from './process.sql.ts'
import { priorPosition, recordAction, type ActionResult } from './recordAction.ts'
import { rejoinRefused } from './refusedPart.ts'

/** An officer's act on a process outside its workflow (undo, freeze, resume, deadline, note). */
export interface OfficeWork {
  actorId: number
  now: Date
  /** Reason; shown to officers, and to the parties when the act is delivered to them. */
  reason: string
  rowVersion: number
  /** `commission`: the Appeal Commission takes back its own decision. Default: an officer. */
  role?: 'office' | 'commission'
}

/**
 * Undoes the last action of a process: restores state, deadline and automatic day, withdraws its letter and reopens the child processes
 * it closed. When the restored deadline has passed, the process is frozen, because its automatic action would be due at once.
 * `actionNbr`: the action the officer saw. Throws NotFound, STALE_VERSION, and ACTION_NOT_ALLOWED when it is not the last action, is the
 * first of the process, a payment, an answer sent through the portal or an act of the Appeal Commission (which undoes its own acts only), was published in a closed issue of the gazette, or a child
 * process has continued. `ofSystem`: also an action that the system performed; the caller decides which. `goesOn`: another action follows in
 * the same transaction, so that the process is not frozen.
 */
export async function undoLast(
  tx: Db,
  key: ProcessKey,
  work: OfficeWork & { actionNbr: number; ofSystem?: boolean; goesOn?: boolean },
): Promise<ActionResult> {
  const process = await lock(tx, key, 'undo', work)
  const last = await findLastAction(tx, key)
  if (!last || last.actionNbr !== work.actionNbr || last.isFirst)
    throw refused(`action ${work.actionNbr} is not the last one or is the first`)
  if (await isJournalClosed(tx, key, last.actionNbr)) throw refused('its issue of the gazette is closed')
  const today = legalDateOf(work.now)
  const hasPassed = last.priorFiresOn !== null && last.priorFiresOn <= today
  assertOfficeMay(process, last, { hasPassed, ofSystem: work.ofSystem ?? false, role: work.role ?? 'office' })
  await takeBackUnder(tx, { ...key, actionNbr: last.actionNbr }, at(work))
  await reopenUnder(tx, key, last, work)
  await dropAnnouncement(tx, { ...key, actionNbr: last.actionNbr }, work.now)
  await withdrawLetter(tx, { ...key, actionNbr: last.actionNbr }, { now: work.now, why: work.reason })
  await undoEffects(tx, process, last, work)
  if (last.action === 'freeze') await markFrozen(tx, key, null, null)
  else if (hasPassed && process.frozenSince === null && !work.goesOn) await markFrozen(tx, key, today, work.reason)
  return append(tx, process, 'undo', work, {
    ...asBefore(last),
    ...(last.wasDelivered && { addresseeId: process.ownerId }),
  })
}

async function undoEffects(tx: Db, process: LockedProcess, last: LastAction, work: OfficeWork): Promise<void> {
  const flow = workflowOf(process.flowId, process.flowVersion)
  const effects = (flow && actionOf(flow, last.action)?.effects) ?? []
  if (effects.includes('losePriority')) await restorePriorities(tx, process.applicationId)
  if (effects.includes('refusePart')) await rejoinPart(tx, process, last, work)
}

/** Ends the file that the refused goods of an undone act had become, with its letter, and puts the goods back. */
async function rejoinPart(tx: Db, process: LockedProcess, last: LastAction, work: OfficeWork): Promise<void> {
  const detail = (await findDetailOf(tx, process, last.action)) ?? {}
  const part = await rejoinRefused(tx, process.applicationId, detail, work)
  const refused = part && (await findLastAction(tx, part))
  if (!part || !refused) return
  await takeBackUnder(tx, { ...part, actionNbr: refused.actionNbr }, at(work))
  await withdrawLetter(tx, { ...part, actionNbr: refused.actionNbr }, { now: work.now, why: work.reason })
  await recordAction(tx, part, { action: 'rejoin', role: 'system', actorId: null, now: work.now, notes: work.reason })
}

const asBefore = (last: LastAction) => ({
  to: last.fromState,
  due: last.priorDueDate,
  firesOn: last.priorFiresOn,
  ...(last.priorStateSince && { stateSince: last.priorStateSince }),
  undoes: last.actionNbr,
  detail: { ACTION: last.action },
})

/** Actions that close a letter or an answer together with an action of the parent process. */
const closing = new Set(['answered', 'lapsed', 'accept', 'insufficient'])

/**
 * Reopens the child processes that an action closed, recognised by the equal `captured_at` of its transaction: letters wait for an answer
 * again, and answers wait to be examined and suspend the deadline again.
 */
async function reopenUnder(tx: Db, key: ProcessKey, closedBy: LastAction, work: OfficeWork): Promise<void> {
  for (const child of await listUnder(tx, key)) {
    const last = await findLastAction(tx, child)
    if (!last || !closing.has(last.action) || last.capturedAt.getTime() !== closedBy.capturedAt.getTime()) continue
    const process = await lockForChange(tx, child, { action: 'undo', day: legalDateOf(work.now) })
    await append(tx, process, 'undo', work, asBefore(last))
  }
}

/** Freezes a process: no automatic action until `resumeProcess`. `by`: what it waits for. Throws NotFound, STALE_VERSION, ACTION_NOT_ALLOWED. */
export async function freezeProcess(
  tx: Db,
  key: ProcessKey,
  work: OfficeWork & { by?: string },
): Promise<ActionResult> {
  const process = await lock(tx, key, 'freeze', work)
  if (process.frozenSince !== null) throw refused('the process is frozen already')
  await markFrozen(tx, key, legalDateOf(work.now), work.by ?? work.reason)
  return append(tx, process, 'freeze', work, {})
}

/** Resumes a frozen process and extends its deadline by the calendar days it was frozen. Throws NotFound, STALE_VERSION, ACTION_NOT_ALLOWED. */
export async function resumeProcess(tx: Db, key: ProcessKey, work: OfficeWork): Promise<ActionResult> {
  const process = await lock(tx, key, 'resume', work)
  if (process.frozenSince === null) throw refused('the process is not frozen')
  const frozenFrom =
    legalDateOf(process.stateSince) > process.frozenSince ? legalDateOf(process.stateSince) : process.frozenSince
  const frozenDays = Math.max(0, daysBetween(frozenFrom, legalDateOf(work.now)))
  if (process.firesOn !== null && addDays(process.firesOn, frozenDays) <= legalDateOf(work.now))
    throw new AppError('ACTION_NOT_ALLOWED', 'its deadline has passed', {
      fields: [{ field: 'DUE_DATE', message: 'desk:fault.passedDue' }],
    })
  await markFrozen(tx, key, null, null)
  return append(tx, process, 'resume', work, {
    due: process.dueDate && addDays(process.dueDate, frozenDays),
    firesOn: process.firesOn && addDays(process.firesOn, frozenDays),
    detail: { DAYS: frozenDays },
  })
}

/** Most months ahead (50 years) of a deadline set by hand; rights last for decades. */
const LONGEST_MONTHS = 12 * 50

const changeFaults = {
  shorter: 'refusals:shorter',
  same: 'refusals:sameDue',
  past: 'errors:field.wrong',
} as const

/** Whether a deadline is one of the law, which an officer alone does not change: it binds a party or triggers an action; others are targets. */
export function isStatutory({ flowId, flowVersion, state, firesOn }: LockedProcess): boolean {
  const flow = workflowOf(flowId, flowVersion)
  return firesOn !== null || (flow !== undefined && findState(flow, state)?.turn === 'applicant')
}

/** Throws Invalid for a day that a deadline of the process cannot have, ACTION_NOT_ALLOWED when the state has no deadline. */
export function assertDueMay(process: LockedProcess, due: LegalDate, today: LegalDate): void {
  if (process.dueDate === null) throw refused('the state has no deadline')
  const fault = isStatutory(process) ? periodChangeFault(process.dueDate, due, today) : due < today ? 'past' : undefined
  const message = due > addMonths(today, LONGEST_MONTHS) ? 'errors:field.wrong' : fault && changeFaults[fault]
  if (message) throw new Invalid([{ field: 'DUE_DATE', message }])
}

/**
 * Sets the deadline by hand, later than the present one; a target of the office to any day from today. `ground`: article it rests on. Throws
 * Invalid for a wrong day, ACTION_NOT_ALLOWED when the state has no deadline, NotFound, STALE_VERSION.
 */
export async function setDue(
  tx: Db,
  key: ProcessKey,
  work: OfficeWork & { due: LegalDate; ground?: string; detail?: Record<string, unknown> },
): Promise<ActionResult> {
  const process = await lock(tx, key, 'set_due', work)
  assertDueMay(process, work.due, legalDateOf(work.now))
  return append(tx, process, 'set_due', work, {
    ...laterDue(process, work.due),
    ...(work.ground !== undefined && { ground: work.ground }),
    ...(work.detail && { detail: work.detail }),
    addresseeId: process.ownerId,
  })
}

/** Lengthens a deadline because its letter was posted later than its own day. No second officer: the period runs by law from the posting. */
export async function runFromPosting(
  tx: Db,
  key: ProcessKey,
  { dueOf, ...work }: OfficeWork & { dueOf: (present: LegalDate) => LegalDate | undefined; ground: string },
): Promise<ActionResult | undefined> {
  const process = await lock(tx, key, 'set_due', work)
  const due = process.dueDate === null ? undefined : dueOf(process.dueDate)
  if (due === undefined) return undefined
  return append(tx, process, 'set_due', work, { ...laterDue(process, due), ground: work.ground })
}

/** A later deadline with the day of its automatic action. */
function laterDue({ flowId, flowVersion, state, firesOn, dueDate }: LockedProcess, due: LegalDate) {
  const flow = workflowOf(flowId, flowVersion)
  const hasAutomatic = firesOn !== null && flow !== undefined && automaticActions(flow, state).length > 0
  return { due, firesOn: hasAutomatic ? addDays(due, firesOn === dueDate ? 0 : 1) : null }
}

/** Appends a note to the history, without other changes. `isDelivered`: to the inbox of its person. Throws NotFound, STALE_VERSION. */
export async function noteDown(
  tx: Db,
  key: ProcessKey,
  work: OfficeWork & { isDelivered?: boolean },
): Promise<ActionResult> {
  const process = await lock(tx, key, 'note', work)
  return append(tx, process, 'note', work, work.isDelivered ? { addresseeId: process.ownerId } : {})
}

const lock = (tx: Db, key: ProcessKey, action: OfficeAction, { now, rowVersion }: OfficeWork) =>
  lockForChange(tx, key, { action, day: legalDateOf(now) }, rowVersion)
const at = ({ now }: OfficeWork) => ({ now, actionDate: legalDateOf(now) })
const refused = (why: string) => new ConflictError('ACTION_NOT_ALLOWED', why)

/**
 * Throws ACTION_NOT_ALLOWED for actions that cannot be undone: `resume` (freeze again instead), `freeze` after the deadline passed (resume
 * instead, which adds the frozen days), answers sent through the portal, acts of the Appeal Commission, and system actions other than automatic ones (payments).
 */
function assertOfficeMay(
  process: LockedProcess,
  last: LastAction,
  { hasPassed, ofSystem, role }: { hasPassed: boolean; ofSystem: boolean; role: 'office' | 'commission' },
): void {
  if (last.action === 'resume') throw refused('resuming cannot be undone; freeze the process again')
  if (last.action === 'freeze' && hasPassed) throw refused('the deadline passed while frozen; resume the process')
  if ((last.actorRole === 'commission') !== (role === 'commission'))
    throw refused('acts of the Appeal Commission are undone by itself, others at the desk')
  if (last.wasSent) throw refused('an answer sent through the portal cannot be undone')
  const flow = workflowOf(process.flowId, process.flowVersion)
  const action = flow && actionOf(flow, last.action)
  if (last.actorRole === 'system' && action?.auto !== true && !ofSystem)
    throw refused(`${last.action} was performed by the system`)
}

async function append(
  tx: Db,
  process: LockedProcess,
  action: OfficeAction,
  work: OfficeWork,
  change: Partial<NewAction>,
): Promise<ActionResult> {
  const defined = officeActions[action]
  const row: NewAction = {
    action,
    role: work.role ?? 'office',
    actorId: work.actorId,
    ...at(work),
    notes: work.reason,
    from: process.state,
    to: process.state,
    ...priorPosition(process),
    due: process.dueDate,
    firesOn: process.firesOn,
    ground: defined.ground,
    addresseeId: null,
    ...change,
  }
  const { actionNbr, notified } = await appendAction(tx, process, row)
  return {
    procTyp: process.procTyp,
    procNbr: process.procNbr,
    actionNbr,
    applicationId: process.applicationId,
    ownerId: process.ownerId,
    action,
    defined,
    actionDate: row.actionDate,
    flowId: process.flowId,
    flowVersion: process.flowVersion,
    from: process.state,
    state: row.to,
    dueDate: row.due,
    firesOn: row.firesOn,
    rowVersion: process.rowVersion + 1,
    addresseeId: row.addresseeId,
    notified,
  }
}
