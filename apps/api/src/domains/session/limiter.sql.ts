import type { Db } from '@saki/db'
import { daysBefore } from '@saki/domain/dates/durations'
import { sql } from 'kysely'

export async function insertAttempts(db: Db, buckets: string[], now: Date): Promise<number[]> {
  const made = await sql<{ attempt_id: number }>`
    insert into attempt (bucket, made_at) select bucket, ${now} from unnest(${buckets}::text[]) as bucket returning attempt_id`.execute(
    db,
  )
  return made.rows.map((row) => row.attempt_id)
}

export async function attemptsBefore(db: Db, buckets: string[], own: number[], since: Date) {
  const found = await sql<{ bucket: string; count: number; last: Date }>`
    select bucket, count(*)::int as count, max(made_at) as last from attempt
    where bucket = any(${buckets}::text[]) and made_at > ${since} and attempt_id <> all(${own}::bigint[]) group by bucket`.execute(
    db,
  )
  return found.rows
}

export async function countAttempts(db: Db, bucket: string, since: Date): Promise<number> {
  const found = await sql<{ count: number }>`
    select count(*)::int as count from attempt where bucket = ${bucket} and made_at > ${since}`.execute(db)
  return found.rows[0]?.count ?? 0
}

export async function removeAttempts(db: Db, ids: number[]): Promise<void> {
  await sql`delete from attempt where attempt_id = any(${ids}::bigint[])`.execute(db)
}

export async function removeBuckets(db: Db, buckets: string[]): Promise<void> {
  await sql`delete from attempt where bucket = any(${buckets}::text[])`.execute(db)
}

/** Deletes expired attempts, captchas, tokens and sessions. Run it hourly. */
export async function sweepExpired(db: Db, now: Date): Promise<void> {
  await sql`delete from attempt where made_at < ${daysBefore(now, 2)}`.execute(db)
  await sql`delete from captcha_spent where expires_at < ${now}`.execute(db)
  await sql`delete from user_token where expires_at < ${daysBefore(now, 30)}`.execute(db)
  await sql`delete from session where expires_at < ${daysBefore(now, 90)}`.execute(db)
}
