/** A small copy of a picture: RGBA, four bytes per pixel. */
export interface Pixels {
  data: Uint8ClampedArray
  width: number
  height: number
}

/** A rectangle in fractions of the whole, 0 to 1. */
export interface RelativeBox {
  x: number
  y: number
  width: number
  height: number
}

/** What the device measures in a picture. Scores run from 0 to 100; sharpness is undefined without edges. */
export interface PictureLook {
  sharpness: number | undefined
  plainBackground: number
  isColour: boolean
  /** Bounding box of everything that differs from the background. */
  content: RelativeBox
}

/** Longer side of the copy in pixels. A fixed size makes blur comparable between cameras. */
export const LOOK_SIDE = 640

export function measurePixels(pixels: Pixels): PictureLook {
  const { background, plainBackground } = borderOf(pixels)
  return {
    sharpness: sharpnessOf(pixels),
    plainBackground,
    isColour: !isLineDrawing(pixels),
    content: contentOf(pixels, background),
  }
}

const TILE = 16
/** Standard deviation of brightness below which a tile counts as noise. */
const LEAST_SPREAD = 14
/** Ratio of Laplacian variance to brightness variance: at SOFT the score is 0, at CRISP 100. */
const SOFT = 0.0012
const CRISP = 0.2

/**
 * Variance of the Laplacian divided by the variance of brightness, in the tiles with the most contrast, on a
 * logarithmic scale. Dividing keeps smooth surfaces and plain backgrounds from counting as blur.
 */
export function sharpnessOf({ data, width, height }: Pixels): number | undefined {
  const grey = new Float32Array(width * height)
  for (let at = 0; at < grey.length; at++)
    grey[at] = 0.299 * (data[at * 4] ?? 0) + 0.587 * (data[at * 4 + 1] ?? 0) + 0.114 * (data[at * 4 + 2] ?? 0)
  const tiles: { spread: number; ratio: number }[] = []
  for (let y = 1; y + TILE < height; y += TILE) {
    for (let x = 1; x + TILE < width; x += TILE) {
      const tile = tileAt(grey, width, x, y)
      if (tile.spread >= LEAST_SPREAD) tiles.push(tile)
    }
  }
  if (tiles.length === 0) return undefined
  const strongest = tiles.sort((a, b) => b.spread - a.spread).slice(0, Math.max(8, Math.ceil(tiles.length / 4)))
  const ratios = strongest.map(({ ratio }) => ratio).sort((a, b) => a - b)
  const ratio = ratios[Math.floor(ratios.length * 0.75)] ?? 0
  const score = (Math.log(Math.max(ratio, 1e-9)) - Math.log(SOFT)) / (Math.log(CRISP) - Math.log(SOFT))
  return Math.round(100 * Math.min(1, Math.max(0, score)))
}

function tileAt(grey: Float32Array, width: number, x0: number, y0: number): { spread: number; ratio: number } {
  let sum = 0
  let squares = 0
  let edges = 0
  let edgeSquares = 0
  for (let y = y0; y < y0 + TILE; y++) {
    for (let x = x0; x < x0 + TILE; x++) {
      const at = y * width + x
      const here = grey[at] ?? 0
      const edge =
        (grey[at - 1] ?? 0) + (grey[at + 1] ?? 0) + (grey[at - width] ?? 0) + (grey[at + width] ?? 0) - 4 * here
      sum += here
      squares += here * here
      edges += edge
      edgeSquares += edge * edge
    }
  }
  const count = TILE * TILE
  const variance = squares / count - (sum / count) ** 2
  return {
    spread: Math.sqrt(Math.max(0, variance)),
    ratio: (edgeSquares / count - (edges / count) ** 2) / Math.max(variance, 1),
  }
}

type Colour = readonly [number, number, number]
const SAME_BACKGROUND = 44

function borderOf(pixels: Pixels): { background: Colour; plainBackground: number } {
  const { width, height } = pixels
  const deep = Math.max(1, Math.round(Math.min(width, height) * 0.04))
  const border: Colour[] = []
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (x < deep || y < deep || x >= width - deep || y >= height - deep) border.push(colourAt(pixels, x, y))
    }
  }
  const middle = (channel: 0 | 1 | 2) =>
    border.map((colour) => colour[channel]).sort((a, b) => a - b)[border.length >> 1] ?? 255
  const background: Colour = [middle(0), middle(1), middle(2)]
  const plain = border.filter((colour) => differenceOf(colour, background) <= SAME_BACKGROUND).length
  return { background, plainBackground: border.length === 0 ? 100 : Math.round((100 * plain) / border.length) }
}

function colourAt({ data, width }: Pixels, x: number, y: number): Colour {
  const at = (y * width + x) * 4
  return [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0]
}

function differenceOf(one: Colour, other: Colour): number {
  return Math.max(Math.abs(one[0] - other[0]), Math.abs(one[1] - other[1]), Math.abs(one[2] - other[2]))
}

/** Over 70 % white pixels and under 0.5 % coloured ones. */
function isLineDrawing(pixels: Pixels): boolean {
  let white = 0
  let coloured = 0
  const count = pixels.width * pixels.height
  for (let y = 0; y < pixels.height; y++) {
    for (let x = 0; x < pixels.width; x++) {
      const [r, g, b] = colourAt(pixels, x, y)
      if (Math.min(r, g, b) > 238) white++
      if (Math.max(r, g, b) - Math.min(r, g, b) > 32) coloured++
    }
  }
  return white / count > 0.7 && coloured / count < 0.005
}

function contentOf(pixels: Pixels, background: Colour): RelativeBox {
  const { width, height } = pixels
  let [left, top, right, bottom] = [width, height, -1, -1]
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (differenceOf(colourAt(pixels, x, y), background) <= SAME_BACKGROUND) continue
      left = Math.min(left, x)
      right = Math.max(right, x)
      top = Math.min(top, y)
      bottom = Math.max(bottom, y)
    }
  }
  if (right < 0) return { x: 0, y: 0, width: 1, height: 1 }
  return { x: left / width, y: top / height, width: (right - left + 1) / width, height: (bottom - top + 1) / height }
}
