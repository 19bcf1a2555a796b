import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'

import { openDb } from '@saki/db'
import { freshDatabase, restartableDatabase, type FreshDatabase } from '@saki/db/testing'
import { sql } from 'kysely'
import { afterEach, describe, expect, test } from 'vitest'

import { makeAsk } from './testing/ask.ts'
import { sampleDesign } from './testing/filings.ts'
import { startTestPortal, type TestActor, type TestPortal } from './testing/portal.ts'

/** Milliseconds each kind of fault lasts. */
const LASTS = 3_000

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

/** Sends reads, log-ins and saves of new drafts in parallel until `isOver`; returns every answer. */
async function work(actor: TestActor, guest: TestActor, isOver: () => boolean): Promise<Seen[]> {
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
        // Keeps the total below the limit of drafts per account.
        await pause(30)
      }
    }),
  )
  return seen
}

/**
 * Every answer is its reply or a 503 with Retry-After, and no read answers OUTCOME_UNKNOWN. A log-in that lost its connection counts as a
 * try, and after some tries a new device is asked for a mailed code.
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

/** Saves answered 200 exist, saves answered BUSY do not, and the repeats of each key make one draft. */
async function expectEachOnce(actor: TestActor, seen: Seen[]): Promise<void> {
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
  test('are answered 503 with Retry-After, and what was saved exists once', async () => {
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

  test('likewise while PostgreSQL is restarted', { timeout: 60_000 }, async () => {
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
