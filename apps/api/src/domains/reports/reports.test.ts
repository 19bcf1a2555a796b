import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { startTestPortal, type TestActor, type TestPortal } from '../../testing/portal.ts'
import { pruneReports } from './reports.sql.ts'

const NOW = '2026-03-02T03:00:00.000Z'
let portal: TestPortal
let reporter: TestActor
let officer: TestActor
beforeAll(async () => {
  portal = await startTestPortal({ now: NOW })
  reporter = await portal.register()
  officer = await portal.office()
})
afterAll(() => portal.close())

const report = { PAGE: '/inbox', INCIDENT: 'req-1a.2', CONTENT: ' Surat tidak\ntampil ' }
let keys = 0
const send = (body: object = report, as?: TestActor) =>
  portal.ask('reportProblem', { body: { ...report, ...body }, key: `report-key-${(keys += 1)}`, ...(as && { as }) })
const list = async (state: 'open' | 'handled' = 'open') =>
  (await portal.ask('officeProblemReports', { query: { state, size: 100 }, as: officer })).body

describe('reportProblem', () => {
  test('is stored with the account of the reporter, and without one when nobody is logged in', async () => {
    const known = await send({}, reporter)
    const unknown = await send({ CONTENT: 'Halaman kosong' })
    expect([known.status, unknown.status]).toEqual([200, 200])
    expect((await list()).data).toMatchObject([
      { ID: unknown.body.ID, CONTENT: 'Halaman kosong', USER_NAME: null, EMAIL: null, MADE_AT: NOW, HANDLED_AT: null },
      {
        ID: known.body.ID,
        PAGE: '/inbox',
        INCIDENT: 'req-1a.2',
        CONTENT: 'Surat tidak\ntampil',
        EMAIL: reporter.email,
      },
    ])
  })

  const repeat = (body: object = report, as?: TestActor) =>
    portal.ask('reportProblem', { body, key: 'report-key-same', ...(as && { as }) })

  test('repeats with the same key, also at once, are stored once and are not counted as further reports', async () => {
    const before = (await list()).total
    const as = await portal.register()
    const answers = await Promise.all([repeat(report, as), repeat(report, as)])
    for (let i = 0; i < 11; i += 1) answers.push(await repeat(report, as))
    expect(answers.map(({ body }) => body)).toEqual(answers.map(() => ({ err: '', ID: answers[0]?.body.ID })))
    expect((await list()).total).toBe(before + 1)
    for (let i = 0; i < 9; i += 1) expect((await send({}, as)).status).toBe(200)
    expect((await send({}, as)).status).toBe(429)
  })

  test('the same key with another text is refused, and of another account or address is another report', async () => {
    const first = await repeat(report, reporter)
    expect(await repeat({ ...report, CONTENT: 'Lain' }, reporter)).toMatchObject({
      status: 422,
      body: { err: 'KEY_REUSED' },
    })
    const [other, unknown] = [await repeat(report, await portal.register()), await repeat()]
    expect(new Set([first, other, unknown].map(({ body }) => body.ID)).size).toBe(3)
    const { rows } = await sql<{ reporter: string }>`select reporter from problem_report`.execute(portal.db)
    expect(rows.every((row) => /^[\w-]{43}$/.test(row.reporter))).toBe(true)
  })

  test('is deleted after a year', async () => {
    const { body } = await send({}, await portal.register())
    const isKept = async () =>
      (await sql`select 1 from problem_report where report_id = ${body.ID}`.execute(portal.db)).rows.length === 1
    await pruneReports(portal.db, new Date('2027-03-02T03:00:00Z'))
    expect(await isKept()).toBe(true)
    await pruneReports(portal.db, new Date('2027-03-02T03:00:01Z'))
    expect(await isKept()).toBe(false)
    expect((await list()).total).toBe(0)
  })

  test.each([
    ['/login/forgetpass?token=rahasia#x', '/login/forgetpass'],
    ['/pratinjau/rahasia', '/pratinjau/$token'],
    ['/tidak-ada', '/tidak-ada'],
  ])('of the address %s it stores %s', async (PAGE, stored) => {
    const { body } = await send({ PAGE }, reporter)
    expect((await list()).data.find(({ ID }) => ID === body.ID)?.PAGE).toBe(stored)
  })

  test.each([
    { CONTENT: '  ' },
    { CONTENT: 'x'.repeat(2001) },
    { CONTENT: 'a\u0000b' },
    { INCIDENT: '<b>' },
    { PAGE: 'https://jahat.example' },
    { PAGE: '' },
  ])('refuses %o', async (body) => {
    expect((await send(body, reporter)).status).toBe(422)
  })

  test('after ten reports from one address the next one waits', async () => {
    const answers = []
    for (let i = 0; i < 11; i += 1) answers.push((await send()).status)
    expect(answers).toContain(429)
    expect((await send({}, await portal.register())).status).toBe(200)
  })
})

describe('officeProblemHandled', () => {
  test('moves a report to the handled ones with the officer, once; an unknown one answers 404', async () => {
    const { body } = await send({}, await portal.register())
    const handle = (ID: number, key: string) => portal.ask('officeProblemHandled', { body: { ID }, key, as: officer })
    expect((await handle(body.ID, 'handled-key-1')).status).toBe(200)
    expect((await list()).data.some(({ ID }) => ID === body.ID)).toBe(false)
    portal.setNow('2026-03-02T04:00:00.000Z')
    expect((await handle(body.ID, 'handled-key-2')).status).toBe(200)
    expect((await list('handled')).data).toMatchObject([{ ID: body.ID, HANDLED_AT: NOW }])
    expect((await handle(999_999, 'handled-key-3')).status).toBe(404)
  })
})
