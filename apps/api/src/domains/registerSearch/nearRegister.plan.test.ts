import type { FreshDatabase } from '@saki/db/testing'
import type { RawBuilder } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { bigRegister } from '../../testing/bigRegister.ts'
import { nodesOf, pagesRead, planOf } from '../../testing/queryPlan.ts'
import { representedQuery } from '../desk/find.sql.ts'
import { wordsNearQuery } from './searchTries.ts'
import { suggestedQuery } from './suggestRegister.ts'

let fresh: FreshDatabase
beforeAll(async () => {
  fresh = await bigRegister()
}, 300_000)
afterAll(() => fresh.drop())

/** Pages that a statement reads when it runs a second time, and the tables of the register that it reads whole. */
async function costOf(query: RawBuilder<unknown>): Promise<{ pages: number; whole: string[] }> {
  await query.execute(fresh.db)
  const plan = await planOf(fresh.db, query)
  const whole = nodesOf(plan).flatMap((node) => (node['Node Type'] === 'Seq Scan' ? [node['Relation Name'] ?? ''] : []))
  return { pages: pagesRead(plan), whole }
}

test.each([
  ['the representative of one case of three', 'budi'],
  ['the first letters of a name that one case of three has', 'bud'],
  ['the representative of few', 'rcfcd20'],
  ['nobody', 'zzzz'],
  ['letters with which every name begins', '--r'],
])('%s: cases are found by their representative without reading the register', async (_what, words) => {
  const { pages, whole } = await costOf(representedQuery(words, 20))
  expect(whole).not.toContain('register_entry')
  expect(pages).toBeLessThanOrEqual(60)
})

test.each<[string, string, string[]]>([
  ['a frequent word', 'kopi', []],
  ['two letters', 'ko', []],
  ['a rare word', 'a77 b7', []],
  ['an owner', 'pt 5f', []],
  ['a frequent beginning, of a right that nobody has', 'kopi', ['P']],
])('%s: titles and owners are offered from the order of the alphabet', async (_what, key, letters) => {
  const { pages, whole } = await costOf(suggestedQuery(key, letters))
  expect(whole).not.toContain('register_entry')
  expect(pages).toBeLessThanOrEqual(letters.length === 0 ? 60 : 1_200)
})

test('other spellings of eight words read the words near them alone', async () => {
  const { pages, whole } = await costOf(
    wordsNearQuery(['kopu', 'jyaa', 'koppi', 'a77x', 'zzzzzzzz', '5f93f983', 'cfcd208490x', 'jay']),
  )
  expect(whole).not.toContain('register_word')
  expect(pages).toBeLessThanOrEqual(400)
})
