import { keepPreviousData } from '@tanstack/react-query'

import { useOnline } from '../../lib/online.ts'
import { useCall } from '../../lib/queries.ts'
import { usePageCursor } from '../../lib/usePageCursor.ts'
import { CASES_ON_A_PAGE, hasCriteria, questionOf, type CaseSearch } from './caseSearch.ts'

/** A page of the cases found, and the counts of the facets, each without its own choice. `isAsked`: whether to search at all. */
export function useRegister(search: CaseSearch, isAsked: boolean) {
  const isOnline = useOnline()
  const question = questionOf(search)
  const asked = JSON.stringify([question, search.criteria])
  const { cursor, keepCursor } = usePageCursor(asked, search.page)
  const isAdvanced = hasCriteria(search)
  const options = { enabled: isAsked && isOnline, placeholderData: keepPreviousData } as const
  const shown = { ...question, page: search.page, size: CASES_ON_A_PAGE, ...(cursor !== undefined && { cursor }) }
  const counted = { ...question, page: 1, size: 1, facets: 'Y' as const }
  const simple = useCall('searchRegister', { query: shown }, { ...options, enabled: options.enabled && !isAdvanced })
  const advanced = useCall(
    'getPatentsAdvance',
    { body: bodyOf(search, shown) },
    { ...options, enabled: options.enabled && isAdvanced },
  )
  const simpleCounts = useCall(
    'searchRegister',
    { query: counted },
    { ...options, retry: false, enabled: options.enabled && !isAdvanced },
  )
  const advancedCounts = useCall(
    'getPatentsAdvance',
    { body: bodyOf(search, counted) },
    { ...options, retry: false, enabled: options.enabled && isAdvanced },
  )
  const list = isAdvanced ? advanced : simple
  const facets = (isAdvanced ? advancedCounts : simpleCounts).data
  return {
    list,
    counts: facets?.FACETS,
    capped: facets?.FACETS_CAPPED ?? [],
    turnTo: (page: number) => keepCursor(list.data, page),
  }
}

const bodyOf = <Q extends object>({ criteria }: CaseSearch, question: Q) => ({ ...wireCriteria(criteria), ...question })

/** The rows as the call takes them. */
export const wireCriteria = (criteria: CaseSearch['criteria']) =>
  Object.fromEntries(Object.entries(criteria).map(([group, rows]) => [group, rows.map((row) => ({ ...row }))]))

export type RegisterFound = ReturnType<typeof useRegister>
