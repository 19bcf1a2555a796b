import { clsx } from 'clsx'
import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { useEffect, useRef, useState } from 'react'

import { Label } from '../../ui/Label.tsx'
import { useWords } from '../../ui/useWords.ts'
import { useNear } from './useNear.ts'
import styles from '../viewer.module.css'

const THUMB = 120

interface SidePaneProps {
  pdf: PDFDocumentProxy
  side: 'thumbs' | 'outline'
  page: number
  onSide: (side: 'thumbs' | 'outline') => void
  onGo: (page: number) => void
}

/** Beside the pages: thumbnails or the document's outline. */
export function SidePane({ pdf, side, page, onSide, onGo }: SidePaneProps) {
  const { say } = useWords('viewer')
  return (
    <aside className={clsx(styles.side, 'fixed stack gap-0 surface')} aria-label={say('viewer:pdf.panel')}>
      <div className="segmented" role="group" aria-label={say('viewer:pdf.panel')}>
        <button type="button" aria-pressed={side === 'thumbs'} onClick={() => onSide('thumbs')}>
          <Label k="viewer:pdf.thumbs" />
        </button>
        <button type="button" aria-pressed={side === 'outline'} onClick={() => onSide('outline')}>
          <Label k="viewer:pdf.outline" />
        </button>
      </div>
      {side === 'thumbs' ? <Thumbs pdf={pdf} page={page} onGo={onGo} /> : <Outline pdf={pdf} onGo={onGo} />}
    </aside>
  )
}

function Thumbs({ pdf, page, onGo }: { pdf: PDFDocumentProxy; page: number; onGo: (page: number) => void }) {
  const { say } = useWords('viewer')
  const box = useRef<HTMLOListElement>(null)
  const near = useNear(box, pdf, '200px')
  useEffect(() => {
    box.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' })
  }, [page])
  return (
    <ol className={clsx(styles.thumbs, 'items-center grid gap-8')} ref={box}>
      {Array.from({ length: pdf.numPages }, (_, at) => at + 1).map((number) => (
        <li key={number} data-page={number}>
          <button
            type="button"
            className="grid gap-2 bare muted caption-size"
            aria-label={say('viewer:pdf.page', { page: number })}
            aria-current={number === page ? 'page' : undefined}
            onClick={() => onGo(number)}
          >
            <Thumb pdf={pdf} page={number} isNear={near.has(number)} />
            <bdi>{number}</bdi>
          </button>
        </li>
      ))}
    </ol>
  )
}

function Thumb({ pdf, page, isNear }: { pdf: PDFDocumentProxy; page: number; isNear: boolean }) {
  const holder = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const box = holder.current
    if (!isNear || !box || box.firstChild) return
    let stop: (() => void) | undefined
    const draw = async () => {
      const proxy = await pdf.getPage(page)
      const scale = THUMB / proxy.getViewport({ scale: 1 }).width
      const viewport = proxy.getViewport({ scale })
      const canvas = document.createElement('canvas')
      canvas.width = Math.floor(viewport.width)
      canvas.height = Math.floor(viewport.height)
      const task = proxy.render({ canvas, viewport, background: '#ffffff' })
      stop = () => task.cancel()
      await task.promise
      box.replaceChildren(canvas)
    }
    draw().catch(() => undefined)
    return () => stop?.()
  }, [pdf, page, isNear])
  return <span className={clsx(styles.thumb, 'block')} ref={holder} />
}

function Outline({ pdf, onGo }: { pdf: PDFDocumentProxy; onGo: (page: number) => void }) {
  const { say } = useWords('viewer')
  const [headings, setHeadings] = useState<readonly Heading[]>()
  useEffect(() => {
    let isOver = false
    outlineOf(pdf).then(
      (found) => isOver || setHeadings(found),
      () => isOver || setHeadings([]),
    )
    return () => void (isOver = true)
  }, [pdf])
  if (!headings) return <p className="hint pad">{say('core:loading')}</p>
  if (headings.length === 0) return <p className="hint pad">{say('viewer:pdf.outline.none')}</p>
  return (
    <nav className={clsx(styles.outline, 'small')} aria-label={say('viewer:pdf.outline')}>
      <Headings headings={headings} onGo={onGo} />
    </nav>
  )
}

function Headings({ headings, onGo }: { headings: readonly Heading[]; onGo: (page: number) => void }) {
  return (
    <ul>
      {headings.map(({ title, page, below }, at) => (
        <li key={at}>
          <button
            type="button"
            className="text-button wraps"
            disabled={page === undefined}
            onClick={() => page && onGo(page)}
          >
            <bdi>{title}</bdi>
          </button>
          {below.length > 0 && <Headings headings={below} onGo={onGo} />}
        </li>
      ))}
    </ul>
  )
}

interface Heading {
  title: string
  /** Undefined if the link has no target in the document; it is then not clickable. */
  page: number | undefined
  below: Heading[]
}

type OutlineNode = Awaited<ReturnType<PDFDocumentProxy['getOutline']>>[number]
/** Levels shown below the top one; deeper headings are left out. */
const DEEPEST = 6

/** The document's table of contents. */
async function outlineOf(pdf: PDFDocumentProxy): Promise<Heading[]> {
  const nodes = (await pdf.getOutline()) as readonly OutlineNode[] | null
  return headings(pdf, nodes ?? [], DEEPEST)
}

function headings(pdf: PDFDocumentProxy, nodes: readonly OutlineNode[], depth: number): Promise<Heading[]> {
  return Promise.all(
    nodes.map(async ({ title, dest, items }) => ({
      title,
      page: await pageOf(pdf, dest as string | unknown[] | null).catch(() => undefined),
      below: depth > 0 ? await headings(pdf, items as readonly OutlineNode[], depth - 1) : [],
    })),
  )
}

async function pageOf(pdf: PDFDocumentProxy, target: string | unknown[] | null): Promise<number | undefined> {
  const destination = typeof target === 'string' ? await pdf.getDestination(target) : target
  const first: unknown = destination?.[0]
  if (typeof first === 'number') return first + 1
  if (typeof first !== 'object' || first === null) return undefined
  return (await pdf.getPageIndex(first as { num: number; gen: number })) + 1
}
