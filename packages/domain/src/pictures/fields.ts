import { byteAt, planeValueAt, type Bitmap, type Plane } from './bitmap.ts'

/** A picture is divided into so many fields along each side. */
export const FIELDS = 4
/** Directions of edges: along the rows, rising, along the columns, falling. */
export const DIRECTIONS = 4

const fieldOf = (at: number, length: number) => Math.min(FIELDS - 1, Math.floor((at * FIELDS) / length))

/** The mean colour of each field: sixteen times red, green and blue, 0 to 255. */
export function colourLayout({ width, height, rgb }: Bitmap): Uint8Array {
  const sums = new Float64Array(FIELDS * FIELDS * 3)
  const counts = new Float64Array(FIELDS * FIELDS)
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const field = fieldOf(y, height) * FIELDS + fieldOf(x, width)
      counts[field] = (counts[field] ?? 0) + 1
      for (let part = 0; part < 3; part += 1)
        sums[field * 3 + part] = (sums[field * 3 + part] ?? 0) + byteAt(rgb, (y * width + x) * 3 + part)
    }
  return Uint8Array.from(sums, (sum, at) => Math.round(sum / Math.max(1, counts[Math.floor(at / 3)] ?? 0)))
}

/** How much of the edges lies in each field in each direction: 64 parts of 255, without the sign of the edges. */
export function edgeLayout(brightness: Plane): Uint8Array {
  const { width, height } = brightness
  const sums = new Float64Array(FIELDS * FIELDS * DIRECTIONS)
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const across = planeValueAt(brightness, x + 1, y) - planeValueAt(brightness, x - 1, y)
      const down = planeValueAt(brightness, x, y + 1) - planeValueAt(brightness, x, y - 1)
      const strength = Math.min(0.3, Math.sqrt(across * across + down * down))
      if (strength < 0.02) continue
      const direction = Math.round((Math.atan2(down, across) / Math.PI) * DIRECTIONS + DIRECTIONS) % DIRECTIONS
      const at = (fieldOf(y, height) * FIELDS + fieldOf(x, width)) * DIRECTIONS + direction
      sums[at] = (sums[at] ?? 0) + strength
    }
  const most = Math.max(...sums)
  return Uint8Array.from(sums, (sum) => (most === 0 ? 0 : Math.round(Math.sqrt(sum / most) * 255)))
}

/** Where each field, and each direction in it, is in the picture turned or mirrored in one of eight ways. */
export interface QuarterTurn {
  fields: readonly number[]
  directions: readonly number[]
}

/** The eight ways of turning by quarters and mirroring; the first leaves the picture as it is. */
export const turns: readonly QuarterTurn[] = [false, true].flatMap((isTransposed) =>
  [false, true].flatMap((isFlopped) =>
    [false, true].map((isFlipped): QuarterTurn => {
      const last = FIELDS - 1
      const fields = Array.from({ length: FIELDS * FIELDS }, (_, at) => {
        const [y, x] = [Math.floor(at / FIELDS), at % FIELDS]
        const [row, column] = [isFlipped ? last - y : y, isFlopped ? last - x : x]
        return isTransposed ? column * FIELDS + row : row * FIELDS + column
      })
      const directions = Array.from({ length: DIRECTIONS }, (_, direction) => {
        const mirrored = isFlopped !== isFlipped ? (DIRECTIONS - direction) % DIRECTIONS : direction
        return isTransposed ? (2 - mirrored + DIRECTIONS) % DIRECTIONS : mirrored
      })
      return { fields, directions }
    }),
  ),
)
