import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { seedNumbered } from '../../testing/cases.ts'
import { makeConsultant, giveTestMandate } from '../../testing/consultants.ts'
import { servicesOf, takeOfficeAction, withDeficiency } from '../../testing/letters.ts'
import { startTestPortal, type TestActor, type TestPortal } from '../../testing/portal.ts'
import { runReminders } from '../outgoing/remind.ts'

const NOW = '2026-03-02T03:00:00Z'
/** Three days later, when an unread letter is due for a reminder. */
const LATER = '2026-03-05T03:00:00Z'

type Agent = TestActor & { number: string }
type Letter = Awaited<ReturnType<typeof withDeficiency>>
interface Held {
  mandateId: number
  owner: TestActor
  agent: Agent
}

let portal: TestPortal
let owner: TestActor
let otherCaseId: number
beforeAll(async () => {
  portal = await startTestPortal({ now: NOW })
})
afterAll(() => portal.close())
beforeEach(async () => {
  portal.setNow(NOW)
  await sql`delete from attempt`.execute(portal.db)
  // One owner for each test: the letters of another would go to the agents of all earlier tests.
  owner = await portal.register({ name: 'Sari Wulandari' })
  otherCaseId = (await seedNumbered(portal.db, { ownerId: owner.userId, now: new Date(NOW) })).applicationId
})

const change =
  (set: ReturnType<typeof sql>) =>
  async ({ mandateId }: Held) => {
    await sql`update mandate set ${set} where mandate_id = ${mandateId}`.execute(portal.db)
  }
/** Changes to a mandate for everything, and whether its holder may still act in a design case afterwards. */
const mandateStates: [string, boolean, (held: Held) => Promise<unknown>][] = [
  ['in force', true, async () => undefined],
  ['in force for this right', true, change(sql`rights = array['D']`)],
  ['expired yesterday', false, change(sql`valid_from = '2026-02-01', valid_to = '2026-03-01'`)],
  ['begins in a month', false, change(sql`valid_from = '2026-04-02'`)],
  ['revoked', false, ({ mandateId, owner: as }) => portal.ask('endMandate', { body: { MANDATE_ID: mandateId }, as })],
  ['for another right', false, change(sql`rights = array['P', 'T']`)],
  ['for another case', false, (held) => change(sql`application_id = ${otherCaseId}`)(held)],
  [
    'in force, its holder struck from the register',
    false,
    ({ agent }) => sql`update agent set is_active = false where consultant_nbr = ${agent.number}`.execute(portal.db),
  ],
  [
    'in force, its holder no longer a consultant',
    false,
    ({ agent }) => sql`update app_user set user_typ = 1 where user_id = ${agent.userId}`.execute(portal.db),
  ],
]

/** A consultant who received a letter under a mandate for everything, after `change` was applied to the mandate. */
async function heldAndChanged(changeMandate: (held: Held) => Promise<unknown>): Promise<Held & { letter: Letter }> {
  const agent = await makeConsultant(portal)
  const mandateId = await giveTestMandate(portal, owner, agent)
  const letter = await withDeficiency(portal, owner)
  const held = { mandateId, owner, agent }
  await changeMandate(held)
  return { ...held, letter }
}

type Published = { userId: number; kind: string; data: { proc_nbr?: number } }
const published = () => (portal.services.events as unknown as { published: Published[] }).published
const mailsTo = async ({ email }: TestActor, kind: string, { process }: Letter) =>
  (await portal.mails()).filter(
    (mail) =>
      mail.to_address === email &&
      mail.kind === kind &&
      mail.body.includes(`item=${process.procTyp}-${process.procNbr}-`),
  ).length
const itemsOf = async (as: TestActor, letter: Letter, actionNbr: number) =>
  (
    await sql`select 1 from inbox_item where user_id = ${as.userId} and proc_nbr = ${letter.process.procNbr}
      and proc_typ = ${letter.process.procTyp} and action_nbr = ${actionNbr}`.execute(portal.db)
  ).rows.length
const keep = (as: TestActor) =>
  sql`update session set expires_at = '2027-01-01' where user_id = ${as.userId} and ended_at is null`.execute(portal.db)

