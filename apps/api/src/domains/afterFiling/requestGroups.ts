import { requestWorkflows } from '@saki/catalogue/requests/registry'
import { requestGroups, type RequestGroup } from '@saki/contracts/requestShapes'
import type { State } from '@saki/domain/workflow/definition'

/** The group of a state of a request. */
export function groupOfState({ end, outcome, turn }: State, key: string): RequestGroup {
  if (key === 'awaiting_payment') return 'UNPAID'
  if (end) return outcome === 'refused' ? 'REFUSED' : 'DONE'
  return turn === 'applicant' ? 'ACTION' : 'RUNNING'
}

/** Every state of every workflow of requests (`flow_id state`) with its group as a number, its place in `requestGroups`. */
const grouped = requestWorkflows.flatMap((flow) =>
  Object.entries<State>(flow.states).map(([key, state]) => ({
    state: `${flow.id} ${key}`,
    group: requestGroups.indexOf(groupOfState(state, key)),
  })),
)
/** The same as two arrays, for SQL. */
export const stateGroups = {
  states: grouped.map(({ state }) => state),
  groups: grouped.map(({ group }) => group),
}

/** The group of a state by workflow and key. Throws for one that no workflow has. */
export function groupOfKey(flowId: string, state: string): RequestGroup {
  return groupAt(grouped.find((each) => each.state === `${flowId} ${state}`)?.group ?? -1)
}

/** The group at a place of `requestGroups`. */
export function groupAt(place: number): RequestGroup {
  const group = requestGroups[place]
  if (!group) throw new Error(`no group of requests at ${place}`)
  return group
}
