import { foldTerm } from '@saki/domain/goods/soughtWords'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { startTestPortal, type TestActor, type TestPortal } from '../../testing/portal.ts'

let portal: TestPortal
let sari: TestActor
beforeAll(async () => {
  portal = await startTestPortal()
  sari = await portal.register()
  const row = { source: 'office' as const, edition: 'x', valid_from: '2026-01-01' }
  await portal.db
    .insertInto('nice_term')
    .values([
      { ...row, nice_class_code: 30, name_id: 'Kopi', name_en: 'coffee' },
      { ...row, nice_class_code: 30, name_id: 'kopi gula aren kantor', name_en: '' },
      { ...row, nice_class_code: 32, name_id: 'kopi gula aren kantor', name_en: '' },
      { ...row, nice_class_code: 30, name_id: `kopi ${'panjang '.repeat(80)}`, name_en: '' },
      { ...row, nice_class_code: 30, name_id: 'kopi\ufffdrusak', name_en: '' },
      { ...row, nice_class_code: 30, name_id: 'kopi tutup', name_en: '', valid_to: '2026-02-01' },
    ])
    .execute()
})
afterAll(() => portal.close())

const find = async (q: string, more: Record<string, string> = {}) => {
  const answer = await portal.ask('niceTerms', { query: { q, size: '50', ...more } })
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  return answer.body
}
const said = (rows: { NICE_CLASS_CODE: string; TERM: string }[]) =>
  rows.map((row) => `${row.NICE_CLASS_CODE} ${row.TERM}`)

describe('niceClasses', () => {
  test('returns all 45 with kind and words, cacheable for a day', async () => {
    const { body, headers } = await portal.ask('niceClasses')
    expect(body.map((row) => row.NICE_CLASS_CODE)).toEqual(Array.from({ length: 45 }, (_, i) => String(i + 1)))
    expect(body.filter((row) => row.KIND === 'services').map((row) => row.NICE_CLASS_CODE)[0]).toBe('35')
    expect(new Set(body.map((row) => row.EDITION))).toEqual(new Set(['NCL 13-2026']))
    expect(headers['cache-control']).toBe('public, max-age=86400')
    const again = await portal.ask('niceClasses', { headers: { 'if-none-match': String(headers['etag']) } })
    expect(again.status).toBe(304)
  })
})

