import { clsx } from 'clsx'
import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { useEffect, useState, type RefObject } from 'react'

import { useWords } from '../../ui/useWords.ts'
import { paragraphsOf, type Paragraph } from './paragraphs.ts'
import { useNear } from './useNear.ts'
import styles from '../viewer.module.css'

interface TextPagesProps {
  pdf: PDFDocumentProxy
  language: string
  box: RefObject<HTMLDivElement | null>
  onPage: (page: number) => void
}

/** Only the text of the pages, wrapped to the available width: for small screens and screen readers. */
export function TextPages({ pdf, language, box, onPage }: TextPagesProps) {
  const { say } = useWords('viewer')
  const near = useNear(box, pdf)
  const first = Math.min(...near)
  useEffect(() => {
    if (Number.isFinite(first)) onPage(first)
  }, [first, onPage])
  return (
    <div
      className={clsx(styles.pages, 'grow scrolls stack gap-12 well', styles.reflow)}
      ref={box}
      role="region"
      aria-label={say('viewer:pdf.text')}
      // Scrollable boxes need the focus for scrolling with the keyboard.
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
    >
      {Array.from({ length: pdf.numPages }, (_, at) => (
        <TextPage key={at} pdf={pdf} page={at + 1} language={language} isNear={near.has(at + 1)} />
      ))}
    </div>
  )
}

function TextPage({
  pdf,
  page,
  language,
  isNear,
}: {
  pdf: PDFDocumentProxy
  page: number
  language: string
  isNear: boolean
}) {
  const { say } = useWords('viewer')
  const [paragraphs, setParagraphs] = useState<readonly Paragraph[]>()
  const isWanted = isNear && paragraphs === undefined
  useEffect(() => {
    if (!isWanted) return
    let isOver = false
    const read = async () => {
      const { items } = await (await pdf.getPage(page)).getTextContent()
      if (!isOver) setParagraphs(paragraphsOf(items))
    }
    read().catch(() => isOver || setParagraphs([]))
    return () => void (isOver = true)
  }, [pdf, page, isWanted])
  return (
    <section data-page={page} className="viewer-reflow hairline-below" aria-label={say('viewer:pdf.page', { page })}>
      <h2 className="muted caption-size regular">{say('viewer:pdf.page', { page })}</h2>
      {paragraphs?.length === 0 && <p className="hint">{say('viewer:pdf.text.none')}</p>}
      <div lang={language}>
        {paragraphs?.map(({ text, direction }, at) => (
          <p key={at} dir={direction}>
            {text}
          </p>
        ))}
      </div>
    </section>
  )
}
