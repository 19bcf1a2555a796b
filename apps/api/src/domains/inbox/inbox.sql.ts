import { prepared, type Db } from '@saki/db'
import { legalDateOf, type LegalDate } from '@saki/domain/dates/legalDate'
import { sql } from 'kysely'

import { mayReadItem } from '../../access.sql.ts'
import { lettersWithin, type Asker } from '../../access.ts'
import { casePicture } from '../../casePicture.sql.ts'
import { actionsOfEffect } from '../../caseState.ts'
import { nothingShown, shownOf, spanOf, type CursorKey, type Shown } from '../../pageCursor.ts'
import type { ActionRef } from './actionMails.sql.ts'
import { countInbox, MOST_LETTERS_COUNTED, type Count } from './inboxCounts.sql.ts'
import {
  candidates,
  conditions,
  letterCursorKey,
  isLetterBeyond,
  isCounted,
  isWaitingOn,
  orderOf,
  letterOrders,
  type InboxFilter,
} from './inboxFilter.sql.ts'
import { findLetters, type FoundLetters } from './inboxWords.sql.ts'
import { requestKindOf, requestNbrOf } from './requestOfProcess.sql.ts'

export interface InboxRow {
  procTyp: string
  procNbr: number
  actionNbr: number
  applicationNumber: string
  fileTyp: string
  title: string
  /** Submission number of the request the process belongs to. */
  requestNbr: string | null
  requestKind: string | null
  imageId: string | null
  flowId: string
  flowVersion: number
  action: string
  /** State the action led to, and the current state of the process. */
  toState: string
  state: string
  priorDueDate: LegalDate | null
  dueDate: LegalDate | null
  /** Current deadline of the process. */
  openDueDate: LegalDate | null
  /** Whether it is the latest letter about the current state of the process. */
  isLatest: boolean
  isWaiting: boolean
  isAnswered: boolean
  isFrozen: boolean
  hasOpenBill: boolean
  actionDate: LegalDate
  deliveredAt: Date
  unread: boolean
  raisedAt: Date | null
  firstReadAt: Date | null
  /** Users it was delivered to, in the order of their first reading; those who have not read it last. */
  readers: { USER_ID: number; USER_NAME: string; READ_AT: string | null }[]
  /** Id of the applicant on whose behalf the reader got it; null: the reader is the addressee. */
  onBehalfOf: number | null
  ground: string
  /** What the officer wrote to the applicant. */
  notes: string
  docTitle: string | null
}

/** Readers of a letter as JSON. A consultant whose mandate ended is listed only when they read it. */
const readers = (
  today: LegalDate,
) => sql`(select json_agg(json_build_object('USER_ID', r.user_id, 'USER_NAME', ru.full_name, 'READ_AT',
      to_char(r.first_read_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) order by r.first_read_at nulls last, r.user_id)
    from inbox_item r join app_user ru on ru.user_id = r.user_id
   where (r.proc_typ, r.proc_nbr, r.action_nbr) = (i.proc_typ, i.proc_nbr, i.action_nbr)
     and (r.first_read_at is not null or r.on_behalf_of is null or exists (
       select from mandates_over_case(p.application_id, ${today}::date) m
        where m.agent_user_id = r.user_id and m.principal_id = r.on_behalf_of)))`

/** Letters with these keys that match the filter. */
const lettersWithKeys = (filter: InboxFilter, keys: readonly ActionRef[]) => sql`(
  select i.* from unnest(${keys.map((key) => key.procTyp)}::text[], ${keys.map((key) => key.procNbr)}::int[], ${keys.map((key) => key.actionNbr)}::int[])
      k(proc_typ, proc_nbr, action_nbr)
    join inbox_item i on i.user_id = ${filter.reader.userId} and (i.proc_typ, i.proc_nbr, i.action_nbr) = (k.proc_typ, k.proc_nbr, k.action_nbr)
   where ${conditions(filter)})`

/** The keys of a page and of one letter more. `total`: number of letters as counted before; `found`: limits the page to these letters. */
export function inboxKeysQuery(filter: InboxFilter, total: number, found?: readonly ActionRef[]) {
  const span = spanOf(filter, total, !found && isCounted(filter))
  const { direction, from, cursor } = span
  const most = span.length + 1
  const name = orderOf(filter)
  const order = letterOrders[name][direction]
  const source = found ? lettersWithKeys(filter, found) : candidates(filter, { direction, cursor, most: from + most })
  // First pages are read most often, planning them costs more than reading them, and one plan fits every reader.
  const mark = !found && isCounted(filter) && !cursor && from === 0 ? prepared : sql``
  // The key is computed in the outer query; in the inner one it would be computed for skipped rows too.
  const query = sql<ActionRef & { key: CursorKey }>`${mark}
    select i.proc_typ as "procTyp", i.proc_nbr as "procNbr", i.action_nbr as "actionNbr", ${letterCursorKey(name)} as key from (
      select i.proc_typ, i.proc_nbr, i.action_nbr, i.rank, i.waits_for, i.delivered_at from ${source} i
       where ${isLetterBeyond(cursor)} order by ${order} limit ${sql.lit(most)} offset ${sql.lit(from)}) i order by ${order}`
  return { query, span }
}

