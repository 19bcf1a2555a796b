import { transact } from '@saki/db'
import { freshDatabase, type FreshDatabase } from '@saki/db/testing'
import { parseRegisterQuery } from '@saki/domain/search/parseRegisterQuery'
import { sql, type RawBuilder } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { spanOf } from '../../pageCursor.ts'
import { nodesOf, pagesRead, planOf, type QueryPlan } from '../../testing/queryPlan.ts'
import type { News } from '../savedSearches/news.sql.ts'
import { textCandidatesQuery } from '../savedSearches/textNews.sql.ts'
import { countedByTextQuery, listByText, readEntriesQuery, textAloneOf } from './byText.sql.ts'
import { countedEntriesQuery, countQuery, orderedEntriesQuery, type FoundEntry } from './entries.sql.ts'
import { registerFacets } from './facets.sql.ts'
import { textTermsOf, withFoundTexts } from './findTexts.ts'
import { searchRegister, searchWithCounts, type RegisterFilters } from './searchRegister.ts'

const PATENTS = 100_000
/** Pages that a search may read when it finds few patents, and when it finds a fifth of them. */
const FEW = 300
const MANY = 12_000
/** Pages that are read to look up ten thousand cases by their number, three each, and the index of the texts. */
const LOOKED_UP = 40_000

let fresh: FreshDatabase
beforeAll(async () => {
  fresh = await freshDatabase()
  await fill()
}, 300_000)
afterAll(() => fresh.drop())

/**
 * Patents whose descriptions have biji in one of five, kopi in one of seven, the pair in one of 35, lama in the oldest fifth, and a word of their own. Of
 * those with biji a hundred are in force, and of the 40,000 with usang no others; hijau is in one of nine, of which a third are not public.
 */
async function fill(): Promise<void> {
  await fresh.db.connection().execute(async (one) => {
    await sql`set session_replication_role = replica`.execute(one)
    await sql`set statement_timeout = 0`.execute(one)
    await sql`insert into register_entry
      select n, n % 27 > 0, 1, 'P', case when n % 5 = 0 and n % 1000 > 0 then 'lapsed' when n % 5 = 1 then 'refused' else 'registered' end, 'P002020' || lpad(n::text, 6, '0'), '', '', 20200000000000 + n, 'alat', 'pt', date '2005-01-01' + n % 5000,
             date '2006-01-01' + n % 5000, '-infinity', 'infinity', null, '{ID}', '{A23N}', ' alat ', ' pt ', '', array_to_tsvector(array['f:P', 'h:A23N'])
        from generate_series(1, ${PATENTS}::int) n`.execute(one)
    await sql`insert into case_text
      select n, true, '', array_to_tsvector(array_remove(array['d:u' || n, case when n % 5 = 0 then 'd:biji' end,
             case when n % 7 = 0 then 'd:kopi' end, case when n % 35 = 0 then 'dp:biji kopi' end, 'dw:u' || n,
             case when n % 5000 < 1000 then 'd:lama' end, case when n % 9 = 0 then 'd:hijau' end,
             case when n % 5 < 2 then 'd:usang' end], null)
             || array(select 'd:w' || (n * k) % 40000 from generate_series(1, 20) k))
        from generate_series(1, ${PATENTS}::int) n`.execute(one)
    await sql`insert into text_waiting select n from generate_series(27, ${PATENTS}::int, 27) n`.execute(one)
    await sql`vacuum analyze register_entry, case_text, text_waiting`.execute(one)
    await sql`reset all`.execute(one)
  })
}

const scans = (plan: QueryPlan) => nodesOf(plan).map((node) => node['Node Type'])
const first = { sort: '-filed', span: spanOf({ page: 1, size: 10 }, 10_000, false) } as const

test.each([
  ['a rare word', 'deskripsi:u777', 1, FEW],
  ['the beginning of a rare word', 'deskripsi:u7770*', 10, FEW],
  ['a rare word beside a frequent one', 'deskripsi:biji deskripsi:u70005', 1, FEW],
  ['a phrase', 'deskripsi:"biji kopi"', 2752, MANY],
  ['a frequent word', 'deskripsi:biji', 19_259, MANY],
  ['a frequent word in any part', 'naskah:biji', 19_259, MANY],
  ['all but a frequent word', 'ipc:A23N -deskripsi:biji', 77_037, MANY],
])('%s reads no whole table', async (_what, text, total, most) => {
  const typed = parseRegisterQuery(text).query
  const query = await withFoundTexts(fresh.db, typed, 'public')
  const looked = await planOf(fresh.db, sql`select texts_with('''d:biji'''::tsquery, false)`)
  expect(pagesRead(looked)).toBeLessThan(MANY)
  const entries = total > 10_000 ? orderedEntriesQuery : countedEntriesQuery
  const page = await planOf(fresh.db, entries(query, 'public', first))
  expect(scans(page)).not.toContain('Seq Scan')
  expect(pagesRead(page)).toBeLessThanOrEqual(most)
  const { rows } = await countQuery(query, 'public').execute(fresh.db)
  expect(rows[0]?.total).toBe(Math.min(total, 10_001))
})

