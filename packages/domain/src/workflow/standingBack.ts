import type { LegalDate } from '../dates/legalDate.ts'
import { isTooLate } from './deadline.ts'
import { actionOf, type Workflow } from './definition.ts'
import type { DueBasis } from './dueDate.ts'
import { isOpen, nextState, type PastAction } from './nextState.ts'

/** An action of a process that was not undone, with the position before it. */
export interface RecordedStep extends PastAction {
  actionNbr: number
  /** Day from which windows since it count: `day`, or the later one on which its letter was posted (ADR 63). */
  noticedOn: LegalDate
  fromState: string
  toState: string
  priorDue: LegalDate | null
  priorFiresOn: LegalDate | null
  /** It can be undone: an automatic action, or one that an officer took or recorded. */
  canBeUndone: boolean
}

/** Where a process stands, or stood before later actions. */
export interface Standing {
  state: string
  dueDate: LegalDate | null
  firesOn: LegalDate | null
  history: readonly RecordedStep[]
}

/** How a paper received on an earlier day can be recorded. */
export interface LateRecording {
  standing: Standing
  /** What has to be undone first, latest first; empty when nothing has. */
  undone: readonly RecordedStep[]
}

/**
 * How an act received on `day` can be recorded now: as the case stands, or after undoing what followed that day. Undefined when it was not open on
 * that day, or something that cannot be undone followed. `basis`: days its limits count from, except the deadline. `isOwn`: it takes effect on
 * the day of receipt, so that nothing may be dated later.
 */
export function lateRecording(
  flow: Workflow,
  key: string,
  present: Standing,
  {
    day,
    isOwn,
    basis,
    holidays,
  }: {
    day: LegalDate
    isOwn: boolean
    basis: Omit<DueBasis, 'action' | 'due'>
    holidays: ReadonlySet<LegalDate>
  },
): LateRecording | undefined {
  const action = actionOf(flow, key)
  if (!action || action.auto) return undefined
  const undone: RecordedStep[] = []
  for (let at = present; ;) {
    const last = at.history.at(-1)
    const isDated = !isOwn || last === undefined || last.day <= day
    const isPossible =
      isDated &&
      nextState(flow, at.state, key, action.by).ok &&
      !isTooLate(flow, action, { ...at, frozenSince: null }, day) &&
      isOpen(action, at.history.map(asNoticed), day, holidays, { ...basis, due: at.dueDate })
    if (isPossible) return { standing: at, undone }
    if (!last || last.day <= day || !last.canBeUndone) return undefined
    undone.push(last)
    at = before(at, last)
  }
}

const asNoticed = ({ action, noticedOn }: RecordedStep): PastAction => ({ action, day: noticedOn })

function before({ history }: Standing, last: RecordedStep): Standing {
  const { fromState: state, priorDue: dueDate, priorFiresOn: firesOn } = last
  return { state, dueDate, firesOn, history: history.slice(0, -1) }
}
