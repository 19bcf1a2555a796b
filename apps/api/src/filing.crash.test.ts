import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import type { Saved } from '@saki/contracts/edits'
import { openDb, type Db } from '@saki/db'
import { sql } from 'kysely'
import { expect, test } from 'vitest'

import { demoPassword } from './start/demoLogin.ts'
import { copyDemo } from './testing/demoFolder.ts'
import { insertViews, sampleDesign } from './testing/filings.ts'
import { freePort, logInLive, SECRET, startLivePortal, type LivePortal, type LiveReply } from './testing/livePortal.ts'
import { payBill } from './treasury/payCommand.ts'
import { testSize } from './testing/testSize.ts'

const HOW_MANY = testSize('FILINGS', { small: 24, whole: 60 })

/** One filing with everything its client received, before and after the crash. */
interface Attempt {
  key: string
  eventId: string
  body: object
  filed: string | undefined
  paid: boolean
}

type Ask = (path: string, body: object, headers?: Record<string, string>) => Promise<LiveReply>

/** Files and pays, and records what was acknowledged at once. A repeated request must get the same reply as before. */
async function attempt(live: LivePortal, ask: Ask, one: Attempt): Promise<void> {
  const filed = await ask('/savePermohonan', one.body, { 'idempotency-key': one.key })
  if (filed.status !== 200) throw new Error(filed.text)
  if (one.filed !== undefined) expect(filed.text).toBe(one.filed)
  one.filed = filed.text
  const { BILLING_CODE, TOTAL_AMOUNT } = JSON.parse(filed.text) as Saved
  const paid = await payBill({
    baseUrl: live.baseUrl,
    secret: SECRET,
    code: BILLING_CODE ?? '',
    amount: TOTAL_AMOUNT,
    eventId: one.eventId,
    ntpn: one.eventId.slice(0, 16),
    paidAt: PAID_AT,
  })
  expect(paid.outcome).toBe('settled')
  one.paid = true
}

// A repeated notice of one event is identical, its instant included.
const PAID_AT = new Date()

async function prepare(db: Db, ask: Ask): Promise<Attempt[]> {
  const { rows } = await sql<{ id: number }>`select user_id as id from app_user where email = 'sari@contoh.id'`.execute(
    db,
  )
  const userId = rows[0]?.id ?? 0
  return Promise.all(
    Array.from({ length: HOW_MANY }, async (_, i) => {
      const design = sampleDesign(`Desain ${i}`)
      const saved = await ask(
        '/savePermohonan',
        { FORM_TYP: 'design-filing', ...design },
        { 'idempotency-key': randomUUID() },
      )
      if (saved.status !== 200) throw new Error(saved.text)
      const { TEMP_ID, ROW_VERSION } = JSON.parse(saved.text) as Saved
      await insertViews(db, userId, TEMP_ID, PAID_AT)
      const body = { FORM_TYP: 'design-filing', TEMP_ID, ROW_VERSION, IND_SUBMIT: 'Y', ...design }
      return { key: randomUUID(), eventId: randomUUID(), body, filed: undefined, paid: false }
    }),
  )
}

/** Runs all attempts at once; kills the portal as soon as `killAfter` payments are acknowledged. */
async function runUntilKilled(live: LivePortal, ask: Ask, attempts: Attempt[], killAfter: number): Promise<void> {
  let paid = 0
  let killed: Promise<void> | undefined
  await Promise.allSettled(
    attempts.map(async (one) => {
      await attempt(live, ask, one)
      paid += 1
      if (paid >= killAfter) killed ??= live.killNow()
    }),
  )
  expect(killed, 'the portal was killed in the middle').toBeDefined()
  await killed
}

