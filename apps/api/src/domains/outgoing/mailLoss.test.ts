import { randomUUID } from 'node:crypto'

import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { makeMailer } from '../../ports/mailerSmtp.ts'
import { MailRefused, type OutgoingMail, type Mailer } from '../../ports/mailer.ts'
import { servicesOf, takeOfficeAction, withDeficiency } from '../../testing/letters.ts'
import { startTestPortal, type TestActor, type TestPortal } from '../../testing/portal.ts'
import { signBody } from '../../treasury/signature.ts'
import { sendLeftOver, sendMail } from './sendMail.ts'

const NOW = '2026-03-02T03:00:00Z'
let portal: TestPortal
let officer: TestActor
beforeAll(async () => {
  portal = await startTestPortal({ now: NOW })
  officer = await portal.office()
})
afterAll(() => portal.close())

function bounced(notice: Record<string, unknown>, secret = portal.services.secrets.mailWebhook) {
  const body = JSON.stringify({
    EVENT_ID: randomUUID(),
    REASON: '550 mailbox unknown',
    AT: portal.services.clock().toISOString(),
    ...notice,
  })
  const seconds = Math.floor(portal.services.clock().getTime() / 1000)
  return portal.ask('mailsBounced', { body, headers: { 'x-signature': signBody(secret, body, seconds) } })
}
/** The last mail about a letter. */
const lastMail = async (to: string) =>
  portal.db
    .selectFrom('mail')
    .selectAll()
    .where('to_address', '=', to)
    .where('proc_nbr', 'is not', null)
    .orderBy('mail_nbr', 'desc')
    .executeTakeFirstOrThrow()
const notes = async (procNbr: number, action: string) =>
  (
    await sql<{
      notes: string
      detail: Record<string, string>
    }>`select a.notes, a.detail from process_action a join process p using (proc_typ, proc_nbr)
      where p.upper_proc_nbr = ${procNbr} and a.action = ${action} order by a.action_nbr`.execute(portal.db)
  ).rows
const callList = async () => {
  await sql`update session set expires_at = '2027-12-31'`.execute(portal.db)
  return (await portal.ask('officeCallList', { query: { size: 100 }, as: officer })).body.data
}
const callFor = async (procNbr: number) => (await callList()).find((row) => row.PROC_NBR === procNbr)

test('letters are found by words without marks in the title, the applicant and the numbers', async () => {
  portal.setNow(NOW)
  const owner = await portal.register()
  const { applicationId, patentId, process } = await withDeficiency(portal, owner)
  await sql`update application set title = 'Kafé Señor', owner_names = 'Renée Núñez' where application_id = ${applicationId}`.execute(
    portal.db,
  )
  const found = async (q: string) =>
    (await portal.ask('officeLetters', { query: { q }, as: officer })).body.data.map(({ PROC_NBR }) => PROC_NBR)
  for (const q of ['KAFE sen', 'kafe\u0301', 'nunez', patentId.toLowerCase()])
    expect([q, await found(q)]).toEqual([q, [process.procNbr]])
  expect(await found('%')).toEqual([])
})

