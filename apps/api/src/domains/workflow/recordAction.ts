import { workflowOf, workflows } from '@saki/catalogue'
import type { Db } from '@saki/db'
import { dueDate, hasPassed, type DueBasis } from '@saki/domain/workflow/dueDate'
import { addDays, legalDateOf, type LegalDate } from '@saki/domain/dates/legalDate'
import {
  actionOf,
  type Action,
  type ActingRole,
  type DueRule,
  type State,
  type Workflow,
} from '@saki/domain/workflow/definition'
import { withActionRules } from '@saki/domain/workflow/periods'
import {
  automaticAction,
  automaticActions,
  hasLimits,
  openActions,
  nextState,
  type StepResult,
} from '@saki/domain/workflow/nextState'

import { ConflictError, Invalid, NotFound } from '../../errors.ts'
import { holidaysFor } from './calendar.sql.ts'
import {
  appendAction,
  findOrigins,
  findProcess,
  hasChildIn,
  insertProcess,
  listTakenActions,
  lockProcess,
  type ActionKey,
  type LockedProcess,
  type ProcessKey,
} from './process.sql.ts'

export type { ActionKey, ProcessKey } from './process.sql.ts'

/** Finds a definition by id and version; records in flight keep the version they began under. */
export type FindWorkflow = (id: string, version: number) => Workflow | undefined

export interface RecordedAction {
  /** Key of the action in the definition. */
  action: string
  role: ActingRole
  /** Whoever wrote it down: also the officer who records what came on paper from somebody else. */
  actorId: number | null
  /** Day of law in Jakarta; never after the day of `now`. */
  actionDate: LegalDate
  now: Date
  notes?: string
  detail?: Record<string, unknown>
  /** The version the asker saw; another one is a conflict. */
  rowVersion?: number
}

export interface Recorded extends ActionKey {
  applicationId: number
  ownerId: number
  action: string
  /** The action as defined, under the periods of the office. */
  defined: Action
  flowId: string
  from: string
  state: string
  dueDate: LegalDate | null
  /** First day on which the system acts by itself; null when nothing happens by itself. */
  firesOn: LegalDate | null
  rowVersion: number
  /** The addressee, for the events to be told after the commit; null when nobody. */
  toldUserId: number | null
  /** Everybody who found it in the inbox, those with a mandate included. */
  told: number[]
}

/**
 * The one door through which a process moves: append the action with what stood before, set the state, tell the applicant; all in the
 * caller's transaction. Throws NotFound, Conflict (not allowed here, by this role or at this time; or the version is stale), Invalid.
 */
export async function recordAction(
  tx: Db,
  key: ProcessKey,
  taken: RecordedAction,
  find: FindWorkflow = workflowOf,
): Promise<Recorded> {
  const process = await lockForChange(tx, key, { action: taken.action, day: taken.actionDate }, taken.rowVersion)
  const flow = officeFlow(flowOf(process, find), taken.action, process)
  const stepped = nextState(flow, process.state, taken.action, taken.role)
  if (!stepped.ok) throw new ConflictError('ACTION_NOT_ALLOWED', `${stepped.why}: ${taken.action} at ${process.state}`)
  await assertTimely(tx, key, flow, process, taken)

  const defined = actionOf(flow, taken.action)
  if (!defined) throw new Error(`${flow.id} lost ${taken.action}`)
  const due = await dueAfter(tx, process, stepped, taken)
  const firesOn = firesAfter(flow, process, stepped, due)
  const toldUserId = stepped.tellApplicant ? process.ownerId : null
  const { actionNbr, told } = await appendAction(tx, key, {
    ...taken,
    from: process.state,
    to: stepped.state,
    ...stoodBefore(process),
    due,
    firesOn,
    ground: defined.ground,
    toldUserId,
  })
  const { applicationId, ownerId, flowId, rowVersion } = process
  return {
    procTyp: process.procTyp,
    procNbr: process.procNbr,
    actionNbr,
    applicationId,
    ownerId,
    action: taken.action,
    defined,
    flowId,
    from: process.state,
    state: stepped.state,
    dueDate: due,
    firesOn,
    rowVersion: rowVersion + 1,
    toldUserId,
    told,
  }
}

/** Opens a process in the start state of its definition. It has no history yet: the first action follows. */
export async function openProcess(
  tx: Db,
  opened: { applicationId: number; flowId: string; flowVersion: number; now: Date; under?: ActionKey },
  find: FindWorkflow = workflowOf,
): Promise<ProcessKey> {
  const flow = flowOf(opened, find)
  return insertProcess(tx, { ...opened, procTyp: flow.procTyp, state: flow.start })
}

/** Where a process stands. Throws NotFound. */
export async function findProcessState(
  db: Db,
  key: ProcessKey,
): Promise<{ state: string; dueDate: LegalDate | null; rowVersion: number }> {
  const process = await findProcess(db, key)
  if (!process) throw new NotFound('process', key)
  return { state: process.state, dueDate: process.dueDate, rowVersion: process.rowVersion }
}

/** Locks a process for a change. Throws NotFound, or STALE_VERSION when the asker saw another version. */
export async function lockForChange(
  tx: Db,
  key: ProcessKey,
  change: { action: string; day: LegalDate },
  rowVersion?: number,
): Promise<LockedProcess> {
  const process = await lockProcess(tx, key, change)
  if (!process) throw new NotFound('process', key)
  if (rowVersion !== undefined && rowVersion !== process.rowVersion) {
    throw new ConflictError('STALE_VERSION', `process ${key.procTyp}-${key.procNbr}`, {
      ROW_VERSION: process.rowVersion,
    })
  }
  return process
}

