import { workflowOf } from '@saki/catalogue'
import type { Db } from '@saki/db'
import { legalDateOf, type LegalDate } from '@saki/domain/dates/legalDate'
import { dueAction, firesAfter, isBlocked, isTooLate } from '@saki/domain/workflow/deadline'
import { keptRule, type KeptRule } from '@saki/domain/workflow/keptRule'
import { asksTooLate } from '@saki/domain/workflow/letterPeriod'
import { awaitedUntil } from '@saki/domain/workflow/openAnswer'
import { actionOf, type Action, type ActingRole, type DueRule, type Workflow } from '@saki/domain/workflow/definition'
import { dueDate, type DueBasis } from '@saki/domain/workflow/dueDate'
import { hasLimits, nextState, openActions } from '@saki/domain/workflow/nextState'
import { withActionRules, withRules } from '@saki/domain/workflow/periods'
import { legalDateText } from '@saki/texts/dates'

import type { SearchReport } from '../documents/searchReportShape.ts'
import { statesHolding } from '../../caseState.ts'
import { AppError, ConflictError, Invalid, NotFound } from '../../errors.ts'
import { listTakenActions } from '../../takenActions.sql.ts'
import { holidaySet } from '../../daysOff.sql.ts'
import { holidaysFor, rulesOn } from './calendar.sql.ts'
import {
  findDueFacts,
  findOrigins,
  isWaitingForPosting,
  listLeftTargets,
  lockProcess,
  type LockedProcess,
  type ProcessKey,
} from './process.sql.ts'

/** Finds a definition by id and version; open processes keep the version they began with. */
export type FindWorkflow = (id: string, version: number) => Workflow | undefined

/** An action to be recorded in a process. */
export interface RecordedAction {
  /** Key of the action in the definition; null: the automatic action that is due. */
  action: string | null
  /** The role the action belongs to; an officer may record an act of the applicant. */
  role: ActingRole
  /** User who recorded it, also an officer for an act received on paper; null: the system. */
  actorId: number | null
  /** Legal day in Jakarta, at most the day of `now`. Default: the day of `now`; of the automatic action its own day. */
  actionDate?: LegalDate
  /**
   * Day on which the paper that leads to the action was received, which its limits are checked against. Default: the day of the action, from
   * which periods run.
   */
  receivedOn?: LegalDate
  /** Last day that the office sets, where the rule only limits it (`atMost`). Default: the latest. */
  dueDate?: LegalDate
  now: Date
  notes?: string
  detail?: Record<string, unknown>
  /** Annex of the letter that the action issues. */
  annex?: SearchReport
  /** The version the asker saw; another one throws STALE_VERSION. */
  rowVersion?: number
  /** Issue of the gazette whose entry publishes the case by this act. */
  issue?: { journalCode: string; position: number }
}

/** A locked process with its workflow. */
export interface LockedPosition {
  process: LockedProcess
  flow: Workflow
}

/** An action that passed `checkAction`, with the state and deadline it leads to. */
export interface CheckedStep {
  action: string
  /** With the office's periods. */
  defined: Action
  actionDate: LegalDate
  to: string
  due: LegalDate | null
  /** The rule that made `due`; null for a deadline that was kept. */
  dueRule: KeptRule | null
  firesOn: LegalDate | null
  notifiesApplicant: boolean
}

/** The automatic action is not due; also thrown when another action changed the process meanwhile. */
export class NotDue extends ConflictError {}

/** Locks the process. Throws NotFound, STALE_VERSION, ACTION_NOT_ALLOWED for the action of another role. */
export async function authorise(
  tx: Db,
  key: ProcessKey,
  act: RecordedAction,
  find: FindWorkflow = workflowOf,
): Promise<LockedPosition> {
  const change = { action: act.action ?? '', day: act.actionDate ?? legalDateOf(act.now) }
  const process = await lockForChange(tx, key, change, act.rowVersion)
  const flow = flowOf(process, find)
  const by = act.action === null ? 'system' : actionOf(flow, act.action)?.by
  if (by !== undefined && by !== act.role) throw refusal('not_your_role', process, act)
  return { process, flow }
}

