import { randomUUID } from 'node:crypto'

import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { seedNumbered, type NumberedTestCase } from '../../testing/cases.ts'
import { samplePerson } from '../../testing/filings.ts'
import { startTestPortal, type TestActor, type TestPortal } from '../../testing/portal.ts'

let portal: TestPortal
let sari: TestActor
let budi: TestActor
let officer: TestActor
let filed: NumberedTestCase
beforeAll(async () => {
  portal = await startTestPortal({ now: '2026-03-02T05:00:00Z' })
  sari = await portal.register()
  budi = await portal.register()
  officer = await portal.office()
})
afterAll(() => portal.close())
beforeEach(async () => {
  filed = await seedNumbered(portal.db, { ownerId: sari.userId, now: portal.services.clock() })
})

const why = { REASON: 'Salah ketik kantor', REQUEST_REF: '', LEGAL_REASON: '' }
const version = async () =>
  (await portal.ask('officeCaseData', { as: officer, query: { patentId: filed.patentId } })).body.ROW_VERSION
const owners = async (as: TestActor) =>
  (await portal.ask('getOwners', { as, query: { patentId: filed.patentId } })).body
const log = async (as: TestActor) =>
  (await portal.ask('getChangeLog', { as, query: { PATENT_ID: filed.patentId } })).body.data
const setOwners = async (OWNERS: object[], ROW_VERSION?: number) =>
  portal.ask('patentDetailUpdateOwner', {
    as: officer,
    body: { PATENT_ID: filed.patentId, ROW_VERSION: ROW_VERSION ?? (await version()), ...why, OWNERS },
  })
const snapshot = async () =>
  JSON.stringify(
    (await sql`select snapshot from application where application_id = ${filed.applicationId}`.execute(portal.db)).rows,
  )

test('correcting one character of one of ten people changes nothing else; an equal correction writes nothing; the snapshot is kept', async () => {
  const ten = Array.from({ length: 10 }, (_, n) => samplePerson(`Ratna O0 B8 l1 ${n}`))
  expect((await setOwners(ten)).status).toBe(200)
  const before = [await owners(sari), await snapshot()] as const
  const after = ten.map((person, n) => (n === 7 ? { ...person, PERSON_NAME: 'Ratna O0 BB l1 7' } : person))
  const done = await setOwners(after)
  expect(done.body.LOG_CHANGE_NBR).toEqual(expect.any(Number))
  expect(await owners(sari)).toEqual(
    before[0].map((person, n) => (n === 7 ? { ...person, PERSON_NAME: 'Ratna O0 BB l1 7' } : person)),
  )
  expect((await log(sari))[0]).toMatchObject({
    DATA_CODE: 'OWNERS',
    SOURCE: 'EDIT',
    REASON: 'Salah ketik kantor',
    CHANGE_USER_NAME: 'Kantor',
    CHANGES: [{ FIELD: 'OWNERS.7.PERSON_NAME', OLD_VALUE: 'Ratna O0 B8 l1 7', NEW_VALUE: 'Ratna O0 BB l1 7' }],
  })
  const again = await setOwners(after)
  expect(again.body).toEqual({ err: '', ROW_VERSION: done.body.ROW_VERSION, LOG_CHANGE_NBR: null })
  expect(await snapshot()).toBe(before[1])
  expect((await log(officer)).length).toBe(2)
  const inventors = await portal.ask('getInvestors', { as: sari, query: { patentId: filed.patentId } })
  expect(inventors.body).toMatchObject([{ PERSON_NAME: 'Budi Santoso' }])
})

test('of four parallel corrections one is written; the others get STALE_VERSION with the current data', async () => {
  const now = await version()
  const names = ['Pemilik A', 'Pemilik B', 'Pemilik C', 'Pemilik D']
  const answers = await Promise.all(names.map((name) => setOwners([samplePerson(name)], now)))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
  const written = names[answers.findIndex(({ status }) => status === 200)]
  for (const { body } of answers.filter(({ status }) => status === 409))
    expect(body).toMatchObject({
      err: 'STALE_VERSION',
      current: { ROW_VERSION: now + 1, ROWS: [{ PERSON_NAME: written }] },
    })
  expect(await owners(sari)).toMatchObject([{ PERSON_NAME: written }])
  expect(await log(officer)).toHaveLength(1)
})

