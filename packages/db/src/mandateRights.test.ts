import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { freshDatabase, type FreshDatabase } from './testing.ts'

let database: FreshDatabase
beforeAll(async () => {
  database = await freshDatabase()
})
afterAll(() => database.drop())

/** The accounts do not exist, so that rights that are accepted fail by the foreign key. */
const insert = (rights: (string | null)[]) =>
  sql`insert into mandate (principal_id, agent_user_id, rights, power, valid_from, created_at)
      values (1, 2, ${rights}::text[], 'read', '2026-03-02', now())`.execute(database.db)

test.each([[[]], [['PT']], [['p']], [['P', '']], [['P', null]], [['P,T']]])(
  'mandate.rights refuses %j',
  async (rights) => {
    await expect(insert(rights)).rejects.toThrow('mandate_rights_check')
  },
)

test.each([[['P']], [['D', 'P', 'T']]])('mandate.rights accepts %j', async (rights) => {
  await expect(insert(rights)).rejects.toThrow('mandate_principal_id_fkey')
})
