import { prepared, type Db } from '@saki/db'
import { phrasesWithin } from '@saki/domain/goods/soughtWords'
import { sql, type RawBuilder } from 'kysely'

export type NiceMatchKind = 'EXACT' | 'SUGGESTED' | 'PREFIX' | 'WORD' | 'WORD_PREFIX' | 'SIMILAR'

export interface FoundTermRecord {
  TERM_ID: number
  NICE_CLASS_CODE: string
  TERM: string
  TERM_EN: string
  SOURCE: 'starter' | 'office'
  MATCH: NiceMatchKind
  /** Rank of the match, 0 nearest (see `matches`); not sent to clients. */
  nearness: number
}

export interface NicePage {
  page: number
  size: number
}

/** Most terms a search returns on all its pages. */
export const MOST_FOUND = 500
/** Most terms read to find the best; of a frequent word, the terms that were loaded first. */
const MOST_LOOKED_AT = 800
/** Most terms read that have only some of the words; SHOWN_LIKE: most of them returned. */
const MOST_LIKE = 300
export const SHOWN_LIKE = 40

const columns = sql`term_id as "TERM_ID", nice_class_code::text as "NICE_CLASS_CODE", name_id as "TERM", name_en as "TERM_EN", source as "SOURCE"`

/** A word sought: a term matches with any of these words; with `goesOn` also with words that begin with one of them. */
export interface WordChoice {
  any: readonly string[]
  goesOn: boolean
}

export interface NiceAsked {
  /** The question, folded. */
  phrase: string
  /** The question without its filler words, folded. */
  core: string
  words: readonly WordChoice[]
  classes: readonly string[] | undefined
  /** Other phrases that may have been meant; as everyday phrases they rank like the core. */
  readings?: readonly string[]
}

function oneOf(words: readonly string[], ending = ''): string {
  return `(${words.map((word) => `'${word}'${ending}`).join(' | ')})`
}

/** Words as a tsquery. Needs no escaping, as folded words have letters and digits only. */
function wordQuery(words: readonly WordChoice[], between: '&' | '|' = '&'): string {
  return words.map(({ any, goesOn }) => oneOf(any, goesOn ? ':*' : '')).join(` ${between} `)
}

function inClasses(query: string, classes: readonly string[] | undefined): string {
  return classes ? `(${query}) & ${oneOf(classes.map((code) => `#${code}`))}` : query
}

/**
 * Terms with all words sought, best first: the term itself, terms suggested by everyday words, terms that begin with the question, that
 * have its words, that have words beginning with them; shorter terms first. A term in both lists is returned once, as the office's.
 */
export async function termsWithWords(
  db: Db,
  asked: NiceAsked,
  { page, size }: NicePage,
): Promise<{ rows: FoundTermRecord[]; total: number }> {
  const { phrase, core, words, classes, readings = [] } = asked
  const query = inClasses(wordQuery(words), classes)
  const whole = wordQuery(words.map(({ any }) => ({ any, goesOn: false })))
  const meant = [core, ...readings]
  return paged(
    db,
    sql`${prepared}
    with phrases as materialized (
      select nice_class_code, folded_id, rank, case
          when phrase = ${phrase} then 0
          when phrase = any(${meant}::text[]) then 1
          when length(${phrase}::text) > 2 and starts_with(phrase, ${phrase}) then 2 + length(phrase) / 100.0
          when phrase = any(${phrasesWithin(phrase)}::text[]) then 9 - length(phrase) / 100.0 end as far
        from nice_everyday
       where phrase = any(${[phrase, ...meant, ...phrasesWithin(phrase)]}::text[])
          or length(${phrase}::text) > 2 and phrase ~>=~ ${phrase} and phrase ~<~ ${`${phrase}\ud7ff`}
    ), said as (
      select nice_class_code, folded_id, min(rank) as rank, far < 8 as outright
        from phrases where far = (select min(far) from phrases) group by nice_class_code, folded_id, far
    ), found as (
      select t.term_id, t.nice_class_code, t.name_id, t.name_en, t.source, t.folded_id, t.folded_en, false as has_words, s.rank as suggested, s.outright
        from said s join nice_term t using (nice_class_code, folded_id)
       where t.valid_to is null and t.words <> '' and t.nice_class_code = any(coalesce(${classes?.map(Number) ?? null}::smallint[], array[t.nice_class_code]))
      union all
      select *, null, null from nice_found(${query}::tsquery, ${whole}::tsquery, ${sql.lit(MOST_LOOKED_AT)})
    ), judged as (
      select *, case
          when folded_id = ${phrase} or folded_en = ${phrase} then 0
          when outright then 1
          when starts_with(folded_id, ${`${core} `}) or starts_with(folded_en, ${`${core} `}) then 2
          when has_words then 3
          when suggested is not null then 4
          when starts_with(folded_id, ${core}) or starts_with(folded_en, ${core}) then 5
          else 6 end as nearness
        from found
    )`,
    { page, size },
  )
}

/** Terms of the classes without a question, shortest first, from the first MOST_LOOKED_AT that were loaded. */
export async function termsOfClasses(db: Db, classes: readonly string[], { page, size }: NicePage) {
  const query = oneOf(classes.map((code) => `#${code}`))
  return paged(
    db,
    sql`with judged as (
      select *, 3 as nearness, null::int as suggested from nice_found(${query}::tsquery, ${query}::tsquery, ${sql.lit(MOST_LOOKED_AT)}))`,
    { page, size },
  )
}

/** Terms that have some of the words, those with most of them first. */
export async function termsLike(db: Db, words: readonly WordChoice[], classes: readonly string[] | undefined) {
  const all = wordQuery(words)
  const some = inClasses(wordQuery(words, '|'), classes)
  const texts = sql`string_to_array(folded_id || ' ' || folded_en, ' ')`
  const has = words.map(({ any }) => sql`(${texts} && ${any}::text[])::int`)
  return paged(
    db,
    sql`
    with found as (
      select * from nice_found(${inClasses(all, classes)}::tsquery, ${all}::tsquery, ${sql.lit(MOST_LIKE)})
      union all
      select * from nice_found(${some}::tsquery, ${all}::tsquery, ${sql.lit(MOST_LIKE)})
    ), judged as (select *, 7 as nearness, -(${sql.join(has, sql` + `)}) as suggested from found)`,
    { page: 1, size: SHOWN_LIKE },
  )
}

/** Nearness up to which a term has the words themselves. */
export const HAS_WORDS = 3

/** Kind of match by nearness. 4 is an everyday phrase that is only a part of the question, so it ranks after WORD. */
const matches: NiceMatchKind[] = [
  'EXACT',
  'SUGGESTED',
  'PREFIX',
  'WORD',
  'SUGGESTED',
  'WORD_PREFIX',
  'WORD_PREFIX',
  'SIMILAR',
]

/** One page of the rows of the CTE `judged`: each term of a class once, nearest first. */
async function paged(
  db: Db,
  judged: RawBuilder<unknown>,
  { page, size }: NicePage,
): Promise<{ rows: FoundTermRecord[]; total: number }> {
  const found = await sql<{ total: number; rows: Omit<FoundTermRecord, 'MATCH'>[] | null }>`${judged}, once as (
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
  return { total, rows: (rows ?? []).map((row) => ({ ...row, MATCH: matches[row.nearness] ?? 'SIMILAR' })) }
}
