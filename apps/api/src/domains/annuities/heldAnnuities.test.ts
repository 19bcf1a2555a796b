import { randomUUID } from 'node:crypto'

import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { notify } from '../../testing/filings.ts'
import { caseAtDesk, grantSimplePatent, keepSessions, orderTestAnnuities } from '../../testing/grantedPatents.ts'
import { morning } from '../../testing/playedCases.ts'
import { startTestPortal, type TestActor, type TestPortal } from '../../testing/portal.ts'

const FILED = '2026-01-05'
/** The years 1 and 2 with eight claims: 750,000 + 8 × 50,000 each. */
const FIRST = 2_300_000
const YEAR = 1_150_000
let portal: TestPortal
let owner: TestActor
let payer: TestActor
let officer: TestActor
let number: string

beforeAll(async () => {
  portal = await startTestPortal({ now: morning(FILED) })
  owner = await portal.register()
  payer = await portal.register()
  officer = await portal.office()
})
afterAll(() => portal.close())
beforeEach(async () => {
  portal.setNow(morning(FILED))
  await keepSessions(portal)
  number = await grantSimplePatent(portal, owner)
})

const pay = async ({ BILLING_CODE, TOTAL_AMOUNT }: { BILLING_CODE: string; TOTAL_AMOUNT: number }) => {
  expect((await notify(portal, { BILLING_CODE, AMOUNT: TOTAL_AMOUNT })).body.OUTCOME).toBe('settled')
  await portal.drain()
}
const heldOf = async (patentId: string) =>
  (await portal.ask('officeAnnuitiesHeld', { as: officer, query: { q: patentId } })).body
const decide = (
  SUBMISSION_NBR: string,
  decision: { DECISION: 'RECORD' | 'REFUND'; TO_YEAR?: number },
  key: string = randomUUID(),
) =>
  portal.ask('officeAnnuityDecide', {
    as: officer,
    key,
    body: { SUBMISSION_NBR, PATENT_ID: number, REASON: 'Sudah dihubungi', ...decision },
  })
const orderOf = async (as: TestActor, submission: string) =>
  (await portal.ask('annuityOrders', { as })).body.find(({ SUBMISSION_NBR }) => SUBMISSION_NBR === submission)
    ?.PATENTS[0]
const mailsTo = async (to: TestActor, submission: string) =>
  (await portal.mails())
    .filter(({ to_address, subject, body }) => to_address === to.email && (subject + body).includes(submission))
    .map(({ kind }) => kind)
const yearsOf = async () =>
  (await portal.ask('getPatentDetailAnnuities', { as: owner, query: { patentId: number } })).body
const lastPaid = async () => (await yearsOf()).filter(({ STATUS }) => STATUS === 'PAID').length
async function undo() {
  const { PROC_TYP, PROC_NBR, ROW_VERSION, UNDO } = await caseAtDesk(portal, officer, number)
  const body = {
    PROC_TYP,
    PROC_NBR,
    ROW_VERSION,
    ACTION_NBR: UNDO?.ACTION_NBR ?? 0,
    REASON: 'Dicatat pada paten salah',
  }
  const answer = await portal.ask('officeUndoAction', { as: officer, key: randomUUID(), body })
  await portal.drain()
  return answer
}

const nameOf = async ({ userId }: TestActor) =>
  (await sql<{ name: string }>`select full_name as name from app_user where user_id = ${userId}`.execute(portal.db))
    .rows[0]?.name

/** Two orders for the years 1 and 2; the second payment is held. */
async function paidTwice() {
  const [first, second] = [
    await orderTestAnnuities(portal, owner, number, 2),
    await orderTestAnnuities(portal, payer, number, 2),
  ]
  await pay(first)
  await pay(second)
  return { first, second }
}

