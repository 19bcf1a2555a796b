import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { PASSWORD } from '../../testing/people.ts'
import { startTestPortal, type TestActor, type TestPortal } from '../../testing/portal.ts'

const START = '2026-03-02T03:00:00.000Z'
let portal: TestPortal
let sari: TestActor
beforeAll(async () => {
  portal = await startTestPortal({ now: START })
  sari = await portal.register({ email: 'Sari@Contoh.id', name: 'Sari Dewi' })
})
afterAll(() => portal.close())

/** The same person in another browser. */
const elsewhere = (actor: TestActor, ip = '10.9.9.9'): TestActor => ({ ...actor, cookies: {}, ip })
const pair = (actor: TestActor) => ({ EMAIL: actor.email, LOGIN_PASSWORD: actor.password })
const minutesLater = (minutes: number) => portal.setNow(new Date(Date.parse(START) + minutes * 60_000).toISOString())

describe('login', () => {
  test('opens a session, in any case of the address, and sets an HttpOnly cookie and a flag for 8 hours', async () => {
    const answer = await portal.ask('login', { body: { EMAIL: 'sari@contoh.ID', LOGIN_PASSWORD: PASSWORD } })
    expect(answer.status).toBe(200)
    expect(answer.body).toMatchObject({
      ID: sari.userId,
      USER_ID: sari.userId,
      USER_NAME: 'Sari Dewi',
      USER_TYP: 1,
      AGENT_CODE: null,
      ROLE: 'applicant',
      TOTAL: 0,
    })
    expect(answer.cookies['saki']).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/', maxAge: 28_800 })
    expect(answer.cookies['saki_signed_in']).toMatchObject({ value: '1', maxAge: 28_800 })
    expect(answer.cookies['saki_signed_in']).not.toHaveProperty('httpOnly')
    expect(answer.cookies['saki']?.value).not.toContain('Sari')
  })

  test('answers an unknown address and a wrong password alike', async () => {
    const unknown = await portal.ask('login', { body: { EMAIL: 'siapa@contoh.id', LOGIN_PASSWORD: PASSWORD } })
    const wrong = await portal.ask('login', { body: { EMAIL: sari.email, LOGIN_PASSWORD: 'bukan kata sandinya' } })
    expect([unknown.status, wrong.status]).toEqual([401, 401])
    expect({ ...unknown.body, id: '' }).toEqual({ ...wrong.body, id: '' })
    expect(unknown.body.err).toBe('INVALID_CREDENTIALS')
  })

  test('uses the password as received: no trimming, no change of case', async () => {
    for (const LOGIN_PASSWORD of [` ${PASSWORD}`, `${PASSWORD} `, PASSWORD.toUpperCase()]) {
      expect(
        (await portal.ask('login', { body: { EMAIL: sari.email, LOGIN_PASSWORD }, as: elsewhere(sari, '10.9.1.1') }))
          .status,
      ).toBe(401)
    }
  })

  test.each([
    ['a number for the address', { EMAIL: 7, LOGIN_PASSWORD: 'x' }, 422],
    ['an unknown field', { EMAIL: 'a@contoh.id', LOGIN_PASSWORD: 'x', USER_TYP: 6 }, 422],
    ['no password', { EMAIL: 'a@contoh.id' }, 422],
    ['NUL in the address', { EMAIL: 'a\0@contoh.id', LOGIN_PASSWORD: 'x' }, 422],
    ['an array', [], 422],
    ['ten million letters', { EMAIL: 'a@contoh.id', LOGIN_PASSWORD: 'x'.repeat(10_000_000) }, 413],
    ['half a JSON text', '{"EMAIL":', 400],
    ['a poisoned prototype', '{"__proto__":{"a":1},"EMAIL":"a@contoh.id","LOGIN_PASSWORD":"x"}', 400],
  ])('refuses %s', async (_, body, status) => {
    expect((await portal.ask('login', { body })).status).toBe(status)
  })

  test('refuses other content types and foreign origins', async () => {
    expect((await portal.ask('login', { body: 'EMAIL=a', headers: { 'content-type': 'text/plain' } })).status).toBe(415)
    expect((await portal.ask('login', { body: pair(sari), headers: { 'x-requested-with': undefined } })).body.err).toBe(
      'FOREIGN_ORIGIN',
    )
    expect(
      (await portal.ask('login', { body: pair(sari), headers: { origin: 'https://contoh.example' } })).body.err,
    ).toBe('FOREIGN_ORIGIN')
  })

  test('delays guessing from one address without locking the account; its owner logs in from another', async () => {
    const budi = await portal.register()
    const thief = elsewhere(budi, '10.66.0.1')
    const statuses: number[] = []
    for (let i = 0; i < 12; i += 1)
      statuses.push(
        (await portal.ask('login', { body: { EMAIL: budi.email, LOGIN_PASSWORD: `tebakan nomor ${i}` }, as: thief }))
          .status,
      )
    expect(statuses.filter((status) => status === 401)).toHaveLength(5)
    const late = await portal.ask('login', { body: pair(budi), as: thief })
    expect(late).toMatchObject({ status: 429, body: { err: 'TOO_MANY', retryAfter: 1 } })
    expect(late.headers['retry-after']).toBe('1')
    expect((await portal.ask('login', { body: pair(budi), as: elsewhere(budi) })).status).toBe(200)
    minutesLater(1)
    expect((await portal.ask('login', { body: pair(budi), as: thief })).status).toBe(200)
  })

  test('counts guesses made at the same instant', async () => {
    const budi = await portal.register()
    const thief = elsewhere(budi, '10.66.0.2')
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, i) =>
        portal.ask('login', { body: { EMAIL: budi.email, LOGIN_PASSWORD: `tebakan ${i}` }, as: thief }),
      ),
    )
    expect(answers.filter((answer) => answer.status === 401).length).toBeLessThanOrEqual(5)
  })

  test('ends the session the browser had, and the oldest of eleven', async () => {
    const budi = await portal.register()
    const first = { ...budi.cookies }
    await portal.ask('login', { body: pair(budi), as: budi })
    expect(budi.cookies['saki']).not.toBe(first['saki'])
    expect((await portal.ask('session', { as: { ...budi, cookies: first } })).status).toBe(401)
    for (let i = 0; i < 10; i += 1) {
      minutesLater(2 + i)
      expect((await portal.ask('session', { as: budi })).status).toBe(200)
      await portal.ask('login', { body: pair(budi), as: elsewhere(budi) })
    }
    expect((await portal.ask('session', { as: budi })).status).toBe(401)
  })
})

