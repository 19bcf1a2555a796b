import { criteriaQuery } from '@saki/domain/search/criteria'
import { parseRegisterQuery } from '@saki/domain/search/parseRegisterQuery'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { reachOf } from '../../access.ts'
import { cursorsOf, openCursor } from '../../pageCursor.ts'
import { seedNumbered } from '../../testing/cases.ts'
import { wrongEntries } from '../../testing/keptRegister.ts'
import { registerMark, sampleMark } from '../../testing/marks.ts'
import { publishedMark } from '../../testing/oppositions.ts'
import { startTestPortal, type TestActor, type TestPortal } from '../../testing/portal.ts'
import { indexWaitingCases } from './indexRegister.ts'
import { registerColumns, type RegisterSort } from './registerOrder.sql.ts'
import { registerOrderName, searchRegister, searchWithCounts, type RegisterFilters } from './searchRegister.ts'
import type { RegisterVisibility } from './visible.sql.ts'

const NOW = '2026-03-02T03:00:00Z'
const published = ['KOPI SENJA', 'SENJA KOPI TUA', "D'Angelo", 'Nguyễn Éclair', 'مُسَجَّل', '100% JERUK_MANIS']
const FIRST = { page: 1, size: 1, sort: '-filed' } as const
let portal: TestPortal
let owner: TestActor
let stranger: TestActor
const numbers: string[] = []

beforeAll(async () => {
  portal = await startTestPortal({ now: NOW })
  owner = await portal.register()
  stranger = await portal.register()
  for (const name of published) numbers.push(await publishedMark(portal, owner, name))
  await registerMark(portal, owner, sampleMark('RAHASIA KENARI'))
  await indexWaitingCases(portal.db)
}, 120_000)
afterAll(() => portal.close())

const own = (actor: TestActor): RegisterVisibility => ({
  reach: reachOf({ userId: actor.userId, mandates: [] }, undefined),
})

async function search(
  text: string,
  visibility: RegisterVisibility = 'public',
  { sort = 'number', ...filters }: RegisterFilters & { sort?: RegisterSort } = {},
) {
  const { query } = parseRegisterQuery(text)
  return searchRegister(portal.db, { query, filters }, visibility, { page: 1, size: 10, sort })
}
const titles = async (...asked: Parameters<typeof search>) => (await search(...asked)).rows.map(({ title }) => title)

describe('searchRegister finds', () => {
  test.each([
    ['kopi senja', ['KOPI SENJA', 'SENJA KOPI TUA']],
    ['"kopi senja"', ['KOPI SENJA']],
    ['sen*', ['KOPI SENJA', 'SENJA KOPI TUA']],
    ['kop', []],
    ['pemilik:sa*', ['KOPI SENJA', 'SENJA KOPI TUA', "D'Angelo", 'Nguyễn Éclair', 'مُسَجَّل', '100% JERUK_MANIS']],
    ['konsultan:sa*', []],
    ['tahun:2025..2026 tua', ['SENJA KOPI TUA']],
    ['tahun:2026-02 tua', []],
    ['ko', ['KOPI SENJA']],
    ['nguyen', ['Nguyễn Éclair']],
    ['eclair', ['Nguyễn Éclair']],
    ['dangelo', ["D'Angelo"]],
    ['مسجل', ['مُسَجَّل']],
    ['judul:tua', ['SENJA KOPI TUA']],
    ['pemilik:"Sari Wulandari" tua', ['SENJA KOPI TUA']],
    ['pemilik:tua', []],
    ['kelas:30 tua', ['SENJA KOPI TUA']],
    ['kelas:29', []],
    ['tahun:2026 tua', ['SENJA KOPI TUA']],
    ['tahun:..2025', []],
    ['status:proses tua', ['SENJA KOPI TUA']],
    ['status:terdaftar', []],
    ['%', []],
    ['_', []],
  ])('%s', async (text, expected) => {
    if (parseRegisterQuery(text).query.length === 0) expect(expected).toEqual([])
    else expect(await titles(text)).toEqual(expected)
  })

  test('a number in every spelling', async () => {
    const [number = ''] = numbers
    const spellings = [
      number,
      number.toLowerCase(),
      `${number.slice(0, 3)}.${number.slice(3, 7)}.${number.slice(7)}`,
      `${number.slice(0, 3)} ${number.slice(3, 7)} ${number.slice(7)}`,
      `nomor:${number}`,
      `nomor:${number.slice(3)}`,
    ]
    for (const spelling of spellings) expect(await titles(spelling), spelling).toEqual(['KOPI SENJA'])
  })
})