describe('annuities paid a second time', () => {
  test('are listed for officers with the money, and the payer was mailed with the payment', async () => {
    const { second } = await paidTwice()
    expect(await heldOf(number)).toMatchObject({
      total: 1,
      data: [
        {
          SUBMISSION_NBR: second.SUBMISSION_NBR,
          PATENT_ID: number,
          FROM_YEAR: 1,
          TO_YEAR: 2,
          AMOUNT: FIRST,
          HELD_WHY: 'YEAR',
          PAID_TO: 2,
          LEAST_YEAR: 3,
          LAST_YEAR: 10,
        },
      ],
    })
    expect(await mailsTo(payer, second.SUBMISSION_NBR)).toEqual(['annuitiesHeld'])
  })

  test('are paid back with a reason, and the payer is mailed; a second decision is refused', async () => {
    const { second } = await paidTwice()
    const key = randomUUID()
    const decided = await decide(second.SUBMISSION_NBR, { DECISION: 'REFUND' }, key)
    expect(decided.body).toEqual({ err: '', REFUND_AMOUNT: FIRST })
    expect((await decide(second.SUBMISSION_NBR, { DECISION: 'REFUND' }, key)).body).toEqual(decided.body)
    expect((await decide(second.SUBMISSION_NBR, { DECISION: 'RECORD' })).body.err).toBe('REQUEST_DECIDED')
    await portal.drain()
    expect(await mailsTo(payer, second.SUBMISSION_NBR)).toEqual(['paymentRefund', 'annuitiesHeld'])
    expect(await orderOf(payer, second.SUBMISSION_NBR)).toMatchObject({
      STATE: 'REFUNDED',
      REFUND_AMOUNT: FIRST,
      HELD_WHY: null,
    })
    expect((await heldOf(number)).total).toBe(0)
    expect(await lastPaid()).toBe(2)
  })

  test('pay a later year instead, dated the day of payment; the rest is paid back', async () => {
    const { second } = await paidTwice()
    const paidOn = portal.services.clock().toISOString().slice(0, 10)
    portal.setNow(morning('2026-12-01'))
    await keepSessions(portal)
    expect((await decide(second.SUBMISSION_NBR, { DECISION: 'RECORD', TO_YEAR: 3 })).body).toEqual({
      err: '',
      REFUND_AMOUNT: FIRST - YEAR,
    })
    await portal.drain()
    expect((await yearsOf())[2]).toMatchObject({ STATUS: 'PAID', PAID_DATE: paidOn, PAYER_NAME: await nameOf(payer) })
    expect(await orderOf(payer, second.SUBMISSION_NBR)).toMatchObject({
      STATE: 'RECORDED',
      FROM_YEAR: 3,
      TO_YEAR: 3,
      AMOUNT: FIRST,
      REFUND_AMOUNT: FIRST - YEAR,
    })
    expect(await mailsTo(payer, second.SUBMISSION_NBR)).toEqual(['paymentRefund', 'annuitiesRecorded', 'annuitiesHeld'])
  })

  test.each([
    ['that cost more than was paid', { DECISION: 'RECORD', TO_YEAR: 6 }, 422],
    ['that are paid', { DECISION: 'RECORD', TO_YEAR: 2 }, 422],
    ['after the end of protection', { DECISION: 'RECORD', TO_YEAR: 11 }, 422],
  ] as const)('do not pay years %s', async (_says, decision, status) => {
    const { second } = await paidTwice()
    expect((await decide(second.SUBMISSION_NBR, decision)).status).toBe(status)
    expect((await heldOf(number)).total).toBe(1)
    expect(await lastPaid()).toBe(2)
  })
})

describe('annuities recorded by mistake', () => {
  test('are taken back whole with the due date; the money is held and can be recorded again', async () => {
    const { DUE_DATE } = await caseAtDesk(portal, officer, number)
    const made = await orderTestAnnuities(portal, payer, number, 4)
    await pay(made)
    expect(await lastPaid()).toBe(4)
    expect((await undo()).body).toMatchObject({ err: '', DUE_DATE: expect.any(String) })
    expect(await lastPaid()).toBe(0)
    const back = await caseAtDesk(portal, officer, number)
    expect(back).toMatchObject({ DUE_DATE, IND_FROZEN: 'N' })
    expect(back.HISTORY.filter(({ NOTES }) => NOTES === 'Dicatat pada paten salah')).toHaveLength(3)
    const log = await portal.ask('getChangeLog', { as: officer, query: { PATENT_ID: number } })
    expect(log.body.data[0]).toMatchObject({
      DATA_CODE: 'ANNUITIES',
      CHANGE_USERDOC_REF: made.SUBMISSION_NBR,
      REASON: 'Dicatat pada paten salah',
      CHANGES: [{ FIELD: 'ANNUITIES.PAID_YEARS', OLD_VALUE: '4', NEW_VALUE: '0' }],
    })
    expect(await mailsTo(payer, made.SUBMISSION_NBR)).toEqual(['annuitiesUndone', 'annuitiesRecorded'])
    expect(await orderOf(payer, made.SUBMISSION_NBR)).toMatchObject({ STATE: 'HELD', HELD_WHY: 'UNDONE' })
    expect(await heldOf(number)).toMatchObject({ total: 1, data: [{ AMOUNT: made.TOTAL_AMOUNT, LEAST_YEAR: 2 }] })
    expect((await decide(made.SUBMISSION_NBR, { DECISION: 'RECORD' })).body).toEqual({ err: '', REFUND_AMOUNT: 0 })
    expect(await lastPaid()).toBe(4)
    // Once recorded again, the same money can be taken back again: only its own actions are undone.
    expect((await undo()).status).toBe(200)
    expect(await lastPaid()).toBe(0)
  })

  test('of an earlier payment stay when the last one is taken back', async () => {
    await pay(await orderTestAnnuities(portal, owner, number, 2))
    await pay(await orderTestAnnuities(portal, owner, number, 3))
    expect((await undo()).status).toBe(200)
    expect(await lastPaid()).toBe(2)
  })

  test('by an officer are taken back without money to hold', async () => {
    const body = { PATENT_ID: number, TO_YEAR: 2, PAID_DATE: portal.services.clock().toISOString().slice(0, 10) }
    const recorded = await portal.ask('officeAnnuityRecord', {
      as: officer,
      key: randomUUID(),
      body: { ...body, AMOUNT: FIRST, PROOF: 'BPN 0123', REASON: 'Dibayar di loket' },
    })
    expect(recorded.status).toBe(200)
    expect((await undo()).status).toBe(200)
    expect(await lastPaid()).toBe(0)
    expect((await heldOf(number)).total).toBe(0)
  })
})
