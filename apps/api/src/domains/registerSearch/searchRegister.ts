import type { Db } from '@saki/db'
import {
  MOST_COUNTED,
  type RegisterClause,
  type RegisterField,
  type RegisterQuery,
  type RegisterStage,
} from '@saki/domain/search/registerQuery'

import { nothingShown, shownOf, spanOf, type CursorKey, type PageCursor, type Shown } from '../../pageCursor.ts'
import { countByText, listByText, textAloneOf } from './byText.sql.ts'
import { countQuery, facetsQuery, listFoundEntries } from './entries.sql.ts'
import { countsOf, registerFacets, type FacetCount, type RegisterFacet } from './facets.sql.ts'
import type { RegisterSort } from './registerOrder.sql.ts'
import { textTermsOf, withFoundTexts } from './findTexts.ts'
import type { TextTerms } from './textQuery.ts'
import { listRegisterRows, type RegisterRecord } from './registerRows.sql.ts'
import type { RegisterVisibility } from './visible.sql.ts'

/** Choices beside the query, one facet each; of the values of a facet any is enough. */
export interface RegisterFilters {
  stage?: readonly RegisterStage[] | undefined
  /** Letters of rights: P patents, D designs, T marks. */
  right?: readonly string[] | undefined
  year?: readonly number[] | undefined
  /** Nationality of owners, ISO 3166 alpha-2. */
  country?: readonly string[] | undefined
  /** Classes as RegisterRecord.classes has them. */
  class?: readonly string[] | undefined
  /** Categories, divisions or sections of the Vienna classification. */
  vienna?: readonly string[] | undefined
  /** Whole names of owners, in words as the register compares them. */
  owner?: readonly string[] | undefined
}

/** A typed query (parseRegisterQuery), and what was chosen beside it. */
export interface RegisterSearch {
  query: RegisterQuery
  filters?: RegisterFilters | undefined
}

export interface RegisterPage {
  page: number
  size: number
  sort: RegisterSort
  /** From the cursor of an earlier page (openCursor with the order `registerOrderName(sort)`); without one the page is counted from the beginning. */
  cursor?: PageCursor | undefined
}

export interface RegisterResult {
  rows: RegisterRecord[]
  /** Exact up to 10,000; a lower bound when `isCapped`. */
  total: number
  isCapped: boolean
  /** For cursorsOf(). */
  shown: Shown<{ key: CursorKey }>
}

/** The order of a cursor of searches sorted so. */
export const registerOrderName = (sort: RegisterSort): string => `register ${sort}`

/**
 * One page of the cases of the register that match, and their number. `db`: services.searchDb. What others have not published is in no
 * row, total or count of anybody but the office.
 */
export async function searchRegister(
  db: Db,
  search: RegisterSearch,
  visibility: RegisterVisibility,
  page: RegisterPage,
): Promise<RegisterResult> {
  return (await findPage(db, search, soughtTexts(db, search.query, visibility), visibility, page)).result
}

/** What is asked of the database once for all parts of a search, when a part needs it. */
interface SoughtTexts {
  /** As of `textTermsOf`. */
  terms: () => Promise<TextTerms | undefined>
  /** The query with the cases of its texts. */
  lookedUp: () => Promise<RegisterQuery>
}

function soughtTexts(db: Db, query: RegisterQuery, visibility: RegisterVisibility): SoughtTexts {
  let terms: Promise<TextTerms | undefined> | undefined
  let lookedUp: Promise<RegisterQuery> | undefined
  return {
    terms: () => (terms ??= textTermsOf(db, query)),
    lookedUp: () => (lookedUp ??= withFoundTexts(db, query, visibility)),
  }
}

