import { randomUUID } from 'node:crypto'

import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { runDue } from '../../jobs/timers.ts'
import { seedNumbered, type NumberedTestCase } from '../../testing/cases.ts'
import { DEFICIENCIES } from '../../testing/reasons.ts'
import { scanned } from '../../testing/paperScans.ts'
import { startTestPortal, type TestActor, type TestPortal } from '../../testing/portal.ts'

const NOW = '2026-03-02T03:00:00Z'
const LAST_DAY = '2026-06-02'
const AFTER = '2026-06-03T03:00:00Z'
const REASON = 'Surat pemohon datang tepat waktu'
let portal: TestPortal
let owner: TestActor
let officer: TestActor
let one: NumberedTestCase

beforeAll(async () => {
  portal = await startTestPortal({ now: NOW })
  owner = await portal.register()
  officer = await portal.office()
})
afterAll(() => portal.close())
/** A design with a deficiency letter, due three months later (UU 31/2000 art. 19). */
beforeEach(async () => {
  await at(NOW)
  one = await seedNumbered(portal.db, { ownerId: owner.userId, now: new Date(NOW) })
  expect((await take({ ACTION_TYP: 'ASK' })).status).toBe(200)
})

async function at(instant: string): Promise<void> {
  portal.setNow(instant)
  await sql`update session set expires_at = '2031-01-01' where ended_at is null`.execute(portal.db)
}
const key = () => ({ PROC_TYP: one.process.procTyp, PROC_NBR: one.process.procNbr })
const look = async () => (await portal.ask('officeCase', { query: { patentId: one.patentId }, as: officer })).body
const take = async (body: { ACTION_TYP: string; NOTES?: string; ACTION_DATE?: string }) =>
  portal.ask('insertAction', {
    body: {
      ...key(),
      ...(body.ACTION_TYP === 'ASK' ? { POINTS: DEFICIENCIES } : await scanned(portal, officer, key())),
      ...body,
    },
    as: officer,
    key: randomUUID(),
  })
const sweep = async () => [
  ...(await runDue({ ...portal.services, log: portal.app.log }, portal.services.clock())).fired.keys(),
]
async function undo() {
  const { ROW_VERSION, UNDO } = await look()
  const body = { ...key(), ACTION_NBR: UNDO?.ACTION_NBR ?? 0, REASON, ROW_VERSION }
  return portal.ask('officeUndoAction', { body, as: officer, key: randomUUID() })
}
async function act(call: 'officeFreeze' | 'officeResume') {
  const body = { ...key(), REASON, ROW_VERSION: (await look()).ROW_VERSION }
  return portal.ask(call, { body, as: officer, key: randomUUID() })
}
/** Proposes a deadline, and approves it as another officer. */
async function setDue(DUE_DATE: string) {
  const body = { ...key(), DUE_DATE, GROUND: 'office rule', REASON, ROW_VERSION: (await look()).ROW_VERSION }
  const { PROPOSAL_ID } = (await portal.ask('officeSetDue', { body, as: officer, key: randomUUID() })).body
  const decision = { PROPOSAL_ID: PROPOSAL_ID ?? 0, IND_APPROVED: 'Y' as const }
  return portal.ask('officeDecideDue', { body: decision, as: await portal.office(), key: randomUUID() })
}

describe('an undone lapse', () => {
  beforeEach(async () => {
    await at(AFTER)
    expect(await sweep()).toContain('design-registration correction_lapsed')
    expect((await undo()).body).toMatchObject({ err: '', STATUS_CODE: '315', DUE_DATE: LAST_DAY })
  })

  test('is not repeated by the sweep until another deadline is set and has passed', async () => {
    expect(await sweep()).toEqual([])
    expect(await look()).toMatchObject({ STATUS_CODE: '315', IND_FROZEN: 'Y', FROZEN_BECAUSE: REASON })
    const resumed = await act('officeResume')
    expect([resumed.status, resumed.body.fields?.[0]?.field]).toEqual([409, 'DUE_DATE'])
    expect((await setDue('2026-06-20')).status).toBe(200)
    expect((await act('officeResume')).body).toMatchObject({ err: '', DUE_DATE: '2026-06-20' })
    expect(await sweep()).toEqual([])
    await at('2026-06-20T17:00:00Z')
    expect(await sweep()).toEqual(['design-registration correction_lapsed'])
  })

  test('allows recording a paper that came in time, with its own date, and refuses a late one', async () => {
    const late = await take({ ACTION_TYP: 'ANS', NOTES: 'Surat di loket', ACTION_DATE: '2026-06-03' })
    expect([late.status, late.body.err]).toEqual([409, 'ACTION_NOT_ALLOWED'])
    const inTime = await take({ ACTION_TYP: 'ANS', NOTES: 'Surat di loket', ACTION_DATE: LAST_DAY })
    expect(inTime.body).toMatchObject({ err: '', STATUS_CODE: '310' })
  })

  test('returns its letter to awaiting_answer', async () => {
    const letter = (await look()).CHILDREN.find(({ KIND }: { KIND: string }) => KIND === 'LETTER')
    const { rows } = await sql`select state from process where proc_nbr = ${letter?.PROC_NBR ?? 0}`.execute(portal.db)
    expect(rows).toEqual([{ state: 'awaiting_answer' }])
  })
})

