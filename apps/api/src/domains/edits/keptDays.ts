const DAY_MS = 86_400_000
/** How long earlier saves and drafts in the bin are kept. */
export const KEPT_DAYS = 30
/** How long replies to requests are kept for repeats (filings keep theirs for ever). */
export const KEYS_DAYS = 7

/** Days of 24 hours before an instant, not calendar days. */
export function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * DAY_MS)
}
