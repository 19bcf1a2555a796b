import '../../cases/cases.css'
import './desk.css'

import type { QueueRow } from '@saki/contracts/desk'
import { legalDateOf } from '@saki/domain/dates/legalDate'
import { useSearch } from '@tanstack/react-router'
import { useCallback } from 'react'

import { useSearchNavigate } from '../../cases/useSearchNavigate.ts'
import { useCall } from '../../lib/queries.ts'
import { useUser } from '../../lib/session.ts'
import { officeNow } from '../../ui/clock.ts'
import { Page } from '../../ui/Page.tsx'
import { useWords } from '../../ui/useWords.ts'
import { CasePane } from './CasePane.tsx'
import { dueBefore, readSearch, writeSearch, type QueueSearch } from './queueSearch.ts'
import { OfficeOnly } from './OfficeOnly.tsx'
import { QueueCard } from './QueueCard.tsx'
import { TakeNext } from './TakeNext.tsx'
import { useQueueKeys } from './useQueueKeys.ts'
import { useWide } from './useWide.ts'

const SIZE = 10
/** The queue lives: colleagues take and move cases meanwhile. */
const EVERY = 15_000
const titles = { QUEUE: 'desk:queue', MINE: 'desk:mine', TERMS: 'desk:terms' } as const

/** /petugas: what waits for the office, the nearest promise first, and beside it the case with what can be done. */
export function OfficeQueueScreen() {
  const raw: Record<string, unknown> = useSearch({ strict: false })
  const search = readSearch(raw)
  return (
    <OfficeOnly title={titles[search.view]}>
      <Desk search={search} />
    </OfficeOnly>
  )
}

function Desk({ search }: { search: QueueSearch }) {
  // All words of the pane at once: nothing may vanish while words of a choice load.
  const { say } = useWords('desk', 'applications', 'answers', 'errors')
  const way = useSearchNavigate()
  const wide = useWide()
  const go = useCallback(
    (change: Partial<QueueSearch>, options?: { replace?: boolean }) =>
      way(writeSearch({ ...search, ...change }), options),
    [way, search],
  )
  const queue = useQueue(search)
  const rows = queue.data?.data
  // Beside the list there is always a case; on a narrow screen it takes the list's place when chosen.
  const chosen = search.chosen ?? (wide ? rows?.[0]?.PATENT_ID : undefined)
  const choose = useCallback((row: QueueRow) => go({ chosen: row.PATENT_ID }, { replace: wide }), [go, wide])
  useQueueKeys(rows, chosen, choose)
  const next = () => {
    const at = rows?.findIndex((row) => row.PATENT_ID === chosen) ?? -1
    go(
      { chosen: rows?.[at + 1]?.PATENT_ID ?? rows?.find((row) => row.PATENT_ID !== chosen)?.PATENT_ID },
      { replace: true },
    )
  }
  return (
    <div className={`desk ${!wide && search.chosen ? 'reading' : ''}`}>
      <div className="deskq">
        <Page
          key={search.view}
          title={titles[search.view]}
          lead={search.view === 'TERMS' ? say('desk:terms.lead') : undefined}
          actions={
            search.view === 'QUEUE' ? <TakeNext search={search} onTaken={(id) => go({ chosen: id })} /> : undefined
          }
        >
          <QueueCard search={search} queue={queue} size={SIZE} chosen={chosen} onChoose={choose} go={go} />
        </Page>
      </div>
      <CasePane patentId={chosen} onBack={wide ? undefined : () => go({ chosen: undefined })} onDone={next} />
    </div>
  )
}

function useQueue({ view, kind, right, officer, due, law, q, page }: QueueSearch) {
  const mine = useUser()?.USER_ID
  return useCall(
    'officeQueue',
    {
      query: {
        view,
        kind: view === 'QUEUE' ? kind : undefined,
        right,
        officer,
        law,
        q: q || undefined,
        dueBefore: dueBefore(due, legalDateOf(new Date(officeNow()))),
        page,
        size: SIZE,
      },
    },
    { refetchInterval: EVERY, placeholderData: (before) => before, enabled: mine !== undefined },
  )
}
export type Queue = ReturnType<typeof useQueue>
