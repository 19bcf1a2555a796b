import { findRequest } from '@saki/catalogue/requests/registry'
import type { DeskRequestTab } from '@saki/contracts/deskRequests'

import type { SearchOf } from '../../../lib/pageSearch.ts'

export const deskTabs: readonly DeskRequestTab[] = ['NEW', 'VERIFICATION', 'COMPLETENESS', 'DISPUTE', 'HELD', 'ENDED']

/** Search parameters of the requests at the desk. */
export interface DeskSearch {
  tab: DeskRequestTab
  /** USERDOC_TYP; undefined for all kinds. */
  kind: string | undefined
  q: string
  page: number
  /** PROC_TYP-PROC_NBR of the chosen request. */
  chosen: string | undefined
}

/** Reads the search parameters; invalid values are ignored. */
export function readDeskSearch({ tab, kind, q = '', page = 1, case: chosen = '' }: SearchOf<'/petugas'>): DeskSearch {
  const code = String(kind ?? '').toUpperCase()
  return {
    tab: deskTabs.find((each) => each.toLowerCase() === tab) ?? 'NEW',
    kind: findRequest(code) ? code : undefined,
    q: String(q).slice(0, 100),
    page,
    chosen: /^\d{1,3}-\d{1,10}$/.test(String(chosen)) ? String(chosen) : undefined,
  }
}

/** Search parameters of a search; defaults are left out. */
export function writeDeskSearch({ tab, kind, q, page, chosen }: DeskSearch): SearchOf<'/petugas'> {
  return {
    view: 'requests',
    tab: tab === 'NEW' ? undefined : (tab.toLowerCase() as Lowercase<DeskRequestTab>),
    kind,
    q,
    page: page > 1 ? page : undefined,
    case: chosen,
  }
}
