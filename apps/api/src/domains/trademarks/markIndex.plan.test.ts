import { freshDatabase, type FreshDatabase } from '@saki/db/testing'
import { sql, type RawBuilder } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import {
  listMarksNamed,
  listMarksOfWords,
  marksOfTermsQuery,
  marksNamedQuery,
  marksOfWordsQuery,
  marksWithQuery,
  type MarkScope,
} from './markIndex.sql.ts'

const FEW = 3_000
const MANY = 30_000
/** Ten times as many marks may cost this many times the pages: one more level of a tree, and a fuller first page. */
const MOST_GROWTH = 1.6

const PUBLIC = { everything: false, stages: ['running', 'registered'], classes: [] } as const
const groups = [['kopi'], ['5f93f983', 'c4ca4238']]

let fresh: FreshDatabase
const few = new Map<string, number>()

/** Pairs of which few marks consist, as of the most that are looked up. */
const partial = Array.from({ length: 1_200 }, (_, at) => ['kopi', `w${at}`])
const searches: [string, RawBuilder<unknown>][] = [
  ['words alike to a frequent word', sql`select * from words_like('kopi')`],
  ['words alike to a word of one mark', sql`select * from words_like('5f93f983')`],
  ['words alike to none', sql`select * from words_like('zzzzzzzz')`],
  [
    'the shortest marks with frequent words',
    sql`select * from marks_with('{kopi,jaya}', '{1,1}', '{0.5,0.5}', false, '{running,registered}', null, 120)`,
  ],
  [
    'exactly the words',
    sql`select * from marks_of_words('{kopi,jaya,cfcd20849}', false, '{running,registered}', null, 301)`,
  ],
  [
    'marks that begin with a letter',
    sql`select * from marks_starting('{k}', false, '{running,registered}', null, 301)`,
  ],
  ['the shortest words that begin with two letters', sql`select * from words_holding('ko', 201)`],
  [
    'marks with any of two words',
    sql`select * from marks_with_any('{kopi,5f93f983}', false, '{running,registered}', null, 301)`,
  ],
  ['rows of the shortest marks', marksWithQuery([{ word: 'kopi', weight: 1, part: 0.5 }], PUBLIC, 120)],
  ['rows of marks with a frequent and a rare word', marksOfTermsQuery([{ groups, isRare: true, most: 80 }], PUBLIC)],
  [
    'rows of marks with two frequent words',
    marksOfTermsQuery([{ groups: [['kopi'], ['jaya']], isRare: false, most: 80 }], PUBLIC),
  ],
  ['rows of names of some words', marksNamedQuery(partial, PUBLIC, 20)],
  ['rows of exactly the words', marksOfWordsQuery(['kopi', 'jaya', 'cfcd20849'], PUBLIC, 301)],
]

beforeAll(async () => {
  fresh = await freshDatabase()
  await fill(0, FEW)
  for (const [name, search] of searches) few.set(name, await pagesOf(search))
  await fill(FEW, MANY)
}, 120_000)
afterAll(() => fresh.drop())

/** Marks of three words: kopi in one of five, jaya in one of seven, and one of their own that looks like no other. */
async function fill(from: number, to: number): Promise<void> {
  await fresh.db.connection().execute(async (one) => {
    await sql`set session_replication_role = replica`.execute(one)
    await sql`set statement_timeout = 0`.execute(one)
    // Until the commit is on the disk, vacuum cannot mark pages as visible to all.
    await sql`set synchronous_commit = on`.execute(one)
    await sql`insert into mark_entry
      select n, true, 'registered', '2020-01-01', length(array_to_string(w, '')), w, '{}', array[1 + n % 45], mark_name_key(w)
        from generate_series(${from}::int, ${to - 1}::int) n
       cross join lateral (select array[case when n % 5 = 0 then 'kopi' else md5('a' || n % 900) end, case when n % 7 = 0 then 'jaya' else md5('b' || n % 800) end, left(md5(n::text), 9)] as w) k`.execute(
      one,
    )
    await sql`insert into mark_posting select w, letters, application_id, true, stage, classes from mark_entry, unnest(words) w
       where application_id >= ${from}`.execute(one)
    await sql`select keep_words(array(select distinct w from mark_entry, unnest(words) w where application_id >= ${from}))`.execute(
      one,
    )
    await sql`vacuum analyze mark_entry`.execute(one)
    await sql`vacuum analyze mark_posting`.execute(one)
    await sql`vacuum analyze mark_word`.execute(one)
    await sql`reset all`.execute(one)
  })
}

