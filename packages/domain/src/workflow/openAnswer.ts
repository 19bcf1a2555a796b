import type { LegalDate } from '../dates/legalDate.ts'
import { findState, type Action, type Workflow } from './definition.ts'
import { actionWindow, automaticActions, type KnownDates, type PastAction } from './nextState.ts'

/** Where a case stands, for the answers its applicant may still give. */
export interface AnswerPosition {
  state: string
  dueDate: LegalDate | null
  /** Actions taken, oldest first. */
  history: readonly PastAction[]
  holidays?: ReadonlySet<LegalDate>
  known?: KnownDates
}

/**
 * Last day of the answers that the applicant may still give: to the letter that led to this state, by the deadline of the state, and to letters
 * answered in passing, by their own window, such as views on a published patent. Undefined when no answer is open. The office may not decide
 * before it has passed (UU 31/2000 art. 26(4), (5); UU 13/2016 art. 49(3); UU 20/2016 art. 17, 23).
 */
export function answersOpenUntil(flow: Workflow, at: AnswerPosition): LegalDate | undefined {
  const days = Object.values(flow.actions).flatMap((action) => {
    if (!action.answers || action.by !== 'applicant' || !action.from.includes(at.state)) return []
    return (action.to === 'same' ? passingDay(action, at) : ownDay(flow, at)) ?? []
  })
  return days.toSorted().at(-1)
}

/** First day on which an act of the office may be performed, when an open answer holds it up; undefined when none does. */
export function awaitedUntil(
  flow: Workflow,
  action: Action,
  at: AnswerPosition,
  day: LegalDate,
): LegalDate | undefined {
  if (!action.awaitsAnswers) return undefined
  const last = answersOpenUntil(flow, at)
  return last !== undefined && day <= last ? last : undefined
}

function ownDay(flow: Workflow, { state, dueDate }: AnswerPosition): LegalDate | undefined {
  const isAsked = findState(flow, state)?.turn === 'applicant' && automaticActions(flow, state).length > 0
  return isAsked ? (dueDate ?? undefined) : undefined
}

function passingDay(action: Action, { history, holidays, known }: AnswerPosition): LegalDate | undefined {
  const { isBegun, isUsed, last } = actionWindow(action, history, holidays, known)
  return isBegun && !isUsed ? last : undefined
}
