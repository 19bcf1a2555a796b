import type { Db } from '@saki/db'
import { clauseOf, MOST_COUNTED, type RegisterClause, type RegisterQuery } from '@saki/domain/search/registerQuery'
import { sql, type RawBuilder } from 'kysely'

import { casesWithin } from '../../access.ts'
import { isOfMost, meets, orderBounds } from './conditions.sql.ts'
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
import { isWholeText } from './findTexts.ts'
import { columnOf, registerOrder } from './registerOrder.sql.ts'
import { casesWithTextQuery } from './texts.sql.ts'
import { halvesOf, type RegisterVisibility } from './visible.sql.ts'

/** Patents of an order whose text is read in search of a page; one takes about a tenth of a millisecond. */
const MOST_TEXTS_READ = 300
/** Cases before a page that are read so; a page farther from the beginning is sorted out of all. */
const MOST_SKIPPED = 50
/** Texts that are looked up to count MOST_COUNTED cases: some are not public any more, or not in force. */
const MOST_TEXTS_COUNTED = 2 * MOST_COUNTED

/** A query for what the text of patents has, a tsquery, and for nothing else that only few patents meet. */
export interface TextAlone {
  terms: string
  rest: RegisterQuery
}

/** The query, if it asks for text alone. `termsOf`: what every found text has, as of `textTermsOf`. */
export async function textAloneOf(
  query: RegisterQuery,
  termsOf: () => Promise<string | undefined>,
): Promise<TextAlone | undefined> {
  const rest = query.filter((clause) => !isWholeText(clause))
  if (!rest.every((clause) => isOfMost(clause) || isOfPatents(clause))) return undefined
  const terms = await termsOf()
  return terms === undefined ? undefined : { terms, rest }
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

/** countedEntriesQuery of the texts that are looked up. */
export const countedByTextQuery = (
  text: TextAlone,
  visibility: RegisterVisibility,
  page: EntryPage,
  facets: readonly RegisterFacet[] = [],
): RawBuilder<CountedEntry> =>
  countedQuery(foundByText(text, visibility, countedColumns(page, facets)), page, facets, isAll)

/** The rows of facetsQuery for text alone; undefined when the texts that are looked up do not tell them. */
export async function countByText(
  db: Db,
  text: TextAlone,
  visibility: RegisterVisibility,
  facets: readonly RegisterFacet[],
): Promise<CountRow[] | undefined> {
  const columns = sql`a.application_id, ${facetColumns(facets)}`
  const { rows } = await facetsOfQuery(foundByText(text, visibility, columns), facets, isAll).execute(db)
  const number = rows.find(({ facet }) => facet === null)
  return number && (number.total > MOST_COUNTED || number.isAll) ? rows : undefined
}

const isAll: RawBuilder<boolean> = sql`(select count(*) < ${sql.lit(MOST_TEXTS_COUNTED)} from text)`

/** The tables `text`, with the first texts that have it, and `found`, with the first of their cases. */
function foundByText({ terms, rest }: TextAlone, visibility: RegisterVisibility, columns: RawBuilder<unknown>) {
  const each = visibility === 'public' ? sql`id` : sql`distinct id`
  const isVisible = sql`(${sql.join(halvesOf(visibility), sql` or `)})`
  // "offset 0" has each case looked up by its number: the planner does not know that the first are enough.
  return sql`
    text as materialized (
      select ${each} from (${casesWithTextQuery(terms, visibility, MOST_TEXTS_COUNTED)}) each limit ${sql.lit(MOST_TEXTS_COUNTED)}),
    found as materialized (
      select a.* from text cross join lateral (
        select ${columns} from register_entry a where a.application_id = text.id and ${isVisible} and ${meets(rest)} offset 0) a
       limit ${sql.lit(MOST_COUNTED + 1)})`
}

/** The first patents of an order whose text has it, among MOST_TEXTS_READ. */
export function readEntriesQuery(
  { terms, rest }: TextAlone,
  visibility: RegisterVisibility,
  page: EntryPage,
): RawBuilder<FoundEntry> {
  const { sort, span } = page
  const patents: RegisterQuery = [...rest, clauseOf('right', 'equals', 'P')]
  const from = (half: RawBuilder<boolean>) => sql`
    (select a.* from register_entry a
      where ${half} and ${orderBounds(rest, columnOf(sort))} and ${meets(patents)} ${beyondSpan(page)}
      order by ${registerOrder(sort, span.direction)} limit ${sql.lit(MOST_TEXTS_READ)}) a
     where ${hasTerms(terms, visibility)}`
  return spanQuery(
    halvesOf(visibility).map((half) => sql`select ${placed(sort)} from ${from(half)}`),
    page,
  )
}

/** Whether the text of a case of `register_entry` under the alias a has these terms, read from the text itself. */
function hasTerms(terms: string, visibility: RegisterVisibility): RawBuilder<boolean> {
  const mayOpen: RawBuilder<boolean> =
    typeof visibility === 'string' ? sql`${visibility === 'office'}::boolean` : sql`(${casesWithin(visibility.reach)})`
  // Not "exists", which the planner may join with all texts.
  const filed = sql`(select t.terms @@ ${terms}::tsquery from case_text t
    where t.application_id = a.application_id and (t.is_public or ${mayOpen}))`
  if (visibility === 'public') return sql`(${filed} is true)`
  const answered = sql`(select t.terms @@ ${terms}::tsquery from answer_text t where t.application_id = a.application_id and ${mayOpen})`
  return sql`(${filed} is true or ${answered} is true)`
}
