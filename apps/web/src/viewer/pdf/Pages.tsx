import { clsx } from 'clsx'
import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { useEffect, useRef, useState, type RefObject } from 'react'

import { useWords } from '../../ui/useWords.ts'
import { PageSheet } from './PageSheet.tsx'
import { useNear } from './useNear.ts'
import type { PageMatch } from './useSearch.ts'
import { scaleOf, type PageSize, type ViewState } from './viewState.ts'
import styles from '../viewer.module.css'

interface PagesProps {
  pdf: PDFDocumentProxy
  view: ViewState
  language: string
  /** The scrolling box, for scrolling to a page. */
  box: RefObject<HTMLDivElement | null>
  question: string
  present: PageMatch | undefined
  /** The page at which it opens, from 1. */
  first: number
  onPage: (page: number) => void
  onScale: (scale: number) => void
}

/** All pages below one another; only those near the visible part are drawn. */
export function Pages({ pdf, view, language, box, question, present, first, onPage, onScale }: PagesProps) {
  const { say } = useWords('viewer')
  const [size, setSize] = useState<PageSize>()
  const [room, setRoom] = useState<PageSize>()
  const shown = useRef(first)
  useEffect(() => {
    let isOver = false
    void pdf.getPage(1).then((sheet) => {
      const { width, height } = sheet.getViewport({ scale: 1 })
      if (!isOver) setSize({ width, height })
    })
    return () => void (isOver = true)
  }, [pdf])
  useEffect(() => {
    const scroller = box.current
    if (!scroller) return
    const observer = new ResizeObserver(() => {
      setRoom({ width: scroller.clientWidth, height: scroller.clientHeight })
      // Keeps the current page in view when the scale changes.
      turnTo(scroller, shown.current)
    })
    observer.observe(scroller)
    return () => observer.disconnect()
  }, [box])
  const scale = size && room ? scaleOf(view.fit, size, room, view.rotation) : undefined
  // The pages are drawn once their scale is known.
  const near = useNear(box, scale !== undefined)
  useEffect(() => {
    if (scale === undefined || !box.current) return
    onScale(scale)
    turnTo(box.current, shown.current)
  }, [scale, box, onScale])
  const onScroll = () => {
    const page = box.current ? pageAt(box.current) : 1
    if (page === shown.current) return
    shown.current = page
    onPage(page)
  }
  return (
    <div
      className={clsx(styles.pages, 'grow scrolls stack gap-12 well')}
      ref={box}
      onScroll={onScroll}
      role="region"
      aria-label={say('viewer:pdf.pages')}
      // Scrollable boxes need the focus for scrolling with the keyboard.
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
    >
      {size &&
        scale !== undefined &&
        Array.from({ length: pdf.numPages }, (_, at) => (
          <PageSheet
            key={at}
            pdf={pdf}
            page={at + 1}
            size={size}
            scale={scale}
            rotation={view.rotation}
            language={language}
            isNear={near.has(at + 1)}
            question={question}
            nth={present?.page === at + 1 ? present.nth : undefined}
          />
        ))}
    </div>
  )
}

/** The page at one third of the visible height. */
function pageAt(box: HTMLElement): number {
  const line = box.getBoundingClientRect().top + box.clientHeight / 3
  const sheets = [...box.querySelectorAll<HTMLElement>('[data-page]')]
  const found = sheets.findLast((sheet) => sheet.getBoundingClientRect().top <= line)
  return Number(found?.dataset['page'] ?? 1)
}

/** Scrolls the top of a page to the top of the box. */
export function turnTo(box: HTMLElement, page: number): void {
  const sheet = box.querySelector<HTMLElement>(`[data-page="${page}"]`)
  if (sheet) box.scrollTop += sheet.getBoundingClientRect().top - box.getBoundingClientRect().top - 12
}
