const kinds = ['all', 'out', 'in', 'unread'] as const
export type DocumentKind = (typeof kinds)[number]
export const sorts = ['newest', 'oldest', 'name', 'case'] as const
const sizes = [10, 25, 50, 100]

/** Search parameters of the list of documents, kept in the address. */
export interface DocumentSearch {
  kind: DocumentKind
  q: string
  client: number | undefined
  sort: (typeof sorts)[number]
  page: number
  size: number
}

/** Reads search parameters typed by anyone: invalid values fall back to the default. */
export function readDocumentSearch(raw: Record<string, unknown>): DocumentSearch {
  const [page, client] = [Number(raw['page']), Number(raw['client'])]
  return {
    kind: kinds.find((kind) => kind === raw['kind']) ?? 'all',
    q: String(raw['q'] ?? '').slice(0, 100),
    client: Number.isInteger(client) && client > 0 && client < 2 ** 31 ? client : undefined,
    sort: sorts.find((sort) => sort === raw['sort']) ?? 'newest',
    page: Number.isInteger(page) && page > 0 && page <= 100_000 ? page : 1,
    size: sizes.find((size) => size === Number(raw['size'])) ?? 10,
  }
}

/** Search parameters of a list; defaults are left out. */
export function writeDocumentSearch(search: DocumentSearch): Record<string, string | number | undefined> {
  const { kind, q, client, sort, page, size } = search
  return {
    kind: kind === 'all' ? undefined : kind,
    q: q || undefined,
    client,
    sort: sort === 'newest' ? undefined : sort,
    page: page === 1 ? undefined : page,
    size: size === 10 ? undefined : size,
  }
}

/** The search parameters as the query of `getUserDocuments`. */
export function queryOf({ kind, q, client, sort, page, size }: DocumentSearch) {
  return {
    q: q.trim() || undefined,
    direction: kind === 'out' ? ('OUT' as const) : kind === 'in' ? ('IN' as const) : undefined,
    unread: kind === 'unread' ? ('Y' as const) : undefined,
    client,
    sort,
    page,
    size,
  }
}
