import type { Db } from '@saki/db'
import { sql, type RawBuilder } from 'kysely'

export type Match = 'EXACT' | 'SUGGESTED' | 'PREFIX' | 'WORD' | 'WORD_PREFIX' | 'SIMILAR'

export interface FoundTerm {
  TERM_ID: number
  NICE_CLASS_CODE: string
  TERM: string
  TERM_EN: string
  SOURCE: 'starter' | 'office'
  MATCH: Match
}

export interface Page {
  page: number
  size: number
}

/** Answers hold this many terms at most; who has more should say more. */
export const MOST_FOUND = 500
/** Terms looked at to find the best: a search for what thousands have stops here, at the plainest. */
const MOST_LOOKED_AT = 1_000

const columns = sql`term_id as "TERM_ID", nice_class_code::text as "NICE_CLASS_CODE", name_id as "TERM", name_en as "TERM_EN", source as "SOURCE"`

/** Words as one query of the index: each word's alternatives, any of which will do; all words must be there. */
export function wordQuery(
  words: { any: string[]; goesOn?: boolean }[],
  classes: readonly string[] | undefined,
): string {
  const parts = words.map(({ any, goesOn }) => any.map((word) => `'${word}'${goesOn ? ':*' : ''}`).join(' | '))
  if (classes) parts.push(classes.map((code) => `'#${code}'`).join(' | '))
  return parts.map((part) => `(${part})`).join(' & ')
}

export interface Asked {
  /** The question, folded, and its telling part. */
  phrase: string
  core: string
  /** Queries of the index: what is looked for, and the same without words still in typing. */
  query: string
  whole: string
  classes: readonly string[] | undefined
}

/**
 * Terms with all words sought, best first: the term itself, what everyday words lead to, terms that begin with the question, that have
 * its words, that have words beginning like them; the shorter before the longer. A term in both lists is given once, as the office's.
 */
export async function termsWithWords(
  db: Db,
  asked: Asked,
  { page, size }: Page,
): Promise<{ rows: FoundTerm[]; total: number }> {
  const { phrase, core, query, whole, classes } = asked
  return paged(
    db,
    sql`
    with phrases as (
      select nice_class_code, folded_id, rank, case
          when phrase = ${phrase} then 0
          when phrase = ${core} then 1
          when length(${phrase}::text) > 2 and starts_with(phrase, ${phrase}) then 2 + length(phrase) / 100.0
          when strpos(${` ${phrase} `}, ' ' || phrase || ' ') > 0 then 9 - length(phrase) / 100.0 end as far
        from nice_everyday
    ), said as (
      select nice_class_code, folded_id, min(rank) as rank, far < 8 as outright
        from phrases where far = (select min(far) from phrases) group by nice_class_code, folded_id, far
    ), found as (
      select t.*, s.rank as suggested, s.outright from said s join nice_term t using (nice_class_code, folded_id)
       where t.valid_to is null and ${classes ? sql`t.nice_class_code = any(${classes.map(Number)}::smallint[])` : sql`true`}
      union all
      (select t.*, null, null from nice_term t where t.valid_to is null and t.words @@ ${query}::tsquery order by t.term_id limit ${sql.lit(MOST_LOOKED_AT)})
    ), judged as (
      select *, case
          when folded_id = ${phrase} or folded_en = ${phrase} then 0
          when outright then 1
          when starts_with(folded_id, ${`${core} `}) or starts_with(folded_en, ${`${core} `}) then 2
          when words @@ ${whole}::tsquery then 3
          when suggested is not null then 4
          when starts_with(folded_id, ${core}) or starts_with(folded_en, ${core}) then 5
          else 6 end as nearness
        from found
    )`,
    { page, size },
  )
}

/** Terms of the classes, our own and the plainest first. */
export async function termsOfClasses(db: Db, classes: readonly string[], { page, size }: Page) {
  return paged(
    db,
    sql`
    with judged as (
      select *, 3 as nearness, null::int as suggested from nice_term
       where valid_to is null and words @@ ${wordQuery([], classes)}::tsquery order by term_id limit ${sql.lit(MOST_LOOKED_AT)}
    )`,
    { page, size },
  )
}

/** By nearness; an everyday word that is but a part of the question suggests less than the words themselves. */
const matches: Match[] = ['EXACT', 'SUGGESTED', 'PREFIX', 'WORD', 'SUGGESTED', 'WORD_PREFIX', 'WORD_PREFIX', 'SIMILAR']

/** One page of the rows of `judged`: each term of a class once, nearest first. */
async function paged(
  db: Db,
  judged: RawBuilder<unknown>,
  { page, size }: Page,
): Promise<{ rows: FoundTerm[]; total: number }> {
  const found = await sql<{ total: number; rows: (Omit<FoundTerm, 'MATCH'> & { nearness: number })[] | null }>`
    ${judged}, once as (
      select distinct on (nice_class_code, folded_id collate "C") term_id, nice_class_code, name_id, name_en, source, nearness, suggested,
             length(folded_id) as long
        from judged order by nice_class_code, folded_id collate "C", nearness, source, term_id
    ), best as materialized (
      select * from once order by nearness, suggested, long, name_id collate "C", term_id limit ${sql.lit(MOST_FOUND)}
    )
    select (select count(*)::int from best) as total, (
      select json_agg(r) from (
        select ${columns}, nearness from best order by nearness, suggested, long, name_id collate "C", term_id
         limit ${size} offset ${(page - 1) * size}) r) as rows`.execute(db)
  const { total, rows } = found.rows[0] ?? { total: 0, rows: [] }
  return {
    total,
    rows: (rows ?? []).map(({ nearness, ...row }) => ({ ...row, MATCH: matches[nearness] ?? 'SIMILAR' })),
  }
}
