import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { fileTestDesign, notify, sampleDesign, samplePerson } from '../../testing/filings.ts'
import { wrongInRequestLists } from '../../testing/keptLists.ts'
import { takeOfficeAction } from '../../testing/letters.ts'
import { playedCase } from '../../testing/playedCases.ts'
import type { TestActor, TestPortal } from '../../testing/portal.ts'
import { startRequestPlay, type RequestPlay } from '../../testing/requestPlay.ts'
import { actOnRequest, payRequest, submitTestRequest, type SampleRequest } from '../../testing/requests.ts'

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
beforeEach(() => play.at('2026-02-03T03:00:00Z'))

/** A transfer of class 43 to Budi. */
const ofServices = (number: string, classes = ['43']): SampleRequest => ({
  kind: 'PH',
  numbers: [number],
  as: sari,
  slots: ['PGH'],
  data: {
    REQUEST: { HOW: 'SALE', EXTENT: 'PART' },
    PARTS: classes.map((CLASS_CODE) => ({ CLASS_CODE })),
    NEW_OWNERS: [{ ...samplePerson('Budi Santoso'), EMAIL: budi.email }],
  },
})

/** Process of a case with its deadline. */
async function processOf(number: string) {
  const played = await playedCase(portal, number)
  const { rows } = await sql<{ due: string | null }>`
    select due_date as due from process where proc_typ = ${played.procTyp} and proc_nbr = ${played.procNbr}`.execute(
    portal.db,
  )
  return { ...played, due: rows[0]?.due ?? null }
}

interface StoredFile {
  applicationId: number
  number: string
  ownerId: number
  ownerNames: string
  filingDate: string
  subtype: string
  registration: string | null
  registered: string | null
  expires: string | null
  goods: [number, string[]][]
  products: string[]
  objects: string[]
  splitFrom: number | null
  history: string[]
  certificates: boolean[]
}

/** What the register says about a file and about those split off from it, by number. */
async function filesOf(number: string): Promise<StoredFile[]> {
  const { rows } = await sql<StoredFile>`
    select a.application_id as "applicationId", a.application_number as number, a.owner_id as "ownerId", a.owner_names as "ownerNames", a.filing_date as "filingDate",
           a.appl_subtyp as subtype, a.registration_nbr as registration, a.registration_date as registered, a.expiration_date as expires, a.split_from as "splitFrom",
           (select json_agg(json_build_array(n.nice_class_code, n.terms) order by n.nice_class_code) from application_nice n where n.application_id = a.application_id) as goods,
           array(select l.locarno_class_code from application_locarno l where l.application_id = a.application_id order by 1) as products,
           array(select f.specdoc_typ || ' ' || f.seq_num || ' ' || encode(f.sha256, 'hex') || ' ' || f.object_key from stored_file f
                  where f.application_id = a.application_id and f.deleted_at is null order by 1) as objects,
           array(select t.action from process_action t where t.proc_typ = a.proc_typ and t.proc_nbr = a.proc_nbr order by t.action_nbr) as history,
           array(select l.withdrawn_at is null from letter l where l.application_id = a.application_id and l.letter_typ = 'SER' order by l.issued_at, l.offidoc_nbr) as certificates
      from application a join application p on p.application_number = ${number} and p.application_id in (a.application_id, a.split_from)
     order by a.application_id`.execute(portal.db)
  return rows
}

async function bothFiles(number: string): Promise<[StoredFile, StoredFile]> {
  const [parent, child, ...more] = await filesOf(number)
  if (!parent || !child || more.length > 0) throw new Error(`${number} is not one of two files`)
  return [parent, child]
}

/** Section, field, old and new value of the changes that a request made in a file. */
async function changesOf(number: string, submissionNbr: string | null) {
  const { body } = await portal.ask('getChangeLog', { as: officer, query: { PATENT_ID: number } })
  return body.data
    .filter(({ CHANGE_USERDOC_REF }) => CHANGE_USERDOC_REF === submissionNbr)
    .map(({ DATA_CODE }) => DATA_CODE)
    .toSorted()
}

