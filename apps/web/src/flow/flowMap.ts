import { findState, type Workflow } from '@saki/domain/workflow/definition'

/** A step from one state to another that was taken. */
export interface Move {
  from: string
  to: string
}

export interface MapNode {
  state: string
  at: 'done' | 'now' | 'possible'
  /** Ends a reader does not want. */
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

/** Where actions lead from a state, itself left out. */
export function nextStates(flow: Workflow, state: string): string[] {
  const found = Object.values(flow.actions)
    .filter((action) => action.from.includes(state) && action.to !== 'same')
    .map((action) => action.to)
  return [...new Set(found)].filter((to) => to !== state)
}

/** The shortest way from the start to registration: the line the map is built around. */
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

/** States worth drawing: where it stands, what was passed, every open state it can still come to, the goal, and what can come next. */
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

/** Lays the states of a flow out in columns and rows, by what was taken, where it stands and what is possible. */
export function flowMap(flow: Workflow, now: string, moves: readonly Move[]): FlowMap {
  const passed = new Set(moves.flatMap(({ from, to }) => [from, to]))
  const line = mainLine(flow)
  const shown = shownStates(flow, now, passed)
  const places = place(flow, shown, line, now)
  const nodes = shown.map((state): MapNode => ({
    state,
    at: state === now ? 'now' : passed.has(state) ? 'done' : 'possible',
    adverse: Boolean(findState(flow, state)?.end) && state !== GOAL,
    ...(places.get(state) ?? { column: 0, row: 0 }),
  }))
  return {
    nodes,
    edges: edgesOf(flow, nodes, now, moves),
    columns: Math.max(...nodes.map((node) => node.column)) + 1,
    rows: Math.max(...nodes.map((node) => node.row)) + 1,
  }
}

/** Every state of a flow, as the map of workflows shows it: of the ways into an unwanted end only those that come of themselves, or the only one. */
export function wholeMap(flow: Workflow): FlowMap {
  const shown = Object.keys(flow.states)
  const places = place(flow, shown, mainLine(flow), '')
  const isAdverse = (state: string) => Boolean(findState(flow, state)?.end) && state !== GOAL
  const nodes = shown.map((state): MapNode => ({
    state,
    at: 'possible',
    adverse: isAdverse(state),
    ...(places.get(state) ?? { column: 0, row: 0 }),
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

interface Place {
  column: number
  row: number
}

function place(flow: Workflow, shown: readonly string[], line: readonly string[], now: string): Map<string, Place> {
  const places = new Map<string, Place>(line.map((state, column) => [state, { column, row: 0 }]))
  const side = shown.filter((state) => !places.has(state))
  const goal = places.get(GOAL)
  // Open states first, so that the ends hang below where they come from.
  for (const state of [
    ...side.filter((each) => !findState(flow, each)?.end),
    ...side.filter((each) => findState(flow, each)?.end),
  ]) {
    const column = columnOf(flow, state, places, now)
    const rows = [...places.values()].filter((each) => each.column === column && each !== goal).map((each) => each.row)
    places.set(state, { column, row: Math.max(0, ...rows) + 1 })
  }
  const widest = Math.max(
    0,
    ...side.filter((state) => !findState(flow, state)?.end).map((state) => places.get(state)?.column ?? 0),
  )
  if (goal) goal.column = Math.max(goal.column, widest + 1)
  return places
}

function columnOf(flow: Workflow, state: string, places: ReadonlyMap<string, Place>, now: string): number {
  const before = [...places].filter(([from]) => from !== GOAL && nextStates(flow, from).includes(state))
  if (findState(flow, state)?.end) {
    const fromNow = before.find(([from]) => from === now)?.[1].column
    return fromNow ?? Math.max(0, ...before.map(([, { column }]) => column))
  }
  const beside = before.filter(([, { row }]) => row > 0).map(([, { column }]) => column)
  return beside.length > 0 ? Math.max(...beside) + 1 : Math.max(0, ...before.map(([, { column }]) => column))
}

/** Lines between what is drawn. Ways into an unwanted end are drawn only from where the case stands, or when taken. */
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
