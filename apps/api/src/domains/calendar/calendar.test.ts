import { randomUUID } from 'node:crypto'

import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { startTestPortal, type TestActor, type TestPortal } from '../../testing/portal.ts'

let portal: TestPortal
let officer: TestActor
beforeAll(async () => {
  portal = await startTestPortal({ now: '2026-11-20T03:00:00Z' })
  officer = await portal.office()
})
afterAll(() => portal.close())

const day = (DAY: string, more: object = {}) => ({
  DAY,
  KIND: 'NATIONAL',
  NAME_ID: 'Hari Uji',
  NAME_EN: '',
  NAME_AR: '',
  IND_PROVISIONAL: 'N',
  SOURCE: 'SKB 1/2026',
  REASON: '',
  ...more,
})
const save = (body: object) => portal.ask('officeHolidaySave', { as: officer, key: randomUUID(), body })
const year = async (n: number) => (await portal.ask('officeHolidays', { as: officer, query: { year: n } })).body

describe('days off', () => {
  test('adding, changing and removing a future holiday is logged with user, time, change and reason', async () => {
    expect((await save(day('2026-12-28'))).status).toBe(200)
    expect((await save(day('2026-12-28', { KIND: 'COLLECTIVE' }))).status).toBe(200)
    expect((await year(2026)).HOLIDAYS).toContainEqual(
      expect.objectContaining({ DAY: '2026-12-28', KIND: 'COLLECTIVE' }),
    )
    const gone = { DAY: '2026-12-28', REASON: 'SKB berubah' }
    expect((await portal.ask('officeHolidayRemove', { as: officer, key: randomUUID(), body: gone })).status).toBe(200)
    const { HOLIDAYS, CHANGES } = await year(2026)
    expect(HOLIDAYS.some(({ DAY }) => DAY === '2026-12-28')).toBe(false)
    expect(
      CHANGES.slice(0, 3).map(({ CHANGES, REASON }) => [CHANGES.find(({ FIELD }) => FIELD === 'kind'), REASON]),
    ).toEqual([
      [{ FIELD: 'kind', OLD_VALUE: 'COLLECTIVE', NEW_VALUE: '' }, 'SKB berubah'],
      [{ FIELD: 'kind', OLD_VALUE: 'NATIONAL', NEW_VALUE: 'COLLECTIVE' }, ''],
      [{ FIELD: 'kind', OLD_VALUE: '', NEW_VALUE: 'NATIONAL' }, ''],
    ])
    const { full_name } = await portal.db
      .selectFrom('app_user')
      .select('full_name')
      .where('user_id', '=', officer.userId)
      .executeTakeFirstOrThrow()
    for (const { USER_NAME, CHANGED_AT } of CHANGES.slice(0, 3))
      expect([USER_NAME, CHANGED_AT]).toEqual([full_name, '2026-11-20T03:00:00.000Z'])
  })

  test('a past day needs a reason; a day of an earlier year cannot be changed', async () => {
    expect(await save(day('2026-03-05'))).toMatchObject({ status: 422, body: { fields: [{ field: 'REASON' }] } })
    expect((await save(day('2026-03-05', { REASON: 'Keppres susulan' }))).status).toBe(200)
    expect(await save(day('2025-12-31', { REASON: 'x' }))).toMatchObject({
      status: 422,
      body: { fields: [{ field: 'DAY' }] },
    })
  })
})

describe('statutory periods', () => {
  const publish = { FLOW_ID: 'design-registration', FLOW_VERSION: 1, ACTION: 'publish', PART: 'due' }
  const period = async () => {
    const { PERIODS } = (await portal.ask('officePeriods', { as: officer })).body
    return PERIODS.find(
      (p) => p.FLOW_ID === publish.FLOW_ID && p.FLOW_VERSION === 1 && p.ACTION === 'publish' && p.PART === 'due',
    )
  }
  const row = (VALID_FROM: string, MONTHS: number | null, more: object = {}) => ({
    ...publish,
    VALID_FROM,
    MONTHS,
    CALENDAR_DAYS: null,
    WORKING_DAYS: null,
    GROUND: 'UU 31/2000 pasal 26',
    IND_VERIFIED: 'N',
    NOTE: '',
    REASON: 'Peraturan baru',
    ...more,
  })
  const write = (body: object) => portal.ask('officePeriodSave', { as: officer, key: randomUUID(), body })

  test('the sample is the last day of a period that starts today (UU 31/2000 art. 26: three months)', async () => {
    expect(await period()).toMatchObject({ SAMPLE: '2027-02-20', DEFINED: { MONTHS: 3 } })
  })

  test('a new length starts on a future day and does not change today’s deadlines', async () => {
    expect(await write(row('2026-11-20', 4))).toMatchObject({
      status: 422,
      body: { fields: [{ field: 'VALID_FROM' }] },
    })
    expect(await write(row('2026-11-21', null))).toMatchObject({ status: 422, body: { fields: [{ field: 'MONTHS' }] } })
    expect(await write(row('2026-11-21', 0))).toMatchObject({ status: 422, body: { fields: [{ field: 'MONTHS' }] } })
    expect((await write(row('2026-11-21', 4))).status).toBe(200)
    expect(await period()).toMatchObject({
      SAMPLE: '2027-02-20',
      ROWS: expect.arrayContaining([expect.objectContaining({ MONTHS: 4, IND_IN_FORCE: 'N' })]),
    })
    portal.setNow('2026-11-21T03:00:00Z')
    officer = await portal.office()
    expect(await period()).toMatchObject({ SAMPLE: '2027-03-21' })
    expect(await write(row('2026-11-21', 5))).toMatchObject({ status: 422 })
    expect((await write(row('2026-11-21', 4, { IND_VERIFIED: 'Y' }))).status).toBe(200)
    const { CHANGES } = (await portal.ask('officePeriods', { as: officer })).body
    expect(CHANGES[0]).toMatchObject({
      REASON: 'Peraturan baru',
      CHANGES: [{ FIELD: 'verified', OLD_VALUE: 'false', NEW_VALUE: 'true' }],
    })
  })

  test('an action without a period cannot get one', async () => {
    expect((await write(row('2027-01-01', 2, { ACTION: 'withdraw' }))).status).toBe(422)
    expect((await write(row('2027-01-01', 2, { FLOW_ID: 'constructor' }))).status).toBe(422)
  })
})
