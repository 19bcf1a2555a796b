import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** Pages. Documents with more are not printed from the viewer. */
export const MOST_PRINTED = 100
const DOTS_PER_INCH = 150

/**
 * Prints the pages as images, because the browser's own PDF viewer would run scripts of the document. Draws the pages one after another
 * and calls `onPage` for each; nothing else of the page is printed.
 */
export async function printPages(pdf: PDFDocumentProxy, onPage: (page: number) => void, signal: AbortSignal) {
  const paper = document.createElement('div')
  paper.className = 'pvpaper'
  const addresses: string[] = []
  try {
    for (let page = 1; page <= pdf.numPages; page++) {
      signal.throwIfAborted()
      onPage(page)
      const address = URL.createObjectURL(await pictureOf(pdf, page))
      addresses.push(address)
      const picture = Object.assign(document.createElement('img'), { src: address, alt: '' })
      paper.append(picture)
      await picture.decode()
    }
    document.body.append(paper)
    document.documentElement.classList.add('pvprinting')
    print()
  } finally {
    document.documentElement.classList.remove('pvprinting')
    paper.remove()
    for (const address of addresses) URL.revokeObjectURL(address)
  }
}

async function pictureOf(pdf: PDFDocumentProxy, page: number): Promise<Blob> {
  const proxy = await pdf.getPage(page)
  const viewport = proxy.getViewport({ scale: DOTS_PER_INCH / 72 })
  const canvas = document.createElement('canvas')
  canvas.width = Math.floor(viewport.width)
  canvas.height = Math.floor(viewport.height)
  await proxy.render({ canvas, viewport, intent: 'print', background: '#ffffff' }).promise
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture of a page'))), 'image/jpeg', 0.92),
  )
}
