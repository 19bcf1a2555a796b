import { PassThrough, Readable } from 'node:stream'

import { freshDatabase, type FreshDatabase } from '@saki/db/testing'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'

import { importNiceTerms } from './importNiceTerms.ts'
import { searchTerms } from './niceSearch.ts'

let database: FreshDatabase
beforeEach(async () => {
  database = await freshDatabase()
})
afterEach(() => database.drop())

const day1 = new Date('2026-03-02T03:00:00Z')
const day2 = new Date('2026-03-03T03:00:00Z')
const HEADER = 'class,name_id,name_en\n'

function load(file: string | Buffer | Iterable<string>, now = day1, separator: ',' | ';' = ',') {
  const bytes = typeof file === 'string' || Buffer.isBuffer(file) ? [Buffer.from(file)] : file
  return importNiceTerms(database.db, Readable.from(bytes), { now, separator })
}
const inForce = async () => {
  const { rows } = await sql<{ term: string }>`
    select nice_class_code || ' ' || name_id || ' / ' || name_en as term from nice_term where source = 'office' and valid_to is null
    order by term_id`.execute(database.db)
  return rows.map(({ term }) => term)
}

describe('a list of the office', () => {
  test('replaces the previous one: missing terms get their last day, the same file again changes nothing', async () => {
    const first = `${HEADER}30,kopi,coffee\n30,teh tarik,\n43,jasa kedai kopi,café services\n`
    expect(await load(first)).toMatchObject({ rows: 3, added: 3, closed: 0, kept: 0, rejected: [] })
    expect(await load(first, day2)).toMatchObject({ rows: 3, added: 0, closed: 0, kept: 3 })
    expect(await load(`${HEADER}30,kopi,coffee\n30,wedang bronjong,\n`, day2)).toMatchObject({
      added: 1,
      closed: 2,
      kept: 1,
    })
    expect(await inForce()).toEqual(['30 kopi / coffee', '30 wedang bronjong / '])
    const { rows } = await sql<{ name_id: string; valid_from: string; valid_to: string }>`
      select name_id, valid_from, valid_to from nice_term where source = 'office' and valid_to is not null order by 1`.execute(
      database.db,
    )
    expect(rows).toEqual([
      { name_id: 'jasa kedai kopi', valid_from: '2026-03-02', valid_to: '2026-03-03' },
      { name_id: 'teh tarik', valid_from: '2026-03-02', valid_to: '2026-03-03' },
    ])
    const found = async (q: string) =>
      (await searchTerms(database.db, { q, page: 1, size: 10 })).rows.map(({ TERM }) => TERM)
    expect((await found('wedang bronjong'))[0]).toBe('wedang bronjong')
    expect(await found('bronjog')).toContain('wedang bronjong')
    expect(await found('teh tarik')).not.toContain('teh tarik')
    const words = await sql<{ word: string }>`select word from nice_word where word in ('bronjong', 'tarik')`.execute(
      database.db,
    )
    expect(words.rows).toEqual([{ word: 'bronjong' }])
  })

  test('closes no starter term', async () => {
    const own = () =>
      sql<{
        n: number
      }>`select count(*)::int as n from nice_term where source = 'starter' and valid_to is null`.execute(database.db)
    const before = (await own()).rows
    await load(`${HEADER}30,kopi,coffee\n`)
    expect((await own()).rows).toEqual(before)
  })

  test('that fails half way leaves the old list unchanged', async () => {
    await load(`${HEADER}30,kopi,coffee\n`)
    async function* broken() {
      yield Buffer.from(`${HEADER}30,teh,tea\n`)
      throw new Error('the disk is gone')
    }
    await expect(importNiceTerms(database.db, Readable.from(broken()), { now: day2 })).rejects.toThrow(
      'the disk is gone',
    )
    expect(await inForce()).toEqual(['30 kopi / coffee'])
  })

  test('is searched in its old state during an import', async () => {
    await load(`${HEADER}30,istilah lama sekali,\n`)
    const found = async () =>
      (await searchTerms(database.db, { q: 'istilah', page: 1, size: 10 })).rows.map(({ TERM }) => TERM)
    const file = new PassThrough()
    const done = importNiceTerms(database.db, file, { now: day2 })
    file.write(HEADER)
    const during: string[][] = []
    for (let i = 0; i < 4; i++) {
      file.write(Array.from({ length: 6_000 }, (_, n) => `30,istilah baru ${i} ${n},\n`).join(''))
      during.push(await found())
    }
    file.end()
    await done
    expect(during).toEqual(Array.from({ length: 4 }, () => ['istilah lama sekali']))
    expect((await found())[0]).toMatch(/^istilah baru/)
  })
})

