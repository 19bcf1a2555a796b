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
import { listRegisterFacets, registerOrderName, searchRegister, type RegisterFilters } from './searchRegister.ts'
import type { RegisterVisibility } from './visible.sql.ts'

const NOW = '2026-03-02T03:00:00Z'
const published = ['KOPI SENJA', 'SENJA KOPI TUA', "D'Angelo", 'Nguyễn Éclair', 'مُسَجَّل', '100% JERUK_MANIS']
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
      const { counts } = await listRegisterFacets(portal.db, { query }, visibility)
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
    const { counts } = await listRegisterFacets(portal.db, { query, filters }, 'public')
    expect(counts.filter(({ facet }) => facet === 'stage')).toEqual([{ facet: 'stage', value: 'running', total: 2 }])
    expect(counts.filter(({ facet }) => facet !== 'stage')).toEqual([])
    expect((await search('senja', 'public', { class: ['30', '7'] })).total).toBe(2)
    expect((await search('senja', 'public', { class: ['7'] })).total).toBe(0)
    expect((await search('senja', 'public', { right: ['T'], year: [2026], country: ['ID'] })).total).toBe(2)
    expect((await search('senja', 'public', { right: ['P'] })).total).toBe(0)
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
