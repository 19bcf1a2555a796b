import { workflowOf } from '@saki/catalogue'
import type { Db } from '@saki/db'
import type { LegalDate } from '@saki/domain/dates/legalDate'
import type { Action } from '@saki/domain/workflow/definition'

import { NotFound } from '../../errors.ts'
import {
  authorise,
  checkAction,
  flowOf,
  type CheckedStep,
  type FindWorkflow,
  type LockedPosition,
  type RecordedAction,
} from './checkAction.ts'
import {
  appendAction,
  findProcess,
  insertProcess,
  type ActionKey,
  type LockedProcess,
  type ProcessKey,
} from './process.sql.ts'

export type { FindWorkflow, RecordedAction } from './checkAction.ts'
export type { ActionKey, ProcessKey } from './process.sql.ts'

export interface ActionResult extends ActionKey {
  applicationId: number
  ownerId: number
  action: string
  /** The definition of the action, with the office's periods. */
  defined: Action
  actionDate: LegalDate
  flowId: string
  flowVersion: number
  from: string
  state: string
  dueDate: LegalDate | null
  /** Day of the automatic action; null when there is none. */
  firesOn: LegalDate | null
  rowVersion: number
  /** The addressee, for the events published after the commit; null: nobody. */
  addresseeId: number | null
  /** Users whose inbox got the item: the addressee and those with a mandate. */
  notified: number[]
}

/**
 * Records an action of a letter or answer process, without letters and mails, in the caller's transaction. Actions of a case use `actIn`.
 * Throws NotFound, STALE_VERSION, ACTION_NOT_ALLOWED (state, role or time), Invalid (date in the future).
 */
export async function recordAction(
  tx: Db,
  key: ProcessKey,
  act: RecordedAction,
  find: FindWorkflow = workflowOf,
): Promise<ActionResult> {
  const position = await authorise(tx, key, act, find)
  return record(tx, position, await checkAction(tx, position, act), act)
}

/**
 * Appends a checked action with the previous state and deadline, updates the process and delivers the inbox item. Only it and
 * officeWork.ts change states.
 */
export async function record(
  tx: Db,
  { process }: LockedPosition,
  step: CheckedStep,
  act: RecordedAction,
): Promise<ActionResult> {
  const { action, defined, actionDate, to, due, dueRule, firesOn } = step
  const addresseeId = step.notifiesApplicant ? process.ownerId : null
  const { actionNbr, notified } = await appendAction(tx, process, {
    ...act,
    action,
    actionDate,
    from: process.state,
    to,
    ...priorPosition(process),
    due,
    dueRule,
    firesOn,
    ground: defined.ground,
    addresseeId,
  })
  const { procTyp, procNbr, applicationId, ownerId, flowId, flowVersion, rowVersion } = process
  return {
    procTyp,
    procNbr,
    actionNbr,
    applicationId,
    ownerId,
    action,
    defined,
    actionDate,
    flowId,
    flowVersion,
    from: process.state,
    state: to,
    dueDate: due,
    firesOn,
    rowVersion: rowVersion + 1,
    addresseeId,
    notified,
  }
}

/** Opens a process in the start state of its definition, without history. Record its first action next. */
export async function openProcess(
  tx: Db,
  opened: {
    applicationId: number
    flowId: string
    flowVersion: number
    now: Date
    under?: ActionKey
    partyId?: number
  },
  find: FindWorkflow = workflowOf,
): Promise<ProcessKey> {
  const flow = flowOf(opened, find)
  return insertProcess(tx, { ...opened, procTyp: flow.procTyp, state: flow.start })
}

/** State, deadline and version of a process. Throws NotFound. */
export async function findProcessState(
  db: Db,
  key: ProcessKey,
): Promise<{ state: string; dueDate: LegalDate | null; rowVersion: number }> {
  const process = await findProcess(db, key)
  if (!process) throw new NotFound('process', key)
  return { state: process.state, dueDate: process.dueDate, rowVersion: process.rowVersion }
}

/** Deadline, automatic day and start of the state before an action, stored so that an undo can restore them. */
export function priorPosition({ dueDate, firesOn, stateSince }: LockedProcess) {
  return { priorDue: dueDate, priorFiresOn: firesOn, priorStateSince: stateSince }
}
