import { randomUUID } from 'node:crypto'

import { workflowFor } from '@saki/catalogue'
import { transact, type Db } from '@saki/db'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { runDue } from '../../jobs/timers.ts'
import { seedNumbered } from '../../testing/cases.ts'
import { servicesOf, takeOfficeAction, withDeficiency } from '../../testing/letters.ts'
import { publishedMark } from '../../testing/oppositions.ts'
import { newParty, paperPerson, recordPaper } from '../../testing/paperParties.ts'
import { playActions, playedCase } from '../../testing/playedCases.ts'
import { startTestPortal, type TestActor, type TestPortal } from '../../testing/portal.ts'
import { waitForPostingAgain } from '../documents/postalLetter.sql.ts'
import { lockForChange } from '../workflow/checkAction.ts'
import { loadStates } from '../workflow/loadStates.ts'

const SENT = '2026-03-02T03:00:00Z'
const designActions = workflowFor('DESIGN', 'UU31/2000').actions
let portal: TestPortal
let sari: TestActor
/** Holder of cases for whom nobody logs in. */
let archive: TestActor
let officer: TestActor
let finance: TestActor

beforeAll(async () => {
  portal = await startTestPortal({ now: SENT })
  ;[sari, archive] = [await portal.register(), await portal.register()]
  officer = await portal.office()
  finance = await portal.office()
  await sql`insert into officer (user_id, section, roles) values (${finance.userId}, 'finance', '{finance}')`.execute(
    portal.db,
  )
  await sql`update app_user set status = 'closed' where user_id = ${archive.userId}`.execute(portal.db)
  await loadStates(portal.db)
})
afterAll(() => portal.close())

async function at(now: string) {
  portal.setNow(now)
  await sql`update session set expires_at = '2031-01-01' where ended_at is null`.execute(portal.db)
}
async function standing({ procTyp, procNbr }: { procTyp: string; procNbr: number }) {
  const { rows } = await sql<{ state: string; due: string | null; fires: string | null }>`
    select state, due_date as due, fires_on as fires from process where proc_typ = ${procTyp} and proc_nbr = ${procNbr}`.execute(
    portal.db,
  )
  return rows[0]
}
const letterOf = async (applicationId: number | string) =>
  (
    await sql<{ id: string; content: string }>`
      select letter_id as id, content::text from letter where application_id = ${applicationId} order by issued_at desc limit 1`.execute(
      portal.db,
    )
  ).rows[0] ?? { id: '', content: '' }
/** A design whose applicant has no account, asked on 2 March for what is missing, with three months to answer. */
async function askedOnPaper() {
  await at(SENT)
  const own = await withDeficiency(portal, archive)
  return { ...own, letter: await letterOf(own.applicationId) }
}
const waiting = async () => (await portal.ask('officeLettersToPost', { as: officer, query: { size: 100 } })).body.data
const post = (LETTERS: { LETTER_ID: string; PROOF: string }[], more: object = {}, as = officer, key = randomUUID()) =>
  portal.ask('officeLettersPosted', {
    as,
    key,
    body: { LETTERS, WAY: 'registered', POSTED_DATE: '2026-03-07', ...more },
  })
async function undoLastOf({ procTyp, procNbr }: { procTyp: string; procNbr: number }, patentId: string) {
  const { HISTORY, ROW_VERSION } = (await portal.ask('officeCase', { as: officer, query: { patentId } })).body
  const body = {
    PROC_TYP: procTyp,
    PROC_NBR: procNbr,
    ACTION_NBR: HISTORY.at(-1)?.ACTION_NBR ?? 0,
    REASON: 'Salah berkas',
    ROW_VERSION,
  }
  return portal.ask('officeUndoAction', { as: officer, key: randomUUID(), body })
}
const nextAutomatic = async (patentId: string) =>
  (await portal.ask('officeCase', { as: officer, query: { patentId } })).body.NEXT_AUTO
