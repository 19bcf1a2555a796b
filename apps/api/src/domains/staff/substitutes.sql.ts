import type { Db } from '@saki/db'
import type { LegalDate } from '@saki/domain/dates/legalDate'
import { sql } from 'kysely'

/** An officer, and those whom the officer replaces on a day. */
export async function officersWithReplaced(db: Db, officerId: number, day: LegalDate): Promise<number[]> {
  const { rows } = await sql<{ userId: number }>`
    select distinct user_id as "userId" from officer_absence
     where substitute_id = ${officerId}::int and ended_at is null and to_day >= ${day}::date and from_day <= ${day}::date`.execute(
    db,
  )
  return [officerId, ...rows.map(({ userId }) => userId)]
}
