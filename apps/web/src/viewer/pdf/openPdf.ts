import {
  getDocument,
  PDFDataRangeTransport,
  PDFWorker,
  VerbosityLevel,
  type PDFDocumentLoadingTask,
  type PDFDocumentProxy,
} from 'pdfjs-dist/legacy/build/pdf.mjs'

import { AskError } from '../../lib/askError.ts'
import { readBeginning, takeWorker } from './readAhead.ts'
import { asFailure, readPart } from './readPart.ts'

/** Standard fonts, character maps and decoders served by the portal; fetched only for documents that need them. */
const RESOURCES = new URL(`${import.meta.env.BASE_URL}assets/pdfjs/`, location.origin).href
const PIECE = 64 * 1024
/** Pixels of one image. A scan of A3 at 600 dpi has 70 million. */
const MAX_PICTURE = 100_000_000

export interface OpenedPdf {
  pdf: PDFDocumentProxy
  close: () => void
}

interface PdfWish {
  id: string
  signal: AbortSignal
  onLoaded: (loaded: number) => void
}

/**
 * Opens a document for viewing. Fetches only the parts a page needs, so the first page appears before all bytes have arrived. Runs no
 * scripts of the document and uses no eval. Throws AskError: the server's, or err 'PDF_BROKEN'.
 */
export function openPdf(wish: PdfWish): Promise<OpenedPdf> {
  return open(wish.signal, (onFailure) => source(wish, onFailure))
}

/** Opens a document that is here as a whole, such as a preview. Throws as `openPdf`. */
export function openBytes(bytes: Uint8Array<ArrayBuffer>, signal: AbortSignal): Promise<OpenedPdf> {
  return open(signal, async () => ({ data: bytes }))
}

async function open(
  signal: AbortSignal,
  sourceOf: (onFailure: (error: AskError) => void) => ReturnType<typeof source>,
): Promise<OpenedPdf> {
  const thread = takeWorker()
  const worker = PDFWorker.create({ port: thread })
  let loading: PDFDocumentLoadingTask | undefined
  const close = () => {
    void loading?.destroy()
    worker.destroy()
    thread.terminate()
  }
  try {
    let failure: AskError | undefined
    const onFailure = (error: AskError) => {
      failure = error
      void loading?.destroy()
    }
    loading = getDocument({ ...options, worker, ...(await sourceOf(onFailure)) })
    const pdf = await loading.promise.catch((error: unknown) => {
      throw failure ?? error
    })
    return { pdf, close }
  } catch (error) {
    close()
    signal.throwIfAborted()
    throw error instanceof AskError ? error : new AskError({ err: 'PDF_BROKEN' })
  }
}

const options = {
  verbosity: VerbosityLevel.ERRORS,
  isEvalSupported: false,
  enableXfa: false,
  // WebAssembly would need a wider Content-Security-Policy on every page; the decoders exist in plain JavaScript too.
  useWasm: false,
  useSystemFonts: false,
  disableAutoFetch: true,
  disableStream: true,
  rangeChunkSize: PIECE,
  maxImageSize: MAX_PICTURE,
  wasmUrl: RESOURCES,
  cMapUrl: `${RESOURCES}cmaps/`,
  standardFontDataUrl: `${RESOURCES}standard_fonts/`,
} as const

async function source(
  { id, signal, onLoaded }: PdfWish,
  onFailure: (error: AskError) => void,
): Promise<{ data: Uint8Array<ArrayBuffer> } | { range: PDFDataRangeTransport; length: number }> {
  const { first, index } = await readBeginning(id, signal)
  let loaded = first.bytes.length + index.length
  onLoaded(loaded)
  const { size: known } = first
  if (first.bytes.length >= known) return { data: first.bytes }
  const range = new PDFDataRangeTransport(known + index.length, first.bytes)
  range.requestDataRange = (begin: number, end: number) => {
    const own = begin < known ? readPart(id, begin, Math.min(end, known), signal) : undefined
    const behind = index.slice(Math.max(0, begin - known), Math.max(0, end - known))
    Promise.resolve(own).then(
      (part) => {
        loaded += part?.bytes.length ?? 0
        onLoaded(loaded)
        range.onDataRange(begin, part ? joined(part.bytes, behind) : behind)
      },
      (error: unknown) => signal.aborted || onFailure(asFailure(error)),
    )
  }
  return { range, length: known + index.length }
}

function joined(first: Uint8Array<ArrayBuffer>, second: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  if (second.length === 0) return first
  const both = new Uint8Array(first.length + second.length)
  both.set(first)
  both.set(second, first.length)
  return both
}

/** Language of the document from its metadata; Indonesian if it has none. */
export async function pdfLanguage(pdf: PDFDocumentProxy): Promise<string> {
  const { info } = await pdf.getMetadata().catch(() => ({ info: {} }))
  const { Language } = info as { Language?: unknown }
  return typeof Language === 'string' && /^[a-z]{2,3}(-[\w-]{1,20})?$/i.test(Language) ? Language : 'id'
}
