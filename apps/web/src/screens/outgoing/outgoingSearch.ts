import type { SearchOf } from '../../lib/pageSearch.ts'

export const states = ['ALL', 'WAITING', 'UNREAD', 'BOUNCED'] as const
export type LetterState = (typeof states)[number]

/** Search parameters of the page. */
export interface OutgoingSearch {
  tab: 'letters' | 'post' | 'calls'
  state: LetterState
  q: string
  page: number
}

/** Reads the search parameters; invalid values are ignored. */
export function readOutgoingSearch(asked: SearchOf<'/petugas/surat'>): OutgoingSearch {
  const { tab = 'letters', state, q = '', page = 1 } = asked
  return { tab, state: states.find((one) => one === state) ?? 'ALL', q: String(q).trim().slice(0, 100), page }
}

export function writeOutgoingSearch({ tab, state, q, page }: OutgoingSearch): SearchOf<'/petugas/surat'> {
  return {
    tab: tab === 'letters' ? undefined : tab,
    state: state === 'ALL' ? undefined : state,
    q: q || undefined,
    page: page === 1 ? undefined : page,
  }
}
