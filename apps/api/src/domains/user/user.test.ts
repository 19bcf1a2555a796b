import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { PASSWORD } from '../../testing/people.ts'
import { startTestPortal, type TestActor, type TestPortal } from '../../testing/portal.ts'

let portal: TestPortal
let sari: TestActor
let budi: TestActor
beforeAll(async () => {
  portal = await startTestPortal({ now: '2026-03-02T03:00:00.000Z' })
  sari = await portal.register({ name: 'Sari Dewi' })
  budi = await portal.register()
})
afterAll(() => portal.close())

/** The answer about somebody else and about nobody, without the number of the incident. */
async function strangerAnd(ask: (userId: number) => ReturnType<TestPortal['ask']>) {
  const [stranger, nobody] = [await ask(budi.userId), await ask(2_000_000_000)]
  return [stranger, nobody].map(({ status, body }) => ({ status, body: { ...(body as object), id: '' } }))
}

describe('getOldPassword', () => {
  test('returns when the password was set and nothing else about it', async () => {
    const { body } = await portal.ask('getOldPassword', { query: { USER_ID: sari.userId }, as: sari })
    expect(body).toEqual({ USER_ID: sari.userId, PASSWORD_SET: true, CHANGED_AT: '2026-03-02T03:00:00.000Z' })
  })

  test('answers about others as about nobody', async () => {
    const [stranger, nobody] = await strangerAnd((USER_ID) =>
      portal.ask('getOldPassword', { query: { USER_ID }, as: sari }),
    )
    expect(stranger).toMatchObject({ status: 404 })
    expect(stranger).toEqual(nobody)
  })

  test.each([
    ['none', {}],
    ['a word', { USER_ID: 'semua' }],
    ['a sum', { USER_ID: '1 or 1=1' }],
    ['two', { USER_ID: ['1', '2'] }],
  ])('refuses %s as the id', async (_, query) => {
    expect((await portal.ask('getOldPassword', { query, as: sari })).status).toBe(400)
  })
})

describe('getUserDataDetail', () => {
  test('is a list of one row with the asker’s NIK and without a password', async () => {
    const { status, body } = await portal.ask('getUserDataDetail', { params: { id: sari.userId }, as: sari })
    expect(status).toBe(200)
    expect(body).toHaveLength(1)
    expect(body[0]).toMatchObject({
      ID: sari.userId,
      FULL_NAME: 'Sari Dewi',
      PERSONAL_ID: expect.stringMatching(/^\d{16}$/),
      BIRTHDAY: '1990-01-10',
      USER_TYP: 1,
    })
    expect(Object.keys(body[0] ?? {}).filter((name) => /PASS|HASH/.test(name))).toEqual([])
  })

  test('answers about others as about nobody', async () => {
    const [stranger, nobody] = await strangerAnd((id) => portal.ask('getUserDataDetail', { params: { id }, as: sari }))
    expect(stranger).toMatchObject({ status: 404 })
    expect(stranger).toEqual(nobody)
  })
})

describe('userList', () => {
  test('returns only the asker without an id, with an empty one and with their own', async () => {
    for (const query of [{}, { user_id: '' }, { user_id: sari.userId }]) {
      const { body } = await portal.ask('userList', { query, as: sari })
      expect(body).toEqual([
        { ID: sari.userId, USER_ID: sari.userId, USER_NAME: 'Sari Dewi', USER_TYP: 1, AGENT_CODE: null },
      ])
    }
    const [stranger, nobody] = await strangerAnd((user_id) => portal.ask('userList', { query: { user_id }, as: sari }))
    expect(stranger).toEqual(nobody)
  })
})

