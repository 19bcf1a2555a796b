import { describe, expect, test } from 'vitest'

import { lookAtPixels } from './pixels.ts'

const WIDTH = 60
const HEIGHT = 80

function sheet(...marks: [x: number, y: number, width: number, height: number, rgb: [number, number, number]][]) {
  const data = new Uint8ClampedArray(WIDTH * HEIGHT * 4).fill(255)
  for (const [left, top, width, height, rgb] of marks)
    for (let y = top; y < top + height; y++)
      for (let x = left; x < left + width; x++) data.set(rgb, (y * WIDTH + x) * 4)
  return { data, width: WIDTH, height: HEIGHT }
}
const black: [number, number, number] = [0, 0, 0]

describe('lookAtPixels', () => {
  test('an empty sheet has no ink', () => expect(lookAtPixels(sheet())).toEqual({ ink: undefined, colour: 0, grey: 0 }))

  test('returns the distances of the outermost ink', () =>
    expect(lookAtPixels(sheet([10, 20, 30, 40, black])).ink).toEqual({ top: 20, left: 10, right: 20, bottom: 20 }))

  test('ink within `without` is ignored', () => {
    const page = sheet([10, 20, 30, 40, black], [2, 30, 3, 3, black])
    expect(lookAtPixels(page).ink?.left).toBe(2)
    expect(lookAtPixels(page, [{ left: 1, right: 6, top: 29, bottom: 34 }]).ink?.left).toBe(10)
  })

  test('a single light grey pixel counts, unless `specks` requires more', () => {
    const page = sheet([10, 20, 30, 40, black], [0, 5, 1, 1, [200, 200, 200]])
    expect(lookAtPixels(page).ink?.left).toBe(0)
    expect(lookAtPixels(page, [], 3).ink?.left).toBe(10)
  })

  test('coloured and evenly grey areas are counted separately', () => {
    expect(lookAtPixels(sheet([0, 0, 30, 40, [200, 30, 30]]))).toMatchObject({ colour: 0.25, grey: 0 })
    const grey = lookAtPixels(sheet([5, 5, 30, 40, [128, 128, 128]]))
    expect(grey.colour).toBe(0)
    expect(grey.grey).toBeGreaterThan(0.2)
  })

  test('small uneven grey marks are not counted as grey', () => {
    const letters = Array.from({ length: 20 }, (_, at): Parameters<typeof sheet>[number] => [
      5 + (at % 5) * 4,
      5 + Math.floor(at / 5) * 4,
      2,
      2,
      [90 + (at % 3) * 50, 90 + (at % 3) * 50, 90 + (at % 3) * 50],
    ])
    expect(lookAtPixels(sheet(...letters)).grey).toBe(0)
  })
})
