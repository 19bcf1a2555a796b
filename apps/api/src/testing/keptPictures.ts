import type { Db } from '@saki/db'
import { sql } from 'kysely'

/** Rows of picture_entry that differ from what is computed, and words that picture_posting has too many or too few; those of a case that is not public may still be waiting. */
export async function wrongPictures(db: Db): Promise<unknown[]> {
  const { rows } = await sql`
    with kept as (select application_id, file_id, content, is_public, words, looks from picture_entry),
         posted as (select posted_word(w, e.is_public) as word, e.picture from picture_entry e cross join unnest(e.words) w)
    select e.file_id, 'kept' as what from (select * from kept except select * from picture_entry_computed) e
    union all select c.file_id, 'computed' from (select * from picture_entry_computed except select * from kept) c
     where not exists (select from picture_waiting w where w.file_id = c.file_id and not c.is_public)
    union all select picture::text, 'posted' from (select word, picture from picture_posting except all select word, picture from posted) p
    union all select picture::text, 'not posted' from (select word, picture from posted except all select word, picture from picture_posting) p`.execute(
    db,
  )
  return rows
}
