import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { freshDatabase } from '@saki/db/testing'
import { formatApplicationNumber } from '@saki/domain/ids/applicationNumber'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'

import { runDue } from '../../jobs/timers.ts'
import { startTestPortal, type TestActor, type TestPortal } from '../../testing/portal.ts'
import { importCasesFile } from '../importCommand.ts'
import { importCases } from './importCases.ts'

const NOW = '2026-11-20T03:00:00Z'
let portal: TestPortal
let holder: TestActor
beforeAll(async () => {
  portal = await startTestPortal({ now: NOW })
  holder = await portal.register({ email: 'pemilik@contoh.id' })
})
afterAll(() => portal.close())

async function* textOf(lines: unknown[]) {
  for (const line of lines) yield typeof line === 'string' ? line : JSON.stringify(line)
}
const take = (lines: unknown[]) => importCases(portal.db, textOf(lines), new Date(NOW))

const owner = (name: string, more: object = {}) => ({
  PERSON_NAME: name,
  PERSON_WCODE: 'C',
  INDI_PERSON_ID_NBR: '',
  NATIONALITY_COUNTRY_CODE: 'ID',
  ADDR_STREET: 'Jalan Kenari 5',
  STATE_CODE: '34',
  CITY_CODE: '3402',
  DISTRICT_CODE: '',
  VILLAGE_CODE: '',
  ZIPCODE: '55184',
  EMAIL: '',
  TELEPHONE: '',
  ...more,
})
const patent = (PATENT_ID: string, more: object = {}) => ({
  PATENT_ID,
  APPL_TYP: 'PATENT',
  TITLE: `Mesin ${PATENT_ID}`,
  FILING_DATE: '2018-03-15',
  REGISTRATION_NBR: `IDP${PATENT_ID.slice(-9)}`,
  REGISTRATION_DATE: '2021-06-10',
  OWNERS: [owner('PT Maju')],
  ...more,
})
const mark = (PATENT_ID: string, more: object = {}) => ({
  PATENT_ID,
  APPL_TYP: 'MARK',
  TITLE: `KOPI ${PATENT_ID}`,
  FILING_DATE: '2018-03-15',
  REGISTRATION_NBR: `IDM${PATENT_ID.slice(-9)}`,
  REGISTRATION_DATE: '2019-06-10',
  NICE: [{ NICE_CLASS_CODE: '30', TERMS: ['kopi', 'teh'] }],
  OWNERS: [owner('PT Maju')],
  ...more,
})
const design = (PATENT_ID: string, more: object = {}) => ({
  PATENT_ID,
  APPL_TYP: 'DESIGN',
  TITLE: `Kursi ${PATENT_ID}`,
  FILING_DATE: '2020-02-29',
  REGISTRATION_NBR: `IDD${PATENT_ID.slice(-9)}`,
  REGISTRATION_DATE: '2021-01-10',
  LOCARNO: [{ LOCARNO_CLASS_CODE: '06-01', PRODUCT_TITLE: 'Kursi' }],
  OWNERS: [owner('PT Maju')],
  ...more,
})

async function placeOf(patentId: string) {
  const { rows } = await sql<Record<string, string | null>>`
    select p.state, p.due_date as due, p.fires_on as fires, a.expiration_date as expires, a.law_code as law,
           (select string_agg(action || ' ' || action_date, ', ' order by action_nbr) from process_action x
             where (x.proc_typ, x.proc_nbr) = (p.proc_typ, p.proc_nbr)) as history
      from application a join process p on (p.proc_typ, p.proc_nbr) = (a.proc_typ, a.proc_nbr) where a.application_number = ${patentId}`.execute(
    portal.db,
  )
  return rows[0]
}

