/** Lengths of time in milliseconds; days of 24 hours. For days of the law see legalDate.ts. */
export const MINUTE_MS = 60_000
export const HOUR_MS = 60 * MINUTE_MS
export const DAY_MS = 24 * HOUR_MS

export const DAY_SECONDS = DAY_MS / 1000

/** The instant so many days of 24 hours before another. */
export function daysBefore(instant: Date, days: number): Date {
  return new Date(instant.getTime() - days * DAY_MS)
}
