import type { LegalDate } from '../dates/legalDate.ts'
import { firesAfter, dueAction, type Deadline } from '../workflow/deadline.ts'
import type { Workflow } from '../workflow/definition.ts'
import { dueDate } from '../workflow/dueDate.ts'
import { nextState, type KnownDates, type PastAction } from '../workflow/nextState.ts'

/** Properties of a case on which requests depend. */
export type CaseTrait = 'collective_mark' | 'several_classes' | 'licensed'

/** What is known about a case when a request is made. */
export interface CaseFacts extends Deadline {
  /** APPL_TYP and LAW_CODE. */
  right: string
  law: string
  /** Workflow with the office's periods. */
  flow: Workflow
  state: string
  /** A process under the case suspends its deadline, such as an answer that is not examined. */
  isHeld: boolean
  /** Actions taken, oldest first. */
  history: readonly PastAction[]
  /** Filing, earliest priority, international filing and grant. */
  known: KnownDates
  published: LegalDate | null
  registered: LegalDate | null
  expires: LegalDate | null
  /** Last day to pay the earliest yearly fee that is not paid for the present or an earlier year; null when all are paid. */
  unpaidAnnuity: LegalDate | null
  traits: readonly CaseTrait[]
  /** Kinds of undecided requests in the case. */
  pending: readonly string[]
  holidays: ReadonlySet<LegalDate>
}

/** Keys of the actions taken. */
export const actionsTaken = ({ history }: Pick<CaseFacts, 'history'>): string[] => history.map(({ action }) => action)

/**
 * The case as it stands on a day: automatic actions that are due by then are performed, each on its first day, also when the timer has not run
 * yet or the day is in the future.
 */
export function standingOn(facts: CaseFacts, day: LegalDate): CaseFacts {
  const { flow, state, firesOn, history, known, holidays } = facts
  const due = dueAction(flow, { ...facts, taken: actionsTaken(facts) }, day)
  if (!due.isDue || firesOn === null) return facts
  const step = nextState(flow, state, due.action, 'system')
  if (!step.ok) return facts
  const next = step.due && dueDate(step.due, { ...known, due: facts.dueDate, action: firesOn }, holidays)
  const after: CaseFacts = {
    ...facts,
    state: step.state,
    dueDate: next ?? null,
    firesOn: firesAfter(flow, facts, step, next ?? null),
    history: [...history, { action: due.action, day: firesOn }],
  }
  return standingOn(after, day)
}
