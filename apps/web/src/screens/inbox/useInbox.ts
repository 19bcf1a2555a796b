import { keepPreviousData } from '@tanstack/react-query'

import { useCall } from '../../lib/queries.ts'
import { useUnreads } from '../../shell/unreads.ts'
import { grouped, narrowingOf, type InboxSearch, type InboxTab } from './inboxSearch.ts'

export const PAGE_SIZE = 25
/** As many waiting items as the strip above the page asks for, so that both share one answer. */
export const WAITING_SIZE = 50
const REFRESH_EVERY = 60_000

/** The items of a tab in their groups, the counts of all tabs, and how many items what is shown leaves out. */
export function useInbox(search: InboxSearch) {
  const { page } = search
  const every = { refetchInterval: REFRESH_EVERY }
  const narrowed = narrowingOf(search)
  const isNarrowed = Object.keys(narrowed).length > 0
  const waiting = useCall('getInbox', { query: { action: 'Y', size: WAITING_SIZE, ...narrowed } }, every)
  const tab: InboxTab = search.tab ?? ((waiting.data?.total ?? 0) > 0 ? 'action' : 'all')
  const isFirst = page === 1
  const further = useCall(
    'getInbox',
    { query: { action: 'Y', size: WAITING_SIZE, ...narrowed, page } },
    { ...every, placeholderData: keepPreviousData, enabled: tab === 'action' && !isFirst },
  )
  const list = useCall(
    'getInbox',
    { query: { ...(tab === 'unread' ? { unread: 'Y' as const } : {}), ...narrowed, page, size: PAGE_SIZE } },
    { ...every, placeholderData: keepPreviousData, enabled: tab !== 'action' },
  )
  const old = useCall(
    'getInbox',
    { query: { unread: 'Y', ...narrowed, size: WAITING_SIZE } },
    { ...every, enabled: tab === 'all' && isFirst },
  )
  const whole = useCall('getInbox', { query: { size: 1 } }, every)
  const unread = useUnreads()
  const shown = tab !== 'action' ? list : isFirst ? waiting : further
  const items = list.data?.data ?? []
  const waitingItems = waiting.data?.data ?? []
  const groups =
    tab === 'action'
      ? grouped(shown.data?.data ?? [], [], [])
      : tab === 'unread'
        ? grouped(
            items.filter((item) => item.TODO_TEXT !== ''),
            items,
            [],
          )
        : grouped(isFirst ? waitingItems : [], isFirst ? (old.data?.data ?? []) : [], items)
  const total = shown.data?.total ?? 0
  return {
    tab,
    groups,
    shown,
    // The tab is known once it is known what waits.
    isReady: shown.data !== undefined && (waiting.data !== undefined || waiting.error !== null),
    total,
    hidden: whole.data === undefined || shown.data === undefined ? 0 : Math.max(0, whole.data.total - total),
    hiddenUnread:
      tab === 'action' && !isNarrowed
        ? Math.max(0, unread - waitingItems.filter((item) => item.STATUS === 'N').length)
        : 0,
    waiting: waitingItems,
    counts: { action: waiting.data?.total, unread, all: whole.data?.total },
  }
}
