import type { Db } from '@saki/db'
import { sql, type RawBuilder } from 'kysely'

/** Rows of one fetch. */
const BATCH = 2_000

/**
 * The first `most` rows of a query in batches, by a cursor of the server in a read-only transaction of its own. One batch is fetched ahead, while the
 * reader works on the one before; a reader that waits stops the database. Holds a connection until it ends or is left. `statementMs`: most time of
 * one fetch, of which the first may sort; without it that of the connection.
 */
export async function* rowBatches<R>(
  db: Db,
  query: RawBuilder<R>,
  most: number,
  statementMs?: number,
): AsyncGenerator<R[]> {
  const tx = await db.startTransaction().setAccessMode('read only').execute()
  const fetchBatch = async () => {
    const { rows } = await sql`fetch ${sql.lit(BATCH)} from list_rows`.execute(tx)
    return rows as R[]
  }
  let next: Promise<R[]> | undefined
  let left = most
  try {
    if (statementMs !== undefined) await sql`set local statement_timeout = ${sql.lit(statementMs)}`.execute(tx)
    // Joining and sorting so many rows in memory takes half the time of files.
    await sql`set local work_mem = '64MB'`.execute(tx)
    // All rows are fetched, so the plan that ends first is wanted, not the one that begins first.
    await sql`set local cursor_tuple_fraction = 1`.execute(tx)
    await sql`declare list_rows no scroll cursor for ${query}`.execute(tx)
    next = fetchBatch()
    while (next) {
      const rows = (await next).slice(0, left)
      left -= rows.length
      next = rows.length < BATCH || left === 0 ? undefined : fetchBatch()
      // A reader that leaves never awaits it.
      next?.catch(() => {})
      if (rows.length > 0) yield rows
    }
  } finally {
    await next?.catch(() => {})
    await tx.rollback().execute()
  }
}
