import { legalDateOf } from '@saki/domain/dates/legalDate'

import { useCall } from '../../lib/queries.ts'
import { useUser } from '../../lib/session.ts'
import { officeNow } from '../../ui/clock.ts'
import { dueBefore, type QueueSearch } from './queueSearch.ts'

export const QUEUE_PAGE_SIZE = 10
/** Milliseconds; colleagues take and move cases at any time. */
const EVERY = 15_000

/** A page of the officers' queue, asked for again every 15 seconds. */
export function useQueue({ view, kind, right, officer, due, law, q, page }: QueueSearch) {
  const mine = useUser()?.USER_ID
  return useCall(
    'officeQueue',
    {
      query: {
        view,
        kind: view === 'QUEUE' ? kind : undefined,
        right,
        officer,
        law,
        q: q || undefined,
        dueBefore: dueBefore(due, legalDateOf(new Date(officeNow()))),
        page,
        size: QUEUE_PAGE_SIZE,
      },
    },
    { refetchInterval: EVERY, placeholderData: (before) => before, enabled: mine !== undefined },
  )
}
export type Queue = ReturnType<typeof useQueue>