test('on the day after the last one, an answer on paper is refused even before the sweep, but a withdrawal is not', async () => {
  await at(AFTER)
  const late = await take({ ACTION_TYP: 'ANS', NOTES: 'Surat di loket' })
  expect([late.status, late.body.err]).toEqual([409, 'ACTION_NOT_ALLOWED'])
  expect((await take({ ACTION_TYP: 'WDR', NOTES: 'Surat di loket' })).status).toBe(200)
})

test('a suspension in which the deadline passed cannot be undone; resuming extends the deadline by its days', async () => {
  await at('2026-05-30T03:00:00Z')
  expect((await act('officeFreeze')).status).toBe(200)
  await at('2026-06-10T03:00:00Z')
  expect((await undo()).body.err).toBe('ACTION_NOT_ALLOWED')
  expect(await sweep()).toEqual([])
  expect((await act('officeResume')).body).toMatchObject({ err: '', DUE_DATE: '2026-06-13' })
})

test('an answer sent through the portal cannot be undone by an officer', async () => {
  const { PROC_TYP, PROC_NBR, ACTION_NBR } = (
    await portal.ask('getAnswerForm', {
      as: owner,
      params: { procid: `${one.process.procTyp}-${one.process.procNbr}` },
    })
  ).body
  const letter = { PROC_TYP, PROC_NBR, ACTION_NBR }
  const POINTS = [{ LIST_CODE: 'LAIN', OPTION_NBR: 1, TEXT: 'Sudah dilengkapi.', FILES: [] }]
  await portal.ask('saveAnswer', { as: owner, body: { ...letter, ROW_VERSION: null, POINTS } })
  const sent = await portal.ask('sendAnswer', { as: owner, key: randomUUID(), body: { ...letter, ROW_VERSION: 1 } })
  expect(sent.status, JSON.stringify(sent.body)).toBe(200)
  const { ROW_VERSION, STATUS_CODE, UNDO } = await look()
  expect(UNDO).toBeNull()
  const body = { ...key(), ACTION_NBR: 3, REASON, ROW_VERSION }
  const undone = await portal.ask('officeUndoAction', { body, as: officer, key: randomUUID() })
  expect(undone.body.err).toBe('ACTION_NOT_ALLOWED')
  expect((await look()).STATUS_CODE).toBe(STATUS_CODE)
})

test('a letter’s own process accepts no action and no suspension', async () => {
  const letter = (await look()).CHILDREN[0]
  const child = { PROC_TYP: letter?.PROC_TYP ?? '', PROC_NBR: letter?.PROC_NBR ?? 0 }
  const body = { ...child, ACTION_TYP: 'TAKEB', NOTES: 'x' }
  const undone = await portal.ask('insertAction', { body, as: officer, key: randomUUID() })
  const act = { ...child, REASON, ROW_VERSION: 2 }
  const frozen = await portal.ask('officeFreeze', { body: act, as: officer, key: randomUUID() })
  expect([undone.body.err, frozen.body.err]).toEqual(['ACTION_NOT_ALLOWED', 'ACTION_NOT_ALLOWED'])
})

test.each(['9999-12-31', '2126-03-02'])('the deadline %s is refused as too far away', async (day) => {
  expect((await setDue(day)).status).toBe(422)
})

test('the year 0000 is refused', async () => {
  const dueBefore = '0000-12-31'
  expect((await portal.ask('officeQueue', { query: { dueBefore }, as: officer })).status).toBe(400)
  expect((await portal.ask('getInbox', { query: { due_before: dueBefore }, as: owner })).status).toBe(400)
  expect((await setDue(dueBefore)).status).toBe(422)
})
