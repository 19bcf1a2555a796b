import { workflows } from '@saki/catalogue'
import type { WorkKind } from '@saki/contracts/desk'
import { findState, type State } from '@saki/domain/workflow/definition'

import { letterOfProcess, rightOfLetter, type ProcessPosition, type Right } from '../../caseState.ts'

/** A state as queries name it. */
export interface StateRef {
  flowId: string
  state: string
}

type Kind = Exclude<WorkKind, 'REPLY'>
/** What the office has to do in a state. States in which the office waits for a journal or a hearing are work too. */
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

/** The work a state asks of the office; null where it is somebody else's turn. A state nobody sorted is examination. */
export function workKindOf(key: string, state: State): Kind | null {
  return officeWorkKinds[key] ?? (state.turn === 'office' && !state.end ? 'EXAMINATION' : null)
}

export function kindAt(place: ProcessPosition & { flow: Parameters<typeof findState>[0] }): Kind | null {
  const state = findState(place.flow, place.state)
  return state ? workKindOf(place.state, state) : null
}

const everyState = workflows.flatMap((flow) =>
  Object.entries<State>(flow.states).map(([state, defined]) => ({
    flowId: flow.id,
    procTyp: flow.procTyp,
    state,
    defined,
  })),
)
/** Workflows of cases, not of letters and answers under them. */
const ofCases = everyState.filter(({ procTyp }) => letterOfProcess(procTyp) !== '')
const isOf = (procTyp: string, right: Right | undefined) =>
  right === undefined || rightOfLetter(letterOfProcess(procTyp)) === right

/** States that are work of a kind, or of any, of one right or of all. Several versions of a workflow share their states. */
export function statesOfWork(kind: Kind | undefined, right: Right | undefined): StateRef[] {
  return distinct(
    ofCases.filter(({ state, defined, procTyp }) => {
      const work = workKindOf(state, defined)
      return work !== null && (kind === undefined || work === kind) && isOf(procTyp, right)
    }),
  )
}

/** States in which the applicant has to act, an end that may still be contested included. */
export function applicantStates(right: Right | undefined): StateRef[] {
  return distinct(ofCases.filter(({ defined, procTyp }) => defined.turn === 'applicant' && isOf(procTyp, right)))
}

/** States of answers that nobody of the office has looked at. */
export const unreadReplies: StateRef[] = distinct(everyState.filter(({ defined }) => defined.holds === true))

/** Workflows of the cases of a right. */
export function workflowsOfRight(right: Right | undefined): string[] {
  return [...new Set(ofCases.filter(({ procTyp }) => isOf(procTyp, right)).map(({ flowId }) => flowId))]
}

function distinct(states: StateRef[]): StateRef[] {
  const seen = new Map(states.map(({ flowId, state }) => [`${flowId} ${state}`, { flowId, state }]))
  return [...seen.values()]
}
