import { keepPreviousData } from '@tanstack/react-query'

import { useCall } from '../../lib/queries.ts'
import { usePageCursor } from '../../lib/usePageCursor.ts'
import { useUnreadCount } from '../../shell/unreads.ts'
import { groupCounts } from './groupCounts.ts'
import { groupInboxItems, narrowingOf, type InboxSearch } from './inboxSearch.ts'

export const PAGE_SIZE = 25
/** Same page size as the strip above the page, so that both share one cached answer. */
export const WAITING_SIZE = 50
const REFRESH_EVERY = 60_000

/** Items of a tab in groups, the counts of all tabs, and the number of items the filters hide. */
export function useInbox(search: InboxSearch) {
  const { tab, page } = search
  const every = { refetchInterval: REFRESH_EVERY }
  const narrowed = narrowingOf(search)
  const isNarrowed = Object.keys(narrowed).length > 0
  const isFirst = page === 1
  const { cursor, keepCursor } = usePageCursor(JSON.stringify([tab, narrowed]), page)
  const waiting = useCall('getInbox', { query: { action: 'Y', size: WAITING_SIZE, ...narrowed } }, every)
  const further = useCall(
    'getInbox',
    { query: { action: 'Y', size: WAITING_SIZE, ...narrowed, page, cursor } },
    { ...every, placeholderData: keepPreviousData, enabled: tab === 'action' && !isFirst },
  )
  const list = useCall(
    'getInbox',
    {
      query: {
        ...(tab === 'unread' ? { unread: 'Y' as const } : { sort: 'ranked' as const }),
        ...narrowed,
        page,
        cursor,
        size: PAGE_SIZE,
      },
    },
    { ...every, placeholderData: keepPreviousData, enabled: tab !== 'action' },
  )
  const whole = useCall('getInbox', { query: { size: 1 } }, { ...every, enabled: tab !== 'all' || isNarrowed })
  const unreadCount = useUnreadCount()
  const unread = unreadCount ?? 0
  const shown = tab !== 'action' ? list : isFirst ? waiting : further
  const total = shown.data?.total ?? 0
  const all = tab === 'all' && !isNarrowed ? list.data?.total : whole.data?.total
  const waitingItems = waiting.data?.data ?? []
  const waitingUnread = waitingItems.filter((item) => item.STATUS === 'N').length
  const groups = groupInboxItems(shown.data?.data ?? [])
  const isCapped = shown.data?.TOTAL_CAPPED === 'Y'
  return {
    groups,
    groupCounts: groupCounts({
      tab,
      isNarrowed,
      groups,
      total: isCapped ? undefined : total,
      waiting: waiting.data && {
        total: waiting.data.total,
        unread: waiting.data.total === waitingItems.length ? waitingUnread : undefined,
      },
      unread: unreadCount,
      all: tab === 'all' && isCapped ? undefined : all,
    }),
    shown,
    /** To be called before the page turns. */
    keepCursor: (to: number) => keepCursor(shown.isPlaceholderData ? undefined : shown.data, to),
    isReady: shown.data !== undefined,
    total,
    isCapped,
    hidden: all === undefined || shown.data === undefined ? 0 : Math.max(0, all - total),
    hiddenUnread: tab === 'action' && !isNarrowed ? Math.max(0, unread - waitingUnread) : 0,
    waiting: waitingItems,
    counts: { action: waiting.data?.total, unread, all },
  }
}
