import type { PageLook, PreflightFinding } from './look.ts'

/** Most words of an abstract (Permenkumham 38/2018). */
export const ABSTRACT_LIMIT = 200
const HEADING = /^(?:abstrak|abstract|ringkasan)\s*:?$/iu

/**
 * Number of words of the abstract; of the longest one when there are several languages. Headings and the titles of the invention are not
 * counted.
 */
export function abstractWords(lines: readonly string[], titles: readonly string[] = []): number {
  const skipped = new Set(titles.map(plain).filter((title) => title !== ''))
  const parts: number[] = [0]
  for (const line of lines) {
    if (HEADING.test(line.trim())) parts.push(0)
    else if (!skipped.has(plain(line))) parts.push((parts.pop() ?? 0) + wordsIn(line))
  }
  return Math.max(...parts)
}

export function abstractFindings(pages: readonly PageLook[], titles: readonly string[] = []): PreflightFinding[] {
  const words = abstractWords(abstractLines(pages), titles)
  if (words === 0) return [{ code: 'abstractNone', level: 'WARN' }]
  return words > ABSTRACT_LIMIT
    ? [{ code: 'abstractWords', level: 'WARN', values: { words, limit: ABSTRACT_LIMIT } }]
    : []
}

/** Lines of the text, in reading order. */
export function abstractLines(pages: readonly PageLook[]): string[] {
  return pages.flatMap(({ text }) => text)
}

function wordsIn(line: string): number {
  return line.split(/\s+/u).filter((word) => /[\p{L}\p{N}]/u.test(word)).length
}

function plain(line: string): string {
  return line
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
