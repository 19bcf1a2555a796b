import { addMonths, daysBetween, isLegalDate, type LegalDate } from '../dates/legalDate.ts'

/** Months within which priority may be claimed, and further months for the priority document (Paris Convention art. 4). */
export interface PriorityTerm {
  months: number
  documentMonths: number
}

export type PriorityVerdict =
  | { state: 'in_time'; lastDay: LegalDate; daysLeft: number }
  | { state: 'late'; lastDay: LegalDate; daysLate: number }
  | { state: 'future' }
  | { state: 'no_date' }

/** Last day on which priority of an earlier filing may be claimed. */
export function lastPriorityDay(term: PriorityTerm, priorityDate: LegalDate): LegalDate {
  return addMonths(priorityDate, term.months)
}

/** Last day on which the priority document may be filed. */
export function lastDocumentDay(term: PriorityTerm, priorityDate: LegalDate): LegalDate {
  return addMonths(priorityDate, term.months + term.documentMonths)
}

/** Whether priority of an earlier filing can still be claimed on `today` (Jakarta). */
export function priorityPeriod(term: PriorityTerm, priorityDate: string, today: LegalDate): PriorityVerdict {
  if (!isLegalDate(priorityDate)) return { state: 'no_date' }
  if (priorityDate > today) return { state: 'future' }
  const lastDay = lastPriorityDay(term, priorityDate)
  const days = daysBetween(today, lastDay)
  return days >= 0 ? { state: 'in_time', lastDay, daysLeft: days } : { state: 'late', lastDay, daysLate: -days }
}
