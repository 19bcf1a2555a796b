import { randomUUID } from 'node:crypto'

import type { OfficeRole } from '@saki/domain/office/officeRoles'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { act, seedNumbered, type NumberedTestCase } from '../../testing/cases.ts'
import { historyTo, logInAt } from '../../testing/appealedCases.ts'
import { morning, playActions, playedCase, registerSample } from '../../testing/playedCases.ts'
import { startTestPortal, type TestActor, type TestPortal } from '../../testing/portal.ts'

// A Monday.
const NOW = '2026-03-02T03:00:00Z'
let portal: TestPortal
let owner: TestActor
let dewi: TestActor
let haris: TestActor
/** Filed on Monday, Tuesday and Wednesday; the second examined too late, the third taken by Haris. */
let first: NumberedTestCase
let second: NumberedTestCase
let third: NumberedTestCase

const at = ({ process }: NumberedTestCase) => ({ PROC_TYP: process.procTyp, PROC_NBR: process.procNbr })
const load = async (right?: string) =>
  (await portal.ask('officeWorkload', { query: { ...(right && { right }) }, as: dewi })).body
const late = async (query: Record<string, string | number> = {}) => {
  const { body } = await portal.ask('officeQueue', { query: { view: 'LATE', size: 100, ...query }, as: dewi })
  expect(body.total).toBe(body.data.length)
  return { numbers: body.data.map(({ PATENT_ID }: { PATENT_ID: string }) => PATENT_ID), counts: body.COUNTS }
}
const give = (
  cases: readonly NumberedTestCase[],
  to: TestActor | null,
  heldBy: TestActor | null = null,
  key: string = randomUUID(),
) =>
  portal.ask('officeAssignMany', {
    as: dewi,
    key,
    body: {
      CASES: cases.map((one) => ({ ...at(one), HELD_BY: heldBy?.userId ?? null })),
      USER_ID: to?.userId ?? null,
      REASON: 'Dibagi',
    },
  })
const divide = async (officer: TestActor, ROLES: OfficeRole[]) => {
  const body = { USER_ID: officer.userId, NIP: '', SECTION: 'formality' as const, ROLES, REASON: '', ROW_VERSION: 0 }
  expect((await portal.ask('officeStaffSave', { as: dewi, key: randomUUID(), body })).status).toBe(200)
}
const holderOf = async (one: NumberedTestCase) =>
  (await portal.ask('officeCase', { query: { patentId: one.patentId }, as: dewi })).body.OFFICER?.USER_ID ?? null

beforeAll(async () => {
  portal = await startTestPortal({ now: NOW })
  owner = await portal.register()
  dewi = await portal.office()
  haris = await portal.office()
  const file = async (day: string) => {
    portal.setNow(day)
    return seedNumbered(portal.db, { ownerId: owner.userId, now: new Date(day) })
  }
  first = await file('2026-03-02T03:00:00Z')
  second = await file('2026-03-03T03:00:00Z')
  third = await file('2026-03-04T03:00:00Z')
})
afterAll(() => portal.close())

test('until its day a case is waiting and not overdue; from the next day it is, whoever has it and whatever the tab', async () => {
  const { rows } = await sql<{
    due: string
  }>`select due_date as due from process where proc_nbr = ${first.process.procNbr}`.execute(portal.db)
  const due = rows[0]?.due ?? ''
  await logInAt(portal, `${due}T16:00:00Z`, [owner, dewi, haris])
  portal.setNow(`${due}T16:59:59Z`)
  expect((await late()).numbers).toEqual([])
  expect((await load()).FREE).toMatchObject({ TOTAL: 3, LATE: 0 })
  expect((await give([first], haris)).body).toEqual({ err: '', DONE: 1, FAILED: [] })
  portal.setNow(`${due}T17:00:00Z`)
  expect((await late()).numbers).toEqual([first.patentId])
  expect((await late({ officer: 'none' })).numbers).toEqual([])
  expect((await late({ officer: haris.userId })).numbers).toEqual([first.patentId])
  expect((await late({ right: 'T' })).numbers).toEqual([])
  const { body } = await portal.ask('officeQueue', { query: { kind: 'DISPUTE' }, as: dewi })
  expect(body.COUNTS.LATE).toBe(1)
})

