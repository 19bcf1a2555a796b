import { findState, type Workflow } from '@saki/domain/workflow/definition'

import { goalOf, isAdverse, nextStates, type Move } from '../../flow/branches.ts'
import type { StateFace } from '../../flow/stateFace.ts'

export interface CaseStates {
  /** `missed`: passed by, and out of reach now. */
  atOf: (state: string) => Exclude<StateFace['at'], 'plain'>
  isTaken: (move: Move) => boolean
}

/** Which states of a workflow a case has passed, is in, and can still reach. */
export function caseStates(flow: Workflow, now: string, moves: readonly Move[]): CaseStates {
  const passed = new Set(moves.flatMap(({ from, to }) => [from, to]))
  const ahead = statesAhead(flow, now)
  return {
    atOf: (state) => (state === now ? 'now' : passed.has(state) ? 'done' : ahead.has(state) ? 'possible' : 'missed'),
    isTaken: ({ from, to }) => moves.some((move) => move.from === from && move.to === to),
  }
}

/** States that can still be reached. Nothing follows an end, except when the case is in it. */
function statesAhead(flow: Workflow, now: string): Set<string> {
  const reached = new Set([now])
  for (const state of reached) {
    if (state !== now && findState(flow, state)?.end) continue
    for (const to of nextStates(flow, state)) reached.add(to)
  }
  return reached
}

/** States of the case with those that follow each, for the list beside the drawing. Unwanted ends follow only where the case is or was. */
export function caseList(flow: Workflow, states: CaseStates): { state: string; next: string[] }[] {
  const shown = Object.keys(flow.states).filter((state) => states.atOf(state) !== 'missed')
  return shown.map((state) => ({
    state,
    next: nextStates(flow, state).filter(
      (to) =>
        shown.includes(to) &&
        (states.isTaken({ from: state, to }) ||
          states.atOf(state) === 'now' ||
          (!isAdverse(flow, to) && !isAdverse(flow, state) && state !== goalOf(flow))),
    ),
  }))
}
