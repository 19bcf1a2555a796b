import type { LegalDate } from '../dates/legalDate.ts'
import type { Workflow } from './definition.ts'
import { hasPassed } from './dueDate.ts'
import { actionWindow } from './nextState.ts'
import type { AnswerPosition } from './openAnswer.ts'

/** A request that the applicant still has to make, and its last day. */
export interface RequestDue<K extends string = string> {
  action: string
  last: LegalDate
  /** Sentence with `date` that asks for it and says what follows otherwise. */
  words: K
}

/** Whether a state has such requests at all; without them the history need not be read. */
export function mayHaveRequestsDue(flow: Workflow, state: string): boolean {
  return Object.values(flow.actions).some(({ lapsesWithout, from }) => lapsesWithout && from.includes(state))
}

/**
 * Requests without which the case lapses and that are not made yet, such as that for substantive examination within 36 months of filing
 * (UU 13/2016 art. 51, 52). While there is one, nobody may be told that there is nothing to do.
 */
export function requestsDue<K extends string>(
  flow: Workflow<K>,
  at: AnswerPosition,
  today: LegalDate,
): RequestDue<K>[] {
  return Object.entries(flow.actions).flatMap(([key, action]) => {
    if (!action.lapsesWithout || !action.from.includes(at.state)) return []
    const { isBegun, isUsed, last } = actionWindow(action, at.history, at.holidays, at.known)
    const day = action.until ? last : (at.dueDate ?? undefined)
    if (!isBegun || isUsed || day === undefined || hasPassed(day, today)) return []
    return [{ action: key, last: day, words: action.lapsesWithout }]
  })
}
