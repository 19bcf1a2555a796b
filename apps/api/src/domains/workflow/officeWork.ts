import { officeActions, workflowOf, type OfficeAction } from '@saki/catalogue'
import type { Db } from '@saki/db'
import { addDays, addMonths, daysBetween, legalDateOf, type LegalDate } from '@saki/domain/dates/legalDate'
import { periodChangeFault } from '@saki/domain/workflow/changedPeriod'
import { findState } from '@saki/domain/workflow/definition'
import { automaticActions } from '@saki/domain/workflow/nextState'

import { AppError, ConflictError, Invalid } from '../../errors.ts'
import { lockForChange } from './checkAction.ts'
import { appendAction, markFrozen, type LockedProcess, type NewAction, type ProcessKey } from './process.sql.ts'
import { priorPosition, type ActionResult } from './recordAction.ts'

/** An officer's act on a process outside its workflow (undo, freeze, resume, deadline, note); undoing is in undoLast.ts. */
export interface OfficeWork {
  actorId: number
  now: Date
  /** Reason; shown to officers, and to the parties when the act is delivered to them. */
  reason: string
  rowVersion: number
  /** `commission`: the Appeal Commission takes back its own decision. Default: an officer. */
  role?: 'office' | 'commission'
}

/** Freezes a process: no automatic action until `resumeProcess`. `by`: what it waits for. Throws NotFound, STALE_VERSION, ACTION_NOT_ALLOWED. */
export async function freezeProcess(
  tx: Db,
  key: ProcessKey,
  work: OfficeWork & { by?: string },
): Promise<ActionResult> {
  const process = await lockForWork(tx, key, 'freeze', work)
  if (process.frozenSince !== null) throw workRefused('the process is frozen already')
  await markFrozen(tx, key, legalDateOf(work.now), work.by ?? work.reason)
  return appendWork(tx, process, 'freeze', work, {})
}

/** Resumes a frozen process and extends its deadline by the calendar days it was frozen. Throws NotFound, STALE_VERSION, ACTION_NOT_ALLOWED. */
export async function resumeProcess(tx: Db, key: ProcessKey, work: OfficeWork): Promise<ActionResult> {
  const process = await lockForWork(tx, key, 'resume', work)
  if (process.frozenSince === null) throw workRefused('the process is not frozen')
  const frozenFrom =
    legalDateOf(process.stateSince) > process.frozenSince ? legalDateOf(process.stateSince) : process.frozenSince
  const frozenDays = Math.max(0, daysBetween(frozenFrom, legalDateOf(work.now)))
  if (process.firesOn !== null && addDays(process.firesOn, frozenDays) <= legalDateOf(work.now))
    throw new AppError('ACTION_NOT_ALLOWED', 'its deadline has passed', {
      fields: [{ field: 'DUE_DATE', message: 'desk:fault.passedDue' }],
    })
  await markFrozen(tx, key, null, null)
  return appendWork(tx, process, 'resume', work, {
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
  if (process.dueDate === null) throw workRefused('the state has no deadline')
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
  const process = await lockForWork(tx, key, 'set_due', work)
  assertDueMay(process, work.due, legalDateOf(work.now))
  return appendWork(tx, process, 'set_due', work, {
    ...laterDue(process, work.due),
    ...(work.ground !== undefined && { ground: work.ground }),
    ...(work.detail && { detail: work.detail }),
    addresseeId: process.ownerId,
  })
}

/** In the detail of a deadline that a posting made: the id of the letter. */
export const POSTED_LETTER = 'POSTED_LETTER'

/** Lengthens a deadline because its letter was posted later than its own day. No second officer: the period runs by law from the posting. */
export async function runFromPosting(
  tx: Db,
  key: ProcessKey,
  {
    dueOf,
    letterId,
    ...work
  }: OfficeWork & { letterId: string; dueOf: (present: LegalDate) => LegalDate | undefined; ground: string },
): Promise<ActionResult | undefined> {
  const process = await lockForWork(tx, key, 'set_due', work)
  const due = process.dueDate === null ? undefined : dueOf(process.dueDate)
  if (due === undefined) return undefined
  return appendWork(tx, process, 'set_due', work, {
    ...laterDue(process, due),
    ground: work.ground,
    detail: { [POSTED_LETTER]: letterId },
  })
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
  const process = await lockForWork(tx, key, 'note', work)
  return appendWork(tx, process, 'note', work, work.isDelivered ? { addresseeId: process.ownerId } : {})
}

/** Locks a process for an act of `work`. Throws NotFound, STALE_VERSION. */
export const lockForWork = (tx: Db, key: ProcessKey, action: OfficeAction, { now, rowVersion }: OfficeWork) =>
  lockForChange(tx, key, { action, day: legalDateOf(now) }, rowVersion)
/** The instant of the work and its day in Jakarta. */
export const workAt = ({ now }: OfficeWork) => ({ now, actionDate: legalDateOf(now) })
/** ACTION_NOT_ALLOWED with what the log says. */
export const workRefused = (why: string) => new ConflictError('ACTION_NOT_ALLOWED', why)

/** Appends an act outside the workflow to a locked process; its state and deadline stay unless `change` has others. */
export async function appendWork(
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
    ...workAt(work),
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
