/** Sizes of the drawing of a branch, in CSS pixels. */
export const drawing = {
  /** Aim for the width of the drawing: the panel on a laptop of 1366 px has 984. */
  width: 968,
  /** Name in two lines, its translation in one, who acts and the time in one. */
  state: 92,
  /** Added below a state with a branch of its own, for its button. */
  more: 36,
  /** Origin and exits: a name in two lines. */
  mark: 48,
} as const

export interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** A branch laid out for reading from left to right; mirrored for right-to-left text. */
export interface BranchDrawing {
  width: number
  height: number
  /** In the order of the branch's nodes. */
  boxes: Box[]
  /** Corners of the line of each edge, in the order of the branch's edges: x and y alternate. */
  lines: number[][]
}

/** The SVG path of a line. */
export function pathOf(line: readonly number[]): string {
  const corners = Array.from({ length: line.length / 2 }, (_, at) => `${line[2 * at]} ${line[2 * at + 1]}`)
  return `M${corners.join('L')}`
}

export type Direction = 'right' | 'left' | 'down' | 'up'

/** Index of the box an arrow key moves to: the nearest in that direction, boxes beside it before boxes askew. */
export function neighbour(boxes: readonly Box[], from: number, direction: Direction): number | undefined {
  const here = boxes[from]
  if (!here) return undefined
  const isLevel = direction === 'right' || direction === 'left'
  const sign = direction === 'right' || direction === 'down' ? 1 : -1
  const distances = boxes.map((box, at) => {
    const across = middle(box).x - middle(here).x
    const along = middle(box).y - middle(here).y
    const ahead = sign * (isLevel ? across : along)
    return at === from || ahead < 8 ? Infinity : ahead + 3 * Math.abs(isLevel ? along : across)
  })
  const nearest = Math.min(...distances)
  return nearest === Infinity ? undefined : distances.indexOf(nearest)
}

const middle = ({ x, y, width, height }: Box) => ({ x: x + width / 2, y: y + height / 2 })
