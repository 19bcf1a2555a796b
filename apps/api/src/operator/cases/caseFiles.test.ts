import { mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'

import { freshDatabase } from '@saki/db/testing'
import type { PublicCase } from '@saki/domain/publicRegister/publicCase'
import { st96Of } from '@saki/domain/publicRegister/st96'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'

import { publicCase, publicRecordOf } from '../../domains/publicRegister/publicCase.ts'
import { startTestPortal, type TestPortal } from '../../testing/portal.ts'
import { importCasesFile } from '../importCommand.ts'
import type { FiledRecord } from './filedRecord.ts'
import { casesOfCsv } from './csvCases.ts'
import { importCases } from './importCases.ts'
import { rejectedAsCsv } from './rejectedAsCsv.ts'
import { casesOfSt96 } from './st96Cases.ts'

const NOW = '2026-11-20T03:00:00Z'
let portal: TestPortal
beforeAll(async () => {
  portal = await startTestPortal({ now: NOW })
})
afterAll(() => portal.close())

async function all<T>(source: AsyncIterable<T>): Promise<T[]> {
  const found: T[] = []
  for await (const one of source) found.push(one)
  return found
}
const csv = (text: string, separator: ',' | ';' = ',') => all(casesOfCsv(Readable.from([Buffer.from(text)]), separator))
const xml = (...chunks: string[]) => all(casesOfSt96(Readable.from(chunks)))
async function* each(records: FiledRecord[]) {
  yield* records
}

const HEAD =
  'PATENT_ID,APPL_TYP,TITLE,FILING_DATE,REGISTRATION_NBR,REGISTRATION_DATE,OWNERS.1.PERSON_NAME,OWNERS.2.PERSON_NAME,NICE.1.NICE_CLASS_CODE,NICE.1.TERMS,PAID_YEARS'

describe('CSV', () => {
  test('columns are places in a case, empty cells are missing, terms are divided', async () => {
    const [row, patent] = await csv(
      `\uFEFF${HEAD}\r\nDID2018000001,MARK,"KOPI, ""A""",2018-03-15,IDM000000001,2019-06-10,PT Satu,PT Dua,30,kopi; teh ;,\r\nP00201800002,PATENT,Mesin,2018-03-15,IDP000000002,2021-06-10,PT Satu,,,,9\r\n`,
    )
    expect(row).toEqual({
      line: 2,
      fields: {
        PATENT_ID: 'DID2018000001',
        APPL_TYP: 'MARK',
        TITLE: 'KOPI, "A"',
        FILING_DATE: '2018-03-15',
        REGISTRATION_NBR: 'IDM000000001',
        REGISTRATION_DATE: '2019-06-10',
        OWNERS: [{ PERSON_NAME: 'PT Satu' }, { PERSON_NAME: 'PT Dua' }],
        NICE: [{ NICE_CLASS_CODE: '30', TERMS: ['kopi', 'teh'] }],
      },
    })
    expect(patent).toMatchObject({ line: 3, fields: { OWNERS: [{ PERSON_NAME: 'PT Satu' }], PAID_YEARS: 9 } })
  })

  test.each(['__proto__', 'OWNERS.0.PERSON_NAME', 'OWNERS.1.__proto__', 'NAMA', 'toString', 'OWNERS.99.PERSON_NAME'])(
    'a column %s is refused',
    async (column) => {
      await expect(csv(`PATENT_ID,${column}\nX,Y\n`)).rejects.toThrow('is not a field of a case')
    },
  )

  test('a row with too many cells or a broken quotation is reported, and the others are imported', async () => {
    const good = 'DID2018000011,MARK,KOPI SATU,2018-03-15,IDM000000011,2019-06-10,PT Satu,,30,kopi,'
    const records = await csv(`${HEAD}\n${good}\n${good},lebih\nDID2018000012,MARK,"KOPI DUA,2018-03-15\n`)
    const done = await importCases(portal.db, each(records), new Date(NOW))
    expect(done).toMatchObject({ added: 1, lines: 3 })
    expect(done.rejected).toHaveLength(2)
    expect(done.rejected[0]).toEqual({ line: 3, why: '12 cells under 11 column names' })
    expect(rejectedAsCsv(done.rejected)).toContain('"3","12 cells under 11 column names"\r\n')
  })
})

const shown: PublicCase = {
  applicationNumber: 'DID2018000021',
  right: 'MARK',
  letter: 'T',
  title: 'KOPI & "SENJA" <Éclair>',
  status: { code: '470', name: 'Didaftar', outcome: 'registered', isPublication: false },
  filingDate: '2018-03-15',
  publicationDate: '2018-06-01',
  journalCode: null,
  registrationNumber: 'IDM000000021',
  registrationDate: '2019-06-10',
  expirationDate: '2028-03-15',
  grantedOn: null,
  termMonths: 120,
  owners: [{ name: 'PT Senja', city: 'Bantul', province: 'DI Yogyakarta', country: 'Indonesia', countryCode: 'ID' }],
  makers: [],
  representatives: [{ name: 'Ratna', number: '' }],
  priorities: [{ country: 'Jepang', countryCode: 'JP', number: 'JP1', on: '2017-12-01', lostOn: null }],
  mark: {
    sign: 'WORD_FIGURE',
    translation: 'dusk',
    transliteration: '',
    description: 'Cangkir.',
    disclaimer: '',
    colours: ['merah', 'cokelat tua'],
  },
  goods: [{ classCode: 30, heading: 'Kopi', terms: ['kopi', 'teh'] }],
  locarno: [],
  design: null,
  vienna: [{ code: '11.3.4', name: 'Wadah minum, piring, mangkuk' }],
  ipc: [],
  ipcNames: [],
  patent: null,
  pictures: [],
  events: [],
  titles: [],
  objections: null,
}

const designer = { name: 'Ratih', city: '', province: '', country: 'Indonesia', countryCode: 'ID' }
const shownDesign: PublicCase = {
  ...shown,
  applicationNumber: 'A00201800021',
  registrationNumber: 'IDD000000021',
  right: 'DESIGN',
  letter: 'D',
  title: 'Botol lipat',
  mark: null,
  goods: [],
  vienna: [],
  makers: [designer],
  locarno: [{ edition: '14', code: '09-01', name: 'Botol', product: 'Botol lipat' }],
  design: { description: 'Botol yang dilipat.\nTanpa tutup.', scope: ['SHAPE'] },
}
const shownPatent: PublicCase = {
  ...shown,
  applicationNumber: 'P00201800021',
  registrationNumber: 'IDP000000021',
  right: 'PATENT',
  letter: 'P',
  title: 'Alat pengering',
  expirationDate: '2037-12-15',
  termMonths: 240,
  mark: null,
  goods: [],
  vienna: [],
  makers: [designer],
  ipc: ['A23N 12/08', 'F26B 17/00'],
  ipcNames: ['', ''],
  patent: {
    englishTitle: 'Dryer',
    abstract: 'Alat pengering biji kopi.',
    parentNumber: '',
    claims: 8,
    descriptionPages: 12,
    internationalNumber: 'PCT/JP2017/000123',
    internationalDate: '2017-12-15',
    paidYear: null,
  },
}

/** Public fields that a case does not have after the way through the file: ST.96 has no place for them, or the import has none. */
const NOT_IMPORTED = {
  case: { journalCode: null, pictures: [], grantedOn: null },
  design: { scope: [] },
  patent: { abstract: '', descriptionPages: 0 },
} as const

/** City and province go into the street, because the export has their names and not the codes of regions. */
const asImported = (person: PublicCase['owners'][number]) => ({ ...person, city: '', province: '' })

describe('XML shaped like ST.96', () => {
  test('what the public register exports of a mark is imported', async () => {
    const text = `<bag>${st96Of(shown).replace(/^<\?xml.*\?>/, '')}</bag>`
    const [record] = await xml(text.slice(0, 700), text.slice(700))
    expect(record).toMatchObject({
      line: 2,
      fields: {
        PATENT_ID: 'DID2018000021',
        TITLE: 'KOPI & "SENJA" <Éclair>',
        SIGN: { SIGN_WCODE: 'WORD_FIGURE', TRANSLATION: 'dusk' },
        NICE: [{ NICE_CLASS_CODE: '30', TERMS: ['kopi', 'teh'] }],
        OWNERS: [{ PERSON_NAME: 'PT Senja', ADDR_STREET: 'Bantul, DI Yogyakarta' }],
        PRIORITIES: [{ COUNTRY_CODE: 'JP', PRIORITY_APPL_ID: 'JP1', PRIORITY_DATE: '2017-12-01' }],
        EXPIRATION_DATE: '2028-03-15',
      },
    })
    const done = await importCases(portal.db, each(record ? [record] : []), new Date(NOW))
    expect(done).toMatchObject({ added: 1, rejected: [] })
  })

  test('designs and patents are read by their own elements', async () => {
    const design = st96Of({
      ...shown,
      applicationNumber: 'A00201800022',
      letter: 'D',
      mark: null,
      goods: [],
      makers: shown.owners,
      locarno: [{ edition: '14', code: '09-01', name: 'Botol', product: 'Botol lipat' }],
    })
    const patent = st96Of({ ...shown, applicationNumber: 'S00201800023', letter: 'P', ipc: ['A23F 5/10'] })
    const [one, other] = [(await xml(design))[0], (await xml(patent))[0]]
    expect(one).toMatchObject({
      fields: {
        APPL_TYP: 'DESIGN',
        LOCARNO: [{ LOCARNO_CLASS_CODE: '09-01', PRODUCT_TITLE: 'Botol lipat' }],
        INVENTORS: [{}],
      },
    })
    expect(other).toMatchObject({
      fields: { APPL_TYP: 'SIMPLE_PATENT', FILING_DATE: '2018-03-15', IPC: [{ IPC_SYMBOL: 'A23F 5/10' }] },
    })
  })

  test.each([
    ['a mark', shown],
    ['a design', shownDesign],
    ['a patent', shownPatent],
  ])(
    '%s that is exported and imported is exported again the same, but for what the standard or the import has no place for',
    async (_right, exported) => {
      const number = `${exported.applicationNumber.slice(0, -2)}91`
      const source = { ...exported, applicationNumber: number, registrationNumber: `${exported.registrationNumber}9` }
      const [record] = await xml(st96Of(source))
      expect(await importCases(portal.db, each(record ? [record] : []), new Date(NOW))).toMatchObject({ rejected: [] })
      const found = await publicRecordOf(portal.db, number)
      const back = found && (await publicCase(portal.db, found, { language: 'id', today: '2026-11-20' }))
      expect(back).toEqual({
        ...source,
        // Names that the tables of classifications give.
        goods: source.goods.map((row, at) => ({ ...row, heading: back?.goods[at]?.heading })),
        locarno: source.locarno.map((row, at) => ({
          ...row,
          edition: back?.locarno[at]?.edition,
          name: back?.locarno[at]?.name,
        })),
        ipcNames: back?.ipcNames,
        // The office's own: the state and the events follow from the dates, and annuities are imported as unpaid.
        status: back?.status,
        events: back?.events,
        titles: back?.titles,
        objections: back?.objections,
        ...(back?.patent && { patent: { ...source.patent, paidYear: back.patent.paidYear, ...NOT_IMPORTED.patent } }),
        ...(back?.design && { design: { ...source.design, ...NOT_IMPORTED.design } }),
        ...NOT_IMPORTED.case,
        owners: source.owners.map(asImported),
        makers: source.makers.map(asImported),
        representatives: source.representatives.map(({ name }) => ({ name, number: '' })),
      })
    },
  )

  test('the search by figurative elements finds an imported mark', async () => {
    const [record] = await xml(
      st96Of({ ...shown, applicationNumber: 'DID2018000081', registrationNumber: 'IDM000000081' }),
    )
    await importCases(portal.db, each(record ? [record] : []), new Date(NOW))
    const { body } = await portal.ask('searchRegister', {
      as: await portal.office(),
      query: { q: 'wina:11.3.4', size: 100 },
    })
    expect(body.data.map(({ PATENT_ID }) => PATENT_ID)).toContain('DID2018000081')
  })

  test.each([
    [{ VIENNA: [{ VIENNA_CODE: '99.1' }] }, 'VIENNA 99.1 is in no division'],
    [{ VIENNA: [{ VIENNA_CODE: '26.1.1' }, { VIENNA_CODE: '26.1.1' }] }, 'VIENNA names a code twice'],
    [{ DESIGN_DESCRIPTION: 'Botol.' }, 'DESIGN_DESCRIPTION is for designs'],
  ])('%j in a mark is refused', async (fields, why) => {
    const [record] = await xml(st96Of({ ...shown, vienna: [], applicationNumber: 'DID2018000082' }))
    const line = record && 'fields' in record ? { ...record, fields: { ...(record.fields as object), ...fields } } : []
    const done = await importCases(portal.db, each([line].flat()), new Date(NOW))
    expect(done.rejected).toEqual([{ line: expect.any(Number) as number, why }])
  })

  test.each([
    ['<!DOCTYPE x [<!ENTITY a "aaaa">]><x>&a;</x>', 'a document type is not accepted'],
    ['<bag><Trademark></bag>', 'cannot be read from here on'],
    [`<bag>${'<a>'.repeat(60)}`, 'nested more than 40 deep'],
    [`<Trademark>|${'x'.repeat(2_100_000)}`, 'longer than 2000000'],
    ['bukan xml', 'cannot be read from here on'],
  ])('%#: a hostile or broken document ends with a fault', async (text, why) => {
    const records = await xml(...text.split('|'))
    expect(records).toHaveLength(1)
    expect(records[0]).toMatchObject({ fault: expect.stringContaining(why) as string })
  })

  test('many records in small pieces are not taken for one', async () => {
    const whole = st96Of(shown).replace(/^<\?xml.*\?>/, '')
    const text = `<bag>${whole.repeat(1200)}</bag>`
    expect(text.length).toBeGreaterThan(2_500_000)
    expect(await xml(...(text.match(/[^]{1,60000}/g) ?? []))).toHaveLength(1200)
  })

  test('records before the place where a document breaks are read', async () => {
    const whole = st96Of(shown).replace(/^<\?xml.*\?>/, '')
    expect(await xml(`<bag>${whole}<Trademark><broken`)).toHaveLength(2)
  })
})

test('the command takes a CSV with semicolons, writes the rejected rows into a report and exits with 1', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'saki-cases-'))
  const [file, report] = [join(folder, 'arsip.csv'), join(folder, 'ditolak.csv')]
  await writeFile(
    file,
    `${HEAD.replaceAll(',', ';')}\nDID2018000031;MARK;KOPI LIMA;2018-03-15;IDM000000031;2019-06-10;PT Satu;;30;kopi;\nDID2018000032;MARK;;2018-03-15;IDM000000032;2019-06-10;PT Satu;;30;kopi;\n`,
  )
  const fresh = await freshDatabase()
  vi.stubEnv('DATABASE_URL', fresh.url)
  const log = vi.spyOn(console, 'log').mockReturnValue()
  await importCasesFile(file, portal.services.env.dataDir, report)
  expect(log.mock.calls.join('\n')).toContain('2 files in')
  expect(await readFile(report, 'utf8')).toMatch(/"3","TITLE /)
  expect(process.exitCode).toBe(1)
  process.exitCode = 0
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
  await fresh.drop()
})
