import type { SavedQuery } from '@saki/contracts/savedSearches'
import type { Db } from '@saki/db'
import type { RegisterQuery } from '@saki/domain/search/registerQuery'
import { sql, type RawBuilder } from 'kysely'

import { meets } from '../registerSearch/conditions.sql.ts'

/** A case whose row of the register or whose text became public or changed in public. */
export interface News {
  newsId: number
  applicationId: number
  /** Null when the case was not public before. */
  isChange: boolean
  /** The text of the case, not its row. */
  isText: boolean
}

/** Cases whose change was not compared yet, at most `most` rows. */
export async function listNews(db: Db, most: number): Promise<News[]> {
  const { rows } = await sql<News>`
    select news_id as "newsId", application_id as "applicationId", was is not null as "isChange", is_text as "isText" from register_news order by news_id limit ${most}`.execute(
    db,
  )
  return rows
}

/** A search that may have found a case, and which. */
export interface Candidate {
  searchId: string
  query: SavedQuery
  applicationIds: number[]
}

const idsOf = (news: readonly News[]) => news.map(({ newsId }) => newsId)

/**
 * Searches of one kind that go on, of active accounts, with the cases of `news` that are public and may be hits. A case whose row waited
 * already when the search was saved is left out.
 */
export const candidatesBy = (news: readonly News[], pairs: ReturnType<typeof sql>) => sql<Candidate>`
  with news as (select n.news_id, n.application_id, n.was from register_news n where n.news_id = any(${idsOf(news)}::bigint[])),
  pairs as (${pairs})
  select s.search_id as "searchId", s.query, json_agg(distinct k.application_id) as "applicationIds"
    from pairs k
    join saved_search s on s.search_id = k.search_id and not s.is_paused
    join app_user u on u.user_id = s.user_id and u.status = 'active'
   where k.news_id <> all (s.known_news)
   group by 1, 2`

/** Searches of the register whose terms agree with those of a case, except those of texts. */
export async function listRegisterCandidates(db: Db, news: readonly News[]): Promise<Candidate[]> {
  const { rows } = await candidatesBy(
    news,
    sql`select s.search_id, n.application_id, n.news_id
          from news n join register_entry e on e.application_id = n.application_id and e.is_public
          join saved_search s on s.kind = 'REGISTER' and not s.on_text and (s.terms is null or e.terms @@ s.terms)`,
  ).execute(db)
  return rows
}

/** Marks of `news` that are new, or have another name or other classes now. */
const renamedMarks = sql`
  select n.news_id, e.application_id, e.words, e.reading
    from news n
    join mark_entry e on e.application_id = n.application_id and e.is_public
    join register_entry r on r.application_id = n.application_id and r.is_public
   where n.was is null or n.was ->> 'title_line' <> r.title_line or n.was -> 'classes' <> to_jsonb(r.classes)`

/** Watches of names that share a deletion or sound of a word with a mark, and those that compare letters. */
export async function listMarkCandidates(db: Db, news: readonly News[]): Promise<Candidate[]> {
  const { rows } = await candidatesBy(
    news,
    sql`select k.search_id, m.application_id, m.news_id
          from (${renamedMarks}) m
         cross join lateral (
           select array_agg(distinct d) as near, array_agg(distinct o) filter (where o is not null) as sounds
             from mark_word w left join lateral unnest(w.near) d on true left join lateral unnest(w.sounds) o on true
            where w.word = any (m.words || m.reading)) w
         cross join lateral (
           select s.search_id from saved_search s where s.near && w.near
           union select s.search_id from saved_search s where s.sounds && w.sounds
           union all select s.search_id from saved_search s where s.kind = 'MARKS' and s.near is null) k`,
  ).execute(db)
  return rows
}

/** Watches of a case with the rows of its changes. */
export async function listWatchedChanges(
  db: Db,
  news: readonly News[],
): Promise<{ searchId: string; applicationId: number; changeNbr: number }[]> {
  const { rows } = await sql<{ searchId: string; applicationId: number; changeNbr: number }>`
    select s.search_id as "searchId", n.application_id as "applicationId", max(n.news_id) as "changeNbr"
      from register_news n
      join register_entry e on e.application_id = n.application_id and e.is_public
      join saved_search s on s.application_id = n.application_id and not s.is_paused
      join app_user u on u.user_id = s.user_id and u.status = 'active'
     where n.news_id = any(${idsOf(news)}::bigint[]) and n.was is not null and n.news_id <> all (s.known_news)
     group by 1, 2`.execute(db)
  return rows
}

