import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'

import { ask, type Answer } from '../../lib/ask.ts'
import type { AskError } from '../../lib/askError.ts'

type Found = Answer<'niceTerms'>
export type FoundTerm = Found['data'][number]

export interface TermGroup {
  niceClass: string
  terms: FoundTerm[]
}

const PAUSE = 250
const PAGE = 50
const KEPT = 600_000

/**
 * Terms for the typed text, page by page, 250 ms after the last key; with `niceClass` of that class only. Empty without
 * both.
 */
export function useNiceTerms(typed: string, niceClass: string | undefined) {
  const wanted = typed.trim().slice(0, 200)
  const [asked, setAsked] = useState(wanted)
  useEffect(() => {
    const timer = setTimeout(() => setAsked(wanted), wanted === '' ? 0 : PAUSE)
    return () => clearTimeout(timer)
  }, [wanted])
  const enabled = asked !== '' || niceClass !== undefined
  const query = useInfiniteQuery<Found, AskError, Found[], readonly unknown[], number>({
    queryKey: ['niceTerms', asked, niceClass],
    enabled,
    staleTime: KEPT,
    placeholderData: keepPreviousData,
    initialPageParam: 1,
    queryFn: ({ pageParam, signal }) =>
      ask('niceTerms', {
        query: { q: asked, page: pageParam, size: PAGE, ...(niceClass !== undefined && { classes: niceClass }) },
        signal,
      }),
    getNextPageParam: ({ page, size, total }) => (page * size < total ? page + 1 : undefined),
    select: ({ pages }) => pages,
  })
  const { data: pages } = query
  const found = useMemo(() => (enabled ? (pages?.flatMap(({ data }) => data) ?? []) : []), [enabled, pages])
  return {
    asked,
    /** True while the results still belong to the previous text. */
    isLate: asked !== wanted || (enabled && query.isPlaceholderData),
    isPending: enabled && query.isPending,
    error: enabled && !pages ? query.error : null,
    retry: () => void query.refetch(),
    groups: useMemo(() => groupsOf(found), [found]),
    total: enabled ? (pages?.[0]?.total ?? 0) : 0,
    hasMore: enabled && query.hasNextPage,
    isLoadingMore: query.isFetchingNextPage,
    more: () => (query.isFetchingNextPage ? undefined : void query.fetchNextPage()),
  }
}
export type NiceTermsState = ReturnType<typeof useNiceTerms>

/** Groups terms by class, in the order of their best term. */
function groupsOf(found: readonly FoundTerm[]): TermGroup[] {
  const groups = new Map<string, TermGroup>()
  for (const term of found) {
    const group = groups.get(term.NICE_CLASS_CODE)
    if (group) group.terms.push(term)
    else groups.set(term.NICE_CLASS_CODE, { niceClass: term.NICE_CLASS_CODE, terms: [term] })
  }
  return [...groups.values()]
}
