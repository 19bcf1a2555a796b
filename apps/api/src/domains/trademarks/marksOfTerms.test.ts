import type { Db } from '@saki/db'
import { freshDatabase, type FreshDatabase } from '@saki/db/testing'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { listMarksOfWordGroups, listMarksWithAny, type MarkScope } from './markIndex.sql.ts'
import { findMarksByPart } from './marksByPart.ts'
import { wantedWords } from './severalWords.ts'

const MARKS = 4_000
const ALL = 1_000_000
const FREQUENT = new Set(['kopi', 'jaya', 'panjang'])
const PUBLIC: MarkScope = { everything: false, stages: ['running', 'registered'], classes: [] }

let fresh: FreshDatabase

/** Marks of one to four words, some with a reading, unpublished or ended; and, older than these, marks of kopi and jaya that have ended. */
beforeAll(async () => {
  fresh = await freshDatabase()
  await fresh.db.connection().execute(async (one) => {
    await sql`set session_replication_role = replica`.execute(one)
    await sql`insert into mark_entry
      select n, true, 'ended', '2001-01-01', 8, '{kopi,jaya}', '{}', '{30}', mark_name_key('{kopi,jaya}') from generate_series(-3000, -1) n`.execute(
      one,
    )
    await sql`insert into mark_entry
      select n, n % 6 > 0, (array['running', 'registered', 'ended'])[1 + n % 3], '2020-01-01', length(array_to_string(w, '')), w,
             case when n % 9 = 0 then array['cha', 'jaya'] else '{}' end, array[1 + n % 45, 1 + n % 7]::smallint[], mark_name_key(w)
        from generate_series(0, ${MARKS - 1}::int) n
       cross join lateral (select (array[
         case when n % 5 = 0 then 'kopi' else left(md5('a' || n % 90), 1 + n % 12) end,
         case when n % 7 = 0 then 'jaya' when n % 7 = 1 then '茶' else 'x' || n % 30 end,
         repeat('panjang', 1 + n % 5), 'kopi'])[1:1 + n % 4] as w) k`.execute(one)
    await sql`insert into mark_posting select distinct w, letters, application_id, is_public, stage, classes
      from mark_entry, unnest(words || reading) w`.execute(one)
    await sql`analyze mark_entry, mark_posting`.execute(one)
    await sql`reset all`.execute(one)
  })
}, 60_000)
afterAll(() => fresh.drop())

const found = (groups: string[][], most: number, scope = PUBLIC) =>
  listMarksOfWordGroups(fresh.db, [{ groups, isRare: false, most }], scope)
const letters = (words: readonly string[]) => [...words.join('')].length

describe('all marks with a word of every group are found, and no other', () => {
  const scopes: MarkScope[] = [
    PUBLIC,
    { ...PUBLIC, everything: true },
    { ...PUBLIC, stages: ['ended'] },
    { ...PUBLIC, stages: ['running', 'ended'] },
    { ...PUBLIC, classes: [30, 5] },
    { everything: true, stages: ['running', 'registered', 'ended'], classes: [1] },
  ]
  const sought: string[][][] = [
    [['kopi'], ['jaya']],
    [
      ['jaya', 'x4'],
      ['kopi', 'x9', 'cha'],
    ],
    [['cha'], ['kopi']],
    [['茶'], ['kopi', 'cha']],
    [['kopi'], ['kopi', 'jaya']],
    [['kopi'], ['jaya', 'x5'], ['panjang', 'panjangpanjang', 'panjangpanjangpanjang']],
    [['kopi'], ['none']],
  ]
  test.each(scopes)('in %j', async (scope) => {
    for (const groups of sought) {
      const { rows } = await sql<{ id: number }>`
        select application_id as id from mark_entry e
         where ${sql.join(
           groups.map((group) => sql`(e.words || e.reading) && ${group}::text[]`),
           sql` and `,
         )} and (${scope.everything} or is_public) and stage = any (${scope.stages}::text[])
           and (${scope.classes.length === 0} or classes && ${scope.classes}::smallint[]) order by 1`.execute(fresh.db)
      const known = groups.map((group) => group.map((word) => ({ word, isFrequent: FREQUENT.has(word) })))
      const ways = [[{ groups, isRare: false, most: ALL }], wantedWords(known, ALL)]
      // Of a search for rare words at most two thousand rows are read.
      if (rows.length < 2_000) ways.push([{ groups, isRare: true, most: ALL }])
      for (const wanted of ways) {
        const ids = (await listMarksOfWordGroups(fresh.db, wanted, scope)).map(({ applicationId }) => applicationId)
        expect([...new Set(ids)].toSorted((a, b) => a - b)).toEqual(rows.map(({ id }) => id))
      }
    }
  })
})

