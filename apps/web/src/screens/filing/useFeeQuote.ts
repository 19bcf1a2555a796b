import { sectionOf, textOf } from '@saki/domain/forms/form'
import type { Sections } from '@saki/contracts/edits'
import { useQuery } from '@tanstack/react-query'

import { ask } from '../../lib/ask.ts'
import type { Answer } from '../../lib/ask.ts'
import type { AskError } from '../../lib/askError.ts'

export type Quote = Answer<'feeQuote'>
/** A quote older than this is asked again. */
const FRESH = 600_000

/** What the filing would cost now, and what it would without a reduced tariff. Undefined until scope and tariff are chosen. */
export function useFeeQuote(formType: string, data: Sections) {
  const filing = sectionOf(data, 'FILING')
  const about = {
    APPL_TYP: textOf(filing, 'APPL_TYP'),
    APPL_SUBTYP: textOf(filing, 'APPL_SUBTYP'),
    PAYER_CATEGORY: textOf(filing, 'PAYER_CATEGORY'),
  }
  const canAsk = about.APPL_SUBTYP !== '' && about.PAYER_CATEGORY !== ''
  const quote = useQuote(formType, about, canAsk)
  const general = useQuote(formType, { ...about, PAYER_CATEGORY: 'UMUM' }, canAsk && about.PAYER_CATEGORY !== 'UMUM')
  const saving = general.data && quote.data ? general.data.TOTAL_AMOUNT - quote.data.TOTAL_AMOUNT : 0
  return {
    canAsk,
    quote: canAsk ? quote.data : undefined,
    error: quote.error,
    retry: () => void quote.refetch(),
    saving: canAsk ? Math.max(0, saving) : 0,
    category: about.PAYER_CATEGORY,
  }
}
export type UsedQuote = ReturnType<typeof useFeeQuote>

function useQuote(formType: string, FILING: Record<string, string>, enabled: boolean) {
  return useQuery<Quote, AskError>({
    queryKey: ['feeQuote', formType, FILING],
    enabled,
    staleTime: FRESH,
    refetchInterval: FRESH,
    placeholderData: (before) => before,
    queryFn: ({ signal }) => ask('feeQuote', { body: { FORM_TYP: formType, FILING }, signal }),
  })
}
