import { addDays, weekday, type LegalDate } from '../dates/legalDate.ts'

/** How often the owner of a saved search is told of its hits: each as soon as it is public, or together once a day or week. */
export const alertTimes = ['AT_ONCE', 'DAILY', 'WEEKLY'] as const
export type AlertTimes = (typeof alertTimes)[number]

/** Most saved searches of one user. */
export const MOST_SAVED_SEARCHES = 100
/** Most characters of the name of a saved search. */
export const SEARCH_NAME_LENGTH = 80

/**
 * Whether hits that wait are to be told on the day `today`. `foundOn`: day of the oldest of them; both are days in Jakarta. Daily: from the
 * day after it, so that no more than one message is sent in a day; weekly: from the Monday after it.
 */
export function isAlertDue(times: AlertTimes, foundOn: LegalDate, today: LegalDate): boolean {
  if (times === 'AT_ONCE') return true
  return times === 'DAILY' ? foundOn < today : mondayOf(foundOn) < mondayOf(today)
}

const mondayOf = (date: LegalDate): LegalDate => addDays(date, -((weekday(date) + 6) % 7))
