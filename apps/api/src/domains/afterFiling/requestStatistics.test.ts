import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { giveTestMandate, makeConsultant } from '../../testing/consultants.ts'
import { samplePerson } from '../../testing/filings.ts'
import { registerMark, sampleMark } from '../../testing/marks.ts'
import { patentWith, registerPatent } from '../../testing/patents.ts'
import { startTestPortal, type TestActor, type TestPortal } from '../../testing/portal.ts'
import { actOnRequest, payRequest, submitTestRequest } from '../../testing/requests.ts'

const PERIOD = { from: '2026-01-01', to: '2026-12-31' }
let portal: TestPortal
let sari: TestActor
let budi: TestActor
let officer: TestActor
let mark: string
/** Number of the request that is paid in March. */
let paid: string

beforeAll(async () => {
  portal = await startTestPortal({ now: '2026-03-31T16:30:00Z' })
  sari = await portal.register()
  budi = await portal.register()
  officer = await portal.office()
  mark = await registerMark(portal, sari, sampleMark('KOPI SENJA'))
  const patent = await registerPatent(
    portal,
    sari,
    patentWith(() => undefined),
  )
  const data = { NEW_DATA: [samplePerson('Sari Kopi Nusantara')] }
  const ask = (numbers: string[]) => submitTestRequest(portal, { kind: 'PN', numbers, data, slots: ['BKT'], as: sari })
  const { body } = await ask([mark])
  paid = body.SUBMISSION_NBR ?? ''
  await payRequest(portal, body)
  // Half past eleven in Jakarta; half an hour later it is April there.
  portal.setNow('2026-03-31T17:00:00Z')
  expect((await ask([patent])).status).toBe(200)
})
afterAll(() => portal.close())

const counts = async (as: TestActor, query: Record<string, string | number> = {}) =>
  (await portal.ask('requestStatistics', { as, query: { ...PERIOD, ...query } })).body.COUNTS

describe('requestStatistics', () => {
  test('counts by month in Jakarta, right, kind and group, with what was paid', async () => {
    const { body } = await portal.ask('requestStatistics', { as: sari, query: PERIOD })
    expect(body).toEqual({
      IND_ALL: 'N',
      COUNTS: [
        { MONTH: '2026-03', RIGHT: 'T', USERDOC_TYP: 'PN', GROUP: 'RUNNING', COUNT: 1, AMOUNT: 300_000 },
        { MONTH: '2026-04', RIGHT: 'P', USERDOC_TYP: 'PN', GROUP: 'UNPAID', COUNT: 1, AMOUNT: 0 },
      ],
    })
  })

  test.each([
    [{ right: 'P' }, ['2026-04']],
    [{ group: 'RUNNING' }, ['2026-03']],
    [{ kind: 'PJ' }, []],
    [{ from: '2026-04-01' }, ['2026-04']],
    [{ to: '2026-03-31' }, ['2026-03']],
  ])('is narrowed by %j', async (query, months) => {
    expect((await counts(sari, query)).map(({ MONTH }) => MONTH)).toEqual(months)
  })

  test('has as many requests as the list with the same filter', async () => {
    for (const row of await counts(sari)) {
      const query = {
        group: row.GROUP,
        kind: row.USERDOC_TYP,
        right: row.RIGHT,
        from: `${row.MONTH}-01`,
        to: row.MONTH === '2026-03' ? '2026-03-31' : '2026-04-30',
      }
      expect((await portal.ask('requestList', { as: sari, query })).body.total).toBe(row.COUNT)
    }
  })

  test('is of own requests; a consultant has those of principals, an officer those of everybody', async () => {
    const [stranger, agent] = [await makeConsultant(portal), await makeConsultant(portal)]
    await giveTestMandate(portal, sari, agent, { POWER: 'READ', RIGHTS: ['T'], VALID_FROM: '2026-04-01' })
    expect([await counts(budi), await counts(stranger)]).toEqual([[], []])
    expect((await counts(agent)).map(({ RIGHT }) => RIGHT)).toEqual(['T'])
    expect((await portal.ask('requestStatistics', { as: officer, query: PERIOD })).body).toMatchObject({
      IND_ALL: 'Y',
      COUNTS: await counts(sari),
    })
    const foreign = await portal.ask('requestStatistics', { as: budi, query: { ...PERIOD, client: sari.userId } })
    expect(foreign.status).toBe(404)
  })
})

test('a request of two cases is in the group that asks most, as in the list', async () => {
  const other = await registerMark(portal, budi, sampleMark('TEH'))
  const second = await registerMark(portal, budi, sampleMark('SUSU'))
  const data = { NEW_DATA: [samplePerson('Budi')] }
  const { body } = await submitTestRequest(portal, {
    kind: 'PN',
    numbers: [other, second],
    data,
    slots: ['BKT'],
    as: budi,
  })
  await payRequest(portal, body)
  await sql`update process p set state = 'granted' from request_case c join request r using (request_id)
    where (p.proc_typ, p.proc_nbr) = (c.proc_typ, c.proc_nbr) and r.submission_nbr = ${body.SUBMISSION_NBR} and c.seq_num = 1`.execute(
    portal.db,
  )
  expect((await counts(budi)).map(({ GROUP, COUNT }) => [GROUP, COUNT])).toEqual([['RUNNING', 1]])
})

describe('statistics', () => {
  const rows = async (as: TestActor, query: Record<string, string> = {}) =>
    (await portal.ask('statistics', { as, query })).body.data
  const received = { USERDOC_TYP: 'PN', YEAR_MONTH: '2026-03', RECEIVED: 1 }

  test('counts received requests by kind, letter and month, without unpaid ones', async () => {
    const [only, ...others] = await rows(sari, { to: '2026-04-30' })
    expect(only).toMatchObject({ ...received, PENDING: 1, ACCEPTED: 0, REJECTED: 0, AVG_DAYS: null })
    expect(only?.FILE_TYP).toBe(mark[0])
    expect(others).toEqual([])
    expect(await rows(sari, { from: '2026-04-01', to: '2026-04-30' })).toEqual([])
  })

  test('shows strangers nothing and officers everything', async () => {
    expect(await rows(await portal.register())).toEqual([])
    expect(await rows(officer)).toContainEqual(expect.objectContaining(received))
  })

  test('tells the mean days from receipt to a decision at the desk', async () => {
    for (const act of ['VERI', 'GRANT']) {
      const { body: detail } = await portal.ask('requestDetail', { as: sari, query: { SUBMISSION_NBR: paid } })
      const [only] = detail.CASES
      expect(only && (await actOnRequest(portal, officer, only, act, 'Lengkap.')).status).toBe(200)
    }
    expect(await rows(sari, { to: '2026-03-31' })).toMatchObject([
      { ...received, PENDING: 0, ACCEPTED: 1, AVG_DAYS: 1 },
    ])
  })
})
