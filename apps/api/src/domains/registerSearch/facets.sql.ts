import { sql, type RawBuilder } from 'kysely'

import { ownersOf } from './soughtConditions.sql.ts'

/** What is read of a found case for a facet; of a list every value counts. */
const facetValues = {
  stage: { column: sql`a.stage`, isList: false },
  right: { column: sql`a.file_typ`, isList: false },
  // A float, which is made more quickly than a numeric or a text.
  year: { column: sql`date_part('year', a.filing_date)`, isList: false },
  country: { column: sql`a.country_codes`, isList: true },
  class: { column: sql`a.classes`, isList: true },
  vienna: { column: sql`a.vienna_codes`, isList: true },
  owner: { column: ownersOf, isList: true },
} as const
export type RegisterFacet = keyof typeof facetValues
export const registerFacets = Object.keys(facetValues) as RegisterFacet[]

export interface FacetCount {
  facet: RegisterFacet
  value: string
  total: number
  /** Of an owner: the name as one of the cases counted writes it. */
  name: string | null
}
/** A count of a value, or without a facet the number of cases counted, at most one more than MOST_COUNTED. */
export type CountRow = FacetCount | { facet: null; value: null; total: number; name: null }
export const countsOf = (rows: readonly CountRow[]): FacetCount[] =>
  rows.flatMap(({ facet, value, total, name }) => (facet === null ? [] : [{ facet, value, total, name }]))

/** The name of an owner as it is written in the case that is the example of a count under the alias f. */
const ownerName = sql`(
  select y.person_name from application_party y
   where y.application_id = f.example and y.party_role = 'applicant' and register_line(array[y.person_name]) = f.v limit 1)`

/** Values of a facet that are given. Of classes all, since IPC has some 650 subclasses. */
const mostOf = (facet: RegisterFacet) => sql.lit({ class: 1_000, owner: 20 }[facet as string] ?? 60)

export const facetColumns = (facets: readonly RegisterFacet[]) =>
  sql.join(facets.map((facet) => sql`${facetValues[facet].column} as ${sql.ref(facet)}`))

/** Of each facet the values of the cases of `found` (with their ids), most frequent first. */
export const facetCounts = (facets: readonly RegisterFacet[]): RawBuilder<unknown>[] =>
  facets.map((facet) => {
    const column = sql.ref(`a.${facet}`)
    // A name of signs only has no words, and could not be chosen.
    const isNamed = facet === 'owner' ? sql`where k.v <> '  '` : sql``
    // Equal lists are counted before they are taken apart: many cases have the same.
    return sql`(select ${facet}::text as facet, btrim(f.v::text) as value, f.total, ${facet === 'owner' ? ownerName : sql`null::text`} as name from (
      select k.v, sum(k.cases)::int as total, min(k.example) as example
        from (select ${facetValues[facet].isList ? sql`unnest(${column})` : column} as v, count(*) as cases, min(a.application_id) as example
                from found a group by ${column}) k
       ${isNamed}
       group by k.v order by total desc, k.v limit ${mostOf(facet)}) f)`
  })

/** Counts by the values of these facets, most frequent first, of the cases of the table `found` among `tables` with their `facetColumns`; then their number. */
export function facetsOfQuery(
  tables: RawBuilder<unknown>,
  wanted: readonly RegisterFacet[],
  isAll: RawBuilder<boolean> = sql`true`,
): RawBuilder<CountRow & { isAll: boolean }> {
  return sql<CountRow & { isAll: boolean }>`
    with ${tables}
    select k.*, ${isAll} as "isAll"
      from (${sql.join(facetCounts(wanted), sql` union all `)} union all select null, null, count(*)::int, null from found) k`
}
