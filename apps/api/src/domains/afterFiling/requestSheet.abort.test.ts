import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'

import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { fillRequests } from '../../testing/bulkRequests.ts'
import { registerMark, sampleMark } from '../../testing/marks.ts'
import { startTestPortal, type TestActor, type TestPortal } from '../../testing/portal.ts'
import { readSheet } from '../../testing/readSheet.ts'

const COUNT = Number(process.env['SHEET_ROWS'] ?? 20_000)
let portal: TestPortal
let sari: TestActor
let port: number

beforeAll(async () => {
  portal = await startTestPortal({ now: '2026-03-02T03:00:00Z' })
  sari = await portal.register()
  const number = await registerMark(portal, sari, sampleMark('KOPI SENJA'))
  await fillRequests(portal.db, {
    ownerId: sari.userId,
    numbers: [number],
    count: COUNT,
    now: new Date('2026-03-01T03:00:00Z'),
  })
  await portal.app.listen({ host: '127.0.0.1', port: 0 })
  const address = portal.app.server.address()
  port = typeof address === 'object' && address ? address.port : 0
}, 300_000)
afterAll(() => portal.close())

async function open(): Promise<IncomingMessage> {
  const cookie = Object.entries(sari.cookies)
    .map(([name, value]) => `${name}=${value}`)
    .join('; ')
  const { host } = new URL(portal.services.env.publicBaseUrl)
  const asked = get({ host: '127.0.0.1', port, path: '/api/requests/sheet', headers: { cookie, host } })
  const [reply] = (await once(asked, 'response')) as [IncomingMessage]
  return reply
}

/** Transactions that read a list by a cursor. */
async function openCursors(): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from pg_stat_activity where state like 'idle in transaction%' and query like 'fetch %'`.execute(
    portal.db,
  )
  return rows[0]?.n ?? 0
}

test('a receiver that stops reading stops the database, and one that leaves frees its connection', async () => {
  const reply = await open()
  expect(reply.statusCode).toBe(200)
  await expect.poll(openCursors).toBe(1)
  reply.destroy()
  await expect.poll(openCursors, { timeout: 5_000 }).toBe(0)
})

test('every row arrives, and memory does not grow with them', async () => {
  const before = process.memoryUsage().rss
  const began = performance.now()
  const reply = await open()
  const chunks: Buffer[] = []
  let peak = 0
  for await (const chunk of reply) {
    chunks.push(chunk as Buffer)
    peak = Math.max(peak, process.memoryUsage().rss)
  }
  const seconds = (performance.now() - began) / 1000
  console.log(`${COUNT} rows, ${Math.round(COUNT / seconds)} a second, ${Math.round((peak - before) / 1e6)} MB more`)
  expect(peak - before).toBeLessThan(150_000_000)
  expect(readSheet(Buffer.concat(chunks)).rows).toHaveLength(COUNT + 1)
})
