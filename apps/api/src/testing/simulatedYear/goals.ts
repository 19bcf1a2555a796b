import type { Action, Workflow } from '@saki/domain/workflow/definition'

/** Possible next steps of a case: actions open to somebody, and automatic ones. */
export interface Open {
  state: string
  actions: ReadonlySet<string>
  silence: string | undefined
  taken: readonly string[]
}

/** The next step towards a goal, including actions it requires first; undefined when the case cannot reach it any more. */
export function stepTowards(flow: Workflow, open: Open, goal: string): string | undefined {
  return firstHop(flow, open, nextInChain(flow, goal, open.taken))
}

/** The required action that has to be taken before `key`, or `key` itself. */
function nextInChain(flow: Workflow, key: string, taken: readonly string[], depth = 0): string {
  const before = needed(flow.actions[key]).find((each) => !each.some((name) => taken.includes(name)))
  const first = before?.find((name) => flow.actions[name])
  return first === undefined || depth > 6 ? key : nextInChain(flow, first, taken, depth + 1)
}

/** Groups of actions of which one must have been taken before. */
function needed(action: Action | undefined): string[][] {
  const list = (names: string | readonly string[] | undefined) => (names === undefined ? [] : [[names].flat()])
  return [...list(action?.after?.taken), ...list(action?.until?.since), ...list(action?.given)]
}

function firstHop(flow: Workflow, { state, actions, silence, taken }: Open, goal: string): string | undefined {
  const queue: { state: string; hop: string }[] = []
  const seen = new Set<string>()
  const leadsTo = (key: string, from: string) => {
    const to = flow.actions[key]?.to
    return to === undefined || to === 'same' ? from : to
  }
  for (const key of [...actions, ...(silence === undefined ? [] : [silence])]) {
    if (key === goal) return key
    queue.push({ state: leadsTo(key, state), hop: key })
  }
  for (const { state: at, hop } of queue) {
    if (seen.has(at) || at === state) continue
    seen.add(at)
    for (const [key, action] of Object.entries(flow.actions)) {
      if (
        !action.from.includes(at) ||
        needed(action).some((each) => !each.some((name) => taken.includes(name) || name === hop))
      )
        if (key !== goal || !action.from.includes(at)) continue
      if (key === goal) return hop
      queue.push({ state: leadsTo(key, at), hop })
    }
  }
  return undefined
}
