import type { Margins } from './look.ts'

/** A rectangle in pixels; `right` and `bottom` are exclusive. */
export interface PixelBox {
  left: number
  top: number
  right: number
  bottom: number
}

export interface PixelLook {
  /** Margins in pixels; undefined without ink. */
  ink: Margins | undefined
  colour: number
  grey: number
}

/** Channel value from which a pixel is paper. A hairline on a downscaled page keeps a tenth of its black. */
const PAPER = 236
/** Difference between the strongest and weakest channel above which a pixel is coloured. */
const COLOURED = 48
const WHITE = 0xffffffff
const GREY_DARK = 48
const GREY_LIGHT = 226
/** Greatest difference between neighbours of an even grey area; downscaled letters differ more. */
const EVEN = 14

/**
 * Finds the margins of the ink on a downscaled page and the shares of coloured and evenly grey pixels. `data` is RGBA. Ink within `without`
 * (page numbers, line numbers) is ignored. `specks`: least pixels for a row or column to count, so that dirt on a scan is ignored.
 */
export function lookAtPixels(
  { data, width, height }: { data: Uint8ClampedArray; width: number; height: number },
  without: readonly PixelBox[] = [],
  specks = 1,
): PixelLook {
  const rows = new Uint32Array(height)
  const columns = new Uint32Array(width)
  // Most pixels are white, so they are skipped with one comparison.
  const whole = new Uint32Array(data.buffer, data.byteOffset, width * height)
  let colour = 0
  let grey = 0
  for (let y = 0; y < height; y++) {
    const hidden = without.filter(({ top, bottom }) => y >= top && y < bottom)
    for (let x = 0, pixel = y * width; x < width; x++, pixel++) {
      if (whole[pixel] === WHITE) continue
      const at = pixel * 4
      const r = data[at] ?? 255
      const g = data[at + 1] ?? 255
      const b = data[at + 2] ?? 255
      if (r >= PAPER && g >= PAPER && b >= PAPER) continue
      if (hidden.some(({ left, right }) => x >= left && x < right)) continue
      rows[y] = (rows[y] ?? 0) + 1
      columns[x] = (columns[x] ?? 0) + 1
      const spread = Math.max(r, g, b) - Math.min(r, g, b)
      if (spread > COLOURED) colour++
      else if (g > GREY_DARK && g < GREY_LIGHT && isEven(data, at, width, g)) grey++
    }
  }
  const all = Math.max(1, width * height)
  return { ink: inkOf(rows, columns, specks), colour: colour / all, grey: grey / all }
}

/** Whether the surrounding pixels have the same grey. Pixels at the edge of the picture lack neighbours and count as uneven. */
function isEven(data: Uint8ClampedArray, at: number, width: number, value: number): boolean {
  const line = width * 4
  for (const other of [
    at - 4,
    at + 4,
    at - line,
    at + line,
    at - line - 4,
    at + line + 4,
    at - line + 4,
    at + line - 4,
  ])
    if (Math.abs((data[other + 1] ?? -1000) - value) > EVEN) return false
  return true
}

function inkOf(rows: Uint32Array, columns: Uint32Array, specks: number): Margins | undefined {
  const counts = (count: number) => count >= specks
  const top = rows.findIndex(counts)
  if (top === -1) return undefined
  return {
    top,
    left: Math.max(0, columns.findIndex(counts)),
    bottom: rows.length - 1 - rows.findLastIndex(counts),
    right: Math.max(0, columns.length - 1 - columns.findLastIndex(counts)),
  }
}
