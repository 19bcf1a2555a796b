import type { SearchNotice } from '@saki/contracts/savedSearches'
import { useState } from 'react'

import { PageLink } from '../../lib/PageLink.tsx'
import { useCall } from '../../lib/queries.ts'
import { Label } from '../../ui/Label.tsx'
import { Late } from '../../ui/Late.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { useWords } from '../../ui/useWords.ts'

/** Newest messages of saved searches that are read here; the page of saved searches has all. */
const MOST = 5

const load = async () => (await import('../../searches/SearchNotices.tsx')).SearchNotices

/**
 * Unread messages of saved searches above the letters, in one line that opens; nothing when there are none. They are no letters and count
 * among none, so that the numbers of letters are those of letters.
 */
export function SearchNews() {
  const { data } = useCall('searchNotices', { query: { size: MOST } }, { refetchInterval: 60_000, retry: false })
  return data && data.UNREAD > 0 ? (
    <UnreadNews notices={data.data.filter(({ READ_AT }) => READ_AT === null)} count={data.UNREAD} />
  ) : null
}

function UnreadNews({ notices, count }: { notices: readonly SearchNotice[]; count: number }) {
  const { say } = useWords('alerts')
  const [isOpen, setOpen] = useState(false)
  return (
    <section className="card" aria-label={say('alerts:notices.title')}>
      <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary className="inset-12">
          <Label k="alerts:notices.title" /> <span className="muted small">{say('alerts:new', { count })}</span>
        </summary>
        {isOpen && (
          <Late load={load} props={{ notices }} onFail={() => setOpen(false)} fallback={<Skeleton lines={2} />} />
        )}
        <p className="inset-12">
          <PageLink className="text-button" to="/pencarian-tersimpan">
            <Label k="alerts:notices.manage" />
          </PageLink>
        </p>
      </details>
    </section>
  )
}
