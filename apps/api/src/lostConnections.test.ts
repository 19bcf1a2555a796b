import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'

import { openDb } from '@saki/db'
import { freshDatabase, restartableDatabase, type FreshDatabase } from '@saki/db/testing'
import { sql } from 'kysely'
import { afterEach, describe, expect, test } from 'vitest'

import { makeAsk } from './testing/ask.ts'
import { sampleDesign } from './testing/filings.ts'
import { startTestPortal, type Actor, type TestPortal } from './testing/portal.ts'

/** How long each kind of fault goes on, in milliseconds. */
const LASTS = 5_000

let portal: TestPortal
afterEach(() => portal.close())

interface Seen {
  what: string
  key?: string
  status: number
  err: string | undefined
  retryAfter: unknown
}

const draftOf = (TITLE: string) => ({
  ...sampleDesign(TITLE),
  TEMP_ID: null,
  ROW_VERSION: null,
  FORM_TYP: 'design-filing',
  DEVICE: 'Peramban',
  IND_SUBMIT: 'N' as const,
})

/** Readings, log-ins and saves of new drafts, several at a time, until `isOver`. Everything that was answered. */
async function work(actor: Actor, guest: Actor, isOver: () => boolean): Promise<Seen[]> {
  const ask = makeAsk(portal.app, async () => {})
  const seen: Seen[] = []
  const kinds = [
    { what: 'getPatents', ask: () => ask('getPatents', { as: actor }) },
    { what: 'session', ask: () => ask('session', { as: actor }) },
    { what: 'getAllCountry', ask: () => ask('getAllCountry') },
    {
      what: 'login',
      ask: () =>
        ask('login', { body: { EMAIL: guest.email, LOGIN_PASSWORD: guest.password }, as: { ...guest, cookies: {} } }),
    },
    { what: 'save', ask: (key: string) => ask('savePermohonan', { as: actor, key, body: draftOf(key) }) },
    { what: 'save', ask: (key: string) => ask('savePermohonan', { as: actor, key, body: draftOf(key) }) },
  ]
  await Promise.all(
    kinds.map(async (kind) => {
      while (!isOver()) {
        const key = randomUUID()
        const { status, body, headers } = await kind.ask(key)
        seen.push({ what: kind.what, key, status, err: body.err, retryAfter: headers['retry-after'] })
        // Below the number of drafts one may have.
        await pause(30)
      }
    }),
  )
  return seen
}

/**
 * Nothing was answered but its reply, or a 503 that says when to come back. A reading never says that something may have been done. A
 * log-in that was cut off counts as a try, and after some of them a new device is asked for a mailed code.
 */
function expectHonest(seen: Seen[]): void {
  const odd = seen.filter(
    ({ what, status, err, retryAfter }) =>
      status !== 200 &&
      !(what === 'login' && err === 'LOGIN_CODE_REQUIRED') &&
      !(
        status === 503 &&
        Number(retryAfter) > 0 &&
        (err === 'BUSY' || (err === 'OUTCOME_UNKNOWN' && /save|login/.test(what)))
      ),
  )
  expect(odd.slice(0, 5)).toEqual([])
  expect(seen.filter(({ status }) => status === 503).length).toBeGreaterThan(0)
  expect(seen.filter(({ status }) => status === 200).length).toBeGreaterThan(0)
}

/** What was answered 200 is there; what was answered BUSY is not; each key repeated makes one draft in all. */
async function expectEachOnce(actor: Actor, seen: Seen[]): Promise<void> {
  const saves = seen.filter(({ what }) => what === 'save')
  const titles = async () =>
    (
      await sql<{ title: string }>`select title from draft where owner_id = ${actor.userId}`.execute(portal.db)
    ).rows.map(({ title }) => title)
  const before = new Set(await titles())
  expect(saves.filter(({ key = '', status }) => status === 200 && !before.has(key))).toEqual([])
  expect(saves.filter(({ key = '', err }) => err === 'BUSY' && before.has(key))).toEqual([])
  const lost = saves.filter(({ status }) => status !== 200)
  for (const { key = '' } of lost) {
    const { status, body } = await portal.ask('savePermohonan', { as: actor, key, body: draftOf(key) })
    expect([status, body.err]).toEqual([200, ''])
  }
  expect((await titles()).toSorted()).toEqual(saves.map(({ key }) => key ?? '').toSorted())
}

async function endConnections(database: FreshDatabase, isOver: () => boolean): Promise<void> {
  const killer = openDb({ url: database.url, poolSize: 1 })
  while (!isOver()) {
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
               where datname = current_database() and pid <> pg_backend_pid() and random() < 0.3`.execute(killer)
    await pause(15)
  }
  await killer.destroy()
}

describe('requests whose connection to the database is lost', () => {
  test('are answered 503 with Retry-After, and what was saved is there once', async () => {
    const database = await freshDatabase()
    portal = await startTestPortal({ database })
    const actor = await portal.register()
    const guest = await portal.register()
    const end = Date.now() + LASTS
    const isOver = () => Date.now() > end
    const [seen] = await Promise.all([work(actor, guest, isOver), endConnections(database, isOver)])
    expectHonest(seen)
    await expectEachOnce(actor, seen)
  })

  test('also while PostgreSQL is restarted', { timeout: 60_000 }, async () => {
    const database = await restartableDatabase()
    portal = await startTestPortal({ database })
    const actor = await portal.register()
    const guest = await portal.register()
    let isOver = false
    const restarts = async () => {
      for (let i = 0; i < 3; i += 1) {
        await pause(LASTS / 5)
        await database.restart()
      }
      await pause(LASTS / 5)
      isOver = true
    }
    const [seen] = await Promise.all([work(actor, guest, () => isOver), restarts()])
    expectHonest(seen)
    await expectEachOnce(actor, seen)
  })
})
