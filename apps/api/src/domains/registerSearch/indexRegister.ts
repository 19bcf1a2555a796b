import type { Db } from '@saki/db'
import { sql } from 'kysely'

import { eachWaiting } from '../../eachWaiting.ts'

/** Cases that are added in one run. */
const MOST = 5_000

/**
 * Adds cases that got their number and still wait to the search of the register, each in a transaction of its own; returns how many.
 * Parties and officers find them from then on, others when they are published.
 */
export async function indexWaitingCases(db: Db): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select application_id as id from register_waiting order by application_id limit ${MOST}`.execute(db)
  return eachWaiting(
    rows.map(({ id }) => id),
    (id) => indexCase(db, id),
  )
}

/** Adds one of them. Idempotent. */
export async function indexCase(db: Db, applicationId: number): Promise<void> {
  await sql`select keep_register(${applicationId}, true)`.execute(db)
}
