import { addDays, daysBetween, legalDateOf, type LegalDate } from '../dates/legalDate.ts'

/** A draft nobody saved for a year goes into the bin, from where its owner can take it for 30 days more. */
export const UNUSED_DAYS = 365
/** Days left at which its owner is told; nothing goes without both notices having gone out. */
export const NOTICE_DAYS = [30, 7] as const
/** How long the bin keeps what was put there. */
export const BIN_DAYS = 30

export interface Keeping {
  /** Last save, or when it was last taken out of the bin. */
  usedAt: Date
  deletedAt: Date | null
}

/** The day (Jakarta) on which a draft goes into the bin, or one in the bin for good; undefined while that is more than 30 days away. */
export function goesOn({ usedAt, deletedAt }: Keeping, today: LegalDate): LegalDate | undefined {
  if (deletedAt) return addDays(legalDateOf(deletedAt), BIN_DAYS)
  const day = addDays(legalDateOf(usedAt), UNUSED_DAYS)
  return daysBetween(today, day) <= NOTICE_DAYS[0] ? day : undefined
}
