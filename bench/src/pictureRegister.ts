import type { Db } from '@saki/db'
import { describePicture, packLooks, type DescribedPicture } from '@saki/domain/pictures/pictureLooks'
import { sql } from 'kysely'

import { importCases } from '../../apps/api/src/operator/cases/importCases.ts'
import { registerLines } from '../../apps/api/src/operator/seed/registerLines.ts'
import { bitmapOf } from '../../apps/api/src/ports/pictureLooks.ts'
import { drawnLabel, poolSeed, targetSeed } from './drawnPictures.ts'
import { line, seconds } from './figures.ts'
import { setTriggers } from './register.ts'

/** Pictures of a case, as designs have views. */
const A_CASE = 5
/** Pictures described for the mass of the register. */
const POOL = 2_000
/** Words of points are below, those of outlines and colours from here on: a picture keeps its own. */
const FIRST_OUTLINE = 2 ** 28

export interface FilledPictures {
  /** Number of the case that has the nth sought picture. */
  numbers: string[]
}

/** Fills a register with cases and public pictures, of which `sought` are drawn and described one by one, and makes the index. */
export async function fillPictures(db: Db, pictures: number, sought: number): Promise<FilledPictures> {
  await fillCases(db, Math.ceil(pictures / A_CASE / PUBLIC_SHARE))
  await dropIndexes(db)
  await fillMass(db, pictures)
  const numbers = await addSought(db, sought)
  const began = performance.now()
  await db.connection().execute(async (one) => {
    await sql`set statement_timeout = 0`.execute(one)
    await sql`set maintenance_work_mem = '512MB'`.execute(one)
    await sql`select index_pictures()`.execute(one)
  })
  const took = performance.now() - began
  await sql`vacuum analyze picture_entry`.execute(db)
  const { rows } = await sql<{ table: number; index: number; n: number }>`
    select (pg_table_size('picture_entry') / 1048576)::int as table, (pg_relation_size('picture_public_words') / 1048576)::int as index,
           (select count(*) from picture_entry)::int as n`.execute(db)
  line(`index of ${rows[0]?.n} pictures`, `${seconds(took)} s, ${rows[0]?.index} MB beside ${rows[0]?.table} MB of rows`)
  return { numbers }
}

/** At least this share of the made-up cases is published. */
const PUBLIC_SHARE = 0.8

async function fillCases(db: Db, cases: number): Promise<void> {
  const began = performance.now()
  await setTriggers(db, 'disable')
  const { added, rejected } = await importCases(db, linesOf(cases), new Date())
  await setTriggers(db, 'enable')
  if (added !== cases) throw new Error(`${added} imported: ${JSON.stringify(rejected[0])}`)
  await sql`select rebuild_register()`.execute(db)
  await sql`vacuum analyze`.execute(db)
  line(`register of ${cases} cases`, `${seconds(performance.now() - began)} s`)
}

async function* linesOf(cases: number): AsyncIterable<string> {
  yield* registerLines(cases)
}

async function dropIndexes(db: Db): Promise<void> {
  await sql`drop index picture_public_words, picture_private_words`.execute(db)
}

const describe = async (seed: number): Promise<DescribedPicture> =>
  describePicture(await bitmapOf(await drawnLabel(seed).jpeg({ quality: 82 }).toBuffer()))

/**
 * The mass of the register, made of described pictures: the words that two of them have in common and the looks of another one are kept, the
 * words that only one of them has are drawn anew, because such words differ from picture to picture.
 */
async function fillMass(db: Db, pictures: number): Promise<void> {
  const began = performance.now()
  const pool: DescribedPicture[] = []
  for (let n = 0; n < POOL; n += 1) pool.push(await describe(poolSeed(n)))
  line(`${POOL} pictures drawn and described`, `${seconds(performance.now() - began)} s`)
  await insertPool(db, pool)
  const made = performance.now()
  await db.connection().execute(async (one) => {
    await sql`set statement_timeout = 0`.execute(one)
    await sql`select setseed(0.5)`.execute(one)
    await sql`
      insert into picture_entry (application_id, file_id, content, is_public, words, looks)
      select c.application_id, 'massa-' || g.n, sha256(convert_to(g.n::text, 'UTF8')), true,
             w.common || array(select (random() * ${FIRST_OUTLINE - 1}::int)::int from generate_series(1, w.rare + 0 * g.n)), l.looks
        from generate_series(1, ${pictures}::int) g(n)
        join (select application_id, row_number() over (order by application_id) as nth from register_entry where is_public) c
          on c.nth = 1 + (g.n - 1) / ${A_CASE}::int
        join bench_pool w on w.n = g.n % ${POOL}::int
        join bench_pool l on l.n = (g.n::bigint * 7919 + g.n / ${POOL}::int) % ${POOL}::int`.execute(one)
    await sql`drop table bench_pool`.execute(one)
  })
  line(`${pictures} pictures made from them`, `${seconds(performance.now() - made)} s`)
}

async function insertPool(db: Db, pool: readonly DescribedPicture[]): Promise<void> {
  const uses = new Map<number, number>()
  for (const { words } of pool) for (const word of new Set(words)) uses.set(word, (uses.get(word) ?? 0) + 1)
  await sql`create table bench_pool (n integer primary key, common integer[], rare integer, looks bytea)`.execute(db)
  for (const [n, { words, looks }] of pool.entries()) {
    const common = words.filter((word) => word >= FIRST_OUTLINE || (uses.get(word) ?? 0) > 1)
    await sql`insert into bench_pool values (${n}, ${common}::int[], ${words.length - common.length}, ${Buffer.from(packLooks(looks))})`.execute(
      db,
    )
  }
}

/** Gives each of some cases one more picture, drawn and described as the job does; returns their numbers. */
async function addSought(db: Db, sought: number): Promise<string[]> {
  const numbers: string[] = []
  const { rows } = await sql<{ id: number; number: string }>`
    select e.application_id as id, a.application_number as number
      from (select application_id, row_number() over (order by application_id) as nth, count(*) over () as n from register_entry where is_public) e
      join application a using (application_id)
     where e.nth % (e.n / ${sought}) = 1 order by 1 limit ${sought}`.execute(db)
  for (const [nth, { id, number }] of rows.entries()) {
    const { words, looks } = await describe(targetSeed(nth))
    await sql`
      insert into picture_entry (application_id, file_id, content, is_public, words, looks)
      values (${id}, ${`dicari-${nth}`}, sha256(convert_to(${`dicari-${nth}`}, 'UTF8')), true, ${words}::int[], ${Buffer.from(packLooks(looks))})`.execute(
      db,
    )
    numbers.push(number)
  }
  return numbers
}
