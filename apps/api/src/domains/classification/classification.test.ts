import { randomUUID } from 'node:crypto'

import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { act, seedNumbered } from '../../testing/cases.ts'
import { wrongEntries } from '../../testing/keptRegister.ts'
import { publishedMark } from '../../testing/oppositions.ts'
import { registerPatent, samplePatent } from '../../testing/patents.ts'
import { startTestPortal, type TestActor, type TestPortal } from '../../testing/portal.ts'

const NOW = '2026-03-02T03:00:00Z'
let portal: TestPortal
let owner: TestActor
let officer: TestActor
let mark: string
let design: string

beforeAll(async () => {
  portal = await startTestPortal({ now: NOW })
  owner = await portal.register()
  officer = await portal.office()
  mark = await publishedMark(portal, owner, 'KOPI SENJA')
  const now = new Date(NOW)
  const filed = await seedNumbered(portal.db, { ownerId: owner.userId, now, title: 'Kursi lipat' })
  design = filed.patentId
  await act(portal.db, filed.process, { action: 'publish', role: 'office', actorId: officer.userId, now })
}, 120_000)
afterAll(() => portal.close())

const now = async (patentId = mark) =>
  (await portal.ask('officeClassification', { as: officer, query: { patentId } })).body
async function classify(parts: Record<string, unknown>, over: Record<string, unknown> = {}, as = officer) {
  const PATENT_ID = String(over['PATENT_ID'] ?? mark)
  const { ROW_VERSION } = await now(PATENT_ID)
  const body = { PATENT_ID, ROW_VERSION, REASON: 'Menurut klasifikasi.', ...parts, ...over }
  return portal.ask('officeClassify', { as, key: randomUUID(), body })
}
const log = async () =>
  (await portal.ask('getChangeLog', { as: officer, query: { PATENT_ID: mark } })).body.data.map((row) => [
    row.DATA_CODE,
    ...row.CHANGES.map(({ LABEL, OLD_VALUE, NEW_VALUE }) => `${LABEL}: ${OLD_VALUE} > ${NEW_VALUE}`),
  ])
const found = async (q: string) =>
  (await portal.ask('searchRegister', { as: owner, query: { q } })).body.data.map(({ PATENT_ID }) => PATENT_ID)

describe('Vienna codes', () => {
  test('are assigned in one spelling, logged with their reason, and found by category, division and section', async () => {
    expect((await classify({ VIENNA: ['26.01.12', '1.3', '26.1.12'] })).status).toBe(200)
    expect((await now()).VIENNA).toEqual(['1.3', '26.1.12'])
    expect((await log())[0]).toEqual(['VIENNA', 'Kode Wina:  > 1.3; 26.1.12'])
    for (const q of ['wina:26', 'wina:26.1', 'vienna:26.01.12', 'wina:1.3 senja', 'wina:5,1'])
      expect(await found(q), q).toEqual([mark])
    for (const q of ['wina:2', 'wina:26.11', 'wina:26.1.1', 'wina:13']) expect(await found(q), q).toEqual([])
    expect(await wrongEntries(portal.db)).toEqual([])
  })

  test('narrow the register beside the query, counted by division', async () => {
    const { body } = await portal.ask('searchRegister', { as: owner, query: { q: 'senja', facets: 'Y' } })
    expect(body.FACETS?.vienna).toEqual([
      { VALUE: '1.3', TOTAL: 1 },
      { VALUE: '26.1', TOTAL: 1 },
    ])
    const of = async (vienna: string) =>
      (await portal.ask('searchRegister', { as: owner, query: { vienna } })).body.total
    expect([await of('1.3'), await of('26.1,5.3'), await of('5.3')]).toEqual([1, 1, 0])
  })

  test('are public with the mark: its page, the public register and its files name them', async () => {
    const { body } = await portal.ask('getPatentDetail', { as: owner, query: { patentId: mark, classes: 'Y' } })
    expect(body.VIENNA).toEqual([
      { VIENNA_CODE: '1.3', VIENNA_NAME: 'Matahari' },
      { VIENNA_CODE: '26.1.12', VIENNA_NAME: 'Lingkaran, elips' },
    ])
    const get = async (url: string) =>
      (await portal.app.inject({ method: 'GET', url, headers: { host: 'localhost' } })).payload
    expect(await get(`/publik/en/merek/${mark}`)).toContain('Circles, ellipses')
    expect(JSON.parse(await get(`/publik/merek/${mark}.json`))).toMatchObject({
      vienna: [{ code: '1.3', name: 'Matahari' }, { code: '26.1.12' }],
    })
    expect(await get(`/publik/merek/${mark}.xml`)).toContain('<tmk:ViennaCategory>26</tmk:ViennaCategory>')
  })

  test.each([
    ['a category alone', ['26']],
    ['an unknown division', ['26.9']],
    ['no code', ['bintang']],
  ])('%s is refused and changes nothing', async (_, VIENNA) => {
    const { status, body } = await classify({ VIENNA })
    expect([status, body.fields?.[0]?.field]).toEqual([422, 'VIENNA'])
    expect((await now()).VIENNA).toEqual(['1.3', '26.1.12'])
  })

  test('are all taken away by an empty list', async () => {
    await classify({ VIENNA: [] })
    expect(await found('wina:26')).toEqual([])
    expect((await log())[0]).toEqual(['VIENNA', 'Kode Wina: 1.3; 26.1.12 > '])
  })
})