describe('a bounced mail', () => {
  test('is shown in the inbox, in the letter’s history and on the call list; the letter stays delivered', async () => {
    portal.setNow(NOW)
    const owner = await portal.register()
    const { process, actionNbr } = await withDeficiency(portal, owner)
    expect(await callFor(process.procNbr)).toBeUndefined()
    const mail = await lastMail(owner.email)
    expect((await bounced({ MAIL_ID: `${mail.mail_id}@saki.invalid` })).status).toBe(200)

    const boxes = await portal.ask('mailsAddresses', { as: owner })
    expect(boxes.body[0]).toMatchObject({ ADDRESS: owner.email, MAIN: 'Y', REASON: '550 mailbox unknown' })
    expect(boxes.body[0]?.BOUNCED_AT).not.toBeNull()
    expect(await notes(process.procNbr, 'bounce')).toMatchObject([{ notes: '550 mailbox unknown' }])
    expect(await callFor(process.procNbr)).toMatchObject({
      WHY: ['BOUNCED'],
      USER_ID: owner.userId,
      CALLS: 0,
      DUE_DATE: '2026-06-02',
    })
    const listed = (
      await portal.ask('officeLetters', {
        query: { state: 'BOUNCED', size: 100 },
        as: officer,
        headers: { 'accept-language': 'en' },
      })
    ).body.data
    expect(listed.find((row) => row.PROC_NBR === process.procNbr)).toMatchObject({
      ACTION_NBR: actionNbr,
      OFFIDOC_CAPTION: expect.stringMatching(/\w/),
      BOUNCE_REASON: '550 mailbox unknown',
      FIRST_READ_AT: null,
      ASKS: 'Y',
    })
  })

  test('a repeated notice changes nothing, and one that names only the mailbox finds the letters sent there', async () => {
    portal.setNow(NOW)
    const owner = await portal.register()
    const [first, second] = [await withDeficiency(portal, owner), await withDeficiency(portal, owner)]
    const EVENT_ID = randomUUID()
    for (const _twice of [1, 2]) await bounced({ EVENT_ID, ADDRESS: owner.email.toUpperCase() })
    expect(await notes(first.process.procNbr, 'bounce')).toHaveLength(1)
    expect(await notes(second.process.procNbr, 'bounce')).toHaveLength(1)
    await bounced({ ADDRESS: owner.email })
    expect(await notes(first.process.procNbr, 'bounce')).toHaveLength(1)
  })

  test('mailsSettled ends the warning and mails the open letters again', async () => {
    portal.setNow(NOW)
    const owner = await portal.register()
    const [open, answered] = [await withDeficiency(portal, owner), await withDeficiency(portal, owner)]
    await bounced({ ADDRESS: owner.email })
    await takeOfficeAction(portal, answered.process, { action: 'answer_correction', role: 'applicant' })
    expect((await portal.ask('mailsSettled', { as: owner })).body).toEqual({ err: '', SENT: 1 })
    expect((await portal.ask('mailsAddresses', { as: owner })).body[0]?.BOUNCED_AT).toBeNull()
    expect((await lastMail(owner.email)).proc_nbr).toBe(open.process.procNbr)
    expect(await callFor(open.process.procNbr)).toBeUndefined()
    expect((await portal.ask('mailsSettled', { as: owner })).body).toEqual({ err: '', SENT: 0 })
  })

  test.each([
    ['no signature', undefined],
    ['the treasury’s secret', 'secret of the test treasury'],
  ])('with %s nothing is taken', async (_says, secret) => {
    const owner = await portal.register()
    await withDeficiency(portal, owner)
    const answer = secret
      ? await bounced({ ADDRESS: owner.email }, secret)
      : await portal.ask('mailsBounced', { body: { EVENT_ID: 'a', ADDRESS: owner.email, REASON: '', AT: NOW } })
    expect(answer.status).toBe(401)
    expect((await portal.ask('mailsAddresses', { as: owner })).body[0]?.BOUNCED_AT).toBeNull()
  })
})

describe('the call list', () => {
  test('an unread letter is listed near its deadline; a call is recorded in the letter’s history; REACHED removes it', async () => {
    portal.setNow(NOW)
    const owner = await portal.register()
    const { process, actionNbr } = await withDeficiency(portal, owner)
    portal.setNow('2026-03-10T03:00:00Z')
    expect(await callFor(process.procNbr)).toBeUndefined()
    portal.setNow('2026-05-20T03:00:00Z')
    expect(await callFor(process.procNbr)).toMatchObject({
      WHY: ['UNREAD'],
      DAYS_LEFT: 13,
      SUBJECT: 'Permohonan Anda perlu dilengkapi',
    })
    const params = { proc_typ: process.procTyp, proc_nbr: process.procNbr, action_nbr: actionNbr }
    const call = (RESULT: string, key: string) =>
      portal.ask('officeCallMade', {
        as: officer,
        key,
        body: { params, USER_ID: owner.userId, RESULT, NOTES: 'Anak buah yang menjawab' },
      })
    expect((await call('NO_ANSWER', 'first-call-1')).status).toBe(200)
    expect((await call('NO_ANSWER', 'first-call-1')).status).toBe(200)
    expect(await callFor(process.procNbr)).toMatchObject({ CALLS: 1, LAST_RESULT: 'NO_ANSWER' })
    await call('REACHED', 'second-call')
    expect(await callFor(process.procNbr)).toBeUndefined()
    expect(await notes(process.procNbr, 'call')).toMatchObject([
      { detail: { RESULT: 'NO_ANSWER' } },
      { detail: { RESULT: 'REACHED' } },
    ])
  })

  test('applicants cannot read either list, and a call about another’s letter answers 404', async () => {
    const [owner, other] = [await portal.register(), await portal.register()]
    const { process, actionNbr } = await withDeficiency(portal, owner)
    expect((await portal.ask('officeCallList', { as: owner })).status).toBe(403)
    expect((await portal.ask('officeLetters', { as: owner })).status).toBe(403)
    const params = { proc_typ: process.procTyp, proc_nbr: process.procNbr, action_nbr: actionNbr }
    const body = { params, USER_ID: other.userId, RESULT: 'REACHED', NOTES: '' }
    expect((await portal.ask('officeCallMade', { as: officer, key: 'not-theirs-1', body })).status).toBe(404)
  })
})