describe('a transfer of one class of a registered mark', () => {
  test('makes it a file of the new owner with a number, a registration and a certificate of its own', async () => {
    const number = await play.registeredMark('KOPI PARUH', 1)
    const [before] = await filesOf(number)
    const { body, SUBMISSION_NBR } = await play.granted(ofServices(number))
    expect(body).toMatchObject({ STATE: 'granted' })
    const [parent, child] = await bothFiles(number)
    expect(parent).toMatchObject({
      ownerId: sari.userId,
      ownerNames: 'Sari Wulandari',
      goods: [[30, ['kopi', 'kopi bubuk']]],
    })
    expect(parent.certificates).toEqual([false, true])
    expect(child).toMatchObject({
      ownerId: budi.userId,
      ownerNames: 'Budi Santoso',
      goods: [[43, ['jasa kedai kopi']]],
      subtype: 'SERVICES',
      certificates: [true],
    })
    expect(child.number).toMatch(/^JID2026\d{6}$/)
    expect(child.registration).toMatch(/^IDM\d{9}$/)
    expect(child.registration).not.toBe(parent.registration)
    const { filingDate, registered, expires, history, objects } = before ?? child
    expect(child).toMatchObject({ filingDate, registered, expires, history })
    expect(objects).not.toEqual([])
    expect(child.objects).toEqual(objects)
    expect((await play.detail(SUBMISSION_NBR)).CASES).toMatchObject([
      { PATENT_ID: number, SPLIT_PATENT_ID: child.number },
    ])
    expect(await changesOf(number, SUBMISSION_NBR)).toEqual(['NICE', 'REGISTER', 'RELATED'])
    expect(await changesOf(child.number, SUBMISSION_NBR)).toEqual(['NICE', 'OWNERS', 'REGISTER', 'RELATED'])
  })

  test('leaves papers about the former owner with the old file', async () => {
    const number = await play.registeredMark('KOPI PRIBADI', 1)
    await sql`
      insert into stored_file (file_id, owner_id, application_id, specdoc_typ, file_name, mime, size_bytes, sha256, object_key, uploaded_at)
      select application_id || '-' || slot, owner_id, application_id, slot, slot || '.pdf', 'application/pdf', 1000, sha256(convert_to(slot, 'UTF8')), 'none', now()
        from application, unnest(array['KTP', 'KUA', 'TTD', 'PKM']) as slot where application_number = ${number}`.execute(
      portal.db,
    )
    await play.granted(ofServices(number))
    const [parent, child] = await bothFiles(number)
    const slotsOf = ({ objects }: StoredFile) => objects.map((object) => object.slice(0, 3))
    expect(slotsOf(parent)).toEqual(['ETK', 'KTP', 'KUA', 'PKM', 'TTD'])
    expect(slotsOf(child)).toEqual(['ETK', 'PKM'])
  })

  test('shows the new owner the new file only, and the former owner the history of the old one', async () => {
    const number = await play.registeredMark('KOPI BAGI')
    await play.granted(ofServices(number))
    const [, child] = await bothFiles(number)
    const read = async (as: TestActor, patentId: string) =>
      (await portal.ask('getPatentDetail', { as, query: { patentId } })).status
    expect(await read(budi, child.number)).toBe(200)
    expect(await read(sari, number)).toBe(200)
    const numbersOf = async (as: TestActor) =>
      (await portal.ask('getPatents', { as, query: { right: 'T' } })).body.data.map(({ PATENT_ID }) => PATENT_ID)
    expect(await numbersOf(budi)).toContain(child.number)
    expect(await numbersOf(budi)).not.toContain(number)
    expect(await numbersOf(sari)).not.toContain(child.number)
    const related = async (as: TestActor, patentId: string) =>
      (await portal.ask('getRelFiles', { as, query: { patentId } })).body
    expect(await related(sari, number)).toMatchObject([
      { RELATIONSHIP_ROLE: 'CHILD', RELATIONSHIP_TYP: 'TRANSFER', PATENT_ID: child.number },
    ])
    expect(await related(budi, child.number)).toMatchObject([{ RELATIONSHIP_ROLE: 'PARENT', PATENT_ID: number }])
    const { status } = await portal.ask('getChangeLog', { as: budi, query: { PATENT_ID: number } })
    expect(status).toBe(404)
  })

  test('is not undone, because the new file has a number', async () => {
    const number = await play.registeredMark('KOPI TETAP')
    const { SUBMISSION_NBR } = await play.granted(ofServices(number))
    const [one] = (await play.detail(SUBMISSION_NBR)).CASES
    if (!one) throw new Error('no case')
    const { PROC_TYP, PROC_NBR, ROW_VERSION } = one
    const { body } = await portal.ask('officeRequest', { as: officer, query: { PROC_TYP, PROC_NBR } })
    expect(body).toMatchObject({ UNDO: null, UNDO_WHY_NOT: 'FINAL' })
    const undone = await portal.ask('officeUndoAction', {
      as: officer,
      key: 'undo-a-split-file-1',
      body: { PROC_TYP, PROC_NBR, ACTION_NBR: 3, REASON: 'Salah.', ROW_VERSION },
    })
    expect(undone).toMatchObject({ status: 409, body: { err: 'ACTION_NOT_ALLOWED' } })
    expect(await filesOf(number)).toHaveLength(2)
  })

  test('is done once, however often the payment is reported or the grant sent', async () => {
    const number = await play.registeredMark('KOPI SEKALI')
    const made = await submitTestRequest(portal, ofServices(number))
    expect(await payRequest(portal, made.body)).toBe('settled')
    expect(await payRequest(portal, made.body)).not.toBe('settled')
    const query = { SUBMISSION_NBR: made.body.SUBMISSION_NBR ?? '' }
    const [one] = (await portal.ask('requestDetail', { as: sari, query })).body.CASES
    if (!one) throw new Error('no case')
    await actOnRequest(portal, officer, one, 'VERI')
    const verified = { ...one, ROW_VERSION: one.ROW_VERSION + 1 }
    const answers = await Promise.all([1, 2].map(() => actOnRequest(portal, officer, verified, 'GRANT', 'Lengkap.')))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(await filesOf(number)).toHaveLength(2)
    await payRequest(portal, made.body)
    expect(await filesOf(number)).toHaveLength(2)
  })
})

