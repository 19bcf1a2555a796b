import { blurred, halved, planeValueAt, type Plane } from './bitmap.ts'

/** Steps of blur in which the picture halves. */
const STEPS = 3
const FIRST_BLUR = 1.6
/** Blur that a picture is assumed to have as it comes. */
const OWN_BLUR = 0.5
const LEAST_CONTRAST = 0.005
/** Ratio of the curvatures along and across a line, above which a point is on a line and could slide along it. */
const MOST_STRETCH = 12
const LEAST_SIDE = 24

/** A spot that stands out from what surrounds it, where a picture can be recognised, also turned, scaled or cut. */
export interface CornerPoint {
  x: number
  y: number
  /** Size of the spot in points of `plane`. */
  scale: number
  /** By how much it stands out. */
  contrast: number
  /** The blurred picture in which it was found; x and y are its points. */
  plane: Plane
}

/**
 * Points where the difference of two blurs is greater or smaller than at all neighbours in place and blur (as in D. Lowe, Distinctive Image
 * Features from Scale-Invariant Keypoints, 2004, §3), the most distinct first.
 */
export function findCornerPoints(brightness: Plane, most: number): CornerPoint[] {
  const found: (CornerPoint & { size: number })[] = []
  let base = blurred(brightness, Math.sqrt(FIRST_BLUR ** 2 - OWN_BLUR ** 2))
  for (let octave = 1; Math.min(base.width, base.height) >= LEAST_SIDE; octave *= 2) {
    const levels = blurLevels(base)
    for (const point of pointsOf(levels)) found.push({ ...point, size: point.scale * octave })
    base = halved(levels[STEPS] ?? base)
  }
  return found.toSorted((a, b) => b.contrast - a.contrast).slice(0, most)
}

function blurLevels(base: Plane): Plane[] {
  const levels = [base]
  for (let step = 1; step < STEPS + 3; step += 1) {
    const before = FIRST_BLUR * 2 ** ((step - 1) / STEPS)
    const after = FIRST_BLUR * 2 ** (step / STEPS)
    levels.push(blurred(levels.at(-1) ?? base, Math.sqrt(after ** 2 - before ** 2)))
  }
  return levels
}

function pointsOf(levels: readonly Plane[]): CornerPoint[] {
  const differences = levels.slice(1).map((level, at) => difference(level, levels[at] ?? level))
  const found: CornerPoint[] = []
  for (let step = 1; step <= STEPS; step += 1) {
    const [below, here, above] = [differences[step - 1], differences[step], differences[step + 1]]
    const plane = levels[step]
    if (!below || !here || !above || !plane) continue
    for (let y = 2; y < here.height - 2; y += 1)
      for (let x = 2; x < here.width - 2; x += 1) {
        const value = here.values[y * here.width + x] ?? 0
        if (Math.abs(value) < LEAST_CONTRAST || !isExtreme(value, x, y, here, below, above) || isOnLine(here, x, y))
          continue
        const place = refined(x, y, here, below, above)
        found.push({
          x: x + place.x,
          y: y + place.y,
          scale: FIRST_BLUR * 2 ** ((step + place.step) / STEPS),
          contrast: Math.abs(value),
          plane,
        })
      }
  }
  return found
}

function difference(a: Plane, b: Plane): Plane {
  const values = new Float32Array(a.values.length)
  for (let at = 0; at < values.length; at += 1) values[at] = (a.values[at] ?? 0) - (b.values[at] ?? 0)
  return { ...a, values }
}

/** Whether the value at a point is greater, or smaller, than all around it in its plane and in the two beside. */
function isExtreme(value: number, x: number, y: number, here: Plane, below: Plane, above: Plane): boolean {
  const sign = value > 0 ? 1 : -1
  const least = sign * value
  const { width } = here
  for (let row = y - 1; row <= y + 1; row += 1)
    for (let at = row * width + x - 1; at <= row * width + x + 1; at += 1) {
      if (sign * (below.values[at] ?? 0) >= least || sign * (above.values[at] ?? 0) >= least) return false
      if (at !== y * width + x && sign * (here.values[at] ?? 0) >= least) return false
    }
  return true
}

function isOnLine(plane: Plane, x: number, y: number): boolean {
  const here = planeValueAt(plane, x, y)
  const xx = planeValueAt(plane, x + 1, y) + planeValueAt(plane, x - 1, y) - 2 * here
  const yy = planeValueAt(plane, x, y + 1) + planeValueAt(plane, x, y - 1) - 2 * here
  const xy =
    (planeValueAt(plane, x + 1, y + 1) +
      planeValueAt(plane, x - 1, y - 1) -
      planeValueAt(plane, x - 1, y + 1) -
      planeValueAt(plane, x + 1, y - 1)) /
    4
  const determinant = xx * yy - xy * xy
  return determinant <= 0 || (xx + yy) ** 2 * MOST_STRETCH >= (MOST_STRETCH + 1) ** 2 * determinant
}

/** Where the extreme lies between the points: the top of the parabola through three of them, along each axis. */
function refined(x: number, y: number, here: Plane, below: Plane, above: Plane) {
  const value = planeValueAt(here, x, y)
  return {
    x: topOf(planeValueAt(here, x - 1, y), value, planeValueAt(here, x + 1, y)),
    y: topOf(planeValueAt(here, x, y - 1), value, planeValueAt(here, x, y + 1)),
    step: topOf(planeValueAt(below, x, y), value, planeValueAt(above, x, y)),
  }
}

/** Place of the top of the parabola through three values at −1, 0 and 1; between −0.5 and 0.5. */
export function topOf(before: number, value: number, after: number): number {
  const curve = before + after - 2 * value
  return curve === 0 ? 0 : Math.max(-0.5, Math.min(0.5, (before - after) / (2 * curve)))
}
