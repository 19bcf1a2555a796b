import { addMonths, daysBetween, isLegalDate, type LegalDate } from '../dates/legalDate.ts'
import { dueDate } from '../workflow/dueDate.ts'

/** Months within which priority may be claimed, and further months for the priority document (Paris Convention art. 4). */
export interface PriorityTerm {
  months: number
  documentMonths: number
  /** A last day on a day off moves to the next working day (marks: UU 20/2016 art. 1(22); Paris Convention art. 4C(3)). */
  rolls?: true
}

export type PriorityVerdict =
  | { state: 'in_time'; lastDay: LegalDate; daysLeft: number }
  | { state: 'late'; lastDay: LegalDate; daysLate: number }
  | { state: 'future' }
  | { state: 'no_date' }

/** Last day on which priority of an earlier filing may be claimed. Without `holidays` only weekends are days off. */
export function lastPriorityDay(
  { months, rolls }: PriorityTerm,
  priorityDate: LegalDate,
  holidays?: ReadonlySet<LegalDate>,
): LegalDate {
  return dueDate({ months, ...(rolls && { rolls }) }, priorityDate, holidays) ?? addMonths(priorityDate, months)
}

/** Last day on which the priority document may be filed. Without `holidays` only weekends are days off. */
export function lastDocumentDay(
  { months, documentMonths, rolls }: PriorityTerm,
  priorityDate: LegalDate,
  holidays?: ReadonlySet<LegalDate>,
): LegalDate {
  return lastPriorityDay(
    { months: months + documentMonths, documentMonths: 0, ...(rolls && { rolls }) },
    priorityDate,
    holidays,
  )
}

/** Whether priority of an earlier filing can still be claimed on `today` (Jakarta). */
export function priorityPeriod(
  term: PriorityTerm,
  priorityDate: string,
  today: LegalDate,
  holidays?: ReadonlySet<LegalDate>,
): PriorityVerdict {
  if (!isLegalDate(priorityDate)) return { state: 'no_date' }
  if (priorityDate > today) return { state: 'future' }
  const lastDay = lastPriorityDay(term, priorityDate, holidays)
  const days = daysBetween(today, lastDay)
  return days >= 0 ? { state: 'in_time', lastDay, daysLeft: days } : { state: 'late', lastDay, daysLate: -days }
}