test(
  'after kill -9 during filing and paying nothing acknowledged is lost, no number is given twice or skipped, no bill is settled twice',
  { timeout: 420_000 },
  async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'saki-crash-'))
    const port = await freePort()
    await copyDemo(dataDir)
    let live = await startLivePortal(dataDir, port)
    let db: Db | undefined
    try {
      db = openDb({ url: live.databaseUrl, poolSize: 2 })
      let ask = await logInLive(live.baseUrl, 'sari@contoh.id', demoPassword)
      const before = await lastNumber(db)
      const attempts = await prepare(db, ask)
      for (const killAfter of [HOW_MANY / 12, HOW_MANY / 3]) {
        await runUntilKilled(live, ask, attempts, killAfter)
        await db.destroy()
        live = await startLivePortal(dataDir, port)
        db = openDb({ url: live.databaseUrl, poolSize: 2 })
        ask = await logInLive(live.baseUrl, 'sari@contoh.id', demoPassword)
        expect(await acknowledgedMissing(db, attempts)).toEqual([])
      }
      await Promise.all(attempts.map((one) => attempt(live, ask, one)))
      expect(attempts.filter((one) => !one.paid)).toEqual([])
      expect(await tally(db, attempts)).toEqual({
        filings: HOW_MANY,
        numbers: HOW_MANY,
        lowest: before + 1,
        highest: before + HOW_MANY,
        paid: HOW_MANY,
        settled: HOW_MANY,
        logged: HOW_MANY,
        actions: HOW_MANY,
        inbox: HOW_MANY,
        mails: HOW_MANY,
        counter: before + HOW_MANY,
      })
      await expect
        .poll(() => leftToDo(db as Db), { timeout: 180_000, interval: 500 })
        .toEqual({ receipts: 0, mails: 0 })
    } finally {
      await db?.destroy()
      await live.stop()
      await rm(live.databaseHome, { recursive: true, force: true })
      await rm(dataDir, { recursive: true, force: true })
    }
  },
)

const keysOf = (attempts: Attempt[]) => sql`${attempts.map((one) => one.key)}::text[]`

async function lastNumber(db: Db): Promise<number> {
  const { rows } = await sql<{ last: number }>`select coalesce(max(last_nbr), 0) as last from number_counter
    where file_typ = 'A' and file_ser = extract(year from ${PAID_AT}::timestamptz at time zone 'Asia/Jakarta')`.execute(
    db,
  )
  return rows[0]?.last ?? 0
}

/** Acknowledged filings and payments that are missing in the database. */
async function acknowledgedMissing(db: Db, attempts: Attempt[]): Promise<string[]> {
  const { rows } = await sql<{ key: string; numbered: boolean }>`
    select idempotency_key as key, application_number is not null as numbered from application where idempotency_key = any (${keysOf(attempts)})`.execute(
    db,
  )
  const found = new Map(rows.map((row) => [row.key, row.numbered]))
  return attempts
    .filter((one) => (one.filed !== undefined && !found.has(one.key)) || (one.paid && !found.get(one.key)))
    .map((one) => one.key)
}

async function tally(db: Db, attempts: Attempt[]) {
  const { rows } = await sql`
    with mine as (select * from application where idempotency_key = any (${keysOf(attempts)}))
    select (select count(*)::int from mine) as filings, (select count(distinct file_nbr)::int from mine) as numbers,
           (select min(file_nbr) from mine) as lowest, (select max(file_nbr) from mine) as highest,
           (select count(*)::int from bill join mine using (application_id) where status = 'paid') as paid,
           (select count(*)::int from payment_notice join bill using (billing_code) join mine using (application_id) where outcome = 'settled') as settled,
           (select count(*)::int from filing_log join mine using (application_id)) as logged,
           (select count(*)::int from process_action x join mine using (proc_typ, proc_nbr)) as actions,
           (select count(*)::int from inbox_item x join mine using (proc_typ, proc_nbr)) as inbox,
           (select count(*)::int from mail join mine on mail.subject like '%' || application_number || '%') as mails`.execute(
    db,
  )
  return { ...(rows[0] as object), counter: await lastNumber(db) }
}

/** Numbered filings whose receipts or mails are still to be made. */
async function leftToDo(db: Db) {
  const { rows } = await sql`
    select (select count(*)::int from application a where application_number is not null and title like 'Desain %'
              and not exists (select from office_document d where d.application_id = a.application_id and doc_typ = 'TT')) as receipts,
           (select count(*)::int from mail where kind = 'filing_numbered' and sent_at is null) as mails`.execute(db)
  return rows[0]
}
