import { freshDatabase, type FreshDatabase } from '@saki/db/testing'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { indexWaitingCases } from './domains/registerSearch/indexRegister.ts'
import { hasReplayed } from './ownWrites.ts'
import { registerMark, sampleMark } from './testing/marks.ts'
import { startTestPortal, type TestActor, type TestPortal } from './testing/portal.ts'

/** Stands for a replica that is behind: it has none of the cases. */
let behind: FreshDatabase
let isLevel = false
let portal: TestPortal
let owner: TestActor
let officer: TestActor
let number: string

beforeAll(async () => {
  behind = await freshDatabase()
  portal = await startTestPortal({
    now: '2026-03-02T03:00:00Z',
    replica: { url: behind.url, hasReached: async () => isLevel, statementMs: 1_000 },
  })
  owner = await portal.register()
  officer = await portal.office()
  number = await registerMark(portal, owner, sampleMark('SENJA KENARI'), 1)
  await indexWaitingCases(portal.db)
}, 120_000)
afterAll(async () => {
  await portal.services.searchDb.destroy()
  await portal.close()
  await behind.drop()
})

const found = async (as: TestActor) => {
  const { body } = await portal.ask('searchRegister', { as, query: { q: number } })
  return body.data.map(({ PATENT_ID }) => PATENT_ID)
}

test('who filed finds the case though the replica lacks it; who wrote nothing reads the replica', async () => {
  expect(await found(owner)).toEqual([number])
  expect(await found(officer)).toEqual([])
})

test('once the replica has what was written, the writer reads it too', async () => {
  isLevel = true
  expect(await found(owner)).toEqual([])
  isLevel = false
  expect(await found(owner)).toEqual([])
})

test('a minute after a write the replica is read, even if it does not tell how far it is', async () => {
  await registerMark(portal, owner, sampleMark('PAGI KENARI'), 2)
  expect(await found(owner)).toEqual([number])
  portal.setNow('2026-03-02T03:01:10Z')
  expect(await found(owner)).toEqual([])
})

test('a database that replays no log has reached no place in it', async () => {
  expect(await hasReplayed(portal.db, '0/1')).toBe(false)
})

test('searches beyond their time end with BUSY, and a filing goes on while they hold all their connections', async () => {
  await registerMark(portal, owner, sampleMark('SIANG KENARI'), 3)
  const search = () => portal.ask('searchRegister', { as: owner, query: { q: 'naskah:kenari' } })
  const lock = await portal.db.startTransaction().execute()
  await sql`lock table case_text in access exclusive mode`.execute(lock)
  const until = new AbortController()
  const searching = Array.from({ length: 4 }, async () => {
    const replies = [await search()]
    while (!until.signal.aborted) replies.push(await search())
    return replies
  })
  const filed = await registerMark(portal, owner, sampleMark('SORE KENARI'), 4)
  until.abort()
  const replies = (await Promise.all(searching)).flat()
  await lock.rollback().execute()
  expect(filed).toMatch(/^IPT2026/)
  expect(new Set(replies.map(({ status, body }) => `${status} ${body.err}`))).toEqual(new Set(['503 BUSY']))
  expect((await search()).status).toBe(200)
})
