import { payerCategories, type PayerCategory } from '@saki/domain/fees/quote'
import type { TextKey } from '@saki/texts'

/** Text key of why a filing fee is charged, by category of the payer. */
export const payerWhy = {
  UMUM: 'filing:fee.why.general',
  UMK: 'filing:fee.why.smallBusiness',
  PENDIDIKAN: 'filing:fee.why.education',
} as const satisfies Record<PayerCategory, TextKey>

export function isPayerCategory(category: string): category is PayerCategory {
  return (payerCategories as readonly string[]).includes(category)
}