/** One page of found cases; with it the counts of `facets`, for which the found cases are not read again. */
async function findPage(
  db: Db,
  search: RegisterSearch,
  texts: SoughtTexts,
  visibility: RegisterVisibility,
  page: RegisterPage,
  facets: readonly RegisterFacet[] = [],
): Promise<{ result: RegisterResult; counts: FacetCount[] }> {
  const span = spanOf(page, MOST_COUNTED, false)
  const entryPage = { sort: page.sort, span }
  const text = await textAloneOf(wholeQuery(search), texts.terms)
  const found =
    (text && (await listByText(db, text, visibility, entryPage, facets))) ??
    (await listFoundEntries(
      db,
      wholeQuery({ ...search, query: await texts.lookedUp() }),
      visibility,
      entryPage,
      facets,
    ))
  const { counts } = found
  const isCapped = found.total > MOST_COUNTED
  const total = Math.min(found.total, MOST_COUNTED)
  if (found.entries.length === 0) return { result: { rows: [], total, isCapped, shown: nothingShown }, counts }
  const shown = shownOf(span, page.page, found.entries)
  const rows = await listRegisterRows(
    db,
    shown.rows.map(({ applicationId }) => applicationId),
  )
  return { result: { rows, total, isCapped, shown }, counts }
}

/** Number of matching cases; a lower bound when `isCapped`. */
export async function countRegister(db: Db, search: RegisterSearch, visibility: RegisterVisibility) {
  const query = await withFoundTexts(db, wholeQuery(search), visibility)
  const counted = (await countQuery(query, visibility).execute(db)).rows[0]?.total ?? 0
  return { total: Math.min(counted, MOST_COUNTED), isCapped: counted > MOST_COUNTED }
}

export interface FacetCounts {
  counts: FacetCount[]
  /** Facets for which more cases match than are counted: their numbers are lower bounds. */
  capped: RegisterFacet[]
}

/** searchRegister with counts by the values of each facet, as if nothing were chosen in that facet. */
export async function searchWithCounts(
  db: Db,
  { query, filters = {} }: RegisterSearch,
  visibility: RegisterVisibility,
  page: RegisterPage,
): Promise<RegisterResult & FacetCounts> {
  const texts = soughtTexts(db, query, visibility)
  const chosen = registerFacets.filter((facet) => (filters[facet]?.length ?? 0) > 0)
  const others = registerFacets.filter((facet) => !chosen.includes(facet))
  const [found, ...counted] = await Promise.all([
    findPage(db, { query, filters }, texts, visibility, page, others),
    ...chosen.map((facet) =>
      countFacets(db, { query, filters: { ...filters, [facet]: [] } }, texts, visibility, [facet]),
    ),
  ])
  return {
    ...found.result,
    counts: [...found.counts, ...counted.flatMap(({ counts }) => counts)],
    capped: [...(found.result.isCapped ? others : []), ...counted.flatMap(({ capped }) => capped)],
  }
}

async function countFacets(
  db: Db,
  search: RegisterSearch,
  texts: SoughtTexts,
  visibility: RegisterVisibility,
  facets: readonly RegisterFacet[],
): Promise<FacetCounts> {
  const text = await textAloneOf(wholeQuery(search), texts.terms)
  const rows =
    (text && (await countByText(db, text, visibility, facets))) ??
    (await facetsQuery(wholeQuery({ ...search, query: await texts.lookedUp() }), visibility, facets).execute(db)).rows
  const isCapped = rows.some(({ facet, total }) => facet === null && total > MOST_COUNTED)
  return { counts: countsOf(rows), capped: isCapped ? [...facets] : [] }
}

/** The query with its filters as clauses. */
export function wholeQuery({ query, filters = {} }: RegisterSearch): RegisterQuery {
  return [...query, ...registerFacets.flatMap((facet) => filterClause(facet, filters[facet]?.map(String) ?? []))]
}

function filterClause(facet: RegisterFacet, values: readonly string[]): RegisterClause[] {
  if (values.length === 0) return []
  if (facet !== 'class') return [{ any: [{ field: facet, match: 'equals', values }], isExcluded: false }]
  const any = values.map((value) => ({ field: classField(value), match: 'equals' as const, values: [value] }))
  return [{ any, isExcluded: false }]
}

const classField = (value: string): RegisterField =>
  /^\d{2}-\d{2}$/.test(value) ? 'locarno' : /^\d+$/.test(value) ? 'nice' : 'ipc'
