import type { Db } from '@saki/db'
import { sql } from 'kysely'

/** Rows of the index of marks that differ from what is computed; a mark that is not public may still be waiting. */
export async function wrongMarks(db: Db): Promise<unknown[]> {
  const { rows: entries } = await sql`
    select e.application_id, 'kept' as what from (select * from mark_entry except select * from mark_entry_computed) e
    union all select c.application_id, 'computed' from (select * from mark_entry_computed except select * from mark_entry) c
     where not exists (select from mark_waiting w where w.application_id = c.application_id and not c.is_public)`.execute(
    db,
  )
  const { rows: postings } = await sql`
    with truth as (
      select distinct w as word, e.letters, e.application_id, e.is_public, e.stage, e.classes from mark_entry e, unnest(e.words || e.reading) w)
    select 'superfluous' as what, p.word from (select * from mark_posting except select * from truth) p
    union all select 'missing', p.word from (select * from truth except select * from mark_posting) p
    union all select 'unknown word', t.word from truth t where not exists (select from mark_word k where k.word = t.word)`.execute(
    db,
  )
  return [...entries, ...postings]
}
