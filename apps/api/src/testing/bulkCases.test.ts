import { freshDatabase, type FreshDatabase } from '@saki/db/testing'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { loadRights } from '../domains/workflow/loadRights.ts'
import { loadStates } from '../domains/workflow/loadStates.ts'
import { BULK_FILED_AT, fillAccount } from './bulkCases.ts'
import { seedUser } from './cases.ts'

let fresh: FreshDatabase
beforeAll(async () => {
  fresh = await freshDatabase()
})
afterAll(() => fresh.drop())

async function keptCases() {
  const { rows } = await sql`
    select l.*, w.words, (select sum(n)::int from case_tally t where (t.owner_id, t.file_typ, t.list_group) = (l.owner_id, l.file_typ, l.list_group)) as n
      from case_list l join case_words w using (application_id) order by 1`.execute(fresh.db)
  return rows
}

test('the cases of a filled account are kept as keep_cases keeps them', async () => {
  await loadRights(fresh.db)
  await loadStates(fresh.db)
  await fillAccount(fresh.db, await seedUser(fresh.db, 'firma@contoh.id', BULK_FILED_AT), 60)
  const filled = await keptCases()
  expect(filled).toHaveLength(60)
  await sql`truncate case_list, case_words, case_tally`.execute(fresh.db)
  await sql`select keep_cases(array(select application_id from application))`.execute(fresh.db)
  expect(filled).toEqual(await keptCases())
})
