import { PageLink } from '../../lib/PageLink.tsx'
import { useCall } from '../../lib/queries.ts'
import { SearchNotices } from '../../searches/SearchNotices.tsx'
import { Label } from '../../ui/Label.tsx'
import { useWords } from '../../ui/useWords.ts'

/** Newest messages of saved searches that are read here; the page of saved searches has all. */
const MOST = 5

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

function UnreadNews({ notices, count }: { notices: Parameters<typeof SearchNotices>[0]['notices']; count: number }) {
  const { say } = useWords('alerts')
  return (
    <section className="card" aria-label={say('alerts:notices.title')}>
      <details>
        <summary className="inset-12">
          <Label k="alerts:notices.title" /> <span className="muted small">{say('alerts:new', { count })}</span>
        </summary>
        <SearchNotices notices={notices} />
        <p className="inset-12">
          <PageLink className="text-button" to="/pencarian-tersimpan">
            <Label k="alerts:notices.manage" />
          </PageLink>
        </p>
      </details>
    </section>
  )
}