describe('a transfer in part that cannot be made', () => {
  test('because nothing would be left is refused before it costs anything, with the article and the answer to change', async () => {
    const number = await play.registeredMark('KOPI HABIS')
    const made = await submitTestRequest(portal, ofServices(number, ['30', '43']))
    expect(made).toMatchObject({ status: 422, body: { err: 'NOT_COMPLETE', fields: [{ field: 'PARTS' }] } })
    expect(JSON.stringify(made.body)).toContain('UU 20/2016 Pasal 41')
    expect(await filesOf(number)).toHaveLength(1)
  })

  test('because the other class ended meanwhile is refused again at granting, and the case stays as it is', async () => {
    const number = await play.registeredMark('KOPI SUSUT')
    const page = await play.received(ofServices(number))
    const [one] = page.CASES
    if (!one) throw new Error('no case')
    await sql`delete from application_nice where nice_class_code = 30
       and application_id = (select application_id from application where application_number = ${number})`.execute(
      portal.db,
    )
    await actOnRequest(portal, officer, one, 'VERI')
    const verified = { ...one, ROW_VERSION: one.ROW_VERSION + 1 }
    const answer = await actOnRequest(portal, officer, verified, 'GRANT', 'Lengkap.')
    expect(answer).toMatchObject({ status: 422, body: { fields: [{ field: 'REQUEST.EXTENT' }] } })
    const files = await filesOf(number)
    expect(files).toMatchObject([{ ownerId: sari.userId, goods: [[43, ['jasa kedai kopi']]] }])
    const [after] = (await portal.ask('requestDetail', { as: sari, query: { SUBMISSION_NBR: page.SUBMISSION_NBR } }))
      .body.CASES
    expect(after).toMatchObject({ STATE: 'verification' })
  })

  test('is refused while a renewal of the whole is undecided', async () => {
    const number = await play.registeredMark('KOPI SENGKETA')
    await play.at('2035-08-10T03:00:00Z')
    await takeOfficeAction(portal, await processOf(number), { action: 'renewal_opens', role: 'system' })
    await play.received({
      kind: 'PJ',
      numbers: [number],
      as: sari,
      slots: ['SPG'],
      data: { FILING: { PAYER_CATEGORY: 'UMUM' }, DECLARATIONS: ['IN_USE'] },
    })
    const part = await submitTestRequest(portal, ofServices(number))
    expect(part).toMatchObject({ status: 422, body: { fields: [{ field: 'CASES.0' }] } })
    expect(JSON.stringify(part.body)).toContain('requests:parts.disputed')
  })
})

