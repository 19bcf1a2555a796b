import type { Db } from '@saki/db'
import type { RegisterQuery } from '@saki/domain/search/registerQuery'
import { sql, type RawBuilder } from 'kysely'

import type { CursorKey, Span } from '../../pageCursor.ts'
import { meets } from './conditions.sql.ts'
import { isBeyondEntry, entryKey, registerOrder, type RegisterSort } from './registerOrder.sql.ts'
import { halvesOf, type RegisterVisibility } from './visible.sql.ts'

/** Cases are counted so far; above, the total is "more than". */
export const MOST_COUNTED = 10_000

export interface FoundEntry {
  applicationId: number
  key: CursorKey
}

/** Ids and keys of the cases of a span, and one more, which tells whether others follow. */
export function foundEntriesQuery(
  query: RegisterQuery,
  visibility: RegisterVisibility,
  { sort, span }: { sort: RegisterSort; span: Span },
): RawBuilder<FoundEntry> {
  const order = registerOrder(sort, span.direction)
  const most = span.from + span.length + 1
  const beyond = span.cursor ? sql`and ${isBeyondEntry(sort, span.cursor)}` : sql``
  const halves = halvesOf(visibility).map(
    (half) =>
      sql`(select a.* from register_entry a where ${half} and ${meets(query)} ${beyond} order by ${order} limit ${sql.lit(most)})`,
  )
  return sql<FoundEntry>`
    select a.application_id as "applicationId", ${entryKey(sort)} as key
      from (${sql.join(halves, sql` union all `)}) a
     order by ${order} limit ${sql.lit(span.length + 1)} offset ${sql.lit(span.from)}`
}

/** `id` and `place` of the first `most` cases. */
export function everyEntryQuery(
  query: RegisterQuery,
  visibility: RegisterVisibility,
  sort: RegisterSort,
  most: number,
): RawBuilder<unknown> {
  const order = registerOrder(sort, 'forward')
  const halves = halvesOf(visibility).map(
    (half) =>
      sql`(select a.* from register_entry a where ${half} and ${meets(query)} order by ${order} limit ${sql.lit(most)})`,
  )
  return sql`select a.application_id as id, row_number() over (order by ${order}) as place from (${sql.join(halves, sql` union all `)}) a`
}

/** Number of visible cases, at most one more than MOST_COUNTED. */
export function countQuery(query: RegisterQuery, visibility: RegisterVisibility): RawBuilder<{ total: number }> {
  return sql<{ total: number }>`
    select count(*)::int as total from (select from (${matching(query, visibility)}) m limit ${sql.lit(MOST_COUNTED + 1)}) a`
}

/** Every visible case, in no order. */
const matching = (query: RegisterQuery, visibility: RegisterVisibility) =>
  sql.join(
    halvesOf(visibility).map(
      (half) => sql`(select a.stage, a.file_typ, a.filing_date, a.country_codes, a.classes from register_entry a
                      where ${half} and ${meets(query)} limit ${sql.lit(MOST_COUNTED + 1)})`,
    ),
    sql` union all `,
  )

/** Values by which found cases are counted. */
const facets = {
  stage: sql`a.stage`,
  right: sql`a.file_typ`,
  year: sql`extract(year from a.filing_date)::text`,
  country: sql`unnest(a.country_codes)`,
  class: sql`unnest(a.classes)`,
} as const
export type RegisterFacet = keyof typeof facets
export const registerFacets = Object.keys(facets) as RegisterFacet[]

export interface FacetCount {
  facet: RegisterFacet
  value: string
  total: number
}

/** Counts by the values of these facets, most frequent first, at most 60 of each; of a search that finds more than MOST_COUNTED those of the first. */
export async function countFacets(
  db: Db,
  query: RegisterQuery,
  visibility: RegisterVisibility,
  wanted: readonly RegisterFacet[],
): Promise<FacetCount[]> {
  const each = wanted.map(
    (facet) => sql`(select ${facet}::text as facet, v as value, count(*)::int as total
      from (select ${facets[facet]} as v from found a) k group by v order by total desc, v limit 60)`,
  )
  const { rows } = await sql<FacetCount>`
    with found as materialized (select * from (${matching(query, visibility)}) m limit ${sql.lit(MOST_COUNTED)})
    ${sql.join(each, sql` union all `)}`.execute(db)
  return rows
}
