import { addDays, type LegalDate } from '@saki/domain/dates/legalDate'
import { actionOf, type Workflow } from '@saki/domain/workflow/definition'
import { dueDate, hasPassed, type DueBasis } from '@saki/domain/workflow/dueDate'
import { automaticAction, isOpen, nextState, type TakenAction } from '@saki/domain/workflow/nextState'

import { daysOff } from './daysOff.sample.ts'
import { lawOf, workflowFor, type ApplTyp } from './index.ts'

/** A file with the days its periods may go back to. */
export interface SampleFile {
  kind: ApplTyp
  filed: LegalDate
  priority?: LegalDate
  international?: LegalDate
}

export interface SamplePosition {
  flow: Workflow
  state: string
  due: LegalDate | undefined
  /** The deadline is one the system acts on when it has passed. */
  fires: boolean
  history: TakenAction[]
  grant: LegalDate | undefined
  file: SampleFile
}

/**
 * Plays a course through the functions of the engine: `publish 2026-01-05, oppose 2026-02-01, answer_over *`. A star is the first day on
 * which the system may act, for others the day of the step before. Begins with the payment on the filing date. Throws for a step that
 * is not allowed.
 */
export function playSampleCourse(file: SampleFile, course: string): SamplePosition {
  const flow = workflowFor(file.kind, lawOf(file.kind, file.filed))
  const stand: SamplePosition = {
    flow,
    state: flow.start,
    due: undefined,
    fires: false,
    history: [],
    grant: undefined,
    file,
  }
  takeSampleAction(stand, 'payment_received', file.filed)
  for (const each of course.split(',').filter((text) => text.trim() !== '')) {
    const [action = '', day = '*'] = each.trim().split(' ')
    takeSampleAction(stand, action, day === '*' ? dayOf(stand, action) : day)
  }
  return stand
}

function dayOf({ flow, due, history }: SamplePosition, action: string): LegalDate {
  const last = history.at(-1)?.day ?? ''
  return actionOf(flow, action)?.auto && due ? addDays(due, 1) : last
}

/** Takes one action, as the office's own calendar has it. */
export function takeSampleAction(stand: SamplePosition, action: string, day: LegalDate): void {
  const { flow, state } = stand
  const defined = actionOf(flow, action)
  const stepped = defined && nextState(flow, state, action, defined.by)
  if (!defined || !stepped?.ok)
    throw new Error(`${action} at ${state}: ${stepped?.ok === false ? stepped.why : 'unknown'}`)
  const known = basisOf(stand, day)
  if (defined.auto) assertByItself(stand, action, day)
  else if (!isOpen(defined, stand.history, day, daysOff, known)) throw new Error(`${action} closed on ${day}`)
  const due = stepped.due && dueDate(stepped.due, known, daysOff)
  if (!stepped.keepsDue) Object.assign(stand, { due, fires: due !== undefined && !stepped.due?.target })
  stand.state = stepped.state
  stand.history.push({ action, day })
  if (stepped.state === 'registered') stand.grant ??= day
}

function assertByItself({ flow, state, due, fires, history }: SamplePosition, action: string, day: LegalDate): void {
  if (!fires || !due || !hasPassed(due, day)) throw new Error(`${action} too early on ${day}: ${due}`)
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
