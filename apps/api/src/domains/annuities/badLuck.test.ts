import { randomUUID } from 'node:crypto'

import { addDays } from '@saki/domain/dates/legalDate'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { runDue } from '../../jobs/timers.ts'
import { giveTestMandate, makeConsultant } from '../../testing/consultants.ts'
import { notify } from '../../testing/filings.ts'
import { caseAtDesk, grantSimplePatent, keepSessions, orderTestAnnuities } from '../../testing/grantedPatents.ts'
import { servicesOf } from '../../testing/letters.ts'
import { morning, playActions, playedCase, registerSample } from '../../testing/playedCases.ts'
import { startTestPortal, type TestActor, type TestPortal } from '../../testing/portal.ts'
import { requestSamples } from '../../testing/requestSamples.ts'
import { actOnRequest, payRequest, submitTestRequest } from '../../testing/requests.ts'

const FILED = '2026-01-05'
let portal: TestPortal
let owner: TestActor
let officer: TestActor

beforeAll(async () => {
  portal = await startTestPortal({ now: morning(FILED) })
  owner = await portal.register()
  officer = await portal.office()
})
afterAll(() => portal.close())
beforeEach(() => at(FILED))

async function at(day: string): Promise<void> {
  portal.setNow(morning(day))
  await keepSessions(portal)
}
/** What is due on a day happens, as the timers do it. */
async function sweptOn(day: string): Promise<void> {
  await at(day)
  await runDue(servicesOf(portal), portal.services.clock())
  await portal.drain()
}
const dueOf = async (number: string) => (await caseAtDesk(portal, officer, number)).DUE_DATE ?? ''
const lastMinute = (day: string) => ({ PAID_AT: `${day}T16:59:59.000Z` })
const detail = async (SUBMISSION_NBR: string | null, as = owner) =>
  (await portal.ask('requestDetail', { as, query: { SUBMISSION_NBR: SUBMISSION_NBR ?? '' } })).body

test('annuities paid in the last minute of grace and heard of after it are held with the money, and recorded once the right is kept', async () => {
  const number = await grantSimplePatent(portal, owner)
  await sweptOn(addDays(await dueOf(number), 1))
  const end = await dueOf(number)
  await at(end)
  const made = await orderTestAnnuities(portal, owner, number, 2)
  await sweptOn(addDays(end, 1))
  expect((await playedCase(portal, number)).state).toBe('removal_review')
  const notice = { BILLING_CODE: made.BILLING_CODE, AMOUNT: made.TOTAL_AMOUNT, ...lastMinute(end) }
  expect((await notify(portal, notice)).body.OUTCOME).toBe('settled')
  const held = (await portal.ask('officeAnnuitiesHeld', { as: officer, query: { q: number } })).body.data[0]
  expect(held).toMatchObject({ HELD_WHY: 'REVIEW', AMOUNT: made.TOTAL_AMOUNT, PAID_DATE: end, LEAST_YEAR: null })
  const [order] = (await portal.ask('annuityOrders', { as: owner })).body
  expect(order).toMatchObject({ STATUS: 'PAID', AMOUNT: made.TOTAL_AMOUNT, PATENTS: [{ STATE: 'HELD' }] })
  const decide = () =>
    portal.ask('officeAnnuityDecide', {
      as: officer,
      key: randomUUID(),
      body: {
        SUBMISSION_NBR: made.SUBMISSION_NBR,
        PATENT_ID: number,
        DECISION: 'RECORD',
        REASON: 'Dibayar tepat waktu',
      },
    })
  expect((await decide()).body.err).toBe('ACTION_NOT_ALLOWED')
  const { PROC_TYP, PROC_NBR } = await caseAtDesk(portal, officer, number)
  const kept = { PROC_TYP, PROC_NBR, ACTION_TYP: 'KEEP', NOTES: 'Dibayar tepat waktu' }
  expect((await portal.ask('insertAction', { as: officer, key: randomUUID(), body: kept })).status).toBe(200)
  expect((await decide()).body).toEqual({ err: '', REFUND_AMOUNT: 0 })
  const years = (await portal.ask('getPatentDetailAnnuities', { as: owner, query: { patentId: number } })).body
  expect(years.slice(0, 3)).toMatchObject([{ STATUS: 'PAID', PAID_DATE: end }, { STATUS: 'PAID' }, { PAID_DATE: null }])
})

