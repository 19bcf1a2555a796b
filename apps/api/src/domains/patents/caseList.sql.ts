import { prepared, type Db } from '@saki/db'
import { addDays, type LegalDate } from '@saki/domain/dates/legalDate'
import { sql, type RawBuilder } from 'kysely'

import type { FiledCaseGroup } from '../../caseState.ts'
import type { FoundCases } from '../../caseWords.sql.ts'
import { orderColumns, isOver, orders, payableDay, shareOrders, type CaseSort } from './caseOrder.sql.ts'
import type { CaseShares } from './caseShares.sql.ts'
import { findWords } from './caseWords.sql.ts'
import { caseColumns, rowColumns, type CaseRecord } from './patents.sql.ts'

/** Results of a filter or a search are counted up to this number; unfiltered totals are exact. */
export const MOST_CASES_COUNTED = 1_000

export interface CaseListFilter {
  /** Undefined: all cases (officers only). */
  within: CaseShares | undefined
  /** Tab and letters of application numbers; used only when `within` is undefined, else the shares are already chosen. */
  group?: FiledCaseGroup | undefined
  letters?: string[] | undefined
  words?: string | undefined
  year?: number | undefined
  dueBefore?: LegalDate | undefined
  now: Date
}

export interface CasePage {
  readerId: number
  sort: CaseSort
  page: number
  size: number
}

export interface CaseListPage {
  rows: CaseRecord[]
  /** Number of cases; a lower bound when `isCapped`. */
  total: number
  isCapped: boolean
}

function narrowing({ group, letters, year, dueBefore, now, within }: CaseListFilter): RawBuilder<unknown> {
  const parts = [sql`true`]
  if (!within && group) parts.push(sql`c.list_group = ${group}`)
  if (!within && letters) parts.push(sql`c.file_typ = any(${letters}::text[])`)
  if (year) parts.push(sql`c.list_year = ${year}`)
  if (dueBefore) parts.push(sql`c.due_on <= ${dueBefore}::date and not ${isOver(now)}`)
  return sql.join(parts, sql` and `)
}

const ofShare = sql`c.owner_id = k.owner_id and c.file_typ = k.file_typ and c.list_group = k.list_group`

/** Order, direction and length of an index scan. */
interface Walk {
  sort: CaseSort
  direction: 'forward' | 'backward'
  most: number
}

/** The first `most` cases of every share in that order, each read along its index. */
function firstOfShare(filter: CaseListFilter, { sort, direction, most }: Walk): RawBuilder<unknown> {
  const { now, year } = filter
  const order = shareOrders[sort][direction]
  const first = (where: RawBuilder<unknown>) =>
    sql`(select ${orderColumns[sort]} from case_list c where ${ofShare} and ${narrowing(filter)} and ${where} order by ${order} limit ${sql.lit(most)})`
  const isByFiling = sort === 'filing_date' || sort === '-filing_date'
  if (isByFiling && year)
    return sql`(${first(sql`c.filing_date between ${`${year}-01-01`}::date and ${`${year}-12-31`}::date`)} union all ${first(sql`c.filing_date is null`)})`
  if (sort !== 'due') return first(sql`true`)
  const payable = payableDay(now)
  const ahead = sql`${first(sql`k.list_group <> 'payment' and c.due_on is not null`)} union all
    ${first(sql`k.list_group = 'payment' and c.due_on >= ${payable}::date and not ${isOver(now)}`)}`
  // With a filter by deadline, cases without a deadline or past it do not match.
  if (filter.dueBefore) return sql`(${ahead})`
  return sql`(${ahead} union all
    ${first(sql`c.due_on is null`)} union all
    ${first(sql`k.list_group = 'payment' and c.due_on < ${addDays(payable, 1)}::date and ${isOver(now)}`)})`
}

const sharesAs = ({ shares }: CaseShares) => sql`unnest(${shares.map((k) => k.ownerId)}::int[],
  ${shares.map((k) => k.fileTyp)}::text[], ${shares.map((k) => k.group)}::text[]) k(owner_id, file_typ, list_group)`
const singlesAs = ({ singles }: CaseShares) => sql`${singles.map(({ caseId }) => caseId)}::bigint[]`

/** A superset of the page: of every share as many rows of `case_list` as the page's end. */
function candidates(filter: CaseListFilter, walk: Walk): RawBuilder<unknown> {
  const { within } = filter
  const columns = orderColumns[walk.sort]
  if (!within) return sql`(select ${columns} from case_list c where ${narrowing(filter)})`
  const shared = isMerged(filter, walk)
    ? merged(within, walk)
    : sql`
    select ${columns} from ${sharesAs(within)} cross join lateral ${firstOfShare(filter, walk)} c`
  if (within.singles.length === 0) return sql`(${shared})`
  return sql`(${shared} union all select ${columns} from case_list c
    where c.application_id = any(${singlesAs(within)}) and ${narrowing(filter)})`
}

/** Whether shares are merged in index order: on a far page each share would otherwise be read to the page's depth. */
const isMerged = ({ within, year, dueBefore }: CaseListFilter, { sort, most }: Walk) =>
  sort !== 'due' &&
  !year &&
  !dueBefore &&
  most > MOST_CASES_COUNTED &&
  within !== undefined &&
  within.shares.length <= 12

