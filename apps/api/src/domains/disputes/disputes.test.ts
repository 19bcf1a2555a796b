import { randomUUID } from 'node:crypto'

import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { giveTestMandate, makeConsultant } from '../../testing/consultants.ts'
import { samplePerson } from '../../testing/filings.ts'
import { takeOfficeAction } from '../../testing/letters.ts'
import { counter, oppose, publishedMark } from '../../testing/oppositions.ts'
import { caseAtDesk } from '../../testing/grantedPatents.ts'
import { playedCase } from '../../testing/playedCases.ts'
import { startTestPortal, type TestActor, type TestPortal } from '../../testing/portal.ts'
import { actOnRequest, payRequest, submitTestRequest } from '../../testing/requests.ts'
import { loadStates } from '../workflow/loadStates.ts'

const PUBLISHED = '2026-02-10T03:00:00Z'
let portal: TestPortal
let sari: TestActor
let budi: TestActor
let wati: TestActor
let officer: TestActor

beforeAll(async () => {
  portal = await startTestPortal({ now: PUBLISHED })
  sari = await portal.register()
  budi = await portal.register()
  wati = await portal.register()
  officer = await portal.office()
  await loadStates(portal.db)
})
afterAll(() => portal.close())

/** Moves the clock; sessions stay open. */
async function at(now: string) {
  portal.setNow(now)
  await sql`update session set expires_at = '2031-01-01' where ended_at is null`.execute(portal.db)
}

let made = 0
async function newPublished(): Promise<string> {
  await at(PUBLISHED)
  return publishedMark(portal, sari, `TENUN ${(made += 1)}`)
}

interface Opposed {
  PROC_TYP: string
  PROC_NBR: number
}
const see = (as: TestActor, { PROC_TYP, PROC_NBR }: Opposed) =>
  portal.ask('dispute', { as, query: { PROC_TYP, PROC_NBR } })
const fileOf = (as: TestActor, id: string) => portal.ask('getPDFDoc', { as, params: { id } })
const letterOf = (as: TestActor, id: string) => portal.ask('getDocumentFacts', { as, params: { id } })
const own = (as: TestActor) => portal.ask('getLettersToAnswer', { as })
const inboxOf = async (as: TestActor) =>
  (await portal.ask('getInbox', { as, params: { userId: as.userId }, query: {} })).body.data

async function caseProcid(number: string): Promise<string> {
  const process = await playedCase(portal, number)
  return `${process.procTyp}-${process.procNbr}`
}

