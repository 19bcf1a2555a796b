import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { PASSWORD, registration } from '../../testing/people.ts'
import { startTestPortal, type TestPortal } from '../../testing/portal.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await startTestPortal({ now: '2026-03-02T03:00:00.000Z' })
})
afterAll(() => portal.close())

const OTHERS = 'kursi orang lain sama sekali'
const NEW = 'empat ekor kucing hitam'
type Fields = Awaited<ReturnType<typeof registration>>
const twice = (password: string) => ({ LOGIN_PASSWORD: password, LOGIN_PASSWORD_CONFIRM: password })

async function registered(fields?: Fields): Promise<Fields> {
  const body = fields ?? (await registration(portal.services))
  const { status, body: reply } = await portal.ask('insertNewCustomer', { body })
  expect(status, JSON.stringify(reply)).toBe(200)
  return body
}
/** The newest link of a mailbox, as its owner can use it. */
async function linkOf({ EMAIL }: Fields) {
  const mail = (await portal.mails()).find(({ to_address, kind }) => to_address === EMAIL && kind === 'activation')
  const link = new URL(/https?:\S+/.exec(mail?.body ?? '')?.[0] ?? '').searchParams
  const query = { userId: Number(link.get('userId')) }
  const TOKEN = link.get('token') ?? ''
  return {
    activate: (given: object) => portal.ask('activateAccount', { query, body: { TOKEN, ...given } }),
    reject: () => portal.ask('rejectRegistration', { query, body: { TOKEN } }),
  }
}
const login = ({ EMAIL }: Fields, LOGIN_PASSWORD: string) =>
  portal
    .ask('login', { body: { EMAIL, LOGIN_PASSWORD } })
    .then(({ status, body }) => `${status} ${body.err ?? ''}`.trim())
const statusOf = async ({ EMAIL }: Fields) =>
  (await portal.db.selectFrom('app_user').select('status').where('email', '=', EMAIL).executeTakeFirst())?.status

/** Somebody registered, and before the link was opened somebody else registered the same address with a password of their own. */
async function takenOver(): Promise<Fields> {
  const own = await registered()
  const { CAPTCHA } = await registration(portal.services)
  await registered({ ...own, CAPTCHA, ...twice(OTHERS) })
  return own
}

describe('an address registered again by somebody else before its activation', () => {
  test('the link alone does not activate the password they chose', async () => {
    const own = await takenOver()
    const { activate } = await linkOf(own)
    expect((await activate({})).status).toBe(422)
    expect(await login(own, OTHERS)).not.toBe('200')
    expect(await statusOf(own)).toBe('pending')
  })

  test('the owner’s own password is refused without using the link up; a new one replaces the other’s', async () => {
    const own = await takenOver()
    const { activate } = await linkOf(own)
    const refused = await activate({ LOGIN_PASSWORD: own.LOGIN_PASSWORD })
    expect(refused).toMatchObject({ status: 422, body: { fields: [{ field: 'LOGIN_PASSWORD' }] } })
    expect((await activate(twice(NEW))).body).toEqual({ err: '' })
    expect(await statusOf(own)).toBe('active')
    expect([await login(own, OTHERS), await login(own, PASSWORD), await login(own, NEW)]).toEqual([
      '401 INVALID_CREDENTIALS',
      '401 INVALID_CREDENTIALS',
      '200',
    ])
  })
})

describe('activateAccount', () => {
  test('accepts the password of the registration, once', async () => {
    const own = await registered()
    const { activate } = await linkOf(own)
    expect((await activate({ LOGIN_PASSWORD: own.LOGIN_PASSWORD })).body).toEqual({ err: '' })
    expect((await activate({ LOGIN_PASSWORD: own.LOGIN_PASSWORD })).body.err).toBe('TOKEN_INVALID')
    expect(await login(own, own.LOGIN_PASSWORD)).toBe('200')
  })

  test('refuses a weak new password and leaves the link usable', async () => {
    const own = await registered()
    const { activate } = await linkOf(own)
    const message = { field: 'LOGIN_PASSWORD', message: 'Kata sandi minimal 15 karakter' }
    expect(await activate(twice('pendek'))).toMatchObject({ status: 422, body: { fields: [message] } })
    const differs = await activate({ LOGIN_PASSWORD: NEW, LOGIN_PASSWORD_CONFIRM: `${NEW}!` })
    expect(differs).toMatchObject({ status: 422, body: { fields: [{ field: 'LOGIN_PASSWORD_CONFIRM' }] } })
    const asMail = await activate(twice(own.EMAIL.toUpperCase().padEnd(15, 'x').slice(0, own.EMAIL.length)))
    expect(asMail.status).toBe(422)
    expect(await statusOf(own)).toBe('pending')
    expect((await activate(twice(NEW))).status).toBe(200)
  })

  test('delays guessing with one link after ten passwords; a new password is still accepted', async () => {
    const own = await registered()
    const { activate } = await linkOf(own)
    const answers: number[] = []
    for (let i = 0; i < 12; i += 1) answers.push((await activate({ LOGIN_PASSWORD: `tebakan ${i}` })).status)
    expect(answers).toEqual([...Array<number>(10).fill(422), 429, 429])
    expect((await activate(twice(NEW))).status).toBe(200)
  })
})

describe('rejectRegistration', () => {
  test('deletes the registration: log-in is refused, the link is used up, and address and NIK are free', async () => {
    const own = await takenOver()
    const { reject, activate } = await linkOf(own)
    expect((await reject()).body).toEqual({ err: '' })
    expect(await statusOf(own)).toBeUndefined()
    expect(await login(own, OTHERS)).toBe('401 INVALID_CREDENTIALS')
    expect((await activate(twice(NEW))).body.err).toBe('TOKEN_INVALID')
    expect((await reject()).body.err).toBe('TOKEN_INVALID')
    const { CAPTCHA, EMAIL } = await registration(portal.services)
    const elsewhere = await registered({ ...own, EMAIL, CAPTCHA })
    expect((await (await linkOf(elsewhere)).activate({ LOGIN_PASSWORD: own.LOGIN_PASSWORD })).status).toBe(200)
  })

  test('does not change an active account, also with an unused link', async () => {
    const own = await registered()
    const first = await linkOf(own)
    await first.activate({ LOGIN_PASSWORD: own.LOGIN_PASSWORD })
    expect((await first.reject()).body.err).toBe('TOKEN_INVALID')
    expect(await login(own, own.LOGIN_PASSWORD)).toBe('200')
  })
})
