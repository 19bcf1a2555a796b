import type { Db } from '@saki/db'
import { sql } from 'kysely'

import { importCases } from '../../apps/api/src/operator/cases/importCases.ts'
import { registerLines } from '../../apps/api/src/operator/seed/registerLines.ts'
import { line, seconds } from './figures.ts'

/** Tables whose triggers keep lists, which the register does not need. */
export const KEPT = ['application', 'process', 'process_action']

/**
 * Imports a made-up register of `cases` and makes its index of marks, unless an earlier run left one as large; returns the number of marks.
 * Nobody else may write meanwhile.
 */
export async function fillRegister(db: Db, cases: number): Promise<number> {
  const kept = await keptRegister(db)
  if (kept) {
    if (kept.cases < cases) throw new Error(`the kept register has ${kept.cases} cases, fewer than ${cases}`)
    line(`register of ${kept.cases} cases kept from before`, `${kept.marks} marks`)
    return kept.marks
  }
  const began = performance.now()
  await setTriggers(db, 'disable')
  const { added, rejected } = await importCases(db, linesOf(cases), new Date())
  await setTriggers(db, 'enable')
  if (added !== cases) throw new Error(`${added} of ${cases} imported: ${JSON.stringify(rejected[0])}`)
  line(`register of ${cases} cases imported`, `${seconds(performance.now() - began)} s`)
  const indexed = performance.now()
  const marks = await db.connection().execute(async (one) => {
    await sql`set statement_timeout = 0`.execute(one)
    await sql`set maintenance_work_mem = '512MB'`.execute(one)
    const { rows } = await sql<{ marks: number }>`select rebuild_marks() as marks`.execute(one)
    await sql`select rebuild_register()`.execute(one)
    await sql`vacuum analyze`.execute(one)
    await sql`reset maintenance_work_mem`.execute(one)
    await sql`reset statement_timeout`.execute(one)
    return rows[0]?.marks ?? 0
  })
  const { rows } = await sql<{ mb: number }>`
    select (sum(pg_total_relation_size(t::regclass)) / 1048576)::int as mb from unnest('{mark_word,mark_entry,mark_posting}'::text[]) t`.execute(
    db,
  )
  line(`index of ${marks} marks`, `${seconds(performance.now() - indexed)} s with vacuum, ${rows[0]?.mb} MB`)
  return marks
}

/** What an earlier run left in this database: imported cases and indexed marks. */
export async function keptRegister(db: Db): Promise<{ cases: number; marks: number } | undefined> {
  const { rows } = await sql<{ cases: number; marks: number }>`
    select (select count(*)::int from application where imported_at is not null) as cases, (select count(*)::int from mark_entry) as marks`.execute(
    db,
  )
  return rows[0] && rows[0].cases > 0 ? rows[0] : undefined
}

/** Disables or enables the triggers that keep lists. */
export async function setTriggers(db: Db, state: 'disable' | 'enable', tables = KEPT): Promise<void> {
  for (const table of tables) await sql.raw(`alter table ${table} ${state} trigger user`).execute(db)
}

async function* linesOf(cases: number): AsyncIterable<string> {
  yield* registerLines(cases)
}
