/** Red, green and blue of sRGB, 0 to 255. */
export type Rgb = readonly [number, number, number]
/** OKLab: lightness, green–red, blue–yellow; equal distances look equally different. */
type Lab = readonly [number, number, number]

/** Colours commonly named in a mark, each with a typical sRGB value. Their texts are goods:colour.<name>. */
const values = {
  white: 'ffffff',
  ivory: 'faf5e6',
  cream: 'f3e2bf',
  beige: 'd9c5a0',
  silver: 'c3c7cb',
  lightGrey: 'd6d6d6',
  grey: '949494',
  darkGrey: '565656',
  charcoal: '333436',
  black: '0a0a0a',
  lightPink: 'ffd3dc',
  pink: 'ff9eb5',
  hotPink: 'ff3f98',
  rose: 'd9667f',
  red: 'e31b1b',
  crimson: 'c8102e',
  darkRed: '8f0d12',
  maroon: '5a0c16',
  brickRed: 'ac3a26',
  terracotta: 'cc6b49',
  coral: 'ff7a5c',
  salmon: 'f9a58e',
  peach: 'ffd4b3',
  lightOrange: 'ffb45c',
  orange: 'ff8a00',
  darkOrange: 'dd5f00',
  copper: 'b06a3b',
  lightYellow: 'fff3a1',
  lemon: 'f3f03a',
  yellow: 'ffdd00',
  turmeric: 'f2ab00',
  mustard: 'c4971c',
  gold: 'd4af37',
  bronze: '8a6a2c',
  lightBrown: 'b98b5e',
  brown: '7d4b22',
  darkBrown: '46260f',
  olive: '76782a',
  moss: '59683a',
  army: '3f4a24',
  lime: '9bdb1f',
  lightGreen: 'a8dda0',
  mint: 'c3efd9',
  green: '1f9e3c',
  darkGreen: '0d4f26',
  emerald: '00a878',
  tosca: '2fbfae',
  teal: '0b7a7a',
  cyan: '00cfe6',
  lightBlue: 'b5dcf2',
  skyBlue: '6cbdf0',
  electricBlue: '0a84ff',
  blue: '1751d0',
  darkBlue: '12327a',
  navy: '0b1a42',
  slateBlue: '6a88a8',
  indigo: '3d2396',
  lavender: 'd8cdf3',
  lilac: 'b993dc',
  violet: '8f45e0',
  purple: '77289f',
  darkPurple: '40175a',
  magenta: 'dd0a98',
  plum: '7c2b56',
} as const
export type ColourName = keyof typeof values
export const colourNames = Object.keys(values) as ColourName[]

/** Pixels of a downscaled picture: RGBA, four bytes per pixel, rows from the top. */
export interface PixelBlock {
  data: Uint8ClampedArray
  width: number
  height: number
}

/** Weight of the two colour axes against lightness, because hue decides the name more than lightness does. */
const HUE = 2
/** OKLab distance below which neighbouring pixels belong to one surface; above it lies an edge, whose blended colours are ignored. */
const FLAT = 0.05
/** Least share of the surfaces for a colour to be named. */
const LEAST_SHARE = 0.01
/** Share of the border above which white or ivory counts as the background. */
const PAPER_BORDER = 0.6
/** Least OKLab chroma of a coloured pixel, and the share of such pixels above which a picture is coloured. */
const LEAST_CHROMA = 0.035
const COLOURED_PART = 0.004
const papers: readonly ColourName[] = ['white', 'ivory']

const labs = colourNames.map((name): [ColourName, Lab] => [name, labOf(rgbOf(name))])

/** The typical value of a named colour. */
export function rgbOf(name: ColourName): Rgb {
  const number = Number.parseInt(values[name], 16)
  return [number >> 16, (number >> 8) & 255, number & 255]
}

/** '#rrggbb' of a named colour. */
export function hexOf(name: ColourName): string {
  return `#${values[name]}`
}

/** The nearest named colour. */
export function nameOfColour(rgb: Rgb): ColourName {
  const lab = labOf(rgb)
  let best: ColourName = 'black'
  let least = Number.POSITIVE_INFINITY
  for (const [name, other] of labs) {
    const distance = distanceOf(lab, other)
    if (distance >= least) continue
    least = distance
    best = name
  }
  return best
}

/** Colours of a picture's surfaces, largest share first, at most `most`; a white or ivory background is left out. */
export function coloursIn({ data, width, height }: PixelBlock, most = 6): { name: ColourName; share: number }[] {
  const seen = new Map<number, { name: ColourName; lab: Lab }>()
  const at = (x: number, y: number) => {
    const offset = (y * width + x) * 4
    const key =
      (((data[offset] ?? 0) >> 2) << 12) | (((data[offset + 1] ?? 0) >> 2) << 6) | ((data[offset + 2] ?? 0) >> 2)
    const known = seen.get(key)
    if (known) return known
    const rgb: Rgb = [data[offset] ?? 0, data[offset + 1] ?? 0, data[offset + 2] ?? 0]
    const found = { name: nameOfColour(rgb), lab: labOf(rgb) }
    seen.set(key, found)
    return found
  }
  const counts = new Map<ColourName, number>()
  for (let y = 0; y + 1 < height; y++) {
    for (let x = 0; x + 1 < width; x++) {
      const { name, lab } = at(x, y)
      if (distanceOf(lab, at(x + 1, y).lab) > FLAT || distanceOf(lab, at(x, y + 1).lab) > FLAT) continue
      counts.set(name, (counts.get(name) ?? 0) + 1)
    }
  }
  const paper = paperOf(width, height, (x, y) => at(x, y).name)
  if (paper) counts.delete(paper)
  const all = [...counts.values()].reduce((sum, count) => sum + count, 0)
  return [...counts]
    .map(([name, count]) => ({ name, share: count / all }))
    .filter(({ share }) => share >= LEAST_SHARE)
    .sort((one, other) => other.share - one.share)
    .slice(0, most)
}

/** Whether a picture is coloured (COLOUR), or black, white and grey (GREY). */
export function labelColourMode({ data, width, height }: PixelBlock): 'COLOUR' | 'GREY' {
  let coloured = 0
  for (let offset = 0; offset < width * height * 4; offset += 4) {
    const [, a, b] = labOf([data[offset] ?? 0, data[offset + 1] ?? 0, data[offset + 2] ?? 0])
    if (Math.hypot(a, b) > LEAST_CHROMA) coloured++
  }
  return coloured > COLOURED_PART * width * height ? 'COLOUR' : 'GREY'
}

function paperOf(width: number, height: number, nameAt: (x: number, y: number) => ColourName): ColourName | undefined {
  const border: ColourName[] = []
  for (let x = 0; x < width; x++) border.push(nameAt(x, 0), nameAt(x, height - 1))
  for (let y = 0; y < height; y++) border.push(nameAt(0, y), nameAt(width - 1, y))
  return papers.find((paper) => border.filter((name) => name === paper).length >= PAPER_BORDER * border.length)
}

function distanceOf(one: Lab, other: Lab): number {
  return Math.hypot(one[0] - other[0], HUE * (one[1] - other[1]), HUE * (one[2] - other[2]))
}

/** sRGB to OKLab (Björn Ottosson, 2020). */
function labOf(rgb: Rgb): Lab {
  const [r, g, b] = rgb.map(linear) as [number, number, number]
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
}

function linear(channel: number): number {
  const part = channel / 255
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
}
