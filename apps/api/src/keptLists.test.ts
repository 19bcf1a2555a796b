import { transact, type Db } from '@saki/db'
import { addDays } from '@saki/domain/dates/legalDate'
import { sql } from 'kysely'
import { expect, test } from 'vitest'

import { listedStates, loadStates } from './domains/workflow/loadStates.ts'
import { loadPeriods } from './domains/workflow/loadPeriods.ts'
import { foldTallies } from './jobs/startJobs.ts'
import { seedNumbered, seedUnpaid, seedUser } from './testing/cases.ts'
import { wrongInLists } from './testing/keptLists.ts'
import { startTestPortal, type TestPortal } from './testing/portal.ts'
import { plannedCases, playYear } from './testing/simulatedYear/playYear.ts'

const CASES = 60
const SEED = 20
const EVERY = 45
const BEGAN = new Date('2024-01-01T00:00:00Z')

/** Gives the actor a mandate of the owner, for all rights or one, with optional first and last day. */
const hold = (
  portal: TestPortal,
  principal: number,
  agent: number,
  rights: string[] | null,
  from: string,
  to: string,
) =>
  sql`
  insert into mandate (principal_id, agent_user_id, rights, power, valid_from, valid_to, created_at)
  values (${principal}, ${agent}, ${rights}::text[], 'read', ${from}::date, ${to}::date, ${BEGAN})`.execute(portal.db)

test(
  'after random acts, undo, suspensions and answers, everything kept for lists equals what is computed',
  { timeout: 600_000 },
  async () => {
    const portal = await startTestPortal({ now: '2024-01-02T00:00:00Z' })
    try {
      const { db } = portal
      const owner = await seedUser(db, 'pemilik@contoh.id', BEGAN)
      const officer = await seedUser(db, 'pemeriksa@contoh.id', BEGAN, 'office')
      const agents = [await seedUser(db, 'satu@contoh.id', BEGAN), await seedUser(db, 'dua@contoh.id', BEGAN)]
      await hold(portal, owner, agents[0] ?? 0, null, '2024-01-01', '2026-06-30')
      await hold(portal, owner, agents[1] ?? 0, ['P'], '2024-06-01', '2040-12-31')
      await loadPeriods(db, BEGAN)
      let checks = 0
      let next = '2024-02-01'
      const eachDay = async (day: string) => {
        if (day < next) return
        next = addDays(day, EVERY)
        checks += 1
        const now = new Date(`${day}T05:00:00Z`)
        // Marks letters read and unread, raises reminders, and adds unpaid and withdrawn filings.
        await sql`update inbox_item set unread = not unread where (proc_nbr + action_nbr + ${checks}::int) % 5 = 0`.execute(
          db,
        )
        const unpaid = await seedUnpaid(db, { ownerId: owner, now, title: `Kursi ${checks}` })
        if (checks % 3 === 0)
          await sql`update application set reopened_at = ${now} where application_id = ${unpaid.applicationId}`.execute(
            db,
          )
        if (checks % 4 === 0)
          await sql`update application set title = title || ' baru', reference = 'R/' || application_id where application_id % 7 = ${checks % 7}`.execute(
            db,
          )
        if (checks % 2 === 0) await foldTallies(db)
        expect(await wrongInLists(db, day)).toEqual([])
      }
      const services = { ...portal.services, log: portal.app.log }
      const played = await playYear(services, { owner, officer }, plannedCases(CASES, SEED), portal.setNow, {
        seed: SEED,
        end: '2031-12-31',
        eachDay,
      })
      expect(played.failed).toEqual([])
      expect(checks).toBeGreaterThan(50)
      const did = (action: string) => [...played.counts].some(([name]) => name.endsWith(` ${action}`))
      console.log(
        [...played.counts.keys()].filter((name) => /undo|freeze|resume|set_due|answer/.test(name)).join(', '),
        did('undo'),
      )
      const { rows } = await sql<{ action: string; n: number }>`
        select action, count(*)::int as n from process_action where action in ('undo', 'freeze', 'resume', 'set_due') group by 1`.execute(
        db,
      )
      expect(rows.map(({ action }) => action).toSorted()).toEqual(['freeze', 'resume', 'set_due', 'undo'])
      await foldTallies(db)
      expect(await wrongInLists(db, played.lastDay)).toEqual([])
    } finally {
      await portal.close()
    }
  },
)

