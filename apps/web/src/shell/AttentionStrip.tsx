import { legalClockText } from '@saki/texts/dates'

import { PageLink } from '../lib/PageLink.tsx'
import { Icon } from '../ui/icons/Icon.tsx'
import { useWords } from '../ui/useWords.ts'
import { useCall } from '../lib/queries.ts'
import { useUser } from '../lib/session.ts'
import { officeNow } from '../ui/clock.ts'
import { useUnreads } from './unreads.ts'

/** Same page size as the landing page, so that both share one cached answer. */
const ROWS = 3
const EVERY = 60_000

/** Counts of what the reader has to do: deadlines, unpaid bills with the hour the next code ends, drafts, unread letters. Renders nothing when all are zero. */
export function AttentionStrip() {
  const { say } = useWords('shell')
  const unread = useUnreads()
  const { data } = useCall('getInbox', { query: { action: 'Y', size: 50 } }, { refetchInterval: EVERY })
  const urgent = data?.data.filter((item) => item.SEVERITY === 'URGENT' || item.SEVERITY === 'OVERDUE').length ?? 0
  const isApplicant = useUser()?.ROLE === 'applicant'
  const own = { enabled: isApplicant, refetchInterval: EVERY }
  const unpaid = useCall('getPatents', { query: { group: 'payment', size: ROWS } }, own).data
  const drafts = useCall('getPatentTemp', { query: { size: ROWS } }, own).data?.total ?? 0
  const bills = unpaid?.total ?? 0
  const lapses = (unpaid?.data ?? [])
    .flatMap(({ BILLING_EXPIRES_AT: until }) => (until && new Date(until).getTime() > officeNow() ? [until] : []))
    .toSorted()[0]
  if (unread === 0 && urgent === 0 && bills === 0 && drafts === 0) return null
  return (
    <nav className="strip" aria-label={say('shell:strip.title')}>
      {urgent > 0 && (
        <PageLink to="/inbox" search={{ action: 'Y' }} className="hot">
          <Icon name="flag" size={16} />
          <b>{say('shell:strip.deadlines', { count: urgent })}</b>
        </PageLink>
      )}
      {bills > 0 && (
        <PageLink to="/customer-screen/list" search={{ group: 'payment' }} className={lapses ? 'hot' : undefined}>
          <Icon name="receipt" size={16} />
          <b>{say('shell:strip.bills', { count: bills })}</b>
          {lapses && <span>{say('shell:strip.lapses', { time: legalClockText(lapses) })}</span>}
        </PageLink>
      )}
      {drafts > 0 && (
        <PageLink to="/customer-screen/draft">
          <Icon name="pencil" size={16} />
          <b>{say('shell:strip.drafts', { count: drafts })}</b>
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
