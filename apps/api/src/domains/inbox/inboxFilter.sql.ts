import type { LegalDate } from '@saki/domain/dates/legalDate'
import { sql, type RawBuilder } from 'kysely'

import { addresseesOf, lettersWithin, type Asker } from '../../access.ts'
import type { CursorKey, PageCursor } from '../../pageCursor.ts'
import type { ActionRef } from './actionMails.sql.ts'

/** `newest` first, or `ranked`: letters that wait, by last day; then unread ones; then the rest, each newest first. */
export type InboxSort = 'newest' | 'ranked'

export interface InboxFilter {
  reader: Asker
  page: number
  size: number
  cursor?: PageCursor | undefined
  now: Date
  /** The day in Jakarta. */
  today: LegalDate
  sort?: InboxSort | undefined
  unread?: boolean | undefined
  /** true: letters that still need an action of the reader; false: the others. */
  isWaiting?: boolean | undefined
  applicationNumber?: string | undefined
  /** Actions as `flow_id action`. */
  actions?: string[] | undefined
  /** Letters that wait and whose last day is this one or earlier. */
  dueBefore?: LegalDate | undefined
  /** Search text, and the actions whose subject contains it, as `flow_id action`. */
  words?: { text: string; subjects: string[] } | undefined
  item?: ActionRef | undefined
}

/** Whether the stored counts answer the filter: only reader, unread and waiting narrow it. */
export const isCounted = ({ applicationNumber, actions, dueBefore, words, item }: InboxFilter) =>
  [applicationNumber, actions, dueBefore, words, item].every((narrowing) => narrowing === undefined)

/** Whether a letter waits on this day: `is_waiting` ignores the day, and a closed case waits until `waits_until`, the last day to contest it. */
export const isWaitingOn = (today: LegalDate) => sql`(i.is_waiting and coalesce(i.waits_until >= ${today}::date, true))`

export type InboxOrder = 'letters newest' | 'letters ranked'

/** Order of the list: letters that wait by last day, so that the nearest is on the first page; else newest first. */
export function orderOf({ isWaiting, dueBefore, sort }: InboxFilter): InboxOrder {
  return isWaiting || dueBefore !== undefined || sort === 'ranked' ? 'letters ranked' : 'letters newest'
}

const newest = {
  forward: sql`i.delivered_at desc, i.proc_nbr desc, i.action_nbr desc, i.proc_typ desc`,
  backward: sql`i.delivered_at, i.proc_nbr, i.action_nbr, i.proc_typ`,
}
/** Columns of each order, for reading a page forward or backward. */
export const letterOrders = {
  'letters newest': newest,
  'letters ranked': {
    forward: sql`i.rank, i.waits_for, ${newest.forward}`,
    backward: sql`i.rank desc, i.waits_for desc, ${newest.backward}`,
  },
}

/** JSON of the values by which a letter is placed; rank and last day are null where the order does not compare them. */
export const letterCursorKey = (order: InboxOrder): RawBuilder<CursorKey> =>
  sql`json_build_array(${order === 'letters ranked' ? sql`i.rank, i.waits_for` : sql`null, null`},
    i.delivered_at, i.proc_nbr, i.action_nbr, i.proc_typ)`

/** The letters beyond a cursor as ranges of the order's index, which have no letter in common. */
function rangesBeyond({ order, side, key: [rank, waitsFor, ...at] }: PageCursor): RawBuilder<unknown>[] {
  const [deliveredAt, procNbr, actionNbr, procTyp] = at
  const [later, newer] = side === 'after' ? [sql`>`, sql`<`] : [sql`<`, sql`>`]
  const among = sql`(i.delivered_at, i.proc_nbr, i.action_nbr, i.proc_typ) ${newer}
    (${deliveredAt}::timestamptz, ${procNbr}::int, ${actionNbr}::int, ${procTyp}::text)`
  if (order === 'letters newest') return [among]
  const others = [0, 1, 2].filter((each) => (side === 'after' ? each > Number(rank) : each < Number(rank)))
  const ofRank =
    waitsFor === null
      ? [sql`i.rank = ${rank}::smallint and ${among}`]
      : [
          sql`i.rank = ${rank}::smallint and i.waits_for = ${waitsFor}::date and ${among}`,
          sql`i.rank = ${rank}::smallint and i.waits_for ${later} ${waitsFor}::date`,
        ]
  return [...ofRank, ...others.map((each) => sql`i.rank = ${sql.lit(each)}`)]
}

