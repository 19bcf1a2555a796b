import { applTypOf } from '@saki/catalogue/rights/filings'
import { rightOf } from '@saki/catalogue/rights/registry'
import { noCounts, type FeeCounts } from '@saki/domain/fees/quote'
import { sectionOf, fieldText, type FormFile } from '@saki/domain/forms/form'
import type { Sections } from '@saki/contracts/edits'
import { useQuery } from '@tanstack/react-query'

import { ask } from '../../lib/ask.ts'
import type { Answer } from '../../lib/ask.ts'
import type { AskError } from '../../lib/askError.ts'

export type FeeQuote = Answer<'feeQuote'>
/** Fields of FILING the fee depends on, besides the counts. */
const ASKED = ['APPL_TYP', 'APPL_SUBTYP', 'PATENT_KIND', 'PAYER_CATEGORY'] as const
/** Age in milliseconds after which a quote is requested again. */
const FRESH = 600_000

/**
 * The fee of the filing now, and the saving compared with the general tariff, in whole rupiah. No quote until subtype
 * and payer category are chosen.
 */
export function useFeeQuote(formType: string, data: Sections, files: readonly FormFile[]) {
  const filing = sectionOf(data, 'FILING')
  const about = Object.fromEntries(ASKED.map((name) => [name, fieldText(filing, name)]))
  const applTyp = applTypOf(formType, data)
  const counts = applTyp ? rightOf(applTyp).counts(data, files) : noCounts
  const category = about['PAYER_CATEGORY'] ?? ''
  const canAsk = applTyp !== undefined && about['APPL_SUBTYP'] !== '' && category !== ''
  const quote = useQuote(formType, about, counts, canAsk)
  const general = useQuote(formType, { ...about, PAYER_CATEGORY: 'UMUM' }, counts, canAsk && category !== 'UMUM')
  const saving = general.data && quote.data ? general.data.TOTAL_AMOUNT - quote.data.TOTAL_AMOUNT : 0
  return {
    canAsk,
    quote: canAsk ? quote.data : undefined,
    error: quote.error,
    retry: () => void quote.refetch(),
    saving: canAsk ? Math.max(0, saving) : 0,
    category,
  }
}
export type UsedQuote = ReturnType<typeof useFeeQuote>

function useQuote(formType: string, FILING: Record<string, string>, counts: FeeCounts, enabled: boolean) {
  const COUNTS = {
    CLASSES: counts.classes,
    PAGES: counts.pages,
    CLAIMS: counts.claims,
    EARLY_PUBLICATION: counts.earlyPublication,
    EXAMINATION: counts.examination,
  }
  return useQuery<FeeQuote, AskError>({
    queryKey: ['feeQuote', formType, FILING, COUNTS],
    enabled,
    staleTime: FRESH,
    refetchInterval: FRESH,
    placeholderData: (before) => before,
    queryFn: ({ signal }) => ask('feeQuote', { body: { FORM_TYP: formType, FILING, COUNTS }, signal }),
  })
}
