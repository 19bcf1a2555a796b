import { keepPreviousData } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { useState } from 'react'

import { useNiceClasses } from '../cases/niceClasses.ts'
import { useOnline } from '../lib/online.ts'
import { PageLink } from '../lib/PageLink.tsx'
import { useCall } from '../lib/queries.ts'
import { useDelayed } from '../lib/useDelayed.ts'
import { Button } from '../ui/Button.tsx'
import { Icon } from '../ui/icons/Icon.tsx'
import { Label } from '../ui/Label.tsx'
import { useWords } from '../ui/useWords.ts'
import { SimilarMarkCard } from './SimilarMarkCard.tsx'
import styles from './similar.module.css'

/** Milliseconds after the last key until similar marks are asked. */
const PAUSE = 500
const MOST_SHOWN = 5

interface SimilarMarksPanelProps {
  /** At least two letters. */
  name: string
  /** Classes of the draft; without any all are searched. */
  classes: readonly number[]
  onOff: () => void
}

/** Marks alike to the name in a draft, in its classes. Never blocks: without an answer it says so in one line. */
export function SimilarMarksPanel({ name, classes, onOff }: SimilarMarksPanelProps) {
  const { say } = useWords('search')
  const [isOpen, setOpen] = useState(() => !matchMedia('(width < 1024px)').matches)
  const { found, isOlder, words } = useSimilarToDraft(name, classes)
  const scope =
    classes.length > 0 ? say('search:panel.in', { classes: classes.join(say('core:comma')) }) : say('search:panel.all')
  return (
    <aside className="card stays-in-view clipped" aria-labelledby="similar-marks">
      <details open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary className={clsx(styles.head, 'row gap-12 inset-12')}>
          <h2 id="similar-marks" className="large grow">
            <span role="status">
              {found && !isOlder ? (
                <Label k="search:found" values={{ count: found.total }} stacked />
              ) : (
                <Label k="search:panel.title" stacked />
              )}
              <span className="sr"> {scope}</span>
            </span>
          </h2>
          <span className="hint" aria-hidden="true">
            {scope}
          </span>
          <Icon name={isOpen ? 'chevron-up' : 'chevron-down'} size={18} />
        </summary>
        {found && found.total > 0 && (
          <div className={clsx(isOlder && 'dim')} aria-busy={isOlder}>
            <FoundMarks marks={found.data} sought={classes} />
          </div>
        )}
        {words && <p className="inset-12 hairline-above muted sm">{say(words)}</p>}
        <div className="inset-12 hairline-above grid gap-4">
          <p className="hint">{say('search:panel.aid')}</p>
          <div className={clsx(styles.panelActs, 'actions')}>
            {found && found.total > 0 && (
              <PageLink
                className="text-button"
                to="/trademarks/search"
                search={{ q: name, classes: classes.length === 1 ? classes[0] : classes.join(',') || undefined }}
              >
                <Icon name="search" size={18} />
                <Label k="search:panel.full" />
              </PageLink>
            )}
            <Button look="act" icon="eye-off" onClick={onOff}>
              <Label k="search:panel.off" />
            </Button>
          </div>
        </div>
      </details>
    </aside>
  )
}

type Found = NonNullable<ReturnType<typeof useCall<'getSimilarTrademarks'>>['data']>

function FoundMarks({ marks, sought }: { marks: Found['data']; sought: readonly number[] }) {
  const names = useNiceClasses()
  return (
    <ul className="hairlines hairline-above">
      {marks.map((mark) => (
        <li key={mark.FILENO}>
          <SimilarMarkCard mark={mark} sought={sought} names={names} compact />
        </li>
      ))}
    </ul>
  )
}

/**
 * The marks most alike to the name a moment after the last key, and what is said when there are none to show. `isOlder`: they are those of the name or the
 * classes before, which stay, paler, until the others come, so that nothing jumps at each key.
 */
function useSimilarToDraft(name: string, classes: readonly number[]) {
  const isOnline = useOnline()
  const asked = useDelayed(name, PAUSE)
  const query = { name: asked, classes: classes.join(',') || undefined, page: 1, size: MOST_SHOWN }
  const { data, error, isPlaceholderData } = useCall(
    'getSimilarTrademarks',
    { query },
    { enabled: isOnline, retry: false, placeholderData: keepPreviousData },
  )
  const found = isOnline && !error ? data : undefined
  const isOlder = name !== asked || isPlaceholderData
  return { found, isOlder, words: wordsInstead() }

  function wordsInstead() {
    if (!isOnline) return 'search:panel.offline' as const
    if (error) return 'search:panel.failed' as const
    if (!found || isOlder) return 'search:panel.searching' as const
    return found.total === 0 ? ('search:panel.none' as const) : undefined
  }
}
