import { MM_OF_UNIT, textRuns, type PageText } from '@saki/domain/preflight/textRuns'
import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** The text of a page, in millimetres on the displayed page. */
export async function readText(page: PDFPageProxy): Promise<PageText> {
  const scale = MM_OF_UNIT * page.userUnit
  const { items } = await page.getTextContent()
  return textRuns(items, page.getViewport({ scale }).transform, scale)
}
