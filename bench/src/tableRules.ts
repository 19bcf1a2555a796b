import type { Db } from '@saki/db'
import { sql } from 'kysely'

const TABLES = ['application', 'process', 'application_mark', 'application_nice']

/** Statements that make the dropped keys, indexes and triggers of a table again. */
export type DroppedRules = readonly string[]

/** Drops keys to other tables, unique ones and indexes of the tables of marks, so that ten million rows are written quickly. Primary keys stay. */
export async function dropMarkRules(one: Db): Promise<DroppedRules> {
  const { rows } = await sql<{ drop: string; make: string }>`
    select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
           format('alter table %s add constraint %I %s%s', conrelid::regclass, conname, pg_get_constraintdef(oid), case contype when 'f' then ' not valid' else '' end) as make
      from pg_constraint where contype in ('u', 'f') and conrelid::regclass::text = any(${TABLES})
    union all
    select format('drop index %I', indexname), indexdef from pg_indexes i
     where tablename = any(${TABLES}) and not exists (select from pg_constraint c where c.conname = i.indexname)
    union all
    select format('alter table %s disable trigger user', t), format('alter table %s enable trigger user', t) from unnest(${TABLES}::text[]) t`.execute(
    one,
  )
  for (const { drop } of rows) await sql.raw(drop).execute(one)
  return rows.map(({ make }) => make)
}

/** Makes what dropMarkRules dropped again; keys to other tables are not checked for the rows that are there. */
export async function addMarkRules(one: Db, rules: DroppedRules): Promise<void> {
  for (const rule of rules) await sql.raw(rule).execute(one)
}
