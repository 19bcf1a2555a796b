import type { Db } from '@saki/db'
import { MOST_COUNTED, type RegisterQuery } from '@saki/domain/search/registerQuery'
import { sql, type RawBuilder } from 'kysely'

import type { CursorKey, Span } from '../../pageCursor.ts'
import { meets } from './conditions.sql.ts'
import { orderBounds } from './orderBounds.sql.ts'
import {
  countsOf,
  facetColumns,
  facetCounts,
  facetsOfQuery,
  type CountRow,
  type FacetCount,
  type RegisterFacet,
} from './facets.sql.ts'
import {
  columnOf,
  isBeyondEntry,
  entryKey,
  registerOrder,
  sortedColumn,
  type RegisterSort,
} from './registerOrder.sql.ts'
import { halvesOf, type RegisterVisibility } from './visible.sql.ts'

export interface FoundEntry {
  applicationId: number
  key: CursorKey
}

export interface EntryPage {
  sort: RegisterSort
  span: Span
}

/** Cases of the order that are read in search of a page, before all cases that match are sorted instead. */
const MOST_IN_ORDER = 20_000

/** The cases of a span, and one more, which tells whether others follow; the number of all, at most one more than MOST_COUNTED; and counts of choices. */
export interface FoundEntries {
  total: number
  entries: FoundEntry[]
  counts: FacetCount[]
}

/**
 * The cases of a span and their number, with counts by the values of `facets`. A search with few cases fetches them once, to count and to sort them. One
 * with more reads the order from where the span begins; unless enough of the first thousands match, as with ended rights in the order of filing, it sorts
 * all that match.
 */
export async function listFoundEntries(
  db: Db,
  query: RegisterQuery,
  visibility: RegisterVisibility,
  page: EntryPage,
  facets: readonly RegisterFacet[] = [],
): Promise<FoundEntries> {
  if (query.length === 0) return listEveryEntry(db, visibility, page, facets)
  const { rows } = await countedEntriesQuery(query, visibility, page, facets).execute(db)
  const counts = countsOf(rows)
  const total = rows.find(({ facet }) => facet === null)?.total ?? 0
  if (total <= MOST_COUNTED) return { total, entries: entriesInOrder(rows), counts }
  const ordered = await orderedEntriesQuery(query, visibility, page).execute(db)
  if (ordered.rows.length > page.span.length) return { total, entries: ordered.rows, counts }
  return { total, entries: (await sortedEntriesQuery(query, visibility, page).execute(db)).rows, counts }
}

/** Cases before a page that are read beside the number of all. */
const MOST_BESIDE = 1_000

/**
 * Without conditions the order has every case, so that nothing needs to be known of their number before it is read. Of a page far from the beginning the
 * skipped cases are part of the number already, so that it costs what the first page costs.
 */
async function listEveryEntry(
  db: Db,
  visibility: RegisterVisibility,
  page: EntryPage,
  facets: readonly RegisterFacet[],
): Promise<FoundEntries> {
  const isFar = page.span.from > MOST_BESIDE && !page.span.cursor
  const [found, counts] = await Promise.all([
    isFar ? listThenCount(db, visibility, page) : listAndCount(db, visibility, page),
    facets.length > 0 ? facetsQuery([], visibility, facets).execute(db) : { rows: [] },
  ])
  return { ...found, counts: countsOf(counts.rows) }
}

async function listAndCount(db: Db, visibility: RegisterVisibility, page: EntryPage) {
  const [counted, { rows: entries }] = await Promise.all([
    countQuery([], visibility).execute(db),
    orderedEntriesQuery([], visibility, page).execute(db),
  ])
  return { total: counted.rows[0]?.total ?? 0, entries }
}

async function listThenCount(db: Db, visibility: RegisterVisibility, page: EntryPage) {
  const { rows: entries } = await orderedEntriesQuery([], visibility, page).execute(db)
  const last = entries.at(-1)
  if (!last) return { total: (await countQuery([], visibility).execute(db)).rows[0]?.total ?? 0, entries }
  const counted = page.span.from + entries.length
  const most = MOST_COUNTED + 1 - counted
  if (entries.length <= page.span.length || most <= 0) return { total: Math.min(counted, MOST_COUNTED + 1), entries }
  const rest = await countAfterQuery(visibility, { sort: page.sort, key: last.key, most }).execute(db)
  return { total: counted + (rest.rows[0]?.total ?? 0), entries }
}

