import { prepared } from '@saki/db'
import { sql, type RawBuilder } from 'kysely'

import { addresseesOf, reachedCaseIds, requestsWithin, talliesWithin, type Reach } from '../../access.ts'
import { spanOf } from '../../pageCursor.ts'
import { draftsOf, firstCase, isWithinDays, narrowing, type ListFilter } from './requestFilter.sql.ts'

/** Requests of one account, kind, letter of the number and group: `request_list_share` is ordered within them. */
export interface RequestShare {
  ownerId: number
  kind: string
  fileTyp: string
  place: number
}

/** Further from the nearer end of the list, shares are merged in the order of their index instead of being read to the end of the page. */
const MOST_READ_OF_EACH = 1_000
/** Most shares that are merged. */
const MOST_MERGED = 80

export interface RequestKey {
  requestId: number | null
  tempId: string | null
}

/** SQL of the shares within reach that the filter lets through, from the stored counts. */
export const requestSharesQuery = (reach: Reach, { kind, letters, place }: ListFilter) => sql<RequestShare>`${prepared}
  select k.owner_id as "ownerId", k.kind, k.file_typ as "fileTyp", k.place from request_tally k
   where ${talliesWithin(reach)} and (${kind ?? null}::text is null or k.kind = ${kind ?? null})
     and (${letters ?? null}::text[] is null or k.file_typ = any(${letters ?? null}::text[]))
     and (${place ?? null}::int is null or k.place = ${place ?? null})
   group by 1, 2, 3, 4 having sum(k.n) > 0`

/** Whether the list of a filter is the whole list of each account within reach, and so in the order of `request_list_newest`. */
export const isOfWholeAccounts = (reach: Reach, { kind, letters, place }: ListFilter) =>
  kind === undefined && letters === undefined && place === undefined && hasWholeAccounts(reach)

const hasWholeAccounts = ({ mandates }: Reach) =>
  mandates.every(({ rights, caseId }) => rights === null && caseId === null)

interface Walk {
  isBackward: boolean
  most: number
}

const orderOf = ({ isBackward }: Walk) =>
  isBackward ? sql`l.submitted_at, l.request_id` : sql`l.submitted_at desc, l.request_id desc`

/** A superset of the submitted requests of a page: of every account, or of every share, as many as the page's end. */
function submittedOf(
  reach: Reach,
  filter: ListFilter,
  shares: readonly RequestShare[] | undefined,
  walk: Walk,
): RawBuilder<unknown> {
  const first = (where: RawBuilder<unknown>) => sql`(select l.request_id, l.submitted_at from request_list l
    where ${where} and ${isWithinDays(sql`l.submitted_at`, filter)} order by ${orderOf(walk)} limit ${sql.lit(walk.most)})`
  if (shares === undefined) {
    const owners = addresseesOf(reach)
    if (owners.length === 1) return first(sql`l.owner_id = ${owners[0]}`)
    return sql`(select l.* from unnest(${owners}::int[]) k(owner_id) cross join lateral ${first(sql`l.owner_id = k.owner_id`)} l)`
  }
  const singles = sql`select l.request_id, l.submitted_at from request_list l ${firstCase} cross join lateral (select l.owner_id, l.file_typ) k
    where l.application_id = any(${reachedCaseIds(reach)}::bigint[]) and ${requestsWithin(reach, sql`l.owner_id`)} and not (${talliesWithin(reach)})
      and ${narrowing(filter)} and ${isWithinDays(sql`l.submitted_at`, filter)}`
  if (walk.most > MOST_READ_OF_EACH && shares.length <= MOST_MERGED) {
    const parts = shares.map(({ ownerId, kind, fileTyp, place }) =>
      first(sql`l.owner_id = ${ownerId} and l.kind = ${kind} and l.file_typ = ${fileTyp} and l.place = ${place}`),
    )
    return sql`(${sql.join([...parts, singles], sql` union all `)})`
  }
  const ofShare = sql`l.owner_id = k.owner_id and l.kind = k.kind and l.file_typ = k.file_typ and l.place = k.place`
  return sql`(select l.* from unnest(${shares.map((k) => k.ownerId)}::int[], ${shares.map((k) => k.kind)}::text[],
      ${shares.map((k) => k.fileTyp)}::text[], ${shares.map((k) => k.place)}::int[]) k(owner_id, kind, file_typ, place)
    cross join lateral ${first(ofShare)} l union all ${singles})`
}

/** What a page is chosen from: the shares of the list, the ids found by words or number, or (neither) whole accounts. */
export interface PageSource {
  shares?: readonly RequestShare[] | undefined
  found?: readonly number[] | undefined
}

/** SQL of the keys of a page, newest first. `total`: the number in the list, so that a far page is read from the nearer end. */
export function pageKeysQuery(
  reach: Reach,
  filter: ListFilter,
  { shares, found }: PageSource,
  { page, size, total }: { page: number; size: number; total: number },
) {
  const { direction, from, length } = spanOf({ page, size }, total, true)
  const isBackward = direction === 'backward'
  const submitted = found
    ? sql`(select l.request_id, l.submitted_at from request_list l ${firstCase} where l.request_id = any(${found}::bigint[])
        and ${requestsWithin(reach, sql`l.owner_id`)} and ${narrowing(filter)} and ${isWithinDays(sql`l.submitted_at`, filter)})`
    : submittedOf(reach, filter, shares, { isBackward, most: from + length })
  const order = isBackward ? sql`l.at, l.key` : sql`l.at desc, l.key desc`
  const keys = sql`select l.request_id, null as temp_id, l.submitted_at as at, l.request_id as key from ${submitted} l
    union all select null, d.temp_id, d.at, d.key from ${draftsOf(reach, filter)} d`
  return sql<RequestKey>`select l.request_id as "requestId", l.temp_id as "tempId" from (
      select * from (${keys}) l order by ${order} limit ${sql.lit(length)} offset ${sql.lit(from)}) l order by l.at desc, l.key desc`
}
