import { transact } from '@saki/db'
import { addDays, addMonths } from '@saki/domain/dates/legalDate'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { importCases } from '../../operator/cases/importCases.ts'
import { runDue } from '../../jobs/timers.ts'
import { grantSimplePatent, keepSessions } from '../../testing/grantedPatents.ts'
import { servicesOf } from '../../testing/letters.ts'
import { morning, playActions, playedCase, registerSample } from '../../testing/playedCases.ts'
import { startTestPortal, type TestActor, type TestPortal } from '../../testing/portal.ts'
import { recordAnnuities } from '../requests/recordAnnuities.ts'
import { listGranted } from '../upkeep/grantedPatents.sql.ts'
import { runReminders } from './remind.ts'

const FILED = '2026-01-05'
let portal: TestPortal
let owner: TestActor
let buyer: TestActor
beforeAll(async () => {
  portal = await startTestPortal({ now: morning(FILED) })
  owner = await portal.register()
  buyer = await portal.register()
})
afterAll(() => portal.close())

async function at(day: string): Promise<void> {
  portal.setNow(morning(day))
  await keepSessions(portal)
}

/** Runs the reminders of a day; returns the steps sent for the case. */
async function remindedOn(day: string, { procNbr }: { procNbr: number }): Promise<string[]> {
  await at(day)
  await runReminders(servicesOf(portal), portal.services.clock())
  await portal.drain()
  const { rows } = await sql<{ step: string }>`
    select step from reminder where proc_nbr = ${procNbr} and day = ${day} and sent_at is not null`.execute(portal.db)
  return rows.map(({ step }) => step)
}

const dueOf = async (number: string) => {
  const { rows } = await sql<{ due: string }>`
    select p.due_date as due from process p join application a using (application_id) where a.application_number = ${number} and p.upper_proc_nbr is null`.execute(
    portal.db,
  )
  return rows[0]?.due ?? ''
}

/** Every step before a deadline with its day. */
const stepsBefore = (due: string): [day: string, step: string][] => [
  [addMonths(due, -6), 'due-6m'],
  [addMonths(due, -3), 'due-3m'],
  [addMonths(due, -1), 'due-1m'],
  [addDays(due, -14), 'due-14'],
  [addDays(due, -7), 'due-7'],
  [addDays(due, -2), 'due-2'],
  [due, 'due-0'],
]
const upkeepMails = async (to: TestActor) =>
  (await portal.mails()).filter(({ to_address, kind }) => to_address === to.email && kind === 'upkeep')
const newestUpkeep = async (to: TestActor, number: string) => {
  const mails = (await upkeepMails(to)).filter(({ subject }) => subject.includes(number))
  return mails[0]
}

/** Pays up to a year, dated the portal's day. */
const payTo = (number: string, toYear: number) =>
  transact(portal.db, async (tx) => {
    const [patent] = await listGranted(tx, { numbers: [number] })
    if (!patent) throw new Error(number)
    const now = portal.services.clock()
    const paid = { toYear, amount: 1, payerName: 'Sari', proof: 'x', submissionNbr: '', officerId: null, now }
    expect(
      await recordAnnuities(tx, servicesOf(portal), patent, { ...paid, paidOn: now.toISOString().slice(0, 10) }),
    ).toMatchObject({ ok: true })
  })

