import { describe, expect, test } from 'vitest'

import { measurePixels, sharpnessOf, type Pixels } from './pictureLook.ts'

/** A grey picture from a function; `blur` averages that many pixels to each side, horizontally and vertically. */
function draw(shade: (x: number, y: number) => number, blur = 0, width = 320, height = 240): Pixels {
  const line = Float32Array.from({ length: width * height }, (_, at) => shade(at % width, Math.floor(at / width)))
  const soft = blur === 0 ? line : smear(smear(line, width, height, blur, 1), width, height, blur, width)
  const data = new Uint8ClampedArray(width * height * 4).fill(255)
  soft.forEach((value, at) => data.fill(value, at * 4, at * 4 + 3))
  return { data, width, height }
}

function smear(from: Float32Array, width: number, height: number, radius: number, step: number): Float32Array {
  return from.map((_, at) => {
    const place = step === 1 ? at % width : Math.floor(at / width)
    const most = step === 1 ? width : height
    let sum = 0
    for (let off = -radius; off <= radius; off++)
      sum += from[at + (Math.min(most - 1, Math.max(0, place + off)) - place) * step] ?? 0
    return sum / (2 * radius + 1)
  })
}

const square = (x: number, y: number) => (x > 80 && x < 240 && y > 60 && y < 180 ? 60 : 240)

describe('sharpness (variance of the Laplacian, 0 to 100)', () => {
  test('falls with blur: over 80 without, under 50 at 4 px, under 35 at 7 px', () => {
    const scores = [0, 1, 2, 4, 7].map((blur) => sharpnessOf(draw(square, blur)) ?? -1)
    expect([...scores].sort((a, b) => b - a)).toEqual(scores)
    expect(scores[0]).toBeGreaterThan(80)
    expect(scores[3]).toBeLessThan(50)
    expect(scores[4]).toBeLessThan(35)
  })

  test('a small sharp object on a plain background scores over 80', () => {
    const small = draw((x, y) => (x > 150 && x < 180 && y > 110 && y < 140 ? 40 : 240))
    expect(sharpnessOf(small)).toBeGreaterThan(80)
  })

  test('is undefined for an empty picture', () => expect(sharpnessOf(draw(() => 200))).toBeUndefined())
})

describe('measurePixels', () => {
  test('a plain background scores 100, and the bounding box of the object is found', () => {
    const look = measurePixels(draw(square))
    expect(look.plainBackground).toBe(100)
    expect(look.content.x).toBeCloseTo(81 / 320)
    expect(look.content.height).toBeCloseTo(119 / 240)
  })

  test('a busy background scores under 60', () => {
    expect(measurePixels(draw((x, y) => (((x >> 3) + (y >> 3)) % 2) * 200)).plainBackground).toBeLessThan(60)
  })

  test('isColour is false for thin lines on white and true for a grey photo', () => {
    expect(measurePixels(draw((x, y) => (x % 60 === 0 || y % 60 === 0 ? 0 : 255))).isColour).toBe(false)
    expect(measurePixels(draw((x, y) => 120 + ((x + y) % 80))).isColour).toBe(true)
  })
})
