import { workflows } from '@saki/catalogue'
import { letterAnswer } from '@saki/catalogue/letterAnswer.workflow'
import { APPEAL_WORK, findState, type OfficeWorkKind, type State } from '@saki/domain/workflow/definition'

import { letterOfProcess, rightOfLetter, type ProcessPosition } from '../../caseState.ts'

/** A state of a workflow. */
export interface StateRef {
  flowId: string
  state: string
}

/** Kind of work of a state; null when officers have none. States in which it waits for the gazette or a hearing count as work. */
export function workKindOf({ work, turn, end }: State): OfficeWorkKind | null {
  if (work === APPEAL_WORK) return null
  return work ?? (turn === 'office' && !end ? 'EXAMINATION' : null)
}

/** Kind of work at a position of a workflow; null when it is not the office's turn. */
export function kindAt(position: ProcessPosition & { flow: Parameters<typeof findState>[0] }): OfficeWorkKind | null {
  const state = findState(position.flow, position.state)
  return state ? workKindOf(state) : null
}

const everyState = workflows.flatMap((flow) =>
  Object.entries<State>(flow.states).map(([state, defined]) => ({
    flowId: flow.id,
    procTyp: flow.procTyp,
    state,
    defined,
  })),
)
/** Without the workflows of letters, answers and requests. */
const ofCases = everyState.filter(({ procTyp }) => letterOfProcess(procTyp) !== '')
const isOf = (procTyp: string, right: string | undefined) =>
  right === undefined || rightOfLetter(letterOfProcess(procTyp)) === right

/** States with work of one kind or any, of one right or all. Versions of a workflow share their states. */
export function statesOfWork(kind: OfficeWorkKind | undefined, right: string | undefined): StateRef[] {
  return distinct(
    ofCases.filter(({ defined, procTyp }) => {
      const work = workKindOf(defined)
      return work !== null && (kind === undefined || work === kind) && isOf(procTyp, right)
    }),
  )
}

/** States of cases in which the Appeal Commission decides. */
export const appealStates: StateRef[] = distinct(ofCases.filter(({ defined }) => defined.work === APPEAL_WORK))

/** States in which the applicant has to act, including contestable final ones. */
export function applicantStates(right: string | undefined): StateRef[] {
  return distinct(ofCases.filter(({ defined, procTyp }) => defined.turn === 'applicant' && isOf(procTyp, right)))
}

/** States of answers not examined yet. */
export const unreadReplies: StateRef[] = distinct(
  everyState.filter(({ flowId, defined }) => flowId === letterAnswer.id && defined.suspendsParent === true),
)

/** Workflows of the cases of a right. */
export function workflowsOfRight(right: string | undefined): string[] {
  return [...new Set(ofCases.filter(({ procTyp }) => isOf(procTyp, right)).map(({ flowId }) => flowId))]
}

function distinct(states: StateRef[]): StateRef[] {
  const seen = new Map(states.map(({ flowId, state }) => [`${flowId} ${state}`, { flowId, state }]))
  return [...seen.values()]
}
