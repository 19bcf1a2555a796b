import { transact } from '@saki/db'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { queueMail, type MailKind } from '../../outbox.ts'
import { MailRefused, type Mailer } from '../../ports/mailer.ts'
import { registration } from '../../testing/people.ts'
import { startTestPortal, type TestActor, type TestPortal } from '../../testing/portal.ts'
import { sendMail } from './sendMail.ts'

const NOW = '2026-03-02T03:00:00.000Z'
let portal: TestPortal
let sari: TestActor
beforeAll(async () => {
  portal = await startTestPortal({ now: NOW })
  sari = await portal.register()
})
afterAll(() => portal.close())
beforeEach(() => portal.setNow(NOW))

/** Tables with a row that holds the text in any column. */
async function tablesHolding(text: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(
    portal.db,
  )
  const holding: string[] = []
  for (const { name } of rows) {
    const found = await sql`select 1 from ${sql.ref(name)} t where t::text like ${`%${text}%`} limit 1`.execute(
      portal.db,
    )
    if (found.rows.length > 0) holding.push(name)
  }
  return holding
}
const newest = async (kind: string) => {
  const mail = (await portal.mails()).find((each) => each.kind === kind)
  if (!mail) throw new Error(`no mail ${kind}`)
  return mail
}
const kept = async (kind: string) =>
  (
    await sql<{ body: string }>`select body from mail where kind = ${kind} order by mail_nbr desc limit 1`.execute(
      portal.db,
    )
  ).rows[0]?.body ?? ''
const tokenIn = (body: string) => /token=([\w-]+)/.exec(body)?.[1] ?? ''

describe('a secret in a mail', () => {
  const asked: [string, RegExp, () => Promise<unknown>][] = [
    [
      'activation',
      /token=([\w-]{43})/,
      async () => portal.ask('insertNewCustomer', { body: await registration(portal.services) }),
    ],
    ['reset', /token=([\w-]{43})/, () => portal.ask('forgotPassword', { body: { EMAIL: sari.email } })],
    [
      'addressConfirm',
      /^([2-9A-Z]{4}-[2-9A-Z]{4}-[2-9A-Z]{4})$/m,
      () => portal.ask('mailsAddAddress', { as: sari, body: { ADDRESS: 'kedua@contoh.id' } }),
    ],
  ]
  test.each(asked)('%s: is in the sent mail and afterwards in no table', async (kind, pattern, ask) => {
    await ask()
    const sent = await newest(kind)
    const secret = pattern.exec(sent.body)?.[1] ?? ''
    expect(secret).not.toBe('')
    expect(sent.sent_at).not.toBeNull()
    expect(await tablesHolding(secret)).toEqual([])
    expect(await kept(kind)).toContain(sent.body.split('\n')[0])
    expect(await kept(kind)).toContain('[dihapus setelah terkirim]')
  })

  test.each<[MailKind, Record<string, string>]>([
    ['activation', { link: 'https://contoh.id/?token=RAHASIA7' }],
    ['reset', { link: 'https://contoh.id/?token=RAHASIA7' }],
    ['loginCode', { code: 'RAHASIA7' }],
    ['addressConfirm', { name: 'Sari', code: 'RAHASIA7' }],
  ])('%s: stays while the mail waits, and goes when the mailbox refuses it for good', async (kind, values) => {
    const mailId = await held(kind, values)
    expect(await tablesHolding('RAHASIA7')).toEqual(['mail'])
    const refusing: Mailer = { send: () => Promise.reject(new MailRefused('no such mailbox')) }
    await sendMail(portal.services, refusing, { mailId })
    expect(await tablesHolding('RAHASIA7')).toEqual([])
  })
})

const away: Pick<TestPortal['services']['jobs'], 'enqueue'> = { enqueue: async () => undefined }
/** A mail queued while no job runs. */
const held = (kind: MailKind, values: Record<string, string>) =>
  transact(portal.db, (tx) =>
    queueMail(
      tx,
      { jobs: { ...portal.services.jobs, ...away } },
      { userId: null, to: 'sari@contoh.id', language: 'id', kind, values, now: new Date(NOW) },
    ),
  )

