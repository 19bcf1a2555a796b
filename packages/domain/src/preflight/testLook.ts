import type { DocumentLook, PageLook, TextLine } from './look.ts'
import { sortPage, textOfPage } from './marginalia.ts'

const A4 = 297

/** A page of text for tests: A4, lawful margins, lines 6 mm apart; `notes` are placed at their own coordinates. */
export function testPage(
  page: number,
  texts: readonly string[],
  parts: Partial<PageLook> = {},
  notes: readonly TextLine[] = [],
): PageLook {
  const lines = [...texts.map((text, at) => testLine(text, 30, 40 + at * 6)), ...notes]
  return {
    page,
    width: 210,
    height: A4,
    ink: { top: 25, right: 25, bottom: 25, left: 30 },
    colour: 0,
    grey: 0,
    ...textOfPage(sortPage(lines, A4)),
    fonts: [{ name: 'Times-Roman', embedded: true }],
    turned: 0,
    scanDpi: undefined,
    failed: false,
    ...parts,
  }
}

export function testLine(text: string, x: number, y: number): TextLine {
  return { text, x, y, width: text.length * 2, height: 4 }
}

export function documentOf(...pages: PageLook[]): DocumentLook {
  return { pageCount: pages.length, pages, hasScripts: false, hasAttachments: false }
}
