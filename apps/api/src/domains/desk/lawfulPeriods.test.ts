import { randomUUID } from 'node:crypto'

import { transact } from '@saki/db'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { runDue } from '../../jobs/timers.ts'
import { seedNumbered, type NumberedTestCase } from '../../testing/cases.ts'
import { DEFICIENCIES } from '../../testing/reasons.ts'
import { newParty } from '../../testing/paperParties.ts'
import { scanned } from '../../testing/paperScans.ts'
import { pdfText } from '../../testing/pdfText.ts'
import { startTestPortal, type TestActor, type TestPortal } from '../../testing/portal.ts'
import { noteDown } from '../workflow/officeWork.ts'
import { findProcessState } from '../workflow/recordAction.ts'

const NOW = '2026-08-10T03:00:00Z'
let portal: TestPortal
let owner: TestActor
let officer: TestActor
let one: NumberedTestCase

beforeAll(async () => {
  portal = await startTestPortal({ now: NOW })
  owner = await portal.register()
  officer = await portal.office()
})
afterAll(() => portal.close())
beforeEach(async () => {
  await at('2026-08-10')
  one = await seedNumbered(portal.db, { ownerId: owner.userId, now: new Date(NOW) })
})

async function at(day: string): Promise<void> {
  portal.setNow(`${day}T03:00:00Z`)
  await sql`update session set expires_at = '2031-01-01' where ended_at is null`.execute(portal.db)
}
const key = () => ({ PROC_TYP: one.process.procTyp, PROC_NBR: one.process.procNbr })
const look = async (as = officer) => (await portal.ask('officeCase', { query: { patentId: one.patentId }, as })).body
/** Acts of the design workflow that arrive on paper. */
const papers = ['OPP', 'CTR', 'ANS']
const take = async (body: {
  ACTION_TYP: string
  NOTES?: string
  ACTION_DATE?: string
  UNDO_FOLLOWED?: 'Y'
  POINTS?: typeof DEFICIENCIES
}) =>
  portal.ask('insertAction', {
    body: {
      ...key(),
      NOTES: 'Agenda 117',
      PARTY: newParty,
      ...(papers.includes(body.ACTION_TYP) && (await scanned(portal, officer, key()))),
      ...body,
    },
    as: officer,
    key: randomUUID(),
  })
const choices = async (receivedOn?: string) =>
  (
    await portal.ask('getListAction', {
      params: { id: `${one.process.procTyp}-${one.process.procNbr}` },
      query: receivedOn === undefined ? {} : { receivedOn },
      as: officer,
    })
  ).body
const sweep = () => runDue({ ...portal.services, log: portal.app.log }, portal.services.clock())
const messages = (body: { fields?: { message: string }[] | undefined }) => body.fields?.map(({ message }) => message)

