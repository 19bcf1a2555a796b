import { keepPreviousData } from '@tanstack/react-query'

import { useCall } from '../../lib/queries.ts'
import { useUnreads } from '../../shell/unreads.ts'
import { grouped, type InboxSearch } from './inboxSearch.ts'

export const PAGE_SIZE = 25
/** As many waiting items as the strip above the page asks for, so that both share one answer. */
const WAITING_SIZE = 50
const REFRESH_EVERY = 60_000

/** The items of a tab in their groups, and the counts of all tabs. */
export function useInbox({ tab, file, page }: InboxSearch) {
  const every = { refetchInterval: REFRESH_EVERY }
  const narrowed = file === undefined ? {} : { file }
  const waiting = useCall('getInbox', { query: { action: 'Y', size: WAITING_SIZE, ...narrowed } }, every)
  const list = useCall(
    'getInbox',
    { query: { ...(tab === 'unread' ? { unread: 'Y' as const } : {}), ...narrowed, page, size: PAGE_SIZE } },
    {
      ...every,
      placeholderData: keepPreviousData,
      enabled: tab !== 'action',
    },
  )
  const whole = useCall('getInbox', { query: { ...narrowed, size: 1 } }, every)
  const unread = useUnreads()
  const shown = tab === 'action' ? waiting : list
  const items = list.data?.data ?? []
  const groups =
    tab === 'action'
      ? grouped(waiting.data?.data ?? [], [])
      : grouped(
          tab === 'all'
            ? page === 1
              ? (waiting.data?.data ?? [])
              : []
            : items.filter((item) => item.TODO_TEXT !== ''),
          items,
        )
  return {
    groups,
    shown,
    isReady: shown.data !== undefined && (tab !== 'all' || waiting.data !== undefined || waiting.error !== null),
    total: shown.data?.total ?? 0,
    counts: { action: waiting.data?.total, unread, all: whole.data?.total },
  }
}
