import { tables, transact, type Db } from '@saki/db'
import { sql } from 'kysely'

/** Offset of the demonstration's clock from the true time in milliseconds; 0 when it was never moved. */
export async function readOffset(db: Db): Promise<number> {
  const row = await tables(db).selectFrom('clockSetting').select('offsetMs').executeTakeFirst()
  return row?.offsetMs ?? 0
}

/** Moves the clock of every process on the database and notifies them; null returns to the true time. */
export async function writeOffset(db: Db, offsetMs: number | null, at: Date): Promise<void> {
  await transact(db, async (tx) => {
    await tables(tx).deleteFrom('clockSetting').execute()
    if (offsetMs !== null) await tables(tx).insertInto('clockSetting').values({ offsetMs, setAt: at }).execute()
    await sql`select pg_notify('saki_clock', '')`.execute(tx)
  })
}
