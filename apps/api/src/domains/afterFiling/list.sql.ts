import type { LegalDate } from '@saki/domain/dates/legalDate'
import { sql, type RawBuilder } from 'kysely'

import { requestsWithin, type Reach } from '../../access.ts'
import { plainPattern } from '../../plainWords.sql.ts'
import { countedWithin } from './requestCounts.sql.ts'
import { PLACE_OF_DRAFTS, draftsOf, firstCase, isWithinDays, narrowing, type ListFilter } from './requestFilter.sql.ts'
import type { RequestKey } from './requestPage.sql.ts'

/** A request or the draft of one. `place`: its group as a number, of several cases the one that asks most of the requester. */
export interface ListedRow {
  submissionNbr: string | null
  tempId: string | null
  kind: string
  ownerId: number
  place: number
  at: Date
  receivedOn: LegalDate | null
  applicationNumber: string
  title: string
  applTyp: string
  cases: number
  /** Process of the case that gives the group; null for drafts and annuities. */
  flowId: string | null
  flowVersion: number | null
  state: string | null
  dueDate: LegalDate | null
  amount: number | null
  billStatus: 'open' | 'paid' | 'replaced' | 'closed' | null
  billingCode: string | null
  validUntil: Date | null
}

/** Rows of requests and drafts under these conditions, on `request_list` l with its first case a, and on drafts by `draftsOf` k. */
const rowsOf = (requests: RawBuilder<unknown>, drafts: RawBuilder<unknown>) => sql`
  select r.submission_nbr as "submissionNbr", null as "tempId", l.kind, l.owner_id as "ownerId", l.place::int, l.submitted_at as at,
         r.received_on as "receivedOn", a.application_number as "applicationNumber", a.title, a.appl_typ as "applTyp", l.cases::int,
         p.flow_id as "flowId", p.flow_version as "flowVersion", p.state, p.due_date as "dueDate",
         b.amount, b.status as "billStatus", b.billing_code as "billingCode", b.valid_until as "validUntil", l.request_id as key
    from request_list l
    join request r on r.request_id = l.request_id
    join application a on a.application_id = l.application_id
    left join process p on p.proc_typ = l.proc_typ and p.proc_nbr = l.proc_nbr
    left join bill b on b.bill_id = l.bill_id
   where ${requests}
  union all
  select null, d.temp_id, right(d.form_typ, 2), d.owner_id, ${PLACE_OF_DRAFTS}::int, k.at, null, a.application_number, a.title, a.appl_typ,
         jsonb_array_length(d.data -> 'CASES'), null, null, null, null, null, null, null, null, k.key
    from ${drafts} k
    join draft d on d.temp_id = k.temp_id
    join request_draft q on q.temp_id = d.temp_id
    join application a on a.application_id = q.application_id`

/** SQL of the rows of a page, newest first. */
export function pageRowsQuery(reach: Reach, filter: ListFilter, keys: readonly RequestKey[]) {
  const requests = keys.flatMap(({ requestId }) => requestId ?? [])
  const drafts = keys.flatMap(({ tempId }) => tempId ?? [])
  return sql<ListedRow>`select * from (${rowsOf(
    sql`l.request_id = any(${requests}::bigint[])`,
    sql`(select d.* from ${draftsOf(reach, filter)} d where d.temp_id = any(${drafts}::text[]))`,
  )}) l order by l.at desc, l.key desc`
}

/** SQL of all rows of a list, newest first. */
export function allRowsQuery(reach: Reach, filter: ListFilter) {
  const { words, applicationNumber } = filter
  const parts = [requestsWithin(reach, sql`l.owner_id`), narrowing(filter), isWithinDays(sql`l.submitted_at`, filter)]
  if (words)
    parts.push(
      sql`exists (select from request_words w where w.request_id = l.request_id and w.words like ${plainPattern(words)})`,
    )
  if (applicationNumber !== undefined) parts.push(isOfCase(applicationNumber))
  return sql<ListedRow>`select * from (${rowsOf(sql.join(parts, sql` and `), draftsOf(reach, filter))}) l
    order by l.at desc, l.key desc`
}

/** Condition on `request_list` l that it concerns this case. */
const isOfCase = (applicationNumber: string) => sql`l.request_id in (select c.request_id from request_case c
  join application o using (application_id) where o.application_number = ${applicationNumber})`

/** SQL of the ids of requests in a case. */
export const requestsOfCaseQuery = (applicationNumber: string) => sql<{ id: number }>`
  select l.request_id as id from request_list l where ${isOfCase(applicationNumber)}`

/** SQL of the number of requests and drafts in each group, with the filter except for the group. `found`: ids found by words or number. */
export function groupCountsQuery(reach: Reach, filter: ListFilter, found: readonly number[] | undefined) {
  const all = { ...filter, place: undefined }
  const counted = found
    ? sql`select l.place, count(*)::int as total from request_list l ${firstCase} where l.request_id = any(${found}::bigint[])
        and ${requestsWithin(reach, sql`l.owner_id`)} and ${narrowing(all)} and ${isWithinDays(sql`l.submitted_at`, all)} group by 1`
    : sql`select l.place, sum(l.n)::int as total from ${countedWithin(reach, all)} l where ${narrowing(all)} group by 1 having sum(l.n) > 0`
  return sql<{ place: number; total: number }>`${counted}
    union all select ${PLACE_OF_DRAFTS}::int, count(*)::int from ${draftsOf(reach, all)} d having count(*) > 0`
}