test('per officer and stage the counts are those of the lists', async () => {
  const { OFFICERS, FREE, STAGES } = await load()
  expect(FREE).toMatchObject({ TOTAL: 2, LATE: 0, BY_KIND: { FORMALITY: 2, EXAMINATION: 0 } })
  // Overdue work stands first.
  expect(OFFICERS[0]).toMatchObject({ USER_ID: haris.userId, TOTAL: 1, LATE: 1, BY_KIND: { FORMALITY: 1 } })
  expect(STAGES).toEqual([
    expect.objectContaining({
      KIND: 'FORMALITY',
      RIGHT: 'D',
      WAITING: 3,
      LATE: 1,
      OLDEST: expect.objectContaining({ PATENT_ID: first.patentId, OFFICER_NAME: expect.any(String) }),
    }),
  ])
  const [stage] = STAGES
  const { MEDIAN_DAYS = 0, OLDEST } = stage ?? {}
  expect(OLDEST?.DAYS).toBe((OLDEST?.PROMISED_DAYS ?? 0) + 1)
  expect(MEDIAN_DAYS).toBe((OLDEST?.DAYS ?? 0) - 1)
  expect((await load('T')).STAGES).toEqual([])
  expect((await load('T')).FREE.TOTAL).toBe(0)
})

test('the absence of an officer shows with the substitute, and the overdue cases are found by it', async () => {
  const today = (await load()).TODAY
  const body = {
    USER_ID: haris.userId,
    FROM_DATE: today,
    TO_DATE: today,
    REASON: 'sick' as const,
    SUBSTITUTE_ID: dewi.userId,
  }
  expect((await portal.ask('officeAbsence', { as: dewi, key: randomUUID(), body })).status).toBe(200)
  expect((await load()).OFFICERS[0]).toMatchObject({ ABSENT_UNTIL: today, SUBSTITUTE: expect.any(String) })
  expect((await late({ officer: 'absent' })).numbers).toEqual([first.patentId])
  const officers = (await portal.ask('officeOfficers', { as: dewi })).body
  expect(officers.find(({ USER_ID }: { USER_ID: number }) => USER_ID === haris.userId)).toMatchObject({
    IND_ABSENT: 'Y',
    CASES: 1,
  })
})

test('a week counts stages begun and those the office ended in time or late; what was undone counts nothing', async () => {
  const before = (await load()).WEEKS
  expect(before).toHaveLength(8)
  const ofWeek = async (monday: string) =>
    (await load()).WEEKS.find(({ MONDAY }: { MONDAY: string }) => MONDAY === monday)
  const now = new Date(`${(await load()).TODAY}T04:00:00Z`)
  const monday = before.at(-1)?.MONDAY ?? ''
  const pass = (one: NumberedTestCase) =>
    act(portal.db, one.process, { action: 'ask_correction', role: 'office', actorId: dewi.userId, now })
  await pass(second)
  expect(await ofWeek(monday)).toMatchObject({ ON_TIME: 1, LATE: 0 })
  await pass(first)
  expect(await ofWeek(monday)).toMatchObject({ ON_TIME: 1, LATE: 1 })
  const arrived = (await ofWeek(monday))?.ARRIVED ?? 0
  await seedNumbered(portal.db, { ownerId: owner.userId, now })
  expect((await ofWeek(monday))?.ARRIVED).toBe(arrived + 1)
  const seen = (await portal.ask('officeCase', { query: { patentId: first.patentId }, as: dewi })).body
  const body = { ...at(first), ACTION_NBR: seen.UNDO?.ACTION_NBR, REASON: 'Keliru', ROW_VERSION: seen.ROW_VERSION }
  expect((await portal.ask('officeUndoAction', { as: dewi, key: randomUUID(), body })).status).toBe(200)
  expect(await ofWeek(monday)).toMatchObject({ ON_TIME: 1, LATE: 0 })
})

