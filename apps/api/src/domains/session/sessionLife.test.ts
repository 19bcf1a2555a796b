import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { startTestPortal, type TestActor, type TestPortal } from '../../testing/portal.ts'

let portal: TestPortal
let sari: TestActor
beforeAll(async () => {
  portal = await startTestPortal({ now: '2026-03-02T03:00:00.000Z' })
  sari = await portal.register()
})
afterAll(() => portal.close())

const withCookie = (saki: string): TestActor => ({ ...sari, cookies: { saki } })
const goodCookie = () => sari.cookies['saki'] ?? ''

describe('session', () => {
  test('returns the user’s data and the expiry of the session', async () => {
    const { status, body } = await portal.ask('session', { as: sari })
    expect(status).toBe(200)
    expect(body).toEqual({
      ID: sari.userId,
      USER_ID: sari.userId,
      USER_NAME: expect.any(String),
      EMAIL: sari.email,
      USER_TYP: 1,
      AGENT_CODE: null,
      ROLE: 'applicant',
      OFFICE_ROLES: [],
      LANGUAGE: 'id',
      EXPIRES_AT: '2026-03-02T11:00:00.000Z',
      SERVER_TIME: '2026-03-02T03:00:00.000Z',
      TOTAL: 0,
    })
  })

  test('is not cacheable, and is refused without a cookie', async () => {
    expect((await portal.ask('session', { as: sari })).headers['cache-control']).toBe('no-store')
    expect(await portal.ask('session')).toMatchObject({ status: 401, body: { err: 'NOT_SIGNED_IN' } })
  })

  test('does not accept a cookie with any one character changed', async () => {
    const cookie = goodCookie()
    for (let i = 0; i < cookie.length; i += 1) {
      const other = cookie[i] === 'A' ? 'B' : 'A'
      const changed = `${cookie.slice(0, i)}${other}${cookie.slice(i + 1)}`
      const { status } = await portal.ask('session', { as: withCookie(changed) })
      expect(status, `character ${i}`).toBe(401)
    }
  }, 60_000)

  test.each([
    ['nothing', ''],
    ['a dot', '.'],
    ['no seal', 'A'.repeat(43)],
    ['NUL', '%00.%00'],
    ['an id of another length', 'AAAA.AAAA'],
  ])('refuses a cookie of %s', async (_, cookie) => {
    expect((await portal.ask('session', { as: withCookie(cookie) })).status).toBe(401)
  })

  test('expires after 8 hours to the second, however often it is used', async () => {
    portal.setNow('2026-03-02T10:59:59.000Z')
    expect((await portal.ask('session', { as: sari })).status).toBe(200)
    portal.setNow('2026-03-02T11:00:00.000Z')
    expect((await portal.ask('session', { as: sari })).status).toBe(401)
  })

  test('ends when the account is closed', async () => {
    const budi = await portal.register()
    await portal.db.updateTable('app_user').set({ status: 'closed' }).where('user_id', '=', budi.userId).execute()
    expect((await portal.ask('session', { as: budi })).status).toBe(401)
    expect((await portal.ask('login', { body: { EMAIL: budi.email, LOGIN_PASSWORD: budi.password } })).body.err).toBe(
      'INVALID_CREDENTIALS',
    )
  })
})

describe('over https', () => {
  test('the cookie is bound to the host and sent over https only, and mails link there', async () => {
    const secure = await startTestPortal({ publicBaseUrl: 'https://portal.contoh.id' })
    const budi = await secure.register()
    expect(Object.keys(budi.cookies).sort()).toEqual(['__Host-saki', '__Host-saki_device', 'saki_signed_in'])
    const { cookies } = await secure.ask('login', { body: { EMAIL: budi.email, LOGIN_PASSWORD: budi.password } })
    expect(cookies['__Host-saki']).toMatchObject({ secure: true, httpOnly: true, path: '/', sameSite: 'Lax' })
    expect(cookies['__Host-saki']).not.toHaveProperty('domain')
    expect((await secure.mails())[0]?.body).toContain('https://portal.contoh.id/login/activation?userId=')
    await secure.close()
  })
})
