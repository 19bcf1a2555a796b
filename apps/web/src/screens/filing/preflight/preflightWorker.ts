import type { DocumentLook, PageLook, Unreadable } from '@saki/domain/preflight/look'
import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'

import { drawPage } from './drawPage.ts'
import { measurePage } from './measurePage.ts'
import { NotOpened, openPdfInWorker } from './pdfDocument.ts'

/** `name` identifies the document, so that drawing a page of it after the check does not open it again. */
export type PreflightRequest = { id: number; name: string; bytes: Blob } & (
  | { do: 'check' }
  | { do: 'draw'; page: number; width: number }
)

export type PreflightMessage =
  | { id: number; kind: 'opened'; pageCount: number }
  | { id: number; kind: 'page'; look: PageLook; picture: Blob | undefined }
  | { id: number; kind: 'checked'; rest: Pick<DocumentLook, 'hasScripts' | 'hasAttachments'> }
  | { id: number; kind: 'drawn'; picture: Blob }
  | { id: number; kind: 'refused'; why: Unreadable }
  | { id: number; kind: 'failed' }

let open: { name: string; pdf: Promise<PDFDocumentProxy> } | undefined
let last: Promise<void> = Promise.resolve()

/** Keeps one document open at a time, to limit memory. */
async function documentOf({ name, bytes }: PreflightRequest): Promise<PDFDocumentProxy> {
  if (open?.name !== name) {
    const before = open
    open = undefined
    await before?.pdf.then((pdf) => pdf.loadingTask.destroy()).catch(() => undefined)
    open = { name, pdf: openPdfInWorker(bytes) }
  }
  return open.pdf
}

async function check(request: PreflightRequest): Promise<void> {
  const pdf = await documentOf(request)
  post({ id: request.id, kind: 'opened', pageCount: pdf.numPages })
  let sent = Promise.resolve()
  for (let number = 1; number <= pdf.numPages; number++) {
    const { look, picture } = await measurePage(await pdf.getPage(number))
    // The previous thumbnail is encoded while this page is measured; at most one is pending.
    await sent
    sent = picture.then((made) => post({ id: request.id, kind: 'page', look, picture: made }))
  }
  await sent
  const hasScripts = await pdf.hasJSActions()
  const hasAttachments = Object.keys((await pdf.getAttachments()) ?? {}).length > 0
  post({ id: request.id, kind: 'checked', rest: { hasScripts, hasAttachments } })
  await pdf.cleanup()
}

async function draw({ id, ...request }: PreflightRequest & { do: 'draw' }): Promise<void> {
  const pdf = await documentOf({ id, ...request })
  const page = await pdf.getPage(request.page)
  const { canvas } = await drawPage(page, request.width)
  post({ id, kind: 'drawn', picture: await canvas.convertToBlob({ type: 'image/png' }) })
  page.cleanup()
}

async function run(request: PreflightRequest): Promise<void> {
  try {
    await (request.do === 'check' ? check(request) : draw(request))
  } catch (error) {
    post(
      error instanceof NotOpened
        ? { id: request.id, kind: 'refused', why: error.why }
        : { id: request.id, kind: 'failed' },
    )
  }
}

function post(message: PreflightMessage): void {
  postMessage(message)
}

addEventListener('message', ({ data }: MessageEvent<PreflightRequest>) => {
  last = last.then(() => run(data))
})
