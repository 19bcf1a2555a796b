import type { TextRun } from './textLines.ts'

/** A piece of text as pdf.js gives it. `transform`: six numbers of its matrix; width in units of the page. */
export interface DrawnText {
  str: string
  transform: readonly number[]
  width: number
  fontName: string
}

export interface PageText {
  runs: TextRun[]
  fontIds: ReadonlySet<string>
  /** Share of characters that are not upright on the displayed page, 0 to 1. */
  turned: number
}

/** Millimetres of a unit of a PDF page. */
export const MM_OF_UNIT = 25.4 / 72

/** The text of a page, in millimetres on the displayed page. `view`: matrix from the page to the display; `scale`: millimetres of a unit. */
export function textRuns(items: readonly (DrawnText | object)[], view: readonly number[], scale: number): PageText {
  const runs: TextRun[] = []
  const fontIds = new Set<string>()
  let all = 0
  let turned = 0
  for (const item of items) {
    if (!isText(item) || item.str.trim() === '') continue
    const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = multiply(view, item.transform)
    fontIds.add(item.fontName)
    all += item.str.length
    const isUpright = a > 0 && Math.abs(b) < Math.abs(a)
    if (!isUpright) turned += item.str.length
    const width = item.width * scale
    const height = Math.hypot(c, d)
    runs.push(
      isUpright
        ? { text: item.str, x: e, y: f - height, width, height }
        : // Sideways text extends downwards; its box must not be joined with upright lines.
          { text: item.str, x: Math.min(e, e - height), y: b > 0 ? f : f - width, width: height, height: width },
    )
  }
  return { runs, fontIds, turned: all === 0 ? 0 : turned / all }
}

const isText = (item: DrawnText | object): item is DrawnText => 'str' in item

/** Product of two PDF matrices (six numbers each). */
function multiply(m: readonly number[], n: readonly number[]): number[] {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = m
  const [g = 1, h = 0, i = 0, j = 1, k = 0, l = 0] = n
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f]
}