describe('a letter that waits for an answer', () => {
  test('is issued again for the new file with the same last day, and its new owner answers it there', async () => {
    const number = await play.examinedMark('KOPI TANYA')
    await takeOfficeAction(portal, await processOf(number), {
      action: 'propose_refusal',
      role: 'office',
      notes: 'Mirip dengan KOPI TANYU.',
    })
    const { due, state } = await processOf(number)
    const { body } = await play.granted(ofServices(number))
    expect(body).toMatchObject({ STATE: 'granted' })
    const [, child] = await bothFiles(number)
    const process = await processOf(child.number)
    expect(process).toMatchObject({ due, state })
    const inbox = await portal.ask('getInbox', { as: budi, query: {} })
    const item = inbox.body.data.find(({ PATENT_ID }) => PATENT_ID === child.number)
    expect(item).toMatchObject({ DUE_DATE: due })
    const procid = `${process.procTyp}-${process.procNbr}`
    const form = await portal.ask('getAnswerForm', { as: budi, params: { procid } })
    expect(form.body).toMatchObject({ PATENT_ID: child.number, ANSWERABLE: 'open' })
    const key = { PROC_TYP: process.procTyp, PROC_NBR: process.procNbr, ACTION_NBR: item?.ACTION_NBR ?? 0 }
    const POINTS = form.body.POINTS.map(({ LIST_CODE, OPTION_NBR }) => ({
      LIST_CODE,
      OPTION_NBR,
      TEXT: 'Berbeda.',
      FILES: [],
    }))
    const saved = await portal.ask('saveAnswer', { as: budi, body: { ...key, POINTS, ROW_VERSION: null } })
    const sent = await portal.ask('sendAnswer', {
      as: budi,
      key: 'answer-of-a-split-file-1',
      body: { ...key, ROW_VERSION: saved.body.ROW_VERSION },
    })
    expect(sent.body, JSON.stringify(sent.body)).toMatchObject({ err: '' })
    // The letter of the old file still waits for its own owner.
    expect(await processOf(number)).toMatchObject({ due, state })
    const { rows } = await sql<{ typ: string; due: string }>`
      select letter_typ as typ, due_date as due from letter l join application a using (application_id)
       where a.application_number = ${child.number} and l.withdrawn_at is null`.execute(portal.db)
    expect(rows).toEqual([{ typ: 'SUT', due }])
  })
})

test('a letter that waits for an answer reaches the new owner of the whole as well', async () => {
  const number = await play.examinedMark('KOPI UTUH')
  await takeOfficeAction(portal, await processOf(number), {
    action: 'propose_refusal',
    role: 'office',
    notes: 'Mirip.',
  })
  const { due } = await processOf(number)
  const whole = ofServices(number)
  await play.granted({ ...whole, data: { ...whole.data, REQUEST: { HOW: 'SALE', EXTENT: 'WHOLE' }, PARTS: [] } })
  const inbox = await portal.ask('getInbox', { as: budi, query: {} })
  expect(inbox.body.data.find(({ PATENT_ID }) => PATENT_ID === number)).toMatchObject({ DUE_DATE: due })
})

describe('a division of an application for a mark', () => {
  test('waits for an amount; with one it makes a file of the same owner', async () => {
    const number = await play.examinedMark('KOPI CABANG')
    const request: SampleRequest = {
      kind: 'PM',
      numbers: [number],
      as: sari,
      data: { CLASSES: [{ CLASS_CODE: '30' }] },
    }
    expect(await submitTestRequest(portal, request)).toMatchObject({
      status: 422,
      body: { fields: [{ field: 'FEES' }] },
    })
    await sql`insert into tariff values ('MARK_DIVISION', 'UMUM', '2026-01-01', null, 500000, 'application', 'test')`.execute(
      portal.db,
    )
    const { body } = await play.granted(request)
    expect(body).toMatchObject({ STATE: 'granted' })
    const [parent, child] = await bothFiles(number)
    expect(child).toMatchObject({
      ownerId: sari.userId,
      ownerNames: 'Sari Wulandari',
      goods: [[30, ['kopi', 'kopi bubuk']]],
    })
    expect(child.number).toMatch(/^DID2026\d{6}$/)
    expect(parent).toMatchObject({ goods: [[43, ['jasa kedai kopi']]] })
    const all = await submitTestRequest(portal, { ...request, data: { CLASSES: [{ CLASS_CODE: '43' }] } })
    expect(all.status).toBe(422)
  })
})

