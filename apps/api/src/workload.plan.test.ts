import { sql, type RawBuilder } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { bigAccount } from './testing/bigAccount.ts'
import { vacuum } from './testing/bulkCases.ts'
import { readBy } from './testing/plannedRows.ts'
import { startTestPortal, type TestPortal } from './testing/portal.ts'
import { numberedQuery, wordedQuery } from './domains/desk/find.sql.ts'
import { queueCountQuery, queuePageQuery } from './domains/desk/queue.sql.ts'
import { statesOfWork, workflowsOfRight } from './domains/workflow/workKind.ts'
import { loadQuery, stagesQuery } from './domains/workload/waiting.sql.ts'
import { weeksQuery } from './domains/workload/weeks.sql.ts'

const CASES = Number(process.env['CASES'] ?? 100_000)
/** A third of the register waits for the formality check. */
const WAITING = CASES / 3
const TABLES = ['application', 'process', 'process_action', 'case_words', 'bill', 'register_entry']
const TODAY = '2026-03-02'
let portal: TestPortal
let first: number

beforeAll(async () => {
  const account = await bigAccount(CASES)
  first = account.first
  portal = await startTestPortal({ now: `${TODAY}T03:00:00Z`, database: account.database })
  await portal.db.connection().execute(async (one) => {
    await sql`set statement_timeout = 0`.execute(one)
    await sql`alter table process disable trigger user`.execute(one)
    // One of a thousand is overdue, the others have a day to come.
    await sql`update process set due_date = case when proc_nbr % 1000 < 6 then '2026-02-27'::date else '2026-04-01'::date end
      where flow_id = 'design-registration' and state = 'administrative_check'`.execute(one)
    await sql`alter table process enable trigger user`.execute(one)
  })
  await vacuum(portal.db)
}, 900_000)
afterAll(() => portal.close())

async function rowsRead(query: RawBuilder<unknown>): Promise<number> {
  const read = [await readBy(portal.db, query, 'custom'), await readBy(portal.db, query, 'generic')]
  for (const { scanned, where } of read)
    expect([where, scanned.filter((table) => TABLES.includes(table))]).toEqual([where, []])
  return Math.max(...read.map(({ mostRows }) => mostRows))
}

test('a page and the count of overdue cases read the overdue ones only', async () => {
  const source = {
    by: 'late' as const,
    before: TODAY,
    stateRefs: statesOfWork(undefined, undefined),
    flows: workflowsOfRight(undefined),
  }
  const late = Number((await queueCountQuery({ source }).execute(portal.db)).rows[0]?.total)
  expect(late).toBeGreaterThan(CASES / 1_000)
  expect(await rowsRead(queuePageQuery({ source }, { page: 1, size: 10 }))).toBeLessThan(2 * late)
  expect(await rowsRead(queueCountQuery({ source }))).toBeLessThan(2 * late)
})

test('the load of officers and the stages read each process once at most, also where a third of the register waits', async () => {
  for (const query of [loadQuery(undefined, TODAY), stagesQuery(undefined, TODAY)])
    for (const plan of ['custom', 'generic'] as const)
      expect((await readBy(portal.db, query, plan)).mostRows).toBeLessThanOrEqual(CASES + 1_000)
  const officer = await portal.office()
  const began = performance.now()
  expect((await portal.ask('officeWorkload', { as: officer })).body.FREE?.TOTAL).toBeGreaterThan(0.9 * WAITING)
  expect(performance.now() - began).toBeLessThan(3_000)
})

test('the output of weeks reads the actions of these weeks', async () => {
  expect(await rowsRead(weeksQuery(undefined, '2026-01-05', TODAY))).toBeLessThan(100)
})

test('a case is found by any number and by words without reading all cases', async () => {
  const number = `A002025${first + 61}`
  expect(await rowsRead(numberedQuery([number, String(first + 61)]))).toBeLessThan(20)
  const rare = wordedQuery(`botol lipat ${first + 61}`)
  expect(rare && (await rowsRead(rare))).toBeLessThan(200)
})
