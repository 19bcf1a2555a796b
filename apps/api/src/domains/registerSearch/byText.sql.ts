import type { Db } from '@saki/db'
import { clauseOf, MOST_COUNTED, type RegisterClause, type RegisterQuery } from '@saki/domain/search/registerQuery'
import { sql, type RawBuilder } from 'kysely'

import { casesWithin } from '../../access.ts'
import { isOfMost, meets, meetsMost } from './conditions.sql.ts'
import { orderBounds } from './orderBounds.sql.ts'
import {
  beyondSpan,
  countedColumns,
  countedQuery,
  entriesInOrder,
  placed,
  spanQuery,
  type CountedEntry,
  type EntryPage,
  type FoundEntries,
  type FoundEntry,
} from './entries.sql.ts'
import { countsOf, facetColumns, facetsOfQuery, type CountRow, type RegisterFacet } from './facets.sql.ts'
import { isOnTextAlone } from './findTexts.ts'
import { columnOf, registerOrder } from './registerOrder.sql.ts'
import { wholeTerms, type TextTerms } from './textQuery.ts'
import { casesWithoutQuery, casesWithTextQuery } from './texts.sql.ts'
import { halvesOf, type RegisterVisibility } from './visible.sql.ts'

/** Patents of an order whose text is read in search of a page; one takes about a tenth of a millisecond. */
const MOST_TEXTS_READ = 300
/** Cases before a page that are read so; a page farther from the beginning is sorted out of all. */
const MOST_SKIPPED = 50
/** Texts that are looked up to count MOST_COUNTED cases: some are not public any more, or not in force. */
const MOST_TEXTS_COUNTED = 2 * MOST_COUNTED

/** Texts that are enough to count MOST_COUNTED cases when nothing else is asked: of some the publication is not known yet. */
const ENOUGH_TEXTS = MOST_COUNTED + 2_000

/** A query for what the text of patents has and has not, and for nothing else but clauses that most patents meet (`isOfMost`). */
export interface TextAlone extends TextTerms {
  rest: RegisterQuery
}

/** The query, if it asks for text alone. `termsOf`: as of `textTermsOf`. */
export async function textAloneOf(
  query: RegisterQuery,
  termsOf: () => Promise<TextTerms | undefined>,
): Promise<TextAlone | undefined> {
  const rest = query.filter((clause) => !isOnTextAlone(clause) && !isOfPatents(clause))
  if (!rest.every(isOfMost)) return undefined
  const terms = await termsOf()
  return terms && { ...terms, rest }
}

const isOfPatents = ({ any: [condition, other], isExcluded }: RegisterClause): boolean =>
  !isExcluded && !other && condition?.field === 'right' && condition.values.includes('P')

/**
 * listFoundEntries for text alone, without the ids of all texts, of which a frequent word has most. Undefined when the texts that are looked up or read do
 * not tell the page or the number.
 */
export async function listByText(
  db: Db,
  text: TextAlone,
  visibility: RegisterVisibility,
  page: EntryPage,
  facets: readonly RegisterFacet[],
): Promise<FoundEntries | undefined> {
  const { rows } = await countedByTextQuery(text, visibility, page, facets).execute(db)
  const counts = countsOf(rows)
  const { total = 0, isAll = true } = rows.find(({ facet }) => facet === null) ?? {}
  if (total <= MOST_COUNTED) return isAll ? { total, entries: entriesInOrder(rows), counts } : undefined
  if (page.span.from > MOST_SKIPPED) return undefined
  const { rows: entries } = await readEntriesQuery(text, visibility, page).execute(db)
  return entries.length > page.span.length ? { total, entries, counts } : undefined
}

/** countedEntriesQuery of the texts that are looked up. None is, when there are more than MOST_COUNTED and nothing else is asked of their cases. */
export function countedByTextQuery(
  text: TextAlone,
  visibility: RegisterVisibility,
  page: EntryPage,
  facets: readonly RegisterFacet[] = [],
): RawBuilder<CountedEntry> {
  const columns = countedColumns(page, facets)
  if (text.rest.length > 0 || facets.length > 0)
    return countedQuery(foundByText(text, visibility, columns), page, facets, {
      total: sql`count(*)::int`,
      isAll: isAll(text, visibility, MOST_TEXTS_COUNTED),
    })
  const isMany: RawBuilder<boolean> = sql`(select is_many from known)`
  const tables = sql`
    ${textTable(text, visibility, ENOUGH_TEXTS)},
    known as materialized (
      select count(*) > ${sql.lit(MOST_COUNTED)} as is_many from text where not exists (select from text_waiting w where w.application_id = text.id)),
    ${foundTable(text, visibility, columns, sql`not ${isMany}`)}`
  const total: RawBuilder<number> = sql`case when ${isMany} then ${sql.lit(MOST_COUNTED + 1)} else count(*)::int end`
  return countedQuery(tables, page, facets, {
    total,
    isAll: isAll(text, visibility, ENOUGH_TEXTS),
  })
}

