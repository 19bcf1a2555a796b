import { prepared, type Db } from '@saki/db'
import type { LegalDate } from '@saki/domain/dates/legalDate'
import { sql } from 'kysely'

import { lettersWithin, type Asker } from '../../access.ts'
import { statesWithDeadline } from '../../caseState.ts'

export interface InboxRow {
  procTyp: string
  procNbr: number
  actionNbr: number
  patentId: string
  fileTyp: string
  title: string
  flowId: string
  flowVersion: number
  action: string
  /** State the action led to, and the one the process stands in now. */
  toState: string
  state: string
  dueDate: LegalDate | null
  /** Deadline of the process now. */
  openDueDate: LegalDate | null
  actionDate: LegalDate
  deliveredAt: Date
  firstReadAt: Date | null
  /** The applicant this is a copy for. */
  onBehalfOf: number | null
  /** What the officer wrote to the applicant. */
  notes: string
  docTitle: string | null
}

export interface InboxFilter {
  reader: Asker
  page: number
  size: number
  unread?: boolean
  /** States in which the reader has to act, as caseState names them; `isWaiting` asks for items that still wait there, or for the others. */
  waitingIn?: string[]
  isWaiting?: boolean
  patentId?: string
  actions?: string[]
  dueBefore?: LegalDate
}

const joined = sql`inbox_item i
  join process_action pa on (pa.proc_typ, pa.proc_nbr, pa.action_nbr) = (i.proc_typ, i.proc_nbr, i.action_nbr)
  join process p on (p.proc_typ, p.proc_nbr) = (i.proc_typ, i.proc_nbr)
  join application a on a.application_id = p.application_id`

function conditions(filter: InboxFilter) {
  const { reader, unread, waitingIn, isWaiting, patentId, actions, dueBefore } = filter
  const waiting = sql`p.state = pa.to_state and pa.due_date is not null and p.due_date = pa.due_date
    and p.flow_id || ' ' || p.state = any(${waitingIn ?? []}::text[])`
  return sql.join(
    [
      lettersWithin(reader),
      ...(unread === undefined ? [] : [unread ? sql`i.first_read_at is null` : sql`i.first_read_at is not null`]),
      ...(isWaiting === undefined ? [] : [isWaiting ? sql`(${waiting})` : sql`not (${waiting})`]),
      ...(patentId === undefined ? [] : [sql`a.patent_id = ${patentId}`]),
      ...(actions === undefined ? [] : [sql`pa.action = any(${actions}::text[])`]),
      ...(dueBefore === undefined
        ? []
        : [
            sql`p.state = pa.to_state and p.due_date = pa.due_date and pa.due_date <= ${dueBefore}::date
        and p.flow_id || ' ' || p.state = any(${statesWithDeadline()}::text[])`,
          ]),
    ],
    sql` and `,
  )
}

/** An inbox as it opens is asked for all day; every filter makes another text. */
const opening = ({ unread, isWaiting, patentId, actions, dueBefore }: InboxFilter) =>
  [unread, isWaiting, patentId, actions, dueBefore].every((narrowing) => narrowing === undefined) ? prepared : sql``

/** One page, newest first. */
export async function listInbox(db: Db, filter: InboxFilter): Promise<InboxRow[]> {
  const { rows } = await sql<InboxRow>`${opening(filter)}
    select i.proc_typ as "procTyp", i.proc_nbr as "procNbr", i.action_nbr as "actionNbr", coalesce(a.patent_id, a.submission_nbr) as "patentId",
           a.file_typ as "fileTyp", a.title, p.flow_id as "flowId", p.flow_version as "flowVersion", pa.action, pa.to_state as "toState", p.state,
           pa.due_date as "dueDate", p.due_date as "openDueDate", pa.action_date as "actionDate", i.delivered_at as "deliveredAt",
           i.first_read_at as "firstReadAt", i.on_behalf_of as "onBehalfOf", pa.notes,
           (select o.title from office_document o where o.application_id = a.application_id
              and ((o.proc_typ, o.proc_nbr, o.action_nbr) = (i.proc_typ, i.proc_nbr, i.action_nbr)
                or (o.doc_typ = 'TT' and o.action_nbr is null and pa.action = 'payment_received')) order by o.issued_at limit 1) as "docTitle"
      from ${joined}
     where ${conditions(filter)}
     order by i.delivered_at desc, i.proc_nbr desc, i.action_nbr desc
     limit ${filter.size} offset ${(filter.page - 1) * filter.size}`.execute(db)
  return rows
}

export async function countInbox(db: Db, filter: InboxFilter): Promise<number> {
  const { reader, page: _page, size: _size, waitingIn: _waitingIn, ...narrowing } = filter
  const isWhole = Object.values(narrowing).every((value) => value === undefined)
  const from = isWhole ? sql`inbox_item i where ${lettersWithin(reader)}` : sql`${joined} where ${conditions(filter)}`
  const { rows } = await sql<{
    total: number
  }>`${isWhole ? prepared : sql``}select count(*) as total from ${from}`.execute(db)
  return rows[0]?.total ?? 0
}

/** Answered from the partial index inbox_unread alone. */
export async function countUnread(db: Db, reader: Asker): Promise<number> {
  const { rows } = await sql<{
    total: number
  }>`${prepared}select count(*) as total from inbox_item i where ${lettersWithin(reader)} and i.first_read_at is null`.execute(
    db,
  )
  return rows[0]?.total ?? 0
}

/** Sets the first-read instant when there is none. False when the reader has no such item. */
export async function markRead(
  db: Db,
  reader: Asker,
  key: { procTyp: string; procNbr: number; actionNbr: number },
  now: Date,
): Promise<boolean> {
  const { rows } = await sql`update inbox_item i set first_read_at = coalesce(first_read_at, ${now})
    where ${lettersWithin(reader)} and proc_typ = ${key.procTyp} and proc_nbr = ${key.procNbr} and action_nbr = ${key.actionNbr} returning 1`.execute(
    db,
  )
  return rows.length > 0
}

export async function isSessionAlive(db: Db, idHash: Buffer, now: Date): Promise<boolean> {
  const { rows } = await sql`select 1 from session s join app_user u using (user_id)
    where s.id_hash = ${idHash} and s.ended_at is null and s.expires_at > ${now} and u.status = 'active'`.execute(db)
  return rows.length > 0
}
