import type { Db } from '@saki/db'
import { sql, type RawBuilder } from 'kysely'

/** Rows of one fetch. */
const BATCH = 1_000

/**
 * The rows of a query in batches, by a cursor of the server in a read-only transaction of its own: the next batch is fetched when it is
 * asked for. Holds a connection until it ends or is left.
 */
export async function* rowBatches<R>(db: Db, query: RawBuilder<R>): AsyncGenerator<R[]> {
  const tx = await db.startTransaction().setAccessMode('read only').execute()
  try {
    // All rows are fetched, so the plan that ends first is wanted, not the one that begins first.
    await sql`set local cursor_tuple_fraction = 1`.execute(tx)
    await sql`declare list_rows no scroll cursor for ${query}`.execute(tx)
    for (;;) {
      const fetched = await sql`fetch ${sql.lit(BATCH)} from list_rows`.execute(tx)
      if (fetched.rows.length > 0) yield fetched.rows as R[]
      if (fetched.rows.length < BATCH) return
    }
  } finally {
    await tx.rollback().execute()
  }
}