describe('annuities', () => {
  test('are reminded of 6, 3 and 1 months and 14, 7, 2 and 0 days before their day and before the end of grace, with amount and way to pay', async () => {
    await at(FILED)
    const number = await grantSimplePatent(portal, owner)
    const one = await playedCase(portal, number)
    // The first payment, six months after the certificate: the step of six months falls on the day of the certificate.
    await payTo(number, 2)
    const due = await dueOf(number)
    expect(due).toBe('2027-12-05')
    for (const [day, step] of stepsBefore(due)) {
      expect([day, await remindedOn(addDays(day, -1), one)]).toEqual([day, []])
      expect([day, await remindedOn(day, one)]).toEqual([day, [step]])
    }
    const mail = await newestUpkeep(owner, number)
    expect(mail?.subject).toContain('5 Desember 2027')
    // Year 3, eight claims: 750,000 + 8 × 50,000.
    expect(mail?.body).toMatch(/tahun ke-3: Rp\s?1\.150\.000/)
    expect(mail?.body).toContain('/user-docx/tp/berbayar')
    expect(mail?.body).not.toContain('Alat Pengering')
    await at('2027-12-06')
    await runDue(servicesOf(portal), portal.services.clock())
    await portal.drain()
    const end = await dueOf(number)
    expect(end).toBe('2028-06-05')
    for (const [day, step] of stepsBefore(end).slice(1))
      expect([day, await remindedOn(day, one)]).toEqual([day, [step]])
    expect((await newestUpkeep(owner, number))?.body).toMatch(/Rp\s?2\.300\.000[^]*tambahan 100%[^]*Rp\s?1\.150\.000/)
    const { rows } = await sql<{ content: { body: string[] } }>`
      select l.content from letter l join application a using (application_id) where a.application_number = ${number} and l.letter_typ = 'SJT'`.execute(
      portal.db,
    )
    expect(rows).toHaveLength(1)
    expect(rows[0]?.content.body.join(' ')).toMatch(
      /tahun ke-3: Rp\s?2\.300\.000.*Rp\s?1\.150\.000.*user-docx\/tp\/berbayar/,
    )
  })

  test('are not reminded of once the last one is paid', async () => {
    await at(FILED)
    const number = await grantSimplePatent(portal, owner)
    await payTo(number, 10)
    const due = await dueOf(number)
    expect(due).toBe('2036-01-05')
    for (const [day] of stepsBefore(due))
      expect([day, await remindedOn(day, await playedCase(portal, number))]).toEqual([day, []])
  })

  test('of a case that got another owner are reminded of there, and no longer at the former owner', async () => {
    await at(FILED)
    const number = await grantSimplePatent(portal, owner)
    await payTo(number, 2)
    await sql`update application set owner_id = ${buyer.userId} where application_number = ${number}`.execute(portal.db)
    const one = await playedCase(portal, number)
    const before = (await upkeepMails(owner)).length
    expect(await remindedOn(addMonths(await dueOf(number), -6), one)).toEqual(['due-6m'])
    expect(await newestUpkeep(buyer, number)).toBeDefined()
    expect(await upkeepMails(owner)).toHaveLength(before)
    const { body } = await portal.ask('getInbox', { as: buyer })
    expect(body.data).toMatchObject([{ PROC_NBR: one.procNbr, STATUS: 'N' }])
  })
})

test('annuities of an imported case are reminded of, although nobody was notified of its import', async () => {
  await at(FILED)
  const number = 'P00202000077'
  const line = {
    PATENT_ID: number,
    APPL_TYP: 'PATENT',
    TITLE: 'Mesin lama',
    FILING_DATE: '2020-03-15',
    REGISTRATION_NBR: 'IDP000070077',
    REGISTRATION_DATE: '2023-06-10',
    PAID_YEARS: 6,
    OWNERS: [{ PERSON_NAME: 'PT Maju', PERSON_WCODE: 'C', NATIONALITY_COUNTRY_CODE: 'ID', ADDR_STREET: 'Jalan 5' }],
    OWNER_EMAIL: owner.email,
  }
  const lines = async function* () {
    yield JSON.stringify(line)
  }
  expect(await importCases(portal.db, lines(), portal.services.clock())).toMatchObject({ added: 1, rejected: [] })
  expect(await dueOf(number)).toBe('2026-02-15')
  const one = await playedCase(portal, number)
  expect(await remindedOn('2026-01-14', one)).toEqual([])
  expect(await remindedOn('2026-01-15', one)).toEqual(['due-1m'])
  expect((await newestUpkeep(owner, number))?.body).toContain('tahun ke-7')
  const { rows } = await sql<{ unread: boolean }>`
    select unread from inbox_item where user_id = ${owner.userId} and proc_typ = ${one.procTyp} and proc_nbr = ${one.procNbr}`.execute(
    portal.db,
  )
  expect(rows).toEqual([{ unread: true }])
})

test('the renewal of a mark is reminded of while its window is open and in the six months after', async () => {
  await at(FILED)
  const number = await registerSample(portal, owner, 'MARK')
  await playActions(portal, number, ['publish', 'publication_over', 'examine', 'accept', 'register'])
  const one = await playedCase(portal, number)
  await at(addDays(await dueOf(number), 1))
  await runDue(servicesOf(portal), portal.services.clock())
  const end = await dueOf(number)
  expect(end.slice(0, 4)).toBe('2036')
  for (const [day, step] of stepsBefore(end).slice(1)) expect([day, await remindedOn(day, one)]).toEqual([day, [step]])
  expect((await newestUpkeep(owner, number))?.subject).toContain('Perpanjang pelindungan merek')
})