describe('a faulty file', () => {
  test.each<[says: string, file: string, terms: string[], rejected: [number, RegExp][]]>([
    ['a byte order mark', `\ufeff${HEADER}30,kopi,coffee\n`, ['30 kopi / coffee'], []],
    [
      'lines of Windows',
      'class,name_id,name_en\r\n30,kopi,coffee\r\n\r\n9,aki,\r\n',
      ['9 aki / ', '30 kopi / coffee'],
      [],
    ],
    ['no line end at the end', `${HEADER}30,kopi,coffee`, ['30 kopi / coffee'], []],
    ['a header in capitals', 'CLASS, Name_ID ,NAME_EN\n30,kopi,coffee\n', ['30 kopi / coffee'], []],
    [
      'quotation marks with line breaks and commas',
      `${HEADER}30,"kopi,\r\n bubuk ""asli""","ground\tcoffee"\n30,teh,tea\n`,
      ['30 teh / tea', '30 kopi, bubuk "asli" / ground coffee'],
      [],
    ],
    ['the same line twice', `${HEADER}30,kopi,coffee\n30,kopi,coffee\n30, kopi ,coffee\n`, ['30 kopi / coffee'], []],
    ['a class with a zero', `${HEADER}05,obat,medicine\n`, ['5 obat / medicine'], []],
    ['letters with separate marks', `${HEADER}30,cafe\u0301,\n`, ['30 café / '], []],
    [
      'faulty rows',
      `${HEADER}30,kopi,coffee\n46,x,y\n0,x,y\n30,,tea\nabc,x,y\n30,x\n30,x,y,z\n30,te\u0007h,tea\n30,${'x'.repeat(4_001)},\n` +
        '1,a,\n2,b,\n3,c,\n4,d,\n5,e,\n6,f,\n7,g,\n8,h,\n',
      ['1 a / ', '2 b / ', '3 c / ', '4 d / ', '5 e / ', '6 f / ', '7 g / ', '8 h / ', '30 kopi / coffee'],
      [
        [3, /class "46"/],
        [4, /class "0"/],
        [5, /no Indonesian name/],
        [6, /class "abc"/],
        [7, /2 columns instead of 3/],
        [8, /4 columns instead of 3/],
        [9, /control character/],
        [10, /longer than 4000/],
      ],
    ],
    [
      'a line break within a row before a bad one',
      `${HEADER}30,"ko\npi",\n30,teh,tea\n99,x,\n`,
      ['30 teh / tea', '30 ko pi / '],
      [[5, /class "99"/]],
    ],
    [
      'an inch mark',
      `${HEADER}9,layar 14" murah,"14"" screens"\n30,teh,tea\n`,
      ['30 teh / tea', '9 layar 14" murah / 14" screens'],
      [],
    ],
  ])('%s', async (_, file, terms, rejected) => {
    const done = await load(file)
    expect((await inForce()).toSorted()).toEqual(terms.toSorted())
    expect(done.rejected.map(({ line }) => line)).toEqual(rejected.map(([line]) => line))
    done.rejected.forEach(({ why }, at) => expect(why).toMatch(rejected[at]?.[1] ?? /^$/))
  })

  test('UTF-16, as a spreadsheet saves Unicode text', async () => {
    await load(Buffer.from(`\ufeff${HEADER}30,kopi,café\n`, 'utf16le'))
    expect(await inForce()).toEqual(['30 kopi / café'])
  })

  test('semicolons, as a spreadsheet in Indonesian settings saves them', async () => {
    await load('class;name_id;name_en\n30;kopi, bubuk;coffee\n', day1, ';')
    expect(await inForce()).toEqual(['30 kopi, bubuk / coffee'])
  })

  test.each<[says: string, file: string | Buffer, why: RegExp]>([
    ['nothing', '', /empty/],
    ['only a header', HEADER, /empty/],
    ['another header', 'kelas,nama\n30,kopi\n', /the first line must be "class,name_id,name_en", not "kelas,nama"/],
    ['no header', '30,kopi,coffee\n', /the first line must be/],
    [
      'a picture',
      Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0x0d, 0xff, 0xfe]),
      /the first line must be/,
    ],
    [
      'mostly bad rows',
      `${HEADER}30,kopi,coffee\n46,x,\n47,y,\n`,
      /2 of 3 rows cannot be taken, the first on line 3: class "46"/,
    ],
    ['a quotation mark never closed', `${HEADER}30,"${'kopi,\n'.repeat(20_000)}`, /quotation mark is not closed/],
  ])('%s changes nothing and is refused with its reason', async (_, file, why) => {
    await load(`${HEADER}30,kopi lama,\n`)
    await expect(load(file, day2)).rejects.toThrow(why)
    expect(await inForce()).toEqual(['30 kopi lama / '])
  })
})

test('20,000 terms are taken in and searched at once', async () => {
  const kinds = ['kopi', 'teh', 'jasa perbaikan', 'perangkat lunak', 'mesin untuk', 'pakaian']
  function* lines() {
    yield HEADER
    for (let i = 0; i < 20_000; i++) {
      const base = `${kinds[i % kinds.length]} ${(i * 7_919) % 9_973} jenis ${i.toString(36)}`
      yield `${(i % 45) + 1},"${base}",item ${i.toString(36)} for use\n`
    }
  }
  const started = performance.now()
  expect(await load(lines())).toMatchObject({ rows: 20_000, added: 20_000, rejected: [] })
  // Takes three seconds on an idle machine; other tests run beside it.
  expect(performance.now() - started).toBeLessThan(20_000)
  expect((await searchTerms(database.db, { q: 'pakaian', page: 1, size: 10 })).total).toBeGreaterThan(100)
}, 120_000)
