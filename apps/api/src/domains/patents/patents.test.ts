import { plainLetters } from '@saki/domain/search/plainLetters'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import {
  act,
  seedNumbered,
  seedReceipt,
  seedUnpaid,
  type NumberedTestCase,
  type SeededCase,
} from '../../testing/cases.ts'
import { startTestPortal, type TestActor, type TestPortal } from '../../testing/portal.ts'
import { masked } from '../../masked.ts'

const NOW = '2026-03-02T03:00:00Z'
const at = (day: string) => new Date(`${day}T03:00:00Z`)

let portal: TestPortal
let owner: TestActor
let stranger: TestActor
let officer: TestActor
let unpaid: SeededCase
let expired: SeededCase
let checked: NumberedTestCase
let lacking: NumberedTestCase
let registered: NumberedTestCase
let withdrawn: NumberedTestCase

beforeAll(async () => {
  portal = await startTestPortal({ now: NOW })
  owner = await portal.register()
  stranger = await portal.register()
  officer = await portal.office()
  const file = (day: string, title: string, reference = '') => ({
    ownerId: owner.userId,
    now: at(day),
    title,
    reference,
  })
  registered = await seedNumbered(portal.db, file('2025-10-01', 'Kursi rotan'))
  await act(portal.db, registered.process, { action: 'publish', role: 'office', now: at('2025-11-01') })
  await act(portal.db, registered.process, { action: 'publication_over', role: 'system', now: at('2026-02-02') })
  withdrawn = await seedNumbered(portal.db, file('2026-01-05', 'Lampu anyaman'))
  await act(portal.db, withdrawn.process, {
    action: 'withdraw',
    role: 'applicant',
    actorId: owner.userId,
    now: at('2026-01-06'),
  })
  lacking = await seedNumbered(portal.db, file('2026-02-01', 'Botol 100%_lipat', 'BL-07'))
  await act(portal.db, lacking.process, { action: 'ask_correction', role: 'office', now: at('2026-02-10') })
  checked = await seedNumbered(portal.db, file('2026-02-20', 'Teko gerabah'))
  await seedReceipt(portal.db, checked, at('2026-02-20'))
  expired = await seedUnpaid(portal.db, file('2026-03-01', 'Meja lipat'))
  unpaid = await seedUnpaid(portal.db, file('2026-03-02', 'Cangkir'))
  const reopened = await seedUnpaid(portal.db, file('2026-03-02', 'Taken back'))
  await sql`update application set reopened_at = ${at('2026-03-02')} where application_id = ${reopened.applicationId}`.execute(
    portal.db,
  )
  await seedUnpaid(portal.db, { ownerId: stranger.userId, now: at('2026-03-02'), title: 'Milik orang lain' })
})
afterAll(() => portal.close())

const list = async (query: Record<string, string | number> = {}, as = owner) =>
  (await portal.ask('getPatents', { query, as })).body
const titles = async (query: Record<string, string | number>, as = owner) =>
  (await list(query, as)).data.map((row) => row.TITLE)

