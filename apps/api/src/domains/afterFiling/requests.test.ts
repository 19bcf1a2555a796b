import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { samplePerson } from '../../testing/filings.ts'
import { registerMark, sampleMark } from '../../testing/marks.ts'
import { startTestPortal, type TestActor, type TestPortal } from '../../testing/portal.ts'
import { actOnRequest, payRequest, savedRequest, submitTestRequest } from '../../testing/requests.ts'

let portal: TestPortal
let sari: TestActor
let budi: TestActor
let officer: TestActor

beforeAll(async () => {
  portal = await startTestPortal({ now: '2026-02-03T03:00:00Z' })
  sari = await portal.register()
  budi = await portal.register()
  officer = await portal.office()
})
afterAll(() => portal.close())

const detail = async (SUBMISSION_NBR: string, as = sari) =>
  (await portal.ask('requestDetail', { as, query: { SUBMISSION_NBR } })).body

/** A change of name for marks of Sari. */
const nameChange = (numbers: string[], name = 'Sari Kopi Nusantara') => ({
  kind: 'PN',
  numbers,
  data: { NEW_DATA: [samplePerson(name)] },
  slots: ['BKT'],
  as: sari,
})

describe('a change of name for two marks', () => {
  test('is saved, submitted, paid, verified and granted, and the register and its log show it', async () => {
    const numbers = [
      await registerMark(portal, sari, sampleMark('KOPI SENJA')),
      await registerMark(portal, sari, sampleMark('KOPI FAJAR')),
    ]
    const made = await submitTestRequest(portal, nameChange(numbers))
    expect(made.body).toMatchObject({ err: '', ERRORS: [], TOTAL_AMOUNT: expect.any(Number) })
    expect(made.body.FEES).toHaveLength(2)
    expect(await payRequest(portal, made.body)).toBe('settled')
    const paid = await detail(made.body.SUBMISSION_NBR ?? '')
    expect(paid).toMatchObject({ RECEIVED_DATE: '2026-02-03', BILL_STATUS: 'PAID' })
    expect(paid.CASES).toMatchObject([{ STATE: 'submitted' }, { STATE: 'submitted' }])
    for (const one of paid.CASES) {
      expect((await actOnRequest(portal, officer, one, 'VERI')).body).toMatchObject({ STATE: 'verification' })
      const granted = await actOnRequest(portal, officer, { ...one, ROW_VERSION: one.ROW_VERSION + 1 }, 'GRANT')
      expect(granted.body).toMatchObject({ STATE: 'granted' })
    }
    const { body } = await portal.ask('requestList', { as: sari, query: {} })
    expect(body.data).toMatchObject([{ SUBMISSION_NBR: made.body.SUBMISSION_NBR, GROUP: 'DONE', CASE_COUNT: 2 }])
    const offered = await portal.ask('requestOffers', { as: sari, query: { patentId: numbers[0] } })
    expect(offered.body).toMatchObject({ OWNER_NAMES: 'Sari Kopi Nusantara' })
    const log = await portal.ask('getChangeLog', { as: officer, query: { PATENT_ID: numbers[0] } })
    expect(JSON.stringify(log.body)).toContain(made.body.SUBMISSION_NBR)
  })
})

describe('requestSave', () => {
  test('another person’s unpublished case is not found', async () => {
    const number = await registerMark(portal, sari, sampleMark('KOPI MALAM'))
    expect((await savedRequest(portal, { ...nameChange([number]), as: budi })).status).toBe(404)
    expect((await portal.ask('requestOffers', { as: budi, query: { patentId: number } })).status).toBe(404)
  })
})
