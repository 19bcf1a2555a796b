import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { transact } from '@saki/db'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { makeMailer } from '../../ports/mailerSmtp.ts'
import { startTestPortal, type TestPortal } from '../../testing/portal.ts'
import { queueMail } from '../../outbox.ts'
import { sendMail } from './sendMail.ts'

let portal: TestPortal
let smtp: SMTPServer
let letters: string[] = []
let isAway = false
beforeAll(async () => {
  portal = await startTestPortal({ now: '2026-03-02T03:00:00.000Z' })
  smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onData(stream, _session, done) {
      let text = ''
      stream.on('data', (part: Buffer) => (text += part.toString('utf8')))
      stream.on('end', () => {
        if (isAway) return done(Object.assign(new Error('mailbox busy'), { responseCode: 451 }))
        letters.push(text)
        done()
      })
    },
  })
  await new Promise<void>((up) => smtp.listen(0, '127.0.0.1', () => up()))
})
afterAll(async () => {
  await new Promise<void>((down) => smtp.close(() => down()))
  await portal.close()
})

const smtpMailer = () => {
  const address = smtp.server.address()
  const port = typeof address === 'object' ? address?.port : 0
  return makeMailer({ ...portal.services.env, smtpUrl: `smtp://127.0.0.1:${port}` })
}

/** A mail written whose job has not run. */
async function waiting(to = 'sari@contoh.id'): Promise<string> {
  let mailId = ''
  const jobs = {
    ...portal.services.jobs,
    enqueue: async (_tx: unknown, _name: string, payload: unknown) =>
      void (mailId = (payload as { mailId: string }).mailId),
  }
  await transact(portal.db, (tx) =>
    queueMail(
      tx,
      { jobs },
      { userId: null, to, language: 'ar', kind: 'loginCode', values: { code: '123456' }, now: portal.services.clock() },
    ),
  )
  return mailId
}
const row = (mailId: string) =>
  portal.db.selectFrom('mail').selectAll().where('mail_id', '=', mailId).executeTakeFirstOrThrow()

describe('send_mail', () => {
  test('sends by SMTP once and marks the mail', async () => {
    letters = []
    const mailId = await waiting()
    await sendMail(portal.services, smtpMailer(), { mailId })
    await sendMail(portal.services, smtpMailer(), { mailId })
    expect(letters).toHaveLength(1)
    expect(letters[0]).toContain(`Message-ID: <${mailId}@`)
    expect(letters[0]).toMatch(/^To: .*sari@contoh\.id/m)
    expect(await row(mailId)).toMatchObject({ sent_at: portal.services.clock(), attempts: 1, last_error: null })
  })

  test('stores the error, rejects so that the queue retries, and sends when the server is back', async () => {
    const mailId = await waiting()
    isAway = true
    await expect(sendMail(portal.services, smtpMailer(), { mailId })).rejects.toThrow(/451|busy/)
    expect(await row(mailId)).toMatchObject({
      sent_at: null,
      attempts: 1,
      last_error: expect.stringContaining('mailbox busy'),
    })
    isAway = false
    await sendMail(portal.services, smtpMailer(), { mailId })
    expect(await row(mailId)).toMatchObject({ attempts: 2, last_error: null })
  })

  test('does nothing for a mail whose transaction never committed', async () => {
    await sendMail(portal.services, smtpMailer(), { mailId: 'tidak-ada' })
  })

  test('an address is one recipient, whatever it contains', async () => {
    letters = []
    const mailId = await waiting("a'b+c@contoh.id")
    await sendMail(portal.services, smtpMailer(), { mailId })
    expect(letters[0]).toMatch(/^To: .*a'b\+c@contoh\.id>?\r?$/m)
  })

  test('without a server each mail is a file readable by its owner only', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'saki-mail-'))
    const mailId = await waiting('../../jahat@contoh.id')
    await sendMail(portal.services, makeMailer({ ...portal.services.env, dataDir }), { mailId })
    const { readdir, stat } = await import('node:fs/promises')
    const names = await readdir(join(dataDir, 'mail'))
    expect(names).toHaveLength(1)
    expect(names[0]).toMatch(/^20260302T030000Z-.._.._jahat@contoh\.id-loginCode-[0-9a-f]{8}\.eml$/)
    expect((await stat(join(dataDir, 'mail', names[0] ?? ''))).mode & 0o777).toBe(0o600)
    await rm(dataDir, { recursive: true })
  })
})
