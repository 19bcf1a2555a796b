import { byteAt, type Bitmap } from './bitmap.ts'

const HUES = 12
const SHADES = 3
const GREYS = 5
/** Kinds of colour that are told apart: twelve hues in three shades, and five greys from black to white. */
export const COLOUR_CELLS = HUES * SHADES + GREYS
/** Difference of the strongest and the weakest part of a colour, of 255, below which it is a grey. */
const GREY_BELOW = 30

/** Red, green and blue from 0 to 255. */
export type Colour = readonly [number, number, number]

/** Parts of a colour in its cells, which add up to 1: a hue between two cells belongs to both. */
export function cellsOf([red, green, blue]: Colour): { cell: number; part: number }[] {
  const most = Math.max(red, green, blue)
  const chroma = most - Math.min(red, green, blue)
  const light = (most + Math.min(red, green, blue)) / 2
  if (chroma < GREY_BELOW)
    return [{ cell: HUES * SHADES + Math.min(GREYS - 1, Math.floor((light / 256) * GREYS)), part: 1 }]
  const sixth =
    most === red ? (green - blue) / chroma + 6 : most === green ? (blue - red) / chroma + 2 : (red - green) / chroma + 4
  const hue = ((sixth % 6) / 6) * HUES
  const shade = light < 85 ? 0 : light < 170 ? 1 : 2
  const first = Math.floor(hue) % HUES
  const part = 1 - (hue - Math.floor(hue))
  return [
    { cell: first * SHADES + shade, part },
    { cell: ((first + 1) % HUES) * SHADES + shade, part: 1 - part },
  ]
}

/** How alike the colours of two cells are, 0 to 1: neighbours of the same hue or shade are half alike. */
export function cellLikeness(a: number, b: number): number {
  if (a === b) return 1
  const firstGrey = HUES * SHADES
  if (a >= firstGrey || b >= firstGrey) return a >= firstGrey && b >= firstGrey && Math.abs(a - b) === 1 ? 0.5 : 0
  const turn = Math.abs(Math.floor(a / SHADES) - Math.floor(b / SHADES))
  const apart = Math.min(turn, HUES - turn) + Math.abs((a % SHADES) - (b % SHADES))
  return apart === 1 ? 0.5 : 0
}

/** Points nearer than this to the colour around the picture are its ground. */
const GROUND_WITHIN = 28
/** Part of the points at the edge that must have one colour to be the ground. */
const GROUND_PART = 0.6

/** For each point, 1 when it is of the ground: the one colour, if there is one, that surrounds the picture. */
export function groundOf(picture: Bitmap): Uint8Array {
  const { width, height } = picture
  const ground = new Uint8Array(width * height)
  const edge: number[] = []
  for (let x = 0; x < width; x += 1) edge.push(x, (height - 1) * width + x)
  for (let y = 0; y < height; y += 1) edge.push(y * width, (y + 1) * width - 1)
  const median = [0, 1, 2].map(
    (part) => edge.map((at) => byteAt(picture.rgb, at * 3 + part)).toSorted((a, b) => a - b)[edge.length >> 1] ?? 0,
  )
  const [red = 0, green = 0, blue = 0] = median
  const isNear = (at: number) =>
    Math.abs(byteAt(picture.rgb, at * 3) - red) < GROUND_WITHIN &&
    Math.abs(byteAt(picture.rgb, at * 3 + 1) - green) < GROUND_WITHIN &&
    Math.abs(byteAt(picture.rgb, at * 3 + 2) - blue) < GROUND_WITHIN
  if (edge.filter(isNear).length < edge.length * GROUND_PART) return ground
  for (let at = 0; at < ground.length; at += 1) ground[at] = isNear(at) ? 1 : 0
  return ground.includes(0) ? ground : new Uint8Array(ground.length)
}

/** The parts of the colours as they are kept: of 255. */
export const keptColours = (picture: Bitmap): Uint8Array =>
  Uint8Array.from(colourParts(picture), (part) => Math.round(part * 255))

/** Parts of the points outside the ground that have each colour; they add up to 1. */
export function colourParts(picture: Bitmap): Float32Array {
  const parts = new Float32Array(COLOUR_CELLS)
  const ground = groundOf(picture)
  let points = 0
  for (const [at, isGround] of ground.entries()) {
    if (isGround) continue
    points += 1
    const { rgb } = picture
    for (const { cell, part } of cellsOf([byteAt(rgb, at * 3), byteAt(rgb, at * 3 + 1), byteAt(rgb, at * 3 + 2)]))
      parts[cell] = (parts[cell] ?? 0) + part
  }
  return parts.map((part) => part / Math.max(1, points))
}
