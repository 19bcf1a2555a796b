import type { LegalDate } from '../dates/legalDate.ts'
import { actionOf, stateOf, type Action, type Actor, type DueRule, type Workflow } from './definition.ts'
import { dueDate } from './dueDate.ts'

export type Refusal = 'unknown_state' | 'unknown_action' | 'not_from_here' | 'not_your_role'

export type Stepped =
  | { ok: true; state: string; tellApplicant: boolean; due: DueRule | undefined; keepsDue: boolean; asks: boolean }
  | { ok: false; why: Refusal }

/** Where an action leads from a state, or why that role may not take it there. Says nothing about time: see `isOpen`. */
export function step(flow: Workflow, state: string, action: string, role: Actor): Stepped {
  if (!stateOf(flow, state)) return { ok: false, why: 'unknown_state' }
  const taken = actionOf(flow, action)
  if (!taken) return { ok: false, why: 'unknown_action' }
  if (!taken.from.includes(state)) return { ok: false, why: 'not_from_here' }
  if (taken.by !== role) return { ok: false, why: 'not_your_role' }
  return {
    ok: true,
    state: taken.to === 'same' ? state : taken.to,
    tellApplicant: taken.tells === 'applicant',
    due: taken.due,
    keepsDue: taken.to === 'same' && taken.due === undefined,
    asks: taken.asks === true,
  }
}

/** One action of a process's history: its key and its day of law. */
export interface Taken {
  action: string
  day: LegalDate
}

/** False when the action has a window and `today` lies outside it, or was used up. The last day counts whole. */
export function isOpen(
  action: Action,
  history: readonly Taken[],
  today: LegalDate,
  holidays?: ReadonlySet<LegalDate>,
): boolean {
  const { until } = action
  if (!until) return true
  const begins = [until.since].flat()
  const at = history.findLastIndex((taken) => begins.includes(taken.action))
  const since = history[at]
  if (!since) return false
  if (until.unless && history.slice(at).some((taken) => taken.action === until.unless)) return false
  const lastDay = dueDate(until, { action: since.day }, holidays)
  return lastDay !== undefined && today <= lastDay
}

/** Whether the history of a process has a say in when the action may be taken; else its state alone decides. */
export function hasLimits(action: Action): boolean {
  return action.until !== undefined
}

/** Keys of the actions a role may take from a state today, in the order of the definition; automatic ones are nobody's to take. */
export function openActions(
  flow: Workflow,
  state: string,
  role: Actor,
  history: readonly Taken[],
  today: LegalDate,
  holidays?: ReadonlySet<LegalDate>,
): string[] {
  return Object.entries(flow.actions)
    .filter(
      ([key, action]) => step(flow, state, key, role).ok && !action.auto && isOpen(action, history, today, holidays),
    )
    .map(([key]) => key)
}

/** Keys of all actions the system may take from a state by itself, in the order of the definition. */
export function automaticActions(flow: Workflow, state: string): string[] {
  return Object.keys(flow.actions).filter((key) => flow.actions[key]?.auto && flow.actions[key].from.includes(state))
}

/**
 * What the system does when the deadline of a state passes; undefined when nothing happens by itself. `taken`: actions of the process
 * so far, which decide where the definition has more than one.
 */
export function automaticAction(flow: Workflow, state: string, taken: readonly string[] = []): string | undefined {
  const keys = automaticActions(flow, state)
  const given = (key: string) => flow.actions[key]?.given
  return keys.find((key) => taken.includes(given(key) ?? '')) ?? keys.find((key) => given(key) === undefined)
}