describe('refused corrections', () => {
  test.each<[string, object]>([
    ['a field of no form', { TECHNICAL: { TITLE: 'Kursi', PRICE: '1' } }],
    ['a field no correction changes', { TECHNICAL: { DEFER_PUBLICATION: 'Y' } }],
    ['an empty title', { TECHNICAL: { TITLE: '' } }],
    ['a choice that is none', { TECHNICAL: { CLAIM_SCOPE: ['SMELL'] } }],
    ['a value of another kind', { TECHNICAL: { TITLE: ['Kursi'] } }],
    ['prototype names', { TECHNICAL: { constructor: 'x' } }],
  ])('%s is refused without a log entry', async (_what, section) => {
    const answer = await portal.ask('patentDetailUpdateTechnical', {
      as: officer,
      body: { PATENT_ID: filed.patentId, ROW_VERSION: await version(), ...why, ...section },
    })
    expect(answer.status, JSON.stringify(answer.body)).toBe(422)
    expect(await log(officer)).toEqual([])
  })

  test.each<[string, unknown]>([
    ['rows that are none', { ROWS: [null, 'x'] }],
    ['an object where rows are wanted', { PERSON_NAME: 'Sari' }],
    ['no applicant at all', { ROWS: [] }],
  ])('%s are refused', async (_what, DATA) => {
    const body = { PATENT_ID: filed.patentId, ROW_VERSION: await version(), ...why, DATA }
    expect((await portal.ask('patentDetail', { as: officer, params: { x: 'owner' }, body })).status).toBe(422)
    expect(await log(officer)).toEqual([])
  })

  test('a correction without a reason, or by the applicant, is refused without a log entry', async () => {
    const body = { PATENT_ID: filed.patentId, ROW_VERSION: 1, ...why, TECHNICAL: { TITLE: 'Kursi' } }
    expect(
      (await portal.ask('patentDetailUpdateTechnical', { as: officer, body: { ...body, REASON: ' ' } })).status,
    ).toBe(422)
    expect((await portal.ask('patentDetailUpdateTechnical', { as: sari, body })).status).toBe(403)
    expect(await log(officer)).toEqual([])
  })
})

test('title and description are corrected beside the snapshot, and the applicant and officers read the corrected ones', async () => {
  const section = { TITLE: 'Botol lipat saku', DESIGN_DESCRIPTION: 'Botol yang dapat dilipat datar' }
  const body = {
    PATENT_ID: filed.patentId,
    ROW_VERSION: await version(),
    ...why,
    REQUEST_REF: 'PP-2026-17',
    TECHNICAL: section,
  }
  expect((await portal.ask('patentDetailUpdateTechnical', { as: officer, body })).status).toBe(200)
  const read = await portal.ask('getPatentDetailBySection', {
    as: sari,
    params: { section: 'technical' },
    query: { patentId: filed.patentId },
  })
  expect(read.body).toMatchObject({ ...section, CLAIM_SCOPE: ['SHAPE'] })
  const office = await portal.ask('officeCaseData', { as: officer, query: { patentId: filed.patentId } })
  expect(office.body.TITLE).toBe(section.TITLE)
  expect(office.body.SECTIONS.find(({ X }) => X === 'technical')?.ROWS).toMatchObject([section])
  expect(await snapshot()).not.toContain('saku')
  expect((await log(sari))[0]).toMatchObject({ SOURCE: 'REQUEST', CHANGE_USERDOC_REF: 'PP-2026-17' })
  expect((await log(sari))[0]?.CHANGES.map(({ LABEL }) => LABEL)).toEqual(['Judul Desain', 'Uraian Desain'])
})