describe('niceTerms', () => {
  test.each([
    ['warung kopi', '43 jasa kedai kopi'],
    ['saya mau buka warung kopi', '43 jasa kedai kopi'],
    ['jualan baju', '25 pakaian'],
    ['toko online', '35 jasa toko eceran daring'],
    ['online shop', '35 jasa toko eceran daring'],
    ['laundry', '37 jasa binatu'],
    ['bengkel motor', '37 jasa perbaikan sepeda motor'],
    ['katering', '43 jasa katering'],
    ['kue rumahan', '30 kue'],
    ['قهوة', '30 kopi bubuk'],
    ['coffee beans', '30 biji kopi sangrai'],
    ['Sepatu', '25 sepatu'],
    ['sepat', '25 sepatu'],
    ['sepatuu', '25 sepatu'],
    ['warng kopi', '43 jasa kedai kopi'],
    ['btaik', '24 kain batik'],
    ['kripik singkong', '29 keripik singkong'],
  ])('%s leads to %s among the first three', async (q, term) => {
    const { data } = await find(q)
    expect(said(data.slice(0, 3)).map((text) => text.toLowerCase())).toContain(term)
  })

  test('returns terms with the kind of match, best first', async () => {
    const { data, total } = await find('kopi')
    expect(total).toBe(data.length)
    expect(data[0]).toMatchObject({ TERM: 'Kopi', SOURCE: 'office', MATCH: 'EXACT' })
    const kinds = data.map(({ MATCH }) => MATCH)
    expect(kinds.indexOf('SUGGESTED')).toBeLessThan(kinds.indexOf('PREFIX'))
    expect(kinds.indexOf('PREFIX')).toBeLessThan(kinds.indexOf('WORD'))
    expect((await find('kpoi')).data.every(({ MATCH }) => MATCH === 'SIMILAR')).toBe(true)
    expect((await find('sepa')).data.map(({ MATCH }) => MATCH)).toContain('WORD_PREFIX')
  })

  test('returns a term of both lists once, and none that is closed, damaged or too long to file', async () => {
    const names = said((await find('kopi')).data).map((text) => text.toLowerCase())
    expect(names.filter((name) => name === '30 kopi')).toHaveLength(1)
    expect(names.filter((name) => /tutup|rusak|panjang/.test(name))).toEqual([])
    expect(names).toContain('30 kopi gula aren kantor')
  })

  test('returns only terms of the classes asked for', async () => {
    const { data } = await find('kopi', { classes: '32,43' })
    expect(new Set(data.map((row) => row.NICE_CLASS_CODE))).toEqual(new Set(['32', '43']))
    expect((await find('', { classes: '23' })).data.map((row) => row.NICE_CLASS_CODE)).toContain('23')
    expect(await find('')).toMatchObject({ data: [], total: 0 })
  })

  test.each(['kopi', 'kpoi', 'jasa'])('the pages of %s contain every term once', async (q) => {
    const { total, data: all } = await find(q, { size: '100' })
    const paged: string[] = []
    for (let page = 1; page <= Math.ceil(Math.min(total, 100) / 7); page++) {
      const answer = await find(q, { size: '7', page: String(page) })
      expect(answer.total).toBe(total)
      paged.push(...said(answer.data))
    }
    expect(paged.slice(0, all.length)).toEqual(said(all))
    expect(new Set(paged).size).toBe(paged.length)
    expect((await find(q, { page: '100000' })).data).toEqual([])
  })

  test.each([
    ['%', 0],
    ['_', 0],
    ['\\', 0],
    ["' or 1=1 --", undefined],
    ["kopi' & !'", undefined],
    ['kopi:* | !teh', undefined],
    ['😀', 0],
    ['( ) & | ! <->', 0],
    ['a', undefined],
    ['a a a a a a a a a a', undefined],
    ['عطر', undefined],
    ['x'.repeat(200), 0],
    ['kopi '.repeat(40).trim(), undefined],
    ['\u202ekopi', undefined],
    ['\ufffd', 0],
    ['ko\0pi', undefined],
  ])('takes %j as words', async (q, total) => {
    const answer = await find(q)
    if (total !== undefined) expect(answer.total).toBe(total)
  })

  test.each([
    { q: 'x'.repeat(201) },
    { q: 'x'.repeat(10_000) },
    { q: 'kopi', classes: '0' },
    { q: 'kopi', classes: '46' },
    { q: 'kopi', classes: 'abc' },
    { q: 'kopi', classes: '' },
    { q: 'kopi', classes: '30,' },
    { q: 'kopi', classes: '٣٠' },
    { q: 'kopi', classes: '30;drop' },
    { q: 'kopi', classes: Array.from({ length: 200 }, () => '30').join() },
    { q: 'kopi', page: '0' },
    { q: 'kopi', size: '101' },
    { q: 'kopi', extra: '1' },
  ])('refuses %j', async (query) => {
    const { status, body } = await portal.ask('niceTerms', { query: { ...query } })
    expect([status, (body as { err?: string }).err]).toEqual([400, 'BAD_REQUEST'])
  })

  test('limits the searches of an asker per minute', async () => {
    const own = await portal.register()
    portal.setNow('2026-03-02T04:00:10Z')
    const many = await Promise.all(
      Array.from({ length: 605 }, () => portal.ask('niceTerms', { as: own, query: { q: '%' } })),
    )
    const refused = many.filter(({ status }) => status === 429)
    expect(refused).toHaveLength(5)
    expect(refused[0]?.headers['retry-after']).toBe('50')
    expect((await portal.ask('niceTerms', { as: sari, query: { q: 'kopi' } })).status).toBe(200)
    portal.setNow('2026-03-02T04:01:00Z')
    expect((await portal.ask('niceTerms', { as: own, query: { q: 'kopi' } })).status).toBe(200)
  })
})

