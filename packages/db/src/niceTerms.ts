import { sql } from 'kysely'

import type { Db } from './db.ts'
import { tables } from './tables.ts'

export interface TermRow {
  nice_class_code: number
  name_id: string
  /** English name; empty when the list has none. */
  name_en: string
}

export interface ListOfTerms {
  source: 'starter' | 'office'
  edition: string
  /** First day on which new terms are in force and removed terms are not. */
  day: string
}

export interface Replaced {
  added: number
  closed: number
  kept: number
}

/** Creates a temporary table for the rows of a new list, visible to this transaction only. */
export async function openIncoming(tx: Db): Promise<void> {
  await sql`create temporary table nice_incoming (nice_class_code smallint, name_id text, name_en text) on commit drop`.execute(
    tx,
  )
}

export async function addIncoming(tx: Db, rows: readonly TermRow[]): Promise<void> {
  await sql`insert into nice_incoming
    select * from unnest(${rows.map((row) => row.nice_class_code)}::smallint[], ${rows.map((row) => row.name_id)}::text[], ${rows.map((row) => row.name_en)}::text[])`.execute(
    tx,
  )
}

/**
 * Replaces a list by the incoming rows: removed terms get an end date and are kept, because filed cases use them; unchanged terms are
 * not written. Call renewWords afterwards. Locks the table against other writers; readers see the old list until the commit.
 */
export async function replaceTerms(tx: Db, { source, edition, day }: ListOfTerms): Promise<Replaced> {
  await sql`lock table nice_term in share row exclusive mode`.execute(tx)
  await sql`analyze nice_incoming`.execute(tx)
  const closed = await sql`
    update nice_term t set valid_to = ${day} where source = ${source} and valid_to is null
      and not exists (select from nice_incoming i where i.nice_class_code = t.nice_class_code and i.name_id = t.name_id and i.name_en = t.name_en)`.execute(
    tx,
  )
  // Shortest first, so that a search that stops early has read the most general terms.
  const added = await sql`
    insert into nice_term (nice_class_code, name_id, name_en, source, edition, valid_from)
    select nice_class_code, name_id, name_en, ${source}, ${edition}, ${day}
      from (select distinct nice_class_code, name_id, name_en from nice_incoming
            except select nice_class_code, name_id, name_en from nice_term where source = ${source} and valid_to is null) fresh
     order by length(name_id), name_id collate "C", nice_class_code`.execute(tx)
  const [closedRows, addedRows] = [Number(closed.numAffectedRows ?? 0), Number(added.numAffectedRows ?? 0)]
  const found = await tables(tx)
    .selectFrom('niceTerm')
    .select((eb) => eb.fn.countAll<number>().as('open'))
    .where('source', '=', source)
    .where('validTo', 'is', null)
    .executeTakeFirst()
  return { added: addedRows, closed: closedRows, kept: (found?.open ?? 0) - addedRows }
}

/** Recounts the words of the terms in force and writes the changes. Words that occur only in everyday phrases get 0 terms. */
export async function renewWords(tx: Db): Promise<void> {
  await sql`
    with counted as materialized (
      select word, max(terms) as terms from (
        select word, ndoc as terms from ts_stat('select words from nice_term where valid_to is null') where word not like '#%'
        union all select distinct unnest(string_to_array(phrase, ' ')), 0 from nice_everyday) every group by word
    ), gone as (
      delete from nice_word w where not exists (select from counted where counted.word = w.word)
    )
    insert into nice_word (word, terms) select word, terms from counted
    on conflict (word) do update set terms = excluded.terms where nice_word.terms <> excluded.terms`.execute(tx)
}