/** The rows of facetsQuery for text alone; undefined when the texts that are looked up do not tell them. */
export async function countByText(
  db: Db,
  text: TextAlone,
  visibility: RegisterVisibility,
  facets: readonly RegisterFacet[],
): Promise<CountRow[] | undefined> {
  const columns = sql`a.application_id, ${facetColumns(facets)}`
  const { rows } = await facetsOfQuery(
    foundByText(text, visibility, columns),
    facets,
    isAll(text, visibility, MOST_TEXTS_COUNTED),
  ).execute(db)
  const number = rows.find(({ facet }) => facet === null)
  return number && (number.total > MOST_COUNTED || number.isAll) ? rows : undefined
}

/** Whether the texts are all that there are, fewer than `most` even with those that answers keep out. */
const isAll = (text: TextAlone, visibility: RegisterVisibility, most: number): RawBuilder<boolean> => sql`
  ((select count(*) from text) + (select count(*) from (${casesWithoutQuery(text, visibility)}) w) < ${sql.lit(most)})`

/** The tables `text`, with the first texts that have it, and `found`, with the first of their cases. */
const foundByText = (text: TextAlone, visibility: RegisterVisibility, columns: RawBuilder<unknown>) =>
  sql`${textTable(text, visibility, MOST_TEXTS_COUNTED)}, ${foundTable(text, visibility, columns)}`

const textTable = (text: TextAlone, visibility: RegisterVisibility, most: number) =>
  sql`text as materialized (select id from (${casesWithTextQuery(text, visibility, most)}) each limit ${sql.lit(most)})`

function foundTable(
  { rest }: TextAlone,
  visibility: RegisterVisibility,
  columns: RawBuilder<unknown>,
  isWanted: RawBuilder<boolean> = sql`true`,
) {
  const isVisible = sql`(${sql.join(halvesOf(visibility), sql` or `)})`
  const isMeant = rest.length > 0 ? meetsMost : sql`true`
  // "offset 0" has each case looked up by its number: the planner does not know that the first are enough.
  return sql`
    found as materialized (
      select a.* from text cross join lateral (
        select ${columns} from register_entry a where a.application_id = text.id and ${isVisible} and ${isMeant} offset 0) a
       where ${isWanted} limit ${sql.lit(MOST_COUNTED + 1)})`
}

/** The first patents of an order whose text has it, among MOST_TEXTS_READ. */
export function readEntriesQuery(
  text: TextAlone,
  visibility: RegisterVisibility,
  page: EntryPage,
): RawBuilder<FoundEntry> {
  const { rest } = text
  const { sort, span } = page
  const patents: RegisterQuery = [...rest, clauseOf('right', 'equals', 'P')]
  const from = (half: RawBuilder<boolean>) => sql`
    (select a.* from register_entry a
      where ${half} and ${orderBounds(rest, columnOf(sort))} and ${meets(patents)} ${beyondSpan(page)}
      order by ${registerOrder(sort, span.direction)} limit ${sql.lit(MOST_TEXTS_READ)}) a
     where ${hasTerms(wholeTerms(text), visibility)}`
  return spanQuery(
    halvesOf(visibility).map((half) => sql`select ${placed(sort)} from ${from(half)}`),
    page,
  )
}

/** Whether the text of a case of `register_entry` under the alias a has these terms, read from the text itself: with its answers, where the asker may. */
function hasTerms(terms: string, visibility: RegisterVisibility): RawBuilder<boolean> {
  const mayOpen: RawBuilder<boolean> =
    typeof visibility === 'string' ? sql`${visibility === 'office'}::boolean` : sql`(${casesWithin(visibility.reach)})`
  // Not "exists", which the planner may join with all texts.
  const filed = sql`(select t.terms @@ ${terms}::tsquery from case_text t
    where t.application_id = a.application_id and (t.is_public or ${mayOpen}))`
  if (visibility === 'public') return sql`(${filed} is true)`
  const answered = sql`(select t.terms @@ ${terms}::tsquery from answer_text t where t.application_id = a.application_id and ${mayOpen})`
  return sql`(coalesce(${answered}, ${filed}) is true)`
}
