import { transact } from '@saki/db'
import { freshDatabase, type FreshDatabase } from '@saki/db/testing'
import { parseRegisterQuery } from '@saki/domain/search/parseRegisterQuery'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { spanOf } from '../../pageCursor.ts'
import { nodesOf, pagesRead, planOf, type QueryPlan } from '../../testing/queryPlan.ts'
import type { News } from '../savedSearches/news.sql.ts'
import { textCandidatesQuery } from '../savedSearches/textNews.sql.ts'
import { countedEntriesQuery, countQuery, orderedEntriesQuery } from './entries.sql.ts'
import { withFoundTexts } from './findTexts.ts'

const PATENTS = 100_000
/** Pages that a search may read when it finds few patents, and when it finds a fifth of them. */
const FEW = 300
const MANY = 12_000

let fresh: FreshDatabase
beforeAll(async () => {
  fresh = await freshDatabase()
  await fill()
}, 300_000)
afterAll(() => fresh.drop())

/** Patents whose descriptions have biji in one of five, kopi in one of seven, the pair in one of 35, and a word of their own. */
async function fill(): Promise<void> {
  await fresh.db.connection().execute(async (one) => {
    await sql`set session_replication_role = replica`.execute(one)
    await sql`set statement_timeout = 0`.execute(one)
    await sql`insert into register_entry
      select n, true, 1, 'P', 'registered', 'P002020' || lpad(n::text, 6, '0'), '', '', 20200000000000 + n, 'alat', 'pt', date '2005-01-01' + n % 5000,
             date '2006-01-01' + n % 5000, '-infinity', 'infinity', null, '{ID}', '{A23N}', ' alat ', ' pt ', '', array_to_tsvector(array['f:P', 'h:A23N'])
        from generate_series(1, ${PATENTS}::int) n`.execute(one)
    await sql`insert into case_text
      select n, true, '', array_to_tsvector(array_remove(array['d:u' || n, case when n % 5 = 0 then 'd:biji' end,
             case when n % 7 = 0 then 'd:kopi' end, case when n % 35 = 0 then 'dp:biji kopi' end, 'dw:u' || n], null)
             || array(select 'd:w' || (n * k) % 40000 from generate_series(1, 20) k))
        from generate_series(1, ${PATENTS}::int) n`.execute(one)
    await sql`vacuum analyze register_entry, case_text`.execute(one)
    await sql`reset all`.execute(one)
  })
}

const scans = (plan: QueryPlan) => nodesOf(plan).map((node) => node['Node Type'])

test.each([
  ['a rare word', 'deskripsi:u777', 1, FEW],
  ['the beginning of a rare word', 'deskripsi:u7770*', 11, FEW],
  ['a rare word beside a frequent one', 'deskripsi:biji deskripsi:u70005', 1, FEW],
  ['a phrase', 'deskripsi:"biji kopi"', 2857, MANY],
  ['a frequent word', 'deskripsi:biji', 20_000, MANY],
  ['a frequent word in any part', 'naskah:biji', 20_000, MANY],
  ['all but a frequent word', 'ipc:A23N -deskripsi:biji', 80_000, MANY],
])('%s reads no whole table', async (_what, text, total, most) => {
  const typed = parseRegisterQuery(text).query
  const query = await withFoundTexts(fresh.db, typed, 'public')
  const looked = await planOf(fresh.db, sql`select texts_with('''d:biji'''::tsquery, false)`)
  expect(pagesRead(looked)).toBeLessThan(MANY)
  const span = spanOf({ page: 1, size: 10 }, 10_000, false)
  const entries = total > 10_000 ? orderedEntriesQuery : countedEntriesQuery
  const page = await planOf(fresh.db, entries(query, 'public', { sort: '-filed', span }))
  expect(scans(page)).not.toContain('Seq Scan')
  expect(pagesRead(page)).toBeLessThanOrEqual(most)
  const { rows } = await countQuery(query, 'public').execute(fresh.db)
  expect(rows[0]?.total).toBe(Math.min(total, 10_001))
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
