import { transact, type Db } from '@saki/db'
import { freshDatabase, type FreshDatabase } from '@saki/db/testing'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { act, seedNumbered, seedUser } from '../../testing/cases.ts'
import { listTakenActions } from '../../takenActions.sql.ts'
import { freezeProcess, noteDown, resumeProcess, setDue, type OfficeWork } from './officeWork.ts'
import { undoLast } from './undoLast.ts'
import type { ProcessKey } from './process.sql.ts'
import { openProcess, recordAction, findProcessState } from './recordAction.ts'
import { loadRights } from './loadRights.ts'

const at = (day: string) => new Date(`${day}T03:00:00Z`)
let fresh: FreshDatabase
let [reader, officer] = [0, 0]
beforeAll(async () => {
  fresh = await freshDatabase()
  await loadRights(fresh.db)
  reader = await seedUser(fresh.db, 'owner@example.org', at('2026-01-01'))
  officer = await seedUser(fresh.db, 'officer@example.org', at('2026-01-01'), 'office')
})
afterAll(() => fresh.drop())

/** A design whose deficiency letter went out on 31 January 2026: due three months later (UU 31/2000 art. 19). */
async function awaiting(): Promise<ProcessKey> {
  const { process } = await seedNumbered(fresh.db, { ownerId: reader, now: at('2026-01-05') })
  await act(fresh.db, process, { action: 'ask_correction', role: 'office', actorId: officer, now: at('2026-01-31') })
  return process
}
const rowOf = async ({ procTyp, procNbr }: ProcessKey) =>
  (
    await sql<
      Record<string, unknown>
    >`select state, state_since, due_date, fires_on, frozen_since, row_version from process
      where proc_typ = ${procTyp} and proc_nbr = ${procNbr}`.execute(fresh.db)
  ).rows[0]
async function work(key: ProcessKey, day: string): Promise<OfficeWork> {
  const { rowVersion } = await findProcessState(fresh.db, key)
  return { actorId: officer, now: at(day), reason: 'salah ketik', rowVersion }
}
async function actAsOfficer<R>(
  key: ProcessKey,
  day: string,
  act: (tx: Db, asked: OfficeWork) => Promise<R>,
): Promise<R> {
  const asked = await work(key, day)
  return transact(fresh.db, (tx) => act(tx, asked))
}
const refused = { code: 'ACTION_NOT_ALLOWED' }

describe('undoLast', () => {
  test('restores state and deadline, keeps both rows, and notifies the applicant', async () => {
    const { process } = await seedNumbered(fresh.db, { ownerId: reader, now: at('2026-01-05') })
    const before = await rowOf(process)
    await act(fresh.db, process, { action: 'ask_correction', role: 'office', actorId: officer, now: at('2026-01-31') })
    const undone = await actAsOfficer(process, '2026-02-02', (tx, asked) =>
      undoLast(tx, process, { ...asked, actionNbr: 2 }),
    )
    expect(undone).toMatchObject({ state: 'administrative_check', actionNbr: 3, notified: [reader] })
    expect(await rowOf(process)).toEqual({ ...before, row_version: Number(before?.['row_version']) + 2 })
    expect(await listTakenActions(fresh.db, process)).toEqual([{ action: 'payment_received', day: '2026-01-05' }])
    const { rows } =
      await sql`select 1 from process_action where proc_nbr = ${process.procNbr} and proc_typ = '3'`.execute(fresh.db)
    expect(rows).toHaveLength(3)
  })

  test('undoes only the last action, not the first, not twice, not on a stale version', async () => {
    const key = await awaiting()
    const undo = (actionNbr: number, rowVersion?: number) =>
      actAsOfficer(key, '2026-02-02', (tx, asked) =>
        undoLast(tx, key, { ...asked, actionNbr, rowVersion: rowVersion ?? asked.rowVersion }),
      )
    await expect(undo(1)).rejects.toMatchObject(refused)
    await expect(undo(2, 1)).rejects.toMatchObject({ code: 'STALE_VERSION' })
    await undo(2)
    await expect(undo(2)).rejects.toMatchObject(refused)
    await expect(undo(1)).rejects.toMatchObject(refused)
  })

  test('refuses the extension that the undone action had allowed', async () => {
    const key = await awaiting()
    await actAsOfficer(key, '2026-02-02', (tx, asked) => undoLast(tx, key, { ...asked, actionNbr: 2 }))
    await expect(
      act(fresh.db, key, { action: 'extend_correction', role: 'applicant', actorId: reader, now: at('2026-02-03') }),
    ).rejects.toMatchObject(refused)
  })
})

