import { transact } from '@saki/db'
import { addDays } from '@saki/domain/dates/legalDate'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { seedNumbered } from '../../testing/cases.ts'
import { makeConsultant, giveTestMandate } from '../../testing/consultants.ts'
import { servicesOf, takeOfficeAction, withDeficiency } from '../../testing/letters.ts'
import { startTestPortal, type TestActor, type TestPortal } from '../../testing/portal.ts'
import { setDue } from '../workflow/officeWork.ts'
import { mailRecorded } from '../workflow/takeAction.ts'
import { runReminders } from './remind.ts'

const SENT = '2026-03-02'
let portal: TestPortal
beforeAll(async () => {
  portal = await startTestPortal({ now: `${SENT}T03:00:00Z` })
})
afterAll(() => portal.close())
beforeEach(async () => {
  // Each test begins on the same day; cases of earlier tests are frozen, so that they get no reminders.
  portal.setNow(`${SENT}T03:00:00Z`)
  await sql`update process set frozen_since = ${SENT}::date, frozen_by = 'an earlier test' where frozen_since is null`.execute(
    portal.db,
  )
})

const morning = (day: string) => portal.setNow(`${day}T02:00:00Z`)
const run = async (day: string) => {
  morning(day)
  const sent = await runReminders(servicesOf(portal), portal.services.clock())
  await portal.drain()
  return sent
}
const mailsTo = async (actor: TestActor, ...kinds: string[]) =>
  (await portal.mails()).filter((mail) => mail.to_address === actor.email && kinds.includes(mail.kind))
const stepsOf = async ({ procNbr }: { procNbr: number }) =>
  (
    await sql<{
      step: string
      sent: boolean
    }>`select step, sent_at is not null as sent from reminder where proc_nbr = ${procNbr}
      order by day, step`.execute(portal.db)
  ).rows
    .filter((row) => row.sent)
    .map((row) => row.step)
const item = async (as: TestActor, actionNbr: number) => {
  // A session is valid for eight hours; the tests span months.
  await sql`update session set expires_at = '2027-12-31' where user_id = ${as.userId}`.execute(portal.db)
  const { body } = await portal.ask('getInbox', { as })
  const found = body.data.find((each) => each.ACTION_NBR === actionNbr)
  if (!found) throw new Error(`no item ${actionNbr}`)
  return found
}

describe('reminders of an unread letter on days 3, 7 and 14, and 30, 14, 7, 2 and 0 days before the deadline', () => {
  test('each step is sent once, on its day, by mail, and recorded in the letter’s history', async () => {
    const owner = await portal.register()
    const letter = await withDeficiency(portal, owner)
    expect(await mailsTo(owner, 'letter')).toHaveLength(1)
    const days: [day: string, step: string][] = [
      ['2026-03-05', 'unread-3'],
      ['2026-03-09', 'unread-7'],
      ['2026-03-16', 'unread-14'],
      ['2026-05-03', 'due-30'],
      ['2026-05-19', 'due-14'],
      ['2026-05-26', 'due-7'],
      ['2026-05-31', 'due-2'],
      ['2026-06-02', 'due-0'],
    ]
    const steps: string[] = []
    for (const [day, step] of days) {
      expect([day, await run(addDays(day, -1))]).toEqual([day, 0])
      expect([day, await run(day), await run(day)]).toEqual([day, 1, 0])
      steps.push(step)
      expect(await stepsOf(letter.process)).toEqual(steps)
    }
    expect(await run('2026-06-03')).toBe(0)
    expect(await mailsTo(owner, 'unread')).toHaveLength(3)
    expect(await mailsTo(owner, 'reminder')).toHaveLength(5)
    const { rows } = await sql<{ step: string }>`
      select a.detail->>'STEP' as step from process_action a join process p using (proc_typ, proc_nbr)
       where p.upper_proc_nbr = ${letter.process.procNbr} and a.action = 'remind' order by a.action_nbr`.execute(
      portal.db,
    )
    expect(rows.map((row) => row.step)).toEqual(steps)
  })

  test('reading stops the reminders of unread letters, but not those before the deadline, which set it unread and keep the first reading', async () => {
    const owner = await portal.register()
    const letter = await withDeficiency(portal, owner)
    const first = await item(owner, letter.actionNbr)
    const params = { proc_typ: first.PROC_TYP, proc_nbr: first.PROC_NBR, action_nbr: first.ACTION_NBR }
    await portal.ask('inboxUpdateIsRead', { body: { params, status: 'Y' }, as: owner })
    expect(await run('2026-03-05')).toBe(0)
    expect(await run('2026-05-03')).toBe(1)
    expect(await item(owner, letter.actionNbr)).toMatchObject({
      STATUS: 'N',
      READ_AT: new Date(`${SENT}T03:00:00Z`).toISOString(),
      REMINDED_AT: new Date('2026-05-03T02:00:00Z').toISOString(),
      DAYS_LEFT: 30,
    })
    const [mail] = await mailsTo(owner, 'reminder')
    expect(mail?.subject).toContain('2 Juni 2026')
    expect(mail?.body).toContain('/inbox?item=')
    expect(mail?.body).not.toContain('Botol lipat')
  })

  test('a consultant with a mandate is reminded too, one whose mandate has ended is not', async () => {
    const [owner, active, former] = [
      await portal.register(),
      await makeConsultant(portal),
      await makeConsultant(portal),
    ]
    await giveTestMandate(portal, owner, active)
    const ended = await giveTestMandate(portal, owner, former)
    await withDeficiency(portal, owner)
    expect(await mailsTo(former, 'letter')).toHaveLength(1)
    await portal.ask('endMandate', { body: { MANDATE_ID: ended }, as: owner })
    await run('2026-03-05')
    expect(await mailsTo(owner, 'unread')).toHaveLength(1)
    expect(await mailsTo(active, 'unread')).toHaveLength(1)
    expect(await mailsTo(former, 'unread')).toHaveLength(0)
  })
})

