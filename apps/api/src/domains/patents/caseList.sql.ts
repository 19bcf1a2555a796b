import { prepared } from '@saki/db'
import { addDays, type LegalDate } from '@saki/domain/dates/legalDate'
import { sql, type RawBuilder } from 'kysely'

import type { FiledCaseGroup } from '../../caseState.ts'
import { spanOf, type CursorKey, type PageCursor } from '../../pageCursor.ts'
import {
  cursorKey,
  isBeyond,
  isOver,
  orderColumns,
  orders,
  payableDay,
  shareOrders,
  stretchesBeyond,
  type CaseSort,
  type Stretch,
} from './caseOrder.sql.ts'
import type { CaseShares } from './caseShares.sql.ts'
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
  sort: CaseSort
  page: number
  size: number
  cursor?: PageCursor | undefined
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

/** Order, direction, beginning and length of an index scan. */
interface Walk {
  sort: CaseSort
  direction: 'forward' | 'backward'
  cursor?: PageCursor | undefined
  most: number
  /** Columns read besides those of the order: then the rows of the table are read too, and not only the index. */
  columns?: RawBuilder<unknown>
}

const columnsOf = ({ sort, columns }: Walk) => columns ?? orderColumns[sort]

/** The first `most` cases of every share in that order, each read along its index. */
function firstOfShare(filter: CaseListFilter, walk: Walk): RawBuilder<unknown> {
  const { sort, direction, cursor, most } = walk
  const order = shareOrders[sort][direction]
  const first = (where: RawBuilder<unknown>) =>
    sql`(select ${columnsOf(walk)} from case_list c where ${ofShare} and ${narrowing(filter)} and ${where} order by ${order} limit ${sql.lit(most)})`
  return sql`(${sql.join(stretchesBeyond(sort, stretchesOf(filter, sort), cursor).map(first), sql` union all `)})`
}

function stretchesOf({ now, year, dueBefore }: CaseListFilter, sort: CaseSort): Stretch[] {
  if (sort === 'submitted' || sort === 'title') return [{ part: 0, where: sql`true` }]
  if (sort === 'due') {
    const ahead = [
      { part: 0, where: sql`k.list_group <> 'payment' and c.due_on is not null` },
      { part: 0, where: sql`k.list_group = 'payment' and ${isPayable(now)}` },
    ]
    // With a filter by deadline, cases without a deadline or past it do not match.
    if (dueBefore) return ahead
    const over = sql`k.list_group = 'payment' and c.due_on < ${addDays(payableDay(now), 1)}::date and ${isOver(now)}`
    return [...ahead, { part: 1, where: sql`c.due_on is null` }, { part: 2, where: over }]
  }
  const dated = year
    ? sql`c.filing_date between ${`${year}-01-01`}::date and ${`${year}-12-31`}::date`
    : sql`c.filing_date is not null`
  return [
    { part: 0, where: dated },
    { part: 1, where: sql`c.filing_date is null` },
  ]
}

/** Of an unpaid case: whether its payment term runs. The day is the range of the index that is read. */
const isPayable = (now: Date) => sql`c.due_on >= ${payableDay(now)}::date and not ${isOver(now)}`

const sharesAs = ({ shares }: CaseShares) => sql`unnest(${shares.map((k) => k.ownerId)}::int[],
  ${shares.map((k) => k.fileTyp)}::text[], ${shares.map((k) => k.group)}::text[]) k(owner_id, file_typ, list_group)`
const singlesAs = ({ singles }: CaseShares) => sql`${singles.map(({ caseId }) => caseId)}::bigint[]`

/** A superset of the page: of every share as many rows of `case_list` as the page's end. */
function candidates(filter: CaseListFilter, walk: Walk): RawBuilder<unknown> {
  const { within } = filter
  const columns = columnsOf(walk)
  if (!within) return sql`(select ${columns} from case_list c where ${narrowing(filter)})`
  const shared = isMerged(filter, walk)
    ? merged(filter, within, walk)
    : sql`select ${columns} from ${sharesAs(within)} cross join lateral ${firstOfShare(filter, walk)} c`
  if (within.singles.length === 0) return sql`(${shared})`
  return sql`(${shared} union all select ${columns} from case_list c
    where c.application_id = any(${singlesAs(within)}) and ${narrowing(filter)})`
}

/** Whether shares are merged in index order: on a far page, or until a deadline, each share would otherwise be read to the end of the page. */
function isMerged({ within, year, dueBefore }: CaseListFilter, { sort, cursor, most }: Walk): boolean {
  if (!within || within.shares.length > 12 || cursor || year) return false
  return sort === 'due' ? dueBefore !== undefined : !dueBefore && most > MOST_CASES_COUNTED
}

