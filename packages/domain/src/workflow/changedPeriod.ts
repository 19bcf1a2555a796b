import type { LegalDate } from '../dates/legalDate.ts'

/** Why a deadline cannot be changed by hand. `shorter`: the law gives the time up to the present day. `same`: nothing would change. */
export type PeriodChangeFault = 'shorter' | 'same' | 'past'

/**
 * Whether the office may set another last day by hand. A period of the law is never shortened; one that has passed may be opened again, to today
 * or later.
 */
export function periodChangeFault(
  present: LegalDate,
  wanted: LegalDate,
  today: LegalDate,
): PeriodChangeFault | undefined {
  if (wanted === present) return 'same'
  if (wanted < present) return 'shorter'
  return wanted < today ? 'past' : undefined
}
