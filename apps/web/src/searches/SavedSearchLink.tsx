import type { SavedQuery } from '@saki/contracts/savedSearches'
import { letterOfNumber } from '@saki/catalogue/rights/looks'
import type { ReactNode } from 'react'

import { PageLink } from '../lib/PageLink.tsx'
import type { SearchOf } from '../lib/pageSearch.ts'

interface SavedSearchLinkProps {
  search: SavedQuery
  className?: string
  onClick?: () => void
  children: ReactNode
}

/** A link to what was saved: the results with the whole search in the address, or the page of the case. */
export function SavedSearchLink({ search, children, ...link }: SavedSearchLinkProps) {
  if (search.KIND === 'CASE')
    return letterOfNumber(search.PATENT_ID) === 'T' ? (
      <PageLink {...link} to="/list-tm/trademarks/$fileno" params={{ fileno: search.PATENT_ID }}>
        {children}
      </PageLink>
    ) : (
      <PageLink {...link} to="/table-list/patents/$patentId" params={{ patentId: search.PATENT_ID }}>
        {children}
      </PageLink>
    )
  if (search.KIND === 'MARKS') {
    const { name, classes, by, ...others } = search.PARAMETERS
    const asked = { q: name, classes, by: by?.toLowerCase(), ...others } as SearchOf<'/trademarks/search'>
    return (
      <PageLink {...link} to="/trademarks/search" search={asked}>
        {children}
      </PageLink>
    )
  }
  const rows = Object.entries(search.CRITERIA).map(([group, list]) => [group, list && `rows:${JSON.stringify(list)}`])
  // The choices are those of the address, so that the page adds none of its own.
  const asked = { right: 'all', ...search.PARAMETERS, ...Object.fromEntries(rows) } as SearchOf<'/forms/search'>
  return (
    <PageLink {...link} to={search.PAGE} search={asked}>
      {children}
    </PageLink>
  )
}
