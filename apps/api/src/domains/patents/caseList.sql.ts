import { prepared, type Db } from '@saki/db'
import { addDays, legalDateOf, type LegalDate } from '@saki/domain/dates/legalDate'
import { sql, type RawBuilder } from 'kysely'

import { casesHeld, talliesWithin, type Reach } from '../../access.ts'
import type { CaseGroup } from '../../caseState.ts'
import type { Found } from '../../caseWords.sql.ts'
import { findWords } from './caseWords.sql.ts'
import { caseColumns, extras, type CaseRecord } from './patents.sql.ts'

/** Results of a filter or a search are counted up to here; what is not narrowed is counted whole. */
export const MOST_COUNTED = 1_000

/** A part of an account's cases that one index orders: one letter of application numbers under one tab. */
export interface CaseShare {
  ownerId: number
  fileTyp: string
  group: CaseGroup
  total: number
}

export interface CaseShares {
  shares: CaseShare[]
  /** Cases reached one by one; they stand in no share. */
  singles: { caseId: number; group: CaseGroup; fileTyp: string }[]
}

/** Everyone's shares are put together under no owner. */
export const sharesQuery = (reach: Reach | undefined) => sql<CaseShare>`${prepared}
  select ${reach ? sql`k.owner_id` : sql`0`} as "ownerId", k.file_typ as "fileTyp", k.list_group as "group", sum(k.n)::int as total
    from case_tally k where ${reach ? talliesWithin(reach) : sql`true`} group by 1, 2, 3 having sum(k.n) > 0`

/** What the cases within reach consist of, from the kept counts. Undefined reach is everyone's, for officers. */
export async function listShares(db: Db, reach: Reach | undefined): Promise<CaseShares> {
  const { rows: shares } = await sharesQuery(reach).execute(db)
  const held = reach ? casesHeld(reach) : []
  if (held.length === 0) return { shares, singles: [] }
  const known = new Set(shares.map(({ ownerId, fileTyp }) => `${ownerId} ${fileTyp}`))
  const { rows } = await sql<CaseShares['singles'][number] & { ownerId: number }>`
    select application_id as "caseId", owner_id as "ownerId", file_typ as "fileTyp", list_group as "group"
      from case_list where application_id = any(${held}::bigint[])`.execute(db)
  return { shares, singles: rows.filter(({ ownerId, fileTyp }) => !known.has(`${ownerId} ${fileTyp}`)) }
}

export type CaseSort = 'filing_date' | '-filing_date' | 'title' | 'due' | 'submitted'