describe('classes of goods', () => {
  test('change by moving a term: goods stay, the register and the log follow', async () => {
    const { status } = await classify({ MOVES: [{ TERM: 'kopi bubuk', FROM: 30, TO: 32 }], VIENNA: ['5.3'] })
    expect(status).toBe(200)
    expect((await now()).NICE).toEqual([
      { NICE_CLASS_CODE: 30, TERMS: ['kopi'] },
      { NICE_CLASS_CODE: 32, TERMS: ['kopi bubuk'] },
      { NICE_CLASS_CODE: 43, TERMS: ['jasa kedai kopi'] },
    ])
    expect(await found('kelas:32')).toEqual([mark])
    expect((await now()).VIENNA).toEqual(['5.3'])
    expect((await log()).map(([section]) => section)).toEqual(expect.arrayContaining(['NICE', 'VIENNA']))
  })

  test('a term that is not there is refused, and codes asked for with it stay as they were', async () => {
    const { status } = await classify({ MOVES: [{ TERM: 'teh', FROM: 30, TO: 32 }], VIENNA: [] })
    expect(status).toBe(422)
    expect((await now()).VIENNA).toEqual(['5.3'])
  })
})

describe('a classification', () => {
  test('of a design changes its Locarno classes, with products', async () => {
    const LOCARNO = [{ LOCARNO_CLASS_CODE: '06-01', PRODUCT_TITLE: 'Kursi' }]
    expect((await classify({ LOCARNO }, { PATENT_ID: design })).status).toBe(200)
    expect((await now(design)).LOCARNO).toEqual(LOCARNO)
    expect(await found('locarno:06')).toEqual([design])
  })

  test('of a patent has title and abstract for suggestions; its symbols change in order, and their names with them', async () => {
    const patent = await registerPatent(portal, owner, samplePatent('Pengering biji kopi berputar'))
    await sql`update application set publication_date = '2026-03-01' where application_number = ${patent}`.execute(
      portal.db,
    )
    expect(await now(patent)).toMatchObject({
      TITLE: 'Pengering biji kopi berputar',
      ABSTRACT: '',
      IPC: ['A23N 12/08', 'F26B 17/00'],
    })
    // F24J is of an earlier edition: it is kept by its form, with the name of its class.
    expect((await classify({ IPC: ['f26b17/00', 'F24J 2/00'] }, { PATENT_ID: patent })).status).toBe(200)
    const { body } = await portal.ask('getIpcs', { as: owner, query: { patentId: patent } })
    expect(body.map((row) => [row.IPC_SYMBOL, row.IPC_NAME, row.IPC_SYMBOL_POSITION])).toEqual([
      ['F26B 17/00', 'Pengeringan bahan padat', 'F'],
      ['F24J 2/00', 'Pemanas, kompor, ventilasi', 'L'],
    ])
    const get = async (url: string) =>
      (await portal.app.inject({ method: 'GET', url, headers: { host: 'localhost' } })).payload
    expect(await get(`/publik/en/paten/${patent}`)).toContain('Drying of solids')
    expect(JSON.parse(await get(`/publik/paten/${patent}.json`))).toMatchObject({
      ipc: ['F26B 17/00', 'F24J 2/00'],
      ipcNames: ['Pengeringan bahan padat', 'Pemanas, kompor, ventilasi'],
    })
  })

  test('has no part of another right', async () => {
    expect((await classify({ VIENNA: ['1.3'] }, { PATENT_ID: design })).status).toBe(422)
    expect((await classify({ IPC: ['A23F 5/02'] })).status).toBe(422)
  })

  test('needs the version that was seen, a reason, and an officer', async () => {
    const { ROW_VERSION } = await now()
    expect((await classify({ VIENNA: ['1.3'] }, { ROW_VERSION: ROW_VERSION + 1 })).body.err).toBe('STALE_VERSION')
    expect((await classify({ VIENNA: ['1.3'] }, { REASON: ' ' })).status).toBe(422)
    expect((await classify({ VIENNA: ['1.3'] }, {}, owner)).status).toBe(403)
    expect(
      (await classify({ VIENNA: ['1.3'] }, { PATENT_ID: mark.replace(/\d{3}$/, '999'), ROW_VERSION: 1 })).status,
    ).toBe(404)
  })

  test('sent twice is one', async () => {
    const { ROW_VERSION } = await now()
    const body = { PATENT_ID: mark, ROW_VERSION, REASON: 'Menurut klasifikasi.', VIENNA: ['3.7'] }
    const key = randomUUID()
    const [first, second] = [
      await portal.ask('officeClassify', { as: officer, key, body }),
      await portal.ask('officeClassify', { as: officer, key, body }),
    ]
    expect(second.body).toEqual(first.body)
    const { rows } = await sql<{
      n: number
    }>`select count(*)::int as n from change_log where section = 'VIENNA' and changes::text like '%3.7%'`.execute(
      portal.db,
    )
    expect(rows[0]?.n).toBe(1)
  })
})
