import { legalDateOf, type LegalDate } from '@saki/domain/dates/legalDate'
import { sql, type RawBuilder } from 'kysely'

import type { CursorKey, PageCursor } from '../../pageCursor.ts'

export type CaseSort = 'filing_date' | '-filing_date' | 'title' | 'due' | 'submitted'

/** Bills are valid to the end of their last second. */
const lastSecond = (now: Date) => new Date(now.getTime() - 1_000)

/** Whether the payment term of `case_list` c has ended. */
export const isOver = (now: Date) => sql`coalesce(c.payable_until <= ${lastSecond(now)}, false)`

/** The legal day (Jakarta) on which payment terms end at `now`. */
export const payableDay = (now: Date): LegalDate => legalDateOf(lastSecond(now))

/** 0: has a deadline; 1: has none; 2: the payment term has ended. */
const dueRank = (now: Date) => sql`(case when ${isOver(now)} then 2 when c.due_on is null then 1 else 0 end)`

interface Order {
  /** From the beginning of the list. */
  forward: RawBuilder<unknown>
  /** The reverse order. */
  backward: RawBuilder<unknown>
}

export const orders = (now: Date): Record<CaseSort, Order> => ({
  submitted: shareOrders.submitted,
  filing_date: shareOrders.filing_date,
  '-filing_date': {
    forward: sql`c.filing_date desc nulls last, c.application_id desc`,
    backward: sql`c.filing_date nulls first, c.application_id`,
  },
  title: shareOrders.title,
  due: {
    forward: sql`${dueRank(now)}, c.due_on, c.application_id`,
    backward: sql`${dueRank(now)} desc, c.due_on desc, c.application_id desc`,
  },
})

/** Orders within one share, as its index has them. Unlike `orders` they need no `nulls` clause: cases without a filing date have shares of their own. */
export const shareOrders: Record<CaseSort, Order> = {
  submitted: {
    forward: sql`c.submitted_at desc, c.application_id desc`,
    backward: sql`c.submitted_at, c.application_id`,
  },
  filing_date: {
    forward: sql`c.filing_date, c.application_id`,
    backward: sql`c.filing_date desc, c.application_id desc`,
  },
  '-filing_date': {
    forward: sql`c.filing_date desc, c.application_id desc`,
    backward: sql`c.filing_date, c.application_id`,
  },
  title: { forward: sql`c.title_key, c.application_id`, backward: sql`c.title_key desc, c.application_id desc` },
  due: { forward: sql`c.due_on, c.application_id`, backward: sql`c.due_on desc, c.application_id desc` },
}

/** Columns that an order compares; the indexes contain them all, except for `due`. */
export const orderColumns: Record<CaseSort, RawBuilder<unknown>> = {
  submitted: sql`c.application_id, c.submitted_at`,
  filing_date: sql`c.application_id, c.filing_date`,
  '-filing_date': sql`c.application_id, c.filing_date`,
  title: sql`c.application_id, c.title_key`,
  due: sql`c.application_id, c.due_on, c.payable_until`,
}

const column = {
  submitted: 'submitted_at',
  filing_date: 'filing_date',
  '-filing_date': 'filing_date',
  title: 'title_key',
  due: 'due_on',
} as const
const columnType = {
  submitted: 'timestamptz',
  filing_date: 'date',
  '-filing_date': 'date',
  title: 'text',
  due: 'date',
} as const
const isAscending = { submitted: false, filing_date: true, '-filing_date': false, title: true, due: true } as const

/** Which part of the list a case stands in: by deadline see dueRank; by filing date 1 without one; else 0. */
function partOf(sort: CaseSort, now: Date): RawBuilder<unknown> {
  if (sort === 'due') return dueRank(now)
  return sort === 'filing_date' || sort === '-filing_date' ? sql`(c.filing_date is null)::int` : sql`0`
}

/** JSON of the part, the value and the id by which the order places a case. */
export const cursorKey = (sort: CaseSort, now: Date): RawBuilder<CursorKey> =>
  sql`json_build_array(${partOf(sort, now)}, ${sql.ref(`c.${column[sort]}`)}, c.application_id)`

type Beside = Pick<PageCursor, 'side' | 'key'>

/** Whether a case of the cursor's part lies beyond the cursor. */
function isBeyondInPart(sort: CaseSort, { side, key: [, value, id] }: Beside): RawBuilder<unknown> {
  const sign = sql.raw(isAscending[sort] === (side === 'after') ? '>' : '<')
  if (value === null) return sql`c.application_id ${sign} ${id}::bigint`
  return sql`(${sql.ref(`c.${column[sort]}`)}, c.application_id) ${sign} (${value}::${sql.raw(columnType[sort])}, ${id}::bigint)`
}

/** Whether a case lies beyond the cursor. */
export function isBeyond(sort: CaseSort, cursor: Beside, now: Date): RawBuilder<unknown> {
  const within = isBeyondInPart(sort, cursor)
  if (sort === 'submitted' || sort === 'title') return within
  const sign = sql.raw(cursor.side === 'after' ? '>' : '<')
  const part = partOf(sort, now)
  return sql`(${part} ${sign} ${cursor.key[0]}::int or ${part} = ${cursor.key[0]}::int and ${within})`
}

/** A stretch of a share's index whose cases are in one part of the list. */
export interface Stretch {
  part: number
  where: RawBuilder<unknown>
}

/** The stretches beyond a cursor, or all. */
export function stretchesBeyond(
  sort: CaseSort,
  all: readonly Stretch[],
  cursor: Beside | undefined,
): RawBuilder<unknown>[] {
  if (!cursor) return all.map(({ where }) => where)
  const at = Number(cursor.key[0])
  return all
    .filter(({ part }) => (cursor.side === 'after' ? part >= at : part <= at))
    .map(({ part, where }) => (part === at ? sql`${where} and ${isBeyondInPart(sort, cursor)}` : where))
}