/** The letters with these keys, in their order. */
export const inboxRowsQuery = (
  { reader, today, now }: InboxFilter,
  keys: readonly ActionRef[],
) => sql<InboxRow>`${prepared}
    select i.proc_typ as "procTyp", i.proc_nbr as "procNbr", i.action_nbr as "actionNbr", coalesce(a.application_number, a.submission_nbr) as "applicationNumber",
           a.file_typ as "fileTyp", a.title, ${casePicture(sql`a.application_id`)} as "imageId", p.flow_id as "flowId", p.flow_version as "flowVersion", pa.action, pa.to_state as "toState", p.state,
           ${requestNbrOf} as "requestNbr", ${requestKindOf} as "requestKind",
           pa.prior_due_date as "priorDueDate", pa.due_date as "dueDate", p.due_date as "openDueDate", i.is_latest as "isLatest",
           i.is_answered as "isAnswered", ${isWaitingOn(today)} as "isWaiting", p.frozen_since is not null as "isFrozen",
           exists (select from bill b where b.application_id = a.application_id and b.status = 'open' and b.valid_until >= ${now}) as "hasOpenBill",
           pa.action_date as "actionDate", i.delivered_at as "deliveredAt", i.unread, i.raised_at as "raisedAt",
           i.first_read_at as "firstReadAt", ${readers(today)} as readers, i.on_behalf_of as "onBehalfOf", pa.ground, pa.notes,
           (select d.title from case_document d where d.application_id = a.application_id
              and ((d.proc_typ, d.proc_nbr, d.action_nbr) = (i.proc_typ, i.proc_nbr, i.action_nbr)
                or (d.doc_typ = 'TT' and d.action_nbr is null and pa.action = any(${actionsOfEffect('issueReceipt')}::text[]))) order by d.issued_at limit 1) as "docTitle"
      from unnest(${keys.map((key) => key.procTyp)}::text[], ${keys.map((key) => key.procNbr)}::int[], ${keys.map((key) => key.actionNbr)}::int[])
             with ordinality k(proc_typ, proc_nbr, action_nbr, place)
      join inbox_item i on i.user_id = ${reader.userId} and (i.proc_typ, i.proc_nbr, i.action_nbr) = (k.proc_typ, k.proc_nbr, k.action_nbr)
      join process_action pa on (pa.proc_typ, pa.proc_nbr, pa.action_nbr) = (i.proc_typ, i.proc_nbr, i.action_nbr)
      join process p on (p.proc_typ, p.proc_nbr) = (i.proc_typ, i.proc_nbr)
      join application a on a.application_id = p.application_id
     order by k.place`

export interface InboxPage extends Count {
  rows: InboxRow[]
  shown: Shown<ActionRef & { key: CursorKey }>
}

/** One page of the inbox with the total of all pages. */
export async function listInbox(db: Db, filter: InboxFilter): Promise<InboxPage> {
  const found = filter.words && (await findLetters(db, filter, filter.words))
  const count = found ? countFound(found) : await countInbox(db, filter)
  const isPast = !filter.cursor && count.total <= (filter.page - 1) * filter.size
  if (isPast) return { ...count, rows: [], shown: nothingShown }
  const { query, span } = inboxKeysQuery(filter, count.total, found?.keys)
  const shown = shownOf(span, filter.page, (await query.execute(db)).rows)
  const { rows } = shown.rows.length === 0 ? { rows: [] } : await inboxRowsQuery(filter, shown.rows).execute(db)
  return { ...count, rows, shown }
}

function countFound({ keys, isPartial }: FoundLetters): Count {
  const isCapped = isPartial || keys.length > MOST_LETTERS_COUNTED
  return { total: Math.min(keys.length, MOST_LETTERS_COUNTED), isCapped }
}

const atKey = ({ procTyp, procNbr, actionNbr }: ActionRef) =>
  sql`i.proc_typ = ${procTyp} and i.proc_nbr = ${procNbr} and i.action_nbr = ${actionNbr}`

/**
 * Marks an item read; the first reading sets `first_read_at` for good. Returns undefined when the reader has no such item, on this
 * reader's first reading the users who may read it today (to notify them), else an empty list.
 */
export async function markRead(db: Db, reader: Asker, key: ActionRef, now: Date): Promise<number[] | undefined> {
  const { rows } = await sql<{ team: number[] | null }>`
    with item as (select i.user_id, i.first_read_at from inbox_item i where ${lettersWithin(reader)} and ${atKey(key)} for update),
    marked as (
      update inbox_item i set unread = false, first_read_at = coalesce(i.first_read_at, ${now})
        from item where i.user_id = item.user_id and ${atKey(key)}
    )
    select case when item.first_read_at is null then (
             select json_agg(i.user_id) from inbox_item i join process p using (proc_typ, proc_nbr)
              where ${atKey(key)} and ${mayReadItem(legalDateOf(now))}) end as team from item`.execute(db)
  return rows[0] && (rows[0].team ?? [])
}

/** Sets an item unread again for one reader. False when the reader has no such item. */
export async function markUnread(db: Db, reader: Asker, key: ActionRef): Promise<boolean> {
  const { rows } =
    await sql`update inbox_item i set unread = true where ${lettersWithin(reader)} and ${atKey(key)} returning 1`.execute(
      db,
    )
  return rows.length > 0
}

/** Whether a session is neither ended nor expired at `now` and its account is active. */
export async function isSessionAlive(db: Db, idHash: Buffer, now: Date): Promise<boolean> {
  const { rows } = await sql`select 1 from session s join app_user u using (user_id)
    where s.id_hash = ${idHash} and s.ended_at is null and s.expires_at > ${now} and u.status = 'active'`.execute(db)
  return rows.length > 0
}