describe('the applicant', () => {
  test('answers each ground; both sides see what was served, nobody else anything', async () => {
    const number = await newPublished()
    const opposed = await oppose(portal, budi, number)
    const { one, exhibit, identity } = opposed
    const seen = await see(sari, one)
    expect(seen.body).toMatchObject({
      SIDE: 'APPLICANT',
      SUBMISSION_NBR: opposed.SUBMISSION_NBR,
      OPPONENTS: ['Budi Santoso'],
      DUE_DATE: '2026-04-10',
      ANSWER_PROCID: expect.stringMatching(/^4-/),
      POINTS: [{ CODE: 'M211A', TEXT: 'Bunyi dan artinya sama dengan merek saya.' }, { CODE: 'M213' }],
      EXHIBITS: [{ NBR: 1, NAME: 'Faktur 1', POINT_NBR: 1, FILE: { ID: exhibit } }],
    })
    expect(JSON.stringify(seen.body)).not.toContain(budi.email)
    expect(JSON.stringify(seen.body)).not.toMatch(/KTP|IDENTITY|NIK|PHONE/)
    expect((await fileOf(sari, exhibit)).status).toBe(200)
    expect((await fileOf(sari, identity)).status).toBe(404)
    expect((await see(wati, one)).status).toBe(404)
    expect((await fileOf(wati, exhibit)).status).toBe(404)
    const form = (await portal.ask('getAnswerForm', { as: sari, params: { procid: await caseProcid(number) } })).body
    expect(form.POINTS.map(({ GROUND }) => GROUND)).toEqual(['UU 20/2016 art. 21(1)(a)', 'UU 20/2016 art. 21(3)'])
    expect(form.NOTES).toContain(
      'Bukti 1: Faktur 1. Membuktikan: Merek dipakai sejak 2015. (UU 20/2016 Pasal 21(1)(a))',
    )
    expect((await see(budi, one)).body).toMatchObject({ SIDE: 'OPPONENT', ANSWER_PROCID: null, ANSWERED_AT: null })

    const file = await counter(portal, sari, await caseProcid(number), 'Merek kami berbeda bunyi.')
    const answered = { ANSWERED_AT: expect.any(String), DUE_DATE: null, ANSWER_PROCID: null }
    const points = [{ ANSWER_TEXT: 'Merek kami berbeda bunyi.', FILES: [{ ID: file }] }, { FILES: [] }]
    for (const [reader, SIDE] of [
      [budi, 'OPPONENT'],
      [sari, 'APPLICANT'],
      [officer, 'OFFICE'],
    ] as const)
      expect((await see(reader, one)).body).toMatchObject({ ...answered, SIDE, POINTS: points })
    const index = [{ NBR: 1, NAME: 'Buku penjualan', PROVES: 'Merek kami dipakai sejak 2012.', POINT_NBR: 1 }]
    for (const reader of [budi, sari, officer])
      expect((await see(reader, one)).body.COUNTER_EXHIBITS).toMatchObject([{ ...index[0], FILE: { ID: file } }])
    expect((await fileOf(budi, file)).status).toBe(200)
    expect((await fileOf(wati, file)).status).toBe(404)
    expect((await see(wati, one)).status).toBe(404)
    expect((await inboxOf(budi)).map(({ ACTION_TYP }) => ACTION_TYP)).toContain('SERC')
    expect((await portal.ask('disputesAgainst', { as: sari, query: { patentId: number } })).body).toMatchObject({
      total: 1,
    })
    expect((await portal.ask('disputesAgainst', { as: budi, query: {} })).body).toMatchObject({ total: 0 })
  })

  test('does not send a counter-statement with an exhibit that proves nothing stated', async () => {
    const number = await newPublished()
    const { one } = await oppose(portal, budi, number)
    const send = counter(portal, sari, await caseProcid(number), 'Tidak benar.', { NAME: 'Buku', PROVES: ' ' })
    await expect(send).rejects.toThrow('Isi nama dan apa yang dibuktikan untuk setiap bukti')
    expect((await see(budi, one)).body).toMatchObject({ ANSWERED_AT: null, COUNTER_EXHIBITS: [] })
  })

  test('has the whole period from the notice, also when the payment was made on an earlier day', async () => {
    const number = await newPublished()
    await at('2026-02-19T16:30:00Z')
    const { one, RECEIVED_DATE } = await oppose(portal, budi, number, { noticeAt: '2026-02-21T02:00:00Z' })
    expect(RECEIVED_DATE).toBe('2026-02-19')
    expect((await see(sari, one)).body).toMatchObject({
      RECEIVED_DATE: '2026-02-19',
      SERVED_DATE: '2026-02-21',
      DUE_DATE: '2026-04-21',
    })
    const form = await portal.ask('getAnswerForm', { as: sari, params: { procid: await caseProcid(number) } })
    expect(form.body).toMatchObject({ LETTER_DATE: '2026-02-21', DUE_DATE: '2026-04-21' })
  })

  test('is served an opposition paid on the last day of the window also when the office hears of it after the day', async () => {
    const number = await newPublished()
    await at('2026-04-10T16:59:00Z')
    const { one } = await oppose(portal, budi, number, { noticeAt: '2026-04-10T17:05:00Z' })
    expect((await see(sari, one)).body).toMatchObject({
      RECEIVED_DATE: '2026-04-10',
      SERVED_DATE: '2026-04-11',
      DUE_DATE: '2026-06-11',
    })
  })

  test('cannot answer a served opposition twice, and one answer covers the oppositions before it', async () => {
    const number = await newPublished()
    const first = await oppose(portal, budi, number)
    const second = await oppose(portal, wati, number)
    await counter(portal, sari, await caseProcid(number), 'Tidak benar.')
    for (const [reader, { one }] of [
      [budi, first],
      [wati, second],
    ] as const)
      expect((await see(reader, one)).body.POINTS.map(({ ANSWER_TEXT }) => ANSWER_TEXT)).toEqual([
        'Tidak benar.',
        'Tidak benar.',
      ])
    expect((await see(budi, second.one)).status).toBe(404)
    expect((await fileOf(wati, first.exhibit)).status).toBe(404)
  })
})

