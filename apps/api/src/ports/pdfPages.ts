import type { PDFDocumentLoadingTask, PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'

import { offsetsOf, type ByteSource, type Window } from './fileWindows.ts'
import type { PdfFault } from './pdfNames.ts'

/** Largest number of pages of an accepted PDF. */
export const MAX_PAGES = 2000
/** Bytes; smaller files are read at once, larger ones in parts as pdf.js requests them. */
const WHOLE = 2 * 1024 * 1024
const CHUNK = 256 * 1024

/** Begins to open a PDF with pdf.js, which never draws here. */
export async function openWithPdfJs(source: ByteSource): Promise<PDFDocumentLoadingTask> {
  withoutCanvas()
  const { getDocument, PDFDataRangeTransport } = await import('pdfjs-dist/legacy/build/pdf.mjs')
  const bytes = (from: number, to: number) => new Uint8Array(source.read(from, to))
  const range = new PDFDataRangeTransport(source.size, bytes(0, CHUNK))
  range.requestDataRange = (from: number, to: number) => range.onDataRange(from, bytes(from, to))
  return getDocument({
    ...(source.size <= WHOLE ? { data: bytes(0, source.size) } : { range, length: source.size, rangeChunkSize: CHUNK }),
    disableAutoFetch: true,
    disableStream: true,
    stopAtErrors: true,
    enableXfa: false,
    useSystemFonts: false,
    disableFontFace: true,
    verbosity: 0,
  })
}

/** Opens a PDF with pdf.js and counts its pages. */
export async function countPages(source: ByteSource): Promise<{ pages: number } | PdfFault> {
  const loading = await openWithPdfJs(source)
  try {
    const pdf = await loading.promise
    if (pdf.numPages > MAX_PAGES)
      return { refused: 'files:tooManyPages', values: { pages: pdf.numPages, limit: MAX_PAGES } }
    if (pdf.numPages < 1) return { refused: 'files:noPages', values: {} }
    for (const number of new Set([1, pdf.numPages])) await pdf.getPage(number)
    if (await hasScripts(pdf)) return { refused: 'files:activeContent', values: { found: 'JavaScript' } }
    if (Object.keys((await pdf.getAttachments()) ?? {}).length > 0) return { refused: 'files:embedded', values: {} }
    return { pages: pdf.numPages }
  } catch (error) {
    return {
      refused: error instanceof Error && error.name === 'PasswordException' ? 'files:encrypted' : 'files:damagedPdf',
      values: {},
    }
  } finally {
    void loading.destroy()
  }
}

/** Whether the document or a field has scripts. `hasJSActions` also reports signature fields, which never have any. */
async function hasScripts(pdf: PDFDocumentProxy): Promise<boolean> {
  if ((await pdf.getJSActions()) !== null) return true
  const fields = Object.values((await pdf.getFieldObjects()) ?? {}) as { actions?: object | null }[][]
  return fields.flat().some(({ actions }) => Object.keys(actions ?? {}).length > 0)
}

const PAGE = '/Page'

/** Number of page objects that begin in a window. */
export function countPageObjects(window: Window): number {
  let count = 0
  for (const at of offsetsOf(PAGE, window)) {
    const next = window.bytes[at + PAGE.length] ?? 32
    const isName =
      (next >= 48 && next <= 57) || (next >= 65 && next <= 90) || (next >= 97 && next <= 122) || next === 0x23
    if (!isName && /\/Type\s*$/.test(window.bytes.toString('latin1', Math.max(0, at - 12), at))) count += 1
  }
  return count
}

let isWithout = false

/** pdf.js loads a native canvas at import, which takes 30 MB; this thread never draws. */
function withoutCanvas(): void {
  if (isWithout) return
  isWithout = true
  for (const name of ['DOMMatrix', 'ImageData', 'Path2D']) Object.assign(globalThis, { [name]: function notDrawn() {} })
  const real = process.getBuiltinModule.bind(process)
  const refuse = (name: string) => {
    throw new Error(`pdf.js may not read ${name}`)
  }
  const given = (name: string) => (name === 'module' ? { createRequire: () => refuse } : real(name))
  process.getBuiltinModule = given as typeof process.getBuiltinModule
}
