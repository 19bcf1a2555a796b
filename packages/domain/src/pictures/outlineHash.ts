import { planeValueAt, type Plane } from './bitmap.ts'

const SIDE = 32
/** Waves along each side of which the hash has the sign. */
const WAVES = 8

/** Amounts of the slowest waves of a picture squeezed to 32 × 32 points, by columns and rows: its discrete cosine transform. */
export interface Outline {
  waves: Float32Array
}

/** The outline of a picture. */
export function outlineOf(brightness: Plane): Outline {
  const small = squeezed(brightness)
  const along = Array.from({ length: WAVES }, (_, wave) =>
    Float32Array.from({ length: SIDE }, (__, at) => Math.cos((Math.PI / SIDE) * (at + 0.5) * wave)),
  )
  const waves = new Float32Array(WAVES * WAVES)
  for (const [v, down] of along.entries())
    for (const [u, across] of along.entries()) {
      let sum = 0
      for (let y = 0; y < SIDE; y += 1)
        for (let x = 0; x < SIDE; x += 1) sum += (small[y * SIDE + x] ?? 0) * (across[x] ?? 0) * (down[y] ?? 0)
      waves[v * WAVES + u] = sum
    }
  return { waves }
}

/** Means of the points of the picture in each of 32 × 32 fields. */
function squeezed(plane: Plane): Float32Array {
  const sums = new Float32Array(SIDE * SIDE)
  for (let row = 0; row < SIDE; row += 1)
    for (let column = 0; column < SIDE; column += 1) {
      const [top, left] = [Math.floor((row * plane.height) / SIDE), Math.floor((column * plane.width) / SIDE)]
      const bottom = Math.max(top + 1, Math.floor(((row + 1) * plane.height) / SIDE))
      const right = Math.max(left + 1, Math.floor(((column + 1) * plane.width) / SIDE))
      let sum = 0
      for (let y = top; y < bottom; y += 1) for (let x = left; x < right; x += 1) sum += planeValueAt(plane, x, y)
      sums[row * SIDE + column] = sum / ((bottom - top) * (right - left))
    }
  return sums
}

/** The signs of the waves as 64 bits; the first, which is the mean, is always 0. */
export function outlineHash({ waves }: Outline): bigint {
  return waves.reduce((hash, wave, at) => (at > 0 && wave > 0 ? hash | (1n << BigInt(at)) : hash), 0n)
}

/** The outline of the picture as it is, turned by quarters, mirrored, and each with light and dark exchanged. */
export function turnedOutlines({ waves }: Outline): Outline[] {
  const turned = [waves, transposed(waves)].flatMap((each) =>
    [
      [1, 1],
      [-1, 1],
      [1, -1],
      [-1, -1],
    ].map(([across = 1, down = 1]) =>
      each.map((wave, at) => wave * ((at % WAVES) & 1 ? across : 1) * (Math.floor(at / WAVES) & 1 ? down : 1)),
    ),
  )
  return turned.flatMap((each) => [{ waves: each }, { waves: each.map((wave) => -wave) }])
}

const transposed = (waves: Float32Array): Float32Array =>
  waves.map((_, at) => waves[(at % WAVES) * WAVES + Math.floor(at / WAVES)] ?? 0)

const BANDS = 4
const BAND_BITS = 16n
const BAND_MASK = (1n << BAND_BITS) - 1n
/** Words of outlines lie above those of points, which have 28 bits. */
const FIRST_WORD = 2 ** 28

/** The hash as four words of 16 bits, each told apart by its place. */
export const outlineWords = (hash: bigint): number[] =>
  Array.from(
    { length: BANDS },
    (_, band) => FIRST_WORD + band * 2 ** 16 + Number((hash >> (BigInt(band) * BAND_BITS)) & BAND_MASK),
  )

/** Bits in which two hashes differ, the mean left out. */
export function hashDistance(a: bigint, b: bigint): number {
  const apart = (a ^ b) >> 1n
  return bitsOf(Number(apart & 0xffff_ffffn)) + bitsOf(Number(apart >> 32n))
}

/** How many of 32 bits are set: sums of pairs, fours and bytes at once. */
function bitsOf(word: number): number {
  const pairs = word - ((word >>> 1) & 0x5555_5555)
  const fours = (pairs & 0x3333_3333) + ((pairs >>> 2) & 0x3333_3333)
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f_0f0f, 0x0101_0101) >>> 24
}
