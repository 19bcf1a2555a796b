import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'

import { sql } from 'kysely'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'

import { transact, type Db } from '../db.ts'
import { freshDatabase, type FreshDatabase } from '../testing.ts'
import { assertEmpty, loadDump, type Dump } from './load.ts'
import { withSnapshot } from './snapshot.ts'

const now = new Date('2026-03-02T03:00:00Z')
let source: FreshDatabase
let target: string

beforeEach(async () => {
  source = await freshDatabase()
  target = `${source.url}_target`
  await source.db.connection().execute((db) => sql`create database ${sql.id(nameOf(target))}`.execute(db))
})
afterEach(async () => {
  await sql`drop database ${sql.id(nameOf(target))} with (force)`.execute(source.db)
  await source.drop()
})
const nameOf = (url: string) => new URL(url).pathname.slice(1)

/** Reads the whole dump into memory. */
async function dumpOf(url: string, meanwhile = async () => {}): Promise<Dump> {
  return withSnapshot(url, async (snapshot) => {
    await meanwhile()
    const bytes = new Map<string, Buffer>()
    const tables: Dump['tables'] = []
    for (const table of snapshot.tables) {
      const copy = snapshot.copyTable(table)
      bytes.set(table.table, await buffer(copy))
      tables.push({ ...table, rows: copy.rows })
    }
    const { migrations, sequences } = snapshot
    return { migrations, tables, sequences, open: (table) => Readable.from([bytes.get(table) ?? Buffer.alloc(0)]) }
  })
}

async function query<R extends pg.QueryResultRow>(url: string, text: string): Promise<R[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<R>(text)).rows
  } finally {
    await client.end()
  }
}

/** Rows of every table as text, sorted. */
async function contentsOf(url: string): Promise<Record<string, string>> {
  const tables = await query<{ name: string }>(
    url,
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1`,
  )
  const found: Record<string, string> = {}
  for (const { name } of tables)
    found[name] =
      (
        await query<{ md5: string }>(
          url,
          `select coalesce(md5(string_agg(t::text, chr(10) order by t::text)), '') as md5 from ${name} t`,
        )
      )[0]?.md5 ?? ''
  return found
}

const schemaOf = (url: string) =>
  query(
    url,
    `select conrelid::regclass::text as t, conname, pg_get_constraintdef(oid) as def, convalidated from pg_constraint where connamespace = 'public'::regnamespace
     union all select tablename, indexname, indexdef, true from pg_indexes where schemaname = 'public'
     union all select tgrelid::regclass::text, tgname, pg_get_triggerdef(oid) || tgenabled::text, true from pg_trigger where not tgisinternal
     order by 1, 2, 3`,
  )

async function addUser(db: Db, email: string): Promise<void> {
  await sql`insert into app_user (email, email_folded, password_hash, password_changed_at, full_name, personal_id_sealed, created_at)
            values (${email}, ${email}, 'x', ${now}, ${'Sari\\N \t "\n😀'}, ${Buffer.from([0, 1, 92, 255])}, ${now})`.execute(
    db,
  )
}

describe('a dump of the database', { timeout: 90_000 }, () => {
  test('loaded elsewhere has the same rows in every table, the same constraints, indexes and triggers', async () => {
    await addUser(source.db, 'sari@contoh.id')
    await loadDump(target, await dumpOf(source.url), now, async () => {})
    const [before, after] = [await contentsOf(source.url), await contentsOf(target)]
    // The times of the migrations differ.
    expect({ ...after, schema_migration: '' }).toEqual({ ...before, schema_migration: '' })
    expect(Object.values(before).filter((md5) => md5 !== '').length).toBeGreaterThan(15)
    expect(await schemaOf(target)).toEqual(await schemaOf(source.url))
  })

  test('contains no row that was committed while it was read', async () => {
    const dump = await dumpOf(source.url, async () => {
      await transact(source.db, (tx) => addUser(tx, 'late@contoh.id'))
    })
    expect(dump.tables.find(({ table }) => table === 'app_user')?.rows).toBe(0)
  })

  test('restores named sequences at their value and internal ids far above theirs', async () => {
    await addUser(source.db, 'sari@contoh.id')
    await sql`select nextval('submission_seq') from generate_series(1, 7)`.execute(source.db)
    await loadDump(target, await dumpOf(source.url), now, async () => {})
    const [next] = await query<{ submission: string; user: string }>(
      target,
      `select nextval('submission_seq') as submission, nextval(pg_get_serial_sequence('app_user', 'user_id')) as user`,
    )
    expect([Number(next?.submission), Number(next?.user)]).toEqual([100_008, 101_002])
  })

  test('with missing rows leaves the target empty', async () => {
    await addUser(source.db, 'sari@contoh.id')
    const dump = await dumpOf(source.url)
    const broken = { ...dump, open: (table: string) => (table === 'app_user' ? Readable.from([]) : dump.open(table)) }
    await expect(loadDump(target, broken, now, async () => {})).rejects.toThrow('app_user: 0 rows instead of 1')
    await assertEmpty(target)
  })

  test('with migrations that this version lacks is refused', async () => {
    const dump = await dumpOf(source.url)
    const migrations = [...dump.migrations, { name: '9999_later.sql', sha256: '0'.repeat(64) }]
    await expect(loadDump(target, { ...dump, migrations }, now, async () => {})).rejects.toThrow('9999_later.sql')
    await assertEmpty(target)
  })

  test('is loaded into an empty database only', async () => {
    await expect(assertEmpty(source.url)).rejects.toThrow('not empty')
    await assertEmpty(target)
  })

  test('that is read slowly contains every byte of every row', async () => {
    const rows = `select md5(n::text) || repeat(n::text, (n * 7919) % 4000) as row from generate_series(1, 3000) n`
    const [expected] = await query<{ md5: string }>(
      source.url,
      `select md5(string_agg(row || chr(10), '')) as md5 from (${rows}) r`,
    )
    const md5 = await withSnapshot(source.url, async (snapshot) => {
      const hash = createHash('md5')
      for await (const chunk of snapshot.copyQuery(rows)) {
        await pause(0)
        hash.update(chunk as Buffer)
      }
      return hash.digest('hex')
    })
    expect(md5).toBe(expected?.md5)
  })

  test('of 60 MB that nobody reads uses less than 4 MB in this process', async () => {
    const [bytes, rows] = await withSnapshot(source.url, async (snapshot) => {
      const copy = snapshot.copyQuery(`select repeat('x', 200) || n from generate_series(1, 300000) n`)
      copy.read(0)
      await pause(500)
      expect(copy.readableLength).toBeLessThan(4_000_000)
      let sum = 0
      for await (const chunk of copy) sum += (chunk as Buffer).length
      return [sum, copy.rows]
    })
    expect(rows).toBe(300_000)
    expect(bytes).toBeGreaterThan(60_000_000)
  })
})
