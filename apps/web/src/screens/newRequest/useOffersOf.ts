import type { RequestOffer } from '@saki/contracts/requestShapes'
import { useQueries } from '@tanstack/react-query'

import { ask, type Answer } from '../../lib/ask.ts'
import type { AskError } from '../../lib/askError.ts'
import { queryKeyOf } from '../../lib/queries.ts'

const HALF_MINUTE = 30_000

/** The offers in some cases, by number. A case that cannot be read has none. */
export function useOffersOf(numbers: readonly string[]) {
  return useQueries({
    queries: numbers.map((patentId) => ({
      queryKey: queryKeyOf('requestOffers', { query: { patentId } }),
      queryFn: ({ signal }: { signal: AbortSignal }) => ask('requestOffers', { query: { patentId }, signal }),
      staleTime: HALF_MINUTE,
    })),
    combine: (answers) => ({
      offers: new Map<string, readonly RequestOffer[]>(
        answers.flatMap(({ data }): [string, readonly RequestOffer[]][] => {
          const found: Answer<'requestOffers'> | undefined = data
          return found ? [[found.PATENT_ID, found.OFFERS]] : []
        }),
      ),
      isPending: answers.some(({ isPending }) => isPending),
      error: answers.every(({ isError }) => isError) ? (answers[0]?.error as AskError | null | undefined) : undefined,
    }),
  })
}
