import { lookLetters } from '@saki/catalogue/rights/looks'

import type { Sort } from '../../ui/Table.tsx'

export const listGroups = ['all', 'action', 'payment', 'running', 'registered', 'done'] as const
export type ListGroup = (typeof listGroups)[number]
const sorts = ['filing_date', '-filing_date', 'title', 'due', 'submitted'] as const
const sizes = [10, 25, 50, 100]

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
export function readListSearch(raw: Record<string, unknown>): ListSearch {
  const page = Number(raw['page'])
  const year = Number(raw['year'])
  const client = Number(raw['client'])
  return {
    group: oneOf(listGroups, raw['group']) ?? 'all',
    q: String(raw['q'] ?? '').slice(0, 100),
    right: oneOf(lookLetters, raw['right']),
    year: Number.isInteger(year) && year >= 1900 && year <= 2200 ? year : undefined,
    client: Number.isInteger(client) && client > 0 && client < 2 ** 31 ? client : undefined,
    sort: oneOf(sorts, raw['sort']) ?? 'submitted',
    page: Number.isInteger(page) && page > 0 ? page : 1,
    size: sizes.find((size) => size === Number(raw['size'])) ?? 10,
  }
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
}: ListSearch): Record<string, string | number | undefined> {
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

export function isFiltered({ q, right, year, client }: ListSearch): boolean {
  return q !== '' || right !== undefined || year !== undefined || client !== undefined
}
