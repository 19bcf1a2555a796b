import { PageLink } from '../../lib/PageLink.tsx'
import { useCall } from '../../lib/queries.ts'
import { SearchNotices } from '../../searches/SearchNotices.tsx'
import { Card } from '../../ui/Card.tsx'
import { ErrorPanel } from '../../ui/ErrorPanel.tsx'
import { Label } from '../../ui/Label.tsx'

/** Newest messages of saved searches that are read here; the page of saved searches has all. */
const MOST = 5

/** The newest messages of saved searches, and how many are unread. */
export const useSearchNews = () => useCall('searchNotices', { query: { size: MOST } }, { refetchInterval: 60_000 })

/** Unread messages of saved searches above the letters; nothing when there are none. */
export function SearchNews({ news: { data, error, refetch } }: { news: ReturnType<typeof useSearchNews> }) {
  const unread = data?.data.filter(({ READ_AT }) => READ_AT === null) ?? []
  if (!error && unread.length === 0) return null
  return (
    <Card
      flush
      title={<Label k="alerts:notices.title" />}
      aside={
        <PageLink className="act" to="/pencarian-tersimpan">
          <Label k="alerts:notices.manage" />
        </PageLink>
      }
    >
      {error && !data ? (
        <div className="pad">
          <ErrorPanel error={error} onRetry={() => void refetch()} />
        </div>
      ) : (
        <SearchNotices notices={unread} />
      )}
    </Card>
  )
}
