import type { ImageEdits } from '@saki/contracts/fileRow'
import { describe, expect, test } from 'vitest'

import { cropAround, editsToKeep, dragCrop, turnClockwise, wholePicture, withField, type Handle } from './crop.ts'

const size = { width: 1600, height: 1200 }
const whole = wholePicture(size)
const some: ImageEdits = { x: 200, y: 100, width: 800, height: 600, rotate: 0 }

describe('dragCrop', () => {
  test.each<[Handle, number, number, Partial<ImageEdits>]>([
    ['move', 50, -30, { x: 250, y: 70 }],
    ['move', -900, 5000, { x: 0, y: 600 }],
    ['se', 100, 50, { width: 900, height: 650 }],
    ['se', 9000, 9000, { width: 1400, height: 1100 }],
    ['nw', -500, -500, { x: 0, y: 0, width: 1000, height: 700 }],
    ['nw', 5000, 5000, { x: 950, y: 650, width: 50, height: 50 }],
    ['e', -100, 999, { width: 700, height: 600 }],
    ['s', 999, -100, { width: 800, height: 500 }],
  ])('%s by %i, %i', (handle, dx, dy, parts) => {
    expect(dragCrop(some, handle, dx, dy, size)).toEqual({ ...some, ...parts })
  })

  test('the rectangle stays inside the rotated picture', () => {
    const turned = wholePicture(size, 90)
    expect(dragCrop({ ...turned, width: 100, height: 100 }, 'move', 5000, 5000, size)).toMatchObject({
      x: 1100,
      y: 1500,
    })
  })
})

describe('turnClockwise', () => {
  test('four rotations give the original edits', () => {
    let edits = some
    for (let turn = 0; turn < 4; turn++) edits = turnClockwise(edits, size)
    expect(edits).toEqual(some)
  })

  test('the top left corner moves to the top right', () => {
    const corner: ImageEdits = { x: 0, y: 0, width: 300, height: 200, rotate: 0 }
    expect(turnClockwise(corner, size)).toEqual({ x: 1000, y: 0, width: 200, height: 300, rotate: 90 })
  })
})

describe('editsToKeep and withField', () => {
  test('the whole upright picture is saved as null, the whole rotated one as edits', () => {
    expect(editsToKeep(whole, size)).toBeNull()
    expect(editsToKeep(wholePicture(size, 180), size)).toEqual({ x: 0, y: 0, width: 1600, height: 1200, rotate: 180 })
  })

  test.each([
    ['x', 1500, { x: 800 }],
    ['width', 3, { width: 50 }],
    ['height', 99_999, { height: 1100 }],
    ['y', -4, { y: 0 }],
  ] as const)('%s set to %i is clamped', (field, value, parts) => {
    expect(withField(some, field, value, size)).toEqual({ ...some, ...parts })
  })
})

describe('cropAround', () => {
  test('leaves a margin around the object, in whole pixels', () => {
    expect(cropAround({ x: 0.25, y: 0.25, width: 0.5, height: 0.5 }, size)).toEqual({
      x: 352,
      y: 264,
      width: 896,
      height: 672,
      rotate: 0,
    })
  })

  test('gives undefined for an object that fills the picture', () => {
    expect(cropAround({ x: 0.02, y: 0.02, width: 0.96, height: 0.96 }, size)).toBeUndefined()
  })
})
