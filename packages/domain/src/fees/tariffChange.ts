import type { LegalDate } from '../dates/legalDate.ts'

/** The values an officer wants to save in a tariff row. */
export interface TariffChange {
  validFrom: LegalDate
  validTo: LegalDate | null
  /** Every amount of the row in whole rupiah: one for a filing fee, base and per claim for a yearly fee. */
  amounts: readonly number[]
}

export type TariffFault = 'in_force' | 'reaches_back' | 'ends_before_it_begins' | 'ends_in_the_past'

/**
 * Why a tariff row may not be saved; undefined when it may. The amounts of a row that has been in force cannot change, because bills refer
 * to them; it may get an end that is not in the past, be marked as verified, or have its ground corrected. A new row begins tomorrow at the
 * earliest, so that bills of today do not change; the first amount of a code may begin today. `isFirst`: no amount is in force or to come.
 */
export function tariffFault(
  change: TariffChange,
  before: TariffChange | undefined,
  today: LegalDate,
  isFirst = false,
): TariffFault | undefined {
  const { validFrom, validTo } = change
  if (validTo !== null && validTo < validFrom) return 'ends_before_it_begins'
  const endChanges = validTo !== (before?.validTo ?? null)
  if (validTo !== null && validTo < today && (!before || endChanges)) return 'ends_in_the_past'
  if (!before) return validFrom > today || (isFirst && validFrom === today) ? undefined : 'reaches_back'
  const sameAmounts = before.amounts.every((amount, at) => amount === change.amounts[at])
  return before.validFrom <= today && !sameAmounts ? 'in_force' : undefined
}