describe('officeAssignMany', () => {
  test('cases that cannot be handed over are named with the reason, the others are handed over', async () => {
    await divide(haris, ['examinerPatent'])
    const { body } = await give([third], haris)
    expect(body).toMatchObject({ DONE: 0, FAILED: [{ PATENT_ID: third.patentId }] })
    expect(body.FAILED[0]?.WHY).toContain('Peran petugas itu')
    const fresh = await seedNumbered(portal.db, { ownerId: owner.userId, now: portal.services.clock() })
    const stale = await give([third, fresh], dewi, haris)
    expect(stale.body.FAILED.map(({ PATENT_ID }: { PATENT_ID: string }) => PATENT_ID)).toEqual([
      third.patentId,
      fresh.patentId,
    ])
    expect(await holderOf(third)).toBeNull()
    await give([fresh], dewi)
    const mixed = await give([fresh, third], dewi)
    expect(mixed.body).toEqual({ err: '', DONE: 2, FAILED: [] })
    expect([await holderOf(third), await holderOf(fresh)]).toEqual([dewi.userId, dewi.userId])
    expect((await give([third, fresh], owner, dewi)).body.DONE).toBe(0)
  })

  const logged = async (cases: readonly NumberedTestCase[]) =>
    (
      await sql`select from assignment_log where proc_nbr = any(${cases.map(({ process }) => process.procNbr)}::int[])`.execute(
        portal.db,
      )
    ).rows.length
  const threeFree = async () => {
    const cases: NumberedTestCase[] = []
    for (let n = 0; n < 3; n += 1)
      cases.push(await seedNumbered(portal.db, { ownerId: owner.userId, now: portal.services.clock() }))
    return cases
  }
  const holding = async ({ process }: NumberedTestCase) => {
    const held = await portal.db.startTransaction().execute()
    await sql`select from process where proc_nbr = ${process.procNbr} for update`.execute(held)
    return () => held.rollback().execute()
  }

  test('a case that another transaction holds fails alone with its reason; the others are handed over once', async () => {
    const cases = await threeFree()
    const [, held] = cases
    const key = randomUUID()
    const release = await holding(cases[1] ?? first)
    const { body } = await give(cases, dewi, null, key)
    await release()
    expect(body).toMatchObject({
      DONE: 2,
      FAILED: [{ PATENT_ID: held?.patentId, WHY: expect.stringContaining('sedang dikerjakan proses lain') }],
    })
    const again = await Promise.all([give(cases, dewi, null, key), give(cases, dewi, null, key)])
    for (const { body: reply } of again) expect(reply).toEqual({ err: '', DONE: 3, FAILED: [] })
    expect(await logged(cases)).toBe(3)
  })

  test('when the connection is lost midway the outcome is unknown, and the request with its key does the rest once', async () => {
    const cases = await threeFree()
    const key = randomUUID()
    const release = await holding(cases[1] ?? first)
    const cut = give(cases, dewi, null, key)
    await expect
      .poll(
        async () =>
          (
            await sql`select pg_terminate_backend(pid) from pg_stat_activity
              where datname = current_database() and wait_event_type = 'Lock'`.execute(portal.db)
          ).rows.length,
        { interval: 20 },
      )
      .toBe(1)
    expect(await cut).toMatchObject({ status: 503, body: { err: 'OUTCOME_UNKNOWN' } })
    await release()
    expect(await logged(cases)).toBe(1)
    expect((await give(cases, dewi, null, key)).body).toEqual({ err: '', DONE: 3, FAILED: [] })
    expect(await logged(cases)).toBe(3)
  })
})

test('officeCertifyMany issues the certificate of each case whose grant is decided, and names the others', async () => {
  const filed = '2026-03-02'
  await logInAt(portal, morning(filed), [owner])
  const mark = await registerSample(portal, owner, 'MARK')
  const undecided = await registerSample(portal, owner, 'MARK')
  const day = await playActions(portal, mark, historyTo('MARK', filed, 'to_be_registered'))
  await logInAt(portal, morning(day), [owner, dewi])
  const chosen = await Promise.all([mark, undecided].map((number) => playedCase(portal, number)))
  const CASES = await Promise.all(
    chosen.map(async ({ number, procTyp, procNbr }) => {
      const { body } = await portal.ask('officeCase', { query: { patentId: number }, as: dewi })
      return { PROC_TYP: procTyp, PROC_NBR: procNbr, ROW_VERSION: body.ROW_VERSION }
    }),
  )
  const key = randomUUID()
  const certify = async () => (await portal.ask('officeCertifyMany', { as: dewi, key, body: { CASES } })).body
  const expected = { DONE: 1, FAILED: [{ PATENT_ID: undecided, WHY: expect.any(String) }] }
  expect(await certify()).toMatchObject(expected)
  expect((await playedCase(portal, mark)).state).toBe('registered')
  expect((await playedCase(portal, undecided)).state).toBe(chosen[1]?.state)
  const certificates = async () =>
    (
      await sql`select from letter l join application a using (application_id)
        where a.application_number = ${mark} and l.letter_typ = 'SER'`.execute(portal.db)
    ).rows.length
  expect(await certificates()).toBe(1)
  // The repeat finds the kept reply; the certificate is not issued twice.
  expect(await certify()).toMatchObject(expected)
  expect(await certificates()).toBe(1)
})