/** Whether a letter lies beyond the cursor, if there is one. */
export const isLetterBeyond = (cursor: PageCursor | undefined) =>
  cursor ? sql`(${sql.join(rangesBeyond(cursor), sql` or `)})` : sql`true`

/** Conditions of the filter on `inbox_item i` alone. */
export function conditions(filter: InboxFilter): RawBuilder<unknown> {
  const { reader, unread, isWaiting, dueBefore, today, actions, item } = filter
  const parts = [lettersWithin(reader)]
  if (unread !== undefined) parts.push(unread ? sql`i.unread` : sql`not i.unread`)
  if (isWaiting !== undefined)
    parts.push(isWaiting ? sql`i.rank = 0 and ${isWaitingOn(today)}` : sql`not ${isWaitingOn(today)}`)
  if (dueBefore !== undefined)
    parts.push(sql`i.rank = 0 and i.waits_for <= ${dueBefore}::date and ${isWaitingOn(today)}`)
  if (actions !== undefined) parts.push(sql`i.action_key = any(${actions}::text[])`)
  if (item !== undefined)
    parts.push(
      sql`i.proc_typ = ${item.procTyp} and i.proc_nbr = ${item.procNbr}::int and i.action_nbr = ${item.actionNbr}::int`,
    )
  return sql.join(parts, sql` and `)
}

/** Part of the list to read: from `cursor` (undefined: from its beginning), at most `most` letters. */
interface LetterRange {
  direction: 'forward' | 'backward'
  cursor?: PageCursor | undefined
  most: number
}

/** A superset of that part of the list: up to `most` of each addressee or kind (all of a case), each read along its index. */
export function candidates(filter: InboxFilter, { direction, cursor, most }: LetterRange): RawBuilder<unknown> {
  const { reader, actions, applicationNumber } = filter
  const where = conditions(filter)
  const order = letterOrders[orderOf(filter)][direction]
  const ranges = cursor ? rangesBeyond(cursor) : [sql`true`]
  const first = (only: RawBuilder<unknown>) =>
    sql`(${sql.join(
      ranges.map(
        (range) =>
          sql`(select i.* from inbox_item i where ${only} and ${where} and ${range} order by ${order} limit ${sql.lit(most)})`,
      ),
      sql` union all `,
    )})`
  if (applicationNumber !== undefined) return ofCase(reader, applicationNumber, where)
  if (actions !== undefined)
    return sql`(select i.* from unnest(${actions}::text[]) k(action_key) cross join lateral ${first(sql`i.user_id = ${reader.userId} and i.action_key = k.action_key`)} i)`
  const addressees = addresseesOf(reader)
  if (addressees.length === 1) return first(sql`true`)
  return sql`(select i.* from unnest(${addressees}::int[]) k(addressee_id) cross join lateral ${first(sql`i.user_id = ${reader.userId} and i.addressee_id = k.addressee_id`)} i)`
}

const ofCase = ({ userId }: Asker, applicationNumber: string, where: RawBuilder<unknown>) => sql`(
  select i.* from application a
    join process p on p.application_id = a.application_id
    join inbox_item i on i.user_id = ${userId} and i.proc_typ = p.proc_typ and i.proc_nbr = p.proc_nbr
   where a.application_number = ${applicationNumber} and ${where})`