/**
 * Checks an action in the state of its process, on its day and by the history, and counts its deadline. Throws ACTION_NOT_ALLOWED, Invalid
 * for a date in the future, for a decision that would cut off an answer and for a letter whose last day has passed, NotDue.
 */
export async function checkAction(
  tx: Db,
  { process, flow }: LockedPosition,
  act: RecordedAction,
): Promise<CheckedStep> {
  const today = legalDateOf(act.now)
  const isAutomatic = act.action === null || actionOf(flow, act.action)?.auto === true
  const named = isAutomatic ? await dueNow(tx, process, flow, act) : openNow(process, flow, act)
  const { action, actionDate } = named
  const stepped = nextState(named.flow, process.state, action, act.role)
  if (!stepped.ok) throw refusal(stepped.why, process, act)
  if (actionDate > today) throw new Invalid([{ field: 'ACTION_DATE', message: 'errors:field.wrong' }])
  const defined = actionOf(named.flow, action)
  if (!defined) throw new Error(`${flow.id} has no action ${action}`)
  if (!isAutomatic) await assertTimely(tx, process, named, defined, act)
  const { state: to, keepsDue, due: rule, notifiesApplicant } = stepped
  const counted =
    keepsDue || !rule ? undefined : await countDue(tx, process, { rule, ground: defined.ground, to }, actionDate)
  const latest = keepsDue ? process.dueDate : (counted?.due ?? null)
  const due = rule?.atMost && act.dueDate ? chosenDue(act.dueDate, process.dueDate, latest) : latest
  if (asksTooLate(defined, due, actionDate)) throw refusedSince('refusals:letterTooLate', due ?? '')
  return {
    action,
    defined,
    actionDate,
    to,
    due,
    dueRule: due === latest ? (counted?.kept ?? null) : null,
    firesOn: firesAfter(named.flow, process, stepped, due),
    notifiesApplicant,
  }
}

