import { addDays, type LegalDate } from '../dates/legalDate.ts'
import type { Action, DueRule, Workflow } from './definition.ts'
import { isLastDayOver } from './dueDate.ts'
import { automaticAction, automaticActions } from './nextState.ts'

/** What is known about the deadline of a process. */
export interface Deadline {
  dueDate: LegalDate | null
  /** First day of the automatic action; null when there is none. */
  firesOn: LegalDate | null
  /** First day of a suspension; null without one. */
  frozenSince: LegalDate | null
}

/**
 * Whether an action of the applicant comes too late, also when the automatic action has not run yet. Never for actions with a window of
 * their own and for actions that end the case (withdrawal).
 */
export function isTooLate(flow: Workflow, action: Action, deadline: Deadline, day: LegalDate): boolean {
  if (action.by !== 'applicant' || action.to === 'same' || action.until || flow.states[action.to]?.end) return false
  return deadline.firesOn !== null && isLastDayOver(deadline, day)
}

/** Whether a suspension blocks an action; it blocks neither the applicant's actions nor notes. */
export function isBlocked({ frozenSince }: Pick<Deadline, 'frozenSince'>, action: Action): boolean {
  return frozenSince !== null && action.by !== 'applicant' && action.to !== 'same'
}

/**
 * Day of the automatic action after a step: the day after the due day, or that day itself (`fires`). Null when the state has none or the due day is only a target of
 * the office.
 */
export function firesAfter(
  flow: Workflow,
  before: Pick<Deadline, 'firesOn'>,
  { keepsDue, due, state }: { keepsDue: boolean; due: DueRule | undefined; state: string },
  day: LegalDate | null,
): LegalDate | null {
  if (keepsDue) return before.firesOn
  if (day === null || due?.target || automaticActions(flow, state).length === 0) return null
  return due?.fires === 'lastDay' ? day : addDays(day, 1)
}

/** A process whose automatic action is in question. */
export interface TimedProcess extends Pick<Deadline, 'firesOn' | 'frozenSince'> {
  state: string
  /** A process under it suspends the deadline, such as an answer that is not examined. */
  isHeld: boolean
  /** Keys of the actions taken, oldest first. */
  taken: readonly string[]
}

/** `nothing`: the day has come in a state without an automatic action, which is a fault of the workflow. */
export type DueAction =
  | { isDue: true; action: string }
  | { isDue: false; why: 'too early' | 'frozen' | 'held' | 'nothing' }

/**
 * The automatic action of a process that is due on a day, or why none is. `flow` must hold the office's periods of the action's day.
 */
export function dueAction(flow: Workflow, process: TimedProcess, today: LegalDate): DueAction {
  if (process.firesOn === null || today < process.firesOn) return { isDue: false, why: 'too early' }
  if (process.frozenSince !== null) return { isDue: false, why: 'frozen' }
  if (process.isHeld) return { isDue: false, why: 'held' }
  const action = automaticAction(flow, process.state, process.taken)
  return action === undefined ? { isDue: false, why: 'nothing' } : { isDue: true, action }
}
