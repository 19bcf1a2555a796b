import { PageLink } from '../lib/PageLink.tsx'
import { Icon } from '../ui/icons/Icon.tsx'
import { useWords } from '../ui/useWords.ts'
import { useCall } from '../lib/queries.ts'
import { useUnreads } from './unreads.ts'

/** One line of what waits for the reader: letters not read, letters with a deadline. Absent when nothing does. */
export function AttentionStrip() {
  const { say } = useWords('shell')
  const unread = useUnreads()
  const { data } = useCall('getInbox', { query: { action: 'Y', size: 50 } }, { refetchInterval: 60_000 })
  const urgent = data?.data.filter((item) => item.SEVERITY === 'URGENT' || item.SEVERITY === 'OVERDUE').length ?? 0
  if (unread === 0 && urgent === 0) return null
  return (
    <nav className="strip" aria-label={say('shell:strip.title')}>
      {urgent > 0 && (
        <PageLink to="/inbox" search={{ action: 'Y' }} className="hot">
          <Icon name="flag" size={16} />
          <b>{say('shell:strip.deadlines', { count: urgent })}</b>
        </PageLink>
      )}
      {unread > 0 && (
        <PageLink to="/inbox">
          <Icon name="mail" size={16} />
          <b>{say('shell:strip.unread', { count: unread })}</b>
        </PageLink>
      )}
    </nav>
  )
}
