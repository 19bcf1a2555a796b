import type { Db } from '@saki/db'
import type { DeskRequestTab } from '@saki/contracts/deskRequests'
import type { LegalDate } from '@saki/domain/dates/legalDate'
import { sql, type RawBuilder } from 'kysely'

import { spanOf } from '../../pageCursor.ts'
import { containsWords, plainPattern } from '../../plainWords.sql.ts'
import { findRequestsByWords, type FoundRequests } from './requestWords.sql.ts'

export interface DeskRow {
  submissionNbr: string
  kind: string
  procTyp: string
  procNbr: number
  flowId: string
  flowVersion: number
  state: string
  applicationNumber: string
  title: string
  applTyp: string
  requesterName: string
  receivedOn: LegalDate
  heldWhy: string
  dueDate: LegalDate | null
}

export interface DeskFilter {
  kind: string | undefined
  /** Ids of requests found by words. */
  found: readonly number[] | undefined
  words: string | undefined
}

const narrowing = ({ kind, found }: DeskFilter): RawBuilder<unknown> =>
  sql`${kind === undefined ? sql`true` : sql`d.kind = ${kind}`} and ${found ? sql`d.request_id = any(${found}::bigint[])` : sql`true`}`

const names = sql`
  join request r on r.request_id = d.request_id
  join request_case c on c.proc_typ = d.proc_typ and c.proc_nbr = d.proc_nbr
  join application a on a.application_id = c.application_id
  join app_user u on u.user_id = r.owner_id`

/** Of a found request of several cases, those that contain the words, unless its number or requester does. */
const matches = ({ words }: DeskFilter): RawBuilder<unknown> =>
  words
    ? containsWords([sql`a.title`, sql`a.application_number`, sql`r.submission_nbr`, sql`u.full_name`], words)
    : sql`true`

const orders = {
  newest: { forward: sql`d.state_since desc, d.proc_nbr desc`, backward: sql`d.state_since, d.proc_nbr` },
  oldest: {
    forward: sql`d.received_on, d.request_id, d.seq_num`,
    backward: sql`d.received_on desc, d.request_id desc, d.seq_num desc`,
  },
}

/** SQL of one page of a tab, the oldest first; ended ones the newest first. `total`: their number; a far page is read from the nearer end. */
export function deskPageQuery(
  tab: DeskRequestTab,
  filter: DeskFilter,
  { page, size, total }: { page: number; size: number; total: number },
) {
  const { direction, from, length } = spanOf({ page, size }, total, true)
  const by = tab === 'ENDED' ? 'newest' : 'oldest'
  const span = sql`order by ${orders[by][direction]} limit ${sql.lit(length)} offset ${sql.lit(from)}`
  const inTab = sql`d.tab = ${sql.lit(tab)} and ${narrowing(filter)}`
  const keys = filter.words
    ? sql`select d.* from desk_request d ${names} where ${inTab} and ${matches(filter)} ${span}`
    : sql`select d.* from desk_request d where ${inTab} ${span}`
  return sql<DeskRow>`
    select r.submission_nbr as "submissionNbr", r.kind, p.proc_typ as "procTyp", p.proc_nbr as "procNbr", p.flow_id as "flowId",
           p.flow_version as "flowVersion", p.state, a.application_number as "applicationNumber", a.title, a.appl_typ as "applTyp",
           u.full_name as "requesterName", d.received_on as "receivedOn", c.held_why as "heldWhy", p.due_date as "dueDate"
      from (${keys}) d ${names}
      join process p on p.proc_typ = d.proc_typ and p.proc_nbr = d.proc_nbr
     order by ${orders[by].forward}`
}

/** SQL of the number of requests in each tab: of a search among what was found, else from the stored counts. */
export const tabCountsQuery = (filter: DeskFilter) =>
  filter.words
    ? sql<TabCount>`select d.tab, count(*)::int as total from desk_request d ${names} where ${narrowing(filter)} and ${matches(filter)} group by 1`
    : sql<TabCount>`select d.tab, sum(d.n)::int as total from desk_tally d where ${narrowing(filter)} group by 1`

interface TabCount {
  tab: DeskRequestTab
  total: number
}

/** Most requests found by the names of requesters. */
const MOST_OF_NAMES = 1_000

/** Requests found by words in their number, numbers and titles of their cases, or the name of the requester. */
export async function findAtDesk(db: Db, words: string): Promise<FoundRequests> {
  const byWords = await findRequestsByWords(db, undefined, words)
  const { rows } = await requestsOfNameQuery(words).execute(db)
  return {
    ids: [...new Set([...byWords.ids, ...rows.map(({ id }) => id)])],
    isPartial: byWords.isPartial || rows.length >= MOST_OF_NAMES,
  }
}

/** SQL of the newest requests of people whose name contains the words. */
export const requestsOfNameQuery = (words: string) => sql<{ id: number }>`
  select l.request_id as id
    from (select user_id from app_user where plain_letters(full_name) like ${plainPattern(words)} limit ${sql.lit(MOST_OF_NAMES)}) u
    cross join lateral (select request_id from request_list where owner_id = u.user_id order by submitted_at desc limit ${sql.lit(MOST_OF_NAMES)}) l
   limit ${sql.lit(MOST_OF_NAMES)}`
