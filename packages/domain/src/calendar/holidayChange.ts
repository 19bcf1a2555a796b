import { yearOf, type LegalDate } from '../dates/legalDate.ts'

export type HolidayFault = 'past_year' | 'reason_needed' | 'too_far'

/** Years ahead in which a day off may be entered. */
const YEARS_AHEAD = 5

/**
 * Whether a day off may be written or taken out. Days to come freely; a day of this year that is past, or today, only with the reason for
 * the record; those of past years never: every deadline that rested on them has run. Deadlines already given do not move either way.
 */
export function holidayFault(day: LegalDate, reason: string, today: LegalDate): HolidayFault | undefined {
  if (yearOf(day) < yearOf(today)) return 'past_year'
  if (yearOf(day) > yearOf(today) + YEARS_AHEAD) return 'too_far'
  return day <= today && reason.trim() === '' ? 'reason_needed' : undefined
}
