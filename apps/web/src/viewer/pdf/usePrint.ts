import type { TextKey } from '@saki/texts'
import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { useEffect, useRef, useState } from 'react'

import type { Values } from '../../ui/useWords.ts'
import { MOST_PRINTED, printPages } from './printPages.ts'

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
