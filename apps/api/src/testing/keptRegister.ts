import type { Db } from '@saki/db'
import { sql } from 'kysely'

/** Rows of register_entry that differ from what is computed; a case that is not public may still be waiting. */
export async function wrongEntries(db: Db): Promise<unknown[]> {
  const { rows } = await sql`
    select e.application_id, 'kept' as what from (select * from register_entry except select * from register_entry_computed) e
    union all select c.application_id, 'computed' from (select * from register_entry_computed except select * from register_entry) c
     where not exists (select from register_waiting w where w.application_id = c.application_id and not c.is_public)`.execute(
    db,
  )
  return rows
}
