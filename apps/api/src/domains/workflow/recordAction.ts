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

/** Finds a definition by id and version; open processes keep the version they began with. */
export type FindWorkflow = (id: string, version: number) => Workflow | undefined

export interface RecordedAction {
  /** Key of the action in the definition. */
  action: string
  role: ActingRole
  /** User who recorded it, also an officer for an act received on paper; null: the system. */
  actorId: number | null
  /** Legal day in Jakarta, at most the day of `now`. */
  actionDate: LegalDate
  now: Date
  notes?: string
  detail?: Record<string, unknown>
  /** The version the asker saw; another one throws STALE_VERSION. */
  rowVersion?: number
}

export interface Recorded extends ActionKey {
  applicationId: number
  ownerId: number
  action: string
  /** The definition of the action, with the office's periods. */
  defined: Action
  flowId: string
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
 * Records an action of a workflow: checks it, appends it with the previous state and deadline, updates the process and delivers the inbox
 * item, in the caller's transaction. Every change of a state goes through here, except the acts of officeWork.ts. Throws NotFound,
 * STALE_VERSION, ACTION_NOT_ALLOWED (state, role or time), Invalid (date in the future).
 */
export async function recordAction(
  tx: Db,
  key: ProcessKey,
  entry: RecordedAction,
  find: FindWorkflow = workflowOf,
): Promise<Recorded> {
  const process = await lockForChange(tx, key, { action: entry.action, day: entry.actionDate }, entry.rowVersion)
  const flow = officeFlow(flowOf(process, find), entry.action, process)
  const stepped = nextState(flow, process.state, entry.action, entry.role)
  if (!stepped.ok) throw new ConflictError('ACTION_NOT_ALLOWED', `${stepped.why}: ${entry.action} at ${process.state}`)
  await assertTimely(tx, key, flow, process, entry)

  const defined = actionOf(flow, entry.action)
  if (!defined) throw new Error(`${flow.id} lost ${entry.action}`)
  const due = await dueAfter(tx, process, stepped, entry)
  const firesOn = firesAfter(flow, process, stepped, due)
  const addresseeId = stepped.tellApplicant ? process.ownerId : null
  const { actionNbr, notified } = await appendAction(tx, key, {
    ...entry,
    from: process.state,
    to: stepped.state,
    ...priorPosition(process),
    due,
    firesOn,
    ground: defined.ground,
    addresseeId,
  })
  const { applicationId, ownerId, flowId, rowVersion } = process
  return {
    procTyp: process.procTyp,
    procNbr: process.procNbr,
    actionNbr,
    applicationId,
    ownerId,
    action: entry.action,
    defined,
    flowId,
    from: process.state,
    state: stepped.state,
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
  opened: { applicationId: number; flowId: string; flowVersion: number; now: Date; under?: ActionKey },
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

/** Locks a process for a change. Throws NotFound, STALE_VERSION when the asker saw another version. */
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

/** Deadline, automatic day and start of the state before an action, stored so that an undo can restore them. */
export function priorPosition({ dueDate, firesOn, stateSince }: LockedProcess) {
  return { priorDue: dueDate, priorFiresOn: firesOn, priorStateSince: stateSince }
}

function flowOf({ flowId, flowVersion }: { flowId: string; flowVersion: number }, find: FindWorkflow): Workflow {
  const flow = find(flowId, flowVersion)
  if (!flow) throw new Error(`no workflow ${flowId} version ${flowVersion}`)
  return flow
}

/** The definition with the office's periods for the action to be recorded. */
function officeFlow(flow: Workflow, key: string, { rules }: LockedProcess): Workflow {
  const action = actionOf(flow, key)
  if (!action || rules.length === 0) return flow
  return { ...flow, actions: { ...flow.actions, [key]: withActionRules(key, action, rules) } }
}

async function dueAfter(
  tx: Db,
  process: LockedProcess,
  { keepsDue, due }: Extract<StepResult, { ok: true }>,
  entry: RecordedAction,
): Promise<LegalDate | null> {
  if (keepsDue) return process.dueDate
  if (!due) return null
  return dueDate(due, await basisOf(tx, due, process, entry), await holidaysFor(tx, due)) ?? null
}

/** Day of the automatic action after a step: the day after the due day. Null when the state has none or the due day is only a target. */
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
 * The days a rule may count from. The filing date is stored after the first action, so that action's own day is used. Priority,
 * international filing and grant are looked up only for rules that need them.
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
  entry: RecordedAction,
): Promise<void> {
  const today = legalDateOf(entry.now)
  if (entry.actionDate > today) throw new Invalid([{ field: 'ACTION_DATE', message: 'errors:field.wrong' }])
  const action = actionOf(flow, entry.action)
  if (!action) return
  const refuse = (why: string) =>
    new ConflictError('ACTION_NOT_ALLOWED', `${why}: ${entry.action} at ${process.state} on ${today}`)
  if (process.frozenSince !== null && entry.role !== 'applicant' && action.to !== 'same') throw refuse('frozen')
  if (action.auto) return assertDue(tx, key, flow, process, entry, refuse)
  if (isTooLate(flow, action, process, entry.actionDate)) throw refuse('its last day is over')
  if (!hasLimits(action)) return
  const holidays = action.until && (await holidaysFor(tx, action.until))
  const known = action.until?.from && (await basisOf(tx, action.until, process, entry))
  const open = openActions(
    flow,
    process.state,
    entry.role,
    await listTakenActions(tx, key),
    entry.actionDate,
    holidays,
    known,
  )
  if (!open.includes(entry.action)) throw refuse('window closed')
}

/**
 * Whether the applicant's deadline for an action has passed, also when the automatic action has not run yet. Not when the case was frozen
 * on or before the deadline, for actions with a window of their own, or for actions that end the case (withdrawal).
 */
function isTooLate(flow: Workflow, action: Action, process: LockedProcess, day: LegalDate): boolean {
  const { dueDate: due, firesOn, frozenSince } = process
  if (action.by !== 'applicant' || action.to === 'same' || action.until || flow.states[action.to]?.end) return false
  if (due === null || firesOn === null || !hasPassed(due, day)) return false
  return frozenSince === null || frozenSince > due
}

/** States of child processes that suspend the parent's automatic action, as `flow_id state`. */
const holding = workflows.flatMap((flow) =>
  Object.entries<State>(flow.states)
    .filter(([, state]) => state.holds)
    .map(([state]) => `${flow.id} ${state}`),
)

/** Refuses an automatic action before the due day has ended, while an answer is not examined, or when the history requires another one. */
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
  const history = await listTakenActions(tx, key)
  const chosen = automaticAction(
    flow,
    process.state,
    history.map((each) => each.action),
  )
  if (chosen !== action) throw refuse(`${String(chosen)} instead`)
}
