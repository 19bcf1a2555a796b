import { clsx } from 'clsx'

import { useCallback, useEffect, useMemo, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'

import { download } from '../../lib/download.ts'
import { useWords } from '../../ui/useWords.ts'
import { NotShown } from '../NotShown.tsx'
import { pdfLanguage, type OpenedPdf } from './openPdf.ts'
import { FindBar } from './FindBar.tsx'
import { Opening } from './Opening.tsx'
import { Pages, turnTo } from './Pages.tsx'
import { SidePane } from './SidePane.tsx'
import { TextPages } from './TextPages.tsx'
import { Toolbar } from './Toolbar.tsx'
import { usePdf } from './usePdf.ts'
import { usePrint } from './usePrint.ts'
import { useSearch } from './useSearch.ts'
import { firstView, keyAct, stepOf, type ViewState } from './viewState.ts'
import styles from '../viewer.module.css'

export interface PdfPaneProps {
  id: string
  /** Bytes; 0 while unknown. */
  size: number
  /** File name for saving. */
  saveAs: string
  /** Further tools at the end of the toolbar. */
  tools?: ReactNode
  /** Page shown first, from 1. */
  page?: number | undefined
}

/** A PDF with its tools; fills its container. */
export function PdfPane({ id, size, saveAs, tools, page }: PdfPaneProps) {
  const [attempt, setAttempt] = useState(0)
  const state = usePdf(id, attempt)
  if (state.at === 'opening') return <Opening loaded={state.loaded} size={size} />
  const onDownload = () => void download('getPDFDoc', { params: { id } }, saveAs, { keepName: true })
  if (state.at === 'failed')
    return <NotShown error={state.error} onRetry={() => setAttempt(attempt + 1)} onDownload={onDownload} />
  return (
    <OpenPane
      key={`${id} ${attempt}`}
      opened={state.opened}
      tools={tools}
      first={Math.min(page ?? 1, state.opened.pdf.numPages)}
      onDownload={onDownload}
    />
  )
}

function OpenPane({
  opened: { pdf },
  tools,
  first,
  onDownload,
}: {
  opened: OpenedPdf
  tools: ReactNode
  first: number
  onDownload: () => void
}) {
  const { say } = useWords('viewer')
  const [view, setView] = useState<ViewState>(firstView)
  const [page, setPage] = useState(first)
  const [scale, setScale] = useState(1)
  const [language, setLanguage] = useState('id')
  const [question, setQuestion] = useState('')
  const [at, setAt] = useState(-1)
  const box = useRef<HTMLDivElement>(null)
  const search = useSearch(pdf, view.isFinding ? question : '', page)
  const present = search.matches[at]
  const { print, note } = usePrint(pdf)
  useEffect(() => {
    // Read after the first page is shown, because it may be anywhere in the file.
    const timer = setTimeout(() => {
      pdfLanguage(pdf).then(setLanguage, () => undefined)
    }, 1500)
    return () => clearTimeout(timer)
  }, [pdf])
  const goToPage = useCallback(
    (to: number) => {
      const wanted = Math.min(Math.max(1, to), pdf.numPages)
      if (box.current) turnTo(box.current, wanted)
      setPage(wanted)
    },
    [pdf],
  )
  const onView = useCallback((change: Partial<ViewState>) => setView((now) => ({ ...now, ...change })), [])
  const onStep = (step: 1 | -1) => {
    const count = search.matches.length
    if (count === 0) return
    const next = at < 0 ? nearest(search.matches, page) : (at + step + count) % count
    setAt(next)
    const match = search.matches[next]
    if (match && match.page !== page) goToPage(match.page)
  }
  const acts = useMemo(
    () => ({
      next: () => goToPage(page + 1),
      previous: () => goToPage(page - 1),
      first: () => goToPage(1),
      last: () => goToPage(pdf.numPages),
      in: () => onView({ fit: stepOf(scale, 1) }),
      out: () => onView({ fit: stepOf(scale, -1) }),
    }),
    [goToPage, onView, page, pdf, scale],
  )
  const onKeyDown = (event: KeyboardEvent) => {
    if ((event.ctrlKey || event.metaKey) && event.key === 'f') {
      event.preventDefault()
      return onView({ isFinding: true })
    }
    const isTyping = event.target instanceof HTMLInputElement
    if (isTyping || event.ctrlKey || event.metaKey || event.altKey) return
    const act = keyAct(event.key, document.dir === 'rtl')
    if (!act) return
    event.preventDefault()
    acts[act]()
  }
  return (
    // Key handler for the whole viewer, whichever element has the focus.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions
    <div className="viewer-pane stack gap-0 grow shrinks-down" onKeyDown={onKeyDown}>
      <Toolbar
        page={page}
        pages={pdf.numPages}
        view={view}
        scale={scale}
        onGo={goToPage}
        onView={onView}
        onPrint={print}
        onDownload={onDownload}
      >
        {tools}
      </Toolbar>
      {view.isFinding && (
        <FindBar
          question={question}
          search={search}
          pages={pdf.numPages}
          at={at}
          onAsk={(next) => {
            setQuestion(next)
            setAt(-1)
          }}
          onStep={onStep}
          onClose={() => onView({ isFinding: false })}
        />
      )}
      {note && (
        <p className={clsx(styles.note, 'pad-8-16 small')} role="status">
          {say(note.text, note.values)}
        </p>
      )}
      <div className={clsx(styles.body, 'grow shrinks-down flex')}>
        {view.side !== 'none' && (
          <SidePane pdf={pdf} side={view.side} page={page} onSide={(side) => onView({ side })} onGo={goToPage} />
        )}
        {view.isText ? (
          <TextPages pdf={pdf} language={language} box={box} onPage={setPage} />
        ) : (
          <Pages
            pdf={pdf}
            view={view}
            language={language}
            box={box}
            question={view.isFinding ? question : ''}
            present={present}
            first={page}
            onPage={setPage}
            onScale={setScale}
          />
        )}
      </div>
    </div>
  )
}

/** Index of the first match on or after a page. */
function nearest(matches: readonly { page: number }[], page: number): number {
  return Math.max(
    0,
    matches.findIndex((match) => match.page >= page),
  )
}
