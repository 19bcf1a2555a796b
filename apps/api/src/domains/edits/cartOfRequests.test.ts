import { randomUUID } from 'node:crypto'

import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { fileTestDesign, notify } from '../../testing/filings.ts'
import { startNameChanges, type NameChanges } from '../../testing/nameChanges.ts'
import type { TestActor, TestPortal } from '../../testing/portal.ts'
import { logIn } from '../../testing/requestPlay.ts'
import { payRequest, submitTestRequest } from '../../testing/requests.ts'

let tried: NameChanges
let portal: TestPortal
let sari: TestActor
let officer: TestActor

beforeAll(async () => {
  tried = await startNameChanges()
  ;({ portal, sari, officer } = tried)
})
afterAll(() => portal.close())

const combine = (SUBMISSION_NBRS: readonly (string | null)[], as = sari) =>
  portal.ask('combineBills', { as, key: randomUUID(), body: { SUBMISSION_NBRS } })

/** An unpaid filing and an unpaid change of name in two marks, under one code. */
async function basket() {
  const filing = await fileTestDesign(portal, sari)
  const numbers = [await tried.newMark(), await tried.newMark()]
  const request = (await submitTestRequest(portal, tried.nameChange(numbers))).body
  const joint = await combine([request.SUBMISSION_NBR, filing.SUBMISSION_NBR])
  expect(joint.body, JSON.stringify(joint.body)).toMatchObject({
    err: '',
    TOTAL_AMOUNT: filing.TOTAL_AMOUNT + request.TOTAL_AMOUNT,
    SUBMISSION_NBRS: [filing.SUBMISSION_NBR, request.SUBMISSION_NBR],
  })
  const notice = { BILLING_CODE: joint.body.BILLING_CODE, AMOUNT: joint.body.TOTAL_AMOUNT }
  return { filing, request, notice }
}

async function paidBills(numbers: readonly (string | null)[]) {
  const { rows } = await sql<{ status: string; ntpn: string | null }>`
    select b.status, b.ntpn from bill b left join application a using (application_id) left join request r on r.request_id = b.request_id
     where coalesce(a.submission_nbr, r.submission_nbr) = any (${numbers}::text[])`.execute(portal.db)
  return rows
}

const numberOf = async (submissionNbr: string | null) =>
  (await portal.ask('getPayments', { as: sari, query: { patentId: submissionNbr ?? '' } })).body[0]?.PATENT_ID
const statesOf = async (submissionNbr: string | null) =>
  (await tried.detail(submissionNbr)).CASES.map(({ STATE }) => STATE)

test('one payment numbers the filing and receives the request in each of its cases, once', async () => {
  const { filing, request, notice } = await basket()
  const event = { ...notice, EVENT_ID: randomUUID(), NTPN: 'AAAA0000BBBB0001' }
  expect((await notify(portal, event)).body.OUTCOME).toBe('settled')
  expect((await notify(portal, event)).body.OUTCOME).toBe('settled')
  expect(await numberOf(filing.SUBMISSION_NBR)).toMatch(/^A002026/)
  expect(await tried.detail(request.SUBMISSION_NBR)).toMatchObject({ RECEIVED_DATE: '2026-03-02', BILL_STATUS: 'PAID' })
  expect(await statesOf(request.SUBMISSION_NBR)).toEqual(['submitted', 'submitted'])
  const paid = { status: 'paid', ntpn: event.NTPN }
  expect(await paidBills([filing.SUBMISSION_NBR, request.SUBMISSION_NBR])).toEqual([paid, paid])
  const [shown] = (await portal.ask('jointBills', { as: sari })).body
  expect(shown).toMatchObject({ STATUS: 'PAID', BILLING_CODE: notice.BILLING_CODE })
  expect(shown?.PARTS.map(({ SUBMISSION_NBR }) => SUBMISSION_NBR)).toContain(request.SUBMISSION_NBR)
  expect(shown?.PARTS.every(({ TITLE }) => TITLE !== '')).toBe(true)
})

