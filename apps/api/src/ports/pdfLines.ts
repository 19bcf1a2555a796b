import { sortPage } from '@saki/domain/preflight/marginalia'
import { joinLines, textLines } from '@saki/domain/preflight/textLines'
import { MM_OF_UNIT, textRuns } from '@saki/domain/preflight/textRuns'

import type { ByteSource } from './fileWindows.ts'
import { openWithPdfJs } from './pdfPages.ts'

/** A line of text with its page, from 1. */
export interface PageLine {
  page: number
  text: string
}

/** First and last page, from 1. */
export interface PageRange {
  from: number
  to: number
}

/** Pages read at most, and letters kept at most: claims are far shorter. */
const MOST_PAGES = 400
const MOST_LETTERS = 400_000

/** Body text of a PDF line by line, without page numbers and line numbers; `pages` null: all. */
export async function readLines(source: ByteSource, pages: PageRange | null): Promise<PageLine[]> {
  const loading = await openWithPdfJs(source)
  try {
    const pdf = await loading.promise
    const first = Math.max(1, pages?.from ?? 1)
    const last = Math.min(pages?.to ?? pdf.numPages, pdf.numPages, first + MOST_PAGES - 1)
    const lines: PageLine[] = []
    let letters = 0
    for (let number = first; number <= last && letters < MOST_LETTERS; number += 1) {
      const page = await pdf.getPage(number)
      const scale = MM_OF_UNIT * page.userUnit
      const view = page.getViewport({ scale })
      const { items } = await page.getTextContent()
      const { text } = sortPage(textLines(textRuns(items, view.transform, scale).runs), view.height)
      for (const line of joinLines(text)) {
        lines.push({ page: number, text: line.normalize('NFC') })
        letters += line.length
      }
      page.cleanup()
    }
    return lines
  } finally {
    void loading.destroy()
  }
}
