import type { PageLook, TextLine } from './look.ts'
import { joinLines } from './textLines.ts'

/** Lines of a page, divided into body text, page number and line numbers. */
export interface SortedPage {
  text: TextLine[]
  pageNumber: TextLine | undefined
  lineNumbers: TextLine[]
}

/** Greatest distance of a page number from the top or bottom edge, in millimetres. */
const EDGE = 32
const PAGE_NUMBER = /^(?:[-–—|\s]*|hal(?:aman)?\.?\s*|page\s*)\d{1,4}(?:\s*(?:\/|dari|of)\s*\d{1,4})?[-–—|\s]*$/iu

/**
 * Separates body text from the page number and from line numbers in the margin, which count every five lines (Permenkumham 38/2018).
 * `height`: height of the page in millimetres.
 */
export function sortPage(lines: readonly TextLine[], height: number): SortedPage {
  const pageNumber = pageNumberOf(lines, height)
  const rest = lines.filter((line) => line !== pageNumber)
  const lineNumbers = lineNumbersOf(rest)
  const marks = new Set(lineNumbers)
  return { text: rest.filter((line) => !marks.has(line)), pageNumber, lineNumbers }
}

/** Text of a page for further checks. */
export function textOfPage({
  text,
  pageNumber,
  lineNumbers,
}: SortedPage): Pick<PageLook, 'text' | 'hasPageNumber' | 'hasLineNumbers'> {
  return {
    text: joinLines(text),
    hasPageNumber: pageNumber !== undefined,
    hasLineNumbers: lineNumbers.length > 0,
  }
}

/** The first or last line of the page when it is only a number near the edge. */
function pageNumberOf(lines: readonly TextLine[], height: number): TextLine | undefined {
  const first = lines.reduce<TextLine | undefined>((top, line) => (!top || line.y < top.y ? line : top), undefined)
  const last = lines.reduce<TextLine | undefined>((low, line) => (!low || line.y > low.y ? line : low), undefined)
  const isNumber = (line: TextLine | undefined): line is TextLine => line !== undefined && PAGE_NUMBER.test(line.text)
  if (isNumber(last) && last.y + last.height > height - EDGE) return last
  return isNumber(first) && first.y < EDGE ? first : undefined
}

/** Multiples of five in the left or right margin that increase downwards. */
function lineNumbersOf(lines: readonly TextLine[]): TextLine[] {
  const words = lines.filter(({ text }) => /\p{L}{2}/u.test(text))
  if (words.length < 3) return []
  const numbers = lines.filter(({ text }) => /^\d{1,3}$/.test(text) && Number(text) % 5 === 0)
  const start = quantile(words.map(({ x }) => x))
  const end = -quantile(words.map(({ x, width }) => -(x + width)))
  const before = increasing(numbers.filter(({ x, width }) => x + width <= start + 0.5))
  const behind = increasing(numbers.filter(({ x }) => x >= end - 0.5))
  return before.length >= behind.length ? before : behind
}

/** The numbers that increase from top to bottom; numbers in a table usually do not. */
function increasing(numbers: readonly TextLine[]): TextLine[] {
  const kept: TextLine[] = []
  for (const line of [...numbers].sort((a, b) => a.y - b.y))
    if (Number(line.text) > Number(kept.at(-1)?.text ?? 0)) kept.push(line)
  return kept
}

/** The 10 % quantile: the left edge of the text, ignoring a few outlying lines. */
function quantile(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 10)] ?? 0
}