test("a release that changes a state's definition rewrites what is kept of the cases in that state", async () => {
  const portal = await startTestPortal({ now: '2026-03-02T03:00:00Z' })
  try {
    const owner = await seedUser(portal.db, 'pemilik@contoh.id', BEGAN)
    const { rows } = await sql`select * from workflow_state order by flow_id, state`.execute(portal.db)
    const order = (a: { flow_id: string; state: string }, b: typeof a) =>
      `${a.flow_id} ${a.state}` < `${b.flow_id} ${b.state}` ? -1 : 1
    expect((rows as ReturnType<typeof listedStates>).toSorted(order)).toEqual(listedStates().toSorted(order))
    await seedNumbered(portal.db, { ownerId: owner, now: new Date('2026-03-02T03:00:00Z') })
    await sql`update workflow_state set list_group = 'done', has_deadline = false where state = 'administrative_check'`.execute(
      portal.db,
    )
    await sql`select keep_cases(array(select application_id from application))`.execute(portal.db)
    expect((await wrongInLists(portal.db, '2026-03-02')).length).toBeGreaterThan(0)
    await loadStates(portal.db)
    expect(await wrongInLists(portal.db, '2026-03-02')).toEqual([])
  } finally {
    await portal.close()
  }
})

test('at the commit the kept row matches the case, whatever savepoints rolled back and whatever was kept before', async () => {
  const portal = await startTestPortal({ now: '2026-03-02T03:00:00Z' })
  const { db } = portal
  try {
    const owner = await seedUser(db, 'pemilik@contoh.id', BEGAN)
    const ids: number[] = []
    for (const title of ['Kursi', 'Meja'])
      ids.push((await seedUnpaid(db, { ownerId: owner, now: new Date('2026-03-02T03:00:00Z'), title })).applicationId)
    const retitle = (text: string, id = ids[0]) =>
      sql.raw(`update application set title = '${text}' where application_id = ${id}`)
    const titles = async (tx: Db) => {
      const { rows } = await sql<{
        title_key: string
      }>`select title_key from case_list order by application_id`.execute(tx)
      return rows.map((row) => row.title_key)
    }
    await transact(db, async (tx) => {
      await retitle('satu').execute(tx)
      await retitle('dua', ids[1]).execute(tx)
      await sql`savepoint s`.execute(tx)
      await retitle('tiga', ids[1]).execute(tx)
      await retitle('tiga').execute(tx)
      await sql`rollback to s`.execute(tx)
      await retitle('empat', ids[1]).execute(tx)
      await retitle('empat').execute(tx)
      expect(await titles(tx), 'before the commit').toEqual(['kursi', 'meja'])
    })
    expect(await titles(db)).toEqual(['empat', 'empat'])
    await transact(db, async (tx) => {
      await retitle('lima').execute(tx)
      await sql`set constraints all immediate`.execute(tx)
      expect(await titles(tx)).toEqual(['lima', 'empat'])
      await sql`savepoint s`.execute(tx)
      await retitle('enam').execute(tx)
      await sql`rollback to s`.execute(tx)
      await retitle('tujuh').execute(tx)
      await sql`set constraints all deferred`.execute(tx)
      await retitle('delapan').execute(tx)
    })
    expect(await titles(db)).toEqual(['delapan', 'empat'])
    expect(await wrongInLists(db, '2026-03-02')).toEqual([])
  } finally {
    await portal.close()
  }
})

test('at the commit the kept columns of a letter match its process, whatever savepoints rolled back', async () => {
  const portal = await startTestPortal({ now: '2026-03-02T03:00:00Z' })
  const { db } = portal
  try {
    const owner = await seedUser(db, 'pemilik@contoh.id', BEGAN)
    await seedNumbered(db, { ownerId: owner, now: new Date('2026-03-02T03:00:00Z') })
    const moveTo = (state: string) => sql.raw(`update process set state = '${state}'`)
    const isLatest = async (tx: Db) => {
      const { rows } = await sql<{ is_latest: boolean }>`select is_latest from inbox_item`.execute(tx)
      return rows.map((row) => row.is_latest)
    }
    await transact(db, async (tx) => {
      await moveTo('withdrawn').execute(tx)
      await sql`savepoint s`.execute(tx)
      await moveTo('administrative_check').execute(tx)
      await sql`rollback to s`.execute(tx)
      expect(await isLatest(tx), 'before the commit').toEqual([true])
    })
    expect(await isLatest(db)).toEqual([false])
    await transact(db, async (tx) => {
      await moveTo('administrative_check').execute(tx)
      await sql`set constraints all immediate`.execute(tx)
      expect(await isLatest(tx)).toEqual([true])
      await sql`savepoint s`.execute(tx)
      await moveTo('withdrawn').execute(tx)
      await sql`rollback to s`.execute(tx)
      await sql`set constraints all deferred`.execute(tx)
      await moveTo('withdrawn').execute(tx)
    })
    expect(await isLatest(db)).toEqual([false])
    expect(await wrongInLists(db, '2026-03-02')).toEqual([])
  } finally {
    await portal.close()
  }
})
