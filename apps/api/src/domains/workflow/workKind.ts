import { workflows } from '@saki/catalogue'
import type { WorkKind } from '@saki/contracts/desk'
import { findState, type State } from '@saki/domain/workflow/definition'

import { letterOfProcess, rightOfLetter, type ProcessPosition } from '../../caseState.ts'

/** A state of a workflow. */
export interface StateRef {
  flowId: string
  state: string
}

type Kind = Exclude<WorkKind, 'REPLY'>
/** Kind of work per state. States in which the office waits for a journal or a hearing count as work. */
export const officeWorkKinds: Readonly<Record<string, Kind>> = {
  administrative_check: 'FORMALITY',
  formality_check: 'FORMALITY',
  awaiting_publication: 'PUBLICATION',
  publication_ended: 'PUBLICATION',
  substantive_examination: 'EXAMINATION',
  reexamination: 'EXAMINATION',
  objection_closed: 'EXAMINATION',
  removal_review: 'EXAMINATION',
  to_be_registered: 'REGISTRATION',
  awaiting_certificate: 'REGISTRATION',
  reconsideration: 'DISPUTE',
  appeal: 'DISPUTE',
  in_court: 'DISPUTE',
}

/** Kind of work of a state; null when it is not the office's turn. States missing in the table count as examination. */
export function workKindOf(key: string, state: State): Kind | null {
  return officeWorkKinds[key] ?? (state.turn === 'office' && !state.end ? 'EXAMINATION' : null)
}

/** Kind of work at a position of a workflow; null when it is not the office's turn. */
export function kindAt(position: ProcessPosition & { flow: Parameters<typeof findState>[0] }): Kind | null {
  const state = findState(position.flow, position.state)
  return state ? workKindOf(position.state, state) : null
}

const everyState = workflows.flatMap((flow) =>
  Object.entries<State>(flow.states).map(([state, defined]) => ({
    flowId: flow.id,
    procTyp: flow.procTyp,
    state,
    defined,
  })),
)
/** Without the workflows of letters and answers. */
const ofCases = everyState.filter(({ procTyp }) => letterOfProcess(procTyp) !== '')
const isOf = (procTyp: string, right: string | undefined) =>
  right === undefined || rightOfLetter(letterOfProcess(procTyp)) === right

/** States with work of one kind or any, of one right or all. Versions of a workflow share their states. */
export function statesOfWork(kind: Kind | undefined, right: string | undefined): StateRef[] {
  return distinct(
    ofCases.filter(({ state, defined, procTyp }) => {
      const work = workKindOf(state, defined)
      return work !== null && (kind === undefined || work === kind) && isOf(procTyp, right)
    }),
  )
}

/** States in which the applicant has to act, including contestable final ones. */
export function applicantStates(right: string | undefined): StateRef[] {
  return distinct(ofCases.filter(({ defined, procTyp }) => defined.turn === 'applicant' && isOf(procTyp, right)))
}

/** States of answers not examined yet. */
export const unreadReplies: StateRef[] = distinct(everyState.filter(({ defined }) => defined.suspendsParent === true))

/** Workflows of the cases of a right. */
export function workflowsOfRight(right: string | undefined): string[] {
  return [...new Set(ofCases.filter(({ procTyp }) => isOf(procTyp, right)).map(({ flowId }) => flowId))]
}

function distinct(states: StateRef[]): StateRef[] {
  const seen = new Map(states.map(({ flowId, state }) => [`${flowId} ${state}`, { flowId, state }]))
  return [...seen.values()]
}