describe('niceTermsFind', () => {
  const ask = (NICE: { NICE_CLASS_CODE: string; TERMS: string[] }[]) =>
    portal.ask('niceTermsFind', { as: sari, body: { NICE } })

  test('finds terms in any case and by either name, the office’s list first', async () => {
    const { body } = await ask([
      { NICE_CLASS_CODE: '30', TERMS: ['KOPI', 'Coffee', 'kopi-gula aren (kantor)', 'kopi rusak'] },
    ])
    expect(body.map(({ TERM, SOURCE }) => [TERM, SOURCE])).toEqual([
      ['KOPI', 'office'],
      ['Coffee', 'office'],
      ['kopi-gula aren (kantor)', 'office'],
      ['kopi rusak', 'office'],
    ])
    expect(body[2]?.OTHER_CLASSES).toEqual(['32'])
  })

  test('returns the other classes of a term, and the nearest terms of its class', async () => {
    const { body } = await ask([
      { NICE_CLASS_CODE: '43', TERMS: ['kopi', 'kopi tutup', 'kedai kopi senja'] },
      { NICE_CLASS_CODE: '1', TERMS: ['%'] },
    ])
    expect(body.map(({ SOURCE, TERM_ID }) => [SOURCE, TERM_ID])).toEqual(Array.from({ length: 4 }, () => [null, null]))
    expect(body[0]?.OTHER_CLASSES).toEqual(['30'])
    expect(body[1]?.OTHER_CLASSES).toEqual([])
    expect(body[2]?.NEAREST.map(({ TERM }) => TERM)).toContain('jasa kedai kopi')
    expect(body[2]?.NEAREST.length).toBeLessThanOrEqual(5)
    expect(new Set(body[2]?.NEAREST.map((row) => row.NICE_CLASS_CODE))).toEqual(new Set(['43']))
    expect(body[3]).toMatchObject({ SOURCE: null, OTHER_CLASSES: [], NEAREST: [] })
  })

  test('counts every search for nearest terms in the limit of an asker', async () => {
    const own = await portal.register()
    portal.setNow('2026-03-02T04:10:10Z')
    const TERMS = Array.from({ length: 25 }, (_, i) => `tidak ada ${i}`)
    const find = () => portal.ask('niceTermsFind', { as: own, body: { NICE: [{ NICE_CLASS_CODE: '30', TERMS }] } })
    const statuses = []
    for (let n = 0; n < 26; n++) statuses.push((await find()).status)
    expect([statuses.indexOf(429), statuses.at(-1)]).toEqual([23, 429])
    expect((await portal.ask('niceTerms', { as: sari, query: { q: 'kopi' } })).status).toBe(200)
  })

  test('accepts 1,000 terms at once; the first 25 unlisted ones get their nearest terms', async () => {
    const { status, body } = await ask([
      { NICE_CLASS_CODE: '30', TERMS: Array.from({ length: 1_000 }, (_, i) => `kopi nomor ${i}`) },
    ])
    expect(status).toBe(200)
    expect(body).toHaveLength(1_000)
    expect(body.filter(({ NEAREST }) => NEAREST.length > 0)).toHaveLength(25)
  })

  test.each([
    ['1,001 terms', [{ NICE_CLASS_CODE: '30', TERMS: Array.from({ length: 1_001 }, () => 'x') }]],
    ['class 46', [{ NICE_CLASS_CODE: '46', TERMS: ['x'] }]],
    ['a class as a number', [{ NICE_CLASS_CODE: 30, TERMS: ['x'] }]],
    ['an empty term', [{ NICE_CLASS_CODE: '30', TERMS: [' '] }]],
    ['a term of 513 characters', [{ NICE_CLASS_CODE: '30', TERMS: ['x'.repeat(513)] }]],
    ['more than the classes', Array.from({ length: 46 }, () => ({ NICE_CLASS_CODE: '30', TERMS: [] }))],
    ['a field more', [{ NICE_CLASS_CODE: '30', TERMS: ['x'], SOURCE: 'office' }]],
  ])('refuses %s', async (_, NICE) => {
    const { status } = await portal.ask('niceTermsFind', { as: sari, body: { NICE } as never })
    expect(status).toBe(422)
  })

  test.each(['ko\0pi', 'ko\ud800pi'])('is not upset by %j', async (term) => {
    expect([200, 400, 422]).toContain((await ask([{ NICE_CLASS_CODE: '30', TERMS: [term] }])).status)
  })
})

test('questions are folded here as the database folds terms', async () => {
  const texts = [
    'Kopi, BUBUK',
    'Café',
    'ﬁlm',
    'قَهْوَة',
    '咖啡',
    'Кофе',
    'Straße',
    'ǅ',
    'ÀÉÎÕÜ',
    'a\u00a0b',
    '１２３',
    '½',
    '😀 x',
    'E\u0301x',
    '한국',
    'Ω µ',
  ]
  const { rows } = await sql<{ folded: string }>`
    select nice_fold(t) as folded from unnest(${texts}::text[]) with ordinality as x (t, at) order by at`.execute(
    portal.db,
  )
  expect(rows.map(({ folded }) => folded)).toEqual(texts.map(foldTerm))
})
