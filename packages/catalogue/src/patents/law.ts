import type { LegalDate } from '@saki/domain/dates/legalDate'

/** The law a patent or simple patent runs under for all its life. */
export type PatentLaw = 'UU13/2016' | 'UU65/2024'

/** First day of filings under UU 65/2024, in Jakarta; earlier ones keep UU 13/2016 as changed by UU 6/2023. */
export const NEW_LAW_FROM: LegalDate = '2024-10-28'

export function patentLawOf(filingDate: LegalDate): PatentLaw {
  return filingDate >= NEW_LAW_FROM ? 'UU65/2024' : 'UU13/2016'
}
