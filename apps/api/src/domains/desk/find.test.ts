import { workflowOf } from '@saki/catalogue'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { seedNumbered, seedUnpaid, type NumberedTestCase, type SeededCase } from '../../testing/cases.ts'
import { DEFICIENCIES } from '../../testing/reasons.ts'
import { startTestPortal, type TestActor, type TestPortal } from '../../testing/portal.ts'
import { indexWaitingCases } from '../registerSearch/indexRegister.ts'

const ASK = workflowOf('design-registration', 1)?.actions['ask_correction']?.code ?? ''
const NOW = '2026-03-02T03:00:00Z'
let portal: TestPortal
let officer: TestActor
let owner: TestActor
/** In the office's hands, registered, refused, and filed without payment. */
let open: NumberedTestCase
let registered: NumberedTestCase
let ended: NumberedTestCase
let unpaid: SeededCase

const find = async (q: string, as = officer) => portal.ask('officeFind', { query: { q }, as })
const found = async (q: string) => {
  const { status, body } = await find(q)
  expect(status, JSON.stringify(body)).toBe(200)
  return body.data.map(({ SUBMISSION_NBR, FOUND_BY }: { SUBMISSION_NBR: string; FOUND_BY: string }) => [
    SUBMISSION_NBR,
    FOUND_BY,
  ])
}

beforeAll(async () => {
  portal = await startTestPortal({ now: NOW })
  owner = await portal.register()
  officer = await portal.office()
  const now = new Date(NOW)
  const file = (title: string, reference = '') =>
    seedNumbered(portal.db, { ownerId: owner.userId, now, title, reference })
  open = await file('Kafé Senja', 'REF/77-a')
  registered = await file('Teko Đinh')
  ended = await file('Kursi D’Angelo')
  unpaid = await seedUnpaid(portal.db, { ownerId: owner.userId, now, title: 'Lampu belum lunas' })
  const asked = await portal.ask('insertAction', {
    as: officer,
    key: 'find-letter-000001',
    body: {
      PROC_TYP: open.process.procTyp,
      PROC_NBR: open.process.procNbr,
      ACTION_TYP: ASK,
      POINTS: DEFICIENCIES,
      NOTES: 'Mohon dilengkapi.',
    },
  })
  expect(asked.status, JSON.stringify(asked.body)).toBe(200)
  await sql`update application set registration_nbr = 'IDD000012345' where application_id = ${registered.applicationId}`.execute(
    portal.db,
  )
  await sql`update process set state = 'registered' where proc_nbr = ${registered.process.procNbr}`.execute(portal.db)
  await sql`update process set state = 'refused' where proc_nbr = ${ended.process.procNbr}`.execute(portal.db)
  await sql`update bill set ntpn = 'ABCD1234EFGH5678' where application_id = ${open.applicationId}`.execute(portal.db)
  await sql`insert into application_party (application_id, party_role, seq_num, person, person_name)
    values (${ended.applicationId}, 'representative', 9, '{}', 'Wiśniewska Halim')`.execute(portal.db)
  await sql`select keep_register(${ended.applicationId})`.execute(portal.db)
  await indexWaitingCases(portal.db)
})
afterAll(() => portal.close())

const billingCode = async (of: SeededCase) =>
  (
    await sql<{
      code: string
    }>`select billing_code as code from bill where application_id = ${of.applicationId}`.execute(portal.db)
  ).rows[0]?.code ?? ''

describe('officeFind', () => {
  test('finds a case by every kind of number, however it is typed', async () => {
    const own = [open.submissionNbr, 'application']
    expect(await found(open.patentId)).toEqual([own])
    expect(await found(` ${open.patentId.toLowerCase()} `)).toEqual([own])
    expect(await found(open.patentId.replace(/^(.{3})(.{4})/, '$1 $2 '))).toEqual([own])
    expect(await found(open.submissionNbr.toLowerCase())).toEqual([[open.submissionNbr, 'submission']])
    expect(await found('idd 0000 12345')).toEqual([[registered.submissionNbr, 'registration']])
    const code = await billingCode(open)
    expect(await found(`${code.slice(0, 4)} ${code.slice(4)}`)).toEqual([[open.submissionNbr, 'billing']])
    expect(await found('abcd1234efgh5678')).toEqual([[open.submissionNbr, 'billing']])
    const { rows } = await sql<{ number: string }>`select doc_number as number from letter`.execute(portal.db)
    expect(rows.length).toBeGreaterThan(0)
    expect(await found(rows[0]?.number ?? '')).toEqual([[open.submissionNbr, 'letter']])
    expect((await find(rows[0]?.number ?? '')).body.data[0]?.FOUND_NBR).toBe(rows[0]?.number)
  })

  test('an unpaid filing is found by its code, and has no application number', async () => {
    expect((await find(await billingCode(unpaid))).body.data).toEqual([
      expect.objectContaining({ PATENT_ID: null, SUBMISSION_NBR: unpaid.submissionNbr, STATUS_NAME: 'Belum dibayar' }),
    ])
  })

  test('registered and ended cases are found by name, owner and representative, with folded letters', async () => {
    expect(await found('kafe')).toEqual([[open.submissionNbr, 'words']])
    expect(await found('TEKO dinh')).toEqual([[registered.submissionNbr, 'words']])
    expect(await found("d'angelo")).toEqual([[ended.submissionNbr, 'words']])
    expect(await found('wisniew')).toEqual([[ended.submissionNbr, 'representative']])
    expect(await found('ref/77')).toEqual([[open.submissionNbr, 'words']])
    expect((await found('sari wulandari')).length).toBe(4)
  })

  test.each([
    "''",
    '%%%',
    '__',
    '\\\\',
    "x' or 1=1 --",
    ':*',
    "'r:a':*",
    '((',
    '&|!<->',
    '\u202e\u0000a',
    'é'.repeat(100),
    '😀😀',
    'ا\u0644\u0640',
  ])('a needle such as %j is answered and finds nothing', async (needle) => {
    const { status, body } = await find(needle)
    expect([status, body.data ?? []]).toEqual([needle.includes('\0') ? 400 : 200, []])
  })

  test('only officers find', async () => {
    expect((await find(open.patentId, owner)).status).toBe(403)
  })

  test('more than asked for is told', async () => {
    const { body } = await portal.ask('officeFind', { query: { q: 'sari wulandari', size: 2 }, as: officer })
    expect([body.data.length, body.IND_MORE]).toEqual([2, 'Y'])
  })
})