describe.each(mandateStates)('a mandate %s', (_state, acts, changeMandate) => {
  const times = acts ? 1 : 0

  test('the next action of the case: inbox row, mail and events', async () => {
    const { agent, letter } = await heldAndChanged(changeMandate)
    const [mails, from] = [await mailsTo(agent, 'letter', letter), published().length]
    const { actionNbr } = await takeOfficeAction(portal, letter.process, {
      action: 'extend_correction',
      role: 'applicant',
    })
    expect(await itemsOf(agent, letter, actionNbr)).toBe(times)
    expect((await mailsTo(agent, 'letter', letter)) - mails).toBe(times)
    const received = published()
      .slice(from)
      .filter(({ userId }) => userId === agent.userId)
    expect(received.map(({ kind }) => kind)).toEqual(acts ? ['inbox', 'workflow'] : [])
  })

  test('the reminder of an earlier letter: mail and event', async () => {
    const { agent, letter } = await heldAndChanged(changeMandate)
    portal.setNow(LATER)
    const from = published().length
    await runReminders(servicesOf(portal), portal.services.clock())
    await portal.drain()
    expect(await mailsTo(agent, 'unread', letter)).toBe(times)
    const isForAgent = ({ userId, data }: Published) =>
      userId === agent.userId && data.proc_nbr === letter.process.procNbr
    expect(published().slice(from).filter(isForAgent)).toHaveLength(times)
  })

  test('the calendar, lists, the case page, its files, the inbox and its count', async () => {
    const { agent, letter } = await heldAndChanged(changeMandate)
    await keep(agent)
    const { URL: address } = (await portal.ask('calendarMake', { as: agent })).body
    const ics = await portal.ask('calendarFeed', { params: { file: address.split('/').at(-1) ?? '' } })
    const { rows } = await sql<{ id: string }>`
      select file_id as id from stored_file where application_id = ${letter.applicationId} limit 1`.execute(portal.db)
    const id = rows[0]?.id ?? ''
    const { patentId } = letter
    const listed = async (call: 'getPatents' | 'getUserDocuments' | 'getInbox') =>
      JSON.stringify((await portal.ask(call, { query: { size: 100 }, as: agent })).body).includes(patentId)
    const unread = (await portal.ask('getInboxUnreads', { params: { userId: agent.userId }, as: agent })).body[0]
    const { fileNbr, fileSeq, fileTyp, fileSer } = letter.file
    const params = { fileNbr, fileSeq, fileTyp, fileSer }
    expect({
      calendar: String(ics.body).includes(patentId),
      list: await listed('getPatents'),
      papers: await listed('getUserDocuments'),
      inbox: await listed('getInbox'),
      unread: (unread?.TOTAL ?? 0) > 0,
      toAnswer: JSON.stringify((await portal.ask('getLettersToAnswer', { as: agent })).body).includes(patentId),
      case: (await portal.ask('getPatentDetail', { query: { patentId }, as: agent })).status,
      history: (await portal.ask('getListWorkflowCust', { params, as: agent })).status,
      fileFacts: (await portal.ask('getDocumentFacts', { params: { id }, as: agent })).status,
    }).toEqual({
      calendar: acts,
      list: acts,
      papers: acts,
      inbox: acts,
      unread: acts,
      toAnswer: acts,
      case: acts ? 200 : 404,
      history: acts ? 200 : 404,
      fileFacts: acts ? 200 : 404,
    })
  })

  test('the letter is read by its addressee: events and names of readers', async () => {
    const { agent, letter } = await heldAndChanged(changeMandate)
    await keep(owner)
    const { procTyp: proc_typ, procNbr: proc_nbr } = letter.process
    const params = { proc_typ, proc_nbr, action_nbr: letter.actionNbr }
    const from = published().length
    await portal.ask('inboxUpdateIsRead', { body: { params, status: 'Y' }, as: owner })
    expect(
      published()
        .slice(from)
        .filter(({ userId }) => userId === agent.userId),
    ).toHaveLength(times)
    const query = { item: `${proc_typ}-${proc_nbr}-${letter.actionNbr}` }
    const [item] = (await portal.ask('getInbox', { query, as: owner })).body.data
    expect(item?.READERS.some(({ USER_ID }) => USER_ID === agent.userId)).toBe(acts)
  })

  test('letters sent again after mails bounced', async () => {
    const { agent, letter } = await heldAndChanged(changeMandate)
    await keep(agent)
    await sql`update mail set bounced_at = ${new Date(NOW)}, bounce_reason = 'penuh'
      where user_id = ${agent.userId} and proc_nbr = ${letter.process.procNbr} and kind = 'letter'`.execute(portal.db)
    expect((await portal.ask('mailsSettled', { body: {}, as: agent })).body.SENT).toBe(times)
  })
})
