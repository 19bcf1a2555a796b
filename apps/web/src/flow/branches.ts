import { findState, type Workflow } from '@saki/domain/workflow/definition'

/** A transition between two states. */
export interface Move {
  from: string
  to: string
}

/**
 * `origin`: the state the branch leaves. `state`: a state beside the usual path. `exit`: a state at which the branch ends because it is
 * drawn elsewhere, such as the step of the usual path that follows.
 */
export type BranchPart = 'origin' | 'state' | 'exit'

export interface BranchNode {
  /** Unique in the branch; a state can be its origin and its exit. */
  id: string
  state: string
  part: BranchPart
}

/** What can follow a state beside the usual path, until the usual path is reached again or the case ends. */
export interface FlowBranch {
  origin: string
  nodes: BranchNode[]
  /** Between ids of nodes. */
  edges: Move[]
}

/** The wanted end of a workflow is the first of these that it has. */
const GOALS = ['registered', 'answered', 'accepted', 'granted']
/** An end that the applicant can choose in this many steps of the usual path is not repeated in the branches of each. */
const CHOSEN_IN = 2

/** States that the actions of a state lead to, without that state. */
export function nextStates(flow: Workflow, state: string): string[] {
  const found = Object.values(flow.actions)
    .filter((action) => action.from.includes(state) && action.to !== 'same')
    .map((action) => action.to)
  return [...new Set(found)].filter((to) => to !== state)
}

export const goalOf = (flow: Workflow): string | undefined => GOALS.find((goal) => findState(flow, goal))

/** The usual path: the shortest one from the start to the wanted end. */
export function usualPath(flow: Workflow): string[] {
  const goal = goalOf(flow)
  const cameFrom = new Map<string, string | undefined>([[flow.start, undefined]])
  for (const state of cameFrom.keys()) {
    if (findState(flow, state)?.end) continue
    for (const to of nextStates(flow, state)) if (!cameFrom.has(to)) cameFrom.set(to, state)
  }
  const path: string[] = []
  for (let state = goal; state !== undefined; state = cameFrom.get(state)) path.unshift(state)
  return path
}

/** An end against the applicant, or one the applicant chose. */
export const isAdverse = (flow: Workflow, state: string): boolean =>
  Boolean(findState(flow, state)?.end) && state !== goalOf(flow)

/** Ends that the applicant can choose in most steps, such as withdrawal. */
export function endsOfAnyStep(flow: Workflow): string[] {
  const path = usualPath(flow)
  const chosen = (from: string, to: string) =>
    Object.values(flow.actions).some(
      ({ by, ...each }) => by === 'applicant' && each.to === to && each.from.includes(from),
    )
  return Object.keys(flow.states).filter(
    (state) => isAdverse(flow, state) && path.filter((from) => chosen(from, state)).length >= CHOSEN_IN,
  )
}

/** All branches of a workflow: of the steps of the usual path in their order, then of the ends that have a remedy. */
export function branchesOf(flow: Workflow): FlowBranch[] {
  const path = usualPath(flow)
  const origins = new Set([...path, ...endsOfAnyStep(flow)])
  const branches: FlowBranch[] = []
  for (const origin of origins) {
    const branch = branchOf(flow, origin)
    if (branch.edges.length === 0) continue
    branches.push(branch)
    for (const { state, part } of branch.nodes) if (part === 'state' && findState(flow, state)?.end) origins.add(state)
  }
  return branches
}

function branchOf(flow: Workflow, origin: string): FlowBranch {
  const path = usualPath(flow)
  const unbranched = new Set(endsOfAnyStep(flow))
  const usual = path[path.indexOf(origin) + 1]
  const nodes = new Map<string, BranchNode>([[origin, { id: origin, state: origin, part: 'origin' }]])
  const edges: Move[] = []
  for (const { id, state, part } of nodes.values()) {
    if (part === 'exit' || (part === 'state' && findState(flow, state)?.end)) continue
    for (const to of nextStates(flow, state)) {
      if (unbranched.has(to) || (part === 'origin' && path.includes(origin) && to === usual)) continue
      const isExit = to === origin || path.includes(to)
      const target: BranchNode = { id: isExit ? `${to}>` : to, state: to, part: isExit ? 'exit' : 'state' }
      if (!nodes.has(target.id)) nodes.set(target.id, target)
      edges.push({ from: id, to: target.id })
    }
  }
  return { origin, nodes: [...nodes.values()], edges }
}