describe('a paper of a third party: received and notified are two days (UU 31/2000 art. 26(4))', () => {
  beforeEach(async () => {
    expect((await take({ ACTION_TYP: 'PUB' })).status).toBe(200)
  })

  test('the time to answer runs from the notice, not from an earlier day of receipt', async () => {
    await at('2026-08-27')
    const { body } = await take({ ACTION_TYP: 'OPP', ACTION_DATE: '2026-08-19' })
    expect(body).toMatchObject({ err: '', DUE_DATE: '2026-11-27' })
    const row = (await look()).HISTORY.at(-1)
    expect(row).toMatchObject({ ACTION_DATE: '2026-08-27', RECEIVED_DATE: '2026-08-19', DUE_DATE: '2026-11-27' })
  })

  test('names who filed it: without a party it is refused, with one the notes begin with the name', async () => {
    const refused = await portal.ask('insertAction', {
      body: { ...key(), ACTION_TYP: 'OPP', NOTES: 'Agenda 117' },
      as: officer,
      key: randomUUID(),
    })
    expect(refused).toMatchObject({ status: 422, body: { fields: [{ field: 'PARTY' }, { field: 'SCAN_ID' }] } })
    expect((await choices()).find(({ ACTION_TYP }) => ACTION_TYP === 'OPP')).toMatchObject({ IND_PARTY: 'Y' })
    await take({ ACTION_TYP: 'OPP' })
    expect((await look()).HISTORY.at(-1)?.NOTES).toBe('Diajukan oleh PT Lawan Jaya.\nAgenda 117')
  })

  test('an objection received on the last day is recorded afterwards in one act, which undoes the registration', async () => {
    await at('2026-11-12')
    await sweep()
    expect((await look()).STATUS_CODE).toBe('370')
    const found = (await choices('2026-11-10')).find(({ ACTION_TYP }) => ACTION_TYP === 'OPP')
    expect(found).toMatchObject({ DUE_DATE: '2027-02-12', UNDOES: [{ ACTION_DATE: '2026-11-11' }] })
    const asked = await take({ ACTION_TYP: 'OPP', ACTION_DATE: '2026-11-10' })
    expect([asked.status, (await look()).STATUS_CODE]).toEqual([409, '370'])
    expect(messages(asked.body)?.[0]).toContain('11 Nov 2026')
    const done = await take({ ACTION_TYP: 'OPP', ACTION_DATE: '2026-11-10', UNDO_FOLLOWED: 'Y' })
    expect(done.body).toMatchObject({ err: '', STATUS_CODE: '340', DUE_DATE: '2027-02-12' })
    const after = await look()
    expect([after.IND_FROZEN, after.REGISTRATION_NBR]).toEqual(['N', null])
  })

  test('one received a day late is recorded in no way', async () => {
    await at('2026-11-12')
    await sweep()
    expect((await choices('2026-11-11')).map(({ ACTION_TYP }) => ACTION_TYP)).not.toContain('OPP')
    const late = await take({ ACTION_TYP: 'OPP', ACTION_DATE: '2026-11-11', UNDO_FOLLOWED: 'Y' })
    expect(late.status).toBe(409)
    expect((await look()).STATUS_CODE).toBe('370')
  })

  test('the office cannot examine before the answer is in or its last day has passed, and is told since when', async () => {
    await at('2026-11-10')
    await take({ ACTION_TYP: 'OPP' })
    await at('2026-12-04')
    const refused = await take({ ACTION_TYP: 'EXAM', NOTES: '' })
    expect([refused.status, refused.body.err]).toEqual([409, 'ACTION_NOT_ALLOWED'])
    expect(messages(refused.body)?.[0]).toContain('10 Feb 2027')
    const offered = (await choices()).find(({ ACTION_TYP }) => ACTION_TYP === 'EXAM')
    expect(offered?.FROM_DATE).toBe('2027-02-11')
    const answered = await take({ ACTION_TYP: 'CTR', ACTION_DATE: '2026-12-03' })
    expect(answered.body).toMatchObject({ err: '', STATUS_CODE: '350' })
  })
})

describe('an answer received on the last day and recorded later', () => {
  test.each([
    ['the lapse', false],
    ['the lapse and a note since', true],
  ])('undoes %s in one act', async (_says, isNoted) => {
    await take({ ACTION_TYP: 'ASK', NOTES: '', POINTS: DEFICIENCIES })
    await at('2026-11-20')
    await sweep()
    expect((await look()).STATUS_CODE).toBe('391')
    if (isNoted) {
      const { rowVersion } = await findProcessState(portal.db, one.process)
      const work = { actorId: officer.userId, now: portal.services.clock(), reason: 'Telepon pemohon', rowVersion }
      await transact(portal.db, (tx) => noteDown(tx, one.process, work))
    }
    const done = await take({ ACTION_TYP: 'ANS', ACTION_DATE: '2026-11-10', UNDO_FOLLOWED: 'Y' })
    // The office's target to publish stands again.
    expect(done.body).toMatchObject({ err: '', STATUS_CODE: '310', DUE_DATE: '2026-11-10' })
    expect((await look()).IND_FROZEN).toBe('N')
  })
})

