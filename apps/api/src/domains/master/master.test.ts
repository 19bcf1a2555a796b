import { IPC_EDITION, ipcCodes } from '@saki/domain/patents/ipcScheme'
import { ipcSuggester } from '@saki/domain/patents/suggestIpc'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { startTestPortal, type TestPortal } from '../../testing/portal.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await startTestPortal()
})
afterAll(() => portal.close())

describe('getAllCountry', () => {
  test('returns countries and regional offices in the asker’s language, cacheable for a day', async () => {
    const answer = await portal.ask('getAllCountry', { headers: { 'accept-language': 'en' } })
    expect(answer.body.find((row) => row.COUNTRY_CODE === 'ID')).toEqual({
      COUNTRY_CODE: 'ID',
      COUNTRY_NAME: 'Indonesia',
      KIND: 'country',
    })
    expect(answer.body.find((row) => row.COUNTRY_CODE === 'EM')?.KIND).toBe('office')
    expect(answer.headers['cache-control']).toBe('public, max-age=86400')
    expect(answer.headers['vary']).toContain('accept-language')
    const arabic = await portal.ask('getAllCountry', { headers: { 'accept-language': 'ar' } })
    expect(arabic.body.find((row) => row.COUNTRY_CODE === 'ID')?.COUNTRY_NAME).toMatch(/[\u0600-\u06ff]/)
  })

  test('answers 304 to a matching If-None-Match', async () => {
    const { headers } = await portal.ask('getAllCountry')
    const again = await portal.ask('getAllCountry', { headers: { 'if-none-match': String(headers['etag']) } })
    expect(again).toMatchObject({ status: 304, body: '' })
    expect((await portal.ask('getAllCountry', { headers: { 'if-none-match': '"other"' } })).status).toBe(200)
    const weak = { 'if-none-match': `W/${String(headers['etag'])}` }
    expect((await portal.ask('getAllCountry', { headers: weak })).status).toBe(304)
  })
})

describe('getMaster', () => {
  test.each([
    ['country', ['CountryCode', 'CountryName']],
    ['state', ['StateCode', 'StateName']],
    ['city', ['CityCode', 'CityName', 'StateCode']],
    ['fileSequence', ['FileSeq', 'FileSeqName', 'FileTyp']],
    ['fileType', ['FileTyp', 'FileTypeName', 'Right']],
    ['reprType', ['ReprType', 'ReprTypeDesc']],
  ])('%s has rows of %j', async (name, columns) => {
    const { status, body } = await portal.ask('getMaster', { params: { name } })
    expect(status).toBe(200)
    expect(body.length).toBeGreaterThan(0)
    for (const row of body) expect(Object.keys(row).sort()).toEqual(columns)
  })

  test.each([
    ['id', 'Kantor pusat'],
    ['en', 'Head office'],
    ['ar', 'Head office'],
  ])('fileSequence in %s names the head office %s', async (language, FileSeqName) => {
    const { body } = await portal.ask('getMaster', {
      params: { name: 'fileSequence' },
      query: { jenis: 'A' },
      headers: { 'accept-language': language },
    })
    expect(body).toEqual([{ FileSeq: '00', FileSeqName, FileTyp: 'A' }])
  })

  test('narrows by jenis', async () => {
    const cities = await portal.ask('getMaster', { params: { name: 'city' } })
    const [first] = cities.body as { StateCode: string }[]
    const some = await portal.ask('getMaster', { params: { name: 'city' }, query: { jenis: first?.StateCode ?? '' } })
    expect(new Set((some.body as { StateCode: string }[]).map((row) => row.StateCode))).toEqual(
      new Set([first?.StateCode]),
    )
    expect((await portal.ask('getMaster', { params: { name: 'city' }, query: { jenis: "' or 1=1 --" } })).status).toBe(
      400,
    )
    expect((await portal.ask('getMaster', { params: { name: 'city' }, query: { jenis: "'or 1=1" } })).body).toEqual([])
  })

  test.each(['app_user', 'constructor', '__proto__', 'toString', 'COUNTRY', 'x'.repeat(40), '\0'])(
    'answers 404 for an unknown list: %s',
    async (name) => {
      expect((await portal.ask('getMaster', { params: { name } })).status).toBe(404)
    },
  )
})

describe('getRowLocarno', () => {
  test('lists the classes in order and searches all words in names and product words', async () => {
    const all = await portal.ask('getRowLocarno')
    const codes = all.body.map((row) => row.LOCARNO_CLASS_CODE)
    expect(codes).toEqual(codes.toSorted())
    expect(all.body[0]).toMatchObject({
      LOCARNO_EDITION_CODE: expect.stringMatching(/\d/),
      LOCARNO_NAME: expect.any(String),
      LOCARNO_NAME_EN: expect.any(String),
    })
    const chairs = await portal.ask('getRowLocarno', { query: { q: 'kursi' } })
    expect(chairs.body.map((row) => row.LOCARNO_CLASS_CODE)).toContain('06-01')
    expect(chairs.body.length).toBeLessThan(all.body.length)
    const marked = await portal.ask('getRowLocarno', { query: { q: 'KÚRSI' } })
    expect(marked.body).toEqual(chairs.body)
  })

  test.each([
    ['%', 0],
    ['_____', 0],
    ['\\', 0],
    ['', 219],
  ])('takes %j literally', async (q, least) => {
    const { status, body } = await portal.ask('getRowLocarno', { query: { q } })
    expect(status).toBe(200)
    if (least === 0) expect(body).toEqual([])
    else expect(body.length).toBeGreaterThan(200)
  })

  test('refuses text that PostgreSQL cannot store', async () => {
    expect((await portal.ask('getRowLocarno', { query: { q: 'a\0b' } })).status).toBe(400)
    expect((await portal.ask('getRowLocarno', { query: { q: ['a', 'b'] } })).body.err).toBe('BAD_REQUEST')
  })
})