describe('text alone', () => {
  const alone = async (text: string) => {
    const { query } = parseRegisterQuery(text)
    const found = await textAloneOf(query, () => textTermsOf(fresh.db, query))
    if (!found) throw new Error(`${text} asks for more than text`)
    return found
  }
  const idsOf = (entries: readonly FoundEntry[] | undefined) => entries?.map(({ applicationId }) => applicationId)
  /** The public patents that meet a condition on their number n, the latest first. */
  const latest = async (condition: RawBuilder<boolean>, from: number, length: number) => {
    const { rows } = await sql<{ id: number }>`
      select n as id from generate_series(1, ${PATENTS}::int) n where n % 27 > 0 and ${condition}
       order by n % 5000 desc, n desc offset ${from} limit ${length}`.execute(fresh.db)
    return rows.map(({ id }) => id)
  }

  test.each([
    ['a rare word', 'deskripsi:u777', FEW],
    ['a frequent word', 'deskripsi:biji', LOOKED_UP],
    ['a frequent word in any part, of patents', 'naskah:biji hak:paten', LOOKED_UP],
    ['either of two frequent words, without a third', 'deskripsi:biji OR deskripsi:lama -deskripsi:kopi', LOOKED_UP],
  ])('%s is counted without a whole table', async (_what, text, most) => {
    const plan = await planOf(fresh.db, countedByTextQuery(await alone(text), 'public', first, registerFacets))
    expect(scans(plan)).not.toContain('Seq Scan')
    expect(pagesRead(plan)).toBeLessThanOrEqual(most)
  })

  test('the first page of a frequent word reads a few texts', async () => {
    const plan = await planOf(fresh.db, readEntriesQuery(await alone('naskah:biji'), 'public', first))
    expect(scans(plan)).not.toContain('Seq Scan')
    expect(pagesRead(plan)).toBeLessThanOrEqual(2 * FEW)
  })

  test('beside a frequent word alone no case is looked up to count', async () => {
    const plan = await planOf(fresh.db, countedByTextQuery(await alone('naskah:biji hak:paten'), 'public', first))
    const read = nodesOf(plan).filter((node) => node['Relation Name'] === 'register_entry')
    expect(new Set(read.map((node) => node['Actual Loops']))).toEqual(new Set([0]))
    const office = await listByText(fresh.db, await alone('deskripsi:biji'), 'office', first, [])
    expect(office?.total).toBe(10_001)
  })

  test('a frequent word gives the pages of its order, by number and by cursors in both directions', async () => {
    const found = await alone('deskripsi:biji')
    const page = await listByText(fresh.db, found, 'public', first, [])
    expect(page?.total).toBe(10_001)
    expect(idsOf(page?.entries)).toEqual(await latest(sql`n % 5 = 0`, 0, 11))
    const key = page?.entries[9]?.key ?? []
    const after = { order: '', side: 'after', page: 1, key } as const
    const next = { sort: '-filed', span: spanOf({ page: 2, size: 10, cursor: after }, 10_000, false) } as const
    const second = await listByText(fresh.db, found, 'public', next, [])
    expect(idsOf(second?.entries)).toEqual(await latest(sql`n % 5 = 0`, 10, 11))
    const third = { sort: '-filed', span: spanOf({ page: 3, size: 10 }, 10_000, false) } as const
    const byNumber = await listByText(fresh.db, found, 'public', third, [])
    expect(idsOf(byNumber?.entries)).toEqual(await latest(sql`n % 5 = 0`, 20, 11))
    const before = { order: '', side: 'before', page: 2, key: second?.entries[9]?.key ?? [] } as const
    const back = { sort: '-filed', span: spanOf({ page: 1, size: 10, cursor: before }, 10_000, false) } as const
    const again = await listByText(fresh.db, found, 'public', back, [])
    expect(idsOf(again?.entries)?.toReversed()).toEqual(await latest(sql`n % 5 = 0`, 8, 11))
  })

  test('a word that the text must not have keeps its cases out of the number and the pages', async () => {
    const many = await listByText(fresh.db, await alone('deskripsi:usang -deskripsi:kopi'), 'office', first, [])
    expect(many?.total).toBe(10_001)
    const page = await listByText(fresh.db, await alone('deskripsi:hijau -deskripsi:biji'), 'public', first, [])
    const { rows } = await sql<{ total: number }>`
      select count(*)::int as total from generate_series(1, ${PATENTS}::int) n where n % 27 > 0 and n % 9 = 0 and n % 5 > 0`.execute(
      fresh.db,
    )
    expect(page?.total).toBe(rows[0]?.total)
    expect(idsOf(page?.entries)).toEqual(await latest(sql`n % 9 = 0 and n % 5 > 0`, 0, 11))
  })

  test('cases that answers keep out of the first texts are not taken for all that there are', async () => {
    await fresh.db.connection().execute(async (one) => {
      await sql`set session_replication_role = replica`.execute(one)
      await sql`insert into answer_text (application_id, sources, terms)
        select n, '', array_to_tsvector(array['d:usang', 'd:tambahan']) from generate_series(1, 30000) n where n % 5 < 2`.execute(
        one,
      )
      await sql`reset all`.execute(one)
    })
    const text = 'deskripsi:usang -deskripsi:tambahan'
    // Of 40,000 texts the first 20,000 are looked up, of which 12,000 have it by an answer.
    expect(await listByText(fresh.db, await alone(text), 'office', first, [])).toBeUndefined()
    const { query } = parseRegisterQuery(text)
    const found = await searchRegister(fresh.db, { query }, 'office', { page: 1, size: 10, sort: '-filed' })
    expect([found.total, found.isCapped]).toEqual([10_000, true])
    await sql`truncate answer_text`.execute(fresh.db)
  })

  test('of ten thousand the number is exact, and cases that are not public do not count', async () => {
    const page = await listByText(fresh.db, await alone('deskripsi:hijau'), 'public', first, [])
    expect(page?.total).toBe(7_408)
    expect(idsOf(page?.entries)).toEqual(await latest(sql`n % 9 = 0`, 0, 11))
    const office = await listByText(fresh.db, await alone('deskripsi:hijau'), 'office', first, [])
    expect(office?.total).toBe(10_001)
  })

  test('what the first texts do not tell is left to the look-up of all of them', async () => {
    expect(await listByText(fresh.db, await alone('deskripsi:lama'), 'public', first, [])).toBeUndefined()
    expect(
      await listByText(fresh.db, await alone('deskripsi:usang status:berlaku'), 'public', first, []),
    ).toBeUndefined()
    const { shown } = await searchRegister(fresh.db, { query: parseRegisterQuery('deskripsi:lama').query }, 'public', {
      page: 1,
      size: 10,
      sort: '-filed',
    })
    expect(shown.rows.map(({ key }) => key[1])).toEqual(await latest(sql`n % 5000 < 1000`, 0, 10))
    const inForce = await countsOf('deskripsi:usang', { stage: ['registered'], right: ['P'] })
    expect(inForce.total).toBe(97)
    expect(inForce.counts.find(({ facet }) => facet === 'right')?.total).toBe(97)
  })

  test('choices are counted of the first ten thousand, and of fewer exactly', async () => {
    const many = await countsOf('deskripsi:biji')
    expect(many.capped).toEqual(registerFacets)
    const few = await countsOf('deskripsi:hijau', { right: ['P'] })
    expect([few.total, few.capped]).toEqual([7_408, []])
    expect(few.counts.filter(({ facet }) => facet === 'right')).toEqual([
      { facet: 'right', value: 'P', total: 7_408, name: null },
    ])
  })

  const countsOf = (text: string, filters: RegisterFilters = {}) =>
    searchWithCounts(fresh.db, { query: parseRegisterQuery(text).query, filters }, 'public', {
      page: 1,
      size: 10,
      sort: '-filed',
    })
})

test('texts that became public are looked up one by one for the searches that may have found them', async () => {
  const news = await transact(fresh.db, async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx)
    await sql`
      insert into saved_search (search_id, user_id, name, kind, query, how_often, by_mail, created_at, seen_at, known_news, on_text, text_terms)
      select 'S' || n, 1, 'x', 'REGISTER', '{}', 'DAILY', false, now(), now(), '{}', true, ('''d:u' || n * 997 || '''')::tsquery
        from generate_series(1, 200) n`.execute(tx)
    return sql<News>`
      insert into register_news (application_id, is_text) select n * 997, true from generate_series(1, 100) n
      returning news_id as "newsId", application_id as "applicationId", false as "isChange", true as "isText"`.execute(
      tx,
    )
  })
  const plan = await planOf(fresh.db, textCandidatesQuery(news.rows))
  const whole = nodesOf(plan).filter((node) => node['Node Type'] === 'Seq Scan')
  const names = whole.map((node) => node['Relation Name'])
  for (const table of ['case_text', 'register_entry']) expect(names).not.toContain(table)
  expect(pagesRead(plan)).toBeLessThan(2_000)
})
