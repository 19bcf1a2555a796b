import { clsx } from 'clsx'
import type { PageLook, PreflightFinding } from '@saki/domain/preflight/look'
import type { TextKey } from '@saki/texts'
import { memo, useCallback, useDeferredValue, useEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react'

import { Button } from '../../../ui/Button.tsx'
import { Icon } from '../../../ui/icons/Icon.tsx'
import { Label } from '../../../ui/Label.tsx'
import { useWords } from '../../../ui/useWords.ts'
import { useObjectUrl } from '../../../lib/useObjectUrl.ts'
import { useFindingWords } from './findingWords.ts'
import { MarginBands } from './MarginBands.tsx'
import type { PreflightProgress } from './preflightClient.ts'
import styles from './preflight.module.css'

interface PageStripProps {
  fileName: string
  progress: PreflightProgress
  findings: readonly PreflightFinding[]
  page: number
  onPage: (page: number) => void
  /** Shows the page large. */
  onOpen: (page: number) => void
  /** Number of claims, shown below the page they begin on. */
  claims: number | undefined
  claimsPage: number | undefined
  beginnings: readonly { page: number; label: TextKey }[]
}

/** Most pictures shown at first; more are shown on request, because they are slow on small devices. */
const SHOWN = 60

/**
 * The pages of a document as thumbnails with their findings. One thumbnail is focusable; arrow keys move the focus,
 * Enter opens it large.
 */
export function PageStrip({
  fileName,
  progress: latest,
  findings: found,
  page,
  onPage,
  onOpen,
  claims,
  claimsPage,
  beginnings,
}: PageStripProps) {
  const { say } = useWords('preflight')
  // Results arrive for dozens of pages at once; deferring them keeps the page responsive.
  const progress = useDeferredValue(latest)
  const findings = useDeferredValue(found)
  const [showsAll, showAll] = useState(false)
  const list = useRef<HTMLOListElement>(null)
  const byPage = useMemo(() => groupedByPage(findings), [findings])
  const shown = showsAll ? progress.pages : progress.pages.slice(0, Math.max(SHOWN, page))
  const press = useLatest((pressed: number) => (pressed === page ? onOpen(pressed) : onPage(pressed)))
  const key = useLatest((event: KeyboardEvent) => {
    const step = steps(event.key, list.current)
    if (step === undefined) return
    event.preventDefault()
    const next = Math.min(Math.max(1, page + step), progress.pages.length)
    onPage(next)
    list.current?.querySelector<HTMLElement>(`[data-page="${next}"]`)?.focus()
  })
  useEffect(() => {
    const thumb = list.current?.querySelector(`[data-page="${page}"]`)
    for (const box of [list.current, list.current?.parentElement]) if (thumb && box) scrollBoxTo(box, thumb)
  }, [page])
  return (
    <div className={clsx(styles.strip, 'well hairline-below')}>
      <ol
        ref={list}
        className={clsx(styles.pages, 'grid gap-16')}
        aria-label={say('preflight:strip.label', { name: fileName })}
      >
        {shown.map((look) => (
          <li key={look.page}>
            <Thumb
              look={look}
              picture={progress.pictures.get(look.page)}
              own={byPage.get(look.page)}
              begins={beginnings.find((one) => one.page === look.page)?.label}
              claims={look.page === claimsPage ? claims : undefined}
              isOn={look.page === page}
              onPress={press}
              onKey={key}
            />
          </li>
        ))}
      </ol>
      {shown.length < progress.pages.length && (
        <Button small onClick={() => showAll(true)}>
          <Label k="preflight:strip.all" values={{ count: progress.pages.length }} />
        </Button>
      )}
    </div>
  )
}

interface ThumbProps {
  look: PageLook
  picture: Blob | undefined
  own: readonly PreflightFinding[] | undefined
  /** Label of the part that begins on this page. */
  begins: TextKey | undefined
  claims: number | undefined
  isOn: boolean
  onPress: (page: number) => void
  onKey: (event: KeyboardEvent) => void
}

const none: readonly PreflightFinding[] = []

/** Memoised: there may be hundreds of thumbnails, and their results arrive one by one. */
const Thumb = memo(function Thumb({ look, picture, own = none, begins, claims, isOn, onPress, onKey }: ThumbProps) {
  const { say } = useWords('patents', 'preflight')
  const wordsOf = useFindingWords()
  const url = useObjectUrl(picture)
  const isFaulty = own.length > 0
  const clean = claims ? say('preflight:strip.claims', { count: claims }) : say('preflight:strip.clean')
  return (
    <button
      type="button"
      data-page={look.page}
      className={clsx(
        styles.page,
        'bare content-start grid items-start text-start full-width caption-size',
        isFaulty ? clsx('warn', styles.warn) : '',
        isOn ? clsx('on', styles.on) : '',
      )}
      aria-current={isOn ? 'true' : undefined}
      tabIndex={isOn ? 0 : -1}
      onClick={() => onPress(look.page)}
      onKeyDown={onKey}
    >
      <span
        className={clsx(styles.paper, 'centered full-width relative rounded')}
        style={{ aspectRatio: `${look.width} / ${look.height}` }}
      >
        {url ? <img src={url} alt="" decoding="async" /> : <Icon name="eye-off" />}
        <MarginBands look={look} findings={own} />
        <span
          className={clsx(
            styles.badge,
            'text-warning cautious centered round',
            isFaulty ? '' : clsx('good', styles.good),
          )}
        >
          <Icon name={isFaulty ? 'warning' : 'check'} size={14} />
        </span>
      </span>
      <span className="strong">{say('preflight:strip.page', { page: look.page })}</span>
      {begins && <span className="text-link strong">{say('preflight:strip.begins', { part: say(begins) })}</span>}
      <span className={clsx('break-anywhere', isFaulty ? 'text-warning strong' : 'muted')}>
        {isFaulty ? own.map((one) => wordsOf(one).short).join('; ') : clean}
      </span>
    </button>
  )
})

/** A callback of constant identity that calls the latest `act`. */
function useLatest<A extends unknown[]>(act: (...args: A) => void): (...args: A) => void {
  const latest = useRef(act)
  useEffect(() => {
    latest.current = act
  })
  return useCallback((...args: A) => latest.current(...args), [])
}

/** Scrolls the strip only; scrollIntoView would scroll the page too. */
function scrollBoxTo(box: Element, thumb: Element): void {
  const frame = box.getBoundingClientRect()
  const thumbFrame = thumb.getBoundingClientRect()
  box.scrollBy({
    left: Math.min(0, thumbFrame.left - frame.left) + Math.max(0, thumbFrame.right - frame.right),
    top: Math.min(0, thumbFrame.top - frame.top) + Math.max(0, thumbFrame.bottom - frame.bottom),
  })
}

function groupedByPage(findings: readonly PreflightFinding[]): ReadonlyMap<number, readonly PreflightFinding[]> {
  const grouped = new Map<number, PreflightFinding[]>()
  for (const finding of findings) {
    const own = grouped.get(finding.page ?? 0)
    if (own) own.push(finding)
    else grouped.set(finding.page ?? 0, [finding])
  }
  return grouped
}

/** How many pages a key moves: one along the line (mirrored in Arabic), one row up or down. */
function steps(key: string, list: HTMLElement | null): number | undefined {
  const forward = list && getComputedStyle(list).direction === 'rtl' ? -1 : 1
  const row = list ? getComputedStyle(list).gridTemplateColumns.split(' ').length : 1
  const all: Record<string, number> = {
    ArrowRight: forward,
    ArrowLeft: -forward,
    ArrowDown: row,
    ArrowUp: -row,
    Home: -Infinity,
    End: Infinity,
  }
  return all[key]
}
