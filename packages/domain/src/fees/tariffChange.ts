import type { LegalDate } from '../dates/legalDate.ts'

/** What an officer wants a tariff row to say. */
export interface TariffChange {
  validFrom: LegalDate
  validTo: LegalDate | null
  /** Every amount of the row in whole rupiah: one for a filing fee, base and per claim for a yearly fee. */
  amounts: readonly number[]
}

export type TariffFault = 'in_force' | 'reaches_back' | 'ends_before_it_begins' | 'ends_in_the_past'

/**
 * Whether a tariff row may be written so. What has been in force stays as it was, for bills refer to it: such a row may only be given
 * an end that has not come, be marked as compared with the regulation, or have its ground corrected. A new amount begins tomorrow at
 * the earliest: nobody's bill of today changes under them.
 */
export function tariffFault(
  change: TariffChange,
  before: TariffChange | undefined,
  today: LegalDate,
): TariffFault | undefined {
  const { validFrom, validTo } = change
  if (validTo !== null && validTo < validFrom) return 'ends_before_it_begins'
  const endChanges = validTo !== (before?.validTo ?? null)
  if (validTo !== null && validTo < today && (!before || endChanges)) return 'ends_in_the_past'
  if (!before) return validFrom > today ? undefined : 'reaches_back'
  const sameAmounts = before.amounts.every((amount, at) => amount === change.amounts[at])
  return before.validFrom <= today && !sameAmounts ? 'in_force' : undefined
}
