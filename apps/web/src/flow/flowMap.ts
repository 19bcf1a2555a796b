import { findState, type Workflow } from '@saki/domain/workflow/definition'

/** A transition that was taken. */
export interface Move {
  from: string
  to: string
}

export interface MapNode {
  state: string
  at: 'done' | 'now' | 'possible'
  /** An end the applicant does not want. */
  adverse: boolean
  column: number
  row: number
}

export interface MapEdge extends Move {
  taken: boolean
}

export interface FlowMap {
  nodes: MapNode[]
  edges: MapEdge[]
  columns: number
  rows: number
}

const GOAL = 'registered'

/** States that the actions of a state lead to, without that state. */
export function nextStates(flow: Workflow, state: string): string[] {
  const found = Object.values(flow.actions)
    .filter((action) => action.from.includes(state) && action.to !== 'same')
    .map((action) => action.to)
  return [...new Set(found)].filter((to) => to !== state)
}

/** The shortest path from the start to registration; the main row of the map. */
export function mainLine(flow: Workflow): string[] {
  const cameFrom = new Map<string, string | undefined>([[flow.start, undefined]])
  for (const state of cameFrom.keys()) {
    if (findState(flow, state)?.end) continue
    for (const to of nextStates(flow, state)) if (!cameFrom.has(to)) cameFrom.set(to, state)
  }
  const line: string[] = []
  for (let state = cameFrom.has(GOAL) ? GOAL : undefined; state !== undefined; state = cameFrom.get(state))
    line.unshift(state)
  return line
}

/** States to draw: the current one, passed ones, open states still reachable, the goal, and the next ones. */
function shownStates(flow: Workflow, now: string, passed: ReadonlySet<string>): string[] {
  const next = new Set(now === GOAL ? [] : nextStates(flow, now))
  const ahead = new Set([now])
  for (const state of ahead) {
    if (state === now ? now === GOAL : findState(flow, state)?.end) continue
    for (const to of nextStates(flow, state)) ahead.add(to)
  }
  const isWanted = (state: string) => ahead.has(state) && (state === GOAL || !findState(flow, state)?.end)
  return Object.keys(flow.states).filter(
    (state) => state === now || passed.has(state) || next.has(state) || isWanted(state),
  )
}

/** Lays out the states of a workflow for one case in columns and rows. */
export function flowMap(flow: Workflow, now: string, moves: readonly Move[]): FlowMap {
  const passed = new Set(moves.flatMap(({ from, to }) => [from, to]))
  const line = mainLine(flow)
  const shown = shownStates(flow, now, passed)
  const positions = placeStates(flow, shown, line, now)
  const nodes = shown.map((state): MapNode => ({
    state,
    at: state === now ? 'now' : passed.has(state) ? 'done' : 'possible',
    adverse: Boolean(findState(flow, state)?.end) && state !== GOAL,
    ...(positions.get(state) ?? { column: 0, row: 0 }),
  }))
  return {
    nodes,
    edges: edgesOf(flow, nodes, now, moves),
    columns: Math.max(...nodes.map((node) => node.column)) + 1,
    rows: Math.max(...nodes.map((node) => node.row)) + 1,
  }
}

/** Every state of a workflow, for the map of workflows. Into an unwanted end it draws only automatic transitions, or the only one there is. */
export function wholeMap(flow: Workflow): FlowMap {
  const shown = Object.keys(flow.states)
  const positions = placeStates(flow, shown, mainLine(flow), '')
  const isAdverse = (state: string) => Boolean(findState(flow, state)?.end) && state !== GOAL
  const nodes = shown.map((state): MapNode => ({
    state,
    at: 'possible',
    adverse: isAdverse(state),
    ...(positions.get(state) ?? { column: 0, row: 0 }),
  }))
  const line = mainLine(flow)
  const edges = shown.flatMap((from) =>
    nextStates(flow, from)
      .filter((to) => !isAdverse(to) || comesByItself(flow, from, to) || sourcesOf(flow, to).length === 1)
      .map((to): MapEdge => ({ from, to, taken: line.indexOf(to) === line.indexOf(from) + 1 && line.includes(from) })),
  )
  return {
    nodes,
    edges,
    columns: Math.max(...nodes.map((node) => node.column)) + 1,
    rows: Math.max(...nodes.map((node) => node.row)) + 1,
  }
}

function comesByItself(flow: Workflow, from: string, to: string): boolean {
  return Object.values(flow.actions).some((action) => action.auto && action.to === to && action.from.includes(from))
}

function sourcesOf(flow: Workflow, to: string): string[] {
  return Object.keys(flow.states).filter((from) => nextStates(flow, from).includes(to))
}

interface GridPosition {
  column: number
  row: number
}

function placeStates(
  flow: Workflow,
  shown: readonly string[],
  line: readonly string[],
  now: string,
): Map<string, GridPosition> {
  const positions = new Map<string, GridPosition>(line.map((state, column) => [state, { column, row: 0 }]))
  const side = shown.filter((state) => !positions.has(state))
  const goal = positions.get(GOAL)
  // Open states first, so that ends are placed below the states they follow.
  for (const state of [
    ...side.filter((each) => !findState(flow, each)?.end),
    ...side.filter((each) => findState(flow, each)?.end),
  ]) {
    const column = columnOf(flow, state, positions, now)
    const rows = [...positions.values()]
      .filter((each) => each.column === column && each !== goal)
      .map((each) => each.row)
    positions.set(state, { column, row: Math.max(0, ...rows) + 1 })
  }
  const widest = Math.max(
    0,
    ...side.filter((state) => !findState(flow, state)?.end).map((state) => positions.get(state)?.column ?? 0),
  )
  if (goal) goal.column = Math.max(goal.column, widest + 1)
  return positions
}

function columnOf(flow: Workflow, state: string, positions: ReadonlyMap<string, GridPosition>, now: string): number {
  const before = [...positions].filter(([from]) => from !== GOAL && nextStates(flow, from).includes(state))
  if (findState(flow, state)?.end) {
    const fromNow = before.find(([from]) => from === now)?.[1].column
    return fromNow ?? Math.max(0, ...before.map(([, { column }]) => column))
  }
  const beside = before.filter(([, { row }]) => row > 0).map(([, { column }]) => column)
  return beside.length > 0 ? Math.max(...beside) + 1 : Math.max(0, ...before.map(([, { column }]) => column))
}

/** Edges between drawn states. Edges into an unwanted end are drawn only from the current state, or when taken. */
function edgesOf(flow: Workflow, nodes: readonly MapNode[], now: string, moves: readonly Move[]): MapEdge[] {
  return nodes.flatMap((from) =>
    nodes
      .filter((to) => nextStates(flow, from.state).includes(to.state))
      .map((to): MapEdge => ({
        from: from.state,
        to: to.state,
        taken: moves.some((move) => move.from === from.state && move.to === to.state),
      }))
      .filter(
        (edge) =>
          edge.taken ||
          edge.from === now ||
          (!nodes.find((node) => node.state === edge.to)?.adverse &&
            !nodes.find((node) => node.state === edge.from)?.adverse),
      ),
  )
}