describe('a deadline changed by hand', () => {
  const propose = async (DUE_DATE: string, GROUND = 'UU 31/2000 art. 19') =>
    portal.ask('officeSetDue', {
      body: { ...key(), DUE_DATE, GROUND, REASON: 'Bencana alam', ROW_VERSION: (await look()).ROW_VERSION },
      as: officer,
      key: randomUUID(),
    })
  const decide = (PROPOSAL_ID: number, as: TestActor, IND_APPROVED: 'Y' | 'N' = 'Y', REMARK = '') =>
    portal.ask('officeDecideDue', { body: { PROPOSAL_ID, IND_APPROVED, REMARK }, as, key: randomUUID() })
  beforeEach(async () => {
    await take({ ACTION_TYP: 'ASK', NOTES: '', POINTS: DEFICIENCIES })
  })

  test.each([
    ['shortened', '2026-10-01', 'UU 31/2000 art. 19'],
    ['left as it is', '2026-11-10', 'UU 31/2000 art. 19'],
    ['lengthened without a ground', '2026-12-10', ''],
  ])('is not %s', async (_says, day, ground) => {
    expect((await propose(day, ground)).status).toBe(422)
    expect(await look()).toMatchObject({ DUE_DATE: '2026-11-10', DUE_PROPOSAL: null })
  })

  test('takes effect when another officer, who reads its letter first, approves it; nobody approves the own proposal; the letter follows', async () => {
    const { body } = await propose('2026-12-10')
    expect(body).toMatchObject({ DUE_DATE: '2026-11-10', PROPOSAL_ID: expect.any(Number) })
    expect((await propose('2026-12-20')).status).toBe(409)
    expect(await look()).toMatchObject({
      DUE_DATE: '2026-11-10',
      DUE_PROPOSAL: { IND_OWN: 'Y', DUE_DATE: '2026-12-10' },
    })
    const own = await decide(body.PROPOSAL_ID ?? 0, officer)
    expect([own.status, own.body.err]).toEqual([409, 'ACTION_NOT_ALLOWED'])
    const second = await portal.office()
    expect((await look(second)).DUE_PROPOSAL?.IND_OWN).toBe('N')
    const params = { id: body.PROPOSAL_ID ?? 0 }
    const letter = await portal.ask('officeProposalLetter', { as: second, params, query: { kind: 'DUE' } })
    const text = (await pdfText(letter.bytes)).join(' ').replaceAll(/\s+/g, ' ')
    for (const words of ['PRATINJAU', 'Bencana alam', '10 Desember 2026']) expect(text).toContain(words)
    expect((await look()).DUE_DATE).toBe('2026-11-10')
    expect((await decide(body.PROPOSAL_ID ?? 0, second)).body).toEqual({ err: '', DUE_DATE: '2026-12-10' })
    const after = await look()
    expect(after).toMatchObject({ DUE_DATE: '2026-12-10', DUE_PROPOSAL: null })
    expect(after.HISTORY.at(-1)).toMatchObject({
      ACTION_TYP: 'DUE',
      GROUND: 'UU 31/2000 art. 19',
      OFFIDOC_NAME: 'Pemberitahuan Perubahan Batas Waktu',
    })
    expect((await decide(body.PROPOSAL_ID ?? 0, second)).status).toBe(404)
  })

  test('is returned with a remark only, and stays as it is', async () => {
    const { body } = await propose('2026-12-10')
    const second = await portal.office()
    expect((await decide(body.PROPOSAL_ID ?? 0, second, 'N')).status).toBe(422)
    expect((await decide(body.PROPOSAL_ID ?? 0, second, 'N', 'Tanpa bukti')).status).toBe(200)
    expect(await look()).toMatchObject({ DUE_DATE: '2026-11-10', DUE_PROPOSAL: null })
  })

  test('strangers and applicants cannot decide', async () => {
    const { body } = await propose('2026-12-10')
    expect((await decide(body.PROPOSAL_ID ?? 0, owner)).status).toBe(403)
  })
})

describe('the letter for a priority document (UU 31/2000 art. 17)', () => {
  const claim = (day: string) =>
    sql`insert into application_priority values (${one.applicationId}, 9, 'JP', 'JP-9', ${day})`.execute(portal.db)
  const offered = async () => (await choices()).some(({ ACTION_TYP }) => ACTION_TYP === 'ASKP')

  test('is offered where a priority is claimed, says what is lost, and is not sent after its last day', async () => {
    await sql`delete from application_priority where application_id = ${one.applicationId}`.execute(portal.db)
    expect(await offered()).toBe(false)
    expect((await take({ ACTION_TYP: 'ASKP', NOTES: '' })).status).toBe(409)
    await claim('2025-10-01')
    expect(await offered()).toBe(false)
    const late = await take({ ACTION_TYP: 'ASKP', NOTES: '' })
    expect([late.status, messages(late.body)?.[0]]).toEqual([409, expect.stringContaining('1 Jul 2026')])
    await sql`delete from application_priority where application_id = ${one.applicationId}`.execute(portal.db)
    await claim('2026-04-01')
    expect((await take({ ACTION_TYP: 'ASKP', NOTES: '' })).body).toMatchObject({ err: '', DUE_DATE: '2027-01-01' })
    const { rows } = await sql<{ letter: string; text: string }>`
      select letter_typ as letter, content::text as text from letter where application_id = ${one.applicationId}`.execute(
      portal.db,
    )
    expect(rows[0]?.letter).toBe('SPR')
    expect(rows[0]?.text).toContain('hak prioritas hilang')
    expect(rows[0]?.text).not.toContain('ditarik kembali')
  })
})

test('the rule beside a deadline is the one that made it, also when the day was the same before', async () => {
  const number = one.patentId
  const [, fileTyp = '', fileSeq = '', fileSer = '', fileNbr = ''] = /^(.)(..)(....)(\d+)$/.exec(number) ?? []
  await take({ ACTION_TYP: 'ASK', NOTES: '', POINTS: DEFICIENCIES })
  const params = { fileNbr: String(Number(fileNbr)), fileSeq, fileTyp, fileSer }
  const { body } = await portal.ask('getStatusWorkflow', { params, as: owner })
  expect(body).toMatchObject({
    DUE_DATE: '2026-11-10',
    DUE_RULE: { MONTHS: 3, FROM: 'action', BASE: '2026-08-10', GROUND: 'UU 31/2000 art. 19' },
  })
})
