import type { Action, Workflow } from './definition.ts'

/** What is wrong with the shape of a workflow; empty when every state can be reached and only ends have no way out. */
export interface ReachFaults {
  unreachable: string[]
  deadEnds: string[]
  /** Automatic actions from states no action gives a deadline to. */
  neverDue: string[]
  sharedCodes: string[]
  /** Names of other actions that windows and conditions speak of and that are not there. */
  unknownNames: string[]
}

const twice = (codes: string[]) => codes.filter((code, at) => codes.indexOf(code) !== at)

function reachable(flow: Workflow): Set<string> {
  const reached = new Set([flow.start])
  const actions = Object.values(flow.actions)
  for (const state of reached) {
    for (const action of actions) if (action.from.includes(state) && action.to !== 'same') reached.add(action.to)
  }
  return reached
}

const namedBy = ({ until, notBefore, after, given }: Action): string[] =>
  [until?.since, until?.unless, notBefore?.since, after?.taken, after?.unless, given].flatMap((name) => name ?? [])

/** Judges a definition before anything runs by it. */
export function reachFaults(flow: Workflow): ReachFaults {
  const reached = reachable(flow)
  const actions = Object.entries(flow.actions)
  const leaves = (state: string) => actions.some(([, a]) => a.from.includes(state) && a.to !== 'same' && a.to !== state)
  const dated = (state: string) =>
    actions.some(([, a]) => a.due && !a.due.target && (a.to === state || (a.to === 'same' && a.from.includes(state))))
  return {
    unreachable: Object.keys(flow.states).filter((state) => !reached.has(state)),
    deadEnds: Object.entries(flow.states)
      .filter(([state, { end }]) => !end && !leaves(state))
      .map(([state]) => state),
    neverDue: actions.filter(([, a]) => a.auto && !a.from.some(dated)).map(([key]) => key),
    sharedCodes: [...twice(Object.values(flow.states).map((s) => s.code)), ...twice(actions.map(([, a]) => a.code))],
    unknownNames: actions.flatMap(([, a]) => namedBy(a)).filter((name) => !Object.hasOwn(flow.actions, name)),
  }
}
