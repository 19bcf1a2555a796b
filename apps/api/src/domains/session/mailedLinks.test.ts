import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { startTestPortal, type TestActor, type TestPortal } from '../../testing/portal.ts'
import { registration } from '../../testing/people.ts'

let portal: TestPortal
let sari: TestActor
beforeAll(async () => {
  portal = await startTestPortal({ now: '2026-03-02T03:00:00.000Z' })
  sari = await portal.register()
})
afterAll(() => portal.close())

const NEW_PASSWORD = 'empat ekor kucing hitam'
async function resetToken(actor: TestActor): Promise<string> {
  await portal.ask('forgotPassword', { body: { EMAIL: actor.email } })
  const [mail] = await portal.mails()
  expect(mail).toMatchObject({ kind: 'reset', to_address: actor.email })
  return new URL(/https?:\S+/.exec(mail?.body ?? '')?.[0] ?? '').searchParams.get('token') ?? ''
}
const passwords = (password: string) => ({ LOGIN_PASSWORD: password, LOGIN_PASSWORD_CONFIRM: password })

describe('forgotPassword', () => {
  test('answers every address alike after a minimum time, and mails only to accounts', async () => {
    const before = (await portal.mails()).length
    const started = performance.now()
    const unknown = await portal.ask('forgotPassword', { body: { EMAIL: 'tak.dikenal@contoh.id' } })
    expect(performance.now() - started).toBeGreaterThan(190)
    expect((await portal.mails()).length).toBe(before)
    const known = await portal.ask('forgotPassword', { body: { EMAIL: sari.email.toUpperCase() } })
    expect([unknown.status, unknown.body]).toEqual([known.status, known.body])
    expect((await portal.mails()).length).toBe(before + 1)
  })

  test('builds the link from the configuration, not from the request’s host', async () => {
    await portal.ask('forgotPassword', {
      body: { EMAIL: sari.email },
      headers: { 'x-forwarded-host': 'jahat.example', 'x-forwarded-proto': 'https' },
    })
    const [mail] = await portal.mails()
    expect(mail?.body).toContain(`${portal.services.env.publicBaseUrl}/login/forgetpass?token=`)
    expect(mail?.body).not.toContain('jahat')
  })

  test('writes one file per mail to the folder, and marks it sent', async () => {
    const [mail] = await portal.mails()
    expect(mail?.sent_at).not.toBeNull()
    const dir = join(portal.services.env.dataDir, 'mail')
    const names = (await readdir(dir)).filter((name) => name.includes(sari.email) && name.includes('-reset-'))
    const letter = await readFile(join(dir, names.at(-1) ?? ''), 'utf8')
    expect(letter).toMatch(/^To: .*contoh\.id/m)
    expect(letter).toContain('Message-ID: <')
  })

  test('stops mailing to a mailbox after ten mails in twelve hours, with the same reply', async () => {
    const budi = await portal.register()
    const count = async () =>
      (await portal.mails()).filter((mail) => mail.to_address === budi.email && mail.kind === 'reset').length
    for (let i = 0; i < 12; i += 1)
      expect(
        (await portal.ask('forgotPassword', { body: { EMAIL: budi.email }, as: { ...budi, ip: `10.5.0.${i}` } }))
          .status,
      ).toBe(200)
    expect(await count()).toBe(10)
  })
})

describe('resetPassword', () => {
  test('sets the password once, ends every session and mails a notice', async () => {
    const TOKEN = await resetToken(sari)
    expect((await portal.ask('resetPassword', { body: { TOKEN, ...passwords(NEW_PASSWORD) } })).status).toBe(200)
    expect((await portal.ask('session', { as: sari })).status).toBe(401)
    expect((await portal.mails())[0]).toMatchObject({ kind: 'passwordChanged', to_address: sari.email })
    expect((await portal.ask('login', { body: { EMAIL: sari.email, LOGIN_PASSWORD: sari.password } })).status).toBe(401)
    expect(
      (await portal.ask('login', { body: { EMAIL: sari.email, LOGIN_PASSWORD: NEW_PASSWORD }, as: sari })).status,
    ).toBe(200)
    expect((await portal.ask('resetPassword', { body: { TOKEN, ...passwords(NEW_PASSWORD) } })).body.err).toBe(
      'TOKEN_INVALID',
    )
  })

  test('of two at once one succeeds', async () => {
    const budi = await portal.register()
    const TOKEN = await resetToken(budi)
    const answers = await Promise.all(
      [1, 2, 3].map(() => portal.ask('resetPassword', { body: { TOKEN, ...passwords(NEW_PASSWORD) } })),
    )
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 410, 410])
  })

  test('refuses expired and replaced links; a weak password does not use the link up', async () => {
    const budi = await portal.register()
    const replaced = await resetToken(budi)
    const TOKEN = await resetToken(budi)
    expect((await portal.ask('resetPassword', { body: { TOKEN: replaced, ...passwords(NEW_PASSWORD) } })).status).toBe(
      410,
    )
    const weak = await portal.ask('resetPassword', { body: { TOKEN, ...passwords('pendek') } })
    expect(weak).toMatchObject({
      status: 422,
      body: { fields: [{ field: 'LOGIN_PASSWORD', message: 'Kata sandi minimal 15 karakter' }] },
    })
    portal.setNow('2026-03-02T04:00:00.000Z')
    expect((await portal.ask('resetPassword', { body: { TOKEN, ...passwords(NEW_PASSWORD) } })).status).toBe(410)
  })
})

describe('reactivateLogin', () => {
  test('mails a new link to a pending account; the old one stops working', async () => {
    const fields = await registration(portal.services)
    await portal.ask('insertNewCustomer', { body: fields })
    const link = async () => new URL(/https?:\S+/.exec((await portal.mails())[0]?.body ?? '')?.[0] ?? '').searchParams
    const first = await link()
    expect(
      (await portal.ask('login', { body: { EMAIL: fields.EMAIL, LOGIN_PASSWORD: fields.LOGIN_PASSWORD } })).body.err,
    ).toBe('NOT_ACTIVATED')
    expect((await portal.ask('reactivateLogin', { body: { EMAIL: fields.EMAIL } })).body).toEqual({ err: '' })
    const second = await link()
    const activate = (from: URLSearchParams) =>
      portal.ask('activateAccount', {
        query: { userId: from.get('userId') ?? '' },
        body: { TOKEN: from.get('token'), LOGIN_PASSWORD: fields.LOGIN_PASSWORD },
      })
    expect((await activate(first)).status).toBe(410)
    expect((await activate(second)).status).toBe(200)
    const count = (await portal.mails()).length
    expect((await portal.ask('reactivateLogin', { body: { EMAIL: fields.EMAIL } })).body).toEqual({ err: '' })
    expect((await portal.mails()).length).toBe(count)
  })
})
