import { clsx } from 'clsx'
import { Suspense, useEffect, useRef, useState, type ReactNode } from 'react'

import { PageLink } from '../../lib/PageLink.tsx'
import { Icon } from '../../ui/icons/Icon.tsx'
import { Label } from '../../ui/Label.tsx'
import { setPageTitle } from '../../ui/pageTitle.ts'
import { useWords } from '../../ui/useWords.ts'
import { latePart } from '../../ui/latePart.tsx'
import { DraftStatusLine } from './DraftStatusLine.tsx'
import type { FilingForm } from './useFilingForm.ts'
import styles from './filing.module.css'

const ConflictDialog = latePart(async () => (await import('./ConflictDialog.tsx')).ConflictDialog)

interface FilingFrameProps {
  filing: FilingForm
  /** Content of the h1. */
  heading: ReactNode
  /** The heading as text, for the window title. */
  name: string
  /** Number of the step, from 1, and of all steps; undefined on the hub. */
  step?: { at: number; of: number }
  /** Line under the heading. */
  meta?: ReactNode
  band?: ReactNode
  failed?: boolean
  /** The bar with the actions of a step, which stays at the foot of the window. */
  bar?: ReactNode
  className?: string | undefined
  onContinue?: (() => void) | undefined
  children: ReactNode
}

/**
 * Frame of every page of a filing: link back, save status, heading (focused when the page changes), and the conflict
 * dialog.
 */
export function FilingFrame({
  filing,
  heading,
  name,
  step,
  meta,
  band,
  failed = false,
  bar,
  className,
  onContinue,
  children,
}: FilingFrameProps) {
  const { say } = useWords('drafts', 'filing', 'forms')
  const { draft, status, engine } = filing
  const h1 = useRef<HTMLHeadingElement>(null)
  const [spoken, setSpoken] = useState('')
  useEffect(() => setPageTitle({ page: name, failed }), [name, failed])
  useEffect(() => {
    scrollTo({ top: 0 })
    h1.current?.focus({ preventScroll: true })
  }, [name])
  useShortcuts(() => {
    setSpoken('')
    void engine?.flush().then((isSaved) => setSpoken(say(isSaved ? 'drafts:saved.spoken' : 'drafts:status.unsaved')))
  }, onContinue)
  const status_ = <DraftStatusLine draft={draft} status={status} onRetry={() => engine?.retryNow()} />
  const id = draft.tempId ?? draft.localId
  return (
    <div className={clsx('page filing', bar && styles.withBar, className)}>
      <div className="crumb noprint">
        {step ? (
          <PageLink to="/buat-pengajuan/draft" search={{ draft: id }}>
            <Icon name="arrow-back" size={16} />
            <bdi>{filing.title || say('drafts:untitled')}</bdi>
          </PageLink>
        ) : (
          <PageLink to="/customer-screen/draft">
            <Icon name="arrow-back" size={16} />
            <Label k="drafts:list.short" />
          </PageLink>
        )}
        {step && <span>{say('drafts:step.of', step)}</span>}
        {step && status_}
      </div>
      <div className="head">
        <div className="grow">
          <h1 ref={h1} tabIndex={-1}>
            {heading}
          </h1>
          {!step && (
            <div className={'row wrap gap-16 row-gap-4 above-8 muted small'}>
              {meta}
              {status_}
            </div>
          )}
        </div>
      </div>
      <span className="sr" role="status">
        {spoken}
      </span>
      <Suspense>
        {draft.conflict && engine && (
          <ConflictDialog
            key={draft.conflict.theirs.rowVersion}
            form={filing.form}
            conflict={draft.conflict}
            mine={draft}
            title={filing.title}
            onSettle={(data) => engine.settle(data)}
          />
        )}
      </Suspense>
      {band && <div className={clsx(styles.band, 'below-16')}>{band}</div>}
      {children}
      {bar}
    </div>
  )
}

/** Keyboard shortcuts on every page of a filing: Ctrl+S saves, Ctrl+Enter continues (⌘ on a Mac). */
function useShortcuts(onSave: () => void, onContinue?: () => void): void {
  const now = useRef({ onSave, onContinue })
  useEffect(() => void (now.current = { onSave, onContinue }))
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!event.ctrlKey && !event.metaKey) return
      if (event.key.toLowerCase() === 's') {
        event.preventDefault()
        now.current.onSave()
      } else if (event.key === 'Enter' && now.current.onContinue) {
        event.preventDefault()
        now.current.onContinue()
      }
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])
}
