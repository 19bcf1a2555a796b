import { yearOf, type LegalDate } from '../dates/legalDate.ts'

export type HolidayFault = 'past_year' | 'reason_needed' | 'too_far'

/** How many years ahead a day off may be entered. */
const YEARS_AHEAD = 5

/**
 * Why a day off may not be added or removed; undefined when it may. Today and past days of this year need a reason for the record; days of
 * past years cannot change, because their deadlines have passed. Deadlines already set do not move.
 */
export function holidayFault(day: LegalDate, reason: string, today: LegalDate): HolidayFault | undefined {
  if (yearOf(day) < yearOf(today)) return 'past_year'
  if (yearOf(day) > yearOf(today) + YEARS_AHEAD) return 'too_far'
  return day <= today && reason.trim() === '' ? 'reason_needed' : undefined
}
