import { findRequest } from '@saki/catalogue/requests/registry'
import type { RequestGroup } from '@saki/contracts/requestShapes'
import { isLegalDate } from '@saki/domain/dates/legalDate'

import type { SearchOf } from '../../lib/pageSearch.ts'

export type GroupTab = 'ALL' | RequestGroup
export const groupTabs: readonly GroupTab[] = ['ALL', 'DRAFT', 'UNPAID', 'ACTION', 'RUNNING', 'DONE', 'REFUSED']

/** Search parameters of the list of requests. */
export interface RequestSearch {
  group: GroupTab
  /** USERDOC_TYP; undefined for all kinds. */
  kind: string | undefined
  /** Letter of a right. */
  right: string | undefined
  /** First and last day of submission. */
  from: string | undefined
  to: string | undefined
  q: string
  client: number | undefined
  page: number
  size: number
}

type Asked = SearchOf<'/user-docx/tp/list-pengajuan-pasca'>

/** Reads search parameters typed by anyone: invalid values fall back to the default. */
export function readRequestSearch({
  group,
  kind,
  right,
  from,
  to,
  q = '',
  client,
  page = 1,
  size = 10,
}: Asked): RequestSearch {
  const code = String(kind ?? '').toUpperCase()
  return {
    group: groupTabs.find((each) => each.toLowerCase() === group) ?? 'ALL',
    kind: findRequest(code) ? code : undefined,
    right: /^[A-Z]$/.test(String(right)) ? String(right) : undefined,
    from: dayOf(from),
    to: dayOf(to),
    q: String(q).slice(0, 100),
    client,
    page,
    size,
  }
}

/** Search parameters of a list; defaults are left out. */
export function writeRequestSearch({ group, q, page, size, ...rest }: RequestSearch): Asked {
  return {
    group: group === 'ALL' ? undefined : (group.toLowerCase() as Lowercase<RequestGroup>),
    ...rest,
    q: q || undefined,
    page: page === 1 ? undefined : page,
    size: size === 10 ? undefined : size,
  }
}

/** Parameters of requestList. */
export function listQuery({ page, size, ...search }: RequestSearch) {
  return { ...sheetQuery(search), page, size }
}

/** Parameters of requestSheet: the whole list. */
export function sheetQuery({ group, q, kind, right, from, to, client }: Omit<RequestSearch, 'page' | 'size'>) {
  return { group: group === 'ALL' ? undefined : group, kind, right, from, to, q: q || undefined, client }
}

function dayOf(typed: unknown): string | undefined {
  const day = String(typed)
  return isLegalDate(day) ? day : undefined
}
