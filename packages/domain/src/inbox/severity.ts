import { daysBetween, type LegalDate } from '../dates/legalDate.ts'

export type Severity = 'INFO' | 'ACTION' | 'URGENT' | 'OVERDUE'
/** How a deadline is shown: plain, amber, red, or past. */
export type DeadlineTone = 'plain' | 'soon' | 'urgent' | 'past'

const URGENT_DAYS = 7
const SOON_DAYS = 60

/** Weight of a message: whether it asks something of the reader and how many days are left (office rule: a week or less is urgent). */
export function severity(asks: boolean, due: LegalDate | null, today: LegalDate): Severity {
  if (!asks) return 'INFO'
  if (due === null) return 'ACTION'
  const left = daysBetween(today, due)
  if (left < 0) return 'OVERDUE'
  return left <= URGENT_DAYS ? 'URGENT' : 'ACTION'
}

/** Tone of a deadline. Other people's clocks are plain, whatever the day. */
export function deadlineTone(due: LegalDate, today: LegalDate, isReadersTurn: boolean): DeadlineTone {
  const left = daysBetween(today, due)
  if (!isReadersTurn || left > SOON_DAYS) return 'plain'
  if (left < 0) return 'past'
  return left <= URGENT_DAYS ? 'urgent' : 'soon'
}