describe('activateLogin', () => {
  /** Ten failures from many addresses, then the right password. */
  async function afterGuessing(): Promise<{ budi: TestActor; browser: TestActor; code: string }> {
    const budi = await portal.register()
    for (let i = 0; i < 10; i += 1)
      await portal.ask('login', {
        body: { EMAIL: budi.email, LOGIN_PASSWORD: `tebakan ${i}` },
        as: elsewhere(budi, `10.7.0.${i}`),
      })
    const browser = elsewhere(budi)
    expect((await portal.ask('login', { body: pair(budi), as: browser })).body.err).toBe('LOGIN_CODE_REQUIRED')
    expect(browser.cookies['saki']).toBeUndefined()
    const [mail] = await portal.mails()
    expect(mail).toMatchObject({ kind: 'loginCode', to_address: budi.email })
    return { budi, browser, code: /^\d{6}$/m.exec(mail?.body ?? '')?.[0] ?? '' }
  }

  test('opens a session once with the mailed code, only in the browser that sent the password, which is then known', async () => {
    const { budi, browser, code } = await afterGuessing()
    const body = { EMAIL: budi.email, CODE: `${code.slice(0, 3)} ${code.slice(3)}` }
    expect((await portal.ask('activateLogin', { body, as: elsewhere(budi) })).body.err).toBe('TOKEN_INVALID')
    const copy = { ...browser, cookies: { ...browser.cookies } }
    expect((await portal.ask('activateLogin', { body, as: browser })).status).toBe(200)
    expect((await portal.ask('session', { as: browser })).status).toBe(200)
    expect((await portal.ask('activateLogin', { body, as: copy })).status).toBe(422)
    expect((await portal.ask('login', { body: pair(budi), as: browser })).status).toBe(200)
  })

  test('refuses a code after six wrong ones or thirty minutes', async () => {
    const { budi, browser, code } = await afterGuessing()
    const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0')
    for (let i = 0; i < 6; i += 1)
      expect(
        (await portal.ask('activateLogin', { body: { EMAIL: budi.email, CODE: wrong }, as: browser })).status,
      ).toBe(422)
    expect((await portal.ask('activateLogin', { body: { EMAIL: budi.email, CODE: code }, as: browser })).body.err).toBe(
      'TOKEN_INVALID',
    )
    const again = await afterGuessing()
    minutesLater(60)
    expect(
      (await portal.ask('activateLogin', { body: { EMAIL: again.budi.email, CODE: again.code }, as: again.browser }))
        .status,
    ).toBe(422)
  })
})

describe('logout', () => {
  test('ends the session, clears its cookies and the cache but not the device cookie; a copied cookie is refused', async () => {
    const budi = await portal.register()
    const copy = { ...budi, cookies: { ...budi.cookies } }
    const answer = await portal.ask('logout', { as: budi })
    expect(answer).toMatchObject({ status: 200, body: { err: '' } })
    expect(answer.headers['clear-site-data']).toBe('"cache"')
    expect(Object.keys(budi.cookies)).toEqual(['saki_device'])
    expect((await portal.ask('session', { as: copy })).status).toBe(401)
  })
})

describe('captcha', () => {
  test('is a signed challenge that expires in five minutes', async () => {
    const { body } = await portal.ask('captcha')
    expect(body.signature).toMatch(/^[0-9a-f]{64}$/)
    expect(body.parameters.data.until).toBe(Math.floor(portal.services.clock().getTime() / 1000) + 300)
  })
})
