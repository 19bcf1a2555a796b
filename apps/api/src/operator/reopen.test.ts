import { randomUUID } from 'node:crypto'

import { transact } from '@saki/db'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { nextNumber } from '../gazetteNumbers.sql.ts'
import { startJobs } from '../jobs/startJobs.ts'
import { runDue } from '../jobs/timers.ts'
import type { Jobs } from '../ports/jobs.ts'
import { seedNumbered, type NumberedTestCase } from '../testing/cases.ts'
import { draftDesign, fileTestDesign, notify, sampleDesign } from '../testing/filings.ts'
import { servicesOf, takeOfficeAction } from '../testing/letters.ts'
import { startTestPortal, type TestActor, type TestPortal } from '../testing/portal.ts'
import { reopenPortal } from './backup/raiseCounters.ts'
import { findClosed, readCounters } from './backup/reopen.sql.ts'

const NOW = '2026-03-02T03:00:00Z'
let portal: TestPortal
let sari: TestActor
let officer: TestActor
let own: NumberedTestCase
let waiting: { BILLING_CODE: string | null; TOTAL_AMOUNT: number }
beforeAll(async () => {
  portal = await startTestPortal({ now: NOW })
  sari = await portal.register()
  officer = await portal.office()
  own = await seedNumbered(portal.db, { ownerId: sari.userId, now: new Date(NOW) })
  waiting = await fileTestDesign(portal, sari)
})
afterAll(() => portal.close())

/** Marks the database as restored. */
const close = () =>
  sql`insert into restored_backup (backup_id, taken_at, restored_at) values ('20260302T020000Z', ${new Date(NOW)}, ${new Date(NOW)})`.execute(
    portal.db,
  )

async function reopen(given: Partial<Parameters<typeof reopenPortal>[3]> = {}) {
  const closed = await findClosed(portal.db)
  if (!closed) throw new Error('not closed')
  const reopening = { margin: 500, atLeast: {}, found: {}, now: portal.services.clock(), ...given }
  return transact(portal.db, (tx) => reopenPortal(tx, portal.services.jobs, closed, reopening))
}

const act = (action: string) => takeOfficeAction(portal, own.process, { action, role: 'office' })
const trx = (submission: string | null | undefined) => Number(submission?.split('-').at(-1))

describe('a portal restored and not reopened', () => {
  beforeEach(async () => {
    if (!(await findClosed(portal.db))) await close()
  })

  test('refuses filings, explains it in three languages, and keeps the draft', async () => {
    const { TEMP_ID, body } = await draftDesign(portal, sari, sampleDesign('Kursi lipat'))
    const titles = []
    for (const language of ['id', 'en', 'ar']) {
      const refused = await portal.ask('savePermohonan', {
        as: sari,
        key: randomUUID(),
        body,
        headers: { 'accept-language': language, cookie: undefined },
      })
      expect([refused.status, refused.body.err]).toEqual([503, 'CLOSED_AFTER_RESTORE'])
      expect(refused.headers['retry-after']).toBe('600')
      titles.push(refused.body.title)
    }
    expect(new Set(titles).size).toBe(3)
    const draft = await portal.ask('getPatentTemp', { as: sari, query: { TEMP_ID } })
    expect(draft.body.data).toHaveLength(1)
    expect(JSON.stringify(draft.body.data)).toContain('Kursi lipat')
  })

  test('saves drafts, and shows cases, documents and the inbox', async () => {
    const saved = await portal.ask('savePermohonan', {
      as: sari,
      key: randomUUID(),
      body: { FORM_TYP: 'design-filing', ...sampleDesign() },
    })
    expect(saved.status).toBe(200)
    expect((await portal.ask('getPatents', { as: sari, query: {} })).status).toBe(200)
    expect((await portal.ask('getInbox', { as: sari, query: {} })).status).toBe(200)
    const receipt = await portal.ask('getReceipt', { as: sari, params: { patentId: own.patentId } })
    expect([receipt.status, receipt.headers['content-type']]).toEqual([200, 'application/pdf'])
  })

  test('answers payment notices with 503 and stores none; repeats after the reopening are settled', async () => {
    const notice = { BILLING_CODE: waiting.BILLING_CODE, AMOUNT: waiting.TOTAL_AMOUNT, EVENT_ID: randomUUID() }
    expect((await notify(portal, notice)).status).toBe(503)
    const unknown = { BILLING_CODE: '820260610000016', AMOUNT: 1, EVENT_ID: randomUUID() }
    expect((await notify(portal, unknown)).status).toBe(503)
    expect(await portal.db.selectFrom('payment_notice').selectAll().execute()).toEqual([])
    await reopen()
    expect((await notify(portal, notice)).body).toMatchObject({ OUTCOME: 'settled' })
    expect((await notify(portal, unknown)).body).toMatchObject({ OUTCOME: 'unknown_code' })
  })

  test('refuses actions of officers and letters, and takes no automatic action', async () => {
    const letter = await portal.ask('issueCaseLetter', {
      as: officer,
      key: randomUUID(),
      body: { PATENT_ID: own.patentId, OFFIDOC_TYP: 'SKT' },
    })
    expect([letter.status, letter.body.err]).toEqual([503, 'CLOSED_AFTER_RESTORE'])
    await expect(act('ask_correction')).rejects.toThrow('closed')
    await sql`update process set fires_on = '2026-03-01' where proc_nbr = ${own.process.procNbr}`.execute(portal.db)
    const run = await runDue(servicesOf(portal), portal.services.clock())
    expect([...run.fired]).toEqual([])
    await sql`update process set fires_on = null where proc_nbr = ${own.process.procNbr}`.execute(portal.db)
    const { rows } = await sql`select 1 from letter`.execute(portal.db)
    expect(rows).toEqual([])
  })
})

