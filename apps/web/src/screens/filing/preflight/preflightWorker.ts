import type { DocumentLook, PageLook, Unreadable } from '@saki/domain/preflight/look'
import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'

import { drawPage } from './drawPage.ts'
import { lookAtPage } from './lookAtPage.ts'
import { NotOpened, openPdfInWorker } from './pdfDocument.ts'

/** `name` identifies the document, so that drawing a page of it after the check does not open it again. */
export type PreflightOrder = { id: number; name: string; bytes: Blob } & (
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
async function documentOf({ name, bytes }: PreflightOrder): Promise<PDFDocumentProxy> {
  if (open?.name !== name) {
    const before = open
    open = undefined
    await before?.pdf.then((pdf) => pdf.loadingTask.destroy()).catch(() => undefined)
    open = { name, pdf: openPdfInWorker(bytes) }
  }
  return open.pdf
}

async function check(order: PreflightOrder): Promise<void> {
  const pdf = await documentOf(order)
  post({ id: order.id, kind: 'opened', pageCount: pdf.numPages })
  let sent = Promise.resolve()
  for (let number = 1; number <= pdf.numPages; number++) {
    const { look, picture } = await lookAtPage(await pdf.getPage(number))
    // The previous thumbnail is encoded while this page is measured; at most one is pending.
    await sent
    sent = picture.then((made) => post({ id: order.id, kind: 'page', look, picture: made }))
  }
  await sent
  const hasScripts = await pdf.hasJSActions()
  const hasAttachments = Object.keys((await pdf.getAttachments()) ?? {}).length > 0
  post({ id: order.id, kind: 'checked', rest: { hasScripts, hasAttachments } })
  await pdf.cleanup()
}

async function draw({ id, ...order }: PreflightOrder & { do: 'draw' }): Promise<void> {
  const pdf = await documentOf({ id, ...order })
  const page = await pdf.getPage(order.page)
  const { canvas } = await drawPage(page, order.width)
  post({ id, kind: 'drawn', picture: await canvas.convertToBlob({ type: 'image/png' }) })
  page.cleanup()
}

async function run(order: PreflightOrder): Promise<void> {
  try {
    await (order.do === 'check' ? check(order) : draw(order))
  } catch (error) {
    post(
      error instanceof NotOpened ? { id: order.id, kind: 'refused', why: error.why } : { id: order.id, kind: 'failed' },
    )
  }
}

function post(message: PreflightMessage): void {
  postMessage(message)
}

addEventListener('message', ({ data }: MessageEvent<PreflightOrder>) => {
  last = last.then(() => run(data))
})
