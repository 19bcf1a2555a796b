import type { PresentPart } from '../forms/parts.ts'
import type { PageLook, PartKind, PreflightFinding } from './look.ts'

/** Part of the application by slot (SPECDOC_TYP). */
export const kindOfSlot: Readonly<Record<string, PartKind>> = {
  DES: 'description',
  KLM: 'claims',
  ABS: 'abstract',
  GBR: 'drawings',
}

/** First page of each part in the combined document, by slot, from 1. */
export type PartStartPages = Readonly<Record<string, number>>

/** Pages of the combined document by part, as `findParts` returns them; pages of no part have kind `other`. */
export function partPages(
  pages: readonly PageLook[],
  there: readonly PresentPart[],
): { kind: PartKind; pages: PageLook[] }[] {
  const parts = there.flatMap(({ slot, from, pages: count }) =>
    from === undefined
      ? []
      : [
          {
            kind: kindOfSlot[slot] ?? ('other' as const),
            pages: pages.filter(({ page }) => page >= from && page < from + (count ?? Infinity)),
          },
        ],
  )
  const taken = new Set(parts.flatMap((part) => part.pages))
  const rest = pages.filter((page) => !taken.has(page))
  return rest.length > 0 ? [{ kind: 'other', pages: rest }, ...parts] : parts
}

/** Guesses the first page of each part by a heading at the top of a page; the applicant confirms it. */
export function guessMarks(pages: readonly PageLook[]): PartStartPages {
  const marks: Record<string, number> = {}
  for (const { page, text } of pages) {
    const head = text.slice(0, 6).map((line) => line.trim())
    for (const [slot, heading] of Object.entries(headings))
      if (marks[slot] === undefined && head.some((line) => heading.test(line))) marks[slot] = page
  }
  const lastText = Math.max(0, ...Object.values(marks))
  const drawing = pages.find(
    ({ page, text }) =>
      page > lastText && text.length < 20 && text.some((line) => /^(?:gambar|fig(?:ure|\.)?)\s*1\b/iu.test(line)),
  )
  if (drawing && marks['GBR'] === undefined) marks['GBR'] = drawing.page
  return marks
}

const headings: Record<string, RegExp> = {
  DES: /^(?:deskripsi|uraian(?: invensi)?|description|bidang teknik invensi)\s*:?$/iu,
  KLM: /^(?:klaim|klaim-klaim|claims?)\s*:?$/iu,
  ABS: /^(?:abstrak|abstract)\s*:?$/iu,
  GBR: /^(?:gambar|gambar-gambar|drawings?)\s*:?$/iu,
}

/** A combined document without a description gives no filing date (UU 13/2016 art. 34). */
export function combinedFindings(there: readonly PresentPart[]): PreflightFinding[] {
  return there.some(({ slot }) => slot === 'DES') ? [] : [{ code: 'noDescription', level: 'STOP' }]
}
