import { describe, expect, test } from 'vitest'

import type { Bitmap } from './bitmap.ts'
import { fitOutline } from './outlineFit.ts'
import { pictureOutline, type PictureOutline } from './outlines.ts'

type Inside = (x: number, y: number) => boolean

/** A picture of one shape: dark where `isInside`, on white. */
function shape(width: number, height: number, isInside: Inside, [dark, light] = [40, 255]): Bitmap {
  const rgb = new Uint8Array(width * height * 3)
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1)
      rgb.fill(isInside(x, y) ? dark : light, (y * width + x) * 3, (y * width + x) * 3 + 3)
  return { width, height, rgb }
}
const rectangle =
  (left: number, top: number, right: number, bottom: number): Inside =>
  (x, y) =>
    x >= left && x < right && y >= top && y < bottom
const circle =
  (middleX: number, middleY: number, radius: number): Inside =>
  (x, y) =>
    Math.hypot(x + 0.5 - middleX, y + 0.5 - middleY) < radius
/** An L, which no turn and no mirroring leaves as it is. */
const corner: Inside = (x, y) => rectangle(20, 10, 35, 90)(x, y) || rectangle(20, 70, 80, 90)(x, y)

function outlineOf(picture: Bitmap): PictureOutline {
  const outline = pictureOutline(picture)
  if (!outline) throw new Error('nothing stands out')
  return outline
}

describe('the outline of a picture', () => {
  test('is the line around its shape, in parts of the picture', () => {
    const { lines, box } = outlineOf(shape(100, 50, rectangle(20, 10, 60, 40)))
    expect(box).toEqual({ x: 20, y: 10, width: 40, height: 30 })
    expect(lines).toHaveLength(1)
    for (const [x, y] of lines[0] ?? []) {
      expect(Math.min(Math.abs(x - 0.2), Math.abs(x - 0.6), Math.abs(y - 0.2), Math.abs(y - 0.8))).toBeLessThan(0.011)
    }
    expect(lines[0]?.length).toBeLessThan(20)
  })

  test('has a line of its own for a hole and for each shape, the greatest first, and none for specks', () => {
    const ring: Inside = (x, y) => circle(40, 40, 30)(x, y) && !circle(40, 40, 15)(x, y)
    const isInside: Inside = (x, y) => ring(x, y) || circle(90, 20, 8)(x, y) || rectangle(100, 70, 102, 72)(x, y)
    const { lines } = outlineOf(shape(120, 80, isInside))
    expect(lines).toHaveLength(3)
    const widths = lines.map((line) => Math.max(...line.map(([x]) => x)) - Math.min(...line.map(([x]) => x)))
    expect(widths.map((width) => Math.round(width * 120))).toEqual([60, 30, 16])
  })

  test('does not depend on which is lighter, shape or ground', () => {
    const dark = outlineOf(shape(80, 80, circle(40, 40, 25)))
    const light = outlineOf(shape(80, 80, circle(40, 40, 25), [230, 20]))
    expect(light.lines).toEqual(dark.lines)
  })

  test('without a ground of one colour is the line between light and dark', () => {
    const picture = shape(80, 80, circle(40, 40, 25))
    // A ground that runs from grey to white.
    for (let at = 0; at < 6400; at += 1)
      if (picture.rgb[at * 3] === 255) picture.rgb.fill(130 + Math.round(((at % 80) / 79) * 125), at * 3, at * 3 + 3)
    const { box } = outlineOf(picture)
    expect(box).toEqual({ x: 15, y: 15, width: 50, height: 50 })
  })

  test.each([
    ['one point', shape(1, 1, () => true)],
    ['one colour', shape(60, 40, () => false)],
    ['specks alone', shape(100, 100, (x, y) => x % 20 === 3 && y % 20 === 3)],
  ])('%s: nothing stands out', (_what, picture) => {
    expect(pictureOutline(picture)).toBeUndefined()
  })

  test('of noise is found in time, at most sixty lines, the same each time', () => {
    const noise = shape(256, 256, (x, y) => ((x * 7919 + y * 104_729 + x * y * 31) >>> 3) % 3 === 0)
    const one = pictureOutline(noise)
    expect(one?.lines.length ?? 0).toBeLessThanOrEqual(60)
    expect(pictureOutline(noise)).toEqual(one)
  })
})

describe('an outline over another', () => {
  const sought = outlineOf(shape(100, 100, corner))
  const turned =
    (quarters: number, mirrored: boolean): Inside =>
    (x, y) => {
      let [left, top] = [x, y]
      for (let each = 0; each < quarters; each += 1) [left, top] = [top, 99 - left]
      return corner(mirrored ? 99 - left : left, top)
    }

  test.each([
    [0, false],
    [1, false],
    [2, false],
    [3, false],
    [0, true],
    [1, true],
    [2, true],
    [3, true],
  ] as const)('is found again turned by %i quarters, mirrored: %s', (quarters, mirrored) => {
    const fit = fitOutline(sought, outlineOf(shape(100, 100, turned(quarters, mirrored))))
    expect(fit.overlap).toBeGreaterThan(95)
    expect({ quarters: fit.quarters, mirrored: fit.mirrored }).toEqual({ quarters, mirrored })
  })

  test('has its size and place, whatever those of the pictures are', () => {
    const found = outlineOf(shape(300, 200, (x, y) => corner((x - 120) * 0.8, (y - 30) * 0.8)))
    const { lines, overlap } = fitOutline(sought, found)
    expect(overlap).toBeGreaterThan(93)
    const xs = lines.flat().map(([x]) => x * 300)
    expect(Math.abs(Math.min(...xs) - found.box.x)).toBeLessThan(2)
    expect(Math.abs(Math.max(...xs) - found.box.x - found.box.width)).toBeLessThan(2)
  })

  test('of another shape overlaps in part, and is not turned for little', () => {
    const fit = fitOutline(sought, outlineOf(shape(100, 100, circle(50, 50, 30))))
    expect(fit.overlap).toBeGreaterThan(5)
    expect(fit.overlap).toBeLessThan(70)
    const square = outlineOf(shape(100, 100, rectangle(20, 20, 80, 80)))
    expect(fitOutline(square, square)).toMatchObject({ quarters: 0, mirrored: false, overlap: 100 })
  })
})