describe('the mail server', () => {
  /** A mail written whose job has not run. */
  async function waiting(): Promise<{ owner: TestActor; mailId: string; procNbr: number }> {
    const owner = await portal.register()
    const { process } = await withDeficiency(portal, owner)
    const { mail_id: mailId } = await lastMail(owner.email)
    await sql`update mail set sent_at = null, attempts = 0 where mail_id = ${mailId}`.execute(portal.db)
    return { owner, mailId, procNbr: process.procNbr }
  }
  function server(): Mailer & { sent: OutgoingMail[]; answer: Error | undefined } {
    const self = {
      sent: [] as OutgoingMail[],
      answer: undefined as Error | undefined,
      async send(letter: OutgoingMail) {
        if (self.answer) throw self.answer
        self.sent.push(letter)
      },
    }
    return self
  }

  test('down for a day: every attempt fails, and the mail is sent once afterwards', async () => {
    portal.setNow(NOW)
    const { mailId } = await waiting()
    const smtp = server()
    smtp.answer = new Error('connect ECONNREFUSED')
    for (let hour = 0; hour < 26; hour += 1) {
      portal.setNow(new Date(Date.parse(NOW) + hour * 3_600_000).toISOString())
      await expect(sendMail(portal.services, smtp, { mailId })).rejects.toThrow('ECONNREFUSED')
    }
    smtp.answer = undefined
    const tries = Array.from({ length: 5 }, () => sendMail(portal.services, smtp, { mailId }))
    await Promise.allSettled(tries)
    expect(smtp.sent.map((letter) => letter.id)).toEqual([mailId])
  })

  test('down for longer than jobs retry: the sweep sends the waiting mails once', async () => {
    portal.setNow(NOW)
    const { mailId } = await waiting()
    const smtp = server()
    expect(await sendLeftOver(servicesOf(portal), smtp)).toBe(0)
    portal.setNow('2026-03-07T03:00:00Z')
    smtp.answer = new Error('connect ECONNREFUSED')
    expect(await sendLeftOver(servicesOf(portal), smtp)).toBe(0)
    smtp.answer = undefined
    await sendLeftOver(servicesOf(portal), smtp)
    await sendLeftOver(servicesOf(portal), smtp)
    expect(smtp.sent.filter((letter) => letter.id === mailId)).toHaveLength(1)
  })

  test('a permanently refused mailbox is not retried and counts as bounced', async () => {
    portal.setNow(NOW)
    const { mailId, procNbr, owner } = await waiting()
    const smtp = server()
    smtp.answer = new MailRefused('550 no such user')
    await sendMail(portal.services, smtp, { mailId })
    smtp.answer = undefined
    await sendMail(portal.services, smtp, { mailId })
    expect(smtp.sent).toEqual([])
    expect(await notes(procNbr, 'bounce')).toMatchObject([{ notes: '550 no such user' }])
    expect((await portal.ask('mailsAddresses', { as: owner })).body[0]?.REASON).toBe('550 no such user')
  })

  test.each([
    ['a fault of ours', { responseCode: 535, command: 'AUTH PLAIN' }, false],
    ['a sender refused', { responseCode: 550, command: 'MAIL FROM' }, false],
    ['a full mailbox', { responseCode: 452, command: 'RCPT TO' }, false],
    ['no such mailbox', { responseCode: 550, command: 'RCPT TO' }, true],
    ['a letter refused', { responseCode: 554, command: 'DATA' }, true],
  ])('%s is classified by what the server answered to', async (_says, answer, isRefused) => {
    const { createServer } = await import('node:net')
    const replies: Record<string, string> = {
      EHLO: '250-saki\r\n250 AUTH PLAIN',
      MAIL: '250 ok',
      RCPT: '250 ok',
      DATA: '354 go',
      AUTH: '235 ok',
      QUIT: '221 bye',
    }
    const verb = answer.command.split(' ')[0] ?? ''
    replies[verb] = `${answer.responseCode} no`
    const smtp = createServer((socket) => {
      socket.write('220 test\r\n')
      socket.on('data', (bytes) => {
        const line = bytes.toString().split('\r\n')[0] ?? ''
        socket.write(`${replies[line.split(' ')[0]?.toUpperCase() ?? ''] ?? '250 ok'}\r\n`)
      })
      socket.on('error', () => {})
    })
    await new Promise<void>((up) => smtp.listen(0, '127.0.0.1', up))
    const { port } = smtp.address() as { port: number }
    const mailer = makeMailer({ ...portal.services.env, smtpUrl: `smtp://a:b@127.0.0.1:${port}` })
    const letter = {
      id: randomUUID(),
      to: 'sari@contoh.id',
      kind: 'letter',
      subject: 'a',
      body: 'b',
      date: new Date(NOW),
    }
    const error = await mailer.send(letter).catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(Error)
    expect(error instanceof MailRefused).toBe(isRefused)
    await new Promise((down) => smtp.close(down))
  })
})
