import { useEffect, useRef, type KeyboardEvent } from 'react'

import { Icon } from '../../ui/icons/Icon.tsx'
import { useWords } from '../../ui/useWords.ts'
import { textDirection } from '../../ui/TextField.tsx'
import type { Search } from './useSearch.ts'

interface FindBarProps {
  question: string
  search: Search
  pages: number
  /** Index of the current match; -1 before the first. */
  at: number
  onAsk: (question: string) => void
  onStep: (step: 1 | -1) => void
  onClose: () => void
}

/** Searches the whole document. Enter: next match, Shift+Enter: previous, Escape: close. */
export function FindBar({ question, search, pages, at, onAsk, onStep, onClose }: FindBarProps) {
  const { say } = useWords('viewer')
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') onStep(event.shiftKey ? -1 : 1)
    if (event.key === 'Escape') onClose()
  }
  const found = search.matches.length
  return (
    <search className="viewer-find row gap-8 hairline-below well">
      <input
        ref={field}
        className="input compact"
        type="search"
        dir={textDirection(question)}
        value={question}
        aria-label={say('viewer:pdf.search')}
        placeholder={say('viewer:pdf.search')}
        onChange={(event) => onAsk(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <span className="hint grow" role="status">
        {question.trim().length < 2
          ? ''
          : search.reading !== undefined
            ? say('viewer:pdf.search.reading', { page: search.reading, pages })
            : found === 0
              ? say('viewer:pdf.search.none')
              : say('viewer:pdf.search.found', { count: found })}
        {found > 0 && at >= 0 && <bdi> ({say('viewer:pdf.search.at', { at: at + 1, of: found })})</bdi>}
      </span>
      <button
        type="button"
        className="icon-button"
        aria-label={say('viewer:pdf.search.previous')}
        disabled={found === 0}
        onClick={() => onStep(-1)}
      >
        <Icon name="chevron-up" />
      </button>
      <button
        type="button"
        className="icon-button"
        aria-label={say('viewer:pdf.search.next')}
        disabled={found === 0}
        onClick={() => onStep(1)}
      >
        <Icon name="chevron-down" />
      </button>
      <button type="button" className="icon-button" aria-label={say('core:close')} onClick={onClose}>
        <Icon name="close" />
      </button>
    </search>
  )
}