describe('an unpublished case', () => {
  test('is found by its owner and the office only; nobody else can tell it from a case that does not exist', async () => {
    expect(await titles('rahasia', own(owner))).toEqual(['RAHASIA KENARI'])
    expect(await titles('rahasia', 'office')).toEqual(['RAHASIA KENARI'])
    for (const visibility of ['public', own(stranger)] as const) {
      const found = await search('rahasia', visibility)
      expect(found).toEqual(await search('tidakada', visibility))
      const { query } = parseRegisterQuery('')
      const { counts } = await searchWithCounts(portal.db, { query }, visibility, FIRST)
      const counted = counts.filter(({ facet }) => facet === 'right').reduce((sum, { total }) => sum + total, 0)
      expect(counted).toBe(published.length)
      expect((await search('', visibility)).total).toBe(published.length)
    }
    expect((await search('', own(owner))).total).toBe(published.length + 1)
  })

  test('is found by its client within a mandate, and of one right only', async () => {
    const mandate = (right: string) => [{ principalId: owner.userId, rights: [right], caseId: null, power: 'read' }]
    const within = (right: string): RegisterVisibility => ({
      reach: { userId: stranger.userId, mandates: mandate(right) as never },
    })
    expect(await titles('rahasia', within('T'))).toEqual(['RAHASIA KENARI'])
    expect(await titles('rahasia', within('P'))).toEqual([])
  })
})

describe('facets', () => {
  test('ignore their own choice and keep the others', async () => {
    const { query } = parseRegisterQuery('senja')
    const filters: RegisterFilters = { class: ['30'], stage: ['registered'] }
    const { counts } = await searchWithCounts(portal.db, { query, filters }, 'public', FIRST)
    expect(counts.filter(({ facet }) => facet === 'stage')).toEqual([
      { facet: 'stage', value: 'running', total: 2, name: null },
    ])
    expect(counts.filter(({ facet }) => facet !== 'stage')).toEqual([])
    expect((await search('senja', 'public', { class: ['30', '7'] })).total).toBe(2)
    expect((await search('senja', 'public', { class: ['7'] })).total).toBe(0)
    expect((await search('senja', 'public', { right: ['T'], year: [2026], country: ['ID'] })).total).toBe(2)
    expect((await search('senja', 'public', { right: ['P'] })).total).toBe(0)
  })
})

describe('owners', () => {
  const ownersOf = async (text: string, filters: RegisterFilters = {}) => {
    const { query } = parseRegisterQuery(text)
    const { counts } = await searchWithCounts(portal.db, { query, filters }, 'public', FIRST)
    return counts.flatMap(({ facet, value, total, name }) => (facet === 'owner' ? [`${value} ${total} ${name}`] : []))
  }
  const renamed = async (at: number, ...names: string[]) => {
    await sql`delete from application_party where party_role = 'applicant' and application_id = (select application_id from application where application_number = ${numbers[at]})`.execute(
      portal.db,
    )
    for (const [place, name] of names.entries())
      await sql`insert into application_party (application_id, party_role, seq_num, person, person_name)
                select application_id, 'applicant', ${place + 1}, '{}', ${name} from application where application_number = ${numbers[at]}`.execute(
        portal.db,
      )
    await sql`select keep_register(application_id) from application where application_number = ${numbers[at]}`.execute(
      portal.db,
    )
  }

  test('are counted one by one under their whole names, and a chosen one finds as many cases', async () => {
    await renamed(0, 'PT. Senja, Tbk', 'Koperasi Élan')
    await renamed(1, 'PT Senja Tbk Jaya', 'pt senja tbk')
    expect(await ownersOf('kopi')).toEqual([
      'pt senja tbk 2 PT. Senja, Tbk',
      'koperasi elan 1 Koperasi Élan',
      'pt senja tbk jaya 1 PT Senja Tbk Jaya',
    ])
    expect(await titles('kopi', 'public', { owner: ['pt senja tbk jaya'] })).toEqual(['SENJA KOPI TUA'])
    expect(await titles('kopi', 'public', { owner: ['pt senja tbk'] })).toEqual(['KOPI SENJA', 'SENJA KOPI TUA'])
    expect(await titles('kopi', 'public', { owner: ['pt senja'] })).toEqual([])
    expect(await ownersOf('kopi', { owner: ['koperasi elan'] })).toHaveLength(3)
  })

  test('whose names have no letters are not counted, because nothing could be chosen by them', async () => {
    await renamed(2, '***', 'Angelo')
    expect(await ownersOf('angelo')).toEqual(['angelo 1 Angelo'])
  })

  test('of unpublished cases are counted for nobody else', async () => {
    expect(await ownersOf('rahasia')).toEqual([])
  })
})

