import { randomUUID } from 'node:crypto'

import { addDays, addMonths } from '@saki/domain/dates/legalDate'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { runDue } from '../../jobs/timers.ts'
import { grantedPatent, historyTo, logInAt } from '../../testing/appealedCases.ts'
import { oppose, publishedMark } from '../../testing/oppositions.ts'
import { newParty } from '../../testing/paperParties.ts'
import { morning, playActions, playedCase, registerSample } from '../../testing/playedCases.ts'
import { scanned } from '../../testing/paperScans.ts'
import { startTestPortal, type TestActor, type TestPortal } from '../../testing/portal.ts'
import { DEFICIENCIES } from '../../testing/reasons.ts'
import { loadPeriods } from '../workflow/loadPeriods.ts'
import { loadStates } from '../workflow/loadStates.ts'

const FILED = '2026-03-02'
let portal: TestPortal
let sari: TestActor
let budi: TestActor
let officer: TestActor
let second: TestActor

beforeAll(async () => {
  portal = await startTestPortal({ now: morning(FILED) })
  sari = await portal.register()
  budi = await portal.register()
  officer = await portal.office()
  second = await portal.office()
  await loadStates(portal.db)
  await loadPeriods(portal.db, new Date(morning(FILED)))
})
afterAll(() => portal.close())

const at = (day: string) => logInAt(portal, morning(day), [sari, budi, officer, second])
const sweep = () => runDue({ ...portal.services, log: portal.app.log }, portal.services.clock())

describe('a simple patent is published on the fourteenth working day at the latest (UU 6/2023 art. 123(1))', () => {
  // From Monday 2 March 2026 without 18 to 20, 23 and 24 March (Nyepi, Idul Fitri and collective leave).
  const LAST = '2026-03-27'

  test('by itself on that day, not on the day before and not on the day after', async () => {
    await at(FILED)
    const number = await registerSample(portal, sari, 'SIMPLE_PATENT')
    await playActions(portal, number, ['formality_passed'])
    expect(await playedCase(portal, number)).toMatchObject({ state: 'awaiting_publication', firesOn: LAST })
    await at(addDays(LAST, -1))
    await sweep()
    expect((await playedCase(portal, number)).state).toBe('awaiting_publication')
    await at(LAST)
    await sweep()
    expect(await playedCase(portal, number)).toMatchObject({ state: 'publication', day: LAST })
  })

  test('or earlier by an officer', async () => {
    await at(FILED)
    const number = await registerSample(portal, sari, 'SIMPLE_PATENT')
    const day = await playActions(portal, number, ['formality_passed'])
    await at(day)
    const { procTyp, procNbr } = await playedCase(portal, number)
    const body = { PROC_TYP: procTyp, PROC_NBR: procNbr, ACTION_TYP: 'PUBE' }
    expect((await portal.ask('insertAction', { as: officer, key: randomUUID(), body })).status).toBe(200)
    expect(await playedCase(portal, number)).toMatchObject({ state: 'publication', day })
  })
})

