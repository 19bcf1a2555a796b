import type { AppealTab } from '@saki/contracts/appeals'

import type { SearchOf } from '../../../lib/pageSearch.ts'

export const appealTabList: readonly AppealTab[] = ['NEW', 'HEARING', 'ENDED']

/** Search parameters of the queue of appeals. */
export interface AppealSearch {
  /** Undefined: the first tab that has appeals. */
  tab: AppealTab | undefined
  q: string
  page: number
  /** PROC_TYP-PROC_NBR of the chosen appeal, with -ACTION_NBR where a case has several. */
  chosen: string | undefined
}

/** Reads the search parameters; invalid values are ignored. */
export function readAppealSearch({
  tab,
  q = '',
  page = 1,
  case: chosen = '',
}: SearchOf<'/komisi-banding'>): AppealSearch {
  return {
    tab: appealTabList.find((each) => each.toLowerCase() === tab),
    q: String(q).slice(0, 100),
    page,
    chosen: /^\d{1,3}(-\d{1,10}){1,2}$/.test(String(chosen)) ? String(chosen) : undefined,
  }
}

/** Search parameters of a search; defaults are left out. */
export function writeAppealSearch({ tab, q, page, chosen }: AppealSearch): SearchOf<'/komisi-banding'> {
  return {
    tab: tab?.toLowerCase() as Lowercase<AppealTab> | undefined,
    q,
    page: page > 1 ? page : undefined,
    case: chosen,
  }
}
