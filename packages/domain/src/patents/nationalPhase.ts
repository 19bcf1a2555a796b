import { addMonths, daysBetween, isLegalDate, type LegalDate } from '../dates/legalDate.ts'

/** Months to enter the national phase, from the earliest priority date, else the international filing date (PCT art. 22(3), 39(1)(b)). */
export const NATIONAL_PHASE_MONTHS = 31

export type NationalPhase =
  | { state: 'in_time'; lastDay: LegalDate; daysLeft: number }
  | { state: 'late'; lastDay: LegalDate; daysLate: number }

/**
 * Last day to enter the national phase. `filed`: international filing date. Undefined when no valid date is given. Invalid dates, and
 * priorities later than the international filing, are ignored.
 */
export function nationalPhase(
  filed: string,
  priorities: readonly string[],
  today: LegalDate,
): NationalPhase | undefined {
  const isEarlier = (date: string) => isLegalDate(date) && (!isLegalDate(filed) || date <= filed)
  const earliest = [...priorities.filter(isEarlier), ...(isLegalDate(filed) ? [filed] : [])].toSorted()[0]
  if (earliest === undefined) return undefined
  const lastDay = addMonths(earliest, NATIONAL_PHASE_MONTHS)
  const days = daysBetween(today, lastDay)
  return days >= 0 ? { state: 'in_time', lastDay, daysLeft: days } : { state: 'late', lastDay, daysLate: -days }
}
