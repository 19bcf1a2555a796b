import type { FlowMap, MapEdge, MapNode } from './flowMap.ts'

export interface Box {
  width: number
  height: number
  gapX: number
  gapY: number
  margin: number
}

/** Pixels of a box and of the space between boxes: narrower where the way is long, so that it stands whole on a laptop. */
export function boxOf({ columns }: FlowMap): Box {
  const rows = { height: 80, gapY: 34, margin: 6 }
  if (columns > 6) return { ...rows, width: 122, gapX: 26 }
  return columns === 6 ? { ...rows, width: 144, gapX: 28 } : { ...rows, width: 164, gapX: 40 }
}

export interface Spot {
  x: number
  y: number
}

export function spotOf({ column, row }: MapNode, box: Box): Spot {
  return { x: box.margin + column * (box.width + box.gapX), y: box.margin + row * (box.height + box.gapY) }
}

export function sizeOf(map: FlowMap): { width: number; height: number } {
  const box = boxOf(map)
  return {
    width: map.columns * (box.width + box.gapX) - box.gapX + 2 * box.margin,
    height: map.rows * (box.height + box.gapY) - box.gapY + 2 * box.margin,
  }
}

/**
 * The line of an edge as an SVG path, drawn for reading from left to right; the drawing is mirrored as a whole where reading runs the
 * other way. Down and up between the same boxes run beside each other.
 */
export function pathOf(map: FlowMap, edge: MapEdge): string {
  const from = map.nodes.find((node) => node.state === edge.from)
  const to = map.nodes.find((node) => node.state === edge.to)
  if (!from || !to) return ''
  const box = boxOf(map)
  const [a, b] = [spotOf(from, box), spotOf(to, box)]
  const { width, height } = box
  if (from.column === to.column && Math.abs(to.row - from.row) > 1)
    return `M${a.x} ${a.y + height * 0.7}H${a.x - box.gapX / 2}V${b.y + height / 2}H${b.x}`
  if (from.column === to.column) {
    const isDown = to.row > from.row
    const x = a.x + (isDown ? width / 3 : (2 * width) / 3)
    return isDown ? `M${x} ${a.y + height}V${b.y}` : `M${x} ${a.y}V${b.y + height}`
  }
  if (from.row === to.row) {
    const isOn = to.column > from.column
    return isOn ? `M${a.x + width} ${a.y + height / 2}H${b.x}` : `M${a.x} ${a.y + height / 2 + 10}H${b.x + width}`
  }
  const turnX = to.row > from.row ? b.x + width / 3 : b.x + width / 2
  const startX = to.column > from.column ? a.x + width : a.x
  return `M${startX} ${a.y + height / 2}H${turnX}V${to.row > from.row ? b.y : b.y + height}`
}

export type Way = 'on' | 'back' | 'down' | 'up'

/** The box an arrow key leads to: along the lines first, then to whatever stands in that direction. */
export function neighbour(map: FlowMap, state: string, way: Way): string | undefined {
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
    })[way]
  return map.nodes.filter(isThere).toSorted((a, b) => distance(a) - distance(b))[0]?.state
}
