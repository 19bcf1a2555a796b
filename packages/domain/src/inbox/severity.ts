import { daysBetween, type LegalDate } from '../dates/legalDate.ts'

export type Severity = 'INFO' | 'ACTION' | 'URGENT' | 'OVERDUE'
/** Display of a deadline: neutral, amber, red, or past. */
export type DeadlineTone = 'plain' | 'soon' | 'urgent' | 'past'

const URGENT_DAYS = 7
const SOON_DAYS = 60

/** Severity of a message: whether the reader must act, and the days left (office rule: seven days or fewer are urgent). */
export function severity(asks: boolean, due: LegalDate | null, today: LegalDate): Severity {
  if (!asks) return 'INFO'
  if (due === null) return 'ACTION'
  const left = daysBetween(today, due)
  if (left < 0) return 'OVERDUE'
  return left <= URGENT_DAYS ? 'URGENT' : 'ACTION'
}

/** Tone of a deadline; `plain` when somebody else must act. */
export function deadlineTone(due: LegalDate, today: LegalDate, isReadersTurn: boolean): DeadlineTone {
  const left = daysBetween(today, due)
  if (!isReadersTurn || left > SOON_DAYS) return 'plain'
  if (left < 0) return 'past'
  return left <= URGENT_DAYS ? 'urgent' : 'soon'
}