/** The last day the office chose, after the present one and at most the latest. Throws Invalid. */
function chosenDue(chosen: LegalDate, present: LegalDate | null, latest: LegalDate | null): LegalDate {
  if (present !== null && chosen <= present) throw new Invalid([{ field: 'DUE_DATE', message: 'refusals:shorter' }])
  if (latest !== null && chosen > latest) {
    const values = { date: legalDateText(latest, 'id') }
    throw new Invalid([{ field: 'DUE_DATE', message: 'refusals:beyondLatest', values }])
  }
  return chosen
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

/** The definition a process runs under. Throws when there is none. */
export function flowOf({ flowId, flowVersion }: { flowId: string; flowVersion: number }, find: FindWorkflow): Workflow {
  const flow = find(flowId, flowVersion)
  if (!flow) throw new Error(`no workflow ${flowId} version ${flowVersion}`)
  return flow
}

/** An action with its day, and the workflow with the office's periods of that day. */
interface Named {
  action: string
  actionDate: LegalDate
  flow: Workflow
}

function openNow(process: LockedProcess, flow: Workflow, act: RecordedAction): Named {
  const actionDate = act.actionDate ?? legalDateOf(act.now)
  const key = act.action ?? ''
  const action = actionOf(flow, key)
  if (!action || process.rules.length === 0) return { action: key, actionDate, flow }
  const withOwn = { ...flow.actions, [key]: withActionRules(key, action, process.rules) }
  return { action: key, actionDate, flow: { ...flow, actions: withOwn } }
}

/** The automatic action of a locked process, dated the day after the due day or, if later, as the latest action. Throws NotDue. */
async function dueNow(tx: Db, process: LockedProcess, flow: Workflow, act: RecordedAction): Promise<Named> {
  const { lastDay, isHeld } = await findDueFacts(tx, process, statesHolding())
  const ownDay = lastDay !== null && lastDay > (process.firesOn ?? '') ? lastDay : process.firesOn
  const actionDate = act.actionDate ?? ownDay ?? legalDateOf(act.now)
  const own = withRules(flow, await rulesOn(tx, process.flowId, process.flowVersion, actionDate))
  const taken = (await listTakenActions(tx, process)).map(({ action }) => action)
  const found = dueAction(own, { ...process, isHeld, taken }, legalDateOf(act.now))
  if (found.isDue) {
    if (act.action !== null && act.action !== found.action) throw refusal(`${found.action} instead`, process, act)
    return { action: found.action, actionDate, flow: own }
  }
  if (found.why === 'nothing') throw new Error(`no automatic action at ${flow.id} ${flow.version} ${process.state}`)
  throw new NotDue('ACTION_NOT_ALLOWED', `${found.why}: ${process.procTyp}-${process.procNbr} at ${process.state}`)
}

async function assertTimely(
  tx: Db,
  process: LockedProcess,
  { action: key, actionDate: actedOn, flow }: Named,
  action: Action,
  act: RecordedAction,
): Promise<void> {
  const actionDate = act.receivedOn ?? actedOn
  if (isBlocked(process, action)) throw refusal('frozen', process, act)
  if (isTooLate(flow, action, process, actionDate)) throw refusal('its last day is over', process, act)
  if (!hasLimits(action) && !action.awaitsAnswers) return
  const history = await listTakenActions(tx, process)
  if (action.awaitsAnswers) {
    const at = { state: process.state, dueDate: process.dueDate, history, holidays: await holidaySet(tx) }
    const last = awaitedUntil(flow, action, at, actionDate)
    if (last !== undefined) throw refusedSince('refusals:answerOpen', last)
    if (await isWaitingForPosting(tx, process)) throw refusedUntilPosted()
  }
  const holidays = action.until && (await holidaysFor(tx, action.until))
  const known =
    action.until?.from || action.needs ? await basisOf(tx, action.until ?? PRIORITY, process, actionDate) : undefined
  const open = openActions(flow, process.state, act.role, history, actionDate, holidays, known)
  if (!open.includes(key)) throw refusal('window closed', process, act)
}

/** A rule that needs the priority to be looked up. */
const PRIORITY: DueRule = { from: 'priority' }

/** ACTION_NOT_ALLOWED with what the officer is told: the last day that decides. */
const refusedSince = (message: 'refusals:answerOpen' | 'refusals:letterTooLate', day: LegalDate) =>
  new AppError('ACTION_NOT_ALLOWED', `${message} ${day}`, {
    fields: [{ field: 'ACTION_TYP', message, values: { date: legalDateText(day, 'id') } }],
  })

/** ACTION_NOT_ALLOWED while a letter with a last day waits to be posted. */
const refusedUntilPosted = () =>
  new AppError('ACTION_NOT_ALLOWED', 'a letter is not posted yet', {
    fields: [{ field: 'ACTION_TYP', message: 'refusals:letterNotPosted' }],
  })

async function countDue(
  tx: Db,
  process: LockedProcess,
  { rule, ground, to }: { rule: DueRule; ground: string; to: string },
  actionDate: LegalDate,
): Promise<{ due: LegalDate | null; kept: KeptRule | null }> {
  const basis = await basisOf(tx, rule, process, actionDate)
  if (rule.from === 'target') basis.target = (await listLeftTargets(tx, process)).get(to)
  const due = dueDate(rule, basis, await holidaysFor(tx, rule)) ?? null
  return { due, kept: due === null ? null : keptRule(rule, ground, basis) }
}

/**
 * The days a rule may count from. The filing date is stored after the first action, so that action's own day is used. Priority,
 * international filing and grant are looked up only for rules that need them.
 */
async function basisOf(tx: Db, rule: DueRule, process: LockedProcess, actionDate: LegalDate): Promise<DueBasis> {
  const near = { action: actionDate, due: process.dueDate, filing: process.filingDate ?? actionDate }
  const isFar = rule.from === 'priority' || rule.from === 'effective' || rule.from === 'anniversary'
  return isFar ? { ...near, ...(await findOrigins(tx, process)) } : near
}

function refusal(why: string, { state }: LockedProcess, { action, now }: RecordedAction): ConflictError {
  return new ConflictError('ACTION_NOT_ALLOWED', `${why}: ${action ?? 'automatic'} at ${state} on ${legalDateOf(now)}`)
}
