import { describe, expect, test } from 'vitest'

import type { Bitmap } from './bitmap.ts'
import { keptColours } from './colourCells.ts'
import { colourOfHex, coloursPattern, hasColour, MOST_COLOURS, pictureColours } from './pictureColours.ts'
import { looksOf } from './pictureLooks.ts'

/** A picture of columns, each of one colour and so many points wide. */
function striped(stripes: readonly (readonly [hex: string, wide: number])[], height = 40): Bitmap {
  const row = stripes.flatMap(([hex, wide]) => Array.from({ length: wide }, () => colourOfHex(hex)).flat())
  return { width: row.length / 3, height, rgb: Uint8Array.from(Array.from({ length: height }, () => row).flat()) }
}
/** A picture on a ground of one colour. */
function onGround(ground: string, inside: Bitmap): Bitmap {
  const picture = striped([[ground, inside.width + 40]], inside.height + 40)
  for (let y = 0; y < inside.height; y += 1)
    picture.rgb.set(
      inside.rgb.subarray(y * inside.width * 3, (y + 1) * inside.width * 3),
      ((y + 20) * picture.width + 20) * 3,
    )
  return picture
}
const told = (picture: Bitmap) => pictureColours(picture).map(({ name, hex }) => `${name} ${hex}`)

describe('the colours of a picture', () => {
  test.each<[string, Bitmap, string[]]>([
    [
      'greatest share first',
      striped([
        ['b0623a', 10],
        ['1f9e3c', 30],
        ['f3e2bf', 20],
      ]),
      ['green 1f9e3c', 'cream f3e2bf', 'copper b0623a'],
    ],
    ['without a ground of one colour, white', onGround('ffffff', striped([['c8102e', 40]])), ['crimson c8102e']],
    ['without a ground of one colour, cream', onGround('f3e2bf', striped([['12327a', 40]])), ['darkBlue 12327a']],
    ['white where it is no ground', onGround('12327a', striped([['ffffff', 40]])), ['white ffffff']],
    [
      'without one of which there is little',
      striped([
        ['1751d0', 50],
        ['1f9e3c', 46],
        ['e31b1b', 4],
      ]),
      ['blue 1751d0', 'green 1f9e3c'],
    ],
    [
      'without shades that the search does not tell apart',
      striped([
        ['c8432b', 20],
        ['cf5a42', 10],
        ['1751d0', 30],
      ]),
      ['blue 1751d0', 'brickRed c8432b'],
    ],
    ['of a picture of one point', striped([['e31b1b', 1]], 1), ['red e31b1b']],
    [
      'by the shade of a name that most points have',
      striped([
        ['e31b1b', 10],
        ['e8201c', 30],
        ['0a0a0a', 36],
      ]),
      ['red e8201c', 'black 0a0a0a'],
    ],
  ])('%s', (_what, picture, colours) => {
    expect(told(picture)).toEqual(colours)
  })

  test('are at most six, the same each time, and shares of at most the whole', () => {
    const hexes = ['e31b1b', 'ff8a00', 'ffdd00', '1f9e3c', '1751d0', '77289f', '0a0a0a', '7d4b22']
    const picture = striped(hexes.map((hex) => [hex, 10] as const))
    const colours = pictureColours(picture)
    expect(colours.length).toBeLessThanOrEqual(MOST_COLOURS)
    expect(colours.length).toBeGreaterThan(4)
    expect(pictureColours(picture)).toEqual(colours)
    expect(colours.reduce((sum, { share }) => sum + share, 0)).toBeLessThanOrEqual(1)
  })

  test('are colours that the search finds in that picture', () => {
    for (let seed = 1; seed <= 40; seed += 1) {
      const hex = (at: number) =>
        (((seed * 2_654_435_761 + at * 40_503) >>> 4) & 0xffffff).toString(16).padStart(6, '0')
      const picture = striped([
        [hex(1), 10 + (seed % 7)],
        [hex(2), 15],
        [hex(3), 5 + (seed % 11)],
        [hex(4), 20],
      ])
      const looks = { colours: keptColours(picture) }
      const colours = pictureColours(picture)
      expect(colours.length).toBeGreaterThan(0)
      for (const { hex: each } of colours) expect(hasColour(colourOfHex(each), looks), each).toBe(true)
    }
  })
})

test.each([
  ['1751d0', [['1751d0', 40]], true],
  ['1a55cc', [['1751d0', 40]], true],
  ['e31b1b', [['1751d0', 40]], false],
  [
    'e31b1b',
    [
      ['1751d0', 20],
      ['1f9e3c', 16],
      ['e31b1b', 4],
    ],
    true,
  ],
  [
    'e31b1b',
    [
      ['1751d0', 20],
      ['1f9e3c', 18],
      ['e31b1b', 2],
    ],
    false,
  ],
] as const)('%s in %j: %j', (hex, stripes, has) => {
  expect(hasColour(colourOfHex(hex), looksOf(striped(stripes)))).toBe(has)
})

test.each(['112233', '112233,AABBCC', Array.from({ length: 6 }, () => '112233').join()])('%s are colours', (text) => {
  expect(text).toMatch(coloursPattern)
})
test.each(['', '11223', '112233,', ',112233', '112233;445566', Array.from({ length: 7 }, () => '112233').join()])(
  '%j are none',
  (text) => {
    expect(text).not.toMatch(coloursPattern)
  },
)
