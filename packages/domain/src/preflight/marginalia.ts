import type { PageLook, TextLine } from './look.ts'
import { spokenLines } from './textLines.ts'

/** A page with its running text apart from what stands around it. */
export interface SortedPage {
  text: TextLine[]
  pageNumber: TextLine | undefined
  lineNumbers: TextLine[]
}

/** Page numbers stand within this distance of the upper or lower edge, in millimetres. */
const EDGE = 32
const PAGE_NUMBER = /^(?:[-–—|\s]*|hal(?:aman)?\.?\s*|page\s*)\d{1,4}(?:\s*(?:\/|dari|of)\s*\d{1,4})?[-–—|\s]*$/iu

/**
 * Tells the running text from page numbers and from the line numbers in the margin, which the office counts every five lines
 * (Permenkumham 38/2018, how descriptions are written). `height` is that of the page.
 */
export function sortPage(lines: readonly TextLine[], height: number): SortedPage {
  const pageNumber = pageNumberOf(lines, height)
  const rest = lines.filter((line) => line !== pageNumber)
  const lineNumbers = lineNumbersOf(rest)
  const marks = new Set(lineNumbers)
  return { text: rest.filter((line) => !marks.has(line)), pageNumber, lineNumbers }
}

/** What is kept of the text of a page. */
export function textOfPage({
  text,
  pageNumber,
  lineNumbers,
}: SortedPage): Pick<PageLook, 'text' | 'hasPageNumber' | 'hasLineNumbers'> {
  return {
    text: spokenLines(text),
    hasPageNumber: pageNumber !== undefined,
    hasLineNumbers: lineNumbers.length > 0,
  }
}

/** The outermost line of the page, when it is nothing but a number. */
function pageNumberOf(lines: readonly TextLine[], height: number): TextLine | undefined {
  const first = lines.reduce<TextLine | undefined>((top, line) => (!top || line.y < top.y ? line : top), undefined)
  const last = lines.reduce<TextLine | undefined>((low, line) => (!low || line.y > low.y ? line : low), undefined)
  const isNumber = (line: TextLine | undefined): line is TextLine => line !== undefined && PAGE_NUMBER.test(line.text)
  if (isNumber(last) && last.y + last.height > height - EDGE) return last
  return isNumber(first) && first.y < EDGE ? first : undefined
}

/** Multiples of five that stand beside the text, all before or all behind it, and grow downwards. */
function lineNumbersOf(lines: readonly TextLine[]): TextLine[] {
  const words = lines.filter(({ text }) => /\p{L}{2}/u.test(text))
  if (words.length < 3) return []
  const numbers = lines.filter(({ text }) => /^\d{1,3}$/.test(text) && Number(text) % 5 === 0)
  const start = quantile(words.map(({ x }) => x))
  const end = -quantile(words.map(({ x, width }) => -(x + width)))
  const before = growing(numbers.filter(({ x, width }) => x + width <= start + 0.5))
  const behind = growing(numbers.filter(({ x }) => x >= end - 0.5))
  return before.length >= behind.length ? before : behind
}

/** Those that grow from top to bottom; a lone number among a table's does not. */
function growing(numbers: readonly TextLine[]): TextLine[] {
  const kept: TextLine[] = []
  for (const line of [...numbers].sort((a, b) => a.y - b.y))
    if (Number(line.text) > Number(kept.at(-1)?.text ?? 0)) kept.push(line)
  return kept
}

/** The value a tenth of the values lie below: the left edge of the text, apart from a stray line or two. */
function quantile(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 10)] ?? 0
}
