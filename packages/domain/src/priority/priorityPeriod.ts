import { addMonths, daysBetween, isLegalDate, type LegalDate } from '../dates/legalDate.ts'

/**
 * Months within which priority may be claimed: designs 6 (UU 31/2000 art. 16), patents 12 (UU 13/2016 art. 30),
 * marks 6 (UU 20/2016 art. 10); Paris Convention art. 4.
 */
export const priorityMonths = { DESIGN: 6, PATENT: 12, MARK: 6 } as const
export type PriorityRight = keyof typeof priorityMonths

/** Further months for the priority document (UU 31/2000 art. 16(2)–17; UU 13/2016 art. 30–31: 16 in all; UU 20/2016 art. 10). */
const documentMonths = { DESIGN: 3, PATENT: 4, MARK: 3 } as const

export type PriorityVerdict =
  | { state: 'in_time'; lastDay: LegalDate; daysLeft: number }
  | { state: 'late'; lastDay: LegalDate; daysLate: number }
  | { state: 'future' }
  | { state: 'no_date' }

/** Last day on which priority of an earlier filing may be claimed. */
export function lastPriorityDay(right: PriorityRight, priorityDate: LegalDate): LegalDate {
  return addMonths(priorityDate, priorityMonths[right])
}

/** Last day on which the priority document may be filed. */
export function lastDocumentDay(right: PriorityRight, priorityDate: LegalDate): LegalDate {
  return addMonths(priorityDate, priorityMonths[right] + documentMonths[right])
}

/** Whether priority of an earlier filing can still be claimed on `today` (Jakarta). */
export function priorityPeriod(right: PriorityRight, priorityDate: string, today: LegalDate): PriorityVerdict {
  if (!isLegalDate(priorityDate)) return { state: 'no_date' }
  if (priorityDate > today) return { state: 'future' }
  const lastDay = lastPriorityDay(right, priorityDate)
  const days = daysBetween(today, lastDay)
  return days >= 0 ? { state: 'in_time', lastDay, daysLeft: days } : { state: 'late', lastDay, daysLate: -days }
}