export interface CaseListFilter {
  /** Undefined: everyone's, for officers. */
  within: CaseShares | undefined
  /** Of everyone's only: the tab and the letters of application numbers; of an account its shares are chosen. */
  group?: CaseGroup | undefined
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

export interface CaseListed {
  rows: CaseRecord[]
  /** How many there are, or at least are. */
  total: number
  isCapped: boolean
}

/** The last second of a bill counts whole. */
const lastSecond = (now: Date) => new Date(now.getTime() - 1_000)
const isOver = (now: Date) => sql`coalesce(c.payable_until <= ${lastSecond(now)}, false)`

/** 0 has a deadline, 1 has none, 2 had one for paying, which is over. */
const dueRank = (now: Date) => sql`(case when ${isOver(now)} then 2 when c.due_on is null then 1 else 0 end)`

const orders = (now: Date): Record<CaseSort, RawBuilder<unknown>> => ({
  submitted: sql`c.submitted_at desc, c.application_id desc`,
  filing_date: sql`c.filing_date, c.application_id`,
  '-filing_date': sql`c.filing_date desc nulls last, c.application_id desc`,
  title: sql`c.title_key, c.application_id`,
  due: sql`${dueRank(now)}, c.due_on, c.application_id`,
})

/** Within one share its index has the order; only those without a filing date stand elsewhere, and they are a share of their own. */
const shareOrders: Record<Exclude<CaseSort, 'due'>, RawBuilder<unknown>> = {
  submitted: sql`c.submitted_at desc, c.application_id desc`,
  filing_date: sql`c.filing_date, c.application_id`,
  '-filing_date': sql`c.filing_date desc, c.application_id desc`,
  title: sql`c.title_key, c.application_id`,
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

/** The first `most` of every share in that order, each walked along its index. */
function firstOfShare(filter: CaseListFilter, sort: CaseSort, most: number): RawBuilder<unknown> {
  const { now } = filter
  const first = (where: RawBuilder<unknown>, order: RawBuilder<unknown>) =>
    sql`(select c.* from case_list c where ${ofShare} and ${narrowing(filter)} and ${where} order by ${order} limit ${sql.lit(most)})`
  if (sort !== 'due') return first(sql`true`, shareOrders[sort])
  const order = sql`c.due_on, c.application_id`
  const payable = legalDateOf(lastSecond(now))
  return sql`(
    ${first(sql`k.list_group <> 'payment' and c.due_on is not null`, order)} union all
    ${first(sql`k.list_group = 'payment' and c.due_on >= ${payable}::date and not ${isOver(now)}`, order)} union all
    ${first(sql`c.due_on is null`, order)} union all
    ${first(sql`k.list_group = 'payment' and c.due_on < ${addDays(payable, 1)}::date and ${isOver(now)}`, order)})`
}

const sharesAs = ({ shares }: CaseShares) => sql`unnest(${shares.map((k) => k.ownerId)}::int[],
  ${shares.map((k) => k.fileTyp)}::text[], ${shares.map((k) => k.group)}::text[]) k(owner_id, file_typ, list_group)`
const singlesAs = ({ singles }: CaseShares) => sql`${singles.map(({ caseId }) => caseId)}::bigint[]`

/** Rows of case_list among which the page is: of every share as many as the page reaches to. */
function candidates(filter: CaseListFilter, sort: CaseSort, most: number): RawBuilder<unknown> {
  const { within } = filter
  if (!within) return sql`(select c.* from case_list c where ${narrowing(filter)})`
  const shared = sql`select c.* from ${sharesAs(within)} cross join lateral ${firstOfShare(filter, sort, most)} c`
  if (within.singles.length === 0) return sql`(${shared})`
  return sql`(${shared} union all select c.* from case_list c
    where c.application_id = any(${singlesAs(within)}) and ${narrowing(filter)})`
}

/** Those found by words that the filter lets through. */
function foundAmong(filter: CaseListFilter, found: readonly number[]): RawBuilder<unknown> {
  const { within } = filter
  const reached = within
    ? sql`((c.owner_id, c.file_typ, c.list_group) in (select k.owner_id, k.file_typ, k.list_group from ${sharesAs(within)})
        or c.application_id = any(${singlesAs(within)}))`
    : sql`true`
  return sql`(select c.* from case_list c where c.application_id = any(${found}::bigint[]) and ${reached} and ${narrowing(filter)})`
}

/**
 * A list as it opens; every filter and every further page makes another text, which is not worth keeping. Limits stand in the text: for
 * a limit it does not know the planner prepares to read a tenth of the table.
 */
const opening = ({ words, year, dueBefore, within }: CaseListFilter, { page }: CasePage) =>
  page > 1 || words || year || dueBefore || !within || within.singles.length > 0 ? sql`` : prepared

/** One page: its keys are found along the indexes, then only its rows are looked up. */
export function pageQuery(filter: CaseListFilter, asked: CasePage, found?: readonly number[]) {
  const { readerId, sort, page, size } = asked
  const from = found ? foundAmong(filter, found) : candidates(filter, sort, page * size)
  const order = orders(filter.now)[sort]
  return sql<CaseRecord>`${found ? sql`` : opening(filter, asked)}
    select c.*, ${extras(readerId)} from (
      select ${caseColumns}, f.place from (
        select c.application_id, row_number() over (order by ${order}) as place from ${from} c
         order by ${order} limit ${sql.lit(size)} offset ${sql.lit((page - 1) * size)}) f
        join application a on a.application_id = f.application_id
        left join process p on p.proc_typ = a.proc_typ and p.proc_nbr = a.proc_nbr
        left join bill b on b.application_id = a.application_id and b.status = 'open') c
     order by c.place`
}

export const countQuery = (filter: CaseListFilter, found?: readonly number[]) => sql<{ total: number }>`
  select count(*)::int as total from (select from ${
    found ? foundAmong(filter, found) : candidates(filter, filter.dueBefore ? 'due' : 'submitted', MOST_COUNTED + 1)
  } c limit ${sql.lit(MOST_COUNTED + 1)}) c`

/** One page of what the filter lets through. `whole` is how many there are when nothing narrows the shares. */
export async function listPage(
  db: Db,
  filter: CaseListFilter,
  page: CasePage,
  whole: number | undefined,
): Promise<CaseListed> {
  const found = filter.words ? await findWords(db, filter.within, filter.words) : undefined
  const counted = whole ?? (await countQuery(filter, found?.ids).execute(db)).rows[0]?.total ?? 0
  const isCapped = whole === undefined && (counted > MOST_COUNTED || isPartial(found))
  const total = isCapped ? Math.min(counted, MOST_COUNTED) : counted
  if (total <= (page.page - 1) * page.size) return { rows: [], total, isCapped }
  const { rows } = await pageQuery(filter, page, found?.ids).execute(db)
  return { rows, total, isCapped }
}

const isPartial = (found: Found | undefined) => found?.isPartial === true
