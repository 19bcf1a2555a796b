import { isLegalDate } from '@saki/domain/dates/legalDate'

import type { SearchOf } from '../../lib/pageSearch.ts'

export type DocumentKind = 'all' | 'out' | 'in' | 'unread' | 'receipts'
export const sorts = ['letters', 'newest', 'oldest', 'name', 'case'] as const

/** Search parameters of the list of documents, kept in the address. */
export interface DocumentSearch {
  kind: DocumentKind
  /** First and last day, of receipts only. */
  from: string | undefined
  to: string | undefined
  q: string
  client: number | undefined
  sort: (typeof sorts)[number]
  page: number
  size: number
}

/** Reads search parameters typed by anyone: invalid values fall back to the default. */
export function readDocumentSearch(asked: SearchOf<'/user-document'>): DocumentSearch {
  const { kind = 'all', q = '', client, sort = 'letters', page = 1, size = 10 } = asked
  const [from, to] = [asked.from, asked.to].map((day) => {
    const text = String(day)
    return kind === 'receipts' && isLegalDate(text) ? text : undefined
  })
  return { kind, from, to, q: String(q).slice(0, 100), client, sort, page, size }
}

/** Search parameters of a list; defaults are left out. */
export function writeDocumentSearch(search: DocumentSearch): SearchOf<'/user-document'> {
  const { kind, from, to, q, client, sort, page, size } = search
  return {
    kind: kind === 'all' ? undefined : kind,
    from: kind === 'receipts' ? from : undefined,
    to: kind === 'receipts' ? to : undefined,
    q: q || undefined,
    client,
    sort: sort === 'letters' ? undefined : sort,
    page: page === 1 ? undefined : page,
    size: size === 10 ? undefined : size,
  }
}

/** The search parameters as the query of `getUserDocuments`. */
export function queryOf({ kind, from, to, q, client, sort, page, size }: DocumentSearch) {
  return {
    q: q.trim() || undefined,
    direction: kind === 'out' ? ('OUT' as const) : kind === 'in' ? ('IN' as const) : undefined,
    unread: kind === 'unread' ? ('Y' as const) : undefined,
    kind: kind === 'receipts' ? ('RECEIPT' as const) : undefined,
    from,
    to,
    client,
    sort,
    page,
    size,
  }
}
