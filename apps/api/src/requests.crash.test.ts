import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import type { SavedRequest } from '@saki/contracts/requests'
import { openDb, type Db } from '@saki/db'
import { sql } from 'kysely'
import { expect, test } from 'vitest'

import { demoPassword } from './start/demoLogin.ts'
import { copyDemo } from './testing/demoFolder.ts'
import { freePort, logInLive, SECRET, startLivePortal, type LivePortal, type LiveReply } from './testing/livePortal.ts'
import { payBill } from './treasury/payCommand.ts'
import { testSize } from './testing/testSize.ts'

const HOW_MANY = testSize('ORDERS', { small: 12, whole: 24 })
const PAID_AT = new Date()

type Ask = (path: string, body: object, headers?: Record<string, string>) => Promise<LiveReply>
interface Ordered {
  submission: string
  code: string
  amount: number
  eventId: string
  paid: boolean
}

/** Registered marks of the demonstration, whose extracts anybody may order. */
async function registeredMarks(db: Db): Promise<string[]> {
  const { rows } = await sql<{ number: string }>`
    select a.application_number as number from application a join process p on (p.proc_typ, p.proc_nbr) = (a.proc_typ, a.proc_nbr)
     where a.appl_typ = 'MARK' and p.state = 'registered' order by 1`.execute(db)
  return rows.map(({ number }) => number)
}

async function order(ask: Ask, number: string): Promise<Ordered> {
  const send = (body: object) => ask('/requests/save', body, { 'idempotency-key': randomUUID() })
  const draft = { USERDOC_TYP: 'PT', PATENT_IDS: [number], DATA: {} }
  const saved = await send(draft)
  if (saved.status !== 200) throw new Error(saved.text)
  const { TEMP_ID, ROW_VERSION } = JSON.parse(saved.text) as SavedRequest
  const sent = await send({ ...draft, TEMP_ID, ROW_VERSION, IND_SUBMIT: 'Y' })
  if (sent.status !== 200) throw new Error(sent.text)
  const { SUBMISSION_NBR, BILLING_CODE, TOTAL_AMOUNT } = JSON.parse(sent.text) as SavedRequest
  if (!SUBMISSION_NBR || !BILLING_CODE) throw new Error(sent.text)
  return { submission: SUBMISSION_NBR, code: BILLING_CODE, amount: TOTAL_AMOUNT, eventId: randomUUID(), paid: false }
}

async function pay(live: LivePortal, one: Ordered): Promise<void> {
  const { code, amount, eventId } = one
  const ntpn = eventId.slice(0, 16)
  const notice = { baseUrl: live.baseUrl, secret: SECRET, code, amount, eventId, ntpn, paidAt: PAID_AT }
  expect((await payBill(notice)).outcome).toBe('settled')
  one.paid = true
}

/** Reports all payments at once; kills the portal as soon as `killAfter` are acknowledged. */
async function payUntilKilled(live: LivePortal, orders: Ordered[], killAfter: number): Promise<void> {
  let killed: Promise<void> | undefined
  await Promise.allSettled(
    orders.map(async (one) => {
      await pay(live, one)
      if (orders.filter(({ paid }) => paid).length >= killAfter) killed ??= live.killNow()
    }),
  )
  expect(killed, 'the portal was killed in the middle').toBeDefined()
  await killed
}

/** Of the orders: received ones, their letters, and those of them whose PDF is made. */
async function tally(db: Db, orders: Ordered[]) {
  const { rows } = await sql<{ received: number; ended: number; letters: number; made: number }>`
    select count(*) filter (where r.received_on is not null)::int as received, count(*) filter (where p.state = 'granted')::int as ended,
           coalesce(sum((select count(*) from letter l where (l.proc_typ, l.proc_nbr) = (p.proc_typ, p.proc_nbr))), 0)::int as letters,
           coalesce(sum((select count(*) from letter l join office_document d on d.doc_id = l.letter_id
                          where (l.proc_typ, l.proc_nbr) = (p.proc_typ, p.proc_nbr))), 0)::int as made
      from request r join request_case c using (request_id) join process p on (p.proc_typ, p.proc_nbr) = (c.proc_typ, c.proc_nbr)
     where r.submission_nbr = any(${orders.map(({ submission }) => submission)}::text[])`.execute(db)
  return rows[0]
}

test(
  'after kill -9 between the effect of requests and their letters, every acknowledged one has its letter, each once',
  { timeout: 420_000 },
  async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'saki-requests-'))
    const port = await freePort()
    await copyDemo(dataDir)
    let live = await startLivePortal(dataDir, port)
    let db: Db | undefined
    try {
      db = openDb({ url: live.databaseUrl, poolSize: 2 })
      const ask = await logInLive(live.baseUrl, 'sari@contoh.id', demoPassword)
      const marks = await registeredMarks(db)
      expect(marks.length).toBeGreaterThan(0)
      const orders: Ordered[] = []
      for (let n = 0; n < HOW_MANY; n += 1) orders.push(await order(ask, marks[n % marks.length] ?? ''))
      for (const killAfter of [HOW_MANY / 6, HOW_MANY / 3]) {
        await payUntilKilled(live, orders, killAfter)
        await db.destroy()
        live = await startLivePortal(dataDir, port)
        db = openDb({ url: live.databaseUrl, poolSize: 2 })
        const acknowledged = orders.filter(({ paid }) => paid)
        const { length } = acknowledged
        expect(await tally(db, acknowledged)).toMatchObject({ received: length, ended: length, letters: length })
      }
      await Promise.all(orders.map((one) => pay(live, one)))
      const all = { received: HOW_MANY, ended: HOW_MANY, letters: HOW_MANY, made: HOW_MANY }
      await expect.poll(() => tally(db as Db, orders), { timeout: 120_000, interval: 500 }).toEqual(all)
    } finally {
      await db?.destroy()
      await live.stop()
      await rm(live.databaseHome, { recursive: true, force: true })
      await rm(dataDir, { recursive: true, force: true })
    }
  },
)
