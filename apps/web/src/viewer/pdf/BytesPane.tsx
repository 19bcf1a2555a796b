import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { useEffect, useRef, useState } from 'react'

import { useWords } from '../../ui/useWords.ts'
import { openBytes } from './openPdf.ts'
import { Pages } from './Pages.tsx'
import { SheetSkeleton } from './SheetSkeleton.tsx'
import { firstView } from './viewState.ts'

/** Pages of a PDF that is here as a whole. The pages before stay until those of newer bytes are open, and so does the place in them. */
export function BytesPane({ bytes }: { bytes: Uint8Array<ArrayBuffer> }) {
  const { say } = useWords('viewer')
  const [isBroken, setBroken] = useState(false)
  const [pdf, setPdf] = useState<PDFDocumentProxy>()
  const closeShown = useRef<() => void>(undefined)
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const control = new AbortController()
    // The reader of PDFs takes the bytes away.
    openBytes(bytes.slice(), control.signal).then(
      (opened) => {
        if (control.signal.aborted) return opened.close()
        closeShown.current?.()
        closeShown.current = opened.close
        setPdf(opened.pdf)
        setBroken(false)
      },
      () => control.signal.aborted || setBroken(true),
    )
    return () => control.abort()
  }, [bytes])
  useEffect(() => () => closeShown.current?.(), [])
  if (isBroken) return <p className="inset-16">{say('viewer:pdf.unshown')}</p>
  if (!pdf) return <SheetSkeleton />
  return (
    <Pages
      pdf={pdf}
      view={firstView}
      language="id"
      box={box}
      question=""
      present={undefined}
      first={1}
      onPage={ignore}
      onScale={ignore}
    />
  )
}

const ignore = () => undefined
