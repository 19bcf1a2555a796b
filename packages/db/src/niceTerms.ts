import { sql } from 'kysely'

import type { Db } from './db.ts'

export interface TermRow {
  nice_class_code: number
  name_id: string
  /** Empty where the list has none. */
  name_en: string
}

export interface ListOfTerms {
  source: 'starter' | 'office'
  edition: string
  /** Day from which new terms are in force and terms gone are not. */
  day: string
}

export interface Replaced {
  added: number
  closed: number
  kept: number
}

/** Makes room for the rows of a new list, seen by this transaction only. */
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
 * Puts the incoming rows in the place of a list: terms gone from it are closed and kept, since filed cases used them; those that stay
 * are left alone. Renew the words afterwards. Two lists are never replaced at once; readers see the old one until the commit.
 */
export async function replaceTerms(tx: Db, { source, edition, day }: ListOfTerms): Promise<Replaced> {
  await sql`lock table nice_term in share row exclusive mode`.execute(tx)
  await sql`analyze nice_incoming`.execute(tx)
  const closed = await sql`
    update nice_term t set valid_to = ${day} where source = ${source} and valid_to is null
      and not exists (select from nice_incoming i where i.nice_class_code = t.nice_class_code and i.name_id = t.name_id and i.name_en = t.name_en)`.execute(
    tx,
  )
  // Shortest first: a search that stops early has seen the plainest terms.
  const added = await sql`
    insert into nice_term (nice_class_code, name_id, name_en, source, edition, valid_from)
    select nice_class_code, name_id, name_en, ${source}, ${edition}, ${day}
      from (select distinct nice_class_code, name_id, name_en from nice_incoming
            except select nice_class_code, name_id, name_en from nice_term where source = ${source} and valid_to is null) fresh
     order by length(name_id), name_id collate "C", nice_class_code`.execute(tx)
  const [closedRows, addedRows] = [Number(closed.numAffectedRows ?? 0), Number(added.numAffectedRows ?? 0)]
  const found = await sql<{ open: number }>`
    select count(*)::int as open from nice_term where source = ${source} and valid_to is null`.execute(tx)
  return { added: addedRows, closed: closedRows, kept: (found.rows[0]?.open ?? 0) - addedRows }
}

/** Counts the words of the terms in force anew; only what changed is written. Words of everyday phrases alone stand in 0 terms. */
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