test('jobs that remind, remove or move do nothing while the portal is closed; after the reopening they work', async () => {
  if (!(await findClosed(portal.db))) await close()
  const workers = new Map<string, () => Promise<void>>()
  const jobs: Jobs = {
    ...portal.services.jobs,
    enqueue: async () => {},
    work: async (name, run) => void workers.set(name, run as () => Promise<void>),
  }
  await startJobs({ ...servicesOf(portal), jobs })
  const { TEMP_ID } = await draftDesign(portal, sari)
  await sql`update draft_version set saved_at = '2026-01-01T00:00:00Z' where temp_id = ${TEMP_ID}`.execute(portal.db)
  const versions = async () =>
    (await sql`select 1 from draft_version where temp_id = ${TEMP_ID}`.execute(portal.db)).rows.length
  const before = await versions()
  for (const name of ['prune_drafts', 'collect_orphans', 'remind', 'run_timers']) await workers.get(name)?.()
  expect([before, await versions()]).toEqual([1, 1])
  await reopen()
  await workers.get('prune_drafts')?.()
  expect(await versions()).toBe(0)
})

describe('reopening', () => {
  beforeEach(async () => {
    if (!(await findClosed(portal.db))) await close()
  })

  test('raises every counter by the margin, including one not yet in use, and records the skipped numbers', async () => {
    const before = await readCounters(portal.db)
    const skipped = await reopen()
    const after = await readCounters(portal.db)
    for (const counter of ['TRX', 'PROCESS', 'LETTER', 'AGENT', 'A002026', 'P002026', 'IDD', 'IDM'])
      expect([counter, after.get(counter)]).toEqual([counter, (before.get(counter) ?? 0) + 500])
    const { rows } = await sql<{ counter: string; first: number; last: number }>`
      select counter, first_nbr as first, last_nbr as last from skipped_number
       where restore_id = (select max(restore_id) from restored_backup) order by skip_id`.execute(portal.db)
    expect(rows).toEqual(skipped.map(({ counter, first, last }) => ({ counter, first, last })))
    expect(rows).toContainEqual({
      counter: 'TRX',
      first: (before.get('TRX') ?? 0) + 1,
      last: (before.get('TRX') ?? 0) + 500,
    })
    const filed = await fileTestDesign(portal, sari)
    expect(trx(filed.SUBMISSION_NBR)).toBe((before.get('TRX') ?? 0) + 501)
  })

  test('raises a counter above the number on a younger document plus the margin, and above a number given by the operator', async () => {
    const before = await readCounters(portal.db)
    await reopen({ margin: 10, found: { A002026: 9_000 }, atLeast: { TRX: 700_000, IDP: 3 } })
    const after = await readCounters(portal.db)
    expect([after.get('A002026'), after.get('TRX'), after.get('IDP')]).toEqual([
      9_010,
      700_000,
      (before.get('IDP') ?? 0) + 10,
    ])
  })

  test('skips numbers of letters that cases from before the backup may have had', async () => {
    await reopen()
    await act('ask_correction')
    const { rows } = await sql<{
      number: string
    }>`select doc_number as number from letter order by issued_at desc limit 1`.execute(portal.db)
    expect(rows[0]?.number).toMatch(/\.\d{2,}-/)
    const { rows: skips } = await sql<{
      skip: number
    }>`select sum(letter_skip)::int as skip from restored_backup`.execute(portal.db)
    expect(rows[0]?.number).toContain(`.${(skips[0]?.skip ?? 0) + 1}-`)
  })

  test('continues the gazette above issues that may have been published', async () => {
    await reopen()
    const { rows } = await sql<{
      last: number
    }>`select max(last_nbr)::int as last from skipped_number where counter = 'BRDI-2026'`.execute(portal.db)
    const next = await transact(portal.db, (tx) => nextNumber(tx, 'D', 2026))
    expect(next).toBe((rows[0]?.last ?? 0) + 1)
  })

  test('draws no billing code that may have been drawn that day before the reopening, nor before a second one', async () => {
    portal.setNow('2026-03-04T03:00:00Z')
    const drawn = async () => {
      const payer = await portal.register()
      const codes: number[] = []
      for (let n = 0; n < 20; n += 1)
        codes.push(Number((await fileTestDesign(portal, payer)).BILLING_CODE?.slice(8, 14)))
      return Math.min(...codes)
    }
    await reopen()
    expect(await drawn()).toBeGreaterThanOrEqual(800_000)
    await close()
    await reopen()
    expect(await drawn()).toBeGreaterThanOrEqual(850_000)
    portal.setNow('2026-03-05T03:00:00Z')
    expect(await drawn()).toBeLessThan(800_000)
  })

  test('skips nothing with margin 0', async () => {
    expect(await reopen({ margin: 0 })).toEqual([])
  })

  test('queues the jobs that waited when the backup was taken', async () => {
    await sql`insert into restored_job (data) values (${JSON.stringify({ name: 'make_receipt', payload: { applicationId: 77 } })}::jsonb)`.execute(
      portal.db,
    )
    await reopen()
    const { rows } = await sql<{
      payload: unknown
    }>`select payload from test_job where name = 'make_receipt' order by job_id desc limit 1`.execute(portal.db)
    expect(rows[0]?.payload).toEqual({ applicationId: 77 })
    expect((await sql`select 1 from restored_job`.execute(portal.db)).rows).toEqual([])
  })
})
