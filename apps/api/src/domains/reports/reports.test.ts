import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { startTestPortal, type TestActor, type TestPortal } from '../../testing/portal.ts'

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

  test('a repeat with the same key is stored once', async () => {
    const before = (await list()).total
    const ask = () => portal.ask('reportProblem', { body: report, key: 'report-key-same', as: reporter })
    const [first, second] = [await ask(), await ask()]
    expect(second.body).toEqual(first.body)
    expect((await list()).total).toBe(before + 1)
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
