import { addDays, type LegalDate } from '../dates/legalDate.ts'
import { actionOf, findState, type Action, type ActingRole, type DueRule, type Workflow } from './definition.ts'
import { dueDate, type DueBasis } from './dueDate.ts'

export type Refusal = 'unknown_state' | 'unknown_action' | 'not_from_here' | 'not_your_role'

export type StepResult =
  | {
      ok: true
      state: string
      notifiesApplicant: boolean
      due: DueRule | undefined
      keepsDue: boolean
      requiresAnswer: boolean
    }
  | { ok: false; why: Refusal }

/** State an action leads to, or why the role may not perform it in this state. Does not check dates; see `isOpen`. */
export function nextState(flow: Workflow, state: string, action: string, role: ActingRole): StepResult {
  if (!findState(flow, state)) return { ok: false, why: 'unknown_state' }
  const definition = actionOf(flow, action)
  if (!definition) return { ok: false, why: 'unknown_action' }
  if (!definition.from.includes(state)) return { ok: false, why: 'not_from_here' }
  if (definition.by !== role) return { ok: false, why: 'not_your_role' }
  return {
    ok: true,
    state: definition.to === 'same' ? state : definition.to,
    notifiesApplicant: definition.notifies === 'applicant',
    due: definition.due,
    keepsDue: definition.to === 'same' && definition.due === undefined && !definition.auto,
    requiresAnswer: definition.requiresAnswer === true,
  }
}

/** One action of a process's history: its key and its legal day. */
export interface PastAction {
  action: string
  day: LegalDate
}

/** Dates of the right for periods counted from them. Without a filing date, the day the period began is used. */
export type KnownDates = Partial<Omit<DueBasis, 'action'>>

/** What the limits `until`, `notBefore` and `after` of an action say about a history. */
export interface ActionWindow {
  /** The actions it presupposes were performed. */
  isBegun: boolean
  /** It, or one that excludes it, was performed since. */
  isUsed: boolean
  /** First and last day; undefined without such a limit. */
  first: LegalDate | undefined
  last: LegalDate | undefined
}

/** The days on which an action may be performed by its limits; its states are not considered. */
export function actionWindow(
  { until, notBefore, after }: Action,
  history: readonly PastAction[],
  holidays?: ReadonlySet<LegalDate>,
  known: KnownDates = {},
): ActionWindow {
  const startOf = ({ since, orSince }: { since: string | readonly string[]; orSince?: string }) =>
    history[lastIndexOf(history, since)] ?? history[lastIndexOf(history, orSince ?? [])]
  const start = notBefore && startOf(notBefore)
  const tooEarly =
    notBefore && start && dueDate(notBefore, { filing: start.day, ...known, action: start.day }, holidays)
  const began = until && startOf(until)
  const last = until && began && windowEnd(until, began.day, holidays, known)
  const limits: NonNullable<Action['after']>[] = [
    ...(after ? [after] : []),
    ...(until ? [{ taken: beginnings(until), ...(until.unless !== undefined && { unless: until.unless }) }] : []),
  ]
  return {
    isBegun: limits.every(({ taken }) => wasTaken(history, taken)) && (!until || last !== undefined),
    isUsed: limits.some((limit) => wasTaken(history, limit.taken) && isSpent(history, limit)),
    first: tooEarly && addDays(tooEarly, 1),
    last,
  }
}

/**
 * Last day of a window that began on a day: by the length in force now or, if later, by one that was in force while it ran, so that a new length never
 * shortens a running period. Undefined when the day it counts from is not known.
 */
export function windowEnd(
  { formerly = [], ...until }: NonNullable<Action['until']>,
  began: LegalDate,
  holidays?: ReadonlySet<LegalDate>,
  known: KnownDates = {},
): LegalDate | undefined {
  const basis = { filing: began, ...known, action: began }
  const present = dueDate(until, basis, holidays)
  if (present === undefined) return undefined
  const { months: _months, calendarDays: _calendarDays, workingDays: _workingDays, ...rest } = until
  // Newest first; a window that began before every length has the oldest.
  const found = formerly.findIndex(({ validFrom }) => validFrom <= began)
  const atBegin = found < 0 ? formerly.length - 1 : found
  let end: LegalDate | undefined
  for (const { validFrom, ...length } of formerly.slice(0, atBegin + 1).toReversed()) {
    if (end !== undefined && validFrom > end) break
    const last = dueDate({ ...rest, ...length }, basis, holidays)
    if (end === undefined || (last !== undefined && last > end)) end = last
  }
  return end !== undefined && end > present ? end : present
}

