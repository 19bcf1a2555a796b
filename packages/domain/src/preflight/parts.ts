import type { PartThere } from '../forms/parts.ts'
import type { PageLook, PartKind, PreflightFinding } from './look.ts'

/** Slots of the parts of a patent application, as the office names its kinds of document. */
export const kindOfSlot: Readonly<Record<string, PartKind>> = {
  DES: 'description',
  KLM: 'claims',
  ABS: 'abstract',
  GBR: 'drawings',
}

/** Slot → first page of that part within the combined document, from 1. */
export type PartStartPages = Readonly<Record<string, number>>

/** The pages of the combined document by part (`there`: as partsThere tells them); those of no part are judged as such. */
export function partPages(
  pages: readonly PageLook[],
  there: readonly PartThere[],
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

/** Where a part likely begins: its heading at the top of a page. A proposal for the reader to confirm. */
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

/** A combined document without a description cannot be given a filing date (UU 13/2016 art. 34). */
export function combinedFindings(there: readonly PartThere[]): PreflightFinding[] {
  return there.some(({ slot }) => slot === 'DES') ? [] : [{ code: 'noDescription', level: 'STOP' }]
}
