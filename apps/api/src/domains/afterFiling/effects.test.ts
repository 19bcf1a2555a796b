import { createHash } from 'node:crypto'

import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { makeConsultant } from '../../testing/consultants.ts'
import { samplePerson } from '../../testing/filings.ts'
import { takeOfficeAction } from '../../testing/letters.ts'
import { playedCase } from '../../testing/playedCases.ts'
import type { TestActor, TestPortal } from '../../testing/portal.ts'
import { logIn, ownerOf, startRequestPlay, type RequestPlay } from '../../testing/requestPlay.ts'
import { actOnRequest, payRequest, submitTestRequest } from '../../testing/requests.ts'
import { requestSamples } from '../../testing/requestSamples.ts'

let play: RequestPlay
let portal: TestPortal
let sari: TestActor
let budi: TestActor
let officer: TestActor

beforeAll(async () => {
  play = await startRequestPlay()
  ;({ portal, sari, budi, officer } = play)
})
afterAll(() => portal.close())

describe('a granted request changes its case', () => {
  test('a transfer asked for by the new owner moves the case to that account', async () => {
    const number = await play.registeredMark('KOPI PAGI')
    const request = {
      kind: 'PH',
      numbers: [number],
      as: budi,
      slots: ['PGH'],
      data: { REQUEST: { HOW: 'SALE', EXTENT: 'WHOLE' }, NEW_OWNERS: [samplePerson('Budi Santoso')] },
    }
    expect((await play.granted(request)).body).toMatchObject({ STATE: 'granted' })
    expect(await ownerOf(portal, number)).toBe(budi.userId)
    const offers = await portal.ask('requestOffers', { as: budi, query: { patentId: number } })
    expect(offers.body).toMatchObject({ RELATION: 'OWNER', OWNER_NAMES: 'Budi Santoso' })
  })

  test('a new representative gets the next letter of the case', async () => {
    const number = await play.registeredMark('KOPI SORE')
    const agent = await makeConsultant(portal, 'Rina Konsultan')
    const request = {
      kind: 'KU',
      numbers: [number],
      as: sari,
      slots: ['KUA'],
      data: { REQUEST: { CHANGE: 'APPOINT' }, REPRS: [{ ...samplePerson('Rina'), AGENT_NOTES: agent.number }] },
    }
    expect((await play.granted(request)).body).toMatchObject({ STATE: 'granted' })
    await logIn(portal, agent)
    const seen = await portal.ask('requestOffers', { as: agent, query: { patentId: number } })
    expect(seen.body).toMatchObject({ RELATION: 'REPRESENTATIVE' })
    await play.at('2035-08-10T03:00:00Z')
    await takeOfficeAction(portal, await playedCase(portal, number), { action: 'renewal_opens', role: 'system' })
    await logIn(portal, agent)
    const inbox = await portal.ask('getInbox', { as: agent, query: {} })
    expect(JSON.stringify(inbox.body)).toContain(number)
  })

  test('a licence is recorded, makes its end possible, and ends', async () => {
    const number = await play.registeredMark('KOPI SIANG')
    const licence = {
      kind: 'LI',
      numbers: [number],
      as: sari,
      slots: ['LIS'],
      data: {
        LICENSEES: [samplePerson('PT Sangrai')],
        REQUEST: { EXCLUSIVE: 'Y', TERRITORY: 'Jawa', VALID_FROM: '2027-01-01', VALID_TO: '' },
      },
    }
    const end = {
      kind: 'LB',
      numbers: [number],
      as: sari,
      slots: ['BKT'],
      data: { REQUEST: { LICENSEE: 'pt sangrai', ENDED_ON: '2026-12-01', REASON: 'Diakhiri.' } },
    }
    expect((await submitTestRequest(portal, end)).body).toMatchObject({ err: 'NOT_COMPLETE' })
    expect((await play.granted(licence)).body).toMatchObject({ STATE: 'granted' })
    expect((await play.granted(end)).body).toMatchObject({ STATE: 'granted' })
    const { rows } = await sql<{ ended: string | null }>`
      select ended_on as ended from licence l join application a using (application_id) where a.application_number = ${number}`.execute(
      portal.db,
    )
    expect(rows).toEqual([{ ended: '2026-12-01' }])
  })

  test('a renewal for one class of two is dated the day of payment and keeps only that class', async () => {
    const number = await play.registeredMark('KOPI MALAM')
    await play.at('2035-08-10T03:00:00Z')
    await takeOfficeAction(portal, await playedCase(portal, number), { action: 'renewal_opens', role: 'system' })
    const request = {
      kind: 'PJ',
      numbers: [number],
      as: sari,
      slots: ['SPG'],
      data: { FILING: { PAYER_CATEGORY: 'UMUM' }, CLASSES: [{ CLASS_CODE: '30' }], DECLARATIONS: ['IN_USE'] },
    }
    const answer = await play.granted(request)
    expect(answer.body, JSON.stringify(answer.body)).toMatchObject({ STATE: 'granted' })
    expect(await playedCase(portal, number)).toMatchObject({ state: 'registered' })
    const { rows } = await sql<{ nice: number }>`
      select nice_class_code as nice from application_nice n join application a using (application_id) where a.application_number = ${number}`.execute(
      portal.db,
    )
    expect(rows).toEqual([{ nice: 30 }])
  })
})

