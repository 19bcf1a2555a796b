import { prepared, type Db } from '@saki/db'
import { sql } from 'kysely'

import { lettersWithin } from '../../access.ts'
import { countReaderLetters, flagged } from '../../letterCounts.sql.ts'
import { candidates, isCounted, type InboxFilter } from './inboxFilter.sql.ts'

/** Results of a filter or a search are counted up to here; what the kept counts know is counted whole. */
export const MOST_LETTERS_COUNTED = 1_000

export interface Count {
  total: number
  /** There are more, which are not counted. */
  isCapped: boolean
}

/** How many letters the filter lets through, words aside. */
export async function countInbox(db: Db, filter: InboxFilter): Promise<Count> {
  if (isCounted(filter)) return { total: await countKept(db, filter), isCapped: false }
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from (select from ${candidates(filter, MOST_LETTERS_COUNTED + 1)} i limit ${sql.lit(MOST_LETTERS_COUNTED + 1)}) i`.execute(
    db,
  )
  const total = rows[0]?.total ?? 0
  return { total: Math.min(total, MOST_LETTERS_COUNTED), isCapped: total > MOST_LETTERS_COUNTED }
}

async function countKept(db: Db, filter: InboxFilter): Promise<number> {
  const { reader, unread, isWaiting } = filter
  const total = await countReaderLetters(db, reader, { unread, isWaiting })
  if (isWaiting === undefined) return total
  const over = await countOver(db, filter)
  return isWaiting ? total - over : total + over
}

/** Letters kept as waiting whose last day has passed: few, and reached by that day. */
async function countOver(db: Db, { reader, unread, today }: InboxFilter): Promise<number> {
  const { rows } = await sql<{ total: number }>`${prepared}
    select count(*)::int as total from inbox_item i where ${lettersWithin(reader)} and i.waits_until < ${today}::date and i.is_waiting
       and ${flagged('i', { unread })}`.execute(db)
  return rows[0]?.total ?? 0
}