describe('the validity of a mailed secret counts from its sending', () => {
  const working: Mailer = { send: async () => undefined }
  /** Mails of a call made while the mail server is down; `send` sends them. */
  async function whileAway(ask: () => Promise<unknown>) {
    const { jobs } = portal.services
    const { enqueue } = jobs
    Object.assign(jobs, away)
    await ask()
    Object.assign(jobs, { enqueue })
    const { rows } = await sql<{ mailId: string; body: string }>`
      select mail_id as "mailId", body from mail where sent_at is null and bounced_at is null order by mail_nbr desc limit 1`.execute(
      portal.db,
    )
    const mail = rows[0]
    if (!mail) throw new Error('no mail waits')
    return { body: mail.body, send: () => sendMail(portal.services, working, { mailId: mail.mailId }) }
  }

  /** A user whose account is being guessed, in a browser that sent the right password. */
  async function askingForCode() {
    const budi = await portal.register()
    for (let i = 0; i < 10; i += 1) {
      const guess = { EMAIL: budi.email, LOGIN_PASSWORD: `tebakan ${i}` }
      await portal.ask('login', { body: guess, as: { ...budi, ip: `10.9.0.${i}`, cookies: {} } })
    }
    const browser: TestActor = { ...budi, ip: '10.9.1.1', cookies: {} }
    const login = () => portal.ask('login', { body: { EMAIL: budi.email, LOGIN_PASSWORD: budi.password }, as: browser })
    const enter = (CODE: string) => portal.ask('activateLogin', { body: { EMAIL: budi.email, CODE }, as: browser })
    return { login, enter }
  }
  const codeIn = (body: string) => /^\d{6}$/m.exec(body)?.[0] ?? ''

  test.each([
    ['2026-03-02T05:29:59.000Z', 200],
    ['2026-03-02T05:30:00.000Z', 422],
  ])('a login code queued at 03.00 and sent at 05.00 UTC: at %s %i', async (at, status) => {
    const { login, enter } = await askingForCode()
    const { body, send } = await whileAway(login)
    portal.setNow('2026-03-02T05:00:00.000Z')
    await send()
    portal.setNow(at)
    expect((await enter(codeIn(body))).status).toBe(status)
  })

  test('a second request for a login code has RESENT=Y, and the first code still works', async () => {
    const { login, enter } = await askingForCode()
    const first = await login()
    expect(first.body).toMatchObject({ err: 'LOGIN_CODE_REQUIRED', current: { RESENT: 'N' } })
    const old = codeIn((await newest('loginCode')).body)
    expect((await login()).body).toMatchObject({ err: 'LOGIN_CODE_REQUIRED', current: { RESENT: 'Y' } })
    const mail = await newest('loginCode')
    expect(mail.body).toContain('30 menit sejak email ini dikirim')
    expect(mail.body).toContain('Setiap kode berlaku 30 menit sejak dikirim.')
    expect((await enter(old)).status).toBe(200)
  })

  test.each([
    ['2026-03-03T03:59:59.000Z', 200],
    ['2026-03-03T04:00:00.000Z', 410],
  ])('a link for a new password queued a day before it was sent: at %s %i', async (at, status) => {
    const { body, send } = await whileAway(() => portal.ask('forgotPassword', { body: { EMAIL: sari.email } }))
    portal.setNow('2026-03-03T03:00:00.000Z')
    await send()
    portal.setNow(at)
    const password = `empat ekor kucing ${status}`
    const passwords = { LOGIN_PASSWORD: password, LOGIN_PASSWORD_CONFIRM: password }
    expect((await portal.ask('resetPassword', { body: { TOKEN: tokenIn(body), ...passwords } })).status).toBe(status)
  })

  test.each([
    ['2026-03-10T03:59:59.000Z', 200],
    ['2026-03-10T04:00:00.000Z', 422],
  ])('the code of a further mailbox queued a day before it was sent: at %s %i', async (at, status) => {
    const ADDRESS = `kantor-${status}@contoh.id`
    const ratna = await portal.register()
    const { body, send } = await whileAway(() => portal.ask('mailsAddAddress', { as: ratna, body: { ADDRESS } }))
    const CODE = /^[2-9A-Z]{4}-[2-9A-Z]{4}-[2-9A-Z]{4}$/m.exec(body)?.[0] ?? ''
    portal.setNow('2026-03-03T04:00:00.000Z')
    await send()
    await sql`update session set expires_at = '2027-01-01' where user_id = ${ratna.userId}`.execute(portal.db)
    portal.setNow(at)
    expect((await portal.ask('mailsConfirmAddress', { as: ratna, body: { ADDRESS, CODE } })).status).toBe(status)
  })

  test.each([
    ['2026-03-04T02:59:59.000Z', 200],
    ['2026-03-04T03:00:00.000Z', 410],
  ])('a link of an activation queued a day before it was sent: at %s %i', async (at, status) => {
    const person = await registration(portal.services)
    const { body, send } = await whileAway(() => portal.ask('insertNewCustomer', { body: person }))
    portal.setNow('2026-03-03T03:00:00.000Z')
    await send()
    portal.setNow(at)
    const userId = Number(/userId=(\d+)/.exec(body)?.[1])
    const { LOGIN_PASSWORD } = person
    const answer = await portal.ask('activateAccount', {
      query: { userId },
      body: { TOKEN: tokenIn(body), LOGIN_PASSWORD },
    })
    expect(answer.status).toBe(status)
  })
})
