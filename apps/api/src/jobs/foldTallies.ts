import type { Db } from '@saki/db'
import { sql } from 'kysely'

/** Puts the rows of the kept counts together that came since the last time; no count changes by it. */
export async function foldTallies(db: Db): Promise<void> {
  await sql`select fold_tallies()`.execute(db)
}