describe('getPatents', () => {
  test('lists own cases newest first, with unpaid but without reopened ones, and a count for every tab', async () => {
    const body = await list()
    expect(body.data.map((row) => [row.TITLE, row.STATUS_CODE, row.GROUP])).toEqual([
      ['Cangkir', '300', 'payment'],
      ['Meja lipat', '300', 'payment'],
      ['Teko gerabah', '310', 'running'],
      ['Botol 100%_lipat', '315', 'action'],
      ['Lampu anyaman', '392', 'done'],
      ['Kursi rotan', '370', 'registered'],
    ])
    expect(body).toMatchObject({
      total: 6,
      page: 1,
      size: 10,
      COUNTS: { all: 6, action: 3, payment: 2, running: 1, registered: 1, done: 1 },
    })
  })

  test.each([
    ['action', ['Cangkir', 'Meja lipat', 'Botol 100%_lipat']],
    ['payment', ['Cangkir', 'Meja lipat']],
    ['running', ['Teko gerabah']],
    ['registered', ['Kursi rotan']],
    ['done', ['Lampu anyaman']],
  ])('tab %s holds what its count says', async (group, expected) => {
    const body = await list({ group })
    expect(body.data.map((row) => row.TITLE)).toEqual(expected)
    expect(body.total).toBe(expected.length)
    expect(body.COUNTS.all).toBe(6)
  })

  test('rows have turn, next step, deadline, and only the actions accepted now', async () => {
    const rows = (await list({}, owner)).data
    const row = (title: string) => rows.find((each) => each.TITLE === title)
    expect(row('Cangkir')).toMatchObject({
      PATENT_ID: null,
      SUBMISSION_NBR: unpaid.submissionNbr,
      TURN: 'YOU',
      NEXT_STEP: 'Giliran Anda: bayar Rp800.000',
      NEXT_STEP_CODE: 'pay',
      DUE_DATE: '2026-03-02',
      DAYS_LEFT: 0,
      AMOUNT_OUTSTANDING: 800000,
      BILLING_EXPIRES_AT: '2026-03-02T16:59:59.000Z',
      ACTIONS: ['VIEW', 'PAY', 'REOPEN'],
    })
    expect(row('Meja lipat')).toMatchObject({
      SUBMISSION_NBR: expired.submissionNbr,
      NEXT_STEP_CODE: 'reissue',
      DUE_DATE: null,
      ACTIONS: ['VIEW', 'REISSUE', 'REOPEN'],
    })
    expect(row('Teko gerabah')).toMatchObject({
      PATENT_ID: checked.patentId,
      TURN: 'OFFICE',
      DUE_DATE: null,
      AMOUNT_OUTSTANDING: 0,
      UNREAD_COUNT: 1,
      ACTIONS: ['VIEW', 'WORKFLOW', 'RECEIPT'],
      RIGHT: 'D',
    })
    expect(row('Teko gerabah')?.IMG_URL).toMatch(/^\/api\/getIMGDoc\/\w+\?size=thumb$/)
    expect(row('Botol 100%_lipat')).toMatchObject({
      TURN: 'YOU',
      DUE_DATE: '2026-05-10',
      DAYS_LEFT: 69,
      PROCESS_RESULT_TYP: 'P',
      ACTIONS: ['VIEW', 'WORKFLOW'],
    })
    expect(row('Kursi rotan')).toMatchObject({ TURN: 'NONE', PROCESS_RESULT_TYP: 'R', DUE_DATE: '2035-10-01' })
  })

  test('a bill is open in its last second and expired in the next', async () => {
    await sql`update session set expires_at = '2026-03-03', created_at = '2026-03-02T16:00:00Z' where user_id = ${owner.userId}`.execute(
      portal.db,
    )
    portal.setNow('2026-03-02T16:59:59.900Z')
    expect((await list({ q: 'Cangkir' })).data[0]?.ACTIONS).toContain('PAY')
    portal.setNow('2026-03-02T17:00:00Z')
    expect((await list({ q: 'Cangkir' })).data[0]?.ACTIONS).toContain('REISSUE')
    portal.setNow(NOW)
  })

  test('words are searched literally in title, numbers, reference and applicant', async () => {
    expect(await titles({ q: '100%_' })).toEqual(['Botol 100%_lipat'])
    expect(await titles({ q: '%' })).toEqual(['Botol 100%_lipat'])
    expect(await titles({ q: "' or 1=1 --" })).toEqual([])
    expect(await titles({ q: 'bl-07' })).toEqual(['Botol 100%_lipat'])
    expect(await titles({ q: checked.patentId.toLowerCase() })).toEqual(['Teko gerabah'])
    expect(await titles({ q: unpaid.submissionNbr })).toEqual(['Cangkir'])
    expect((await list({ q: 'sari' })).total).toBe(6)
  })

  test('filters by right, year and deadline', async () => {
    expect((await list({ right: 'D' })).total).toBe(6)
    expect((await list({ right: 'T' })).total).toBe(0)
    expect(await titles({ year: 2025 })).toEqual(['Kursi rotan'])
    expect(await titles({ dueBefore: '2026-05-10' })).toEqual(['Cangkir', 'Botol 100%_lipat'])
  })

  test('sorts, and pages contain every row once', async () => {
    expect(await titles({ sort: 'title', size: 2 })).toEqual(['Botol 100%_lipat', 'Cangkir'])
    expect((await titles({ sort: 'filing_date' })).slice(0, 2)).toEqual(['Kursi rotan', 'Lampu anyaman'])
    expect((await titles({ sort: '-filing_date' })).slice(0, 2)).toEqual(['Teko gerabah', 'Botol 100%_lipat'])
    expect((await titles({ sort: 'due' })).slice(0, 3)).toEqual(['Cangkir', 'Botol 100%_lipat', 'Kursi rotan'])
    const paged = [...(await titles({ size: 4 })), ...(await titles({ size: 4, page: 2 }))]
    expect(new Set(paged).size).toBe(6)
    expect(await list({ page: 99 })).toMatchObject({ data: [], total: 6 })
  })

  test.each<Record<string, string | number>>([
    { sort: 'owner_id' },
    { size: 101 },
    { page: 0 },
    { group: '__proto__' },
    { user_id: 1 },
  ])('refuses %o', async (query) => {
    expect((await portal.ask('getPatents', { query, as: owner })).status).toBe(400)
  })

  test('mine=N lists all cases for officers, and only own ones for applicants', async () => {
    expect((await list({ mine: 'N' }, officer)).total).toBe(7)
    expect((await list({}, officer)).total).toBe(0)
    expect((await list({ mine: 'N' }, owner)).total).toBe(6)
    expect(
      (await list({ mine: 'N', group: 'payment' }, officer)).data.every((row) => row.ACTIONS.join() === 'VIEW'),
    ).toBe(true)
  })
})