const sentLetter = async (patentId: string) => {
  const query = { state: 'ALL', q: patentId, page: 1, size: 10 } as const
  return (await portal.ask('officeLetters', { as: officer, query })).body.data[0]
}
async function countWaitingForLock(db: Db) {
  // A transaction sees the activity of its first look at it otherwise.
  await sql`select pg_stat_clear_snapshot()`.execute(db)
  const { rows } = await sql<{ count: number }>`
    select count(*)::int from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
    db,
  )
  return rows[0]?.count
}
const one = (LETTER_ID: string) => [{ LETTER_ID, PROOF: 'RR123456789ID' }]

describe('a letter to a person without an account', () => {
  test('waits to be posted with its address, and one to an account holder does not', async () => {
    await at(SENT)
    const number = await publishedMark(portal, sari, 'TENUN SATU')
    await recordPaper(portal, officer, number, { ACTION_TYP: 'OPP', PARTY: newParty })
    await takeOfficeAction(portal, await playedCase(portal, number), { action: 'withdraw', role: 'applicant' })
    const ofCase = (await waiting()).filter(({ PATENT_ID }) => PATENT_ID === number)
    expect(ofCase).toHaveLength(1)
    expect(ofCase[0]).toMatchObject({ ADDRESSEE: paperPerson.PERSON_NAME, ISSUED_ON: '2026-03-02', DUE_DATE: null })
    expect(ofCase[0]?.ADDRESS).toContain('Jalan Melati 7')
  })

  test('says on paper that its period runs from the posting and how to answer without the portal', async () => {
    const { letter } = await askedOnPaper()
    expect(letter.content).toContain('Jangka waktu dihitung sejak tanggal pengirimannya')
    expect(letter.content).toContain('Jawaban disampaikan tertulis kepada kantor ini')
    expect(letter.content).not.toContain('buka surat ini di Inbox')
    const own = await withDeficiency(portal, sari)
    const { content } = await letterOf(own.applicationId)
    expect(content).toContain('buka surat ini di Inbox')
    expect(content).not.toContain('tanggal pengirimannya')
  })

  test('leaves the list when it is withdrawn, and can then not be recorded', async () => {
    const { letter, process, patentId } = await askedOnPaper()
    const undone = await undoLastOf(process, patentId)
    expect(undone.status).toBe(200)
    expect((await waiting()).map(({ LETTER_ID }) => LETTER_ID)).not.toContain(letter.id)
    const { body } = await post(one(letter.id), { POSTED_DATE: '2026-03-02' })
    expect(body).toMatchObject({ DONE: 0, FAILED: [{ LETTER_ID: letter.id, WHY: expect.stringContaining('dicabut') }] })
  })
})

test('a letter of the office is named in the language of the reader too: in the list, in its case, history and letters', async () => {
  const { patentId } = await askedOnPaper()
  const captions = async (language: string) => {
    const asked = { as: officer, headers: { 'accept-language': language } }
    const { body: found } = await portal.ask('officeCase', { ...asked, query: { patentId } })
    const { body: list } = await portal.ask('officeLettersToPost', { ...asked, query: { size: 100 } })
    const { body: ofCase } = await portal.ask('officePostalOfCase', { ...asked, query: { patentId } })
    return [
      found.HISTORY.at(-1)?.OFFIDOC_CAPTION,
      found.CHILDREN.at(-1)?.CAPTION,
      list.data.find(({ PATENT_ID }) => PATENT_ID === patentId)?.OFFIDOC_CAPTION,
      ofCase[0]?.OFFIDOC_CAPTION,
    ]
  }
  expect(await captions('en')).toEqual(
    Array.from({ length: 4 }, () => 'Notification of deficiencies (administrative requirements)'),
  )
  expect(await captions('id')).toEqual(['', '', '', ''])
})

describe('the period that a posted letter gives', () => {
  test('runs from the posting: three months from 7 March instead of 2 March', async () => {
    const { letter, process, patentId } = await askedOnPaper()
    expect(await standing(process)).toMatchObject({ due: '2026-06-02', fires: '2026-06-03' })
    expect(await sentLetter(patentId)).toMatchObject({ POST: { POSTED_DATE: null } })
    await at('2026-03-09T03:00:00Z')
    expect((await post(one(letter.id))).body).toMatchObject({ DONE: 1, FAILED: [] })
    expect(await standing(process)).toMatchObject({ due: '2026-06-07', fires: '2026-06-08' })
    expect(await sentLetter(patentId)).toMatchObject({ POST: { POSTED_DATE: '2026-03-07' } })
    expect((await waiting()).map(({ LETTER_ID }) => LETTER_ID)).not.toContain(letter.id)
    const { body: ofCase } = await portal.ask('officePostalOfCase', { as: officer, query: { patentId } })
    expect(ofCase).toMatchObject([
      { LETTER_ID: letter.id, POSTED_DATE: '2026-03-07', WAY: 'registered', PROOF: 'RR123456789ID' },
    ])
    expect(ofCase[0]?.RECORDED_BY).not.toBe('')
    const { body: found } = await portal.ask('officeCase', { as: officer, query: { patentId } })
    expect(found.HISTORY.at(-1)).toMatchObject({
      DUE_DATE: '2026-06-07',
      NOTES: expect.stringContaining('7 Maret 2026'),
    })
  })

  test('does not change when the letter was posted on its own day', async () => {
    const { letter, process } = await askedOnPaper()
    await post(one(letter.id), { POSTED_DATE: '2026-03-02' })
    expect(await standing(process)).toMatchObject({ due: '2026-06-02', fires: '2026-06-03' })
  })

  test('does not end before the letter is posted: no lapse, and then the whole period', async () => {
    const { letter, process, patentId } = await askedOnPaper()
    expect(await nextAutomatic(patentId)).toBeNull()
    await at('2026-07-01T03:00:00Z')
    await runDue(servicesOf(portal), portal.services.clock())
    expect(await standing(process)).toMatchObject({ state: 'awaiting_correction' })
    await post(one(letter.id), { POSTED_DATE: '2026-07-01' })
    expect(await nextAutomatic(patentId)).toMatchObject({ ON_DATE: '2026-10-02' })
    expect(await standing(process)).toMatchObject({ state: 'awaiting_correction', due: '2026-10-01' })
    await at('2026-10-02T03:00:00Z')
    await runDue(servicesOf(portal), portal.services.clock())
    expect((await standing(process))?.state).not.toBe('awaiting_correction')
  })

  test('ends by itself for an account holder, whose letter waits for no posting', async () => {
    await at(SENT)
    const { process } = await withDeficiency(portal, sari)
    await at('2026-06-03T03:00:00Z')
    await runDue(servicesOf(portal), portal.services.clock())
    expect((await standing(process))?.state).not.toBe('awaiting_correction')
  })

  test('is not lengthened by a second posting', async () => {
    const { letter, process } = await askedOnPaper()
    await at('2026-04-01T03:00:00Z')
    await post(one(letter.id))
    const again = await post(one(letter.id), { POSTED_DATE: '2026-04-01', WAY: 'courier', IND_AGAIN: 'Y' })
    expect(again.body).toMatchObject({ DONE: 1 })
    expect(await standing(process)).toMatchObject({ due: '2026-06-07' })
  })

  test('keeps its day when the entry is sent again with another day, and the officer is told the recorded one', async () => {
    const { letter, process } = await askedOnPaper()
    await at('2026-04-01T03:00:00Z')
    await post(one(letter.id))
    const again = await post(one(letter.id), { POSTED_DATE: '2026-03-31' })
    expect(again.body).toMatchObject({
      DONE: 0,
      FAILED: [{ LETTER_ID: letter.id, WHY: expect.stringContaining('7 Mar 2026') }],
    })
    expect(await standing(process)).toMatchObject({ due: '2026-06-07' })
  })

  test('is recorded while an undo holds the case: both lock the case before the letter', async () => {
    const { letter, process } = await askedOnPaper()
    await at('2026-03-09T03:00:00Z')
    const held = Promise.withResolvers<undefined>()
    const posting = held.promise.then(() => post(one(letter.id)))
    await transact(portal.db, async (tx) => {
      await lockForChange(tx, process, { action: 'undo', day: '2026-03-09' })
      held.resolve(undefined)
      await expect.poll(() => countWaitingForLock(tx), { timeout: 10_000, interval: 20 }).toBe(1)
      await sql`set local lock_timeout = '200ms'`.execute(tx)
      await waitForPostingAgain(tx, letter.id)
    })
    expect((await posting).body).toMatchObject({ DONE: 1, FAILED: [] })
  })

  test('gives the time to ask for an extension from the posting', async () => {
    const { letter, process } = await askedOnPaper()
    await at('2026-03-09T03:00:00Z')
    await post(one(letter.id))
    await at('2026-06-05T03:00:00Z')
    await takeOfficeAction(portal, process, { action: 'extend_correction', role: 'applicant' })
    expect(await standing(process)).toMatchObject({ due: '2026-07-07' })
  })

  test('is not cut by undoing the entry of the posting: the letter waits again, and so does the lapse', async () => {
    const { letter, process, patentId } = await askedOnPaper()
    await at('2026-03-09T03:00:00Z')
    await post(one(letter.id))
    await at('2026-07-01T03:00:00Z')
    const undone = await undoLastOf(process, patentId)
    expect(undone.status).toBe(200)
    expect((await waiting()).map(({ LETTER_ID }) => LETTER_ID)).toContain(letter.id)
    const { body: ofCase } = await portal.ask('officePostalOfCase', { as: officer, query: { patentId } })
    expect(ofCase).toMatchObject([{ LETTER_ID: letter.id, POSTED_DATE: null, PROOF: '' }])
    await runDue(servicesOf(portal), portal.services.clock())
    expect(await standing(process)).toMatchObject({ state: 'awaiting_correction' })
    await post(one(letter.id), { POSTED_DATE: '2026-06-30' })
    expect(await standing(process)).toMatchObject({ due: '2026-09-30', fires: '2026-10-01' })
    await at('2026-10-01T03:00:00Z')
    await runDue(servicesOf(portal), portal.services.clock())
    expect((await standing(process))?.state).not.toBe('awaiting_correction')
  })

  test('is still that of the posting for a paper that is recorded after the lapse', async () => {
    const { letter, process } = await askedOnPaper()
    await at('2026-03-09T03:00:00Z')
    await post(one(letter.id))
    await at('2026-06-09T03:00:00Z')
    await runDue(servicesOf(portal), portal.services.clock())
    const offered = async (receivedOn: string) => {
      const { body } = await portal.ask('getListAction', {
        as: officer,
        params: { id: `${process.procTyp}-${process.procNbr}` },
        query: { receivedOn },
      })
      return body.map(({ ACTION_TYP }) => ACTION_TYP)
    }
    const extension = designActions['extend_correction']?.code
    expect(await offered('2026-06-05')).toContain(extension)
    expect(await offered('2026-06-08')).not.toContain(extension)
  })

  test('holds up what decides against the applicant, as an open answer does', async () => {
    await at(SENT)
    const own = await seedNumbered(portal.db, { ownerId: archive.userId, now: portal.services.clock() })
    const { number, process } = { number: own.patentId, process: own.process }
    await playActions(portal, number, ['publish'])
    await at('2026-05-04T03:00:00Z')
    await takeOfficeAction(portal, process, { action: 'oppose', role: 'public' })
    await at('2026-11-02T03:00:00Z')
    const examine = () =>
      takeOfficeAction(portal, process, { action: 'examine', role: 'office', actorId: officer.userId })
    const examination = async () => {
      const id = `${process.procTyp}-${process.procNbr}`
      const { body } = await portal.ask('getListAction', { as: officer, params: { id } })
      return body.find(({ ACTION_TYP }) => ACTION_TYP === designActions['examine']?.code)
    }
    await expect(examine()).rejects.toMatchObject({ fields: [{ message: 'refusals:letterNotPosted' }] })
    expect(await examination()).toMatchObject({ IND_POSTING: 'Y', FROM_DATE: null })
    const { id } = await letterOf(own.applicationId)
    await post(one(id), { POSTED_DATE: '2026-05-04' })
    expect(await examination()).not.toHaveProperty('IND_POSTING')
    await examine()
    expect((await standing(process))?.state).toBe('substantive_examination')
  })
})

describe('recording a posting', () => {
  test('of several letters reports the one that failed and records the others', async () => {
    const [first, second] = [await askedOnPaper(), await askedOnPaper()]
    await at('2026-03-09T03:00:00Z')
    const { body } = await post([
      { LETTER_ID: first.letter.id, PROOF: 'RR1' },
      { LETTER_ID: 'tidakada12345', PROOF: 'RR2' },
      { LETTER_ID: second.letter.id, PROOF: ' ' },
    ])
    expect(body).toMatchObject({
      DONE: 1,
      FAILED: [
        { LETTER_ID: 'tidakada12345', DOC_NUMBER: '' },
        { LETTER_ID: second.letter.id, WHY: expect.stringContaining('nomor resi') },
      ],
    })
    expect((await waiting()).map(({ LETTER_ID }) => LETTER_ID)).toContain(second.letter.id)
  })

  test('is refused before the day of the letter and on a day to come', async () => {
    const { letter } = await askedOnPaper()
    await at('2026-03-09T03:00:00Z')
    for (const [day, why] of [
      ['2026-03-01', 'sebelum tanggal surat'],
      ['2026-03-10', 'belum tiba'],
    ] as const) {
      const { body } = await post(one(letter.id), { POSTED_DATE: day })
      expect(body).toMatchObject({ DONE: 0, FAILED: [{ WHY: expect.stringContaining(why) }] })
    }
  })

  test('once per key records one posting', async () => {
    const { letter } = await askedOnPaper()
    await at('2026-03-09T03:00:00Z')
    const key = randomUUID()
    await post(one(letter.id), {}, officer, key)
    expect((await post(one(letter.id), {}, officer, key)).body).toMatchObject({ DONE: 1 })
    const { rows } = await sql`select from letter_posting where letter_id = ${letter.id}`.execute(portal.db)
    expect(rows).toHaveLength(1)
  })

  test('needs a role of cases', async () => {
    const { letter } = await askedOnPaper()
    expect((await post(one(letter.id), {}, finance)).status).toBe(403)
  })
})
