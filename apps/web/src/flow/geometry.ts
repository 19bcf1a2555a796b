import type { FlowMap, MapEdge, MapNode } from './flowMap.ts'

export interface NodeBox {
  width: number
  height: number
  gapX: number
  gapY: number
  margin: number
}

/** Size of a box and of the gaps, in pixels; smaller for maps with many columns, so that the whole map fits a laptop. */
export function boxOf({ columns }: FlowMap): NodeBox {
  const rows = { height: 80, gapY: 34, margin: 6 }
  if (columns > 6) return { ...rows, width: 122, gapX: 26 }
  return columns === 6 ? { ...rows, width: 144, gapX: 28 } : { ...rows, width: 164, gapX: 40 }
}

export interface Spot {
  x: number
  y: number
}

export function spotOf({ column, row }: MapNode, box: NodeBox): Spot {
  return { x: box.margin + column * (box.width + box.gapX), y: box.margin + row * (box.height + box.gapY) }
}

export function sizeOf(map: FlowMap): { width: number; height: number } {
  const box = boxOf(map)
  return {
    width: map.columns * (box.width + box.gapX) - box.gapX + 2 * box.margin,
    // Edges between boxes of the last row run below it.
    height: map.rows * (box.height + box.gapY) - box.gapY / 2 + 2 * box.margin,
  }
}

/** Offsets at which edges leave and enter boxes, chosen so that no two edges overlap. */
const LEAVES = [14, -14, 24, -24, 32, -32, 19, -19, 28, -28, 36, -36]
const ENTERS = [0.5, 0.92, 0.08, 0.42, 0.58, 0.75, 0.25, 0.46, 0.54, 0.87]

type Route = 'straight' | 'under' | 'upright' | 'beside' | 'turning'

function routeOf(from: MapNode, to: MapNode): Route {
  if (from.row === to.row) return Math.abs(to.column - from.column) === 1 ? 'straight' : 'under'
  if (from.column === to.column) return Math.abs(to.row - from.row) === 1 ? 'upright' : 'beside'
  return 'turning'
}

interface Ends {
  from: MapNode
  to: MapNode
  route: Route
}

function endsOf(map: FlowMap, edge: MapEdge): Ends | undefined {
  const from = map.nodes.find((node) => node.state === edge.from)
  const to = map.nodes.find((node) => node.state === edge.to)
  return from && to && { from, to, route: routeOf(from, to) }
}

/** Index of an edge among those of the same route along the same row or column. */
function laneOf(map: FlowMap, edge: MapEdge, along: (ends: Ends) => string): number {
  const own = endsOf(map, edge)
  if (!own) return 0
  const key = `${own.route} ${along(own)}`
  const peers = map.edges.filter((each) => {
    const ends = endsOf(map, each)
    return ends !== undefined && `${ends.route} ${along(ends)}` === key
  })
  return peers.indexOf(edge)
}

/**
 * The SVG path of an edge, drawn for reading from left to right; the whole drawing is mirrored for right-to-left text. Parallel edges get
 * separate lanes.
 */
export function pathOf(map: FlowMap, edge: MapEdge): string {
  const ends = endsOf(map, edge)
  if (!ends) return ''
  const box = boxOf(map)
  const [a, b] = [spotOf(ends.from, box), spotOf(ends.to, box)]
  const { width, height, gapX, gapY } = box
  const isOn = b.x > a.x
  const isDown = b.y > a.y
  switch (ends.route) {
    case 'straight':
      return isOn ? `M${a.x + width} ${a.y + height / 2}H${b.x}` : `M${a.x} ${a.y + height / 2 + 10}H${b.x + width}`
    case 'upright': {
      const x = a.x + (isDown ? width / 3 : (2 * width) / 3)
      return isDown ? `M${x} ${a.y + height}V${b.y}` : `M${x} ${a.y}V${b.y + height}`
    }
    case 'under': {
      const lane = laneOf(map, edge, ({ from }) => `${from.row}`)
      const y = a.y + height + gapY * (0.2 + 0.08 * (lane % 8))
      const [start, end] = [a.x + width * (0.82 - 0.05 * (lane % 3)), b.x + width * (0.13 + 0.04 * (lane % 3))]
      return `M${start} ${a.y + height}V${y}H${end}V${b.y + height}`
    }
    case 'beside': {
      const lane = laneOf(map, edge, ({ from }) => `${from.column}`)
      const x = a.x - gapX * (0.14 + 0.1 * (lane % 8))
      const [out, into] = [[44.5, 47, 56.5, 61.5][lane % 4] ?? 44.5, [33, 36.5, 30, 23.5][lane % 4] ?? 33]
      return `M${a.x} ${a.y + out}H${x}V${b.y + into}H${b.x}`
    }
    case 'turning': {
      const leaves = LEAVES[laneOf(map, edge, ({ from }) => `${from.row}`) % LEAVES.length] ?? 0
      const enters = ENTERS[laneOf(map, edge, ({ to }) => `${to.column}`) % ENTERS.length] ?? 0.5
      const y = a.y + height / 2 + leaves
      return `M${isOn ? a.x + width : a.x} ${y}H${b.x + width * enters}V${isDown ? b.y : b.y + height}`
    }
  }
}

export type Direction = 'on' | 'back' | 'down' | 'up'

/** The state an arrow key moves to: along an edge first, else the nearest box in that direction. */
export function neighbour(map: FlowMap, state: string, direction: Direction): string | undefined {
  const here = map.nodes.find((node) => node.state === state)
  if (!here) return undefined
  const linked = new Set(
    map.edges.flatMap((edge) => (edge.from === state ? [edge.to] : edge.to === state ? [edge.from] : [])),
  )
  const distance = (node: MapNode) =>
    Math.abs(node.column - here.column) + Math.abs(node.row - here.row) - (linked.has(node.state) ? 0.5 : 0)
  const isThere = (node: MapNode) =>
    ({
      on: node.column > here.column,
      back: node.column < here.column,
      down: node.row > here.row && node.column === here.column,
      up: node.row < here.row && node.column === here.column,
    })[direction]
  return map.nodes.filter(isThere).toSorted((a, b) => distance(a) - distance(b))[0]?.state
}