describe('getPatentDetail', () => {
  const detail = (patentId: string, as = owner, classes = 'N') =>
    portal.ask('getPatentDetail', { query: { patentId, classes }, as })

  test('finds a case by application number in any spacing, or by submission number before payment', async () => {
    expect((await detail(checked.patentId, owner, 'Y')).body).toMatchObject({
      PATENT_ID: checked.patentId,
      STATUS_CODE: '310',
      LAW_CODE: 'UU31/2000',
      FIRST_PRIORITY_DATE: '2026-01-21',
      LOCARNO: [{ PRODUCT_TITLE: 'Botol minum' }],
      PERMISSIONS: { CAN_EDIT: 'N', CAN_REPLY: 'N', CAN_PAY: 'N', CAN_WITHDRAW: 'Y' },
    })
    expect((await detail(checked.patentId.replace(/^(A)(00)/, '$1 $2 ').toLowerCase())).body).toMatchObject({
      PATENT_ID: checked.patentId,
    })
    expect((await detail(unpaid.submissionNbr)).body).toMatchObject({
      PATENT_ID: null,
      SUBMISSION_NBR: unpaid.submissionNbr,
      PERMISSIONS: { CAN_EDIT: 'Y', CAN_REPLY: 'N', CAN_PAY: 'Y', CAN_WITHDRAW: 'N' },
    })
  })

  test('CAN_REPLY is Y only for the applicant while the letter waits', async () => {
    expect((await detail(lacking.patentId)).body.PERMISSIONS).toMatchObject({ CAN_REPLY: 'Y', CAN_WITHDRAW: 'Y' })
    expect((await detail(lacking.patentId, officer)).body.PERMISSIONS).toMatchObject({
      CAN_REPLY: 'N',
      CAN_WITHDRAW: 'N',
    })
    expect((await detail(withdrawn.patentId)).body.PERMISSIONS).toMatchObject({ CAN_REPLY: 'N', CAN_WITHDRAW: 'N' })
  })
})

const perCase = [
  'getPatentDetail',
  'getPatentDetailPriorities',
  'getOwners',
  'getInvestors',
  'getReprs',
  'getLocarnos',
] as const
describe.each(perCase)('%s', (call) => {
  test('answers the applicant and officers; others get 404', async () => {
    const ask = (patentId: string, as?: TestActor) => portal.ask(call, { query: { patentId }, as })
    expect((await ask(checked.patentId, owner)).status).toBe(200)
    expect((await ask(checked.patentId, officer)).status).toBe(200)
    const [theirs, none] = [await ask(checked.patentId, stranger), await ask('A00202699999', stranger)]
    expect([theirs.status, none.status, (await ask(checked.patentId)).status]).toEqual([404, 404, 401])
    expect({ ...theirs.body, id: '' }).toEqual({ ...none.body, id: '' })
    for (const odd of ['A0020260001', 'A00２０２６00001', "A00202600001'--", '../../etc/passwd'])
      expect([400, 404]).toContain((await ask(odd, owner)).status)
  })
})

