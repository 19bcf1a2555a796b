import { addDays, legalDateOf } from '@saki/domain/dates/legalDate'

import { useCall } from '../../lib/queries.ts'
import { officeNow } from '../../ui/clock.ts'

/** Deadlines this near belong to today's strip. */
const HORIZON_DAYS = 14
const ROWS = 3
const REFRESH_EVERY = 60_000

/** The four things a reader may have to do today, each from its own call, so that one failure leaves the others standing. */
export function useToday() {
  const dueBefore = addDays(legalDateOf(new Date(officeNow())), HORIZON_DAYS)
  const every = { refetchInterval: REFRESH_EVERY }
  const deadlines = useCall('getPatents', { query: { group: 'action', dueBefore, sort: 'due', size: ROWS } }, every)
  const unpaid = useCall('getPatents', { query: { group: 'payment', size: ROWS } }, every)
  const drafts = useCall('getPatentTemp', { query: { size: ROWS } }, every)
  const letters = useCall('getInbox', { query: { unread: 'Y', size: ROWS } }, every)
  return { deadlines, unpaid, drafts, letters }
}

export type TodayData = ReturnType<typeof useToday>