/** A row without a facet and without a case tells the number alone. */
export type CountedEntry = CountRow & {
  applicationId: number | null
  key: CursorKey | null
  place: number | null
  /** Of a row without a facet: whether no other cases may be found. */
  isAll: boolean | null
}
export const entriesInOrder = (rows: readonly CountedEntry[]): FoundEntry[] =>
  rows
    .toSorted((a, b) => (a.place ?? 0) - (b.place ?? 0))
    .flatMap(({ applicationId, key }) => (applicationId !== null && key !== null ? [{ applicationId, key }] : []))

/**
 * The number of cases beside each case of the span with its place there; beside none when there are more than MOST_COUNTED, or none in the span. Then the
 * counts of `facets`, as facetsQuery has them.
 */
export function countedEntriesQuery(
  query: RegisterQuery,
  visibility: RegisterVisibility,
  page: EntryPage,
  facets: readonly RegisterFacet[] = [],
): RawBuilder<CountedEntry> {
  const tables = sql`found as materialized (${found(query, visibility, countedColumns(page, facets))})`
  return countedQuery(tables, page, facets)
}

/** What `countedQuery` reads of a case of `register_entry` under the alias a. */
export const countedColumns = ({ sort }: EntryPage, facets: readonly RegisterFacet[]): RawBuilder<unknown> =>
  facets.length > 0 ? sql`${placed(sort)}, ${facetColumns(facets)}` : placed(sort)

/** How many cases a table `found` has: of all, unless there may be others. */
interface Counted {
  total: RawBuilder<number>
  isAll: RawBuilder<boolean>
}
const everyFound: Counted = { total: sql`count(*)::int`, isAll: sql`true` }

/** What countedEntriesQuery tells of the cases of the table `found` among `tables`, at most one more than MOST_COUNTED. */
export function countedQuery(
  tables: RawBuilder<unknown>,
  page: EntryPage,
  facets: readonly RegisterFacet[],
  { total, isAll }: Counted = everyFound,
): RawBuilder<CountedEntry> {
  const { sort, span } = page
  const order = registerOrder(sort, span.direction)
  const most = sql.lit(MOST_COUNTED + 1)
  const counts = facetCounts(facets).map(
    (each) => sql`select null, null, k.facet, k.value, k.total, null, k.name, null from ${each} k`,
  )
  const entries = sql`
    select a.application_id as "applicationId", a.key, null::text as facet, null::text as value, c.total, a.place, null::text as name, c.is_all as "isAll"
      from counted c
      left join lateral (
        select a.*, ${entryKey(sort)} as key, row_number() over (order by ${order}) as place
          from (select a.* from found a where c.total < ${most} ${beyondSpan(page)}
                 order by ${order} limit ${sql.lit(span.length + 1)} offset ${sql.lit(span.from)}) a) a on true`
  return sql<CountedEntry>`
    with ${tables},
         counted as (select ${total} as total, ${isAll} as is_all from found)
    ${sql.join([entries, ...counts], sql` union all `)}`
}

/** The first cases in the order of an index that match; without conditions all. */
export function orderedEntriesQuery(query: RegisterQuery, visibility: RegisterVisibility, page: EntryPage) {
  const { sort, span } = page
  const read = sql.lit(span.from + MOST_IN_ORDER)
  const bounds = orderBounds(query, columnOf(sort))
  const from = (half: RawBuilder<boolean>) =>
    query.length === 0
      ? sql`register_entry a where ${half} ${beyondSpan(page)}`
      : sql`(select a.* from register_entry a where ${half} and ${bounds} ${beyondSpan(page)} order by ${registerOrder(sort, span.direction)} limit ${read}) a
             where ${meets(query)}`
  return spanQuery(
    halvesOf(visibility).map((half) => sql`select ${placed(sort)} from ${from(half)}`),
    page,
  )
}

/** All cases that match, sorted: `offset 0` keeps the database from reading the whole order to save sorting. */
export function sortedEntriesQuery(query: RegisterQuery, visibility: RegisterVisibility, page: EntryPage) {
  const columns = placed(page.sort)
  const from = (half: RawBuilder<boolean>) =>
    sql`(select ${columns} from register_entry a where ${half} and ${meets(query)} ${beyondSpan(page)} offset 0)`
  return spanQuery(
    halvesOf(visibility).map((half) => sql`select ${columns} from ${from(half)} a`),
    page,
  )
}

