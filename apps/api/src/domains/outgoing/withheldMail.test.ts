import { transact } from '@saki/db'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import type { Mailer } from '../../ports/mailer.ts'
import { act, seedNumbered } from '../../testing/cases.ts'
import { makeConsultant, giveTestMandate } from '../../testing/consultants.ts'
import { startTestPortal, type TestActor, type TestPortal } from '../../testing/portal.ts'
import { queueActionMails } from '../inbox/actionMails.ts'
import { sendLeftOver, sendMail } from './sendMail.ts'

const NOW = '2026-03-02T03:00:00.000Z'
let portal: TestPortal
let owner: TestActor
let agent: TestActor & { number: string }
let mandateId: number

beforeAll(async () => void (portal = await startTestPortal({ now: NOW })))
afterAll(() => portal.close())
beforeEach(async () => {
  portal.setNow(NOW)
  owner = await portal.register()
  agent = await makeConsultant(portal)
  mandateId = await giveTestMandate(portal, owner, agent, { VALID_TO: '2026-03-04' })
})

/** A letter about a design whose mails to the owner and the consultant are not sent yet. */
async function queueLetter(): Promise<void> {
  const now = new Date(NOW)
  const { process } = await seedNumbered(portal.db, { ownerId: owner.userId, now })
  const acted = await act(portal.db, process, { action: 'ask_correction', role: 'office', now })
  const jobs = { ...portal.services.jobs, enqueue: async () => undefined }
  await transact(portal.db, (tx) =>
    queueActionMails(tx, { jobs, env: portal.services.env }, { ...acted, ...process, dueDate: null, now }),
  )
}

const waiting = async () =>
  (
    await sql<{ mailId: string }>`
      select mail_id as "mailId" from mail where kind = 'letter' and sent_at is null and withheld_at is null order by mail_nbr`.execute(
      portal.db,
    )
  ).rows
/** Runs the jobs of the waiting mails; returns the addresses they were sent to. */
async function sendWaiting(): Promise<string[]> {
  const sentTo: string[] = []
  const mailer: Mailer = { send: async ({ to }) => void sentTo.push(to) }
  for (const job of await waiting()) await sendMail(portal.services, mailer, job)
  return sentTo.toSorted()
}

const ends: [string, () => Promise<unknown>][] = [
  ['the mandate was ended', () => portal.ask('endMandate', { body: { MANDATE_ID: mandateId }, as: owner })],
  ['its last day is over', async () => portal.setNow('2026-03-04T17:00:00.000Z')],
  [
    'it was narrowed to trade marks',
    () => sql`update mandate set rights = '{T}' where mandate_id = ${mandateId}`.execute(portal.db),
  ],
  [
    'the consultant was struck from the register',
    () => sql`update agent set is_active = false where consultant_nbr = ${agent.number}`.execute(portal.db),
  ],
  [
    'the account was closed',
    () => sql`update app_user set status = 'closed' where user_id = ${agent.userId}`.execute(portal.db),
  ],
]
test.each(ends)('a mail queued before %s is sent to the owner only, also when retried later', async (_, end) => {
  await sql`insert into mail_address (user_id, address, token_hash, added_at, confirmed_at)
    values (${agent.userId}, ${`kantor-${agent.userId}@contoh.id`}, ${Buffer.from(agent.number)}, ${NOW}, ${NOW})`.execute(
    portal.db,
  )
  await queueLetter()
  expect(await waiting()).toHaveLength(3)
  await end()
  expect(await sendWaiting()).toEqual([owner.email])
  expect(await waiting()).toEqual([])
  const { rows } = await sql<{ withheld: number }>`
    select count(*)::int as withheld from mail where user_id = ${agent.userId} and kind = 'letter' and withheld_at is not null`.execute(
    portal.db,
  )
  expect(rows).toEqual([{ withheld: 2 }])
  portal.setNow('2026-03-20T03:00:00.000Z')
  const never: Mailer = { send: () => Promise.reject(new Error('sent')) }
  expect(await sendLeftOver(portal.services, never)).toBe(0)
})

test('a consultant gets the mail as long as the mandate is in force', async () => {
  await queueLetter()
  portal.setNow('2026-03-04T16:59:59.000Z')
  expect(await sendWaiting()).toEqual([owner.email, agent.email].toSorted())
})
