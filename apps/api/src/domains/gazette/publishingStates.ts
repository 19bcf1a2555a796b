import { rightsOfLetter, workflows } from '@saki/catalogue'
import type { State, Workflow } from '@saki/domain/workflow/definition'

const flowsOf = (right: string): Workflow[] =>
  rightsOfLetter(right).flatMap(({ laws }) => laws.map(({ workflow }) => workflow as Workflow))

/** The officer's act that publishes from a state; undefined when there is none. */
export function publishingAct(flow: Workflow, state: string): string | undefined {
  return Object.keys(flow.actions).find((key) => {
    const action = flow.actions[key]
    return action?.by === 'office' && action.from.includes(state) && action.effects?.includes('announcePublication')
  })
}

/** States in which an officer may publish a case of a right. */
export function publishingStates(right: string): { flow_id: string; state: string }[] {
  return flowsOf(right).flatMap((flow) =>
    Object.keys(flow.states)
      .filter((state) => publishingAct(flow, state) !== undefined)
      .map((state) => ({ flow_id: flow.id, state })),
  )
}

/** States whose automatic act publishes the case, as `flow_id state`. */
export const timedStates: readonly string[] = workflows.flatMap((flow) =>
  Object.entries<State>(flow.states)
    .filter(([state]) =>
      Object.values((flow as Workflow).actions).some(
        ({ auto, from, effects }) => auto && from.includes(state) && effects?.includes('announcePublication'),
      ),
    )
    .map(([state]) => `${flow.id} ${state}`),
)