describe('parties, classes, priorities and sections', () => {
  const of = (patentId: string, as = owner) => ({ query: { patentId }, as })

  test('the whole identity number is returned to the applicant only', async () => {
    expect((await portal.ask('getOwners', of(checked.patentId))).body).toMatchObject([
      {
        PERSON_NAME: 'Sari Wulandari',
        INDI_PERSON_ID_NBR: '3402116407900003',
        IND_MAIN: 'Y',
        ORDER_NBR: 1,
        NATIONALITY_COUNTRY_NAME: 'Indonesia',
      },
    ])
    expect((await portal.ask('getOwners', of(checked.patentId, officer))).body[0]?.INDI_PERSON_ID_NBR).toBe(
      '************0003',
    )
    expect((await portal.ask('getInvestors', of(checked.patentId))).body).toMatchObject([
      { PERSON_NAME: 'Budi Santoso', INDI_PERSON_ID_NBR: '************0001' },
    ])
    expect(masked('123')).toBe('***')
  })

  test('representative, class and priority', async () => {
    expect((await portal.ask('getReprs', of(checked.patentId))).body).toMatchObject([
      { PERSON_NAME: 'Ratna Hapsari', AGENT_NOTES: '0903-2016' },
    ])
    expect((await portal.ask('getLocarnos', of(checked.patentId))).body).toMatchObject([
      { PRODUCT_TITLE: 'Botol minum' },
    ])
    expect((await portal.ask('getPatentDetailPriorities', of(checked.patentId))).body).toMatchObject([
      {
        COUNTRY_CODE: 'JP',
        PRIORITY_APPL_ID: '2026-1234',
        PRIORITY_DATE: '2026-01-21',
        PRIORITY_TYP: 'PARIS',
        LOST_ON: null,
      },
    ])
  })

  test('returns sections as filed; other names are refused', async () => {
    const section = (name: string, as = owner) =>
      portal.ask('getPatentDetailBySection', { params: { section: name }, query: { patentId: checked.patentId }, as })
    expect((await section('filing')).body).toMatchObject({
      FILING_DATE: '2026-02-20',
      DECLARED_NAME: 'Sari Wulandari',
      DECLARATIONS: ['TRUTH', 'OWNERSHIP', 'DATA_USE'],
    })
    expect((await section('technical')).body).toMatchObject({
      TITLE: 'Teko gerabah',
      CLAIM_SCOPE: ['SHAPE'],
      DRAWINGS: 1,
      PRODUCT_TITLE: 'Botol minum',
    })
    expect((await section('technical', stranger)).status).toBe(404)
    for (const name of ['__proto__', 'constructor', 'snapshot', '..%2Ffiling'])
      expect([400, 404]).toContain((await section(name)).status)
  })
})

describe('words without marks', () => {
  test('searches ignore marks over and under letters, in the words and in the cases', async () => {
    const writer = await portal.register()
    for (const title of ['Kafé Señor', 'Rumah Rempah', 'مُسَجَّل'])
      await seedUnpaid(portal.db, { ownerId: writer.userId, now: at('2026-03-01'), title })
    const found = async (q: string) =>
      (await portal.ask('getPatents', { query: { q }, as: writer })).body.data.map(({ TITLE }) => TITLE)
    expect(await found('kafe senor')).toEqual(['Kafé Señor'])
    expect(await found('KAFE\u0301')).toEqual(['Kafé Señor'])
    expect(await found('rémpâh')).toEqual(['Rumah Rempah'])
    expect(await found('مسجل')).toEqual(['مُسَجَّل'])
    expect(await found('مُسجّل')).toEqual(['مُسَجَّل'])
  })

  test('plain_letters of the database and plainLetters write the same', async () => {
    const texts = [
      'KAFÉ E\u0301x',
      'ﬁlm １２３ H₂O',
      'قَهْوَةٌ',
      'أحمد قـــهوة',
      'ٱلرَّحْمَٰن',
      'Straße',
      '한국',
      "100%_\\ 'x'",
      'Кофе й',
    ]
    const { rows } = await sql<{ plain: string }>`
      select plain_letters(t) as plain from unnest(${texts}::text[]) with ordinality as x (t, at) order by at`.execute(
      portal.db,
    )
    expect(rows.map(({ plain }) => plain)).toEqual(texts.map(plainLetters))
  })
})
