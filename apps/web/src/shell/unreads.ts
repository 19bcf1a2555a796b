import { shouldAnnounce } from '@saki/domain/inbox/shouldAnnounce'
import { useEffect, useRef } from 'react'

import { useCall } from '../lib/queries.ts'
import { useUser } from '../lib/session.ts'
import { showToast } from '../ui/messages.ts'
import { setPageTitle } from '../ui/pageTitle.ts'

/** Milliseconds. Badge and layout share one cached answer and one request. */
const BADGE_EVERY = 30_000
const LAYOUT_EVERY = 60_000

function useCount(every: number): number | undefined {
  const user = useUser()
  return useCall(
    'getInboxUnreads',
    { params: { userId: user?.USER_ID ?? 0 } },
    {
      enabled: user !== undefined,
      refetchInterval: every,
      staleTime: BADGE_EVERY / 2,
      select: (rows) => rows[0]?.TOTAL ?? 0,
    },
  ).data
}

/** Unread inbox items; undefined while loading. */
export function useUnreadCount(): number | undefined {
  return useCount(BADGE_EVERY)
}

/** Unread inbox items, for the badge. */
export function useUnreads(): number {
  return useCount(BADGE_EVERY) ?? 0
}

/** Keeps the unread count in the document's title and announces when it rises after the first load. Use once, in the main layout. */
export function useAnnouncedUnreads(): void {
  const count = useCount(LAYOUT_EVERY)
  const before = useRef<number | undefined>(undefined)
  useEffect(() => {
    if (count === undefined) return
    const news = shouldAnnounce(before.current, count)
    before.current = count
    setPageTitle({ unread: count })
    if (news > 0) showToast('shell:unread.new', { values: { n: news }, tone: 'info' })
  }, [count])
}
