import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { seedNumbered } from '../../testing/cases.ts'
import { makeConsultant, mandate } from '../../testing/consultants.ts'
import { servicesOf, takeOfficeAction, withDeficiency } from '../../testing/letters.ts'
import { startTestPortal, type Actor, type TestPortal } from '../../testing/portal.ts'
import { setDue } from '../workflow/officeWork.ts'
import { doOfficeWork } from '../workflow/takeAction.ts'
import { runReminders } from './remind.ts'

const SENT = '2026-03-02'
let portal: TestPortal
beforeAll(async () => {
  portal = await startTestPortal({ now: `${SENT}T03:00:00Z` })
})
afterAll(() => portal.close())
beforeEach(async () => {
  // Each test begins on the same day with an empty desk.
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
const mailsTo = async (actor: Actor, ...kinds: string[]) =>
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
const item = async (as: Actor, actionNbr: number) => {
  // A session lives eight hours; the tests live for months.
  await sql`update session set expires_at = '2027-12-31' where user_id = ${as.userId}`.execute(portal.db)
  const { body } = await portal.ask('getInbox', { as })
  const found = body.data.find((each) => each.ACTION_NBR === actionNbr)
  if (!found) throw new Error(`no item ${actionNbr}`)
  return found
}

describe('a letter nobody reads is chased on days 3, 7 and 14 and before the term', () => {
  test('each step once, by mail and as unread again, with the letter’s history telling of it', async () => {
    const owner = await portal.register()
    const letter = await withDeficiency(portal, owner)
    expect(await mailsTo(owner, 'letter')).toHaveLength(1)
    const days = ['2026-03-04', '2026-03-05', '2026-03-05', '2026-03-09', '2026-03-16', '2026-05-03', '2026-05-19']
    for (const day of days) await run(day)
    for (const day of ['2026-05-26', '2026-05-31', '2026-06-02', '2026-06-03']) await run(day)
    const steps = ['unread-3', 'unread-7', 'unread-14', 'due-30', 'due-14', 'due-7', 'due-2', 'due-0']
    expect(await stepsOf(letter.process)).toEqual(steps)
    expect(await mailsTo(owner, 'unread')).toHaveLength(3)
    expect(await mailsTo(owner, 'reminder')).toHaveLength(5)
    const { rows } = await sql<{ step: string }>`
      select a.detail->>'STEP' as step from process_action a join process p using (proc_typ, proc_nbr)
       where p.upper_proc_nbr = ${letter.process.procNbr} and a.action = 'remind' order by a.action_nbr`.execute(
      portal.db,
    )
    expect(rows.map((row) => row.step)).toEqual(steps)
  })

  test('reading stops the chase, not the reminders before the deadline; each makes it unread again and leaves the first reading', async () => {
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

  test('whoever acts for the applicant is reminded too, and nobody whose mandate has ended', async () => {
    const [owner, active, former] = [
      await portal.register(),
      await makeConsultant(portal),
      await makeConsultant(portal),
    ]
    await mandate(portal, owner, active)
    const ended = await mandate(portal, owner, former)
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
      'once the answer is in',
      (letter) => takeOfficeAction(portal, letter.process, { action: 'answer_correction', role: 'applicant' }),
    ],
    [
      'once the case has moved',
      (letter) => takeOfficeAction(portal, letter.process, { action: 'withdraw', role: 'applicant' }),
    ],
    [
      'while the case stands still',
      (letter) =>
        sql`update process set frozen_since = ${SENT}::date, frozen_by = 'court' where proc_nbr = ${letter.process.procNbr}`.execute(
          portal.db,
        ),
    ],
  ])('%s', async (_says, change) => {
    const owner = await portal.register()
    const letter = await withDeficiency(portal, owner)
    await change(letter)
    expect(await run('2026-05-26')).toBe(0)
    expect(await stepsOf(letter.process)).toEqual([])
  })

  test('of a target the office set itself', async () => {
    const owner = await portal.register()
    const { process } = await seedNumbered(portal.db, { ownerId: owner.userId, now: portal.services.clock() })
    await sql`update process set due_date = '2026-03-30' where proc_nbr = ${process.procNbr}`.execute(portal.db)
    expect(await run('2026-03-28')).toBe(0)
  })
})

test('ten sweeps at once send one reminder', async () => {
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

test('a deadline moved by an officer is told with the old and the new day, and reminded of anew', async () => {
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
  const { actionNbr } = await doOfficeWork(servicesOf(portal), work.now, (tx) =>
    setDue(tx, letter.process, { ...work, due: '2026-06-09' }),
  )
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