test('of rare words the shortest marks are given, twice as many as wanted', async () => {
  const groups = [['kopi'], ['jaya']]
  const all = await listMarksOfWordGroups(fresh.db, [{ groups, isRare: true, most: ALL }], PUBLIC)
  const given = await listMarksOfWordGroups(fresh.db, [{ groups, isRare: true, most: 10 }], PUBLIC)
  expect(given).toEqual(all.slice(0, 20))
  const lengths = given.map(({ words }) => letters(words))
  expect(lengths).toEqual(lengths.toSorted((a, b) => a - b))
})

test('of more marks than are wanted the shortest are given, of one length as many as wanted', async () => {
  const groups = [['kopi'], ['jaya']]
  const scope: MarkScope = { everything: true, stages: ['ended', 'registered'], classes: [] }
  const all = (await found(groups, ALL, scope)).map(({ words, reading }) => letters([...words, ...reading]))
  for (const most of [1, 5, 40]) {
    const given = (await found(groups, most, scope)).map(({ words, reading }) => letters([...words, ...reading]))
    const expected = all.toSorted((a, b) => a - b).filter((one, at, sorted) => at - sorted.indexOf(one) < most)
    expect(given.toSorted((a, b) => a - b)).toEqual(expected.slice(0, 2 * most))
  }
})

async function rowsRead(tx: Db): Promise<number> {
  const { rows } = await sql<{ read: number }>`
    select pg_stat_get_xact_tuples_fetched('mark_entry'::regclass)::int as read`.execute(tx)
  return rows[0]?.read ?? 0
}

test('rows of ended marks with the same words are not read by a search for the others', async () => {
  const { given, read } = await fresh.db.transaction().execute(async (tx) => {
    const before = await rowsRead(tx)
    const marks = await listMarksOfWordGroups(tx, [{ groups: [['kopi'], ['jaya']], isRare: false, most: 80 }], PUBLIC)
    return { given: marks.length, read: (await rowsRead(tx)) - before }
  })
  expect(given).toBeGreaterThan(20)
  // Of the others, those that are not published.
  expect(read).toBeLessThanOrEqual(1.5 * given)
  expect(read).toBeGreaterThanOrEqual(given)
})

test('marks with any of the words: the shortest, as when all are sorted by their letters', async () => {
  const words = ['kopi', 'jaya', '茶', 'cha', 'none', ...Array.from({ length: 30 }, (_, n) => `x${n}`)]
  for (const scope of [PUBLIC, { ...PUBLIC, classes: [5] }, { ...PUBLIC, stages: ['ended' as const] }])
    for (const most of [1, 19, 21, 300, 5_000]) {
      const { rows } = await sql<{ id: number }>`
        select application_id as id from mark_entry e
         where (words || reading) && ${words}::text[] and is_public and stage = any (${scope.stages}::text[])
           and (${scope.classes.length === 0} or classes && ${scope.classes}::smallint[])
         order by letters, application_id limit ${most}`.execute(fresh.db)
      const given = await listMarksWithAny(fresh.db, words, scope, most)
      expect(given.map(({ applicationId }) => applicationId)).toEqual(rows.map(({ id }) => id))
    }
})

test('marks of which several searches tell are counted once', async () => {
  await fresh.db.connection().execute(async (one) => {
    await sql`set session_replication_role = replica`.execute(one)
    await sql`insert into mark_entry
      select 10000 + n, true, 'registered', '2020-01-01', 17, w, '{}', '{25}', mark_name_key(w)
        from generate_series(1, 160) n, (select '{batik,batikan,sutra}'::text[] as w) k`.execute(one)
    await sql`select keep_words('{batik,batikan,sutra}')`.execute(one)
    await sql`update mark_word set is_frequent = word <> 'batikan'`.execute(one)
    await sql`reset all`.execute(one)
  })
  const { marks, isCut } = await findMarksByPart(fresh.db, { name: 'batik sutr', match: 'contains' }, PUBLIC)
  expect(marks).toHaveLength(160)
  expect(isCut).toBe(false)
})

test('a word with the signs of a query is looked for as it is', async () => {
  for (const word of ["ko'pi", 'kopi&jaya', 'ko\\pi', 'kopi:*', '!kopi', '_', "') | ('kopi"])
    expect(await found([['kopi'], [word]], 80)).toEqual([])
})

test('length_step and terms_of_mark divide lengths alike, and longer marks are never in an earlier step', async () => {
  const { rows } = await sql<{ step: number; word: string }>`
    select length_step(n) as step, word
      from generate_series(1, 1700) n, unnest(terms_of_mark('running', array[repeat('x', n)], '{}')) word
     where word like '%x' and word not like chr(96) || '%' order by n`.execute(fresh.db)
  expect(rows).toHaveLength(1_700)
  expect(rows.map(({ word }) => word.charCodeAt(0) - 96)).toEqual(rows.map(({ step }) => step))
  expect(rows.map(({ step }) => step)).toEqual(rows.map(({ step }) => step).toSorted((a, b) => a - b))
  expect(rows.at(-1)?.step).toBe(26)
})