describe('an appeal against a grant (UU 13/2016 art. 70, UU 65/2024 art. 63A(4))', () => {
  /** Day of the latest of these actions. */
  const dayOf = async (number: string, actions: readonly string[]) =>
    (
      await sql<{ day: string | null }>`
        select max(t.action_date) as day from process_action t join application a on a.proc_typ = t.proc_typ and a.proc_nbr = t.proc_nbr
         where a.application_number = ${number} and t.action = any(${actions}::text[])`.execute(portal.db)
    ).rows[0]?.day ?? 'none'
  const offer = async (number: string) =>
    (await portal.ask('requestOffers', { as: budi, query: { patentId: number } })).body.OFFERS.find(
      ({ USERDOC_TYP }) => USERDOC_TYP === 'BG',
    )

  test('is made until nine months after the decision, not after the certificate, also on paper', async () => {
    const number = await grantedPatent(portal, { owner: sari, others: [budi, officer] }, FILED)
    const decided = await dayOf(number, [
      'allow',
      'allow_again',
      'appeal_allowed',
      'appeal_allowed_in_part',
      'suit_won',
    ])
    const certified = await dayOf(number, ['issue_certificate'])
    expect(decided < certified).toBe(true)
    const last = addMonths(decided, 9)
    await at(last)
    expect(await offer(number)).toMatchObject({ IND_OFFERED: 'Y', LAST_DATE: last })
    await at(addDays(last, 1))
    expect((await offer(number))?.IND_OFFERED).not.toBe('Y')
    const { procTyp: PROC_TYP, procNbr: PROC_NBR } = await playedCase(portal, number)
    const paper = async (ACTION_DATE: string) => {
      const scan = await scanned(portal, officer, { PROC_TYP, PROC_NBR })
      const body = {
        PROC_TYP,
        PROC_NBR,
        ACTION_TYP: 'APPG',
        ACTION_DATE,
        NOTES: 'Agenda 9',
        PARTY: newParty,
        ...scan,
      }
      return (await portal.ask('insertAction', { as: officer, key: randomUUID(), body })).status
    }
    expect(await paper(addDays(last, 1))).toBe(409)
    expect(await paper(last)).toBe(200)
  })
})

test('a lengthened period is told to everybody whose opposition is in the case, by a letter of their own', async () => {
  await at('2026-04-01')
  const number = await publishedMark(portal, sari, 'TENUN PANJANG')
  const { SUBMISSION_NBR } = await oppose(portal, budi, number)
  const { PROC_TYP, PROC_NBR, ROW_VERSION, DUE_DATE } = (
    await portal.ask('officeCase', { as: officer, query: { patentId: number } })
  ).body
  const day = addDays(DUE_DATE ?? '', 30)
  const asked = { PROC_TYP, PROC_NBR, DUE_DATE: day, GROUND: 'UU 20/2016 art. 17', REASON: 'Bencana alam', ROW_VERSION }
  const proposed = await portal.ask('officeSetDue', { as: officer, key: randomUUID(), body: asked })
  const body = { PROPOSAL_ID: proposed.body.PROPOSAL_ID ?? 0, IND_APPROVED: 'Y' as const, REMARK: '' }
  expect((await portal.ask('officeDecideDue', { as: second, key: randomUUID(), body })).status).toBe(200)
  const { rows } = await sql<{ addressee: number | null; text: string }>`
    select l.addressee_id as addressee, l.content::text as text from letter l join application a using (application_id)
     where a.application_number = ${number} and l.letter_typ = 'SPT' order by l.addressee_id nulls first`.execute(
    portal.db,
  )
  expect(rows.map(({ addressee }) => addressee)).toEqual([null, budi.userId])
  for (const { text } of rows) expect(text).toContain('Bencana alam')
  const inbox = await portal.ask('getInbox', { as: budi, params: { userId: budi.userId }, query: {} })
  expect(inbox.body.data.filter(({ TITLE }) => TITLE === 'TENUN PANJANG').length).toBeGreaterThan(1)
  expect(SUBMISSION_NBR).not.toBe('')
})

test('a rule that the office changed later is shown beside a deadline as it was when it made the deadline', async () => {
  await at(FILED)
  const number = await registerSample(portal, sari, 'DESIGN')
  const { procTyp, procNbr, flowId, flowVersion } = await playedCase(portal, number)
  const body = { PROC_TYP: procTyp, PROC_NBR: procNbr, ACTION_TYP: 'ASK', POINTS: DEFICIENCIES }
  expect((await portal.ask('insertAction', { as: officer, key: randomUUID(), body })).body.DUE_DATE).toBe('2026-06-02')
  // The letter is sent on the filing day, so that three months from either are one day; and then the office changes the rule.
  const changed =
    await sql`update deadline_rule set months = 4 where flow_id = ${flowId} and flow_version = ${flowVersion} and action = 'ask_correction' and part = 'due'`.execute(
      portal.db,
    )
  expect(changed.numAffectedRows).toBe(1n)
  const [, fileTyp = '', fileSeq = '', fileSer = '', fileNbr = ''] = /^(.)(..)(....)(\d+)$/.exec(number) ?? []
  const params = { fileNbr: String(Number(fileNbr)), fileSeq, fileTyp, fileSer }
  expect((await portal.ask('getStatusWorkflow', { params, as: sari })).body).toMatchObject({
    DUE_DATE: '2026-06-02',
    DUE_RULE: { MONTHS: 3, FROM: 'action', BASE: FILED, GROUND: 'UU 31/2000 art. 19' },
  })
})