describe('state of an imported case', () => {
  test('a patent paid to a year waits for the next; one paid to the last for its end; an unpaid one is in its grace period or lapsed', async () => {
    const lines = [
      patent('P00201800001', { PAID_YEARS: 9 }),
      patent('P00201800002', { PAID_YEARS: 8 }),
      patent('P00201800003', { PAID_YEARS: 20 }),
      patent('P00202600004', { FILING_DATE: '2024-11-05', REGISTRATION_DATE: '2026-10-02' }),
    ]
    expect(await take(lines)).toMatchObject({ added: 4, rejected: [] })
    // Filed on 15 March 2018: the tenth year begins on 15 March 2027 and is due a month before.
    expect(await placeOf('P00201800001')).toMatchObject({
      state: 'registered',
      due: '2027-02-15',
      fires: '2027-02-16',
      expires: '2038-03-15',
      law: 'UU13/2016',
    })
    // The ninth was due on 15 February 2026; under the law of 2016 the grace period is twelve months.
    expect(await placeOf('P00201800002')).toMatchObject({
      state: 'annuity_grace',
      due: '2027-02-15',
      history: expect.stringContaining('annuity_overdue 2026-02-16'),
    })
    expect(await placeOf('P00201800003')).toMatchObject({ state: 'registered', due: '2038-03-15', fires: '2038-03-16' })
    expect(await placeOf('P00202600004')).toMatchObject({
      state: 'registered',
      due: '2027-04-02',
      law: 'UU65/2024',
      history: 'imported 2026-10-02, issue_certificate 2026-10-02',
    })
  })

  test('a mark that is renewed, in its window, late, or expired; a design to its end', async () => {
    const lines = [
      mark('DID2006000001', { FILING_DATE: '2006-05-10', REGISTRATION_DATE: '2007-08-01', RENEWED_TO: '2036-05-10' }),
      mark('DID2017000002', { FILING_DATE: '2017-03-01', REGISTRATION_DATE: '2018-08-01' }),
      mark('DID2016000003', { FILING_DATE: '2016-08-01', REGISTRATION_DATE: '2017-08-01' }),
      mark('DID2015000004', {
        FILING_DATE: '2015-08-03',
        REGISTRATION_DATE: '2017-08-01',
        EXPIRATION_DATE: '2025-08-03',
      }),
      design('A00202000001'),
      design('A00201600002', { FILING_DATE: '2016-02-29', REGISTRATION_DATE: '2017-01-10' }),
    ]
    expect(await take(lines)).toMatchObject({ added: 6, rejected: [] })
    expect(await placeOf('DID2006000001')).toMatchObject({
      state: 'registered',
      due: '2035-11-09',
      expires: '2036-05-10',
    })
    expect(await placeOf('DID2017000002')).toMatchObject({ state: 'renewal_window', due: '2027-03-01' })
    expect(await placeOf('DID2016000003')).toMatchObject({ state: 'late_renewal', due: '2027-02-01' })
    expect(await placeOf('DID2015000004')).toMatchObject({ state: 'expired', due: null, fires: null })
    expect(await placeOf('A00202000001')).toMatchObject({ state: 'registered', due: '2030-02-28', fires: '2030-03-01' })
    expect(await placeOf('A00201600002')).toMatchObject({ state: 'expired', expires: '2026-02-28' })
  })

  test('afterwards automatic actions continue from there', async () => {
    const services = { ...portal.services, log: portal.app.log }
    expect((await runDue(services, new Date(NOW))).fired.size).toBe(0)
    const { failed } = await runDue(services, new Date('2027-03-01T00:00:00Z'))
    expect(failed).toEqual([])
    expect(await placeOf('P00201800001')).toMatchObject({ state: 'annuity_grace', due: '2028-02-15' })
  })
})

