import { randomUUID } from 'node:crypto'

import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { notify, samplePerson } from '../../testing/filings.ts'
import { takeOfficeAction } from '../../testing/letters.ts'
import { startNameChanges, type NameChanges } from '../../testing/nameChanges.ts'
import { playedCase } from '../../testing/playedCases.ts'
import type { TestActor, TestPortal } from '../../testing/portal.ts'
import { actOnRequest, payRequest, submitTestRequest } from '../../testing/requests.ts'

let tried: NameChanges
let portal: TestPortal
let sari: TestActor
let budi: TestActor
let officer: TestActor

beforeAll(async () => {
  tried = await startNameChanges()
  ;({ portal, sari, budi, officer } = tried)
})
afterAll(() => portal.close())

describe('a payment', () => {
  test('reported twice is booked once', async () => {
    const sent = (await submitTestRequest(portal, tried.nameChange([await tried.newMark()]))).body
    expect(await payRequest(portal, sent, { NTPN: 'AAAA0000AAAA0001' })).toBe('settled')
    expect(await payRequest(portal, sent, { NTPN: 'AAAA0000AAAA0001' })).toBe('repeated')
    expect(await payRequest(portal, sent)).toBe('closed_code')
    expect((await tried.detail(sent.SUBMISSION_NBR)).CASES).toMatchObject([{ STATE: 'submitted' }])
  })

  test('of a cancelled request waits for an officer and begins nothing', async () => {
    const sent = (await submitTestRequest(portal, tried.nameChange([await tried.newMark()]))).body
    expect((await tried.withdraw(sent.SUBMISSION_NBR, sari)).status).toBe(200)
    expect(await payRequest(portal, sent)).toBe('closed_code')
    expect(await tried.detail(sent.SUBMISSION_NBR)).toMatchObject({
      RECEIVED_DATE: null,
      CASES: [{ STATE: 'cancelled' }],
    })
  })

  test('and a withdrawal at the same time leave one consistent request', async () => {
    for (let round = 0; round < 4; round += 1) {
      const sent = (await submitTestRequest(portal, tried.nameChange([await tried.newMark()]))).body
      const notice = { BILLING_CODE: sent.BILLING_CODE, AMOUNT: sent.TOTAL_AMOUNT }
      const [paid, ended] = await Promise.all([notify(portal, notice), tried.withdraw(sent.SUBMISSION_NBR, sari)])
      expect(ended.status).toBe(200)
      const isBooked = paid.body.OUTCOME === 'settled'
      expect(isBooked || paid.body.OUTCOME === 'closed_code').toBe(true)
      expect(await tried.detail(sent.SUBMISSION_NBR)).toMatchObject({
        RECEIVED_DATE: isBooked ? '2026-03-02' : null,
        BILL_STATUS: isBooked ? 'PAID' : 'CLOSED',
        CASES: [{ STATE: isBooked ? 'withdrawn' : 'cancelled' }],
      })
    }
  })

  test('is one for all cases, so that an unpaid request is cancelled in all of them', async () => {
    const numbers = [await tried.newMark(), await tried.newMark()]
    const sent = (await submitTestRequest(portal, tried.nameChange(numbers))).body
    const { body } = await tried.withdraw(sent.SUBMISSION_NBR, sari, { PATENT_ID: numbers[0] })
    expect(body.ENDED).toEqual(numbers)
    expect((await tried.detail(sent.SUBMISSION_NBR)).CASES).toMatchObject([
      { STATE: 'cancelled' },
      { STATE: 'cancelled' },
    ])
  })
})

test('what a former owner asked for is held, and not granted, once the case belongs to somebody else', async () => {
  const number = await tried.newMark()
  await takeOfficeAction(portal, await playedCase(portal, number), { action: 'publish', role: 'office' })
  const paid = (await submitTestRequest(portal, tried.nameChange([number]))).body
  await payRequest(portal, paid)
  const unpaid = (
    await submitTestRequest(portal, {
      kind: 'PH',
      numbers: [number],
      as: sari,
      slots: ['PGH'],
      data: { REQUEST: { HOW: 'SALE', EXTENT: 'WHOLE' }, NEW_OWNERS: [samplePerson('Rina Kurnia')] },
    })
  ).body
  await sql`update application set owner_id = ${budi.userId} where application_number = ${number}`.execute(portal.db)
  const [one] = (await tried.detail(paid.SUBMISSION_NBR)).CASES
  if (!one) throw new Error('no case')
  await actOnRequest(portal, officer, one, 'VERI')
  const granted = await actOnRequest(portal, officer, { ...one, ROW_VERSION: one.ROW_VERSION + 1 }, 'GRANT')
  expect(granted.body.err).toBe('ACTION_NOT_ALLOWED')
  expect((await tried.detail(paid.SUBMISSION_NBR)).CASES).toMatchObject([{ STATE: 'verification' }])
  expect(await payRequest(portal, unpaid)).toBe('settled')
  const held = await tried.detail(unpaid.SUBMISSION_NBR)
  expect(held).toMatchObject({ BILL_STATUS: 'PAID', CASES: [{ STATE: 'submitted', HELD_WHY: 'STATE' }] })
})

test('a payment that was late is not accepted for a request cancelled since', async () => {
  const sent = (await submitTestRequest(portal, tried.nameChange([await tried.newMark()]))).body
  const EVENT_ID = randomUUID()
  const PAID_AT = '2026-03-02T17:00:01Z'
  portal.setNow('2026-03-02T17:00:02Z')
  for (const as of [sari, officer])
    await portal.ask('login', { as, body: { EMAIL: as.email, LOGIN_PASSWORD: as.password } })
  expect(await payRequest(portal, sent, { EVENT_ID, PAID_AT })).toBe('late')
  expect((await tried.withdraw(sent.SUBMISSION_NBR, sari)).status).toBe(200)
  const body = { EVENT_ID, DECISION: 'ACCEPT', REASON: 'Dibayar terlambat.' }
  const decided = await portal.ask('officePaymentDecide', { as: officer, key: randomUUID(), body })
  expect(decided).toMatchObject({ status: 409, body: { err: 'BILL_NOT_OPEN' } })
})
