import type { PageLook, PreflightFinding } from '@saki/domain/preflight/look'
import type { TextKey } from '@saki/texts'
import { useRef, useState, type KeyboardEvent } from 'react'

import { Button } from '../../../ui/Button.tsx'
import { Icon } from '../../../ui/icons/Icon.tsx'
import { Label } from '../../../ui/Label.tsx'
import { useWords } from '../../../ui/useWords.ts'
import { useObjectUrl } from '../studio/useObjectUrl.ts'
import { useFindingWords } from './findingWords.ts'
import { MarginBands } from './MarginBands.tsx'
import type { Progress } from './preflightClient.ts'

interface PageStripProps {
  fileName: string
  progress: Progress
  findings: readonly PreflightFinding[]
  page: number
  onPage: (page: number) => void
  /** Shows the page large. */
  onOpen: (page: number) => void
  /** How many claims were counted, told below the page they begin on. */
  claims: number | undefined
  claimsPage: number | undefined
  beginnings: readonly { page: number; label: TextKey }[]
}

/** More pictures than this are shown when asked for: they cost time on small devices. */
const SHOWN = 60

/** The pages of a document as small pictures with their marks. One of them has the focus; arrow keys lead on, Enter shows it large. */
export function PageStrip(props: PageStripProps) {
  const { fileName, progress, page, onPage, onOpen } = props
  const { say } = useWords('preflight')
  const [showsAll, showAll] = useState(false)
  const list = useRef<HTMLOListElement>(null)
  const shown = showsAll ? progress.pages : progress.pages.slice(0, Math.max(SHOWN, page))
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps(event.key, list.current)
    if (step === undefined) return
    event.preventDefault()
    const next = Math.min(Math.max(1, page + step), progress.pages.length)
    onPage(next)
    list.current?.querySelector<HTMLElement>(`[data-page="${next}"]`)?.focus()
  }
  return (
    <div className="pfstrip">
      <ol ref={list} className="pfpages" aria-label={say('preflight:strip.label', { name: fileName })}>
        {shown.map((look) => (
          <li key={look.page}>
            <Thumb
              {...props}
              look={look}
              isOn={look.page === page}
              onKeyDown={onKeyDown}
              onPress={() => (look.page === page ? onOpen(look.page) : onPage(look.page))}
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

function Thumb({
  look,
  isOn,
  progress,
  findings,
  claims,
  claimsPage,
  beginnings,
  onPress,
  onKeyDown,
}: PageStripProps & {
  look: PageLook
  isOn: boolean
  onPress: () => void
  onKeyDown: (event: KeyboardEvent) => void
}) {
  const { say } = useWords('preflight')
  const wordsOf = useFindingWords()
  const begins = beginnings.find(({ page }) => page === look.page)
  const url = useObjectUrl(progress.pictures.get(look.page))
  const own = findings.filter(({ page }) => page === look.page)
  const [first] = own
  const clean =
    look.page === claimsPage && claims ? say('preflight:strip.claims', { count: claims }) : say('preflight:strip.clean')
  return (
    <button
      type="button"
      data-page={look.page}
      className={`pfpage ${first ? 'warn' : ''} ${isOn ? 'on' : ''}`}
      aria-current={isOn ? 'true' : undefined}
      tabIndex={isOn ? 0 : -1}
      onClick={onPress}
      onKeyDown={onKeyDown}
    >
      <span className="pfpaper" style={{ aspectRatio: `${look.width} / ${look.height}` }}>
        {url ? <img src={url} alt="" /> : <Icon name="eye-off" />}
        <MarginBands look={look} findings={own} />
        <span className={`pfbadge ${first ? '' : 'good'}`}>
          <Icon name={first ? 'warning' : 'check'} size={14} />
        </span>
      </span>
      <span className="pfnumber">{say('preflight:strip.page', { page: look.page })}</span>
      {begins && <span className="pfbegins">{say('preflight:strip.begins', { part: say(begins.label) })}</span>}
      <span className="pfsays">{first ? own.map((one) => wordsOf(one).short).join('; ') : clean}</span>
    </button>
  )
}

/** How many pages a key leads on: one along the line (the other way in Arabic), a row up or down. */
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
