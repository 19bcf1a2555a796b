import { legalDateOf } from '@saki/domain/dates/legalDate'
import { criteriaQuery, type Criterion } from '@saki/domain/search/criteria'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { grantSimplePatent, orderTestAnnuities } from '../../testing/grantedPatents.ts'
import { wrongEntries } from '../../testing/keptRegister.ts'
import { registerMark, sampleMark } from '../../testing/marks.ts'
import { publishedMark } from '../../testing/oppositions.ts'
import { startTestPortal, type TestActor, type TestPortal } from '../../testing/portal.ts'
import { indexWaitingCases } from './indexRegister.ts'
import { searchRegister } from './searchRegister.ts'
import { notify } from '../../testing/filings.ts'

let portal: TestPortal
let owner: TestActor
let mark: string
let hidden: string
let patent: string
let granted: string

beforeAll(async () => {
  portal = await startTestPortal({ now: '2026-03-02T03:00:00Z' })
  owner = await portal.register()
  mark = await publishedMark(portal, owner, 'KOPI SENJA')
  hidden = await registerMark(portal, owner, sampleMark('TEH PAGI'))
  patent = await grantSimplePatent(portal, owner)
  granted = legalDateOf(portal.services.clock())
  // The letter of the certificate writes these; the patent was granted without letters.
  await sql`update application set registration_nbr = 'IDS000000001', registration_date = ${granted}::date, expiration_date = filing_date + interval '10 years'
             where application_number = ${patent}`.execute(portal.db)
  await indexWaitingCases(portal.db)
}, 180_000)
afterAll(() => portal.close())

const found = async (f: Criterion['f'], v: string, j: Criterion['j'] = 'AND') => {
  const query = criteriaQuery({ searchByValidation: [{ j, f, o: 'equals', v }] })
  const { rows } = await searchRegister(portal.db, { query }, 'office', { page: 1, size: 10, sort: 'number' })
  return rows.map(({ applicationNumber }) => applicationNumber)
}

test('a right is in force from its registration to its last day, and not after it ended', async () => {
  expect(await found('inForce', granted)).toEqual([patent])
  expect(await found('inForce', '2036-03-02')).toEqual([patent])
  expect(await found('inForce', '2036-03-03')).toEqual([])
  expect(await found('inForce', '2026-03-02')).toEqual([])
})

test('the formality check is passed by what was published or goes on', async () => {
  expect((await found('formality', 'complete')).toSorted()).toEqual([mark, patent].toSorted())
  expect(await found('formality', 'open')).toEqual([hidden])
})

test('annuities are owed until they are paid', async () => {
  expect(await found('annuityDue', granted)).toEqual([patent])
  expect(await found('annuityPaid', granted)).toEqual([])
  const order = await orderTestAnnuities(portal, owner, patent, 3)
  await notify(portal, { BILLING_CODE: order.BILLING_CODE, AMOUNT: order.TOTAL_AMOUNT })
  expect(await found('annuityYear', '3')).toEqual([patent])
  expect(await found('annuityPaid', '2029-03-01')).toEqual([patent])
  expect(await found('annuityPaid', '2029-03-02')).toEqual([])
  expect(await found('annuityDue', '2029-03-02')).toEqual([patent])
  expect((await found('annuityPaid', '2029-03-01', 'NOT')).toSorted()).toEqual([hidden, mark].toSorted())
})

test('the register holds what is computed', async () => {
  expect(await wrongEntries(portal.db)).toEqual([])
})
