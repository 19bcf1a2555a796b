import { byteAt } from './bitmap.ts'
import { cellLikeness, cellsOf, COLOUR_CELLS, type Colour } from './colourCells.ts'
import { DIRECTIONS, turns, type QuarterTurn } from './fields.ts'
import { hashDistance } from './outlineHash.ts'
import type { PictureLooks } from './pictureLooks.ts'
import { usualWeights, type PictureScores } from './pictureWeights.ts'
import { isPointWord } from './pictureWords.ts'
import type { SoughtPicture } from './soughtPicture.ts'

/** Part of the distinct points that is enough for the full score: others are hidden, cut away or drawn otherwise. */
const ENOUGH_POINTS = 0.25
/** Fewer points are found again by chance. */
const LEAST_POINTS = 3
/** Different bits of 63 from which on outlines have nothing in common; unlike pictures differ in about half. */
const UNLIKE_BITS = 24

/** The score of 100 by its parts, each counted by its weight; docs/search.md explains it. */
export function pictureScore({ SHAPE, COLOUR, EDGES }: PictureScores, weights = usualWeights): number {
  const { SHAPE: shape, COLOUR: colour, EDGES: edges } = weights
  return Math.round((SHAPE * shape + COLOUR * colour + EDGES * edges) / (shape + colour + edges))
}

/** Compares a picture with the sought one, however either is turned by quarters or mirrored. */
export function comparePictures(sought: SoughtPicture, words: readonly number[], looks: PictureLooks): PictureScores {
  const colours = histogramLikeness(sought.looks.colours, looks.colours)
  const layouts = turns.map((turn) => layoutLikeness(sought.looks.colourLayout, looks.colourLayout, turn))
  return {
    SHAPE: Math.round(100 * Math.max(pointLikeness(sought, words), outlineLikeness(sought, looks))),
    COLOUR: Math.round(100 * (0.7 * colours + 0.3 * Math.max(...layouts))),
    EDGES: Math.round(100 * Math.max(...turns.map((turn) => edgeLikeness(sought.looks.edges, looks.edges, turn)))),
  }
}

/** How much of a picture has a colour or one near it, 0 to 100; a third of the picture is enough for the full score. */
export function colourScore(colour: Colour, looks: Pick<PictureLooks, 'colours'>): number {
  const wanted = cellsOf(colour)
  let share = 0
  for (let cell = 0; cell < COLOUR_CELLS; cell += 1) {
    const likeness = wanted.reduce((sum, each) => sum + each.part * cellLikeness(each.cell, cell), 0)
    share += (byteAt(looks.colours, cell) / 255) * Math.min(1, likeness)
  }
  return Math.round(100 * Math.min(1, share * 3))
}

function pointLikeness({ pointsByWord, points }: SoughtPicture, words: readonly number[]): number {
  const found = new Set<number>()
  let matched = 0
  let all = 0
  for (const word of words) {
    if (!isPointWord(word)) continue
    all += 1
    const point = pointsByWord.get(word)
    if (point === undefined) continue
    matched += 1
    found.add(point)
  }
  const again = Math.min(matched, found.size)
  return again < LEAST_POINTS ? 0 : Math.min(1, again / Math.min(points, all) / ENOUGH_POINTS)
}

function outlineLikeness({ hashes }: SoughtPicture, { hash }: PictureLooks): number {
  let least = UNLIKE_BITS
  for (const each of hashes) least = Math.min(least, hashDistance(each, hash))
  return Math.max(0, 1 - least / UNLIKE_BITS)
}

/** Pairs of cells that are alike, the same ones first, so that colours are shared with themselves before they are with their neighbours. */
const alikeCells = [1, 0.5].flatMap((likeness) =>
  Array.from({ length: COLOUR_CELLS ** 2 }, (_, at) => ({
    one: Math.floor(at / COLOUR_CELLS),
    other: at % COLOUR_CELLS,
    likeness,
  })).filter(({ one, other }) => cellLikeness(one, other) === likeness),
)

/** The part of the colours that both have; colours near each other count half. */
function histogramLikeness(a: Uint8Array, b: Uint8Array): number {
  const [restA, restB] = [Float32Array.from(a), Float32Array.from(b)]
  let common = 0
  for (const { one, other, likeness } of alikeCells) {
    const shared = Math.min(restA[one] ?? 0, restB[other] ?? 0)
    if (shared === 0) continue
    restA[one] = (restA[one] ?? 0) - shared
    restB[other] = (restB[other] ?? 0) - shared
    common += shared * likeness
  }
  // Rounded parts may add up to a little more or less than 255.
  const whole = Math.max(sumOf(a), sumOf(b))
  return whole === 0 ? 0 : common / whole
}

const sumOf = (parts: Uint8Array): number => parts.reduce((sum, part) => sum + part, 0)

function layoutLikeness(a: Uint8Array, b: Uint8Array, { fields }: QuarterTurn): number {
  let apart = 0
  for (let field = 0; field < fields.length; field += 1) {
    const other = (fields[field] ?? 0) * 3
    for (let part = 0; part < 3; part += 1) apart += Math.abs(byteAt(a, field * 3 + part) - byteAt(b, other + part))
  }
  return Math.max(0, 1 - apart / (fields.length * 3 * 100))
}

function edgeLikeness(a: Uint8Array, b: Uint8Array, { fields, directions }: QuarterTurn): number {
  let common = 0
  let all = 0
  for (let field = 0; field < fields.length; field += 1) {
    const other = (fields[field] ?? 0) * DIRECTIONS
    for (let direction = 0; direction < DIRECTIONS; direction += 1) {
      const one = byteAt(a, field * DIRECTIONS + direction)
      const two = byteAt(b, other + (directions[direction] ?? 0))
      common += Math.min(one, two)
      all += Math.max(one, two)
    }
  }
  return all === 0 ? 0 : common / all
}
