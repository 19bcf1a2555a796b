import { prepared, type Db } from '@saki/db'
import { sql } from 'kysely'

import { casesWithin, type Reach } from './access.ts'

/** Those of these cases that the asker may read. */
export async function readableOf(db: Db, reach: Reach, applicationIds: readonly number[]): Promise<Set<number>> {
  const { rows } = await sql<{ id: number }>`${prepared}
    select a.application_id as id from application a where a.application_id = any(${applicationIds}::bigint[]) and ${casesWithin(reach)}`.execute(
    db,
  )
  return new Set(rows.map(({ id }) => id))
}
