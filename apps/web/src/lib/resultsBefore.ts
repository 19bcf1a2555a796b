import type { Page } from '@saki/contracts/pages'
import type { TextKey } from '@saki/texts'

import type { Address } from './pageAddress.ts'
import { readSearch } from './pageSearch.ts'

/** Pages that list cases, with their names. */
const lists = {
  '/forms/search': 'shell:page.search',
  '/forms/advance': 'shell:page.advanced',
  '/table-list/patents': 'shell:page.designs',
  '/list-tm/trademarks': 'shell:page.marks',
  '/trademarks/search': 'shell:page.markSearch',
  '/pencarian-tersimpan': 'shell:page.savedSearches',
  '/customer-screen/list': 'shell:page.applications',
} as const satisfies Partial<Record<Page, TextKey>>
export type ListPage = keyof typeof lists

/** A page that lists cases, with its search, and its name. */
export type Results = Address<ListPage> & { name: TextKey }

let before: Results | undefined

/** Keeps what is left for a case in memory, so that the page of the case can lead back to it. Called with the address before each change of page. */
export function rememberResults(pathname: string, search: Readonly<Record<string, unknown>>): void {
  const isCase = /^\/(table-list\/patents|list-tm\/trademarks)\/./.test(pathname)
  if (isCase) return
  // A group of criteria is in the path; the criteria of all groups are in the search parameters.
  const page = pathname.startsWith('/forms/advance') ? '/forms/advance' : pathname
  before = page in lists ? resultsAt(page as ListPage, search) : undefined
}

/** The list from which the open case was reached, also by way of other cases; undefined after a reload and from elsewhere. */
export const resultsBefore = (): Results | undefined => before

function resultsAt(to: ListPage, raw: Readonly<Record<string, unknown>>): Results {
  const search = readSearch(to, raw)
  const isEveryRight = to === '/forms/search' && 'right' in raw && raw['right'] !== 'P'
  return { to, search, name: isEveryRight ? 'shell:page.registerSearch' : lists[to] }
}
