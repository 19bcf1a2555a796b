import type { LegalDate } from '../dates/legalDate.ts'

/** How long a period is; at least one of the units. */
export interface Length {
  months: number | null
  calendarDays: number | null
  workingDays: number | null
}

export interface PeriodChange extends Length {
  validFrom: LegalDate
}

export type PeriodFault = 'no_length' | 'in_force' | 'reaches_back'

const same = (a: Length, b: Length) =>
  a.months === b.months && a.calendarDays === b.calendarDays && a.workingDays === b.workingDays

/**
 * Whether a row of periods may be written so. What has been in force stays as it was: letters rest on it; only its ground, note and mark
 * may be mended. A new length begins tomorrow at the earliest, so that no two letters of one day have different periods.
 */
export function periodFault(
  change: PeriodChange,
  before: PeriodChange | undefined,
  today: LegalDate,
): PeriodFault | undefined {
  if (change.months === null && change.calendarDays === null && change.workingDays === null) return 'no_length'
  if (!before) return change.validFrom > today ? undefined : 'reaches_back'
  return before.validFrom <= today && !same(before, change) ? 'in_force' : undefined
}
