import { nameOfColour, type ColourName } from '../marks/colourNames.ts'
import { byteAt, type Bitmap } from './bitmap.ts'
import { cellsOf, groundOf, keptColours, type Colour } from './colourCells.ts'
import { colourScore } from './pictureLikeness.ts'
import type { PictureLooks } from './pictureLooks.ts'

/** A colour of which a picture has much. */
export interface PictureColour {
  name: ColourName
  /** Six hexadecimal digits. */
  hex: string
  /** Part of the points outside the ground that have a colour of this name, 0 to 1. */
  share: number
}

/** Colours that can be asked for at once. */
export const MOST_COLOURS = 6
/** Several colours with commas between. */
export const coloursPattern = /^[\da-f]{6}(,[\da-f]{6}){0,5}$/i
/** Score of a colour from which on a picture has it: it and colours near it make up a twelfth of the picture. */
const HAS_FROM = 25
/** Least share of a colour that is told. */
const LEAST_SHARE = 0.04
/** Bits of each part of a colour by which points are counted. */
const BITS = 4

/** Whether a colour and those near it make up enough of a picture to narrow a search by it. */
export const hasColour = (colour: Colour, looks: Pick<PictureLooks, 'colours'>): boolean =>
  colourScore(colour, looks) >= HAS_FROM

/**
 * The colours that make up most of a picture without its ground, greatest share first, each name and each kind of colour once, as the shade that most points have. Only
 * those that `hasColour` says the picture has. The same points always give the same colours.
 */
export function pictureColours(picture: Bitmap): PictureColour[] {
  const ground = groundOf(picture)
  const looks = { colours: keptColours(picture) }
  const shades = new Map<number, Shade>()
  let points = 0
  for (const [at, isGround] of ground.entries()) {
    if (isGround) continue
    points += 1
    const rgb = [0, 1, 2].map((part) => byteAt(picture.rgb, at * 3 + part))
    const key = rgb.reduce((sum, part) => (sum << BITS) | (part >> (8 - BITS)), 0)
    const shade = shades.get(key) ?? { count: 0, sums: [0, 0, 0] }
    shade.count += 1
    for (const part of [0, 1, 2] as const) shade.sums[part] += rgb[part] ?? 0
    shades.set(key, shade)
  }
  const named = Map.groupBy(shades.values(), (shade) => nameOfColour(meanOf(shade)))
  const colours = [...named]
    .flatMap(([name, group]): PictureColour[] => {
      const share = group.reduce((sum, { count }) => sum + count, 0) / points
      const most = group.reduce((best, shade) => (shade.count > best.count ? shade : best))
      const colour = meanOf(most)
      return share >= LEAST_SHARE && hasColour(colour, looks) ? [{ name, hex: hexOfColour(colour), share }] : []
    })
    .toSorted((a, b) => b.share - a.share || (a.name < b.name ? -1 : 1))
  // Shades that the search does not tell apart are one choice.
  return [...Map.groupBy(colours, ({ hex }) => mainCell(colourOfHex(hex))).values()]
    .flatMap(([greatest]) => greatest ?? [])
    .slice(0, MOST_COLOURS)
}

const mainCell = (colour: Colour) => cellsOf(colour).reduce((most, each) => (each.part > most.part ? each : most)).cell

interface Shade {
  count: number
  sums: [number, number, number]
}

const meanOf = ({ count, sums: [red, green, blue] }: Shade): Colour => [
  Math.round(red / count),
  Math.round(green / count),
  Math.round(blue / count),
]

const hexOfColour = (colour: Colour): string => colour.map((part) => part.toString(16).padStart(2, '0')).join('')

/** The colour of six hexadecimal digits. */
export function colourOfHex(hex: string): Colour {
  const number = Number.parseInt(hex, 16)
  return [(number >> 16) & 255, (number >> 8) & 255, number & 255]
}
