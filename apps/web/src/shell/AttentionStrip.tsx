import { legalClockText } from '@saki/texts/dates'
import { useEffect } from 'react'

import { useUnpaidRequests } from '../cases/useUnpaidRequests.ts'
import { recallOwn, rememberOwn } from '../lib/deviceStore.ts'
import { PageLink } from '../lib/PageLink.tsx'
import { Icon } from '../ui/icons/Icon.tsx'
import { useWords } from '../ui/useWords.ts'
import { useCall } from '../lib/queries.ts'
import { useUser } from '../lib/session.ts'
import { officeNow } from '../ui/clock.ts'
import { useUnreadCount } from './unreads.ts'

/** Same page size as the landing page, so that both share one cached answer. */
const ROWS = 3
const EVERY = 60_000
/** 'Y' or 'N': whether the strip was shown last time, so that its place is kept while the counts load. */
const SHOWN = 'strip-shown'

/** Counts of what the reader has to do: deadlines, unpaid bills of filings and of requests with the hour the next code ends, drafts, unread letters. Renders nothing when all are zero, an empty strip while they load. */
export function AttentionStrip() {
  const { say } = useWords('shell')
  const unreadCount = useUnreadCount()
  const unread = unreadCount ?? 0
  const waiting = useCall('getInbox', { query: { action: 'Y', size: 50 } }, { refetchInterval: EVERY })
  const urgent =
    waiting.data?.data.filter((item) => item.SEVERITY === 'URGENT' || item.SEVERITY === 'OVERDUE').length ?? 0
  const isApplicant = useUser()?.ROLE === 'applicant'
  const own = { enabled: isApplicant, refetchInterval: EVERY }
  const unpaidCall = useCall('getPatents', { query: { group: 'payment', size: ROWS } }, own)
  const requestsCall = useUnpaidRequests(isApplicant)
  const draftsCall = useCall('getPatentTemp', { query: { size: ROWS } }, own)
  const unpaid = unpaidCall.data
  const drafts = draftsCall.data?.total ?? 0
  const bills = unpaid?.total ?? 0
  const lapses = firstLapse(unpaid?.data ?? [])
  const requestBills = requestsCall.data?.total ?? 0
  const requestLapses = firstLapse(requestsCall.data?.data ?? [])
  const isEmpty = unread === 0 && urgent === 0 && bills === 0 && requestBills === 0 && drafts === 0
  const isLoading =
    waiting.isPending || (isApplicant && (unpaidCall.isPending || requestsCall.isPending || draftsCall.isPending))
  const isKnown = !isLoading && unreadCount !== undefined
  useEffect(() => {
    if (isKnown) rememberOwn(SHOWN, isEmpty ? 'N' : 'Y')
  }, [isKnown, isEmpty])
  if (isEmpty) {
    const before = recallOwn(SHOWN)
    const keepsPlace = isLoading ? before !== 'N' : !isKnown && before === 'Y'
    return keepsPlace ? <div className="strip noprint hairline-below" /> : null
  }
  return (
    <nav className="strip noprint row hairline-below muted small nowrap" aria-label={say('shell:strip.title')}>
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
          {lapses && <span className="nophone">{say('shell:strip.lapses', { time: legalClockText(lapses) })}</span>}
        </PageLink>
      )}
      {requestBills > 0 && (
        <PageLink
          to="/user-docx/tp/list-pengajuan-pasca"
          search={{ group: 'unpaid' }}
          className={requestLapses ? 'hot' : undefined}
        >
          <Icon name="receipt" size={16} />
          <b>{say('shell:strip.requestBills', { count: requestBills })}</b>
          {requestLapses && (
            <span className="nophone">{say('shell:strip.lapses', { time: legalClockText(requestLapses) })}</span>
          )}
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

/** The earliest end of a code that is still valid. */
function firstLapse(rows: readonly { BILLING_EXPIRES_AT: string | null }[]): string | undefined {
  return rows
    .flatMap(({ BILLING_EXPIRES_AT: until }) => (until && new Date(until).getTime() > officeNow() ? [until] : []))
    .toSorted()[0]
}
