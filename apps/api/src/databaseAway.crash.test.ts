import { randomUUID } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import type { Saved } from '@saki/contracts/edits'
import { openDb } from '@saki/db'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'

import { demoPassword } from './start/demoLogin.ts'
import { copyDemo } from './testing/demoFolder.ts'
import { insertViews, sampleDesign } from './testing/filings.ts'
import { freePort, logInLive, SECRET, startLivePortal, type LivePortal } from './testing/livePortal.ts'
import { payBill } from './treasury/payCommand.ts'

vi.setConfig({ testTimeout: 180_000 })

let dataDir: string
let live: LivePortal
let ask: Awaited<ReturnType<typeof logInLive>>
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'saki-away-'))
  await copyDemo(dataDir)
  live = await startLivePortal(dataDir, await freePort())
  ask = await logInLive(live.baseUrl, 'sari@contoh.id', demoPassword)
}, 240_000)
afterAll(async () => {
  await live.stop()
  await rm(dataDir, { recursive: true, force: true })
})

async function timed<R>(work: Promise<R>): Promise<R & { ms: number }> {
  const began = performance.now()
  const done = await work
  return { ...done, ms: performance.now() - began }
}

async function ready(): Promise<{ status: number; retryAfter: string | null }> {
  const answer = await fetch(`${live.baseUrl}/health/ready`)
  return { status: answer.status, retryAfter: answer.headers.get('retry-after') }
}

const saveDraft = () =>
  ask('/savePermohonan', { FORM_TYP: 'design-filing', ...sampleDesign('Kendi') }, { 'idempotency-key': randomUUID() })

/** Files and pays one design. `mailsSent` says whether the portal's jobs sent its mails. */
async function fileAndPay(): Promise<{ outcome: string; mailsSent: () => Promise<boolean> }> {
  const db = openDb({ url: live.databaseUrl, poolSize: 1 })
  try {
    const now = new Date()
    const { rows } = await sql<{
      id: number
    }>`select user_id as id from app_user where email = 'sari@contoh.id'`.execute(db)
    const saved = await saveDraft()
    expect(saved.status, saved.text).toBe(200)
    const { TEMP_ID, ROW_VERSION } = JSON.parse(saved.text) as Saved
    await insertViews(db, rows[0]?.id ?? 0, TEMP_ID, now)
    const body = { FORM_TYP: 'design-filing', TEMP_ID, ROW_VERSION, IND_SUBMIT: 'Y', ...sampleDesign('Kendi') }
    const filed = await ask('/savePermohonan', body, { 'idempotency-key': randomUUID() })
    expect(filed.status, filed.text).toBe(200)
    const { BILLING_CODE, TOTAL_AMOUNT } = JSON.parse(filed.text) as Saved
    const eventId = randomUUID()
    const { outcome } = await payBill({
      baseUrl: live.baseUrl,
      secret: SECRET,
      code: BILLING_CODE ?? '',
      amount: TOTAL_AMOUNT,
      eventId,
      ntpn: eventId.slice(0, 16),
      paidAt: now,
    })
    return { outcome, mailsSent: () => mailsSentSince(now) }
  } finally {
    await db.destroy()
  }
}

async function mailsSentSince(instant: Date): Promise<boolean> {
  const db = openDb({ url: live.databaseUrl, poolSize: 1 })
  const { rows } = await sql<{ queued: number; sent: number }>`select count(*)::int as queued,
    count(sent_at)::int as sent from mail where queued_at >= ${instant}`.execute(db)
  await db.destroy()
  return rows[0] !== undefined && rows[0].queued > 0 && rows[0].queued === rows[0].sent
}

/** Application names of this portal's connections to the database. */
async function connected(): Promise<string[]> {
  const db = openDb({ url: live.databaseUrl, poolSize: 1 })
  const { rows } = await sql<{ name: string }>`select distinct application_name as name from pg_stat_activity
    where application_name like 'saki-%' order by 1`.execute(db)
  await db.destroy()
  return rows.map(({ name }) => name)
}

async function postmaster(): Promise<number> {
  return Number((await readFile(join(live.databaseHome, 'cluster/postmaster.pid'), 'utf8')).split('\n')[0])
}

/** Process ids of the children of a process. */
async function childrenOf(parent: number): Promise<number[]> {
  const found: number[] = []
  for (const name of await readdir('/proc')) {
    const stat = /^\d+$/.test(name) ? await readFile(`/proc/${name}/stat`, 'utf8').catch(() => '') : ''
    if (Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]) === parent) found.push(Number(name))
  }
  return found
}

async function untilWell(readyWithinMs: number): Promise<void> {
  await vi.waitFor(async () => expect((await ready()).status).toBe(200), { timeout: readyWithinMs, interval: 50 })
  await vi.waitFor(async () => expect(await connected()).toEqual(['saki-clock', 'saki-events', 'saki-jobs']), {
    timeout: 5_000,
    interval: 100,
  })
  const { outcome, mailsSent } = await fileAndPay()
  expect(outcome).toBe('settled')
  await vi.waitFor(async () => expect(await mailsSent()).toBe(true), { timeout: 60_000, interval: 200 })
}

test('a first start queues the jobs of every start once the demonstration is seeded', async () => {
  const db = openDb({ url: live.databaseUrl, poolSize: 1 })
  // The seed queues close_issue in its transaction, whose begin is the time of that job.
  const { rows } = await sql<{ seeded: Date; started: Date }>`
    select min(created_on) filter (where data ->> 'name' = 'close_issue') as seeded,
           min(created_on) filter (where data ->> 'name' = 'run_timers') as started from pgboss.job`.execute(db)
  await db.destroy()
  expect(rows[0]?.started.getTime()).toBeGreaterThan(rows[0]?.seeded.getTime() ?? Infinity)
})

describe('the database stops while the portal runs', () => {
  test('after a kill the portal reconnects by itself, with its listeners; filing, paying and jobs work again', async () => {
    process.kill(await postmaster(), 'SIGKILL')
    await vi.waitFor(async () => expect((await ready()).status).toBe(503), { timeout: 2_000, interval: 5 })
    // Recovery from the write-ahead log takes as long as the disk needs.
    await untilWell(45_000)
  })

  test.runIf(process.platform === 'linux')(
    'while it is stopped by SIGSTOP, health checks answer 503 after two seconds and calls after eleven; afterwards all work again',
    async () => {
      // While the parent is stopped, it neither starts children nor removes ended ones, so that all listed ids exist until it continues.
      const parent = await postmaster()
      process.kill(parent, 'SIGSTOP')
      const children: number[] = []
      try {
        children.push(...(await childrenOf(parent)))
        for (const pid of children) process.kill(pid, 'SIGSTOP')
        const [health, call] = await Promise.all([timed(ready()), timed(saveDraft())])
        expect(health).toMatchObject({ status: 503, retryAfter: '2' })
        expect(health.ms).toBeLessThan(2_500)
        expect([call.status, (JSON.parse(call.text) as { err: string; retryAfter: number }).err]).toEqual([503, 'BUSY'])
        expect(call.ms).toBeLessThan(13_000)
        expect((await fetch(`${live.baseUrl}/health/live`)).status).toBe(200)
      } finally {
        for (const pid of [...children, parent]) process.kill(pid, 'SIGCONT')
      }
      await untilWell(5_000)
    },
  )
})
