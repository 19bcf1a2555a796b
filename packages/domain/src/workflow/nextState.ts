import type { LegalDate } from '../dates/legalDate.ts'
import { actionOf, findState, type Action, type ActingRole, type DueRule, type Workflow } from './definition.ts'
import { dueDate, type DueBasis } from './dueDate.ts'

export type Refusal = 'unknown_state' | 'unknown_action' | 'not_from_here' | 'not_your_role'

export type Stepped =
  | { ok: true; state: string; tellApplicant: boolean; due: DueRule | undefined; keepsDue: boolean; asks: boolean }
  | { ok: false; why: Refusal }

/** Where an action leads from a state, or why that role may not take it there. Says nothing about time: see `isOpen`. */
export function nextState(flow: Workflow, state: string, action: string, role: ActingRole): Stepped {
  if (!findState(flow, state)) return { ok: false, why: 'unknown_state' }
  const taken = actionOf(flow, action)
  if (!taken) return { ok: false, why: 'unknown_action' }
  if (!taken.from.includes(state)) return { ok: false, why: 'not_from_here' }
  if (taken.by !== role) return { ok: false, why: 'not_your_role' }
  return {
    ok: true,
    state: taken.to === 'same' ? state : taken.to,
    tellApplicant: taken.tells === 'applicant',
    due: taken.due,
    keepsDue: taken.to === 'same' && taken.due === undefined && !taken.auto,
    asks: taken.asks === true,
  }
}

/** One action of a process's history: its key and its day of law. */
export interface TakenAction {
  action: string
  day: LegalDate
}

/** Days a right goes back to, for windows that count from them; where the filing date is unknown the day the window opened stands for it. */
export type Known = Partial<Omit<DueBasis, 'action'>>

/**
 * False when the action has a window and `today` lies outside it, when it was used up, comes too early, or waits for another action. The
 * last day counts whole.
 */
export function isOpen(
  action: Action,
  history: readonly TakenAction[],
  today: LegalDate,
  holidays?: ReadonlySet<LegalDate>,
  known: Known = {},
): boolean {
  const spanFrom = (rule: DueRule, day: LegalDate) => dueDate(rule, { filing: day, ...known, action: day }, holidays)
  const { until, notBefore, after } = action
  if (after && !stands(history, after.taken, after.unless)) return false
  const begun = notBefore && history[lastOf(history, notBefore.since)]
  const tooEarly = begun && spanFrom(notBefore, begun.day)
  if (tooEarly !== undefined && today <= tooEarly) return false
  if (!until) return true
  const since = history[lastOf(history, until.since)]
  if (!since || !stands(history, until.since, until.unless)) return false
  const lastDay = spanFrom(until, since.day)
  return lastDay !== undefined && today <= lastDay
}

function lastOf(history: readonly TakenAction[], names: string | readonly string[]): number {
  const wanted = [names].flat()
  return history.findLastIndex(({ action }) => wanted.includes(action))
}

/** Whether one of the actions was taken and none of `unless` after it. */
function stands(
  history: readonly TakenAction[],
  taken: string | readonly string[],
  unless: string | readonly string[] = [],
): boolean {
  const at = lastOf(history, taken)
  return at >= 0 && lastOf(history, unless) < at
}

/** Whether the history of a process has a say in when the action may be taken; else its state alone decides. */
export function hasLimits({ until, notBefore, after }: Action): boolean {
  return until !== undefined || notBefore !== undefined || after !== undefined
}

/** Keys of the actions a role may take from a state today, in the order of the definition; automatic ones are nobody's to take. */
export function openActions(
  flow: Workflow,
  state: string,
  role: ActingRole,
  history: readonly TakenAction[],
  today: LegalDate,
  holidays?: ReadonlySet<LegalDate>,
  known?: Known,
): string[] {
  return Object.entries(flow.actions)
    .filter(
      ([key, action]) =>
        nextState(flow, state, key, role).ok && !action.auto && isOpen(action, history, today, holidays, known),
    )
    .map(([key]) => key)
}

/** Keys of all actions the system may take from a state by itself, in the order of the definition. */
export function automaticActions(flow: Workflow, state: string): string[] {
  return Object.keys(flow.actions).filter((key) => flow.actions[key]?.auto && flow.actions[key].from.includes(state))
}

/**
 * What the system does when the deadline of a state passes; undefined when nothing happens by itself. `taken`: actions of the process
 * so far, which decide where the definition has more than one. Actions the office can switch on are judged by the periods in `flow`.
 */
export function automaticAction(flow: Workflow, state: string, taken: readonly string[] = []): string | undefined {
  const keys = automaticActions(flow, state).filter((key) => isOn(flow.actions[key]))
  const given = (key: string) => flow.actions[key]?.given
  const isGiven = (key: string) => [given(key) ?? []].flat().some((name) => taken.includes(name))
  return keys.find(isGiven) ?? keys.find((key) => given(key) === undefined)
}

const isOn = (action: Action | undefined) =>
  !action?.switched || Boolean(action.due?.months || action.due?.calendarDays || action.due?.workingDays)
