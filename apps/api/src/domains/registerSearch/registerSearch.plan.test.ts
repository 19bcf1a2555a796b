import { freshDatabase, type FreshDatabase } from '@saki/db/testing'
import { parseRegisterQuery } from '@saki/domain/search/parseRegisterQuery'
import { sql, type RawBuilder } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { spanOf } from '../../pageCursor.ts'
import {
  countedEntriesQuery,
  countQuery,
  facetsQuery,
  orderedEntriesQuery,
  registerFacets,
  sortedEntriesQuery,
} from './entries.sql.ts'
import { wholeQuery } from './searchRegister.ts'
import type { RegisterSort } from './registerOrder.sql.ts'

const CASES = 100_000
/** Pages that a search of this register may read; the table alone has more than ten times as many. */
const MOST_PAGES = 1_500

let fresh: FreshDatabase
beforeAll(async () => {
  fresh = await freshDatabase()
  await fillRegisterEntries()
}, 120_000)
afterAll(() => fresh.drop())

/** Public cases of three words: kopi in one of five, jaya in one of seven, and one of their own. */
async function fillRegisterEntries(): Promise<void> {
  await fresh.db.connection().execute(async (one) => {
    await sql`set session_replication_role = replica`.execute(one)
    await sql`set statement_timeout = 0`.execute(one)
    // Until the commit is on the disk, vacuum cannot mark pages as visible to all.
    await sql`set synchronous_commit = on`.execute(one)
    await sql`insert into register_entry
      select n, true, 1, 'D', case when n % 5000 < 400 then 'lapsed' else 'registered' end, 'DID2020' || lpad(n::text, 6, '0'), 'IDM' || lpad(n::text, 9, '0'),
             'did2020' || lpad(n::text, 6, '0') || E'\n' || 'idm' || lpad(n::text, 9, '0'), 20200000000000 + n,
             array_to_string(w, ' '), 'pt ' || w[3], date '2005-01-01' + n % 5000, date '2006-01-01' + n % 5000, date '2007-01-01' + n % 5000,
             date '2027-01-01' + n % 5000, null, '{ID}', array[(1 + n % 45)::text], ' ' || array_to_string(w, ' ') || ' ', ' pt ' || w[3] || ' ', '',
             array_to_tsvector(array(select distinct t from unnest(array['w:' || w[1], 'w:' || w[2], 'w:' || w[3], 't:' || w[1], 't:' || w[2], 't:' || w[3],
               'o:' || w[3], 'k:' || 1 + n % 45, case when n % 5000 < 400 then 's:lapsed' else 's:registered' end, 'f:D', 'y:' || 2005 + n % 14, 'n:DID2020' || lpad(n::text, 6, '0'),
               'd:' || case when n % 500 = 0 then 'open' else 'complete' end, case when n % 400 = 0 then 'u:' || n % 20 else 'f:D' end, case when n % 2300 = 0 then 'v:26.1' else 'f:D' end]) t)),
             date '2027-01-01' + n % 5000, case when n % 400 = 0 then date '2005-01-01' + n % 5000 + 365 * (n % 20) end
        from generate_series(1, ${CASES}::int) n
       cross join lateral (select array[case when n % 5 = 0 then 'kopi' else 'a' || n % 900 end, case when n % 7 = 0 then 'jaya' else 'b' || n % 800 end, left(md5(n::text), 9)] as w) k`.execute(
      one,
    )
    await sql`vacuum analyze register_entry`.execute(one)
    await sql`reset all`.execute(one)
  })
}

const queryOf = (text: string) => parseRegisterQuery(text).query
const deep = (sort: RegisterSort) => ({ sort, span: spanOf({ page: 1_000, size: 10 }, 10_000, false) })
const first = (sort: RegisterSort) => ({ sort, span: spanOf({ page: 1, size: 10 }, 10_000, false) })

interface Plan {
  'Node Type': string
  'Relation Name'?: string
  'Shared Hit Blocks': number
  'Shared Read Blocks': number
  Plans?: Plan[]
}

async function planOf(search: RawBuilder<unknown>): Promise<Plan> {
  const { rows } = await sql<{
    'QUERY PLAN': [{ Plan: Plan }]
  }>`explain (analyze, buffers, format json) ${search}`.execute(fresh.db)
  const plan = rows[0]?.['QUERY PLAN'][0]?.Plan
  if (!plan) throw new Error('no plan')
  return plan
}

const pagesOf = (plan: Plan) => plan['Shared Hit Blocks'] + plan['Shared Read Blocks']

const scans = ({ 'Node Type': type, Plans = [] }: Plan): string[] => [type, ...Plans.flatMap(scans)]

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
  for (const entries of [countedEntriesQuery, sortedEntriesQuery]) {
    const plan = await planOf(entries(queryOf(text), 'public', first(sort)))
    expect(scans(plan)).not.toContain('Seq Scan')
    expect(pagesOf(plan)).toBeLessThanOrEqual(MOST_PAGES)
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
  const plan = await planOf(orderedEntriesQuery(queryOf(text), 'public', first(sort)))
  expect(scans(plan)).not.toContain('Seq Scan')
  expect(pagesOf(plan)).toBeLessThanOrEqual(MOST_PAGES)
})

test.each<RegisterSort>(['-filed', 'number', 'title', 'owner', 'expires', '-published', 'registered'])(
  'the thousandth page of everything by %s is read from the index of the order, without the cases before it',
  async (sort) => {
    const plan = await planOf(orderedEntriesQuery([], 'public', deep(sort)))
    expect(scans(plan)).toContain('Index Only Scan')
    expect(pagesOf(plan)).toBeLessThanOrEqual(250)
  },
)

test('a phrase of one word is looked up as the word', async () => {
  const [phrase, word] = await Promise.all(
    ['"kopi"', 'kopi'].map((text) => planOf(countQuery(queryOf(text), 'public'))),
  )
  expect(JSON.stringify(phrase)).not.toContain('title_line')
  expect(pagesOf(phrase as Plan)).toBe(pagesOf(word as Plan))
})

test.each<[string, string]>([
  ['a rare word', '5f93f983a'],
  ['a frequent word', 'kopi'],
  ['a class and a year', 'kelas:30 tahun:2010'],
  ['one legal state', 'status:berakhir'],
])('the choices beside %s are counted without reading the whole table', async (_what, text) => {
  const plan = await planOf(facetsQuery(queryOf(text), 'public', registerFacets))
  expect(scans(plan)).not.toContain('Seq Scan')
  expect(pagesOf(plan)).toBeLessThanOrEqual(11_000)
})

test('the order is left after thousands of cases when those that match lie at its end', async () => {
  const query = wholeQuery({ query: queryOf('kopi'), filters: { class: ['45'], year: [2005, 2018] } })
  const plan = await planOf(orderedEntriesQuery(query, 'public', first('number')))
  expect(pagesOf(plan)).toBeLessThan(CASES / 2)
})

test.each(['kopi', 'kopi jaya', 'kelas:30', 'ko'])(
  'counting %s stops at ten thousand and reads no whole table',
  async (text) => {
    const query = queryOf(text)
    for (const count of [countQuery(query, 'public'), countedEntriesQuery(query, 'public', first('-filed'))])
      expect(scans(await planOf(count))).not.toContain('Seq Scan')
  },
)
