import type { SavedQuery } from '@saki/contracts/savedSearches'
import { tables, type Db } from '@saki/db'
import type { AlertTimes } from '@saki/domain/search/alertDue'
import { sql } from 'kysely'

import { registerRowsOf, type RegisterRecord } from '../registerSearch/registerRows.sql.ts'

/** A search with hits that its owner was not told of. */
export interface WaitingSearch {
  searchId: string
  howOften: AlertTimes
  /** When the oldest of them was found. */
  foundAt: Date
}

/** Searches with untold hits, of active accounts and not paused, in the order of their ids. */
export async function listWaitingSearches(db: Db, after: string, most: number): Promise<WaitingSearch[]> {
  const { rows } = await sql<WaitingSearch>`
    select h.search_id as "searchId", s.how_often as "howOften", min(h.found_at) as "foundAt"
      from saved_search_hit h
      join saved_search s on s.search_id = h.search_id and not s.is_paused
      join app_user u on u.user_id = s.user_id and u.status = 'active'
     where h.notice_id is null and h.search_id > ${after}
     group by 1, 2 order by 1 limit ${most}`.execute(db)
  return rows
}

export interface ToldSearch {
  userId: number
  name: string
  query: SavedQuery
  byMail: boolean
}

/** Locks a search that may tell; undefined when it is gone, paused, of a closed account, or another process is telling of it. */
export async function lockTelling(tx: Db, searchId: string): Promise<ToldSearch | undefined> {
  const { rows } = await sql<ToldSearch>`
    select s.user_id as "userId", s.name, s.query, s.by_mail as "byMail"
      from saved_search s join app_user u on u.user_id = s.user_id and u.status = 'active'
     where s.search_id = ${searchId} and not s.is_paused for update of s skip locked`.execute(tx)
  return rows[0]
}

/** Removes untold hits that nobody may see any more. */
export async function deleteHiddenHits(tx: Db, searchId: string): Promise<void> {
  await sql`
    delete from saved_search_hit h where h.search_id = ${searchId} and h.notice_id is null
       and not exists (select from register_entry e where e.application_id = h.application_id and e.is_public)`.execute(
    tx,
  )
}

/** Writes a message with every untold hit of the search; returns its id, undefined when there is no such hit. */
export async function writeSearchNotice(
  tx: Db,
  searchId: string,
  { userId, name }: ToldSearch,
  now: Date,
): Promise<number | undefined> {
  const { rows } = await sql<{ noticeId: number }>`
    with notice as (
      insert into search_notice (search_id, user_id, name, sent_at)
      select ${searchId}, ${userId}, ${name}, ${now}
       where exists (select from saved_search_hit h where h.search_id = ${searchId} and h.notice_id is null)
      returning notice_id
    ), told as (
      update saved_search_hit h set notice_id = notice.notice_id from notice where h.search_id = ${searchId} and h.notice_id is null
    )
    select notice_id as "noticeId" from notice`.execute(tx)
  return rows[0]?.noticeId
}

const hitsOf = (noticeId: number, most: number) => sql`
  select h.application_id as id, row_number() over (order by max(h.found_at) desc, h.application_id desc) as place
    from saved_search_hit h join register_entry e on e.application_id = h.application_id and e.is_public
   where h.notice_id = ${noticeId}
   group by h.application_id order by 2 limit ${most}`

/** The first cases of a message that anybody may still see. */
export async function listNoticeHits(db: Db, noticeId: number, most: number): Promise<RegisterRecord[]> {
  return (await registerRowsOf(hitsOf(noticeId, most)).execute(db)).rows
}

export async function countNoticeHits(db: Db, noticeId: number): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(distinct h.application_id)::int as total
      from saved_search_hit h join register_entry e on e.application_id = h.application_id and e.is_public
     where h.notice_id = ${noticeId}`.execute(db)
  return rows[0]?.total ?? 0
}

export interface NoticeRecord {
  noticeId: number
  searchId: string
  name: string
  query: SavedQuery
  sentAt: Date
  readAt: Date | null
}

/** One page of a user's messages, newest first, with the numbers of all and of the unread ones. */
export async function listNotices(
  db: Db,
  userId: number,
  { page, size }: { page: number; size: number },
): Promise<{ rows: NoticeRecord[]; total: number; unread: number }> {
  const { rows } = await sql<NoticeRecord>`
    select n.notice_id as "noticeId", n.search_id as "searchId", n.name, s.query, n.sent_at as "sentAt", n.read_at as "readAt"
      from search_notice n join saved_search s on s.search_id = n.search_id
     where n.user_id = ${userId}
     order by n.notice_id desc limit ${size} offset ${(page - 1) * size}`.execute(db)
  const counted = await tables(db)
    .selectFrom('searchNotice')
    .select((eb) => [
      eb.fn.countAll<number>().as('total'),
      eb.fn.countAll<number>().filterWhere('readAt', 'is', null).as('unread'),
    ])
    .where('userId', '=', userId)
    .executeTakeFirst()
  return { rows, total: counted?.total ?? 0, unread: counted?.unread ?? 0 }
}
