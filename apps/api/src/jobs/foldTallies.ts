import type { Db } from '@saki/db'
import { sql } from 'kysely'

/** Merges the rows added to the tally tables since the last run; the sums stay the same. */
export async function foldTallies(db: Db): Promise<void> {
  await sql`select fold_tallies()`.execute(db)
}
