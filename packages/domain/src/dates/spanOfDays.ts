/** Days from which a length of time is told in months, and in years. */
const MONTHS_FROM = 61
const YEARS_FROM = 1_096
const MONTH = 365.25 / 12

export interface SpanOfDays {
  unit: 'days' | 'months' | 'years'
  count: number
}

/** A number of calendar days as people say it: days to sixty, months to three years, years from there; rounded to whole ones. */
export function spanOfDays(days: number): SpanOfDays {
  if (days < MONTHS_FROM) return { unit: 'days', count: days }
  if (days < YEARS_FROM) return { unit: 'months', count: Math.round(days / MONTH) }
  return { unit: 'years', count: Math.round(days / (12 * MONTH)) }
}