describe('rejected lines', () => {
  test('each is reported with its number and reason; the others are imported', async () => {
    const { added, rejected } = await take([
      patent('P00201700010'),
      '{"PATENT_ID": ',
      patent('P00201700011', { FILING_DATE: '2018-02-30' }),
      patent('P00201700012', { REGISTRATION_DATE: '2017-01-01' }),
      patent('P00201700013', { REGISTRATION_DATE: '2027-01-01' }),
      patent('A00201700014'),
      patent('P0201700015'),
      patent('P00201700016', { PAID_YEARS: 2 }),
      patent('P00201700017', { EXPIRATION_DATE: '2039-01-01' }),
      patent('P00201700018', { OWNERS: [] }),
      patent('P00201700019', { OWNER_EMAIL: 'tidak.ada@contoh.id' }),
      patent('P00201700020', { LAW_CODE: 'UU65/2024' }),
      patent('P00201700021', { OWNERS: [owner('X', { NATIONALITY_COUNTRY_CODE: 'ZZ' })] }),
      mark('DID2017000022', { RENEWED_TO: '2031-01-01' }),
      mark('DID2020000023', { FILING_DATE: '2020-03-15', REGISTRATION_DATE: '2021-06-10', RENEWED_TO: '2040-03-15' }),
      patent('P00201700024', { REGISTRATION_NBR: 'IDP201700010' }),
      patent('P00201700025', { SURPRISE: 'Y' }),
      design('A00201700026', { PAID_YEARS: 3 }),
      patent('P00201700027'),
    ])
    expect(added).toBe(2)
    expect(rejected.map(({ line, why }) => `${line}: ${why.slice(0, 48)}`)).toEqual([
      expect.stringMatching(/^2: not JSON/),
      '3: FILING_DATE is not a day of the calendar (YYYY-M',
      '4: FILING_DATE is after REGISTRATION_DATE',
      '5: REGISTRATION_DATE 2027-01-01 lies in the future',
      '6: A00201700014 is not the number of a PATENT',
      '7: PATENT_ID P0201700015 is not an application numb',
      '8: PAID_YEARS 2: the first payment covers the years',
      '9: EXPIRATION_DATE 2039-01-01 is not the end of the',
      expect.stringMatching(/^10: OWNERS /),
      '11: OWNER_EMAIL tidak.ada@contoh.id: no account has ',
      '12: LAW_CODE UU65/2024: what was filed on 2018-03-15',
      '13: ZZ is not a country or office',
      '14: RENEWED_TO 2031-01-01 is not the end of a term o'.slice(0, 52),
      expect.stringMatching(/^15: RENEWED_TO 2040-03-15: renewal opens on 2029/),
      '16: REGISTRATION_NBR belongs to another file',
      expect.stringMatching(/^17: .*SURPRISE/),
      '18: PAID_YEARS is for patents',
    ])
  })

  test('the same file again changes nothing; different content for a number is refused', async () => {
    const before = await placeOf('P00201700010')
    expect(await take([patent('P00201700010'), patent('P00201700010')])).toMatchObject({
      added: 0,
      kept: 2,
      rejected: [],
    })
    const { rejected } = await take([patent('P00201700010', { TITLE: 'Lain' })])
    expect(rejected).toEqual([{ line: 1, why: 'P00201700010 was brought in with other content' }])
    expect(await placeOf('P00201700010')).toEqual(before)
  })
})

const PEOPLE = ['PT Sinar Laut', 'Ayu Lestari', 'Société Élan', '株式会社山田', "O'Brien & Söhne"]
/** The n-th test case, rotating through the rights; fully determined by n. */
function made(n: number, email: string) {
  const year = 2008 + (n % 15)
  const nbr = 40_000 + n
  const owners = PEOPLE.slice(n % 3, (n % 3) + 1 + (n % 2)).map((name, i) =>
    owner(name, { NATIONALITY_COUNTRY_CODE: ['ID', 'FR', 'JP'][(n + i) % 3], ADDR_STREET: `Jalan ${n} nomor ${i}` }),
  )
  const common = {
    TITLE: `Berkas ke-${n} “${PEOPLE[n % 5]}”`,
    FILING_DATE: `${year}-0${1 + (n % 9)}-${String(1 + (n % 28)).padStart(2, '0')}`,
    REGISTRATION_DATE: `${year + 2}-1${n % 3}-${String(1 + (n % 28)).padStart(2, '0')}`,
    PUBLICATION_DATE: `${year + 1}-06-15`,
    REFERENCE: `REF ${n}`,
    OWNERS: owners,
    ...(n % 4 === 0 && { OWNER_EMAIL: email }),
    ...(n % 5 === 0 && { REPRS: [{ ...owner('Ratna Hapsari'), AGENT_NOTES: '0903-2016', REPRESENTATIVE_TYP: 'AG' }] }),
    ...(n % 6 === 0 && {
      PRIORITIES: [{ COUNTRY_CODE: 'JP', PRIORITY_APPL_ID: `JP-${n}`, PRIORITY_DATE: `${year - 1}-12-01` }],
    }),
  }
  const id = (fileTyp: string, fileSeq: string) =>
    formatApplicationNumber({ fileTyp, fileSeq, fileSer: year, fileNbr: nbr })
  switch (n % 4) {
    case 0:
      return {
        ...patent(id('P', '00')),
        ...common,
        REGISTRATION_NBR: `IDP1${String(nbr).padStart(8, '0')}`,
        INVENTORS: [owner('Budi Santoso', { PERSON_WCODE: 'I' })],
        IPC: [{ IPC_SYMBOL: 'A23N 12/08' }, { IPC_SYMBOL: 'F26B 17/00' }],
        QTY_CLAIMS: n % 30,
        PAID_YEARS: 5 + (n % 10),
      }
    case 1:
      return {
        ...patent(id('S', '00')),
        ...common,
        APPL_TYP: 'SIMPLE_PATENT',
        REGISTRATION_NBR: `IDS1${String(nbr).padStart(8, '0')}`,
        PAID_YEARS: 5 + (n % 6),
      }
    case 2:
      return { ...design(id('A', '00')), ...common, REGISTRATION_NBR: `IDD1${String(nbr).padStart(8, '0')}` }
    default:
      return {
        ...mark(id('D', 'ID')),
        ...common,
        REGISTRATION_NBR: `IDM1${String(nbr).padStart(8, '0')}`,
        SIGN: {
          SIGN_WCODE: 'WORD_FIGURE',
          MARK_NAME: `KOPI ${n}`,
          TRANSLATION: '',
          TRANSLITERATION: '',
          MARK_DESCRIPTION: 'cangkir',
          DISCLAIMER: 'KOPI',
          COLOUR_CLAIMED: 'Y',
          COLOURS: ['merah', 'krem'],
        },
        VIENNA: [{ VIENNA_CODE: '11.3.4' }, { VIENNA_CODE: '26.1' }],
        NICE: [
          { NICE_CLASS_CODE: '30', TERMS: ['kopi', `teh ${n}`] },
          { NICE_CLASS_CODE: '43', TERMS: ['kedai kopi'] },
        ],
      }
  }
}

