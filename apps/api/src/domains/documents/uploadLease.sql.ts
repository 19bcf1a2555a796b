import type { Db } from '@saki/db'
import { sql } from 'kysely'

export type LeaseClaim = 'held' | 'busy' | 'gone'

/**
 * Leases a free upload to `holder` until `until`. `busy`: another holder has it and is flagged that it is wanted. `gone`: no such
 * upload.
 */
export async function claimUpload(
  db: Db,
  uploadId: string,
  { holder, now, until }: { holder: string; now: Date; until: Date },
): Promise<LeaseClaim> {
  const { rows } = await sql<{ is_held: boolean }>`
    update upload_session set
      held_by = case when held_until > ${now} then held_by else ${holder} end,
      is_wanted = coalesce(held_until > ${now}, false),
      held_until = case when held_until > ${now} then held_until else ${until} end
    where upload_id = ${uploadId} returning held_by = ${holder} as is_held`.execute(db)
  const [row] = rows
  return row === undefined ? 'gone' : row.is_held ? 'held' : 'busy'
}

/** Extends the lease. Undefined when it was lost; `is_wanted`: another request waits for it. */
export async function prolongClaim(
  db: Db,
  uploadId: string,
  { holder, until }: { holder: string; until: Date },
): Promise<{ is_wanted: boolean } | undefined> {
  const { rows } = await sql<{ is_wanted: boolean }>`
    update upload_session set held_until = ${until} where upload_id = ${uploadId} and held_by = ${holder} returning is_wanted`.execute(
    db,
  )
  return rows[0]
}

export async function releaseClaim(db: Db, uploadId: string, holder: string): Promise<void> {
  await sql`update upload_session set held_by = null, held_until = null, is_wanted = false
    where upload_id = ${uploadId} and held_by = ${holder}`.execute(db)
}