describe('getUserType', () => {
  test('lists the types to anyone and the own type to the asker', async () => {
    const all = await portal.ask('getUserType')
    expect(all.body.find((row) => row.USER_TYP === 6)?.USER_TYPE_NAME).toMatch(/Konsultan/i)
    const own = await portal.ask('getUserType', { query: { user_id: sari.userId }, as: sari })
    expect(own.body.map((row) => row.USER_TYP)).toEqual([1])
    expect((await portal.ask('getUserType', { query: { user_id: sari.userId } })).status).toBe(401)
    const [stranger, nobody] = await strangerAnd((user_id) =>
      portal.ask('getUserType', { query: { user_id }, as: sari }),
    )
    expect(stranger).toMatchObject({ status: 404 })
    expect(stranger).toEqual(nobody)
  })
})

describe('agentCodeChecker', () => {
  test('returns whether a consultant has the code, with public fields only, and limits the look-ups', async () => {
    const consultant = await portal.register({ name: 'Konsultan Uji', userTyp: 6, agentCode: 4711, notes: '0903-2016' })
    const known = await portal.ask('agentCodeChecker', { query: { agentCode: 4711 }, as: sari })
    expect(known.body).toEqual({ AGENT_CODE: 4711, EXISTS: 'Y', AGENT_NAME: 'Konsultan Uji', NOTES: '0903-2016' })
    expect(JSON.stringify(known.body)).not.toContain(consultant.email)
    expect((await portal.ask('agentCodeChecker', { query: { agentCode: 9 }, as: sari })).body).toMatchObject({
      EXISTS: 'N',
      AGENT_NAME: '',
    })
    const answers = []
    for (let i = 0; i < 25; i += 1)
      answers.push((await portal.ask('agentCodeChecker', { query: { agentCode: i + 10 }, as: sari })).status)
    expect(answers.filter((status) => status === 429).length).toBeGreaterThan(0)
    expect(answers.filter((status) => status === 200).length).toBe(18)
  })
})

describe('changePasswordCustomer', () => {
  const NEXT = 'empat ekor kucing hitam'
  const bodyOf = (OLD_PASSWORD: string, LOGIN_PASSWORD = NEXT) => ({
    OLD_PASSWORD,
    LOGIN_PASSWORD,
    LOGIN_PASSWORD_CONFIRM: LOGIN_PASSWORD,
  })

  test('needs the old password; wrong ones are delayed', async () => {
    const wati = await portal.register()
    for (let i = 0; i < 5; i += 1) {
      const answer = await portal.ask('changePasswordCustomer', { body: bodyOf(`tebakan nomor ${i}`), as: wati })
      expect(answer).toMatchObject({
        status: 422,
        body: { fields: [{ field: 'OLD_PASSWORD', message: 'Kata sandi lama salah' }] },
      })
    }
    expect((await portal.ask('changePasswordCustomer', { body: bodyOf(PASSWORD), as: wati })).status).toBe(429)
  })

  test('changes it, ends every other session and mails a notice', async () => {
    const wati = await portal.register()
    const other: TestActor = { ...wati, cookies: {} }
    await portal.ask('login', { body: { EMAIL: wati.email, LOGIN_PASSWORD: wati.password }, as: other })
    expect(
      (await portal.ask('changePasswordCustomer', { body: { ...bodyOf(PASSWORD), USER_ID: wati.userId }, as: wati }))
        .body,
    ).toEqual({ err: '' })
    expect((await portal.ask('session', { as: wati })).status).toBe(200)
    expect((await portal.ask('session', { as: other })).status).toBe(401)
    expect((await portal.mails())[0]).toMatchObject({ kind: 'passwordChanged', to_address: wati.email })
    expect((await portal.ask('login', { body: { EMAIL: wati.email, LOGIN_PASSWORD: NEXT } })).status).toBe(200)
  })

  test('refuses another’s user id', async () => {
    expect(
      (await portal.ask('changePasswordCustomer', { body: { ...bodyOf(PASSWORD), USER_ID: budi.userId }, as: sari }))
        .status,
    ).toBe(404)
    expect((await portal.ask('changePasswordCustomer', { body: bodyOf(PASSWORD, 'pendek'), as: sari })).status).toBe(
      422,
    )
    expect((await portal.ask('login', { body: { EMAIL: budi.email, LOGIN_PASSWORD: budi.password } })).status).toBe(200)
  })
})