/** A search with the cases that it may have found. */
interface SearchWithCases {
  searchId: string
  applicationIds: readonly number[]
}

/** What was public of the cases of `news` before each of their changes; `earlier`: the changes of the case before it. */
const before = (news: readonly News[]) => sql`
  select r.*, n.news_id, n.earlier
    from (select news_id, was, array_agg(news_id) over (partition by application_id order by news_id rows between unbounded preceding and 1 preceding) as earlier
            from register_news where news_id = any(${idsOf(news)}::bigint[])) n
   cross join lateral jsonb_populate_record(null::register_entry, n.was) r where n.was is not null`

/** Whether a row of `before` is what a search compares with: what preceded the first change that did not wait when it was saved. */
const isBefore = (row: string, known: RawBuilder<unknown>) => {
  const [newsId, earlier] = [sql.ref(`${row}.news_id`), sql.ref(`${row}.earlier`)]
  return sql`(${newsId} <> all (${known}) and (${earlier} is null or ${earlier} <@ ${known}))`
}

/** Those of the cases that have the terms in public now and had them not before their change, of all searches at once. */
export async function listNewlyWithTerms(
  db: Db,
  wanted: readonly (SearchWithCases & { terms: string })[],
  news: readonly News[],
): Promise<NewlyFound[]> {
  const { rows } = await sql<NewlyFound>`
    with before as materialized (${before(news)})
    select w."searchId", a.application_id as "applicationId"
      from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) w("searchId" text, terms text, "applicationIds" bigint[])
      join saved_search s on s.search_id = w."searchId"
     cross join lateral (select w.terms::tsquery as terms offset 0) k
      join register_entry a on a.application_id = any(w."applicationIds")
     where a.is_public and a.terms @@ k.terms
       and not exists (select from before b
                        where b.application_id = a.application_id and ${isBefore('b', sql`s.known_news`)} and b.terms @@ k.terms)`.execute(
    db,
  )
  return rows
}

/** Those of the cases that each query finds in public now and did not find before their change. */
export async function listNewlyFound(
  db: Db,
  wanted: readonly (SearchWithCases & { query: RegisterQuery })[],
  news: readonly News[],
): Promise<NewlyFound[]> {
  const each = wanted.map(({ searchId, applicationIds, query }) => {
    const isCompared = isBefore('a', sql`s.known_news`)
    const notBefore = sql`not exists (select from before a where a.application_id = found.id and ${isCompared} and ${meets(query)})`
    return sql`select s.search_id as "searchId", found.id as "applicationId"
      from saved_search s,
           (select a.application_id as id from register_entry a
             where a.application_id = any(${applicationIds}::bigint[]) and a.is_public and ${meets(query)}) found
     where s.search_id = ${searchId} and ${notBefore}`
  })
  const { rows } = await sql<NewlyFound>`
    with before as materialized (${before(news)}) ${sql.join(each, sql` union all `)}`.execute(db)
  return rows
}

/** A case that a search found. */
interface NewlyFound {
  searchId: string
  applicationId: number
}

export interface NewHit {
  searchId: string
  applicationId: number
  /** See saved_search_hit.change_nbr. */
  changeNbr: number
}

/** Keeps hits that are not kept yet, of searches that still exist. */
export async function insertHits(tx: Db, hits: readonly NewHit[], now: Date): Promise<void> {
  if (hits.length === 0) return
  await sql`
    insert into saved_search_hit (search_id, application_id, change_nbr, found_at)
    select s.search_id, h."applicationId", h."changeNbr", ${now}
      from jsonb_to_recordset(${JSON.stringify(hits)}::jsonb) h("searchId" text, "applicationId" bigint, "changeNbr" bigint)
      join saved_search s on s.search_id = h."searchId"
       for key share of s
    on conflict do nothing`.execute(tx)
}

export async function deleteNews(tx: Db, news: readonly News[]): Promise<void> {
  await sql`delete from register_news where news_id = any(${idsOf(news)}::bigint[])`.execute(tx)
}
