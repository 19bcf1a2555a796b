import { randomUUID } from 'node:crypto'

import type { OfficeRole } from '@saki/domain/office/officeRoles'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { act, seedNumbered, type NumberedTestCase } from '../../testing/cases.ts'
import { logInAt } from '../../testing/appealedCases.ts'
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
})
