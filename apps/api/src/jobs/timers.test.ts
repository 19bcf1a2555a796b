import { transact } from '@saki/db'
import { legalDateOf } from '@saki/domain/dates/legalDate'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'

import { freezeProcess } from '../domains/workflow/officeWork.ts'
import { openProcess, recordAction, findProcessState, type ProcessKey } from '../domains/workflow/recordAction.ts'
import type { Services } from '../services.ts'
import { act, seedNumbered, seedUser, type NumberedTestCase } from '../testing/cases.ts'
import { startTestPortal, type TestPortal } from '../testing/portal.ts'
import { runDue } from './timers.ts'

let portal: TestPortal
let services: Services
let owner: number
const FILED = new Date('2026-03-02T03:00:00Z')
/** The letter asks for corrections until 30 June 2026. */
const ASKED = new Date('2026-03-30T03:00:00Z')

beforeAll(async () => {
  portal = await startTestPortal({ now: FILED.toISOString() })
  services = { ...portal.services, log: portal.app.log }
  owner = await seedUser(portal.db, 'pemilik@contoh.id', FILED)
})
afterAll(() => portal.close())
beforeEach(async () => {
  await sql`update process set fires_on = null`.execute(portal.db)
})

async function asked(): Promise<NumberedTestCase> {
  const one = await seedNumbered(portal.db, { ownerId: owner, now: FILED })
  await act(portal.db, one.process, { action: 'ask_correction', role: 'office', now: ASKED })
  return one
}
const history = async ({ procTyp, procNbr }: ProcessKey) =>
  (
    await sql<{ action: string; day: string; due: string | null }>`select action, action_date as day, due_date as due
      from process_action where proc_typ = ${procTyp} and proc_nbr = ${procNbr} order by action_nbr`.execute(portal.db)
  ).rows
const at = (instant: string) => new Date(instant)
const run = (instant: string) => runDue(services, at(instant))

describe('automatic actions', () => {
  test('nothing before the due day has ended in Jakarta; then one action, dated the day after it, however late the run', async () => {
    const one = await asked()
    expect((await run('2026-06-30T16:59:59Z')).fired.size).toBe(0)
    const { fired } = await run('2026-07-04T10:00:00Z')
    expect([...fired]).toEqual([['design-registration correction_lapsed', 1]])
    expect((await run('2026-07-04T10:00:01Z')).fired.size).toBe(0)
    expect((await history(one.process)).at(-1)).toEqual({ action: 'correction_lapsed', day: '2026-07-01', due: null })
  })

  test('at the first second of the day after', async () => {
    const one = await asked()
    expect((await run('2026-06-30T17:00:00Z')).fired.size).toBe(1)
    expect((await findProcessState(portal.db, one.process)).state).toBe('deemed_withdrawn')
  })

  test('several due days in the past are processed in order, each action dated by its own day', async () => {
    const one = await seedNumbered(portal.db, { ownerId: owner, now: FILED })
    await act(portal.db, one.process, { action: 'publish', role: 'office', now: at('2026-05-31T05:00:00Z') })
    await run('2040-01-01T00:00:00Z')
    expect((await history(one.process)).slice(-2)).toEqual([
      { action: 'publication_over', day: '2026-09-01', due: '2036-03-02' },
      { action: 'expire', day: '2036-03-03', due: null },
    ])
  })

  test('nothing happens while an answer is undecided; after the decision the action is taken', async () => {
    const one = await asked()
    const under = { ...one.process, actionNbr: 2 }
    const answer = await transact(portal.db, (tx) =>
      openProcess(tx, { applicationId: one.applicationId, flowId: 'letter-answer', flowVersion: 1, now: ASKED, under }),
    )
    expect((await run('2026-09-01T00:00:00Z')).fired.size).toBe(0)
    await act(portal.db, answer, { action: 'insufficient', role: 'office', now: at('2026-09-01T01:00:00Z') })
    expect((await run('2026-09-03T02:00:00Z')).fired.size).toBe(1)
    // Not before the day of the decision, although the deadline is older.
    expect((await history(one.process)).at(-1)?.day).toBe('2026-09-01')
  })

  test('nothing happens in a suspended case', async () => {
    const one = await asked()
    const { rowVersion } = await findProcessState(portal.db, one.process)
    const officer = await seedUser(portal.db, 'petugas1@contoh.id', FILED, 'office')
    const work = { actorId: officer, now: at('2026-06-01T00:00:00Z'), reason: 'sengketa', rowVersion }
    await transact(portal.db, (tx) => freezeProcess(tx, one.process, work))
    expect((await run('2027-01-01T00:00:00Z')).fired.size).toBe(0)
  })

  test('a failing case logs an alarm and is tried again; the others are processed', async () => {
    const [bad, ...good] = [await asked(), await asked(), await asked()]
    await sql`update process set flow_version = 99 where proc_nbr = ${bad.process.procNbr}`.execute(portal.db)
    const alarm = vi.spyOn(services.log, 'error').mockImplementation(() => {})
    for (const times of [2, 0]) {
      const { fired, failed } = await run('2026-08-01T00:00:00Z')
      expect([...fired.values()].reduce((a, b) => a + b, 0)).toBe(times)
      expect(failed).toEqual([`${bad.process.procTyp}-${bad.process.procNbr}`])
    }
    expect(alarm).toHaveBeenCalledWith(expect.objectContaining({ alarm: 'timer_failed' }), expect.anything())
    alarm.mockRestore()
    await sql`update process set flow_version = 1 where proc_nbr = ${bad.process.procNbr}`.execute(portal.db)
    await run('2026-08-01T00:00:00Z')
    for (const { process } of [bad, ...good])
      expect((await history(process)).filter(({ action }) => action === 'correction_lapsed')).toHaveLength(1)
  })

  test('three sweeps at once take each action once', async () => {
    const cases: NumberedTestCase[] = []
    for (let i = 0; i < 60; i += 1) cases.push(await asked())
    const runs = await Promise.all([1, 2, 3].map(() => run('2026-10-01T00:00:00Z')))
    expect(runs.flatMap(({ failed }) => failed)).toEqual([])
    const total = runs.flatMap(({ fired }) => [...fired.values()]).reduce((a, b) => a + b, 0)
    expect(total).toBe(60)
    for (const { process } of cases)
      expect((await history(process)).filter(({ action }) => action === 'correction_lapsed')).toHaveLength(1)
  })

  test('an answer in the last second before the sweep is kept', async () => {
    const one = await asked()
    await act(portal.db, one.process, {
      action: 'answer_correction',
      role: 'applicant',
      actorId: owner,
      now: at('2026-06-30T16:59:59Z'),
    })
    expect((await run('2026-07-01T00:00:00Z')).fired.size).toBe(0)
    expect((await findProcessState(portal.db, one.process)).state).toBe('administrative_check')
  })
})

test('the date of an automatic action is never before that of an earlier action in the case', async () => {
  const one = await asked()
  await sql`update process set due_date = '2026-03-10', fires_on = '2026-03-11' where proc_nbr = ${one.process.procNbr}`.execute(
    portal.db,
  )
  await run('2026-04-02T00:00:00Z')
  expect((await history(one.process)).at(-1)?.day).toBe(legalDateOf(ASKED))
  await expect(
    transact(portal.db, (tx) =>
      recordAction(tx, one.process, {
        action: 'correction_lapsed',
        role: 'system',
        actorId: null,
        actionDate: '2026-04-02',
        now: at('2026-04-02T00:00:00Z'),
      }),
    ),
  ).rejects.toMatchObject({ code: 'ACTION_NOT_ALLOWED' })
})
