import { workflowOf } from '@saki/catalogue'
import { findState } from '@saki/domain/workflow/definition'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { takeOfficeAction } from '../../testing/letters.ts'
import { registerPatent, samplePatent, simplePatent } from '../../testing/patents.ts'
import { playedCase } from '../../testing/playedCases.ts'
import type { TestActor, TestPortal } from '../../testing/portal.ts'
import { startRequestPlay, type RequestPlay } from '../../testing/requestPlay.ts'
import { actOnRequest, payRequest, submitTestRequest, type SampleRequest } from '../../testing/requests.ts'

const FILED = '2026-02-03T03:00:00Z'
const ASKED = '2026-03-02T03:00:00Z'
const TYPE = 450_000
const EXAMINATION = 500_000

let play: RequestPlay
let portal: TestPortal
let sari: TestActor
let officer: TestActor

beforeAll(async () => {
  play = await startRequestPlay()
  ;({ portal, sari, officer } = play)
  await sql`
    insert into tariff values ('PATENT_CHANGE_OF_TYPE', '*', '2026-01-01', null, ${TYPE}, 'application', 'test', false)`.execute(
    portal.db,
  )
})
afterAll(() => portal.close())

async function filed(patent = samplePatent()): Promise<string> {
  await play.at(FILED)
  const number = await registerPatent(portal, sari, patent)
  await play.at(ASKED)
  return number
}

const change = (number: string, over: Record<string, string> = {}): SampleRequest => ({
  kind: 'UJ',
  numbers: [number],
  as: sari,
  slots: ['DES', 'KLM'],
  data: { REQUEST: { REASON: 'Satu klaim saja.', QTY_CLAIMS: '3', QTY_INDEPENDENT: '1', ...over } },
})

/** What the register says about the file made from a case. */
async function madeFrom(number: string) {
  const { rows } = await sql<{
    number: string
    applTyp: string
    filingDate: string
    claims: number
    pages: number
    ownerId: number
    slots: string[]
    parties: string[]
    form: Record<string, Record<string, string>>
  }>`
    select c.application_number as number, c.appl_typ as "applTyp", c.filing_date as "filingDate", d.claims, d.description_pages as pages,
           c.owner_id as "ownerId", c.snapshot as form,
           array(select f.specdoc_typ || ' ' || coalesce(f.pages, 0) from stored_file f where f.application_id = c.application_id order by 1) as slots,
           array(select r.party_role || ' ' || r.person_name from application_party r where r.application_id = c.application_id order by r.party_role, r.seq_num) as parties
      from application p join application c on c.split_from = p.application_id join application_patent d on d.application_id = c.application_id
     where p.application_number = ${number}`.execute(portal.db)
  const [made] = rows
  if (!made || rows.length > 1) throw new Error(`${rows.length} files made from ${number}`)
  return made
}

const related = async (patentId: string) =>
  (await portal.ask('getRelFiles', { as: sari, query: { patentId } })).body.map(
    ({ RELATIONSHIP_TYP, RELATIONSHIP_ROLE, PATENT_ID }) => `${RELATIONSHIP_TYP} ${RELATIONSHIP_ROLE} ${PATENT_ID}`,
  )

async function offerOn(number: string, day: string) {
  await play.at(day)
  const { body } = await portal.ask('requestOffers', { as: sari, query: { patentId: number } })
  return body.OFFERS.find(({ USERDOC_TYP }) => USERDOC_TYP === 'UJ')
}

