import { workflowOf } from '@saki/catalogue'
import type { Db } from '@saki/db'
import { dueDate, hasPassed, type DueBasis } from '@saki/domain/workflow/dueDate'
import { legalDateOf, type LegalDate } from '@saki/domain/dates/legalDate'
import { actionOf, type Actor, type DueRule, type Workflow } from '@saki/domain/workflow/definition'
import { automaticAction, automaticActions, openActions, step } from '@saki/domain/workflow/step'

import { Conflict, Invalid, NotFound } from '../../errors.ts'
import {
  appendAction,
  findOrigins,
  findProcess,
  insertProcess,
  listTaken,
  lockProcess,
  type LockedProcess,
  type ProcessKey,
} from './process.sql.ts'

export type { ProcessKey } from './process.sql.ts'

/** Finds a definition by id and version; records in flight keep the version they began under. */
export type FindWorkflow = (id: string, version: number) => Workflow | undefined

export interface Taken {
  /** Key of the action in the definition. */
  action: string
  role: Actor
  actorId: number | null
  /** Day of law in Jakarta; never after the day of `now`. */
  actionDate: LegalDate
  now: Date
  notes?: string
  detail?: Record<string, unknown>
  /** The version the asker saw; another one is a conflict. */
  rowVersion?: number
}

export interface Recorded {
  actionNbr: number
  state: string
  dueDate: LegalDate | null
  rowVersion: number
  /** Whoever found it in the inbox, for the events to be told after the commit; null when nobody. */
  toldUserId: number | null
}

/**
 * The one door through which a process moves: append the action with what stood before, set the state, tell the applicant; all in the
 * caller's transaction. Throws NotFound, Conflict (not allowed here, by this role or at this time; or the version is stale), Invalid.
 */
export async function recordAction(
  tx: Db,
  key: ProcessKey,
  taken: Taken,
  find: FindWorkflow = workflowOf,
): Promise<Recorded> {
  const process = await lockProcess(tx, key)
  if (!process) throw new NotFound('process', key)
  if (taken.rowVersion !== undefined && taken.rowVersion !== process.rowVersion) {
    throw new Conflict('STALE_VERSION', `process ${key.procTyp}-${key.procNbr}`, { ROW_VERSION: process.rowVersion })
  }
  const flow = flowOf(process, find)
  const stepped = step(flow, process.state, taken.action, taken.role)
  if (!stepped.ok) throw new Conflict('ACTION_NOT_ALLOWED', `${stepped.why}: ${taken.action} at ${process.state}`)
  await assertTimely(tx, key, flow, process, taken)

  const due = stepped.keepsDue
    ? process.dueDate
    : stepped.due
      ? (dueDate(stepped.due, await basisOf(tx, stepped.due, process, taken)) ?? null)
      : null
  const toldUserId = stepped.tellApplicant ? process.ownerId : null
  const actionNbr = await appendAction(tx, key, {
    ...taken,
    from: process.state,
    to: stepped.state,
    priorDue: process.dueDate,
    due,
    toldUserId,
  })
  return { actionNbr, state: stepped.state, dueDate: due, rowVersion: process.rowVersion + 1, toldUserId }
}

/** Opens the process of an application in the start state of its definition. It has no history yet: the first action follows. */
export async function openProcess(
  tx: Db,
  opened: { applicationId: number; flowId: string; flowVersion: number; now: Date },
  find: FindWorkflow = workflowOf,
): Promise<ProcessKey> {
  const flow = flowOf(opened, find)
  return insertProcess(tx, { ...opened, procTyp: flow.procTyp, state: flow.start })
}

/** Where a process stands. Throws NotFound. */
export async function stateOf(
  db: Db,
  key: ProcessKey,
): Promise<{ state: string; dueDate: LegalDate | null; rowVersion: number }> {
  const process = await findProcess(db, key)
  if (!process) throw new NotFound('process', key)
  return { state: process.state, dueDate: process.dueDate, rowVersion: process.rowVersion }
}

function flowOf({ flowId, flowVersion }: { flowId: string; flowVersion: number }, find: FindWorkflow): Workflow {
  const flow = find(flowId, flowVersion)
  if (!flow) throw new Error(`no workflow ${flowId} version ${flowVersion}`)
  return flow
}

/**
 * The filing date is written with the number, after the action that brings both about: there the action's own day is the filing date.
 * Where a right begins before or after that is looked up only for rules that count from it.
 */
async function basisOf(tx: Db, rule: DueRule, process: LockedProcess, { actionDate }: Taken): Promise<DueBasis> {
  const near = { action: actionDate, due: process.dueDate, filing: process.filingDate ?? actionDate }
  const isFar = rule.from === 'priority' || rule.from === 'effective' || rule.from === 'anniversary'
  return isFar ? { ...near, ...(await findOrigins(tx, process)) } : near
}

async function assertTimely(
  tx: Db,
  key: ProcessKey,
  flow: Workflow,
  process: LockedProcess,
  taken: Taken,
): Promise<void> {
  const today = legalDateOf(taken.now)
  if (taken.actionDate > today) throw new Invalid([{ field: 'ACTION_DATE', message: 'errors:field.wrong' }])
  const action = actionOf(flow, taken.action)
  const late = `${taken.action} at ${process.state} on ${today}`
  if (action?.auto && !(process.dueDate && hasPassed(process.dueDate, today)))
    throw new Conflict('ACTION_NOT_ALLOWED', `too early: ${late}`)
  if (action?.auto) return assertChosen(tx, key, flow, process, taken)
  if (!action?.until) return
  const open = openActions(flow, process.state, taken.role, await listTaken(tx, key), taken.actionDate)
  if (!open.includes(taken.action)) throw new Conflict('ACTION_NOT_ALLOWED', `window closed: ${late}`)
}

/** Of several automatic actions from a state the history lets only one happen. */
async function assertChosen(
  tx: Db,
  key: ProcessKey,
  flow: Workflow,
  { state }: LockedProcess,
  { action }: Taken,
): Promise<void> {
  if (automaticActions(flow, state).length < 2) return
  const taken = await listTaken(tx, key)
  const chosen = automaticAction(
    flow,
    state,
    taken.map((each) => each.action),
  )
  if (chosen !== action) throw new Conflict('ACTION_NOT_ALLOWED', `${String(chosen)} instead of ${action} at ${state}`)
}