describe('a request that takes effect with its receipt', () => {
  test('an extract is issued by the payment, also for another person', async () => {
    const number = await play.registeredMark('KOPI RAYA')
    const page = await play.received({ kind: 'PT', numbers: [number], as: budi })
    expect(page.CASES).toMatchObject([{ STATE: 'granted', GROUP: 'DONE', LETTERS: [{ OFFIDOC_TYP: 'PTK' }] }])
  })

  test('an opposition of another person opens the answer of the applicant, is served, and considered when the case ends', async () => {
    const number = await play.publishedMark('KOPI BARU')
    await play.at('2026-03-02T03:00:00Z')
    const page = await play.received({
      kind: 'OP',
      numbers: [number],
      as: budi,
      ...requestSamples.OP?.('MARK'),
    })
    expect(page.CASES).toMatchObject([{ STATE: 'served' }])
    expect(await playedCase(portal, number)).toMatchObject({ state: 'opposed' })
    await takeOfficeAction(portal, await playedCase(portal, number), { action: 'withdraw', role: 'applicant' })
    const [one] = (await play.detail(page.SUBMISSION_NBR, budi)).CASES
    expect(one).toMatchObject({ STATE: 'considered' })
  })

  test('an opposition paid after the application was withdrawn is held for an officer, with the money recorded', async () => {
    const number = await play.publishedMark('KOPI LAMA')
    await play.at('2026-04-10T03:00:00Z')
    const made = await submitTestRequest(portal, {
      kind: 'OP',
      numbers: [number],
      as: budi,
      ...requestSamples.OP?.('MARK'),
    })
    expect(made.body).toMatchObject({ err: '' })
    await takeOfficeAction(portal, await playedCase(portal, number), { action: 'withdraw', role: 'applicant' })
    expect(await payRequest(portal, made.body)).toBe('settled')
    const page = await play.detail(made.body.SUBMISSION_NBR, budi)
    expect(page).toMatchObject({ BILL_STATUS: 'PAID', CASES: [{ STATE: 'submitted', HELD_WHY: 'STATE' }] })
  })
})

/** Stores bytes for an attachment that was inserted as a row. */
async function giveBytes(fileId: string) {
  const bytes = Buffer.from('%PDF-1.4 contoh')
  const key = await portal.services.files.put(bytes)
  await sql`update stored_file set object_key = ${key}, size_bytes = ${bytes.length}, sha256 = ${createHash('sha256').update(bytes).digest()}
             where file_id = ${fileId}`.execute(portal.db)
}