describe('representatives', () => {
  test('see what their principal sees, by mandate and while it lasts', async () => {
    const number = await newPublished()
    const { one, exhibit } = await oppose(portal, budi, number)
    const agent = await makeConsultant(portal)
    expect((await see(agent, one)).status).toBe(404)
    await giveTestMandate(portal, sari, agent, { POWER: 'READ', VALID_FROM: '2026-02-10' })
    expect((await see(agent, one)).body).toMatchObject({ SIDE: 'APPLICANT', ANSWER_PROCID: null })
    expect((await fileOf(agent, exhibit)).status).toBe(200)
    const other = await makeConsultant(portal)
    const mandateId = await giveTestMandate(portal, budi, other, { VALID_FROM: '2026-02-10' })
    expect((await see(other, one)).body).toMatchObject({ SIDE: 'OPPONENT' })
    await sql`update mandate set revoked_at = now(), revoked_by = principal_id where mandate_id = ${mandateId}`.execute(
      portal.db,
    )
    expect((await see(other, one)).status).toBe(404)
  })
})

describe('the opponent', () => {
  test('withdraws; the applicant is told and keeps the period, and it cannot be withdrawn twice', async () => {
    const number = await newPublished()
    const { one, SUBMISSION_NBR } = await oppose(portal, budi, number)
    const withdraw = () => portal.ask('requestWithdraw', { as: budi, key: randomUUID(), body: { SUBMISSION_NBR } })
    expect((await withdraw()).body).toMatchObject({ ENDED: [number] })
    expect((await inboxOf(sari)).map(({ ACTION_TYP }) => ACTION_TYP)).toContain('OPPW')
    expect(await playedCase(portal, number)).toMatchObject({ state: 'opposed' })
    expect((await see(sari, one)).status).toBe(200)
    expect((await withdraw()).status).toBe(409)
  })

  test('withdraws; nothing is recorded in the case when an officer undid the notice, and the other opposition is', async () => {
    const number = await newPublished()
    const kept = await oppose(portal, budi, number)
    const undone = await oppose(portal, wati, number)
    const { PROC_TYP, PROC_NBR, ROW_VERSION, UNDO } = await caseAtDesk(portal, officer, number)
    const undo = { PROC_TYP, PROC_NBR, ROW_VERSION, ACTION_NBR: UNDO?.ACTION_NBR ?? 0, REASON: 'Salah berkas.' }
    const answer = await portal.ask('officeUndoAction', { as: officer, key: randomUUID(), body: undo })
    expect(answer.body).toMatchObject({ err: '' })
    const withdraw = async (as: TestActor, { SUBMISSION_NBR }: { SUBMISSION_NBR: string }) =>
      (await portal.ask('requestWithdraw', { as, key: randomUUID(), body: { SUBMISSION_NBR } })).body
    const noticed = async () => (await inboxOf(sari)).filter(({ ACTION_TYP }) => ACTION_TYP === 'OPPW').length
    const before = await noticed()
    expect(await withdraw(wati, undone)).toMatchObject({ ENDED: [number] })
    expect(await noticed()).toBe(before)
    expect(await withdraw(budi, kept)).toMatchObject({ ENDED: [number] })
    expect(await noticed()).toBe(before + 1)
  })

  test.each(['REF', 'GRANT'])(
    'keeps waiting for the answer when another request in the case ends with %s',
    async (code) => {
      const number = await newPublished()
      const { one, SUBMISSION_NBR } = await oppose(portal, budi, number)
      const data = { NEW_DATA: [samplePerson('Sari Kopi Nusantara')] }
      const made = await submitTestRequest(portal, { kind: 'PN', numbers: [number], as: sari, data, slots: ['BKT'] })
      await payRequest(portal, made.body)
      for (const act of ['VERI', code]) {
        const query = { SUBMISSION_NBR: made.body.SUBMISSION_NBR ?? '' }
        const [asked] = (await portal.ask('requestDetail', { as: sari, query })).body.CASES
        const acted = await actOnRequest(portal, officer, asked ?? one, act, 'Simulasi.')
        expect(acted.body).toMatchObject({ err: '' })
      }
      const page = (await portal.ask('requestDetail', { as: budi, query: { SUBMISSION_NBR } })).body
      expect(page.CASES).toMatchObject([{ STATE: 'served' }])
    },
  )

  test('keeps the counter-statement: a notice that was answered is not undone, and nothing changes for either side', async () => {
    const number = await newPublished()
    const { one } = await oppose(portal, budi, number)
    const served = await caseAtDesk(portal, officer, number)
    await counter(portal, sari, await caseProcid(number), 'Merek kami berbeda bunyi.')
    const { PROC_TYP, PROC_NBR, ROW_VERSION, UNDO, STATUS_CODE } = await caseAtDesk(portal, officer, number)
    expect(served.UNDO).not.toBeNull()
    expect(UNDO).toBeNull()
    const undo = { PROC_TYP, PROC_NBR, ROW_VERSION, ACTION_NBR: served.UNDO?.ACTION_NBR ?? 0, REASON: 'Salah berkas.' }
    expect(await portal.ask('officeUndoAction', { as: officer, key: randomUUID(), body: undo })).toMatchObject({
      status: 409,
      body: { err: 'ACTION_NOT_ALLOWED' },
    })
    expect(await caseAtDesk(portal, officer, number)).toMatchObject({ STATUS_CODE })
    expect((await see(budi, one)).body).toMatchObject({ POINTS: [{ ANSWER_TEXT: 'Merek kami berbeda bunyi.' }, {}] })
  })

  test('answers a completeness letter that nobody else can read or answer', async () => {
    const number = await newPublished()
    const { one, SUBMISSION_NBR } = await oppose(portal, budi, number)
    const process = await playedCase(portal, number)
    await takeOfficeAction(portal, process, { action: 'withdraw', role: 'applicant' })
    const asked = (await portal.ask('requestDetail', { as: budi, query: { SUBMISSION_NBR } })).body.CASES[0]
    expect(asked).toMatchObject({ STATE: 'considered' })
    const letter = await actOnRequest(
      portal,
      officer,
      { ...one, ROW_VERSION: asked?.ROW_VERSION ?? 0 },
      'ASK',
      'Kirim surat kuasa.',
    )
    expect(letter.body).toMatchObject({ STATE: 'awaiting_completeness', DUE_DATE: '2026-05-10' })
    await portal.drain()
    const procid = `${one.PROC_TYP}-${one.PROC_NBR}-${letter.body.ACTION_NBR}`
    const formFor = (as: TestActor) => portal.ask('getAnswerForm', { as, params: { procid } })
    expect((await formFor(sari)).status).toBe(404)
    expect((await formFor(wati)).status).toBe(404)
    const form = await formFor(budi)
    expect(form.body).toMatchObject({
      ANSWERABLE: 'open',
      DUE_DATE: '2026-05-10',
      PATENT_ID: number,
      NOTES: 'Kirim surat kuasa.',
    })
    expect(form.body.POINTS.flatMap(({ BEFORE }) => BEFORE)).toEqual([])
    expect((await own(budi)).body).toMatchObject([{ PROC_NBR: one.PROC_NBR, DUE_DATE: '2026-05-10' }])
    expect((await own(sari)).body.filter(({ PROC_NBR }) => PROC_NBR === one.PROC_NBR)).toEqual([])
    const paper = (
      await portal.ask('requestDetail', { as: budi, query: { SUBMISSION_NBR } })
    ).body.CASES[0]?.LETTERS.find(({ OFFIDOC_TYP }) => OFFIDOC_TYP === 'SKF')
    expect(paper).toMatchObject({ IND_ANSWERABLE: 'Y' })
    const { rows } = await sql<{ to: object }>`select content->'recipient' as to from letter
      where letter_id = ${paper?.DOC_ID ?? ''}`.execute(portal.db)
    expect(rows[0]?.to).toMatchObject({ names: [expect.anything()], lines: [] })
    expect((await letterOf(budi, paper?.DOC_ID ?? '')).status).toBe(200)
    expect((await letterOf(sari, paper?.DOC_ID ?? '')).status).toBe(404)
    expect((await inboxOf(budi)).find(({ ACTION_TYP }) => ACTION_TYP === 'ASK')).toMatchObject({
      ACTION_TYP: 'ASK',
      NEXT: 'ANSWER',
      DUE_DATE: '2026-05-10',
    })
    const steal = { PROC_TYP: one.PROC_TYP, PROC_NBR: one.PROC_NBR, ACTION_NBR: letter.body.ACTION_NBR, POINTS: [] }
    expect((await portal.ask('saveAnswer', { as: sari, body: steal })).status).toBe(404)
    const file = await counter(portal, budi, procid, 'Terlampir.')
    expect((await fileOf(sari, file)).status).toBe(404)
    expect((await fileOf(officer, file)).status).toBe(200)
    const page = (await portal.ask('requestDetail', { as: budi, query: { SUBMISSION_NBR } })).body
    expect(page.CASES).toMatchObject([{ STATE: 'considered' }])
    expect(page.FILES.map(({ ID }) => ID)).toContain(file)
    expect((await portal.ask('getAnswers', { as: sari, query: { patentId: number } })).body).toEqual([])
  })
})