/** What places a case in an order. Nothing else is read of cases that match without a look at them, so that the index of the order is enough. */
export const placed = (sort: RegisterSort) => sql`a.application_id, ${sortedColumn(sort)}`

export const beyondSpan = ({ sort, span }: EntryPage) =>
  span.cursor ? sql`and ${isBeyondEntry(sort, span.cursor)}` : sql``

/** Keys are made of the cases of the span alone, not of those before it. */
export function spanQuery(halves: readonly RawBuilder<unknown>[], { sort, span }: EntryPage): RawBuilder<FoundEntry> {
  const order = registerOrder(sort, span.direction)
  const most = sql.lit(span.from + span.length + 1)
  const parts = halves.map((half) => sql`(${half} order by ${order} limit ${most})`)
  return sql<FoundEntry>`
    select a.application_id as "applicationId", ${entryKey(sort)} as key
      from (select a.* from (${sql.join(parts, sql` union all `)}) a
             order by ${order} limit ${sql.lit(span.length + 1)} offset ${sql.lit(span.from)}) a
     order by ${order}`
}

/** The first `most` cases in order, with what a row shows of them: `application_id`, the sorted column, `classes`, `is_public`, `stage`. */
export function everyEntryQuery(
  query: RegisterQuery,
  visibility: RegisterVisibility,
  sort: RegisterSort,
  most: number,
): RawBuilder<unknown> {
  const order = registerOrder(sort, 'forward')
  const halves = halvesOf(visibility).map(
    (half) =>
      sql`(select ${placed(sort)}, a.classes, a.is_public, a.stage from register_entry a where ${half} and ${meets(query)} order by ${order} limit ${sql.lit(most)})`,
  )
  return sql`select a.* from (${sql.join(halves, sql` union all `)}) a order by ${order}`
}

/** Number of visible cases, at most one more than MOST_COUNTED. */
export function countQuery(query: RegisterQuery, visibility: RegisterVisibility): RawBuilder<{ total: number }> {
  return sql<{ total: number }>`
    select count(*)::int as total from (select from (${matching(query, visibility)}) m limit ${sql.lit(MOST_COUNTED + 1)}) a`
}

/** Number of visible cases of an order after one of them, at most `most`. */
function countAfterQuery(
  visibility: RegisterVisibility,
  { sort, key, most }: { sort: RegisterSort; key: CursorKey; most: number },
): RawBuilder<{ total: number }> {
  const beyond = isBeyondEntry(sort, { side: 'after', key })
  const halves = halvesOf(visibility).map(
    (half) => sql`(select from register_entry a where ${half} and ${beyond} limit ${sql.lit(most)})`,
  )
  return sql<{ total: number }>`
    select count(*)::int as total from (select from (${sql.join(halves, sql` union all `)}) m limit ${sql.lit(most)}) a`
}

/** Every visible case, in no order; `columns`: what is read of it. */
const matching = (query: RegisterQuery, visibility: RegisterVisibility, columns: RawBuilder<unknown> = sql``) =>
  sql.join(
    halvesOf(visibility).map(
      (half) => sql`(select ${columns} from register_entry a
                      where ${half} and ${meets(query)} limit ${sql.lit(MOST_COUNTED + 1)})`,
    ),
    sql` union all `,
  )

/** At most one more than MOST_COUNTED visible cases, in no order. */
const found = (query: RegisterQuery, visibility: RegisterVisibility, columns: RawBuilder<unknown>) =>
  sql`select * from (${matching(query, visibility, columns)}) m limit ${sql.lit(MOST_COUNTED + 1)}`

/** Counts by the values of these facets, most frequent first; of a search that finds more than MOST_COUNTED those of the first. */
export function facetsQuery(
  query: RegisterQuery,
  visibility: RegisterVisibility,
  wanted: readonly RegisterFacet[],
): RawBuilder<CountRow> {
  const columns = sql`a.application_id, ${facetColumns(wanted)}`
  return facetsOfQuery(sql`found as materialized (${found(query, visibility, columns)})`, wanted)
}