test('500 imported cases have the same values field by field', async () => {
  const files = Array.from({ length: 500 }, (_, n) => made(n, 'Pemilik@contoh.id'))
  expect(await take(files)).toEqual({ lines: 500, added: 500, kept: 0, rejected: [] })
  const { rows } = await sql<{ id: string; file: unknown }>`
    select a.application_number as id, jsonb_strip_nulls(jsonb_build_object(
      'APPL_TYP', a.appl_typ, 'TITLE', a.title, 'REFERENCE', a.reference, 'FILING_DATE', a.filing_date, 'PUBLICATION_DATE', a.publication_date,
      'REGISTRATION_NBR', a.registration_nbr, 'REGISTRATION_DATE', a.registration_date, 'EMAIL', u.email,
      'OWNERS', (select jsonb_agg(person order by seq_num) from application_party y where y.application_id = a.application_id and party_role = 'applicant'),
      'REPRS', (select jsonb_agg(person_name || ' ' || (person ->> 'AGENT_NOTES')) from application_party y where y.application_id = a.application_id and party_role = 'representative'),
      'INVENTORS', (select jsonb_agg(person order by seq_num) from application_party y where y.application_id = a.application_id and party_role = 'inventor'),
      'PRIORITIES', (select jsonb_agg(jsonb_build_array(country_code, priority_appl_id, priority_date)) from application_priority y where y.application_id = a.application_id),
      'IPC', (select jsonb_agg(ipc_symbol order by seq_num) from application_ipc y where y.application_id = a.application_id),
      'LOCARNO', (select jsonb_agg(locarno_class_code || ' ' || product_title) from application_locarno y where y.application_id = a.application_id),
      'NICE', (select jsonb_agg(jsonb_build_array(nice_class_code, terms) order by nice_class_code) from application_nice y where y.application_id = a.application_id),
      'SIGN', (select jsonb_build_array(sign_wcode, mark_name, description, disclaimer, colour_claimed, colours) from application_mark y where y.application_id = a.application_id),
      'VIENNA', (select jsonb_agg(vienna_code order by vienna_code) from vienna_code y where y.application_id = a.application_id),
      'PATENT', (select jsonb_build_array(claims, annuities_paid_to) from application_patent y where y.application_id = a.application_id),
      'IMPORTED', a.imported_at is not null and a.temp_id is null, 'RECEIVED', a.received_at, 'PROC', a.proc_typ)) as file
      from application a join app_user u on u.user_id = a.owner_id where a.file_nbr >= 40000 order by a.file_nbr`.execute(
    portal.db,
  )
  expect(rows).toHaveLength(500)
  for (const [n, { id, file }] of rows.entries()) {
    const line = files[n] as ReturnType<typeof made> & Record<string, never>
    const isPatent = line.APPL_TYP.endsWith('PATENT')
    expect([id, file]).toEqual([
      line.PATENT_ID,
      {
        APPL_TYP: line.APPL_TYP,
        TITLE: line.TITLE,
        REFERENCE: `REF ${n}`,
        FILING_DATE: line.FILING_DATE,
        PUBLICATION_DATE: line['PUBLICATION_DATE'],
        REGISTRATION_NBR: line.REGISTRATION_NBR,
        REGISTRATION_DATE: line.REGISTRATION_DATE,
        EMAIL: n % 4 === 0 ? 'pemilik@contoh.id' : 'arsip@kantor.invalid',
        OWNERS: line.OWNERS,
        ...(n % 5 === 0 && { REPRS: ['Ratna Hapsari 0903-2016'] }),
        ...(isPatent && { INVENTORS: line['INVENTORS'] ?? line.OWNERS }),
        ...(n % 6 === 0 && { PRIORITIES: [['JP', `JP-${n}`, `${2007 + (n % 15)}-12-01`]] }),
        ...(n % 4 === 0 && { IPC: ['A23N 12/08', 'F26B 17/00'] }),
        ...(n % 4 === 2 && { LOCARNO: ['06-01 Kursi'] }),
        ...(n % 4 === 3 && {
          NICE: [
            [30, ['kopi', `teh ${n}`]],
            [43, ['kedai kopi']],
          ],
          SIGN: ['WORD_FIGURE', `KOPI ${n}`, 'cangkir', 'KOPI', true, ['merah', 'krem']],
          VIENNA: ['11.3.4', '26.1'],
        }),
        ...(isPatent && { PATENT: [line['QTY_CLAIMS'] ?? 0, line['PAID_YEARS']] }),
        IMPORTED: true,
        RECEIVED: expect.stringContaining(addDay(line.FILING_DATE, -1)),
        PROC: { 0: '1', 1: '2', 2: '3', 3: '4' }[n % 4],
      },
    ])
  }
})

