import type { Db } from '@saki/db'
import type { FreshDatabase } from '@saki/db/testing'
import { parseRegisterQuery } from '@saki/domain/search/parseRegisterQuery'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { spanOf } from '../../pageCursor.ts'
import { bigRegister, BIG_REGISTER_CASES as CASES, FIRST_SMALL_OWNER, LARGE_OWNER } from '../../testing/bigRegister.ts'
import { nodesOf, pagesRead, planOf, type QueryPlan } from '../../testing/queryPlan.ts'
import {
  countedEntriesQuery,
  countQuery,
  facetsQuery,
  listFoundEntries,
  orderedEntriesQuery,
  sortedEntriesQuery,
} from './entries.sql.ts'
import { registerFacets } from './facets.sql.ts'
import { searchWithCounts, wholeQuery } from './searchRegister.ts'
import type { RegisterSort } from './registerOrder.sql.ts'
import type { RegisterVisibility } from './visible.sql.ts'

/** Pages that a search of this register may read; the table alone has more than ten times as many. */
const MOST_PAGES = 1_500

let fresh: FreshDatabase
beforeAll(async () => {
  fresh = await bigRegister()
}, 300_000)
afterAll(() => fresh.drop())

/** Mandates of forty principals: for every right, for designs, and for one case. */
const mandates = Array.from({ length: 40 }, (_, at) => ({
  mandateId: at,
  principalName: '',
  principalId: FIRST_SMALL_OWNER + at,
  rights: at % 3 === 1 ? ['DESIGN'] : null,
  caseId: at % 3 === 2 ? CASES + at + 400 : null,
  power: 'file' as const,
}))
/** Who asks, and how many unpublished cases of theirs and their clients a search reads at most. */
const askers: { who: string; asker: RegisterVisibility; own: number }[] = [
  { who: 'a stranger', asker: 'public', own: 0 },
  { who: 'a party with many cases', asker: { reach: { userId: LARGE_OWNER, mandates: [] } }, own: 2_000 },
  { who: 'a party with few', asker: { reach: { userId: FIRST_SMALL_OWNER + 1, mandates: [] } }, own: 50 },
  { who: 'a party with none', asker: { reach: { userId: 2, mandates: [] } }, own: 0 },
  { who: 'a consultant with mandates', asker: { reach: { userId: 3, mandates } }, own: 40 * 50 },
  { who: 'an officer', asker: 'office', own: 0 },
]

const queryOf = (text: string) => parseRegisterQuery(text).query
const deep = (sort: RegisterSort) => ({ sort, span: spanOf({ page: 1_000, size: 10 }, 10_000, false) })
const first = (sort: RegisterSort) => ({ sort, span: spanOf({ page: 1, size: 10 }, 10_000, false) })

const scans = (plan: QueryPlan) => nodesOf(plan).map((node) => node['Node Type'])

test.each<[string, string, RegisterSort]>([
  ['a rare word', '5f93f983a', '-filed'],
  ['a number', 'DID2020000777', '-filed'],
  ['a phrase with a rare word', '"jaya 28dd2c795"', '-filed'],
  ['the beginning of a rare word', '5f93*', '-filed'],
  ['a Vienna code', 'wina:26.1', '-filed'],
  ['a class and a year', 'kelas:30 tahun:2010', '-filed'],
  ['a class in force on a day', 'kelas:30 tahun:2010 berlakupada:2013-05-05', '-filed'],
  ['annuities owed on a day', 'menunggakpada:2010-05-05', '-filed'],
  ['annuities paid on a day', 'lunaspada:2010-05-05', '-filed'],
  ['annuities paid to a year', 'biayatahunan:7', '-filed'],
  ['cases before the formality check', 'formalitas:belum', '-filed'],
])('%s: few cases are counted and sorted, and no whole table is read', async (_what, text, sort) => {
  for (const { who, asker, own } of askers)
    for (const entries of [countedEntriesQuery, sortedEntriesQuery]) {
      const plan = await planOf(fresh.db, entries(queryOf(text), asker, first(sort)))
      expect(scans(plan), who).not.toContain('Seq Scan')
      expect(pagesRead(plan), who).toBeLessThanOrEqual(MOST_PAGES + own)
    }
})

test.each<[string, string, RegisterSort]>([
  ['everything', '', '-filed'],
  ['everything by number', '', 'number'],
  ['everything by owner', '', 'owner'],
  ['two letters', 'ko', 'title'],
  ['a frequent word', 'kopi', '-filed'],
  ['in force on a day', 'berlakupada:2021-05-05', '-filed'],
  ['one legal state at the end of the order', 'status:berakhir', '-filed'],
  ['a year at the end of the order', 'tahun:2006', '-filed'],
])('%s: the order is read and left after few cases', async (_what, text, sort) => {
  for (const { who, asker, own } of askers) {
    const plan = await planOf(fresh.db, orderedEntriesQuery(queryOf(text), asker, first(sort)))
    expect(scans(plan), who).not.toContain('Seq Scan')
    expect(pagesRead(plan), who).toBeLessThanOrEqual(MOST_PAGES + own)
  }
})

test.each<RegisterSort>(['-filed', 'number', 'title', 'owner', 'expires', '-published', 'registered'])(
  'the thousandth page of everything by %s is read from the index of the order, without the cases before it',
  async (sort) => {
    for (const { who, asker, own } of askers) {
      const plan = await planOf(fresh.db, orderedEntriesQuery([], asker, deep(sort)))
      expect(scans(plan)).toContain('Index Only Scan')
      expect(pagesRead(plan), who).toBeLessThanOrEqual(400 + own)
    }
  },
)

