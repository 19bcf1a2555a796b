import { addDays, daysBetween, legalDateOf, type LegalDate } from '../dates/legalDate.ts'

/** Days without a save after which a draft is moved to the bin. */
export const UNUSED_DAYS = 365
/** Days before that move on which the owner is notified; a draft is moved only after both notices were sent. */
export const NOTICE_DAYS = [30, 7] as const
/** Days a draft stays in the bin before it is deleted. */
export const BIN_DAYS = 30

export interface DraftDates {
  /** Last save, or last restore from the bin. */
  usedAt: Date
  deletedAt: Date | null
}

/**
 * Day (Jakarta) on which a draft is moved to the bin, or a draft in the bin is deleted; undefined while the move is more than 30 days away.
 */
export function removalDay({ usedAt, deletedAt }: DraftDates, today: LegalDate): LegalDate | undefined {
  if (deletedAt) return addDays(legalDateOf(deletedAt), BIN_DAYS)
  const day = addDays(legalDateOf(usedAt), UNUSED_DAYS)
  return daysBetween(today, day) <= NOTICE_DAYS[0] ? day : undefined
}