const addDay = (day: string, days: number) => new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10)

test('an imported case is read like any other, and the next numbers come after the imported ones', async () => {
  const { PATENT_ID } = made(4, '')
  const detail = await portal.ask('getPatentDetail', { query: { patentId: PATENT_ID }, as: holder })
  expect(detail.status).toBe(200)
  expect(detail.body).toMatchObject({ PATENT_ID, TITLE: expect.stringContaining('Berkas ke-4') })
  const file = { fileNbr: '40004', fileSeq: '00', fileTyp: 'P', fileSer: '2012' }
  const history = await portal.ask('getListWorkflowCust', { params: file, as: holder })
  expect(history.status).toBe(200)
  expect(JSON.stringify(history.body)).toContain('Dipindahkan dari arsip lama')
  const { rows } = await sql<{
    last: number
  }>`select last_nbr as last from number_counter where file_typ = 'P' and file_ser = 2012`.execute(portal.db)
  expect(rows[0]?.last).toBe(40_484)
  const registered = await sql<{
    last: number
  }>`select last_nbr as last from registration_counter where series = 'IDP'`.execute(portal.db)
  expect(registered.rows[0]?.last).toBe(202_600_004)
})

test('the command reads the file, prints the rejected lines and exits with 1', async () => {
  const fresh = await freshDatabase()
  const file = join(portal.services.env.dataDir, 'arsip.jsonl')
  await writeFile(file, `${JSON.stringify(patent('P00201900500'))}\r\n\r\n{"PATENT_ID":"P1"}\r\n`)
  vi.stubEnv('DATABASE_URL', fresh.url)
  const log = vi.spyOn(console, 'log').mockImplementation(() => {})
  await importCasesFile(file, portal.services.env.dataDir)
  expect(log.mock.calls.map(([line]) => String(line).replace(/in .* s:/, 'in s:'))).toEqual([
    expect.stringMatching(/^line 3: /),
    '2 files in s: 1 added, 0 as before, 1 rejected',
  ])
  expect(process.exitCode).toBe(1)
  process.exitCode = 0
  log.mockRestore()
  vi.unstubAllEnvs()
  await fresh.drop()
})

test('two thousand lines take less than thirty seconds', { timeout: 60_000 }, async () => {
  const files = Array.from({ length: 2_000 }, (_, n) => mark(`DID2019${String(100_000 + n)}`))
  const began = performance.now()
  expect(await take(files)).toMatchObject({ added: 2_000, rejected: [] })
  expect(performance.now() - began).toBeLessThan(30_000)
})
