export const states = ['ALL', 'WAITING', 'UNREAD', 'BOUNCED'] as const
export type LetterState = (typeof states)[number]

/** Search parameters of the page. */
export interface OutgoingSearch {
  tab: 'letters' | 'calls'
  state: LetterState
  q: string
  page: number
}

/** Reads the search parameters; invalid values are ignored. */
export function readOutgoingSearch(raw: Record<string, unknown>): OutgoingSearch {
  const page = Number(raw['page'])
  return {
    tab: raw['tab'] === 'calls' ? 'calls' : 'letters',
    state: states.find((state) => state === raw['state']) ?? 'ALL',
    q: raw['q'] === undefined ? '' : String(raw['q']).trim().slice(0, 100),
    page: Number.isInteger(page) && page > 0 ? page : 1,
  }
}

export function writeOutgoingSearch({ tab, state, q, page }: OutgoingSearch) {
  return {
    tab: tab === 'letters' ? undefined : tab,
    state: state === 'ALL' ? undefined : state,
    q: q || undefined,
    page: page === 1 ? undefined : page,
  }
}
