import 'pdfjs-dist/legacy/build/pdf.worker.mjs'
import { getDocument, VerbosityLevel, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'

import type { Unreadable } from '@saki/domain/preflight/look'

import { canvasesOfWorker } from './canvases.ts'
import { fontSubstitutes } from './fontSubstitutes.ts'

/** Fonts and character maps of pdf.js, served by the portal; fetched only for documents that lack them. */
const RESOURCES = new URL(`${import.meta.env.BASE_URL}assets/pdfjs/`, location.origin).href
/** Most pixels of an image; A3 at 600 dpi has 70 million. */
const MAX_PICTURE = 100_000_000

export const canvases = canvasesOfWorker()
/** Substituted fonts of the open document. */
export const fonts = fontSubstitutes({
  cMapUrl: `${RESOURCES}cmaps/`,
  standardFontDataUrl: `${RESOURCES}standard_fonts/`,
  wasmUrl: RESOURCES,
})

/** Thrown when a document cannot be opened, with the reason. */
export class NotOpened extends Error {
  readonly why: Unreadable
  constructor(why: Unreadable) {
    super(why)
    this.why = why
  }
}

/**
 * Opens a PDF in this worker, without running its scripts or sending its bytes anywhere. Throws NotOpened. Close it
 * with `loadingTask.destroy()`.
 */
export async function openPdfInWorker(bytes: Blob): Promise<PDFDocumentProxy> {
  if (bytes.size === 0) throw new NotOpened('empty')
  fonts.forget()
  const loading = getDocument({
    data: new Uint8Array(await bytes.arrayBuffer()),
    verbosity: VerbosityLevel.ERRORS,
    isEvalSupported: false,
    enableXfa: false,
    // WebAssembly would need 'wasm-unsafe-eval' in the CSP of every page; pdf.js has the decoders in JavaScript too.
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
