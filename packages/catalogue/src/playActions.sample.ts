import { addDays, type LegalDate } from '@saki/domain/dates/legalDate'
import { actionOf, type Workflow } from '@saki/domain/workflow/definition'
import { dueDate, hasPassed, type DueBasis } from '@saki/domain/workflow/dueDate'
import { automaticAction, isOpen, nextState, type PastAction } from '@saki/domain/workflow/nextState'

import { daysOff } from './daysOff.sample.ts'
import { lawOf, workflowFor, type Right } from './index.ts'

/** A case with the dates its periods may count from. */
export interface SampleFile {
  kind: Right
  filed: LegalDate
  priority?: LegalDate
  international?: LegalDate
}

export interface SamplePosition {
  flow: Workflow
  state: string
  due: LegalDate | undefined
  /** The system acts after the deadline; false for targets. */
  fires: boolean
  /** The system acts on the deadline itself. */
  onLastDay: boolean
  /** Deadline of each state when it was last left. */
  left: Map<string, LegalDate | undefined>
  history: PastAction[]
  grant: LegalDate | undefined
  file: SampleFile
}

/**
 * Performs actions with the functions of the engine, such as `publish 2026-01-05, oppose 2026-02-01, answer_over *`. `*` is the first day
 * on which the system may act, or for other actions the day of the previous one. Begins with the payment on the filing date. Throws Error
 * for an action that is not allowed.
 */
export function playSampleActions(file: SampleFile, actions: string): SamplePosition {
  const flow = workflowFor(file.kind, lawOf(file.kind, file.filed))
  const position: SamplePosition = {
    flow,
    state: flow.start,
    due: undefined,
    fires: false,
    onLastDay: false,
    left: new Map(),
    history: [],
    grant: undefined,
    file,
  }
  takeSampleAction(position, 'payment_received', file.filed)
  for (const each of actions.split(',').filter((text) => text.trim() !== '')) {
    const [action = '', day = '*'] = each.trim().split(' ')
    takeSampleAction(position, action, day === '*' ? dayOf(position, action) : day)
  }
  return position
}

function dayOf({ flow, due, onLastDay, history }: SamplePosition, action: string): LegalDate {
  const last = history.at(-1)?.day ?? ''
  return actionOf(flow, action)?.auto && due ? addDays(due, onLastDay ? 0 : 1) : last
}

/** Performs one action with the days off of `daysOff`. Throws Error when it is not allowed. */
export function takeSampleAction(position: SamplePosition, action: string, day: LegalDate): void {
  const { flow, state } = position
  const defined = actionOf(flow, action)
  const stepped = defined && nextState(flow, state, action, defined.by)
  if (!defined || !stepped?.ok)
    throw new Error(`${action} at ${state}: ${stepped?.ok === false ? stepped.why : 'unknown'}`)
  const known = { ...basisOf(position, day), target: position.left.get(stepped.state) }
  if (defined.auto) assertAutomatic(position, action, day)
  else if (!isOpen(defined, position.history, day, daysOff, known)) throw new Error(`${action} closed on ${day}`)
  const due = stepped.due && dueDate(stepped.due, known, daysOff)
  if (stepped.state !== state) position.left.set(state, position.due)
  if (!stepped.keepsDue)
    Object.assign(position, {
      due,
      fires: due !== undefined && !stepped.due?.target,
      onLastDay: stepped.due?.fires === 'lastDay',
    })
  position.state = stepped.state
  position.history.push({ action, day })
  if (stepped.state === 'registered') position.grant ??= day
}

function assertAutomatic(
  { flow, state, due, fires, onLastDay, history }: SamplePosition,
  action: string,
  day: LegalDate,
): void {
  if (!fires || !due || !(hasPassed(due, day) || (onLastDay && due === day)))
    throw new Error(`${action} too early on ${day}: ${due}`)
  const chosen = automaticAction(
    flow,
    state,
    history.map((each) => each.action),
  )
  if (chosen !== action) throw new Error(`${chosen} instead of ${action}`)
}

export function basisOf({ due, grant, file }: SamplePosition, day: LegalDate): DueBasis {
  return { action: day, due, grant, filing: file.filed, priority: file.priority, international: file.international }
}
