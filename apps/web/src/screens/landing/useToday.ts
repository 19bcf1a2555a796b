import { useUnpaidRequests } from '../../cases/useUnpaidRequests.ts'
import { useCall } from '../../lib/queries.ts'

/** Same query as the strip above the page and the inbox, so that all share one cached answer. */
const WAITING = { action: 'Y', size: 50 } as const
const ROWS = 3
const REFRESH_EVERY = 60_000

/** The lists of the landing page, each from its own call, so that one failure does not hide the others. */
export function useToday() {
  const every = { refetchInterval: REFRESH_EVERY }
  const deadlines = useCall('getInbox', { query: WAITING }, every)
  const unpaid = useCall('getPatents', { query: { group: 'payment', size: ROWS } }, every)
  const unpaidRequests = useUnpaidRequests()
  const drafts = useCall('getPatentTemp', { query: { size: ROWS } }, every)
  const letters = useCall('getInbox', { query: { unread: 'Y', size: ROWS } }, every)
  return { deadlines, unpaid, unpaidRequests, drafts, letters }
}

export type TodayData = ReturnType<typeof useToday>
