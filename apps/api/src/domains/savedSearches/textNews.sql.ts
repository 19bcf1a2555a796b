import type { Db } from '@saki/db'
import type { CasesWithText, RegisterQuery } from '@saki/domain/search/registerQuery'
import { sql, type RawBuilder } from 'kysely'

import { meets } from '../registerSearch/conditions.sql.ts'
import { withTexts } from '../registerSearch/findTexts.ts'
import { candidatesBy, type Candidate, type News } from './news.sql.ts'

/**
 * Searches of texts whose terms agree with a case and its text. A patent whose text is not public yet is left out: the text becomes news
 * when it is.
 */
export async function listTextCandidates(db: Db, news: readonly News[]): Promise<Candidate[]> {
  const { rows } = await textCandidatesQuery(news).execute(db)
  return rows
}

/** Terms are copied by "strip", because each comparison would read a long text from its compressed pieces again. */
export const textCandidatesQuery = (news: readonly News[]) =>
  candidatesBy(
    news,
    sql`select s.search_id, c.application_id, c.news_id
          from (select n.news_id, n.application_id, e.terms, strip(t.terms) as text_terms
                  from news n join register_entry e on e.application_id = n.application_id and e.is_public
                  left join case_text t on t.application_id = n.application_id and t.is_public
                 where (e.file_typ not in ('P', 'S') or t.application_id is not null)
                   and exists (select from saved_search where on_text) offset 0) c
         cross join lateral (
           select s.search_id from saved_search s
            where s.on_text and (s.terms is null or c.terms @@ s.terms) and (s.text_terms is null or c.text_terms @@ s.text_terms)) s`,
  )

/**
 * Those of the cases that a query on texts finds in public now and did not find before their changes, given by the rows `news`. What a case
 * was before is its row and its text before the first of them that did not wait when the search was saved. A patent is compared only once its
 * text is public.
 */
export async function listNewlyByText(
  db: Db,
  { searchId, query, applicationIds }: Pick<Candidate, 'searchId' | 'applicationIds'> & { query: RegisterQuery },
  news: readonly News[],
): Promise<number[]> {
  const ofCases = news.filter(({ applicationId }) => applicationIds.includes(applicationId))
  const own = await listUnknown(db, searchId, ofCases)
  const now = await asComparedWith(db, query, textsNow(applicationIds))
  const before = await asComparedWith(db, query, textsBefore(applicationIds, own))
  const { rows } = await sql<{ id: number }>`
    select found.application_id as id from register_entry found
     where found.application_id in (
             select a.application_id from register_entry a where a.application_id = any(${applicationIds}::bigint[]) and a.is_public and ${now})
       and not exists (
             select from (select 1) one
               left join (${firstOf(own, sql`was`, sql`not is_text`)}) f on f.application_id = found.application_id
              cross join lateral jsonb_populate_record(null::register_entry, case when f.application_id is null then to_jsonb(found) else f.was end) a
              where (f.application_id is null or f.was is not null) and ${before})`.execute(db)
  return rows.map(({ id }) => id)
}

/** Those of the changes that did not wait yet when the search was saved. */
async function listUnknown(db: Db, searchId: string, news: readonly News[]): Promise<News[]> {
  const { rows } = await sql<{ newsId: number }>`
    select k.id as "newsId" from saved_search s cross join unnest(s.known_news) k(id)
     where s.search_id = ${searchId} and k.id = any(${news.map(({ newsId }) => newsId)}::bigint[])`.execute(db)
  const known = new Set(rows.map(({ newsId }) => newsId))
  return news.filter(({ newsId }) => !known.has(newsId))
}

/** The conditions of a query on a row of the register under the alias a, whose texts are given by their cases and terms. */
async function asComparedWith(db: Db, query: RegisterQuery, texts: RawBuilder<unknown>): Promise<RawBuilder<boolean>> {
  const compared = await withTexts(db, query, (terms) => findAmong(db, texts, terms))
  return sql`((a.file_typ not in ('P', 'S') or a.application_id in (select application_id from (${texts}) text)) and ${meets(compared)})`
}

async function findAmong(db: Db, texts: RawBuilder<unknown>, terms: string): Promise<CasesWithText> {
  const { rows } = await sql<CasesWithText>`
    select count(*)::int as total, coalesce(array_agg(application_id), '{}')::text as ids from (${texts}) text where terms @@ ${terms}::tsquery`.execute(
    db,
  )
  return rows[0] ?? { total: 0, ids: '{}' }
}

const textsNow = (applicationIds: readonly number[]) => sql`
  select t.application_id, t.terms from case_text t where t.application_id = any(${applicationIds}::bigint[]) and t.is_public`

const textsBefore = (applicationIds: readonly number[], news: readonly News[]) => sql`
  select t.application_id, case when f.application_id is null then t.terms else f.text_was end as terms
    from case_text t left join (${firstOf(news, sql`text_was`, sql`is_text`)}) f on f.application_id = t.application_id
   where t.application_id = any(${applicationIds}::bigint[]) and case when f.application_id is null then t.is_public else f.text_was is not null end`

/** A column of the first row of each case. */
const firstOf = (news: readonly News[], column: RawBuilder<unknown>, only: RawBuilder<unknown>) => sql`
  select distinct on (application_id) application_id, ${column} from register_news
   where news_id = any(${news.map(({ newsId }) => newsId)}::bigint[]) and ${only} order by application_id, news_id`