describe('a frozen process', () => {
  test('has no automatic action, and its deadline moves by the frozen days', async () => {
    const key = await awaiting()
    expect(await rowOf(key)).toMatchObject({ due_date: '2026-04-30', fires_on: '2026-05-01' })
    await actAsOfficer(key, '2026-04-20', (tx, asked) => freezeProcess(tx, key, asked))
    await expect(
      act(fresh.db, key, { action: 'correction_lapsed', role: 'system', now: at('2026-05-02') }),
    ).rejects.toMatchObject(refused)
    await expect(actAsOfficer(key, '2026-05-02', (tx, asked) => freezeProcess(tx, key, asked))).rejects.toMatchObject(
      refused,
    )
    await actAsOfficer(key, '2026-05-10', (tx, asked) => resumeProcess(tx, key, asked))
    expect(await rowOf(key)).toMatchObject({ due_date: '2026-05-20', fires_on: '2026-05-21', frozen_since: null })
    await act(fresh.db, key, { action: 'correction_lapsed', role: 'system', now: at('2026-05-21') })
    expect(await rowOf(key)).toMatchObject({ state: 'deemed_withdrawn' })
  })

  test('accepts an answer of the applicant', async () => {
    const key = await awaiting()
    await actAsOfficer(key, '2026-04-20', (tx, asked) => freezeProcess(tx, key, asked))
    await act(fresh.db, key, { action: 'answer_correction', role: 'applicant', actorId: reader, now: at('2026-04-21') })
    expect(await rowOf(key)).toMatchObject({ state: 'administrative_check' })
  })
})

describe('setDue and noteDown', () => {
  test('sets a later deadline, and neither shortens a period of the law nor sets one in the past', async () => {
    const key = await awaiting()
    const set = (due: string) => actAsOfficer(key, '2026-02-10', (tx, asked) => setDue(tx, key, { ...asked, due }))
    for (const day of ['2026-02-09', '2026-03-01']) await expect(set(day)).rejects.toMatchObject({ status: 422 })
    expect(await set('2026-06-30')).toMatchObject({ dueDate: '2026-06-30', firesOn: '2026-07-01', notified: [reader] })
  })

  test('a note changes the version only, and the action before it can still be undone', async () => {
    const key = await awaiting()
    const before = await rowOf(key)
    await actAsOfficer(key, '2026-02-10', (tx, asked) => noteDown(tx, key, asked))
    expect(await rowOf(key)).toEqual({ ...before, row_version: Number(before?.['row_version']) + 1 })
    await actAsOfficer(key, '2026-02-11', (tx, asked) => undoLast(tx, key, { ...asked, actionNbr: 2 }))
    expect(await rowOf(key)).toMatchObject({ state: 'administrative_check' })
  })
})

describe('recordAction with data of the database', () => {
  test('uses the period in force on the day of the action, with its ground', async () => {
    await sql`insert into deadline_rule (flow_id, flow_version, action, part, valid_from, calendar_days, ground, changed_at) values
      ('design-registration', 1, 'refuse_contrary', 'due', '2026-01-01', 45, 'office rule A', ${at('2026-01-01')}),
      ('design-registration', 1, 'refuse_contrary', 'due', '2026-03-01', 60, 'office rule B', ${at('2026-01-01')})
      on conflict (flow_id, flow_version, action, part, valid_from) do update set calendar_days = excluded.calendar_days, ground = excluded.ground`.execute(
      fresh.db,
    )
    const dueOn = async (day: string) => {
      const { process } = await seedNumbered(fresh.db, { ownerId: reader, now: at('2026-01-05') })
      const done = await act(fresh.db, process, { action: 'refuse_contrary', role: 'office', now: at(day) })
      return [done.dueDate, done.defined.ground]
    }
    expect(await dueOn('2026-02-28')).toEqual(['2026-04-14', 'office rule A'])
    expect(await dueOn('2026-03-01')).toEqual(['2026-04-30', 'office rule B'])
  })

  test('an answer not examined yet suspends the automatic action', async () => {
    const key = await awaiting()
    const { rows } = await sql<{ applicationId: number }>`select application_id as "applicationId" from process
      where proc_typ = ${key.procTyp} and proc_nbr = ${key.procNbr}`.execute(fresh.db)
    const applicationId = rows[0]?.applicationId ?? 0
    const answer = await transact(fresh.db, (tx) =>
      openProcess(tx, {
        applicationId,
        flowId: 'letter-answer',
        flowVersion: 1,
        now: at('2026-04-30'),
        under: { ...key, actionNbr: 2 },
      }),
    )
    const lapse = () => act(fresh.db, key, { action: 'correction_lapsed', role: 'system', now: at('2026-06-01') })
    await expect(lapse()).rejects.toMatchObject(refused)
    await transact(fresh.db, (tx) =>
      recordAction(tx, answer, {
        action: 'insufficient',
        role: 'office',
        actorId: officer,
        actionDate: '2026-06-01',
        now: at('2026-06-01'),
      }),
    )
    expect(await lapse()).toMatchObject({ state: 'deemed_withdrawn' })
  })
})
