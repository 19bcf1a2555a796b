const DAY_MS = 86_400_000
/** Days that earlier versions of drafts, and drafts in the bin, are kept. */
export const KEPT_DAYS = 30
/** Days that idempotency keys with their replies are kept. Replies of filings are kept for good in `application`. */
export const KEYS_DAYS = 7

/** The instant `days` times 24 hours before `now`; calendar days are not considered. */
export function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * DAY_MS)
}
