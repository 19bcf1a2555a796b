import type { LegalDate } from '@saki/domain/dates/legalDate'

/** The law of a patent or simple patent, which never changes. */
export type PatentLaw = 'UU13/2016' | 'UU65/2024'

/** First filing date (Jakarta) under UU 65/2024; earlier ones stay under UU 13/2016 as amended by UU 6/2023. */
export const NEW_LAW_FROM: LegalDate = '2024-10-28'

export function patentLawOf(filingDate: LegalDate): PatentLaw {
  return filingDate >= NEW_LAW_FROM ? 'UU65/2024' : 'UU13/2016'
}
