import { useCall } from '../../lib/queries.ts'

/** What needs action is asked for as the strip above and the inbox ask, so that all show one answer. */
const WAITING = { action: 'Y', size: 50 } as const
const ROWS = 3
const REFRESH_EVERY = 60_000

/** The four things a reader may have to do today, each from its own call, so that one failure leaves the others standing. */
export function useToday() {
  const every = { refetchInterval: REFRESH_EVERY }
  const deadlines = useCall('getInbox', { query: WAITING }, every)
  const unpaid = useCall('getPatents', { query: { group: 'payment', size: ROWS } }, every)
  const drafts = useCall('getPatentTemp', { query: { size: ROWS } }, every)
  const letters = useCall('getInbox', { query: { unread: 'Y', size: ROWS } }, every)
  return { deadlines, unpaid, drafts, letters }
}

export type TodayData = ReturnType<typeof useToday>