describe('ipcClasses', () => {
  const rows = async () => (await portal.ask('ipcClasses')).body

  test('lists exactly the sections, classes and subclasses that the parser of symbols knows, of the same edition', async () => {
    const body = await rows()
    expect(body.map((row) => row.IPC_SYMBOL)).toEqual(ipcCodes())
    expect(new Set(body.map((row) => row.IPC_EDITION_CODE))).toEqual(new Set([IPC_EDITION]))
    expect(body.filter((row) => row.IPC_NAME.trim() === '' || row.IPC_NAME_EN.trim() === '')).toEqual([])
    expect(body.find((row) => row.IPC_SYMBOL === 'F26B')).toMatchObject({
      IPC_NAME: 'Pengeringan bahan padat',
      IPC_NAME_EN: 'Drying of solids',
    })
  })

  test('gives the rows asked for, and none for codes that it lacks', async () => {
    const of = async (codes: string) =>
      (await portal.ask('ipcClasses', { query: { codes } })).body.map((row) => row.IPC_SYMBOL)
    expect(await of('F26B,A23F,A23,F24J')).toEqual(['A23', 'A23F', 'F26B'])
    expect(await of('%')).toEqual([])
    expect((await portal.ask('ipcClasses', { query: { codes: 'a\0b' } })).status).toBe(400)
  })

  test.each([
    ['Alat Pengering Biji Kopi dengan Rak Putar', '', ['A23N', 'F26B']],
    ['Coffee roasting machine with heat recovery', '', ['A23N', 'A23F']],
    ['Pupuk Organik Cair dari Limbah Buah', 'Pupuk difermentasi dengan bakteri asam laktat', ['C05F']],
    ['Kompor Biomassa Rendah Asap', '', ['F24B']],
    ['Perahu nelayan', 'Panel surya mengisi baterai litium', ['B63B', 'H02S']],
    ['Metode dan Sistem', '', []],
  ])('%j with %j is suggested %j among at most five', async (title, abstract, expected) => {
    const suggested = ipcSuggester(
      (await rows()).map((row) => ({
        code: row.IPC_SYMBOL,
        nameId: row.IPC_NAME,
        nameEn: row.IPC_NAME_EN,
        words: row.WORDS,
      })),
    )({ title, abstract })
    expect(suggested).toEqual(expect.arrayContaining(expected))
    expect(suggested.length).toBeLessThanOrEqual(expected.length === 0 ? 0 : 5)
  })
})

describe('getLocation', () => {
  const ask = (query: Record<string, string>) => portal.ask('getLocation', { query })
  const path = async () => {
    const found = await sql<{ prov: string; kab: string; kec: string; kel: string }>`
      select c.state_code as prov, c.city_code as kab, d.district_code as kec, v.village_code as kel
      from region_village v join region_district d using (district_code) join region_city c using (city_code) order by v.village_code limit 1`.execute(
      portal.db,
    )
    return found.rows[0] ?? { prov: '', kab: '', kec: '', kel: '' }
  }

  test('returns the tree level by level', async () => {
    const { prov, kab, kec, kel } = await path()
    expect((await ask({ loc: 'provinsi' })).body).toContainEqual({ STATE_CODE: prov, STATE_NAME: expect.any(String) })
    expect((await ask({ loc: 'kabupaten', prov })).body).toContainEqual({
      CITY_CODE: kab,
      CITY_NAME: expect.any(String),
    })
    expect((await ask({ loc: 'kecamatan', prov, kab })).body).toContainEqual({
      DISTRICT_CODE: kec,
      DISTRICT_NAME: expect.any(String),
    })
    const villages = await ask({ loc: 'kelurahan', prov, kab, kec })
    expect(villages.body).toContainEqual({ VILLAGE_CODE: kel, VILLAGE_NAME: expect.any(String) })
    expect(villages.headers['cache-control']).toBe('public, max-age=86400')
    expect(villages.headers['etag']).toMatch(/^"/)
  })

  test('is empty for a parent of another branch', async () => {
    const { kab, kec } = await path()
    expect((await ask({ loc: 'kecamatan', prov: '99', kab })).body).toEqual([])
    expect((await ask({ loc: 'kelurahan', prov: '99', kab, kec })).body).toEqual([])
  })

  test.each([
    ['no level', {}],
    ['an unknown level', { loc: 'desa' }],
    ['regencies without a province', { loc: 'kabupaten' }],
    ['villages without a district', { loc: 'kelurahan', prov: '31', kab: '3171' }],
    ['a pattern', { loc: 'kabupaten', prov: '%' }],
    ['an empty parent', { loc: 'kabupaten', prov: '' }],
    ['an unknown parameter', { loc: 'provinsi', x: '1' }],
  ])('refuses %s', async (_, query) => {
    expect((await ask(query)).status).toBe(400)
  })
})
