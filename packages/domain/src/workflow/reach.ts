import type { Action, Workflow } from './definition.ts'

/** Faults in the structure of a workflow; all lists are empty when it is sound. */
export interface ReachFaults {
  unreachable: string[]
  deadEnds: string[]
  /** Automatic actions from states to which no action gives a deadline. */
  neverDue: string[]
  sharedCodes: string[]
  /** Unknown actions named in `until`, `notBefore`, `after`, `preferredAfter` or `preferredUnless`. */
  unknownNames: string[]
}

const duplicates = (codes: string[]) => codes.filter((code, at) => codes.indexOf(code) !== at)

function reachable(flow: Workflow): Set<string> {
  const reached = new Set([flow.start])
  const actions = Object.values(flow.actions)
  for (const state of reached) {
    for (const action of actions) if (action.from.includes(state) && action.to !== 'same') reached.add(action.to)
  }
  return reached
}

const namesIn = ({ until, notBefore, after, preferredAfter, preferredUnless }: Action): string[] =>
  [
    until?.since,
    until?.orSince,
    until?.unless,
    notBefore?.since,
    after?.taken,
    after?.unless,
    preferredAfter,
    preferredUnless,
  ].flatMap((name) => name ?? [])

/** Checks the structure of a workflow definition. */
export function reachFaults(flow: Workflow): ReachFaults {
  const reached = reachable(flow)
  const actions = Object.entries(flow.actions)
  const leaves = (state: string) => actions.some(([, a]) => a.from.includes(state) && a.to !== 'same' && a.to !== state)
  const hasDeadline = (state: string) =>
    actions.some(([, a]) => a.due && !a.due.target && (a.to === state || (a.to === 'same' && a.from.includes(state))))
  return {
    unreachable: Object.keys(flow.states).filter((state) => !reached.has(state)),
    deadEnds: Object.entries(flow.states)
      .filter(([state, { end }]) => !end && !leaves(state))
      .map(([state]) => state),
    neverDue: actions.filter(([, a]) => a.auto && !a.from.some(hasDeadline)).map(([key]) => key),
    sharedCodes: [
      ...duplicates(Object.values(flow.states).map((s) => s.code)),
      ...duplicates(actions.map(([, a]) => a.code)),
    ],
    unknownNames: actions.flatMap(([, a]) => namesIn(a)).filter((name) => !Object.hasOwn(flow.actions, name)),
  }
}