test('a change of the filing date needs a legal reason and a real date that is not in the future', async () => {
  const setFiling = async (FILING: object, more: object = {}) =>
    portal.ask('patentDetailUpdateFiling', {
      as: officer,
      query: { patentId: filed.patentId },
      body: { ROW_VERSION: await version(), ...why, ...more, FILING },
    })
  expect((await setFiling({ REFERENCE: 'REF-9' })).status).toBe(200)
  expect(await setFiling({ FILING_DATE: '2026-03-01' })).toMatchObject({
    status: 422,
    body: { fields: [{ field: 'LEGAL_REASON' }] },
  })
  const legal = { LEGAL_REASON: 'Putusan 12/2026' }
  expect((await setFiling({ FILING_DATE: '2026-02-30' }, legal)).status).toBe(422)
  expect((await setFiling({ FILING_DATE: '2027-01-01' }, legal)).status).toBe(422)
  expect((await setFiling({ FILING_DATE: '' }, legal)).status).toBe(422)
  expect((await setFiling({ PATENT_ID: 'A00202600099' }, legal)).status).toBe(422)
  expect((await setFiling({ FILING_DATE: '2026-03-01' }, legal)).status).toBe(200)
  expect((await log(sari))[0]).toMatchObject({
    LEGAL_REASON: 'Putusan 12/2026',
    CHANGES: [{ OLD_VALUE: '2026-03-02', NEW_VALUE: '2026-03-01' }],
  })
  const register = { REGISTRATION_NBR: 'IDD000012345', REGISTRATION_DATE: '2026-03-02', EXPIRATION_DATE: '2036-03-01' }
  const body = { ROW_VERSION: await version(), ...why, ...legal, REGISTER: register }
  expect(
    (await portal.ask('patentDetailUpdateRegister', { as: officer, query: { patentId: filed.patentId }, body })).status,
  ).toBe(200)
})

test('a row is added once per key; an unknown class is refused', async () => {
  const key = randomUUID()
  const body = { PATENT_ID: filed.patentId, ROW_VERSION: await version(), ...why, DATA: samplePerson('Wayan Sudarma') }
  const add = () => portal.ask('patentDetailInsert', { as: officer, params: { x: 'inventor' }, key, body })
  expect((await add()).body).toEqual((await add()).body)
  const inventors = await portal.ask('getInvestors', { as: sari, query: { patentId: filed.patentId } })
  expect(inventors.body.map(({ PERSON_NAME }) => PERSON_NAME)).toEqual(['Budi Santoso', 'Wayan Sudarma'])
  const bad = { ...body, ROW_VERSION: await version(), DATA: { LOCARNO_CLASS_CODE: '32-77', PRODUCT_TITLE: 'Botol' } }
  expect(
    (await portal.ask('patentDetailInsert', { as: officer, params: { x: 'locarno' }, key: randomUUID(), body: bad }))
      .status,
  ).toBe(422)
})

test('the filter by officer finds a part of the name without its marks', async () => {
  await sql`update app_user set full_name = 'René Núñez' where user_id = ${officer.userId}`.execute(portal.db)
  await setOwners([samplePerson('Pemilik Baru')])
  const changes = async (USER: string) =>
    (await portal.ask('getChangeLog', { as: officer, query: { PATENT_ID: filed.patentId, USER } })).body.total
  expect([await changes('NUNEZ'), await changes('rené n'), await changes('%')]).toEqual([1, 1, 0])
  await sql`update app_user set full_name = 'Kantor' where user_id = ${officer.userId}`.execute(portal.db)
})

test('the log is readable for the applicant and officers only; identity numbers are masked for both', async () => {
  await setOwners([{ ...samplePerson('Sari Wulandari'), INDI_PERSON_ID_NBR: '3402116407900099' }])
  const change = async (as: TestActor) => JSON.stringify(await log(as))
  for (const as of [sari, officer]) {
    expect(await change(as)).not.toContain('3402116407900099')
    expect(await change(as)).toContain('*0099')
  }
  expect((await portal.ask('getChangeLog', { as: budi, query: { PATENT_ID: filed.patentId } })).status).toBe(404)
  expect((await portal.ask('getChangeLog', { as: budi })).body.data).toEqual([])
})
