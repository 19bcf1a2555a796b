import { brightnessOf, type Bitmap } from './bitmap.ts'
import { findCornerPoints } from './cornerPoints.ts'
import { directionsAt, mirrored, patchAt, PATCH_LENGTH, upsideDown } from './patches.ts'

/** Words kept of a picture, of its most distinct points. */
export const MOST_POINTS = 64
const BITS = 28
/** Bits nearest to their threshold, which a small change of the picture may turn. */
const UNSURE = 3

/** Whether a word is of a point; other words of pictures are greater. */
export const isPointWord = (word: number): boolean => word < 2 ** BITS

/** The words of one point: of the patch as it is, and with unsure bits turned, the likeliest first. */
export type PointWords = readonly number[]

/** Points of the picture, most distinct first, each as one word of 28 bits. Equal in pictures turned, scaled, cut or recoloured, for most points. */
export function pictureWords(picture: Bitmap): number[] {
  const words = findCornerPoints(brightnessOf(picture), MOST_POINTS).map((point) => {
    const [angle = 0] = directionsAt(point)
    return wordOf(projected(patchAt(point, angle)))
  })
  return [...new Set(words)]
}

/**
 * The words by which a picture is sought: also upside down at each point, because exchanged colours turn the direction of brightness, and
 * both in the mirrored picture.
 */
export function soughtPointWords(picture: Bitmap, most = MOST_POINTS): PointWords[] {
  return findCornerPoints(brightnessOf(picture), most).map((point) => {
    const [angle = 0] = directionsAt(point)
    const patch = patchAt(point, angle)
    return [...new Set([patch, mirrored(patch)].flatMap((each) => [each, upsideDown(each)]).flatMap(wordsOf))]
  })
}

function wordsOf(patch: Float32Array): number[] {
  const sums = projected(patch)
  const word = wordOf(sums)
  const unsure = [...sums.keys()].toSorted((a, b) => Math.abs(sums[a] ?? 0) - Math.abs(sums[b] ?? 0)).slice(0, UNSURE)
  const turned = [word]
  for (const bit of unsure) turned.push(...turned.map((each) => each ^ (1 << bit)))
  return turned
}

const wordOf = (sums: Float32Array): number => sums.reduce((word, sum, bit) => (sum > 0 ? word | (1 << bit) : word), 0)

const projected = (patch: Float32Array): Float32Array =>
  Float32Array.from(planes, (plane) => {
    let sum = 0
    for (let at = 0; at < PATCH_LENGTH; at += 1) sum += (plane[at] ?? 0) * ((patch[at] ?? 0) - (meanPatch[at] ?? 0))
    return sum
  })

/** The mean of the patches of 200 made-up labels, in thousandths: bits are set by what differs from it. */
const meanPatch = [
  60, 41, 49, 51, 133, 62, 59, 78, 133, 56, 50, 69, 47, 35, 32, 32, 95, 64, 66, 67, 221, 136, 95, 113, 233, 89, 83, 137,
  78, 43, 44, 47, 94, 67, 66, 65, 219, 114, 98, 137, 231, 139, 84, 88, 77, 47, 43, 45, 60, 51, 49, 43, 128, 77, 59, 60,
  129, 69, 49, 56, 46, 33, 32, 35,
].map((thousandths) => thousandths / 1000)

/** Directions in the space of patches, always the same ones: a linear congruential sequence (Numerical Recipes, §7.1). */
const planes = makePlanes()
function makePlanes(): Float32Array[] {
  let state = 20_260_302
  const next = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32 - 0.5
  }
  return Array.from({ length: BITS }, () => Float32Array.from({ length: PATCH_LENGTH }, () => next() + next() + next()))
}
