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

export type PreflightNews =
  | { id: number; news: 'opened'; pageCount: number }
  | { id: number; news: 'page'; look: PageLook; picture: Blob | undefined }
  | { id: number; news: 'checked'; rest: Pick<DocumentLook, 'hasScripts' | 'hasAttachments'> }
  | { id: number; news: 'drawn'; picture: Blob }
  | { id: number; news: 'refused'; why: Unreadable }
  | { id: number; news: 'failed' }

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
  tell({ id: order.id, news: 'opened', pageCount: pdf.numPages })
  let told = Promise.resolve()
  for (let number = 1; number <= pdf.numPages; number++) {
    const { look, picture } = await lookAtPage(await pdf.getPage(number))
    // The previous thumbnail is encoded while this page is measured; at most one is pending.
    await told
    told = picture.then((made) => tell({ id: order.id, news: 'page', look, picture: made }))
  }
  await told
  const hasScripts = await pdf.hasJSActions()
  const hasAttachments = Object.keys((await pdf.getAttachments()) ?? {}).length > 0
  tell({ id: order.id, news: 'checked', rest: { hasScripts, hasAttachments } })
  await pdf.cleanup()
}

async function draw({ id, ...order }: PreflightOrder & { do: 'draw' }): Promise<void> {
  const pdf = await documentOf({ id, ...order })
  const page = await pdf.getPage(order.page)
  const { canvas } = await drawPage(page, order.width)
  tell({ id, news: 'drawn', picture: await canvas.convertToBlob({ type: 'image/png' }) })
  page.cleanup()
}

async function carryOut(order: PreflightOrder): Promise<void> {
  try {
    await (order.do === 'check' ? check(order) : draw(order))
  } catch (error) {
    tell(
      error instanceof NotOpened ? { id: order.id, news: 'refused', why: error.why } : { id: order.id, news: 'failed' },
    )
  }
}

function tell(news: PreflightNews): void {
  postMessage(news)
}

addEventListener('message', ({ data }: MessageEvent<PreflightOrder>) => {
  last = last.then(() => carryOut(data))
})
