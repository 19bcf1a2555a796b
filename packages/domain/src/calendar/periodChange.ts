import type { LegalDate } from '../dates/legalDate.ts'

/** Length of a period; at least one unit is set. */
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
 * Why a row of `deadline_rule` may not be saved; undefined when it may. A row that has been in force keeps its length, because letters
 * refer to it; its ground, note and verification mark may change. A new row begins tomorrow at the earliest, so that all letters of one day
 * have the same period.
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