test('a renewal paid in the last minute and heard of after the mark expired is held with the money', async () => {
  const number = await registerSample(portal, owner, 'MARK')
  await playActions(portal, number, ['publish', 'publication_over', 'examine', 'accept', 'register'])
  await sweptOn(addDays(await dueOf(number), 1))
  await sweptOn(addDays(await dueOf(number), 1))
  const end = await dueOf(number)
  await at(end)
  const sample = requestSamples.PJ?.('MARK') ?? {}
  const made = (await submitTestRequest(portal, { kind: 'PJ', numbers: [number], as: owner, ...sample })).body
  expect(made).toMatchObject({ err: '', ERRORS: [] })
  await sweptOn(addDays(end, 1))
  expect((await playedCase(portal, number)).state).toBe('expired')
  expect(await payRequest(portal, made, lastMinute(end))).toBe('settled')
  const paid = await detail(made.SUBMISSION_NBR)
  expect(paid).toMatchObject({ BILL_STATUS: 'PAID', RECEIVED_DATE: end, CASES: [{ STATE: 'submitted' }] })
  const [one] = paid.CASES
  if (!one) throw new Error('no case')
  await actOnRequest(portal, officer, one, 'VERI')
  const granted = await actOnRequest(portal, officer, { ...one, ROW_VERSION: one.ROW_VERSION + 1 }, 'GRANT')
  expect(granted.body.err).toBe('ACTION_NOT_ALLOWED')
  // The officer takes the expiry back, and the renewal counts from its day.
  const { PROC_TYP, PROC_NBR, ROW_VERSION, UNDO } = await caseAtDesk(portal, officer, number)
  const undo = { PROC_TYP, PROC_NBR, ROW_VERSION, ACTION_NBR: UNDO?.ACTION_NBR ?? 0, REASON: 'Dibayar tepat waktu' }
  expect((await portal.ask('officeUndoAction', { as: officer, key: randomUUID(), body: undo })).status).toBe(200)
  const again = await actOnRequest(portal, officer, { ...one, ROW_VERSION: one.ROW_VERSION + 1 }, 'GRANT')
  expect(again.body).toMatchObject({ STATE: 'granted' })
  expect((await playedCase(portal, number)).state).toBe('registered')
  const { rows } = await sql<{ day: string }>`
    select t.action_date as day from process_action t join process p using (proc_typ, proc_nbr) join application a using (application_id)
     where a.application_number = ${number} and t.action = 'renew_late'`.execute(portal.db)
  expect(rows).toEqual([{ day: end }])
})

test('what a consultant ordered and paid after the mandate was revoked is received for the principal, whom alone it is shown', async () => {
  const number = await registerSample(portal, owner, 'MARK')
  const agent = await makeConsultant(portal)
  const MANDATE_ID = await giveTestMandate(portal, owner, agent, { VALID_FROM: FILED })
  const sample = requestSamples.PN?.('MARK') ?? {}
  const made = (await submitTestRequest(portal, { kind: 'PN', numbers: [number], as: agent, ...sample })).body
  expect(made).toMatchObject({ err: '', ERRORS: [] })
  expect((await portal.ask('endMandate', { as: owner, body: { MANDATE_ID } })).status).toBe(200)
  expect(await payRequest(portal, made)).toBe('settled')
  expect(await detail(made.SUBMISSION_NBR)).toMatchObject({ BILL_STATUS: 'PAID', RECEIVED_DATE: FILED })
  const query = { SUBMISSION_NBR: made.SUBMISSION_NBR ?? '' }
  expect((await portal.ask('requestDetail', { as: agent, query })).status).toBe(404)
  expect((await portal.ask('requestWithdraw', { as: agent, key: randomUUID(), body: query })).status).toBe(404)
})