const beginnings = ({ since, orSince }: NonNullable<Action['until']>) => [since, orSince ?? []].flat()

/** Whether an action may be performed today by its limits `until`, `notBefore`, `after` and `needs`. The last day counts. */
export function isOpen(
  action: Action,
  history: readonly PastAction[],
  today: LegalDate,
  holidays?: ReadonlySet<LegalDate>,
  known: KnownDates = {},
): boolean {
  if (action.needs === 'priority' && !known.priority) return false
  const { isBegun, isUsed, first, last } = actionWindow(action, history, holidays, known)
  return isBegun && !isUsed && (first === undefined || first <= today) && (last === undefined || today <= last)
}

function lastIndexOf(history: readonly PastAction[], names: string | readonly string[]): number {
  const wanted = [names].flat()
  return history.findLastIndex(({ action }) => wanted.includes(action))
}

/** Whether one of `unless` was performed after the last of `taken`; with `each`, as often as `taken`. */
function isSpent(history: readonly PastAction[], { taken, unless = [], each }: NonNullable<Action['after']>): boolean {
  if (!each) return !wasTaken(history, taken, unless)
  const count = (names: string | readonly string[]) =>
    history.filter(({ action }) => [names].flat().includes(action)).length
  return count(unless) >= count(taken)
}

/** Whether one of the actions was performed, and none of `unless` after it. */
function wasTaken(
  history: readonly PastAction[],
  taken: string | readonly string[],
  unless: string | readonly string[] = [],
): boolean {
  const at = lastIndexOf(history, taken)
  return at >= 0 && lastIndexOf(history, unless) < at
}

/** Whether the history decides when the action may be performed; without such limits the state alone decides. */
export function hasLimits({ until, notBefore, after, needs }: Action): boolean {
  return [until, notBefore, after, needs].some((limit) => limit !== undefined)
}

/** Keys of the actions a role may perform in a state today, in the order of the definition; without automatic ones. */
export function openActions(
  flow: Workflow,
  state: string,
  role: ActingRole,
  history: readonly PastAction[],
  today: LegalDate,
  holidays?: ReadonlySet<LegalDate>,
  known?: KnownDates,
): string[] {
  return Object.entries(flow.actions)
    .filter(
      ([key, action]) =>
        nextState(flow, state, key, role).ok && !action.auto && isOpen(action, history, today, holidays, known),
    )
    .map(([key]) => key)
}

/** Keys of all automatic actions of a state, in the order of the definition. */
export function automaticActions(flow: Workflow, state: string): string[] {
  return Object.keys(flow.actions).filter((key) => flow.actions[key]?.auto && flow.actions[key].from.includes(state))
}

/**
 * The automatic action of a state after its deadline; undefined when there is none. `taken`: keys of earlier actions of the process, oldest first,
 * which decide between several (`preferredAfter`). `flow` must hold the office's periods, which decide about `switched` actions.
 */
export function automaticAction(flow: Workflow, state: string, taken: readonly string[] = []): string | undefined {
  const keys = automaticActions(flow, state).filter((key) => isOn(flow.actions[key]))
  const conditionOf = (key: string) => flow.actions[key]?.preferredAfter
  const lastOf = (names: string | readonly string[] = []) =>
    taken.findLastIndex((name) => [names].flat().includes(name))
  const isPreferred = (key: string) => lastOf(conditionOf(key)) > lastOf(flow.actions[key]?.preferredUnless)
  return keys.find(isPreferred) ?? keys.find((key) => conditionOf(key) === undefined)
}

const isOn = (action: Action | undefined) =>
  !action?.switched || Boolean(action.due?.months || action.due?.calendarDays || action.due?.workingDays)
