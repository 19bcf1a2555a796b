import 'pdfjs-dist/legacy/build/pdf.worker.mjs'
import { getDocument, VerbosityLevel, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'

import type { Unreadable } from '@saki/domain/preflight/look'

import { canvasesOfWorker } from './canvases.ts'
import { lender } from './lentFonts.ts'

/** Fonts and character tables of pdf.js as the portal serves them; only documents that lack theirs ask for them. */
const RESOURCES = new URL(`${import.meta.env.BASE_URL}assets/pdfjs/`, location.origin).href
/** A scan of A3 at 600 dpi has 70 million. */
const MAX_PICTURE = 100_000_000

export const canvases = canvasesOfWorker()
/** Of the one document that is open. */
export const fonts = lender({
  cMapUrl: `${RESOURCES}cmaps/`,
  standardFontDataUrl: `${RESOURCES}standard_fonts/`,
  wasmUrl: RESOURCES,
})

/** Why a document could not be opened. */
export class NotOpened extends Error {
  readonly why: Unreadable
  constructor(why: Unreadable) {
    super(why)
    this.why = why
  }
}

/**
 * Opens a PDF within this worker: nothing of it is ever run, no program code is made from it, and its bytes go nowhere. Throws NotOpened.
 * Close it with `loadingTask.destroy()`.
 */
export async function openPdfInWorker(bytes: Blob): Promise<PDFDocumentProxy> {
  if (bytes.size === 0) throw new NotOpened('empty')
  fonts.forget()
  const loading = getDocument({
    data: new Uint8Array(await bytes.arrayBuffer()),
    verbosity: VerbosityLevel.ERRORS,
    isEvalSupported: false,
    enableXfa: false,
    // Compiling WebAssembly would need a wider policy for every page; the decoders exist in plain code as well.
    useWasm: false,
    useWorkerFetch: false,
    BinaryDataFactory: fonts.BinaryDataFactory,
    useSystemFonts: false,
    disableFontFace: !('fonts' in globalThis),
    maxImageSize: MAX_PICTURE,
    wasmUrl: RESOURCES,
    cMapUrl: `${RESOURCES}cmaps/`,
    standardFontDataUrl: `${RESOURCES}standard_fonts/`,
    CanvasFactory: canvases.CanvasFactory,
    FilterFactory: canvases.FilterFactory,
    ownerDocument: globalThis as unknown as HTMLDocument,
  })
  try {
    const pdf = await loading.promise
    if (pdf.numPages === 0) throw new NotOpened('empty')
    return pdf
  } catch (error) {
    void loading.destroy()
    if (error instanceof NotOpened) throw error
    throw new NotOpened(error instanceof Error && error.name === 'PasswordException' ? 'encrypted' : 'unreadable')
  }
}
