import { tables, type Db } from '@saki/db'
import { daysBefore } from '@saki/domain/dates/durations'

export async function insertAttempts(db: Db, buckets: string[], now: Date): Promise<number[]> {
  const made = await tables(db)
    .insertInto('attempt')
    .values(buckets.map((bucket) => ({ bucket, madeAt: now })))
    .returning('attemptId')
    .execute()
  return made.map(({ attemptId }) => attemptId)
}

export function attemptsBefore(db: Db, buckets: string[], own: number[], since: Date) {
  return tables(db)
    .selectFrom('attempt')
    .select((eb) => ['bucket', eb.fn.countAll<number>().as('count'), eb.fn.max('madeAt').as('last')])
    .where('bucket', '=', (eb) => eb.fn.any(eb.val(buckets)))
    .where('madeAt', '>', since)
    .where((eb) => eb.not(eb('attemptId', '=', eb.fn.any(eb.val(own)))))
    .groupBy('bucket')
    .execute()
}

export async function countAttempts(db: Db, bucket: string, since: Date): Promise<number> {
  const found = await tables(db)
    .selectFrom('attempt')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('bucket', '=', bucket)
    .where('madeAt', '>', since)
    .executeTakeFirst()
  return found?.count ?? 0
}

export async function removeAttempts(db: Db, ids: number[]): Promise<void> {
  await tables(db)
    .deleteFrom('attempt')
    .where('attemptId', '=', (eb) => eb.fn.any(eb.val(ids)))
    .execute()
}

export async function removeBuckets(db: Db, buckets: string[]): Promise<void> {
  await tables(db)
    .deleteFrom('attempt')
    .where('bucket', '=', (eb) => eb.fn.any(eb.val(buckets)))
    .execute()
}

/** Deletes expired attempts, captchas, tokens and sessions. Run it hourly. */
export async function sweepExpired(db: Db, now: Date): Promise<void> {
  await tables(db).deleteFrom('attempt').where('madeAt', '<', daysBefore(now, 2)).execute()
  await tables(db).deleteFrom('captchaSpent').where('expiresAt', '<', now).execute()
  await tables(db).deleteFrom('userToken').where('expiresAt', '<', daysBefore(now, 30)).execute()
  await tables(db).deleteFrom('session').where('expiresAt', '<', daysBefore(now, 90)).execute()
}
