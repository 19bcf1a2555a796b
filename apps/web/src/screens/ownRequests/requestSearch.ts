import { findRequest } from '@saki/catalogue/requests/registry'
import type { RequestGroup } from '@saki/contracts/requests'

import type { SearchOf } from '../../lib/pageSearch.ts'

export type GroupTab = 'ALL' | RequestGroup
export const groupTabs: readonly GroupTab[] = ['ALL', 'DRAFT', 'UNPAID', 'ACTION', 'RUNNING', 'DONE', 'REFUSED']

/** Search parameters of the list of requests. */
export interface RequestSearch {
  group: GroupTab
  /** USERDOC_TYP; undefined for all kinds. */
  kind: string | undefined
  q: string
  client: number | undefined
  page: number
  size: number
}

type Asked = SearchOf<'/user-docx/tp/list-pengajuan-pasca'>

/** Reads search parameters typed by anyone: invalid values fall back to the default. */
export function readRequestSearch({ group, kind, q = '', client, page = 1, size = 10 }: Asked): RequestSearch {
  const code = String(kind ?? '').toUpperCase()
  return {
    group: groupTabs.find((each) => each.toLowerCase() === group) ?? 'ALL',
    kind: findRequest(code) ? code : undefined,
    q: String(q).slice(0, 100),
    client,
    page,
    size,
  }
}

/** Search parameters of a list; defaults are left out. */
export function writeRequestSearch({ group, kind, q, client, page, size }: RequestSearch): Asked {
  return {
    group: group === 'ALL' ? undefined : (group.toLowerCase() as Lowercase<RequestGroup>),
    kind,
    q: q || undefined,
    client,
    page: page === 1 ? undefined : page,
    size: size === 10 ? undefined : size,
  }
}

/** Parameters of requestList. */
export function listQuery({ group, kind, q, client, page, size }: RequestSearch) {
  return { group: group === 'ALL' ? undefined : group, kind, q: q || undefined, client, page, size }
}