/** Entries of the indexes of the register that a work reads. */
async function entriesRead(db: Db, work: () => Promise<unknown>): Promise<number> {
  const read = async () => {
    const { rows } = await sql<{ entries: number }>`
      select sum(pg_stat_get_xact_tuples_returned(indexrelid))::int as entries from pg_index where indrelid = 'register_entry'::regclass`.execute(
      db,
    )
    return rows[0]?.entries ?? 0
  }
  const before = await read()
  await work()
  return (await read()) - before
}

const pageOf = (sort: RegisterSort, page: number) => ({ sort, span: spanOf({ page, size: 10 }, 10_000, false) })

test.each<RegisterSort>(['-filed', 'number', 'title', 'owner', 'expires', '-published', 'registered'])(
  'a far page of everything by %s costs what the first costs',
  async (sort) => {
    await fresh.db.transaction().execute(async (tx) => {
      for (const { who, asker } of askers) {
        const cost = (page: number) => entriesRead(tx, () => listFoundEntries(tx, [], asker, pageOf(sort, page)))
        const first = await cost(1)
        for (const page of [300, 600, 1_000, 1_001])
          expect(await cost(page), `${who}, page ${page}`).toBeLessThanOrEqual(first * 1.02)
      }
    })
  },
)

test('far pages have the cases and the number that the whole order has', async () => {
  await fresh.db.transaction().execute(async (tx) => {
    await sql`create temporary table register_entry on commit drop as select * from public.register_entry where application_id <= 10050`.execute(
      tx,
    )
    for (const left of [10_050, 10_001, 10_000, 4_321]) {
      await sql`delete from register_entry where application_id > ${left}`.execute(tx)
      const { rows } = await sql<{ id: number }>`
        select application_id as id from register_entry order by filing_date desc, application_id desc`.execute(tx)
      for (const page of [1, 102, 300, 433, 434, 999, 1_000, 1_001, 1_200]) {
        const found = await listFoundEntries(tx, [], 'public', pageOf('-filed', page))
        const first = (page - 1) * 10
        expect(found.entries.map(({ applicationId }) => applicationId)).toEqual(
          rows.slice(first, first + 11).map(({ id }) => id),
        )
        expect(found.total, `page ${page} of ${left}`).toBe(Math.min(left, 10_001))
      }
    }
  })
})

test('a phrase of one word is looked up as the word', async () => {
  const counted = (text: string) => planOf(fresh.db, countQuery(queryOf(text), 'public'))
  // The first plan of a connection also reads the catalogue.
  await counted('kopi')
  const phrase = await counted('"kopi"')
  expect(JSON.stringify(phrase)).not.toContain('title_line')
  expect(pagesRead(phrase)).toBe(pagesRead(await counted('kopi')))
})

test.each<[string, string]>([
  ['a rare word', '5f93f983a'],
  ['a frequent word', 'kopi'],
  ['a class and a year', 'kelas:30 tahun:2010'],
  ['one legal state', 'status:berakhir'],
])('the choices beside %s are counted without reading the whole table', async (_what, text) => {
  for (const { who, asker, own } of askers) {
    const plan = await planOf(fresh.db, facetsQuery(queryOf(text), asker, registerFacets))
    expect(scans(plan), who).not.toContain('Seq Scan')
    expect(pagesRead(plan), who).toBeLessThanOrEqual(11_000 + own)
  }
})

test('the choices beside a page are counted in the cases read for the page', async () => {
  const query = queryOf('kelas:30 tahun:2010')
  const alone = await planOf(fresh.db, facetsQuery(query, 'public', registerFacets))
  const both = await planOf(fresh.db, countedEntriesQuery(query, 'public', first('-filed'), registerFacets))
  expect(pagesRead(both)).toBeLessThanOrEqual(pagesRead(alone) + 20)
})

test('counts of choices are exact up to ten thousand cases, and above it are told to be the least', async () => {
  const facetsOf = (text: string) =>
    searchWithCounts(fresh.db, { query: queryOf(text) }, 'public', { page: 1, size: 1, sort: '-filed' })
  const few = await facetsOf('kelas:30')
  expect(few.capped).toEqual([])
  const { rows } = await sql<{ value: string; total: number }>`
    select extract(year from filing_date)::text as value, count(*)::int as total from register_entry where is_public and '30' = any(classes) group by 1`.execute(
    fresh.db,
  )
  const years = few.counts.filter(({ facet }) => facet === 'year')
  expect(new Map(years.map(({ value, total }) => [value, total]))).toEqual(
    new Map(rows.map(({ value, total }) => [value, total])),
  )
  const many = await facetsOf('kopi')
  expect(many.capped).toEqual(registerFacets)
  expect(many.counts.find(({ facet }) => facet === 'right')?.total).toBeLessThan(CASES / 5)
})

test('the order is left after thousands of cases when those that match lie at its end', async () => {
  const query = wholeQuery({ query: queryOf('kopi'), filters: { class: ['45'], year: [2005, 2018] } })
  const plan = await planOf(fresh.db, orderedEntriesQuery(query, 'public', first('number')))
  expect(pagesRead(plan)).toBeLessThan(CASES / 2)
})

test.each(['kopi', 'kopi jaya', 'kelas:30', 'ko'])(
  'counting %s stops at ten thousand and reads no whole table',
  async (text) => {
    const query = queryOf(text)
    for (const { who, asker } of askers)
      for (const count of [countQuery(query, asker), countedEntriesQuery(query, asker, first('-filed'))])
        expect(scans(await planOf(fresh.db, count)), who).not.toContain('Seq Scan')
  },
)
