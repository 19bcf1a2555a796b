import { quoteCharges, type FeeFiling, type FeeQuoteResult, type Tariff } from '@saki/domain/fees/quote'
import type { LegalDate } from '@saki/domain/dates/legalDate'
import type { TextKey } from '@saki/texts'

import { isPayerCategory } from './payerWords.ts'
import { findRight } from './registry.ts'

/** Quotes the fee of a filing by the tariffs in force on `day`. `applTyp`: id of a right; '' or an unknown one gives no quote. */
export function quoteFees(
  filing: FeeFiling & { applTyp: string },
  tariffs: readonly Tariff[],
  day: LegalDate,
): FeeQuoteResult<TextKey> {
  const { payerCategory } = filing
  const charges = isPayerCategory(payerCategory)
    ? findRight(filing.applTyp)?.charges({ ...filing, payerCategory })
    : undefined
  return quoteCharges(charges, filing, tariffs, day)
}