describe('an officer', () => {
  test('reads the attachments, asks for what is missing, gets the answer of the requester, and refuses with a letter', async () => {
    const number = await play.registeredMark('KOPI TUA')
    const page = await play.received({
      kind: 'PN',
      numbers: [number],
      as: sari,
      slots: ['BKT'],
      data: { NEW_DATA: [samplePerson('Sari Baru')] },
    })
    const [one] = page.CASES
    if (!one) throw new Error('no case')
    const file = { params: { id: page.FILES[0]?.ID ?? '' } }
    await giveBytes(file.params.id)
    expect((await portal.ask('getPDFDoc', { as: officer, ...file })).status).toBe(200)
    expect((await portal.ask('getPDFDoc', { as: budi, ...file })).status).toBe(404)
    await actOnRequest(portal, officer, one, 'VERI')
    const asked = { ...one, ROW_VERSION: one.ROW_VERSION + 1 }
    expect((await actOnRequest(portal, officer, asked, 'ASK')).status).toBe(422)
    const letter = await actOnRequest(portal, officer, asked, 'ASK', 'Lampirkan akta perubahan nama.')
    expect(letter.body).toMatchObject({ STATE: 'awaiting_completeness', DUE_DATE: '2027-03-01' })
    const key = { PROC_TYP: one.PROC_TYP, PROC_NBR: one.PROC_NBR, ACTION_NBR: letter.body.ACTION_NBR }
    const form = await portal.ask('getAnswerForm', { as: sari, params: { procid: `${one.PROC_TYP}-${one.PROC_NBR}` } })
    expect(form.body).toMatchObject({ PATENT_ID: number, ANSWERABLE: 'open' })
    expect(
      (await portal.ask('getAnswerForm', { as: budi, params: { procid: `${one.PROC_TYP}-${one.PROC_NBR}` } })).status,
    ).toBe(404)
    const points = form.body.POINTS.map(({ LIST_CODE, OPTION_NBR }) => ({
      LIST_CODE,
      OPTION_NBR,
      TEXT: 'Terlampir.',
      FILES: [],
    }))
    const saved = await portal.ask('saveAnswer', { as: sari, body: { ...key, POINTS: points, ROW_VERSION: null } })
    expect(saved.body, JSON.stringify(saved.body)).toMatchObject({ err: '' })
    const sent = await portal.ask('sendAnswer', {
      as: sari,
      key: 'answer-of-a-request-1',
      body: { ...key, ROW_VERSION: saved.body.ROW_VERSION },
    })
    expect(sent.body, JSON.stringify(sent.body)).toMatchObject({ err: '' })
    const [now] = (await play.detail(page.SUBMISSION_NBR)).CASES
    expect(now).toMatchObject({ STATE: 'verification' })
    if (!now) throw new Error('no case')
    const refused = await actOnRequest(portal, officer, now, 'REF', 'Nama lama tidak terbukti.')
    expect(refused.body).toMatchObject({ STATE: 'refused' })
    const [end] = (await play.detail(page.SUBMISSION_NBR)).CASES
    expect(end).toMatchObject({ REASONS: 'Nama lama tidak terbukti.', GROUP: 'REFUSED' })
    expect(end?.LETTERS.map(({ OFFIDOC_TYP }) => OFFIDOC_TYP)).toEqual(['SKF', 'STP'])
  })

  test('is not decided by the acts of a case', async () => {
    const number = await play.registeredMark('KOPI MUDA')
    const data = { NEW_DATA: [samplePerson('Sari Muda')] }
    const page = await play.received({ kind: 'PN', numbers: [number], as: sari, slots: ['BKT'], data })
    const [one] = page.CASES
    if (!one) throw new Error('no case')
    const { PROC_TYP, PROC_NBR, ROW_VERSION } = one
    const acted = await portal.ask('insertAction', {
      as: officer,
      key: 'act-on-a-request-1',
      body: { PROC_TYP, PROC_NBR, ACTION_TYP: 'VERI', ROW_VERSION },
    })
    expect(acted).toMatchObject({ status: 409, body: { err: 'ACTION_NOT_ALLOWED' } })
  })
})