describe('no reminder', () => {
  test.each<[string, (letter: Awaited<ReturnType<typeof withDeficiency>>) => Promise<unknown>]>([
    [
      'once the answer was received',
      (letter) => takeOfficeAction(portal, letter.process, { action: 'answer_correction', role: 'applicant' }),
    ],
    [
      'once the case was withdrawn',
      (letter) => takeOfficeAction(portal, letter.process, { action: 'withdraw', role: 'applicant' }),
    ],
    [
      'while the case is frozen',
      (letter) =>
        sql`update process set frozen_since = ${SENT}::date, frozen_by = 'court' where proc_nbr = ${letter.process.procNbr}`.execute(
          portal.db,
        ),
    ],
  ])('%s', async (_says, change) => {
    const owner = await portal.register()
    const letter = await withDeficiency(portal, owner)
    await change(letter)
    for (const day of ['2026-03-05', '2026-05-26']) expect([day, await run(day)]).toEqual([day, 0])
    expect(await stepsOf(letter.process)).toEqual([])
  })

  test('before a target date of the office', async () => {
    const owner = await portal.register()
    const { process } = await seedNumbered(portal.db, { ownerId: owner.userId, now: portal.services.clock() })
    await sql`update process set due_date = '2026-03-30' where proc_nbr = ${process.procNbr}`.execute(portal.db)
    expect(await run('2026-03-28')).toBe(0)
  })
})

test('ten concurrent runs send one reminder', async () => {
  const owner = await portal.register()
  const letter = await withDeficiency(portal, owner)
  morning('2026-05-26')
  const now = portal.services.clock()
  const sent = await Promise.all(Array.from({ length: 10 }, () => runReminders(servicesOf(portal), now)))
  await portal.drain()
  expect(sent.reduce((sum, each) => sum + each, 0)).toBe(1)
  expect(await mailsTo(owner, 'reminder')).toHaveLength(1)
  expect(await stepsOf(letter.process)).toEqual(['due-7'])
})

test('a deadline set by an officer is announced with the old and the new day, and its reminders start again', async () => {
  const owner = await portal.register()
  const letter = await withDeficiency(portal, owner)
  await run('2026-05-26')
  const { rows } = await sql<{
    rowVersion: number
  }>`select row_version as "rowVersion" from process where proc_nbr = ${letter.process.procNbr}`.execute(portal.db)
  const work = {
    actorId: owner.userId,
    now: portal.services.clock(),
    reason: 'Banjir',
    rowVersion: rows[0]?.rowVersion ?? 0,
  }
  const { actionNbr } = await transact(portal.db, async (tx) => {
    const recorded = await setDue(tx, letter.process, { ...work, due: '2026-06-09' })
    await mailRecorded(tx, servicesOf(portal), recorded, work.now)
    return recorded
  })
  await portal.drain()
  const moved = await item(owner, actionNbr)
  expect(moved).toMatchObject({
    DUE_DATE: '2026-06-09',
    STATUS: 'N',
    SUBJECT: 'Batas waktu diubah menjadi 9 Juni 2026',
  })
  expect(moved.BODY_TEXT).toContain('semula 2 Juni 2026, sekarang 9 Juni 2026')
  expect(moved.TODO_TEXT).not.toBe('')
  expect((await item(owner, letter.actionNbr)).TODO_TEXT).toBe('')
  const [mail] = await mailsTo(owner, 'letter')
  expect(mail?.body).toContain('semula 2 Juni 2026, sekarang 9 Juni 2026')
  expect(await run('2026-06-01')).toBe(1)
  expect(await run('2026-06-02')).toBe(1)
  expect(await run('2026-06-07')).toBe(1)
  expect(await stepsOf(letter.process)).toEqual(['due-7', 'unread-3', 'due-7', 'due-2'])
})
