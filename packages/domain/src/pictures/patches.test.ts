import { expect, test } from 'vitest'

import type { Plane } from './bitmap.ts'
import { mirrored, patchAt, upsideDown } from './patches.ts'

const SIDE = 61
const MIDDLE = 30

/** Waves and a slope, alike in no direction. */
function unevenPlane(): Plane {
  const values = Float32Array.from({ length: SIDE * SIDE }, (_, at) => {
    const [x, y] = [at % SIDE, Math.floor(at / SIDE)]
    return 0.5 + 0.2 * Math.sin(x / 4 + (y * y) / 180) + 0.15 * Math.cos(y / 3 - x / 7) + (0.1 * x * y) / SIDE ** 2
  })
  return { width: SIDE, height: SIDE, values }
}

function mirrorOf({ width, height, values }: Plane): Plane {
  const from = (at: number) => values[Math.floor(at / width) * width + width - 1 - (at % width)] ?? 0
  return { width, height, values: Float32Array.from(values, (_, at) => from(at)) }
}

const plane = unevenPlane()
const point = (on: Plane) => ({ x: MIDDLE, y: MIDDLE, scale: 2, contrast: 1, plane: on })
const angles = [0, 0.4, 1.9, -2.3]

function apart(a: Float32Array, b: Float32Array): number {
  return Math.max(...a.map((value, at) => Math.abs(value - (b[at] ?? 0))))
}

test.each(angles)('a patch seen by %s and upside down is that seen from the other side', (angle) => {
  const patch = patchAt(point(plane), angle)
  expect(apart(upsideDown(patch), patchAt(point(plane), angle + Math.PI))).toBeLessThan(1e-4)
  expect(apart(patch, upsideDown(patch))).toBeGreaterThan(0.02)
})

test.each(angles)('a patch seen by %s and mirrored is that of the mirrored picture', (angle) => {
  const patch = patchAt(point(plane), angle)
  expect(apart(mirrored(patch), patchAt(point(mirrorOf(plane)), Math.PI - angle))).toBeLessThan(1e-4)
  expect(apart(patch, mirrored(patch))).toBeGreaterThan(0.02)
})
