import { describe, expect, test } from 'vitest'

import {
  colourNames,
  coloursIn,
  hexOf,
  labelColourMode,
  nameOfColour,
  rgbOf,
  type PixelBlock,
  type Rgb,
} from './colourNames.ts'

/** Makes a picture from a function of the pixel coordinates. */
function painted(width: number, height: number, colour: (x: number, y: number) => Rgb): PixelBlock {
  const data = new Uint8ClampedArray(width * height * 4).fill(255)
  for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) data.set(colour(x, y), (y * width + x) * 4)
  return { data, width, height }
}

const paper: Rgb = [255, 255, 255]
const red: Rgb = [143, 13, 18]
const cream: Rgb = [243, 226, 191]

describe('nameOfColour', () => {
  test('nameOfColour returns the name of each typical value', () => {
    expect(colourNames.map((name) => nameOfColour(rgbOf(name)))).toEqual(colourNames)
  })

  test('there are at least sixty names with distinct values', () => {
    expect(colourNames.length).toBeGreaterThanOrEqual(60)
    expect(new Set(colourNames.map(hexOf)).size).toBe(colourNames.length)
  })

  test.each<[Rgb, string]>([
    [[255, 255, 255], 'white'],
    [[0, 0, 0], 'black'],
    [[128, 128, 128], 'grey'],
    [[255, 0, 0], 'red'],
    [[139, 0, 0], 'darkRed'],
    [[255, 255, 0], 'lemon'],
    [[255, 165, 0], 'turmeric'],
    [[0, 128, 0], 'green'],
    [[0, 100, 0], 'darkGreen'],
    [[0, 0, 139], 'darkBlue'],
    [[0, 0, 64], 'navy'],
    [[128, 0, 128], 'purple'],
    [[255, 253, 208], 'ivory'],
    [[139, 69, 19], 'brown'],
    [[75, 83, 32], 'army'],
    [[0, 255, 255], 'cyan'],
  ])('%j is %s', (rgb, name) => {
    expect(nameOfColour(rgb)).toBe(name)
  })
})

describe('coloursIn', () => {
  test('a mark on white: its surfaces without the background, largest first', () => {
    const mark = painted(40, 40, (x, y) => (x < 8 || y < 8 || x >= 32 || y >= 32 ? paper : y < 24 ? red : cream))
    expect(coloursIn(mark).map(({ name }) => name)).toEqual(['darkRed', 'cream'])
  })

  test('white is kept when it covers less than the border share of a background', () => {
    const mark = painted(40, 40, (x) => (x < 20 ? red : paper))
    expect(coloursIn(mark).map(({ name }) => name)).toEqual(['darkRed', 'white'])
  })

  test('blended colours along an edge are ignored', () => {
    const blend: Rgb = [199, 134, 137]
    const mark = painted(60, 60, (x, y) => (x < 8 || x >= 52 || y < 8 || y >= 52 ? paper : x === 8 ? blend : red))
    expect(coloursIn(mark).map(({ name }) => name)).toEqual(['darkRed'])
  })

  test('colours below one per cent are ignored, and at most `most` are returned', () => {
    const mark = painted(100, 100, (x, y) => (x < 4 && y < 4 ? [23, 81, 208] : x < 50 ? red : cream))
    expect(coloursIn(mark).map(({ name }) => name)).toEqual(['cream', 'darkRed'])
    expect(coloursIn(mark, 1)).toHaveLength(1)
  })

  test('a white picture has no colours', () => {
    expect(coloursIn(painted(10, 10, () => paper))).toEqual([])
  })
})

describe('labelColourMode', () => {
  test.each<[says: string, colour: Rgb, look: string]>([
    ['black lines', [10, 10, 10], 'GREY'],
    ['grey with a slight tint', [150, 148, 145], 'GREY'],
    ['dark red', red, 'COLOUR'],
    ['navy blue', [11, 26, 66], 'COLOUR'],
  ])('%s', (_, colour, look) => {
    expect(labelColourMode(painted(30, 30, (x) => (x < 10 ? colour : paper)))).toBe(look)
  })
})
