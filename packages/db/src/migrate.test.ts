import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'

import { migrate } from './migrate.ts'
import { freshDatabase, type FreshDatabase } from './testing.ts'

const now = new Date('2026-01-05T02:00:00Z')
let database: FreshDatabase
let folder: string

beforeEach(async () => {
  database = await freshDatabase()
  folder = await mkdtemp(join(tmpdir(), 'saki-migrations-'))
})
afterEach(async () => {
  await database.drop()
  await rm(folder, { recursive: true })
})

const put = (name: string, text: string) => writeFile(join(folder, name), text)
const run = () => migrate({ url: database.url, now, folder })

describe('migrate', () => {
  test('applies numbered files in order, once, and records when', async () => {
    await put('9002_second.sql', 'alter table shelf add column book text')
    await put('9001_first.sql', 'create table shelf (shelf_id integer primary key)')
    await put('notes.txt', 'not a migration')
    expect(await run()).toEqual(['9001_first.sql', '9002_second.sql'])
    expect(await run()).toEqual([])
    const found = await sql<{
      applied_at: Date
    }>`select applied_at from schema_migration where name = '9002_second.sql'`.execute(database.db)
    expect(found.rows).toEqual([{ applied_at: now }])
  })

  test('a file that fails changes nothing and can be applied again', async () => {
    await put('9001_first.sql', 'create table shelf (shelf_id integer primary key)')
    await put('9002_second.sql', 'create table book (book_id integer); select 1 / 0')
    await expect(run()).rejects.toThrow('9002_second.sql failed: division by zero')
    await put('9002_second.sql', 'create table book (book_id integer)')
    expect(await run()).toEqual(['9002_second.sql'])
  })

  test('a file changed after it had been applied is refused by name', async () => {
    await put('9001_first.sql', 'create table shelf (shelf_id integer primary key)')
    await run()
    await put('9001_first.sql', 'create table shelf (shelf_id bigint primary key)')
    await expect(run()).rejects.toThrow('migration 9001_first.sql was changed after it had been applied')
  })

  test('a database that another build made is refused before anything is changed', async () => {
    await put('9002_shelf.sql', 'create table shelf (shelf_id integer primary key)')
    await run()
    await rm(join(folder, '9002_shelf.sql'))
    await put('9002_book.sql', 'create table book (book_id integer)')
    await expect(run()).rejects.toThrow('has migration 9002_shelf.sql where this version has 9002_book.sql')
    const { rows } = await sql<{ made: boolean }>`select to_regclass('book') is not null as made`.execute(database.db)
    expect(rows).toEqual([{ made: false }])
  })

  test('of two that start together one applies the file and the other skips it', async () => {
    await put('9001_slow.sql', 'select pg_sleep(0.2); create table shelf (shelf_id integer primary key)')
    const both = await Promise.all([run(), run()])
    expect(both.flat()).toEqual(['9001_slow.sql'])
  })

  test('a migration waits for a table in use', async () => {
    await put('9001_alter.sql', 'alter table country add column note text')
    const reader = database.db.transaction().execute(async (tx) => {
      await sql`select count(*) from country`.execute(tx)
      await sql`select pg_sleep(2.5)`.execute(tx)
    })
    await new Promise((resolve) => setTimeout(resolve, 200))
    expect(await run()).toEqual(['9001_alter.sql'])
    await reader
  })
})
