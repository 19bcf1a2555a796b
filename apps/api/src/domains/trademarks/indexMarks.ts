import type { Db } from '@saki/db'
import { sql } from 'kysely'

import { eachWaiting } from '../../eachWaiting.ts'

/** Marks that are indexed in one run. */
const MOST = 5_000

/**
 * Adds marks that got their number and still wait to the index of marks, each in a transaction of its own; returns how many. Officers find
 * them from then on, others when they are published.
 */
export async function indexWaitingMarks(db: Db): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select application_id as id from mark_waiting order by application_id limit ${MOST}`.execute(db)
  return eachWaiting(
    rows.map(({ id }) => id),
    (id) => indexMark(db, id),
  )
}

/** Adds one of them. Idempotent; does nothing for other rights. */
export async function indexMark(db: Db, applicationId: number): Promise<void> {
  await sql`select keep_mark(${applicationId}, true)`.execute(db)
}

/** Counts anew which words are in many marks, by which searches decide what to read first. */
export async function countFrequentWords(db: Db): Promise<void> {
  await sql`select count_frequent_words()`.execute(db)
}
