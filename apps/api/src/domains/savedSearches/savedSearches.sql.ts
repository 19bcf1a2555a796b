import type { SavedQuery } from '@saki/contracts/savedSearches'
import { tables, type Db } from '@saki/db'
import type { AlertTimes } from '@saki/domain/search/alertDue'
import { sql } from 'kysely'

/** By what a saved search is found when a case becomes public. */
export interface SearchKeys {
  terms?: string | undefined
  /** Words by whose deletions and sounds an alike mark is recognised. */
  alikeWords?: readonly string[] | undefined
  /** It asks for the text of patents; textTerms: what the text of every hit has, as a tsquery over case_text.terms. */
  isOnText?: boolean | undefined
  textTerms?: string | undefined
  applicationId?: number | undefined
}

export interface SavedSearchRecord {
  searchId: string
  name: string
  query: SavedQuery
  howOften: AlertTimes
  byMail: boolean
  isPaused: boolean
  createdAt: Date
  newHits: number
  lastFoundAt: Date | null
}

/** The saved searches of a user by name, with their public hits since the user last looked. */
export async function listSavedSearches(db: Db, userId: number): Promise<SavedSearchRecord[]> {
  const { rows } = await sql<SavedSearchRecord>`
    select s.search_id as "searchId", s.name, s.query, s.how_often as "howOften", s.by_mail as "byMail", s.is_paused as "isPaused",
           s.created_at as "createdAt", h.new as "newHits", h.last as "lastFoundAt"
      from saved_search s
     cross join lateral (
       select count(distinct h.application_id) filter (where h.found_at > s.seen_at)::int as new, max(h.found_at) as last
         from saved_search_hit h join register_entry e on e.application_id = h.application_id and e.is_public
        where h.search_id = s.search_id) h
     where s.user_id = ${userId}
     order by lower(s.name), s.search_id`.execute(db)
  return rows
}

/** Number of a user's saved searches. Locks the user's row, so that two saved at once are counted one after the other. */
export async function countSavedSearches(tx: Db, userId: number): Promise<number> {
  await tables(tx).selectFrom('appUser').select('userId').where('userId', '=', userId).forNoKeyUpdate().execute()
  const found = await tables(tx)
    .selectFrom('savedSearch')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('userId', '=', userId)
    .executeTakeFirst()
  return found?.total ?? 0
}

/** Name of the lock that saves share and a comparison takes for a moment; see awaitSaves. */
const SAVING = sql`hashtext('saved_search')`

/** To be called before the rows that wait are read: the next comparison then waits for this transaction. */
export async function announceSave(tx: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock_shared(${SAVING})`.execute(tx)
}

/** Waits for transactions that are saving a search, so that none is missed that did not see the rows read before. */
export async function awaitSaves(db: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(${SAVING})`.execute(db)
}

const waitingNews = sql`array(select news_id from register_news)`

export interface NewSavedSearch {
  searchId: string
  userId: number
  name: string
  search: SavedQuery
  howOften: AlertTimes
  byMail: boolean
  keys: SearchKeys
  now: Date
}

/** As JSON for PostgreSQL, which takes no half of a surrogate pair. */
const jsonOf = (search: SavedQuery): string =>
  JSON.stringify(search, (_, value: unknown) => (typeof value === 'string' ? value.toWellFormed() : value))

export async function insertSavedSearch(tx: Db, saved: NewSavedSearch): Promise<void> {
  const { searchId, userId, name, search, howOften, byMail, keys, now } = saved
  const words = keys.alikeWords ?? null
  await sql`
    insert into saved_search (search_id, user_id, name, kind, query, how_often, by_mail, created_at, seen_at, known_news, terms, on_text, text_terms, near, sounds, application_id)
    select ${searchId}, ${userId}, ${name}, ${search.KIND}, ${jsonOf(search)}::jsonb, ${howOften}, ${byMail}, ${now}, ${now}, ${waitingNews},
           ${keys.terms ?? null}::tsquery, ${keys.isOnText ?? false}, ${keys.textTerms ?? null}::tsquery,
           case when ${words}::text[] is not null then array(select distinct k from unnest(${words}::text[]) w, unnest(deletions(w)) k) end,
           case when ${words}::text[] is not null then array(select distinct k from unnest(${words}::text[]) w, unnest(mark_sounds(w)) k) end,
           ${keys.applicationId ?? null}`.execute(tx)
}

export interface SearchChange {
  name?: string | undefined
  howOften?: AlertTimes | undefined
  byMail?: boolean | undefined
  isPaused?: boolean | undefined
}

/** False when the user has no such search. One that goes on does not tell of what waited at this moment. */
export async function changeSavedSearch(
  tx: Db,
  userId: number,
  searchId: string,
  change: SearchChange,
): Promise<boolean> {
  const { name, howOften, byMail, isPaused } = change
  const { rows } = await sql`
    update saved_search s set name = coalesce(${name ?? null}, s.name), how_often = coalesce(${howOften ?? null}, s.how_often),
           by_mail = coalesce(${byMail ?? null}, s.by_mail), is_paused = coalesce(${isPaused ?? null}, s.is_paused),
           known_news = case when s.is_paused and ${isPaused === false} then ${waitingNews} else s.known_news end
     where s.search_id = ${searchId} and s.user_id = ${userId} returning 1`.execute(tx)
  return rows.length > 0
}

/** False when the user has no such search. */
export async function deleteSavedSearch(db: Db, userId: number, searchId: string): Promise<boolean> {
  const deleted = await tables(db)
    .deleteFrom('savedSearch')
    .where('searchId', '=', searchId)
    .where('userId', '=', userId)
    .executeTakeFirst()
  return deleted.numDeletedRows === 1n
}

/** Marks the hits seen and the messages read; false when the user has no such search. */
export async function markSeen(db: Db, userId: number, searchId: string, now: Date): Promise<boolean> {
  const { rows } = await sql`
    with read as (
      update search_notice set read_at = ${now} where search_id = ${searchId} and user_id = ${userId} and read_at is null
    )
    update saved_search set seen_at = ${now} where search_id = ${searchId} and user_id = ${userId} returning 1`.execute(
    db,
  )
  return rows.length > 0
}

/** Id of a case that anybody may see; undefined when there is none of this number. */
export async function findPublicCase(db: Db, applicationNumber: string): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    select e.application_id as id from application a join register_entry e using (application_id)
     where a.application_number = ${applicationNumber} and e.is_public`.execute(db)
  return rows[0]?.id
}