describe('a transfer of one product of a set of designs', () => {
  /** A set of a chair and a table with seven views; its number and the ids of the views. */
  async function registeredSet() {
    const design = sampleDesign('Meja dan kursi')
    const filed = await fileTestDesign(portal, sari, {
      ...design,
      FILING: { ...design.FILING, APPL_SUBTYP: 'SET' },
      LOCARNO: [
        { LOCARNO_CLASS_CODE: '06-01', PRODUCT_TITLE: 'Kursi' },
        { LOCARNO_CLASS_CODE: '06-03', PRODUCT_TITLE: 'Meja' },
      ],
    })
    await notify(portal, { BILLING_CODE: filed.BILLING_CODE, AMOUNT: filed.TOTAL_AMOUNT })
    const { rows } = await sql<{ number: string }>`
      select application_number as number from application where submission_nbr = ${filed.SUBMISSION_NBR}`.execute(
      portal.db,
    )
    const number = rows[0]?.number ?? ''
    const { body } = await portal.ask('requestOffers', { as: sari, query: { patentId: number } })
    return { number, views: (body.CASE.PICTURES ?? []).map(({ FILE_ID }) => FILE_ID) }
  }
  const ofTable = (number: string, PICTURES: readonly object[]): SampleRequest => ({
    ...ofServices(number),
    data: {
      ...ofServices(number).data,
      FILING: { PAYER_CATEGORY: 'UMUM' },
      PARTS: [{ LOCARNO_CLASS_CODE: '06-03' }],
      PICTURES,
    },
  })
  const picturesOf = ({ objects }: StoredFile) => objects.filter((one) => one.startsWith('GDI')).length

  test('makes it a file of the new owner with its own number and its own pictures', async () => {
    const { number, views } = await registeredSet()
    expect(views.length).toBeGreaterThan(2)
    const [first, second, ...rest] = views
    const asked = [
      { FILE_ID: first, GOES: 'NEW' },
      { FILE_ID: second, GOES: 'BOTH' },
      ...rest.map((FILE_ID) => ({ FILE_ID, GOES: 'OLD' })),
    ]
    const { body, SUBMISSION_NBR } = await play.granted(ofTable(number, asked))
    expect(body, JSON.stringify(body)).toMatchObject({ STATE: 'granted' })
    const [parent, child] = await bothFiles(number)
    expect(parent).toMatchObject({ ownerId: sari.userId, products: ['06-01'] })
    expect(child).toMatchObject({ ownerId: budi.userId, products: ['06-03'] })
    expect(child.number).toMatch(/^A002026\d{5}$/)
    expect(picturesOf(parent)).toBe(views.length - 1)
    expect(picturesOf(child)).toBe(2)
    expect(
      parent.objects.filter((one) => child.objects.includes(one)).filter((one) => one.startsWith('GDI')),
    ).toHaveLength(1)
    expect(await changesOf(number, SUBMISSION_NBR)).toContain('PICTURES')
  })

  test.each([
    ['names none of the pictures', () => [], 'requestForms:pictures.missing'],
    [
      'leaves one open',
      (views: string[]) => views.slice(1).map((FILE_ID) => ({ FILE_ID, GOES: 'BOTH' })),
      'requests:pictures.open',
    ],
    [
      'leaves the new file without one',
      (views: string[]) => views.map((FILE_ID) => ({ FILE_ID, GOES: 'OLD' })),
      'requests:pictures.new',
    ],
    [
      'leaves the old file without one',
      (views: string[]) => views.map((FILE_ID) => ({ FILE_ID, GOES: 'NEW' })),
      'requests:pictures.old',
    ],
  ])('that %s is refused before payment', async (_says, asked, message) => {
    const { number, views } = await registeredSet()
    const { status, body } = await submitTestRequest(portal, ofTable(number, asked(views)))
    expect(status).toBe(422)
    expect(JSON.stringify(body)).toContain(message)
  })
})

test('afterwards the lists of requests keep what is computed', async () => {
  expect(await wrongInRequestLists(portal.db)).toEqual([])
})