describe('pages', () => {
  const size = 3
  /** Titles of all pages by their cursors; `between` runs after each page. */
  async function readAll(sort: RegisterSort, between: () => Promise<unknown> = async () => {}): Promise<string[]> {
    const signed = { secrets: { session: Buffer.alloc(32) }, readerId: 0 }
    const order = registerOrderName(sort)
    const all: string[] = []
    for (let page = 1, next: string | undefined; page === 1 || next !== undefined; page += 1) {
      const cursor = next === undefined ? undefined : openCursor(next, { order, page }, signed)
      const found = await searchRegister(portal.db, { query: [] }, 'public', { page, size, sort, cursor })
      all.push(...found.rows.map(({ title }) => title))
      next = cursorsOf(found.shown, { order, page }, signed).NEXT_CURSOR
      await between()
    }
    return all
  }

  test.each(registerColumns.flatMap((column): RegisterSort[] => [column, `-${column}`]))(
    'by %s show every case once',
    async (sort) => {
      const all = await readAll(sort)
      expect(all.toSorted()).toEqual(published.toSorted())
      if (sort === 'number') expect(all).toEqual(published)
      if (sort === '-number') expect(all).toEqual(published.toReversed())
    },
  )

  test('show every case once while others are published before and behind', async () => {
    let added = 0
    const all = await readAll('-number', async () => publishedMark(portal, owner, `SELA ${(added += 1)}`))
    expect(all.filter((title) => !title.startsWith('SELA'))).toEqual(published.toReversed())
    expect(new Set(all).size).toBe(all.length)
  })
})

describe('the kept rows', () => {
  test('equal what is computed after a correction, and after they are made anew', async () => {
    await sql`update application set title = 'Kursi', owner_names = 'Lain' where application_number = ${numbers[0]}`.execute(
      portal.db,
    )
    expect(await wrongEntries(portal.db)).toEqual([])
    await sql`select rebuild_register()`.execute(portal.db)
    expect(await wrongEntries(portal.db)).toEqual([])
  })

  test('that cannot be written hold up no other', async () => {
    for (const title of ['Gagal', 'Berhasil'])
      await seedNumbered(portal.db, { ownerId: owner.userId, now: new Date(NOW), title })
    await sql`alter table register_entry add constraint none check (title_line !~ 'gagal')`.execute(portal.db)
    await expect(indexWaitingCases(portal.db)).rejects.toThrow('none')
    expect(await titles('gagal OR berhasil', 'office')).toEqual(['Berhasil'])
    await sql`alter table register_entry drop constraint none`.execute(portal.db)
    expect(await indexWaitingCases(portal.db)).toBe(1)
  })

  test('of a design wait for the job and then follow every change', async () => {
    const { applicationId } = await seedNumbered(portal.db, {
      ownerId: owner.userId,
      now: new Date(NOW),
      title: 'Lampu',
    })
    expect(await titles('lampu', 'office')).toEqual([])
    expect(await indexWaitingCases(portal.db)).toBe(1)
    expect(await titles('lampu', 'office')).toEqual(['Lampu'])
    expect(await titles('lampu')).toEqual([])
    await sql`update application set publication_date = '2026-03-01' where application_id = ${applicationId}`.execute(
      portal.db,
    )
    expect(await titles('lampu')).toEqual(['Lampu'])
    await sql`update application set reopened_at = now() where application_id = ${applicationId}`.execute(portal.db)
    expect(await titles('lampu', 'office')).toEqual([])
  })
})

