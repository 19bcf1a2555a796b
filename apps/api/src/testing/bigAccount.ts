import { filledDatabase, type FreshDatabase } from '@saki/db/testing'
import { sql } from 'kysely'

import { loadRights } from '../domains/workflow/loadRights.ts'
import { BULK_FILED_AT, fillAccount, vacuum } from './bulkCases.ts'
import { seedUser } from './cases.ts'

export interface BigAccount {
  database: FreshDatabase
  ownerId: number
  /** The first number used, as `fillAccount` returns it. */
  first: number
}

/** A database with one account of `count` cases and one of a hundred, vacuumed; the tests of a run share the work of filling it. */
export async function bigAccount(count: number): Promise<BigAccount> {
  const email = 'firma.besar@contoh.id'
  const database = await filledDatabase('bigaccount', async (db) => {
    await loadRights(db)
    const large = await seedUser(db, email, BULK_FILED_AT)
    await fillAccount(db, await seedUser(db, 'kecil@contoh.id', BULK_FILED_AT), 100)
    await fillAccount(db, large, count)
    await vacuum(db)
  })
  const { rows } = await sql<{ id: number }>`select user_id as id from app_user where email = ${email}`.execute(
    database.db,
  )
  const ownerId = rows[0]?.id ?? 0
  return { database, ownerId, first: ownerId * 1_000_000 }
}
