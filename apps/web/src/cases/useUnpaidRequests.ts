import { useCall } from '../lib/queries.ts'

const EVERY = 60_000

/** Unpaid requests after filing and orders of annuities, newest first. Strip, landing page and early calls share one cached answer. */
export function useUnpaidRequests(isApplicant = true) {
  return useCall(
    'requestList',
    { query: { group: 'UNPAID', size: 3 } },
    { enabled: isApplicant, refetchInterval: EVERY },
  )
}