describe('numbers and dates of different width', () => {
  /** Six cases, A to F, in the order in which they were made. */
  const rows = [
    ['apel', 'Zaitun Jaya', 2021, 1_000_000, '2025-12-31', '2026-02-10', 'IDM10', '2026-09-30', '2035-12-31'],
    ['Éclair', 'budi', 2021, 999_999, '2026-01-09', '2026-02-09', null, null, null],
    ['Zebra', 'Ánggrek', 2021, 9, '2026-01-10', '2025-11-30', 'IDM9', '2026-10-01', '2036-01-10'],
    ['durian', 'CV Maju', 2020, 2_000_000, '2025-02-01', null, null, null, null],
    ["D'Angelo", 'cv abadi', 2021, 10, '2026-01-02', '2026-01-31', 'IDM000000123', '2025-10-02', '2035-02-10'],
    ['Nguyễn', 'Dewi', 2019, 10, '2024-10-02', '2026-02-28', 'IDP5', '2026-02-11', '2034-10-02'],
  ] as const
  const numberOf = (ser: number, nbr: number) => `DID${ser}${String(nbr).padStart(6, '0')}`
  const letterOf = (number: string) => 'ABCDEF'[rows.findIndex(([, , ser, nbr]) => numberOf(ser, nbr) === number)]
  const found = async (query: ReturnType<typeof criteriaQuery>, sort: RegisterSort) => {
    const page = await searchRegister(portal.db, { query }, 'public', { page: 1, size: 10, sort })
    return page.rows.map(({ applicationNumber }) => letterOf(applicationNumber)).join('')
  }

  beforeAll(async () => {
    await sql`update application set reopened_at = now() where not application_number = any(${numbers})`.execute(
      portal.db,
    )
    for (const [at, [title, owners, ser, nbr, filed, publication, registration, registered, expires]] of rows.entries())
      await sql`update application set title = ${title}, owner_names = ${owners}, file_ser = ${ser}, file_nbr = ${nbr},
                       application_number = ${numberOf(ser, nbr)}, filing_date = ${filed}, publication_date = ${publication},
                       registration_nbr = ${registration}, registration_date = ${registered}, expiration_date = ${expires}
                 where application_number = ${numbers[at]}`.execute(portal.db)
  })

  test.each<[RegisterSort, string]>([
    ['number', 'FDCEBA'],
    ['title', 'AEDBFC'],
    ['owner', 'CBEDFA'],
    ['filed', 'FDAEBC'],
    ['published', 'DCEBAF'],
    ['registered', 'BDEFAC'],
    ['expires', 'FEACBD'],
  ])('are sorted by %s as what they are, both ways', async (sort, order) => {
    expect(await found([], sort)).toBe(order)
    expect(await found([], `-${sort}` as RegisterSort)).toBe([...order].toReversed().join(''))
  })

  test.each([
    ['IDM9', 'IDM10', 'CA'],
    ['IDM 9', 'IDM000010', 'CA'],
    ['IDM10', '', 'EA'],
    ['', 'IDM10', 'CA'],
    ['5', '10', 'FCA'],
    ['IDM11', 'IDP5', 'FE'],
    ['IDP6', 'IDP9', ''],
  ])('registrations from %j to %j are compared by their number', async (v, w, expected) => {
    const query = criteriaQuery({ searchByNumber: [{ j: 'AND', f: 'registration', o: 'between', v, w }] })
    expect(await found(query, 'number')).toBe(expected)
  })
})
