import { transact } from '@saki/db'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { bigAccount } from '../../testing/bigAccount.ts'
import { startTestPortal, type TestActor, type TestPortal } from '../../testing/portal.ts'
import { pagesRead, plansOf } from '../../testing/queryPlan.ts'
import { openProposalsQuery } from './openProposals.sql.ts'
import { stateCountQuery, queuePageQuery } from './queue.sql.ts'
import { statesOfWork } from '../workflow/workKind.ts'

/** The size of the account that other tests of plans fill, so that they share the work. */
const CASES = Number(process.env['CASES'] ?? 100_000)
const PROPOSALS = 20_000
let portal: TestPortal
let officer: TestActor
/** The number of a case in the formality check. */
let checked: number

/** A busy office: two thirds of its cases wait for somebody, half of these for the formality check. */
beforeAll(async () => {
  const { database, first } = await bigAccount(CASES)
  checked = first + ((7 - (first % 6)) % 6)
  portal = await startTestPortal({ now: '2026-03-02T03:00:00Z', database })
  officer = await portal.office()
}, 900_000)
afterAll(() => portal.close())

async function milliseconds(work: () => Promise<unknown>): Promise<number> {
  await work()
  const times = []
  for (let count = 0; count < 5; count += 1) {
    const began = performance.now()
    await work()
    times.push(performance.now() - began)
  }
  return times.toSorted((a, b) => a - b)[2] ?? 0
}

test('the count of open proposals reads the open ones only, among 20,000 that were decided', async () => {
  const now = portal.services.clock()
  const by = officer.userId
  const other = await portal.office()
  await sql`insert into change_proposal (act, subject, request, shown, reason, proposed_by, proposed_at, decided_by, decided_at, is_approved)
    select 'tariff', 'T' || n, '{}', '[]', 'Tarif', ${by}, ${now}, ${by}, ${now}, false from generate_series(1, ${PROPOSALS}::int) n`.execute(
    portal.db,
  )
  await sql`insert into act_proposal (proc_typ, proc_nbr, action, request, row_version, proposed_by, proposed_at, decided_by, decided_at, is_approved)
    select proc_typ, proc_nbr, 'refuse', '{}', 1, ${by}, ${now}, ${by}, ${now}, false from process limit ${PROPOSALS}::int`.execute(
    portal.db,
  )
  await sql`insert into due_proposal (proc_typ, proc_nbr, prior_due, due_date, ground, reason, proposed_by, proposed_at, decided_by, decided_at, is_approved)
    select proc_typ, proc_nbr, '2026-03-01', '2026-04-01', 'UU', 'Banjir', ${by}, ${now}, ${other.userId}, ${now}, false from process limit ${PROPOSALS}::int`.execute(
    portal.db,
  )
  await sql`analyze act_proposal, due_proposal, change_proposal`.execute(portal.db)
  const { rows } = await sql<Record<string, string>>`explain ${openProposalsQuery(by)}`.execute(portal.db)
  const plan = rows.map((row) => Object.values(row)[0]).join('\n')
  for (const index of ['act_proposal_open', 'due_proposal_open', 'change_proposal_open']) expect(plan).toContain(index)
  expect(plan).not.toContain('Seq Scan')
})

test('a page of the queue uses the index process_queue without a sequential scan', async () => {
  const filter = { source: { by: 'states', stateRefs: statesOfWork('FORMALITY', undefined) } } as const
  const { rows } = await sql<Record<string, string>>`explain ${queuePageQuery(filter, { page: 1, size: 10 })}`.execute(
    portal.db,
  )
  const plan = rows.map((row) => Object.values(row)[0]).join('\n')
  expect(plan).toContain('process_queue')
  expect(plan).not.toContain('Seq Scan on process')
  expect(plan).not.toContain('Seq Scan on application')
})

test('counts by state are read from process_tally without reading process', async () => {
  const { rows } = await sql<
    Record<string, string>
  >`explain ${stateCountQuery(statesOfWork(undefined, undefined))}`.execute(portal.db)
  const plan = rows.map((row) => Object.values(row)[0]).join('\n')
  expect(plan).toContain('process_tally')
  expect(plan).not.toMatch(/ on process( |$)/m)
})

test('queue, search and officeTakeNext meet their time limits', async () => {
  const ask = (query: Record<string, string | number>) => portal.ask('officeQueue', { query, as: officer })
  const page = await milliseconds(() => ask({ kind: 'FORMALITY' }))
  const deep = await milliseconds(() => ask({ kind: 'FORMALITY', page: 60, size: 50 }))
  const search = await milliseconds(() => ask({ kind: 'FORMALITY', q: 'Pemohon 99998' }))
  let count = 0
  const taking = await milliseconds(() =>
    portal.ask('officeTakeNext', { body: { KIND: 'FORMALITY' }, as: officer, key: `plan-key-${(count += 1)}0000` }),
  )
  expect(page).toBeLessThan(400)
  expect(taking).toBeLessThan(300)
  expect(search).toBeLessThan(1500)
  expect(deep).toBeLessThan(1500)
})

test('everything that the page of a case reads when it opens is less than 60 statements and 400 pages of the database', async () => {
  const patentId = `A002025${checked}`
  const [query, as] = [{ patentId }, officer] as const
  const all = () =>
    Promise.all([
      portal.ask('officeCase', { query, as }),
      portal.ask('getListAction', { params: { id: `3-${checked}` }, as }),
      portal.ask('getFormalitas', { query, as }),
      portal.ask('getListDokumen', { params: { id: patentId }, as }),
      portal.ask('getPatentDetail', { query: { patentId, classes: 'Y' }, as }),
      portal.ask('getPatentDetailPriorities', { query, as }),
      portal.ask('getReprs', { query, as }),
      portal.ask('officeNotes', { query, as }),
    ])
  expect((await all()).map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200, 200, 200])
  const plans = await plansOf(portal.db, all)
  // A scan of the cases would read more than a thousand pages.
  expect(plans.length).toBeGreaterThan(20)
  expect(plans.length).toBeLessThan(60)
  expect(plans.reduce((sum, plan) => sum + pagesRead(plan), 0)).toBeLessThan(400)
})

test('notes and readings of a case are found by their indexes', async () => {
  for (const [table, index] of [
    ['case_note', 'case_note_of_case'],
    ['identity_reading', 'identity_reading_of_case'],
  ] as const) {
    const { rows } = await transact(portal.db, async (tx) => {
      await sql`set local enable_seqscan = off`.execute(tx)
      return sql<Record<string, string>>`explain select * from ${sql.table(table)} where application_id = 6`.execute(tx)
    })
    expect(rows.map((row) => Object.values(row)[0]).join('\n')).toContain(index)
  }
})
