import type { Db } from '@saki/db'
import type { LegalDate } from '@saki/domain/dates/legalDate'
import { sql, type RawBuilder } from 'kysely'

import { requestsWithin, type Reach } from '../../access.ts'
import { containsWords } from '../../plainWords.sql.ts'
import { stateGroups } from './requestGroups.ts'

/** A request or the draft of one. `place`: its group, the least over its cases. */
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

export interface ListFilter {
  /** Place of a group; undefined: all. */
  place: number | undefined
  kind: string | undefined
  words: string | undefined
  applicationNumber: string | undefined
  /** Letters of the application numbers of a right. */
  letters: readonly string[] | undefined
  /** First and last day of submission, or of the last save of a draft, in Asia/Jakarta. */
  from: LegalDate | undefined
  to: LegalDate | undefined
}

/** Groups by place, in the order of `requestGroups`. */
const [DRAFT, UNPAID, DONE] = [0, 1, 4] as const

/** The group of the state of a process; null for no process. */
const groupOfProcess = sql`(${stateGroups.groups}::int[])[array_position(${stateGroups.states}::text[], p.flow_id || ' ' || p.state)]`

/** Submitted requests within reach, with the first case and the case that asks most of the requester. */
function submitted(reach: Reach): RawBuilder<unknown> {
  return sql`
    select r.request_id, r.submission_nbr, null::text as temp_id, r.kind, r.owner_id, r.submitted_at as at, r.received_on,
           a.application_number, a.title, a.appl_typ, w.cases,
           coalesce(w.place, case when r.received_on is null then ${UNPAID}::int else ${DONE}::int end) as place,
           w.flow_id, w.flow_version, w.state, w.due_date
      from request r
      join request_case f on f.request_id = r.request_id and f.seq_num = 1
      join application a on a.application_id = f.application_id
      cross join lateral (
        select ${groupOfProcess} as place, p.flow_id, p.flow_version, p.state, p.due_date, count(*) over ()::int as cases
          from request_case c
          left join process p on p.proc_typ = c.proc_typ and p.proc_nbr = c.proc_nbr
         where c.request_id = r.request_id order by 1, c.seq_num limit 1) w
     where ${requestsWithin(reach, sql`r.owner_id`)}`
}

function drafts(reach: Reach): RawBuilder<unknown> {
  return sql`
    select null::bigint, null::text, d.temp_id, right(d.form_typ, 2), d.owner_id, d.updated_at, null::date,
           a.application_number, a.title, a.appl_typ, jsonb_array_length(d.data -> 'CASES'), ${DRAFT}::int,
           null::text, null::int, null::text, null::date
      from request_draft q
      join draft d on d.temp_id = q.temp_id
      join application a on a.application_id = q.application_id
     where d.deleted_at is null and d.submitted_at is null and ${requestsWithin(reach, sql`d.owner_id`)}`
}

function conditions({ place, kind, words, applicationNumber, letters, from, to }: ListFilter): RawBuilder<unknown> {
  const parts: RawBuilder<unknown>[] = [sql`true`]
  if (place !== undefined) parts.push(sql`l.place = ${place}::int`)
  if (kind !== undefined) parts.push(sql`l.kind = ${kind}`)
  if (letters !== undefined) parts.push(sql`left(l.application_number, 1) = any(${letters}::text[])`)
  if (from !== undefined) parts.push(sql`l.at >= ${from}::date::timestamp at time zone 'Asia/Jakarta'`)
  if (to !== undefined) parts.push(sql`l.at < (${to}::date + 1)::timestamp at time zone 'Asia/Jakarta'`)
  if (words) parts.push(containsWords([sql`l.title`, sql`l.application_number`, sql`l.submission_nbr`], words))
  if (applicationNumber !== undefined)
    parts.push(sql`exists (select from request_case c join application o using (application_id)
      where c.request_id = l.request_id and o.application_number = ${applicationNumber}) or l.temp_id is not null and l.application_number = ${applicationNumber}`)
  return sql.join(
    parts.map((part) => sql`(${part})`),
    sql` and `,
  )
}

const within = (reach: Reach) => sql`(${submitted(reach)} union all ${drafts(reach)}) l`

/** SQL of one page, newest first. */
export const requestPageQuery = (
  reach: Reach,
  filter: ListFilter,
  page: { limit: number; offset: number },
) => sql<ListedRow>`
  select l.submission_nbr as "submissionNbr", l.temp_id as "tempId", l.kind, l.owner_id as "ownerId", l.place, l.at,
         l.received_on as "receivedOn", l.application_number as "applicationNumber", l.title, l.appl_typ as "applTyp", l.cases,
         l.flow_id as "flowId", l.flow_version as "flowVersion", l.state, l.due_date as "dueDate",
         b.amount, b.status as "billStatus", b.billing_code as "billingCode", b.valid_until as "validUntil"
    from (select * from ${within(reach)} where ${conditions(filter)}
           order by l.at desc, l.application_number limit ${page.limit} offset ${page.offset}) l
    left join lateral (select amount, status, billing_code, valid_until from bill x where x.request_id = l.request_id
                        order by (x.status = 'paid') desc, x.issued_at desc, x.bill_id desc limit 1) b on true
   order by l.at desc, l.application_number`

export async function listRequests(db: Db, reach: Reach, filter: ListFilter, page: { limit: number; offset: number }) {
  return (await requestPageQuery(reach, filter, page).execute(db)).rows
}

/** Number of requests in each group, with the filter except for the group. */
export async function countRequests(
  db: Db,
  reach: Reach,
  filter: ListFilter,
): Promise<{ place: number; total: number }[]> {
  const { rows } = await sql<{ place: number; total: number }>`
    select l.place, count(*)::int as total from ${within(reach)} where ${conditions({ ...filter, place: undefined })} group by l.place`.execute(
    db,
  )
  return rows
}
