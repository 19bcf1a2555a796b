import { PageLink } from '../../lib/PageLink.tsx'
import { useWords } from '../../ui/useWords.ts'
import type { TodayData } from './useToday.ts'

/** The collapsed strip: the four counts as links. */
export function TodayLine({ today }: { today: TodayData }) {
  const { say } = useWords('landing')
  const count = (total: number | undefined) => total ?? 0
  return (
    <span className="line">
      <PageLink to="/customer-screen/list" search={{ group: 'action', sort: 'due' }}>
        {say('landing:count.deadlines', { count: count(today.deadlines.data?.total) })}
      </PageLink>
      <PageLink to="/customer-screen/list" search={{ group: 'payment' }}>
        {say('landing:count.unpaid', { count: count(today.unpaid.data?.total) })}
      </PageLink>
      <PageLink to="/customer-screen/draft">
        {say('landing:count.drafts', { count: count(today.drafts.data?.total) })}
      </PageLink>
      <PageLink to="/inbox" search={{ tab: 'unread' }}>
        {say('landing:count.letters', { count: count(today.letters.data?.total) })}
      </PageLink>
    </span>
  )
}
