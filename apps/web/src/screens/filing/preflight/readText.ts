import type { TextRun } from '@saki/domain/preflight/textLines'
import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'

export interface PageText {
  runs: TextRun[]
  fontIds: ReadonlySet<string>
  /** Share of characters that are not upright on the displayed page, 0 to 1. */
  turned: number
}

/** The text of a page, in millimetres on the displayed page. */
export async function readText(page: PDFPageProxy): Promise<PageText> {
  const scale = (25.4 / 72) * page.userUnit
  const { transform } = page.getViewport({ scale })
  const runs: TextRun[] = []
  const fontIds = new Set<string>()
  let all = 0
  let turned = 0
  for (const item of (await page.getTextContent()).items) {
    if (!('str' in item) || item.str.trim() === '') continue
    const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = multiply(transform, item.transform)
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

/** Product of two PDF matrices (six numbers each). */
function multiply(m: readonly number[], n: readonly number[]): number[] {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = m
  const [g = 1, h = 0, i = 0, j = 1, k = 0, l = 0] = n
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f]
}