/** Pages of tables and indexes that a statement reads, also those of the functions it calls. */
async function pagesOf(search: RawBuilder<unknown>): Promise<number> {
  await search.execute(fresh.db)
  const { rows } = await sql<{ 'QUERY PLAN': [{ Plan: Record<string, number> }] }>`
    explain (analyze, buffers, format json) ${search}`.execute(fresh.db)
  const { Plan: plan } = rows[0]?.['QUERY PLAN'][0] ?? { Plan: {} }
  return (plan['Shared Hit Blocks'] ?? 0) + (plan['Shared Read Blocks'] ?? 0)
}

test.each(searches)('%s: ten times as many marks cost at most 1.6 times the pages', async (name, search) => {
  const pages = await pagesOf(search)
  expect(pages).toBeGreaterThan(2)
  expect(pages, `${few.get(name)} pages with ${FEW} marks`).toBeLessThanOrEqual((few.get(name) ?? 0) * MOST_GROWTH + 40)
})

test('rows of the shortest marks are looked up one by one, however many marks the planner expects', async () => {
  const search = marksWithQuery([{ word: 'kopi', weight: 1, part: 0.5 }], PUBLIC, 120)
  // As in a large register, where the planner joins a function's marks, which it takes for thousands, with all marks.
  const plan = await fresh.db.transaction().execute(async (tx) => {
    await sql`set local enable_nestloop = off`.execute(tx)
    return JSON.stringify((await sql`explain (format json) ${search}`.execute(tx)).rows)
  })
  expect(plan).toContain('mark_entry')
  expect(plan).not.toContain('Seq Scan')
})

test('of a frequent word in a rare class at most the 5,000 shortest marks are read', async () => {
  const search = sql`select * from marks_with('{kopi}', '{1}', '{1}', false, '{running,registered}', '{30}', 120)`
  expect(await pagesOf(search)).toBeLessThanOrEqual(5_500)
})

describe('names that thousands of marks have', () => {
  const NAMES = [['bersama'], ['bersama', 'kopi'], ['kopi', 'bersama']]
  beforeAll(async () => {
    await fresh.db.connection().execute(async (one) => {
      await sql`set session_replication_role = replica`.execute(one)
      await sql`set synchronous_commit = on`.execute(one)
      await sql`
        insert into mark_entry
        select ${2 * MANY}::int + n, n % 4 > 0, (array['running', 'registered', 'ended'])[1 + n % 3], '2020-01-01', 7, w, '{}',
               array[1 + n % 45, 1 + (n + n % 2) % 45], mark_name_key(w)
          from generate_series(1, 6000) n
         cross join lateral (select string_to_array((${NAMES.map((name) => name.join(' '))}::text[])[1 + (n * 7) % 5 % 3], ' ') as w) k`.execute(
        one,
      )
      await sql`vacuum analyze mark_entry`.execute(one)
      await sql`reset all`.execute(one)
    })
  })

  test('three hundred of them are read from the index alone', async () => {
    for (const name of NAMES) expect(await pagesOf(marksOfWordsQuery(name, PUBLIC, 301))).toBeLessThanOrEqual(20)
  })

  const scopes: MarkScope[] = [
    PUBLIC,
    { ...PUBLIC, everything: true },
    { ...PUBLIC, stages: ['ended'] },
    { ...PUBLIC, classes: [30] },
    { everything: true, stages: ['running'], classes: [1, 2] },
  ]
  test.each(scopes)('marks are those whose words are the same, the newest first: %j', async (scope) => {
    const { everything, stages, classes } = scope
    const others = [['5f93f983', 'kopi'], ['bersama', 'bersama'], ['bersamakopi'], ['bersama', '']]
    const { rows: own } = await sql<{ words: string[] }>`
      select words from mark_entry where application_id % 6007 = 0`.execute(fresh.db)
    for (const name of [...NAMES, ...others, ...own.map(({ words }) => words)]) {
      const { rows } = await sql`
        select application_id as "applicationId", stage, classes from mark_entry
         where words = ${name}::text[] and (${everything} or is_public) and stage = any (${stages}::text[])
           and (${classes.length === 0} or classes && ${classes}::smallint[])
         order by application_id desc limit 301`.execute(fresh.db)
      expect(await listMarksOfWords(fresh.db, name, scope, 301)).toEqual(rows)
      const named = await listMarksNamed(fresh.db, [name], scope, 301)
      expect(named.map(({ applicationId }) => ({ applicationId }))).toMatchObject(
        rows.map((row) => ({ applicationId: (row as { applicationId: number }).applicationId })),
      )
    }
  })
})