test('a request paid alone or cancelled makes the joint code void, and paying it settles nothing', async () => {
  const paidAlone = await basket()
  expect(await payRequest(portal, paidAlone.request)).toBe('settled')
  expect((await notify(portal, paidAlone.notice)).body.OUTCOME).toBe('closed_code')
  expect(await numberOf(paidAlone.filing.SUBMISSION_NBR)).toBeNull()
  const cancelled = await basket()
  await tried.withdraw(cancelled.request.SUBMISSION_NBR, sari)
  expect((await notify(portal, cancelled.notice)).body.OUTCOME).toBe('closed_code')
  expect(await numberOf(cancelled.filing.SUBMISSION_NBR)).toBeNull()
  expect(await statesOf(cancelled.request.SUBMISSION_NBR)).toEqual(['cancelled', 'cancelled'])
})

test('the joint code and the code of the request paid at once settle each bill once', async () => {
  const { filing, request, notice } = await basket()
  const outcomes = await Promise.all([
    notify(portal, notice).then(({ body }) => body.OUTCOME),
    payRequest(portal, request),
  ])
  expect(outcomes.toSorted()).toEqual(['closed_code', 'settled'])
  expect(await statesOf(request.SUBMISSION_NBR)).toEqual(['submitted', 'submitted'])
  const bills = await paidBills([filing.SUBMISSION_NBR, request.SUBMISSION_NBR])
  expect(bills.filter(({ status }) => status === 'paid')).toHaveLength(outcomes[0] === 'settled' ? 2 : 1)
})

test("another person's request is seen, paid and joined by its mandated consultant only", async () => {
  const { filing, request } = await basket()
  const numbers = [request.SUBMISSION_NBR, filing.SUBMISSION_NBR]
  const patentId = request.SUBMISSION_NBR ?? ''
  const seen = async (as: TestActor) => (await portal.ask('getPayments', { as, query: { patentId } })).status
  const renewed = async (as: TestActor) =>
    (await portal.ask('regenerateBilling', { as, key: randomUUID(), body: { SUBMISSION_NBR: patentId } })).status
  expect([await seen(tried.budi), await renewed(tried.budi), (await combine(numbers, tried.budi)).status]).toEqual([
    404, 404, 404,
  ])
  const { agent: reader } = await tried.consultant({ POWER: 'READ' })
  expect(await seen(reader)).toBe(200)
  expect(await renewed(reader)).not.toBe(200)
  const { agent } = await tried.consultant({})
  expect([await seen(agent), await renewed(agent), (await combine(numbers, agent)).status]).toEqual([200, 200, 200])
})

test('a late payment that an officer accepts settles filing and request, dated the day of payment', async () => {
  const { filing, request, notice } = await basket()
  const EVENT_ID = randomUUID()
  portal.setNow('2026-03-02T17:30:00Z')
  for (const as of [sari, officer]) await logIn(portal, as)
  const late = { ...notice, EVENT_ID, PAID_AT: '2026-03-02T17:10:00Z' }
  expect((await notify(portal, late)).body.OUTCOME).toBe('late')
  const body = { EVENT_ID, DECISION: 'ACCEPT', REASON: 'Bank terlambat meneruskan.' }
  const decided = await portal.ask('officePaymentDecide', { as: officer, key: randomUUID(), body })
  expect(decided.body, JSON.stringify(decided.body)).toMatchObject({
    err: '',
    PATENT_ID: expect.stringMatching(/^A00/),
  })
  expect(await tried.detail(request.SUBMISSION_NBR)).toMatchObject({ RECEIVED_DATE: '2026-03-03', BILL_STATUS: 'PAID' })
  const bills = await paidBills([filing.SUBMISSION_NBR, request.SUBMISSION_NBR])
  expect(bills.map(({ status }) => status)).toEqual(['paid', 'paid'])
})