describe('a patent that becomes a simple patent', () => {
  test('goes on under a number of simple patents with its filing date, and with a formality check and a letter of its own', async () => {
    const number = await filed()
    const granted = await play.granted(change(number))
    expect(granted.body, JSON.stringify(granted.body)).toMatchObject({ STATE: 'granted' })
    expect((await playedCase(portal, number)).state).toBe('changed')
    const made = await madeFrom(number)
    expect(made.number).toMatch(/^S002026\d{5}$/)
    expect(made).toMatchObject({
      applTyp: 'SIMPLE_PATENT',
      filingDate: '2026-02-03',
      claims: 3,
      pages: 1,
      ownerId: sari.userId,
      slots: ['ABS 1', 'DES 1', 'KLM 1'],
      parties: ['applicant Sari Wulandari', 'inventor Budi Santoso', 'inventor Ratna Hapsari'],
    })
    expect(made.form).toMatchObject({ FILING: { PATENT_KIND: 'S' }, TECHNICAL: { QTY_CLAIMS: '3' } })
    expect(await related(number)).toEqual([`TYPE CHILD ${made.number}`])
    expect(await related(made.number)).toEqual([`TYPE PARENT ${number}`])
    for (const one of [number, made.number]) {
      const { body } = await portal.ask('getChangeLog', { as: officer, query: { PATENT_ID: one } })
      expect(body.data.map(({ CHANGE_USERDOC_REF }) => CHANGE_USERDOC_REF)).toEqual([granted.SUBMISSION_NBR])
    }
    const letters = (await play.detail(granted.SUBMISSION_NBR)).CASES[0]?.LETTERS
    expect(letters?.map(({ OFFIDOC_TYP }) => OFFIDOC_TYP)).toEqual(['SPC'])
    const { rows } = await sql<{ content: unknown }>`
      select content from letter where letter_typ = 'SPC' and content::text like ${`%${made.number}%`}`.execute(
      portal.db,
    )
    expect(rows).toHaveLength(1)
    const mail = (await portal.mails()).find(({ subject }) => subject.includes(made.number))
    expect(mail?.subject).toContain(number)
    // The new file is checked, found incomplete and answered like any other.
    const begun = await playedCase(portal, made.number)
    expect(begun).toMatchObject({ flowId: 'simple-patent-registration', state: 'formality_check' })
    await takeOfficeAction(portal, begun, {
      action: 'ask_completeness',
      role: 'office',
      notes: 'Abstrak belum sesuai.',
    })
    const procid = `${begun.procTyp}-${begun.procNbr}`
    const form = await portal.ask('getAnswerForm', { as: sari, params: { procid } })
    expect(form.body).toMatchObject({ PATENT_ID: made.number, ANSWERABLE: 'open' })
    await takeOfficeAction(portal, begun, { action: 'answer_completeness', role: 'applicant' })
    await takeOfficeAction(portal, begun, { action: 'formality_passed', role: 'office' })
    expect((await playedCase(portal, made.number)).state).toBe('awaiting_publication')
  })

  test('pays the examination of a simple patent, unless that of the patent was requested', async () => {
    const plain = await submitTestRequest(portal, change(await filed()))
    expect(plain.body.TOTAL_AMOUNT).toBe(TYPE + EXAMINATION)
    const patent = samplePatent()
    patent.TECHNICAL['REQUEST_EXAMINATION'] = 'Y'
    const examined = await submitTestRequest(portal, change(await filed(patent)))
    expect(examined.body.TOTAL_AMOUNT).toBe(TYPE)
  })

  test('with two independent claims is refused', async () => {
    const { status, body } = await submitTestRequest(portal, change(await filed(), { QTY_INDEPENDENT: '2' }))
    expect(status).toBe(422)
    expect(JSON.stringify(body)).toContain('REQUEST.QTY_INDEPENDENT')
  })

  test('is not taken back: the undo says that it is final', async () => {
    const number = await filed()
    const { SUBMISSION_NBR } = await play.granted(change(number))
    const [one] = (await play.detail(SUBMISSION_NBR)).CASES
    const query = { PROC_TYP: one?.PROC_TYP ?? '', PROC_NBR: one?.PROC_NBR ?? 0 }
    expect((await portal.ask('officeRequest', { as: officer, query })).body).toMatchObject({
      UNDO: null,
      UNDO_WHY_NOT: 'FINAL',
    })
  })

  test('is refused while something undecided concerns the case, and granted nothing when that came later', async () => {
    const number = await filed()
    const { body } = await submitTestRequest(portal, change(number))
    expect(await payRequest(portal, body)).toBe('settled')
    const [one] = (await play.detail(body.SUBMISSION_NBR)).CASES
    if (!one) throw new Error('no case')
    const { procTyp, procNbr } = await playedCase(portal, number)
    await sql`update process set frozen_since = '2026-03-02' where proc_typ = ${procTyp} and proc_nbr = ${procNbr}`.execute(
      portal.db,
    )
    const verified = await actOnRequest(portal, officer, one, 'VERI')
    const next = { ...one, ROW_VERSION: one.ROW_VERSION + 1 }
    expect(verified.body).toMatchObject({ STATE: 'verification' })
    expect((await actOnRequest(portal, officer, next, 'GRANT')).status).toBe(409)
    expect(await related(number)).toEqual([])
    const other = await submitTestRequest(portal, { ...change(number), numbers: [number] })
    expect(other.status).toBe(422)
  })
})

describe('a simple patent that becomes a patent', () => {
  test('requests and pays its examination in the new case', async () => {
    const number = await filed(simplePatent())
    const submitted = await submitTestRequest(portal, change(number, { QTY_INDEPENDENT: '' }))
    expect(submitted.body.TOTAL_AMOUNT).toBe(TYPE)
    await payRequest(portal, submitted.body)
    let [one] = (await play.detail(submitted.body.SUBMISSION_NBR)).CASES
    for (const act of ['VERI', 'GRANT']) {
      if (!one) throw new Error('no case')
      expect((await actOnRequest(portal, officer, one, act)).body).toMatchObject({ err: '' })
      ;[one] = (await play.detail(submitted.body.SUBMISSION_NBR)).CASES
    }
    const made = await madeFrom(number)
    expect(made.number).toMatch(/^P002026\d{5}$/)
    expect(made.form).toMatchObject({ FILING: { PATENT_KIND: 'P' }, TECHNICAL: { REQUEST_EXAMINATION: 'N' } })
    const { body } = await portal.ask('requestOffers', { as: sari, query: { patentId: made.number } })
    expect(body.OFFERS.find(({ USERDOC_TYP }) => USERDOC_TYP === 'PS')).toMatchObject({
      IND_OFFERED: 'Y',
      LAST_DATE: '2029-02-03',
    })
  })

  test.each([
    ['2029-02-03T16:59:59Z', { IND_OFFERED: 'Y', LAST_DATE: '2029-02-03' }],
    ['2029-02-03T17:00:00Z', { IND_OFFERED: 'N', WHY: 'over', DAY: '2029-02-03' }],
  ])('is asked for within 36 months of the filing date: at %s', async (instant, offer) => {
    expect(await offerOn(await filed(simplePatent()), instant)).toMatchObject(offer)
  })
})

test('a decided or changed case cannot change its type', async () => {
  const number = await filed()
  await play.granted(change(number))
  expect(await offerOn(number, ASKED)).toMatchObject({ IND_OFFERED: 'N', WHY: 'state' })
  const { flowId, flowVersion, state } = await playedCase(portal, number)
  const flow = workflowOf(flowId, flowVersion) ?? expect.fail('no flow')
  expect(findState(flow, state)).toMatchObject({ end: true, text: 'patents:state.changed' })
})
