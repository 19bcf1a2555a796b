/** Measurements of one picture. Scores run from 0 to 100; undefined means not measured. */
export interface ImageMeasures {
  width: number
  height: number
  sharpness?: number | undefined
  /** Score of how much of the border is one plain colour. */
  plainBackground?: number | undefined
  sha256?: string | undefined
  isColour?: boolean | undefined
  /** Least length of the shorter side in pixels, set for the slot; below it there is a warning. */
  minPx?: number | null | undefined
}

export interface ImageFinding {
  code:
    | 'filing:image.small'
    | 'filing:image.tooSmall'
    | 'filing:image.blurred'
    | 'filing:image.background'
    | 'filing:image.narrow'
    | 'filing:image.twice'
    | 'filing:image.mixed'
  values?: Record<string, number>
}

const SHORT_SIDE = 1000
const SHARP = 50
const PLAIN = 60
const NARROW = 4

/** Whether the shorter side is below the least the slot asks for. This only warns, because the law gives a filing date anyway. */
export function isTooSmall({ width, height }: { width: number; height: number }, minPx: number | null = null): boolean {
  return minPx !== null && Math.min(width, height) < minPx
}

/** Suggestions about one picture; they never prevent filing (office rule). */
export function imageFindings({ width, height, sharpness, plainBackground, minPx }: ImageMeasures): ImageFinding[] {
  const short = Math.min(width, height)
  const found: ImageFinding[] = []
  if (isTooSmall({ width, height }, minPx))
    found.push({ code: 'filing:image.tooSmall', values: { pixels: short, wanted: minPx ?? 0 } })
  else if (short < SHORT_SIDE) found.push({ code: 'filing:image.small', values: { pixels: short, wanted: SHORT_SIDE } })
  if (sharpness !== undefined && sharpness < SHARP)
    found.push({ code: 'filing:image.blurred', values: { score: Math.round(sharpness) } })
  if (plainBackground !== undefined && plainBackground < PLAIN) found.push({ code: 'filing:image.background' })
  if (short > 0 && Math.max(width, height) / short > NARROW) found.push({ code: 'filing:image.narrow' })
  return found
}

/** Suggestions about all pictures together: duplicates, and line drawings among coloured pictures. `at` holds indexes into `images`. */
export function imageSetFindings(images: readonly ImageMeasures[]): (ImageFinding & { at: number[] })[] {
  const found: (ImageFinding & { at: number[] })[] = []
  for (const [at, { sha256 }] of images.entries()) {
    const first = sha256 === undefined ? -1 : images.findIndex((image) => image.sha256 === sha256)
    if (first !== -1 && first < at)
      found.push({ code: 'filing:image.twice', values: { first: first + 1 }, at: [first, at] })
  }
  const known = images.flatMap(({ isColour }, at) => (isColour === undefined ? [] : [{ at, isColour }]))
  const drawings = known.filter(({ isColour }) => !isColour)
  if (drawings.length > 0 && drawings.length < known.length)
    found.push({ code: 'filing:image.mixed', at: drawings.map(({ at }) => at) })
  return found
}
