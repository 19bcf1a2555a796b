import type { CornerPoint } from './cornerPoints.ts'
import { topOf } from './cornerPoints.ts'
import { planeValueAt } from './bitmap.ts'

const DIRECTIONS = 36
/** A direction counts as well when it is nearly as strong as the strongest. */
const NEARLY = 0.8
const CELLS = 4
/** Directions of edges that are told apart, without their sign: light on dark counts as dark on light. */
const EDGES = 4
/** Width of a cell in units of the point's scale. */
const CELL_WIDTH = 3
export const PATCH_LENGTH = CELLS * CELLS * EDGES

/** The directions of the brightness around a point, strongest first, in radians. */
export function directionsAt({ plane, x, y, scale }: CornerPoint): number[] {
  const sigma = scale * 1.5
  const reach = Math.round(sigma * 3)
  const sums = new Float32Array(DIRECTIONS)
  const [cx, cy] = [Math.round(x), Math.round(y)]
  for (let dy = -reach; dy <= reach; dy += 1)
    for (let dx = -reach; dx <= reach; dx += 1) {
      const gx = planeValueAt(plane, cx + dx + 1, cy + dy) - planeValueAt(plane, cx + dx - 1, cy + dy)
      const gy = planeValueAt(plane, cx + dx, cy + dy + 1) - planeValueAt(plane, cx + dx, cy + dy - 1)
      if (gx === 0 && gy === 0) continue
      const weight = Math.sqrt(gx * gx + gy * gy) * Math.exp(-(dx * dx + dy * dy) / (2 * sigma * sigma))
      const at = Math.floor(((Math.atan2(gy, gx) / (2 * Math.PI) + 1) * DIRECTIONS) % DIRECTIONS)
      sums[at] = (sums[at] ?? 0) + weight
    }
  const smooth = smoothed(smoothed(sums))
  const best = Math.max(...smooth)
  const peaks: { angle: number; sum: number }[] = []
  for (let at = 0; at < DIRECTIONS; at += 1) {
    const [before, sum, after] = [-1, 0, 1].map((by) => smooth[(at + by + DIRECTIONS) % DIRECTIONS] ?? 0) as [
      number,
      number,
      number,
    ]
    if (sum < before || sum <= after || sum < best * NEARLY) continue
    peaks.push({ angle: ((at + 0.5 + topOf(before, sum, after)) / DIRECTIONS) * 2 * Math.PI, sum })
  }
  return peaks.toSorted((a, b) => b.sum - a.sum).map(({ angle }) => angle)
}

const smoothed = (sums: Float32Array): Float32Array =>
  sums.map(
    (sum, at) => (sum + (sums[(at + 1) % DIRECTIONS] ?? 0) + (sums[(at + DIRECTIONS - 1) % DIRECTIONS] ?? 0)) / 3,
  )

/**
 * The edges around a point seen upright by `angle`: how much of each direction in each of 4 × 4 cells, as a vector of length 1. The sign of
 * edges is left out, so that exchanged colours count as the same.
 */
export function patchAt({ plane, x, y, scale }: CornerPoint, angle: number): Float32Array {
  const cell = scale * CELL_WIDTH
  const reach = Math.round((cell * Math.SQRT2 * (CELLS + 1)) / 2)
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const patch = new Float32Array(PATCH_LENGTH)
  const [left, top] = [Math.round(x) - reach, Math.round(y) - reach]
  for (let py = top; py <= top + 2 * reach; py += 1)
    for (let px = left; px <= left + 2 * reach; px += 1) {
      const dx = px - x
      const dy = py - y
      const u = (cos * dx + sin * dy) / cell
      const v = (cos * dy - sin * dx) / cell
      const cu = u + CELLS / 2 - 0.5
      const cv = v + CELLS / 2 - 0.5
      if (cu <= -1 || cv <= -1 || cu >= CELLS || cv >= CELLS) continue
      const gx = planeValueAt(plane, px + 1, py) - planeValueAt(plane, px - 1, py)
      const gy = planeValueAt(plane, px, py + 1) - planeValueAt(plane, px, py - 1)
      if (gx === 0 && gy === 0) continue
      const strength = Math.sqrt(gx * gx + gy * gy) * Math.exp(-(u * u + v * v) / (2 * (CELLS / 2) ** 2))
      const turned = (Math.atan2(gy, gx) - angle) / Math.PI
      spread(patch, cu, cv, (turned - Math.floor(turned)) * EDGES, strength)
    }
  return unit(clipped(unit(patch)))
}

/** The patch as it is seen with the picture upside down. */
export const upsideDown = (patch: Float32Array): Float32Array =>
  placed(patch, (row, column, edge) => ((CELLS - 1 - row) * CELLS + CELLS - 1 - column) * EDGES + edge)

/** The patch as it is seen in the mirrored picture: cells change sides, and edges lean the other way. */
export const mirrored = (patch: Float32Array): Float32Array =>
  placed(patch, (row, column, edge) => ((CELLS - 1 - row) * CELLS + column) * EDGES + ((EDGES - edge) % EDGES))

function placed(patch: Float32Array, placeOf: (row: number, column: number, edge: number) => number): Float32Array {
  const changed = new Float32Array(PATCH_LENGTH)
  for (let at = 0; at < PATCH_LENGTH; at += 1) {
    const field = Math.floor(at / EDGES)
    changed[placeOf(Math.floor(field / CELLS), field % CELLS, at % EDGES)] = patch[at] ?? 0
  }
  return changed
}

/** Adds a value to the eight cells and directions around a place, each by its nearness. */
function spread(patch: Float32Array, u: number, v: number, edge: number, value: number): void {
  const u0 = Math.floor(u)
  const v0 = Math.floor(v)
  const e0 = Math.floor(edge)
  for (let column = u0; column <= u0 + 1; column += 1)
    for (let row = v0; row <= v0 + 1; row += 1) {
      if (column < 0 || row < 0 || column >= CELLS || row >= CELLS) continue
      const near = (1 - Math.abs(u - column)) * (1 - Math.abs(v - row)) * value
      for (let de = 0; de <= 1; de += 1) {
        const at = (row * CELLS + column) * EDGES + ((e0 + de) % EDGES)
        patch[at] = (patch[at] ?? 0) + near * (1 - Math.abs(edge - e0 - de))
      }
    }
}

function unit(patch: Float32Array): Float32Array {
  const length = Math.sqrt(patch.reduce((sum, value) => sum + value * value, 0))
  return length === 0 ? patch : patch.map((value) => value / length)
}

/** One strong edge must not outweigh the others. */
const clipped = (patch: Float32Array): Float32Array => patch.map((value) => Math.min(value, 0.25))
