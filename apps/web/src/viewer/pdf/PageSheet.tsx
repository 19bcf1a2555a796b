import { clsx } from 'clsx'
import { TextLayer, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { useEffect, useRef, useState, type CSSProperties } from 'react'

import { useWords } from '../../ui/useWords.ts'
import { rangesOf } from './foundText.ts'
import { SheetSkeleton } from './SheetSkeleton.tsx'
import type { PageSize } from './viewState.ts'
import styles from '../viewer.module.css'

/** Pixels. Browsers may refuse larger canvases. */
const MOST_PIXELS = 16_000_000

interface PageSheetProps {
  pdf: PDFDocumentProxy
  page: number
  /** Size of the first page, used until this page is loaded. */
  size: PageSize
  scale: number
  rotation: number
  language: string
  /** Whether the page is near the visible part; only then is it drawn. */
  isNear: boolean
  /** Text to highlight, and the index of the current match on this page. */
  question: string
  nth: number | undefined
}

/** One page: its image and, over it, its text layer for selecting, finding and screen readers. */
export function PageSheet({ pdf, page, size, scale, rotation, language, isNear, question, nth }: PageSheetProps) {
  const { say } = useWords('viewer')
  const picture = useRef<HTMLDivElement>(null)
  const layer = useRef<HTMLDivElement>(null)
  const [own, setOwn] = useState<PageSize>()
  const [isBroken, setBroken] = useState(false)
  const [drawn, setDrawn] = useState(0)
  useEffect(() => {
    const [holder, text] = [picture.current, layer.current]
    if (!isNear || !holder || !text) return
    let stop: (() => void) | undefined
    let isOver = false
    const draw = async () => {
      const proxy = await pdf.getPage(page)
      if (isOver) return
      const plain = proxy.getViewport({ scale: 1 })
      setOwn({ width: plain.width, height: plain.height })
      const viewport = proxy.getViewport({ scale, rotation: (proxy.rotate + rotation) % 360 })
      const fine = Math.min(devicePixelRatio || 1, Math.sqrt(MOST_PIXELS / (viewport.width * viewport.height)))
      const canvas = document.createElement('canvas')
      canvas.width = Math.floor(viewport.width * fine)
      canvas.height = Math.floor(viewport.height * fine)
      const task = proxy.render({ canvas, viewport, transform: [fine, 0, 0, fine, 0, 0], background: '#ffffff' })
      const words = new TextLayer({
        textContentSource: proxy.streamTextContent({ includeMarkedContent: true, disableNormalization: true }),
        container: text,
        viewport,
      })
      stop = () => {
        task.cancel()
        words.cancel()
      }
      await task.promise
      holder.replaceChildren(canvas)
      performance.mark(`saki-page-${page}`)
      text.replaceChildren()
      await words.render()
      setDrawn((times) => times + 1)
    }
    draw().catch((error: Error) => {
      if (!isOver && !/cancel/i.test(`${error.name} ${error.message}`)) setBroken(true)
    })
    return () => {
      isOver = true
      stop?.()
    }
  }, [pdf, page, scale, rotation, isNear])
  useEffect(() => {
    const text = layer.current
    if (!text || drawn === 0) return
    const ranges = rangesOf(text, question)
    return markRanges(ranges, nth === undefined ? undefined : ranges[nth])
  }, [drawn, question, nth])
  const { width, height } = own ?? size
  const isTurned = rotation % 180 !== 0
  const room = { '--w': isTurned ? height : width, '--h': isTurned ? width : height, '--total-scale-factor': scale }
  return (
    <section
      className="viewer-sheet"
      data-page={page}
      aria-label={say('viewer:pdf.page', { page })}
      style={room as CSSProperties}
    >
      {drawn === 0 && !isBroken && <SheetSkeleton />}
      <div className={styles.picture} ref={picture} aria-hidden="true" />
      <div className="viewer-text" ref={layer} lang={language} dir="ltr" />
      {isBroken && <p className={clsx(styles.broken, 'text-center')}>{say('viewer:pdf.page.broken')}</p>}
    </section>
  )
}

/** Marks text with the CSS Custom Highlight API. Browsers without it show no marks. */
/** Found ranges of all pages; the browser keeps one highlight for each name. */
const marked = new Set<Range>()
let current: Range | undefined

/** Marks ranges and scrolls the current one into view. Returns a function that removes the marks. */
function markRanges(ranges: readonly Range[], here: Range | undefined): () => void {
  for (const range of ranges) marked.add(range)
  if (here) {
    current = here
    here.startContainer.parentElement?.scrollIntoView({ block: 'center', inline: 'nearest' })
  }
  drawHighlights()
  return () => {
    for (const range of ranges) marked.delete(range)
    if (current === here) current = undefined
    drawHighlights()
  }
}

function drawHighlights(): void {
  if (!('highlights' in CSS)) return
  CSS.highlights.set('saki-found', new Highlight(...marked))
  CSS.highlights.set('saki-present', new Highlight(...(current ? [current] : [])))
}
