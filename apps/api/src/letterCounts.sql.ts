import { prepared, type Db } from '@saki/db'
import { sql, type RawBuilder } from 'kysely'

import { reachedCaseIds, letterTalliesWithin, lettersWithin, type Asker } from './access.ts'

/** Filter of letters; undefined fields match all. */
export interface LetterFlags {
  unread?: boolean | undefined
  /** The stored column, which does not depend on the date. */
  isWaiting?: boolean | undefined
}

/** Number of letters of a reader, from `inbox_tally`. */
export async function countReaderLetters(db: Db, reader: Asker, wanted: LetterFlags): Promise<number> {
  const { rows } = await talliedQuery(reader, wanted).execute(db)
  return (rows[0]?.total ?? 0) + (await countHeld(db, reader, wanted))
}

/** Number of unread letters of a reader. */
export const countUnread = (db: Db, reader: Asker) => countReaderLetters(db, reader, { unread: true })

export const talliedQuery = (reader: Asker, wanted: LetterFlags) => sql<{ total: number }>`${prepared}
  select coalesce(sum(k.n), 0)::int as total from inbox_tally k where ${letterTalliesWithin(reader)} and ${flagged('k', wanted)}`

/** Condition on `inbox_tally` (k) or `inbox_item` (i). */
export function flagged(alias: 'k' | 'i', { unread, isWaiting }: LetterFlags): RawBuilder<unknown> {
  const parts = [sql`true`]
  if (unread !== undefined) parts.push(sql`${sql.ref(`${alias}.unread`)} = ${unread}`)
  if (isWaiting !== undefined) parts.push(sql`${sql.ref(`${alias}.is_waiting`)} = ${isWaiting}`)
  return sql.join(parts, sql` and `)
}

/** Number of letters of cases reached by mandates for one case, which the tally does not cover. */
async function countHeld(db: Db, reader: Asker, wanted: LetterFlags): Promise<number> {
  const held = reachedCaseIds(reader)
  if (held.length === 0) return 0
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from process p
      join inbox_item i on i.user_id = ${reader.userId} and i.proc_typ = p.proc_typ and i.proc_nbr = p.proc_nbr
      cross join lateral (select i.user_id, i.addressee_id, i.file_typ) k
     where p.application_id = any(${held}::bigint[]) and ${lettersWithin(reader)} and not (${letterTalliesWithin(reader)})
       and ${flagged('i', wanted)}`.execute(db)
  return rows[0]?.total ?? 0
}