test('a shorter window that the office enters later does not shorten a running one (UU 31/2000 art. 26)', async () => {
  await at(FILED)
  const number = await registerSample(portal, sari, 'DESIGN')
  const published = await playActions(portal, number, historyTo('DESIGN', FILED, 'publication'))
  const offered = async () =>
    (await portal.ask('requestOffers', { as: budi, query: { patentId: number } })).body.OFFERS.find(
      ({ USERDOC_TYP }) => USERDOC_TYP === 'OP',
    )
  await at(published)
  const before = await offered()
  expect(before).toMatchObject({ IND_OFFERED: 'Y', LAST_DATE: expect.any(String) })
  const { flowId, flowVersion } = await playedCase(portal, number)
  const entered = await sql`
    insert into deadline_rule (flow_id, flow_version, action, part, valid_from, months, ground, changed_at)
    select flow_id, flow_version, action, part, ${addDays(published, 1)}::date, 1, ground, now() from deadline_rule
     where flow_id = ${flowId} and flow_version = ${flowVersion} and part = 'until' and action = 'oppose'`.execute(
    portal.db,
  )
  expect(entered.numAffectedRows).toBe(1n)
  await at(before?.LAST_DATE ?? '')
  expect(await offered()).toMatchObject({ IND_OFFERED: 'Y', LAST_DATE: before?.LAST_DATE })
})

describe('beside a deadline of an older history, whose rule was not kept', () => {
  test.each([
    ['the rule of that day is shown when it gives the day', '2026-05-04', { MONTHS: 2, BASE: FILED }],
    ['no rule is shown when none gives the day', '2026-07-15', null],
  ])('%s', async (_says, due, rule) => {
    await at(FILED)
    const number = await registerSample(portal, sari, 'MARK')
    const { procTyp, procNbr } = await playedCase(portal, number)
    const body = { PROC_TYP: procTyp, PROC_NBR: procNbr, ACTION_TYP: 'ASK', POINTS: DEFICIENCIES }
    expect((await portal.ask('insertAction', { as: officer, key: randomUUID(), body })).status).toBe(200)
    // As a case of another system was imported: the day alone.
    await portal.db.transaction().execute(async (tx) => {
      await sql`alter table process_action disable trigger process_action_append_only`.execute(tx)
      await sql`update process_action set due_rule = null, due_date = ${due} where proc_typ = ${procTyp} and proc_nbr = ${procNbr} and action = 'ask_correction'`.execute(
        tx,
      )
      await sql`update process set due_date = ${due} where proc_typ = ${procTyp} and proc_nbr = ${procNbr}`.execute(tx)
      await sql`alter table process_action enable trigger process_action_append_only`.execute(tx)
    })
    const [, fileTyp = '', fileSeq = '', fileSer = '', fileNbr = ''] = /^(.)(..)(....)(\d+)$/.exec(number) ?? []
    const params = { fileNbr: String(Number(fileNbr)), fileSeq, fileTyp, fileSer }
    const { body: shown } = await portal.ask('getStatusWorkflow', { params, as: sari })
    expect(shown.DUE_DATE).toBe(due)
    if (rule) expect(shown.DUE_RULE).toMatchObject(rule)
    else expect(shown.DUE_RULE).toBeNull()
  })
})