/** What an action finds and may have to be restored from. */
export function stoodBefore({ dueDate, firesOn, stateSince }: LockedProcess) {
  return { priorDue: dueDate, priorFiresOn: firesOn, priorStateSince: stateSince }
}

function flowOf({ flowId, flowVersion }: { flowId: string; flowVersion: number }, find: FindWorkflow): Workflow {
  const flow = find(flowId, flowVersion)
  if (!flow) throw new Error(`no workflow ${flowId} version ${flowVersion}`)
  return flow
}

/** The definition with the periods of the office for the action about to be taken. */
function officeFlow(flow: Workflow, key: string, { rules }: LockedProcess): Workflow {
  const action = actionOf(flow, key)
  if (!action || rules.length === 0) return flow
  return { ...flow, actions: { ...flow.actions, [key]: withActionRules(key, action, rules) } }
}

async function dueAfter(
  tx: Db,
  process: LockedProcess,
  { keepsDue, due }: Extract<StepResult, { ok: true }>,
  taken: RecordedAction,
): Promise<LegalDate | null> {
  if (keepsDue) return process.dueDate
  if (!due) return null
  return dueDate(due, await basisOf(tx, due, process, taken), await holidaysFor(tx, due)) ?? null
}

/** The day after the due day, where the system then acts; never after a day that is a target only. */
export function firesAfter(
  flow: Workflow,
  process: Pick<LockedProcess, 'firesOn'>,
  { keepsDue, due, state }: { keepsDue: boolean; due: DueRule | undefined; state: string },
  day: LegalDate | null,
): LegalDate | null {
  if (keepsDue) return process.firesOn
  if (day === null || due?.target || automaticActions(flow, state).length === 0) return null
  return addDays(day, 1)
}

/**
 * The filing date is written with the number, after the action that brings both about: there the action's own day is the filing date.
 * Where a right begins before or after that is looked up only for rules that count from it.
 */
async function basisOf(
  tx: Db,
  rule: DueRule,
  process: LockedProcess,
  { actionDate }: RecordedAction,
): Promise<DueBasis> {
  const near = { action: actionDate, due: process.dueDate, filing: process.filingDate ?? actionDate }
  const isFar = rule.from === 'priority' || rule.from === 'effective' || rule.from === 'anniversary'
  return isFar ? { ...near, ...(await findOrigins(tx, process)) } : near
}

async function assertTimely(
  tx: Db,
  key: ProcessKey,
  flow: Workflow,
  process: LockedProcess,
  taken: RecordedAction,
): Promise<void> {
  const today = legalDateOf(taken.now)
  if (taken.actionDate > today) throw new Invalid([{ field: 'ACTION_DATE', message: 'errors:field.wrong' }])
  const action = actionOf(flow, taken.action)
  if (!action) return
  const refuse = (why: string) =>
    new ConflictError('ACTION_NOT_ALLOWED', `${why}: ${taken.action} at ${process.state} on ${today}`)
  if (process.frozenSince !== null && taken.role !== 'applicant' && action.to !== 'same') throw refuse('frozen')
  if (action.auto) return assertDue(tx, key, flow, process, taken, refuse)
  if (isTooLate(flow, action, process, taken.actionDate)) throw refuse('its last day is over')
  if (!hasLimits(action)) return
  const holidays = action.until && (await holidaysFor(tx, action.until))
  const known = action.until?.from && (await basisOf(tx, action.until, process, taken))
  const open = openActions(
    flow,
    process.state,
    taken.role,
    await listTakenActions(tx, key),
    taken.actionDate,
    holidays,
    known,
  )
  if (!open.includes(taken.action)) throw refuse('window closed')
}

/**
 * What an applicant had to do until a day is too late after it, also while the system has not acted yet; days on which the case stood
 * still do not count. Giving a case up is possible at any time.
 */
function isTooLate(flow: Workflow, action: Action, process: LockedProcess, day: LegalDate): boolean {
  const { dueDate: due, firesOn, frozenSince } = process
  if (action.by !== 'applicant' || action.to === 'same' || action.until || flow.states[action.to]?.end) return false
  if (due === null || firesOn === null || !hasPassed(due, day)) return false
  return frozenSince === null || frozenSince > due
}

/** States of processes under another one that hold its clock, as queries compare them. */
const holding = workflows.flatMap((flow) =>
  Object.entries<State>(flow.states)
    .filter(([, state]) => state.holds)
    .map(([state]) => `${flow.id} ${state}`),
)

/** The system acts only after the due day, never while an answer lies unprocessed, and of several actions the history allows only one. */
async function assertDue(
  tx: Db,
  key: ProcessKey,
  flow: Workflow,
  process: LockedProcess,
  { action, now }: RecordedAction,
  refuse: (why: string) => ConflictError,
): Promise<void> {
  if (!process.dueDate || !hasPassed(process.dueDate, legalDateOf(now))) throw refuse('too early')
  if (holding.length > 0 && (await hasChildIn(tx, key, holding))) throw refuse('an answer is being read')
  if (automaticActions(flow, process.state).length < 2) return
  const taken = await listTakenActions(tx, key)
  const chosen = automaticAction(
    flow,
    process.state,
    taken.map((each) => each.action),
  )
  if (chosen !== action) throw refuse(`${String(chosen)} instead`)
}