function merged({ shares }: CaseShares, { sort, direction, most }: Walk): RawBuilder<unknown> {
  const parts = shares.map(
    ({ ownerId, fileTyp, group }) => sql`(select ${orderColumns[sort]} from case_list c
      where c.owner_id = ${ownerId} and c.file_typ = ${fileTyp} and c.list_group = ${group}
      order by ${shareOrders[sort][direction]} limit ${sql.lit(most)})`,
  )
  return sql.join(parts, sql` union all `)
}

/**
 * The cases of a filter by year or deadline, when they are at most MOST_CASES_COUNTED: read along the filter's index and sorted
 * afterwards. Of more deadlines the nearest are used.
 */
function gathered(filter: CaseListFilter, sort: CaseSort): RawBuilder<unknown> {
  const by = filterSort(filter)
  return sql`(select ${orderColumns[sort]} from case_list c where c.application_id = any(array(
    select c.application_id from ${candidates(filter, { sort: by, direction: 'forward', most: MOST_CASES_COUNTED })} c
     order by ${orders(filter.now)[by].forward} limit ${sql.lit(MOST_CASES_COUNTED)})))`
}

/** The order whose index begins with the filter's column. */
const filterSort = ({ dueBefore }: CaseListFilter): CaseSort => (dueBefore ? 'due' : 'submitted')

/** The cases found by words that the filter lets through. */
function foundAmong(filter: CaseListFilter, found: readonly number[]): RawBuilder<unknown> {
  const { within } = filter
  const reached = within
    ? sql`((c.owner_id, c.file_typ, c.list_group) in (select k.owner_id, k.file_typ, k.list_group from ${sharesAs(within)})
        or c.application_id = any(${singlesAs(within)}))`
    : sql`true`
  return sql`(select c.* from case_list c where c.application_id = any(${found}::bigint[]) and ${reached} and ${narrowing(filter)})`
}

/**
 * Prepares only the query of a list's first page without filters: every filter and further page has another text. Limits are literals,
 * because for a limit parameter the planner assumes a tenth of the table.
 */
const opening = ({ words, year, dueBefore, within }: CaseListFilter, { page }: CasePage) =>
  page > 1 || words || year || dueBefore || !within || within.singles.length > 0 ? sql`` : prepared

/** One page: finds its keys along the indexes, then joins only those rows. `total`: number of cases counted before. */
export function casePageQuery(filter: CaseListFilter, asked: CasePage, total: number, found?: readonly number[]) {
  const { readerId, sort } = asked
  const { year, dueBefore, within } = filter
  const isGathered =
    within !== undefined && (dueBefore !== undefined || (year !== undefined && total <= MOST_CASES_COUNTED))
  const span = found || isGathered ? nearBeginning(asked) : spanOf(asked, total, !year && within !== undefined)
  const from = found
    ? foundAmong(filter, found)
    : isGathered
      ? gathered(filter, sort)
      : candidates(filter, { sort, direction: span.direction, most: span.from + span.length })
  const order = orders(filter.now)[sort][span.direction]
  return sql<CaseRecord>`${found ? sql`` : opening(filter, asked)}
    select c.*, ${rowColumns(readerId)} from (
      select ${caseColumns}, f.place from (
        select c.application_id, row_number() over (order by ${order}) as place from ${from} c
         order by ${order} limit ${sql.lit(span.length)} offset ${sql.lit(span.from)}) f
        join application a on a.application_id = f.application_id
        left join process p on p.proc_typ = a.proc_typ and p.proc_nbr = a.proc_nbr
        left join bill b on b.application_id = a.application_id and b.status = 'open') c
     order by c.place ${span.direction === 'backward' ? sql`desc` : sql``}`
}

interface Span {
  direction: 'forward' | 'backward'
  /** Rows skipped from that end; `length`: rows read. */
  from: number
  length: number
}

const nearBeginning = ({ page, size }: CasePage): Span => ({
  direction: 'forward',
  from: (page - 1) * size,
  length: size,
})

/** A page in the second half of an exact count is read from the end. */
function spanOf(asked: CasePage, total: number, isWhole: boolean): Span {
  const { from, length, direction } = nearBeginning(asked)
  if (!isWhole || from <= MOST_CASES_COUNTED || from <= total / 2) return { direction, from, length }
  return { direction: 'backward', from: Math.max(0, total - from - length), length: Math.min(length, total - from) }
}

export const caseCountQuery = (filter: CaseListFilter, found?: readonly number[]) => sql<{ total: number }>`
  select count(*)::int as total from (select from ${
    found
      ? foundAmong(filter, found)
      : candidates(filter, { sort: filterSort(filter), direction: 'forward', most: MOST_CASES_COUNTED + 1 })
  } c limit ${sql.lit(MOST_CASES_COUNTED + 1)}) c`

/** One page of the filtered cases. `whole`: the exact total when nothing filters the shares, else undefined. */
export async function listPage(
  db: Db,
  filter: CaseListFilter,
  page: CasePage,
  whole: number | undefined,
): Promise<CaseListPage> {
  const found = filter.words ? await findWords(db, filter.within, filter.words) : undefined
  const counted = whole ?? (await caseCountQuery(filter, found?.ids).execute(db)).rows[0]?.total ?? 0
  const isCapped = whole === undefined && (counted > MOST_CASES_COUNTED || isPartial(found))
  const total = isCapped ? Math.min(counted, MOST_CASES_COUNTED) : counted
  if (total <= (page.page - 1) * page.size) return { rows: [], total, isCapped }
  const { rows } = await casePageQuery(filter, page, counted, found?.ids).execute(db)
  return { rows, total, isCapped }
}

const isPartial = (found: FoundCases | undefined) => found?.isPartial === true
