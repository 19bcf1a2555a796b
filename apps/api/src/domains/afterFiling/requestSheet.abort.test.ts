import { once } from 'node:events'
import { createWriteStream, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { get, type IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

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

/** Bytes of the reply between two measurements; a collection takes long. */
const STEP = 150_000
setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void

/** Bytes in use after a collection, so that garbage does not count. */
function bytesInUse(): number {
  collect()
  const { heapUsed, external } = process.memoryUsage()
  return heapUsed + external
}

test('every row arrives, and memory does not grow with them', async () => {
  // Into a file, because this process is the receiver, too.
  const folder = mkdtempSync(join(tmpdir(), 'saki-sheet-'))
  const file = join(folder, 'list.xlsx')
  const before = bytesInUse()
  const grown: number[] = []
  await pipeline(
    await open(),
    async function* (chunks: AsyncIterable<Buffer>) {
      let size = 0
      for await (const chunk of chunks) {
        size += chunk.length
        if (size > STEP * (grown.length + 1)) grown.push(bytesInUse() - before)
        yield chunk
      }
    },
    createWriteStream(file),
  )
  const sheet = readFileSync(file)
  rmSync(folder, { recursive: true })
  expect(readSheet(sheet).rows).toHaveLength(COUNT + 1)
  expect(grown.length).toBeGreaterThan(1)
  expect(Math.max(...grown)).toBeLessThan(20_000_000)
})
