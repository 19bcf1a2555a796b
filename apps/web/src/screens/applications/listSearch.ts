import { lookLetters } from '@saki/catalogue/rights/looks'

import type { SearchOf } from '../../lib/pageSearch.ts'
import type { Sort } from '../../ui/Table.tsx'

export const listGroups = ['all', 'action', 'payment', 'running', 'registered', 'done'] as const
export type ListGroup = (typeof listGroups)[number]
const sorts = ['filing_date', '-filing_date', 'title', 'due', 'submitted'] as const

/** Search parameters of the list. All of them are kept in the address, so that a view can be bookmarked and shared. */
export interface ListSearch {
  group: ListGroup
  q: string
  right: string | undefined
  year: number | undefined
  /** USER_ID of a client, or the reader's own USER_ID for their own cases; undefined: all. */
  client: number | undefined
  sort: (typeof sorts)[number]
  page: number
  size: number
}

const oneOf = <T extends string>(list: readonly T[], value: unknown): T | undefined =>
  list.find((each) => each === value)

/** Reads search parameters typed by anyone: invalid values fall back to the default. */
export function readListSearch(asked: SearchOf<'/customer-screen/list'>): ListSearch {
  const { group = 'all', q = '', right, year, client, sort = 'submitted', page = 1, size = 10 } = asked
  return { group, q: String(q).slice(0, 100), right: oneOf(lookLetters, right), year, client, sort, page, size }
}

/** Search parameters of a list; defaults are left out. */
export function writeListSearch({
  group,
  q,
  right,
  year,
  client,
  sort,
  page,
  size,
}: ListSearch): SearchOf<'/customer-screen/list'> {
  return {
    group: group === 'all' ? undefined : group,
    q: q || undefined,
    right,
    year,
    client,
    sort: sort === 'submitted' ? undefined : sort,
    page: page === 1 ? undefined : page,
    size: size === 10 ? undefined : size,
  }
}

/** The sorted column and its direction; undefined for the default (newest first), which has no column. */
export function sortShown(sort: ListSearch['sort']): Sort | undefined {
  if (sort === 'submitted') return undefined
  return sort === '-filing_date' ? { by: 'filing_date', down: true } : { by: sort, down: false }
}

/**
 * The order after a click on a column head. Titles and deadlines sort in one direction only: a second click returns to
 * newest first.
 */
export function sortAfter({ by, down }: Sort): ListSearch['sort'] {
  if (by === 'filing_date') return down ? '-filing_date' : 'filing_date'
  return down ? 'submitted' : (oneOf(sorts, by) ?? 'submitted')
}

/** Whether rows that are the reader's turn stand first on a page: in the default order of all cases. */
export function isByTurn({ group, sort }: ListSearch): boolean {
  return group === 'all' && sort === 'submitted'
}

export function isFiltered({ q, right, year, client }: ListSearch): boolean {
  return q !== '' || right !== undefined || year !== undefined || client !== undefined
}
