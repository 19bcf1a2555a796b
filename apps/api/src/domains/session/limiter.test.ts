import type { Db } from '@saki/db'
import { freshDatabase, type FreshDatabase } from '@saki/db/testing'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { limiterAddress, attempt } from './limiter.ts'
import { sweepExpired } from './limiter.sql.ts'

const KEY = Buffer.alloc(32, 1)
const at = (seconds: number) => new Date(Date.parse('2026-03-02T03:00:00Z') + seconds * 1000)

let fresh: FreshDatabase
let db: Db
beforeAll(async () => {
  fresh = await freshDatabase()
  db = fresh.db
})
afterAll(() => fresh.drop())

const tryAt = (about: string, seconds: number) =>
  attempt(db, KEY, at(seconds), [{ about, free: 3, cap: 16 }]).then(
    () => 0,
    (error: { retryAfter?: number }) => error.retryAfter,
  )

test('delays double from one second up to the cap, counted from the last attempt that was let through', async () => {
  let now = 0
  for (let i = 0; i < 3; i += 1) expect(await tryAt('growth', now)).toBe(0)
  for (const delay of [1, 2, 4, 8, 16, 16]) {
    expect(await tryAt('growth', now)).toBe(delay)
    now += delay
    expect(await tryAt('growth', now)).toBe(0)
  }
})

test('forgets after twelve hours', async () => {
  for (let i = 0; i < 3; i += 1) await tryAt('window', 0)
  expect(await tryAt('window', 0)).toBe(1)
  for (let i = 0; i < 3; i += 1) expect(await tryAt('window', 12 * 3600)).toBe(0)
})

test('a forgotten attempt does not count', async () => {
  for (let i = 0; i < 10; i += 1)
    await attempt(db, KEY, at(0), [{ about: 'right', free: 3, cap: 16 }]).then((made) => made.forget())
  expect(await tryAt('right', 0)).toBe(0)
})

test('stores neither address nor account in clear, and deletes expired attempts', async () => {
  await tryAt('login-account:sari@contoh.id', 0)
  const { rows } = await sql<{ bucket: string }>`select bucket from attempt`.execute(db)
  expect(rows.every(({ bucket }) => /^[\w-]{43}$/.test(bucket))).toBe(true)
  await sweepExpired(db, at(3 * 86_400))
  expect((await sql`select 1 from attempt`.execute(db)).rows).toEqual([])
})

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8:1:2::6', '2001:db8:1:2'],
  ['2001:db8::6', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
])('counts %s as %s', (ip, counted) => {
  expect(limiterAddress(ip)).toBe(counted)
})
