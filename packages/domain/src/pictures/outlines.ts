import { brightnessOf, type Bitmap } from './bitmap.ts'
import { groundOf } from './colourCells.ts'

/** In parts of the width and the height of a picture, 0 to 1. */
export type OutlinePoint = readonly [x: number, y: number]

/** What a picture shows against its ground, and the lines around it. */
export interface PictureOutline {
  width: number
  height: number
  /** For each point, 1 when it is of what is shown. */
  shown: Uint8Array
  /** Closed lines, the one around the greatest area first. */
  lines: OutlinePoint[][]
  /** The least rectangle around the lines, in points. */
  box: { x: number; y: number; width: number; height: number }
}

/** Least area of a line as a part of the picture; smaller ones are noise. */
const LEAST_AREA = 0.001
const MOST_LINES = 60
/** Points of a line that lie nearer than this to a straight one are left out. */
const STRAIGHT_WITHIN = 0.7

/**
 * The lines around what a picture shows: around all that is not its ground of one colour, and without such a ground around the lighter or the
 * darker parts, whichever the edge of the picture has less of. Undefined when nothing stands out. The same points always give the same lines.
 */
export function pictureOutline(picture: Bitmap): PictureOutline | undefined {
  const { width, height } = picture
  const shown = shownOf(picture)
  const loops = loopsAround(shown, width, height)
    .map((loop) => ({ loop, area: Math.abs(areaOf(loop)) }))
    .filter(({ area }) => area >= LEAST_AREA * width * height)
    .toSorted((a, b) => b.area - a.area)
    .slice(0, MOST_LINES)
    .map(({ loop }) => loop)
  const points = loops.flat()
  if (points.length === 0) return undefined
  const xs = points.map(([x]) => x)
  const ys = points.map(([, y]) => y)
  const [x, y] = [Math.min(...xs), Math.min(...ys)]
  return {
    width,
    height,
    shown,
    lines: loops.map((loop) => straightened(loop).map(([left, top]) => [left / width, top / height] as const)),
    box: { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y },
  }
}

function shownOf(picture: Bitmap): Uint8Array {
  const ground = groundOf(picture)
  if (ground.includes(1)) return ground.map((isGround) => 1 - isGround)
  const { width, height } = picture
  const { values } = brightnessOf(picture)
  const threshold = dividing(values)
  const light = Uint8Array.from(values, (value) => (value > threshold ? 1 : 0))
  let lightEdge = 0
  let edge = 0
  for (const [at, isLight] of light.entries()) {
    const x = at % width
    const y = Math.floor(at / width)
    if (x > 0 && y > 0 && x < width - 1 && y < height - 1) continue
    edge += 1
    lightEdge += isLight
  }
  return lightEdge * 2 >= edge ? light.map((isLight) => 1 - isLight) : light
}

const STEPS = 64

/** The brightness that divides the points into two groups farthest apart (Otsu, 1979). */
function dividing(values: Float32Array): number {
  const counts = new Float64Array(STEPS)
  for (const value of values) {
    const step = Math.min(STEPS - 1, Math.floor(value * STEPS))
    counts[step] = (counts[step] ?? 0) + 1
  }
  const sum = counts.reduce((all, count, step) => all + count * step, 0)
  let [below, sumBelow, best, threshold] = [0, 0, 0, 0.5]
  for (const [step, count] of counts.entries()) {
    below += count
    sumBelow += count * step
    const above = values.length - below
    if (below === 0 || above === 0) continue
    const apart = below * above * (sumBelow / below - (sum - sumBelow) / above) ** 2
    if (apart <= best) continue
    best = apart
    threshold = (step + 1) / STEPS
  }
  return threshold
}

type Corner = [x: number, y: number]

/** The closed lines between points that are shown and others, with what is shown at their right; through the middles of the sides of points. */
function loopsAround(shown: Uint8Array, width: number, height: number): Corner[][] {
  const isShown = (x: number, y: number) => x >= 0 && y >= 0 && x < width && y < height && shown[y * width + x] === 1
  const row = width + 1
  const next = new Map<number, number[]>()
  const add = (fromX: number, fromY: number, toX: number, toY: number) => {
    const from = fromY * row + fromX
    next.set(from, [...(next.get(from) ?? []), toY * row + toX])
  }
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      if (!isShown(x, y)) continue
      if (!isShown(x, y - 1)) add(x, y, x + 1, y)
      if (!isShown(x + 1, y)) add(x + 1, y, x + 1, y + 1)
      if (!isShown(x, y + 1)) add(x + 1, y + 1, x, y + 1)
      if (!isShown(x - 1, y)) add(x, y + 1, x, y)
    }
  const loops: Corner[][] = []
  for (const start of next.keys()) {
    const loop: Corner[] = []
    let at = start
    for (let to = next.get(at)?.pop(); to !== undefined; to = next.get(at)?.pop()) {
      loop.push([((at % row) + (to % row)) / 2, (Math.floor(at / row) + Math.floor(to / row)) / 2])
      at = to
    }
    if (loop.length > 3) loops.push(loop)
  }
  return loops
}

function areaOf(loop: readonly Corner[]): number {
  return loop.reduce((sum, [x, y], at) => {
    const [nextX, nextY] = loop[(at + 1) % loop.length] ?? [x, y]
    return sum + (x * nextY - nextX * y) / 2
  }, 0)
}

/** The loop without points that lie nearly on a straight line between others (Douglas and Peucker, 1973). */
function straightened(loop: readonly Corner[]): Corner[] {
  const middle = loop.length >> 1
  return [
    ...thinned(loop.slice(0, middle + 1)).slice(0, -1),
    ...thinned([...loop.slice(middle), ...loop.slice(0, 1)]).slice(0, -1),
  ]
}

function thinned(line: readonly Corner[]): Corner[] {
  const kept = new Uint8Array(line.length)
  kept[0] = 1
  kept[line.length - 1] = 1
  const parts: [number, number][] = [[0, line.length - 1]]
  for (let part = parts.pop(); part; part = parts.pop()) {
    const [first, last] = part
    let [farthest, distance] = [0, STRAIGHT_WITHIN]
    for (let at = first + 1; at < last; at += 1) {
      const away = awayFrom(line[at], line[first], line[last])
      if (away > distance) [farthest, distance] = [at, away]
    }
    if (farthest === 0) continue
    kept[farthest] = 1
    parts.push([first, farthest], [farthest, last])
  }
  return line.filter((_, at) => kept[at] === 1)
}

function awayFrom([x, y]: Corner = [0, 0], [ax, ay]: Corner = [0, 0], [bx, by]: Corner = [0, 0]): number {
  const length = Math.hypot(bx - ax, by - ay)
  if (length === 0) return Math.hypot(x - ax, y - ay)
  return Math.abs((bx - ax) * (ay - y) - (ax - x) * (by - ay)) / length
}
