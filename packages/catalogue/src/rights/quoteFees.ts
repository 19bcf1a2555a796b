import {
  payerCategories,
  quoteCharges,
  type FeeFiling,
  type FeeQuoteResult,
  type PayerCategory,
  type Tariff,
} from '@saki/domain/fees/quote'
import type { LegalDate } from '@saki/domain/dates/legalDate'
import type { TextKey } from '@saki/texts'

import { isPayerCategory } from './payerWords.ts'
import { findRight, rights, type ListedRight } from './registry.ts'

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

/**
 * What an application of each right costs at least on `day`, in whole rupiah: by the lowest tariff of any payer, and by the general one.
 * A right without a tariff in force is left out.
 */
export function leastFees(tariffs: readonly Tariff[], day: LegalDate) {
  return rights.flatMap((right) => {
    const least = (categories: readonly PayerCategory[]) =>
      Math.min(...categories.flatMap((category) => totals(right, category, tariffs, day)))
    const [lowest, general] = [least(payerCategories), least(['UMUM'])]
    return Number.isFinite(general) ? [{ applTyp: right.id, lowest, general }] : []
  })
}

/** Totals of every subtype of a right for a kind of payer, with nothing that is charged by count. */
function totals(
  right: ListedRight,
  payerCategory: PayerCategory,
  tariffs: readonly Tariff[],
  day: LegalDate,
): number[] {
  const counts = right.counts({}, [])
  return subtypesOf(right).flatMap((applSubtyp) => {
    const filing = { applSubtyp, payerCategory, counts }
    const quote = quoteCharges(right.charges(filing), filing, tariffs, day)
    return quote.ok ? [quote.total] : []
  })
}

function subtypesOf({ form }: ListedRight): string[] {
  const fields = form.pages
    .flatMap(({ blocks }) => blocks)
    .flatMap((block) => (block.as === 'fields' ? [block.fields] : []))
  return fields.flatMap(({ APPL_SUBTYP: field }) =>
    field?.as === 'choice' ? field.options.map(({ value }) => value) : [],
  )
}
