import { tables, type Db } from '@saki/db'
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
  const { rows } = await sql<{ isHeld: boolean }>`
    update upload_session set
      held_by = case when held_until > ${now} then held_by else ${holder} end,
      is_wanted = coalesce(held_until > ${now}, false),
      held_until = case when held_until > ${now} then held_until else ${until} end
    where upload_id = ${uploadId} returning held_by = ${holder} as "isHeld"`.execute(db)
  const [row] = rows
  return row === undefined ? 'gone' : row.isHeld ? 'held' : 'busy'
}

/** Extends the lease. Undefined when it was lost; `isWanted`: another request waits for it. */
export function prolongClaim(db: Db, uploadId: string, { holder, until }: { holder: string; until: Date }) {
  return tables(db)
    .updateTable('uploadSession')
    .set({ heldUntil: until })
    .where('uploadId', '=', uploadId)
    .where('heldBy', '=', holder)
    .returning('isWanted')
    .executeTakeFirst()
}

/** Releases an upload that `holder` leases; does nothing when another holder has it. */
export async function releaseClaim(db: Db, uploadId: string, holder: string): Promise<void> {
  await tables(db)
    .updateTable('uploadSession')
    .set({ heldBy: null, heldUntil: null, isWanted: false })
    .where('uploadId', '=', uploadId)
    .where('heldBy', '=', holder)
    .execute()
}
