import { prepared, type Db } from '@saki/db'
import { sql } from 'kysely'

import { lettersWithin } from '../../access.ts'
import { countReaderLetters, flagged } from '../../letterCounts.sql.ts'
import { candidates, isCounted, type InboxFilter } from './inboxFilter.sql.ts'

/** Results of a filter or a search are counted up to this number; totals from the stored counts are exact. */
export const MOST_LETTERS_COUNTED = 1_000

export interface Count {
  total: number
  /** Whether there are more letters than `total`. */
  isCapped: boolean
}

/** Number of letters that match the filter, ignoring its search words. */
export async function countInbox(db: Db, filter: InboxFilter): Promise<Count> {
  if (isCounted(filter)) return { total: await countStored(db, filter), isCapped: false }
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from (select from ${candidates(filter, { direction: 'forward', most: MOST_LETTERS_COUNTED + 1 })} i limit ${sql.lit(MOST_LETTERS_COUNTED + 1)}) i`.execute(
    db,
  )
  const total = rows[0]?.total ?? 0
  return { total: Math.min(total, MOST_LETTERS_COUNTED), isCapped: total > MOST_LETTERS_COUNTED }
}

async function countStored(db: Db, filter: InboxFilter): Promise<number> {
  const { reader, unread, isWaiting } = filter
  const total = await countReaderLetters(db, reader, { unread, isWaiting })
  if (isWaiting === undefined) return total
  const overdue = await countOverdue(db, filter)
  return isWaiting ? total - overdue : total + overdue
}

/** Number of letters stored as waiting whose last day has passed; found by the index on `waits_until`. */
async function countOverdue(db: Db, { reader, unread, today }: InboxFilter): Promise<number> {
  const { rows } = await sql<{ total: number }>`${prepared}
    select count(*)::int as total from inbox_item i where ${lettersWithin(reader)} and i.waits_until < ${today}::date and i.is_waiting
       and ${flagged('i', { unread })}`.execute(db)
  return rows[0]?.total ?? 0
}