function merged(filter: CaseListFilter, { shares }: CaseShares, walk: Walk): RawBuilder<unknown> {
  const { sort, direction, most } = walk
  const parts = shares.map(
    ({ ownerId, fileTyp, group }) => sql`(select ${columnsOf(walk)} from case_list c
      where c.owner_id = ${ownerId} and c.file_typ = ${fileTyp} and c.list_group = ${group} and ${narrowing(filter)}
        and ${sort === 'due' && group === 'payment' ? isPayable(filter.now) : sql`true`}
      order by ${shareOrders[sort][direction]} limit ${sql.lit(most)})`,
  )
  return parts.length === 0
    ? sql`select ${columnsOf(walk)} from case_list c where false`
    : sql.join(parts, sql` union all `)
}

/**
 * The cases of a filter by year or deadline, when they are at most MOST_CASES_COUNTED: read along the filter's index and sorted
 * afterwards. Of more deadlines the nearest are used. `total` is their number.
 */
function gathered(filter: CaseListFilter): RawBuilder<unknown> {
  const by = filterSort(filter)
  const walk: Walk = { sort: by, direction: 'forward', most: MOST_CASES_COUNTED + 1, columns: sql`c.*` }
  return sql`(select c.*, count(*) over ()::int as total from (select c.* from ${candidates(filter, walk)} c
    order by ${shareOrders[by].forward} limit ${sql.lit(MOST_CASES_COUNTED + 1)}) c)`
}

/** The order whose index begins with the filter's column. */
const filterSort = ({ dueBefore }: CaseListFilter): CaseSort => (dueBefore ? 'due' : 'submitted')

/** The cases found by words that the filter lets through, with their number as `total`. */
function foundAmong(filter: CaseListFilter, found: readonly number[]): RawBuilder<unknown> {
  const { within } = filter
  const reached = within
    ? sql`((c.owner_id, c.file_typ, c.list_group) in (select k.owner_id, k.file_typ, k.list_group from ${sharesAs(within)})
        or c.application_id = any(${singlesAs(within)}))`
    : sql`true`
  return sql`(select c.*, count(*) over ()::int as total from case_list c
    where c.application_id = any(${found}::bigint[]) and ${reached} and ${narrowing(filter)})`
}

/** Whether the number of cases comes with their keys: the query reads all of them anyway. */
export const isCountedTogether = ({ dueBefore, within }: CaseListFilter, found: readonly number[] | undefined) =>
  found !== undefined || (dueBefore !== undefined && within !== undefined)

interface CaseKey {
  applicationId: number
  key: CursorKey
  /** Only when isCountedTogether. */
  total: number | null
}

/** The cases of a page and one beyond it, from where `span` begins. `total`: their number as counted before. */
export function caseKeysQuery(filter: CaseListFilter, asked: CasePage, total: number, found?: readonly number[]) {
  const { sort } = asked
  const { now, year, within } = filter
  const isTogether = isCountedTogether(filter, found)
  const isGathered = isTogether || (within !== undefined && year !== undefined && total <= MOST_CASES_COUNTED)
  const span = spanOf(asked, total, !isGathered && !year && within !== undefined)
  const { direction, from, cursor } = span
  const most = span.length + 1
  const source = found
    ? foundAmong(filter, found)
    : isGathered
      ? gathered(filter)
      : candidates(filter, { sort, direction, cursor, most: from + most })
  const order = orders(now)[sort][direction]
  // The key is made outside, else it would be made of every row that is skipped.
  const query = sql<CaseKey>`select c.application_id as "applicationId", ${cursorKey(sort, now)} as key, c.total from (
      select ${orderColumns[sort]}, ${isTogether ? sql`c.total` : sql`null::int as total`} from ${source} c
       where ${cursor ? isBeyond(sort, cursor, now) : sql`true`} order by ${order} limit ${sql.lit(most)} offset ${sql.lit(from)}) c
    order by ${order}`
  return { query, span }
}

/** The rows of these cases, in their order. */
export const caseRowsQuery = (readerId: number, ids: readonly number[]) => sql<CaseRecord>`${prepared}
  select c.*, ${rowColumns(readerId)} from (
    select ${caseColumns}, f.place from unnest(${ids}::bigint[]) with ordinality f(application_id, place)
      join application a on a.application_id = f.application_id
      left join process p on p.proc_typ = a.proc_typ and p.proc_nbr = a.proc_nbr
      left join bill b on b.application_id = a.application_id and b.status = 'open') c
   order by c.place`

export const caseCountQuery = (filter: CaseListFilter, found?: readonly number[]) => sql<{ total: number }>`
  select count(*)::int as total from (select from ${
    found
      ? foundAmong(filter, found)
      : candidates(filter, { sort: filterSort(filter), direction: 'forward', most: MOST_CASES_COUNTED + 1 })
  } c limit ${sql.lit(MOST_CASES_COUNTED + 1)}) c`
