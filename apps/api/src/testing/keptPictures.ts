import type { Db } from '@saki/db'
import { sql } from 'kysely'

/** Rows of picture_entry that differ from what is computed; those of a case that is not public may still be waiting. */
export async function wrongPictures(db: Db): Promise<unknown[]> {
  const { rows } = await sql`
    select e.file_id, 'kept' as what from (select * from picture_entry except select * from picture_entry_computed) e
    union all select c.file_id, 'computed' from (select * from picture_entry_computed except select * from picture_entry) c
     where not exists (select from picture_waiting w where w.file_id = c.file_id and not c.is_public)`.execute(db)
  return rows
}
