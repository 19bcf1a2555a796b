import type { TextKey } from '@saki/texts'
import { useLocation, useNavigate } from '@tanstack/react-router'
import { useId, type MouseEvent, type ReactNode } from 'react'

import type { Answer } from '../lib/ask.ts'
import { readSearch } from '../lib/pageSearch.ts'
import { PageLink } from '../lib/PageLink.tsx'
import { useCall } from '../lib/queries.ts'
import { useUser } from '../lib/session.ts'
import { Icon, type IconName } from '../ui/icons/Icon.tsx'
import { Label } from '../ui/Label.tsx'
import { useWords } from '../ui/useWords.ts'
import { useKeptFold } from './keptFold.ts'
import { entriesFor, keepsTables, officeTables, type OfficeEntry } from './officeEntries.ts'

const EVERY = 30_000

/**
 * The officers' sidebar, in a chunk that only officers load: what the officer's roles work with, the rest and the tables behind folds.
 * `widen`: shows the names again, when there are icons only.
 */
export function OfficeNav({ widen }: { widen?: (() => void) | undefined }) {
  const roles = useUser()?.OFFICE_ROLES ?? []
  const counts = useCall('officeQueue', { query: { view: 'MINE', size: 1 } }, { refetchInterval: EVERY }).data?.COUNTS
  const { own, rest } = entriesFor(roles)
  return (
    <>
      {own.map((entry) => (
        <Entry key={entry.label} entry={entry} counts={counts} icon={<Icon name={entry.icon} />} />
      ))}
      <Fold name="more" label="officeNav:more" icon="more" entries={rest} counts={counts} widen={widen} />
      <Fold
        name="tables"
        label="officeNav:tables"
        icon="sliders"
        entries={officeTables}
        atFirst={keepsTables(roles)}
        widen={widen}
      />
    </>
  )
}

type Counts = Answer<'officeQueue'>['COUNTS']

interface FoldProps {
  name: string
  label: TextKey
  icon: IconName
  entries: readonly OfficeEntry[]
  atFirst?: boolean
  counts?: Counts | undefined
  widen: (() => void) | undefined
}

/** Entries behind a button. The one of the open page is shown while the fold is closed, too. */
function Fold({ name, label, icon, entries, atFirst = false, counts, widen }: FoldProps) {
  const [isKeptOpen, setOpen] = useKeptFold(name, atFirst)
  const isHere = useIsHere()
  const id = useId()
  const isOpen = isKeptOpen && !widen
  const shown = widen ? [] : entries.filter((entry) => isOpen || isHere(entry))
  const press = () => {
    setOpen(!isOpen)
    widen?.()
  }
  return (
    <>
      <button
        type="button"
        className="nav"
        aria-expanded={isOpen}
        aria-controls={shown.length > 0 ? id : undefined}
        onClick={press}
      >
        <Icon name={icon} />
        <Label k={label} stacked />
        <Icon name={isOpen ? 'chevron-up' : 'chevron-down'} size={16} className="end" />
      </button>
      {shown.length > 0 && (
        <div id={id} className="kids stack gap-2">
          {shown.map((entry) => (
            <Entry key={entry.label} entry={entry} counts={counts} />
          ))}
        </div>
      )}
    </>
  )
}

function Entry({ entry, counts, icon }: { entry: OfficeEntry; counts: Counts | undefined; icon?: ReactNode }) {
  if (entry.to === '/petugas')
    return (
      <ViewLink entry={entry} total={entry.count && counts?.[entry.count]}>
        {icon}
      </ViewLink>
    )
  return (
    <PageLink className="nav" to={entry.to}>
      {icon}
      <Label k={entry.label} stacked />
    </PageLink>
  )
}

/** Whether an entry's page is open; of the queue, whether its view is. */
function useIsHere(): (entry: Pick<OfficeEntry, 'to' | 'view'>) => boolean {
  const { pathname, search } = useLocation()
  return ({ to, view }) => pathname === to && (to !== '/petugas' || readSearch('/petugas', search).view === view)
}

function ViewLink({ entry, total, children }: { entry: OfficeEntry; total: number | undefined; children: ReactNode }) {
  const { label, view, says } = entry
  const { say } = useWords('officeNav')
  const navigate = useNavigate()
  const isHere = useIsHere()
  const href = view ? `/petugas?view=${view}` : '/petugas'
  const onClick = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    void navigate({ href })
  }
  return (
    <a className="nav" href={href} aria-current={isHere(entry) ? 'page' : undefined} onClick={onClick}>
      {children}
      <Label k={label} stacked />
      {total !== undefined && total > 0 && (
        <span className="end mono">
          <span aria-hidden={says !== undefined}>{total}</span>
          {says && <span className="sr">{say(says, { count: total })}</span>}
        </span>
      )}
    </a>
  )
}
