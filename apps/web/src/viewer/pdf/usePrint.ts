import type { TextKey } from '@saki/texts'
import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { useEffect, useRef, useState } from 'react'

import type { Values } from '../../ui/useWords.ts'

/** Prints a document, and returns the progress message meanwhile. */
export function usePrint(pdf: PDFDocumentProxy): {
  print: () => void
  note: { text: TextKey; values: Values } | undefined
} {
  const [note, setNote] = useState<{ text: TextKey; values: Values }>()
  const under = useRef<AbortController>(undefined)
  useEffect(() => () => under.current?.abort(), [])
  const print = () => {
    if (pdf.numPages > MOST_PRINTED) return setNote({ text: 'viewer:pdf.print.long', values: { limit: MOST_PRINTED } })
    under.current?.abort()
    const control = new AbortController()
    under.current = control
    const onPage = (page: number) =>
      setNote({ text: 'viewer:pdf.print.preparing', values: { page, pages: pdf.numPages } })
    printPages(pdf, onPage, control.signal).then(
      () => setNote(undefined),
      () => setNote(control.signal.aborted ? undefined : { text: 'viewer:pdf.page.broken', values: {} }),
    )
  }
  return { print, note }
}

/** Pages. Documents with more are not printed from the viewer. */
const MOST_PRINTED = 100
const DOTS_PER_INCH = 150

/**
 * Prints the pages as images, because the browser's own PDF viewer would run scripts of the document. Draws the pages one after another
 * and calls `onPage` for each; nothing else of the page is printed.
 */
async function printPages(pdf: PDFDocumentProxy, onPage: (page: number) => void, signal: AbortSignal) {
  const paper = document.createElement('div')
  paper.className = 'viewer-paper'
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
    document.documentElement.classList.add('viewer-printing')
    print()
  } finally {
    document.documentElement.classList.remove('viewer-printing')
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
