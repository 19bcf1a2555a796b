import type { Db } from '@saki/db'
import type { DraftData } from '@saki/domain/forms/form'
import { sql } from 'kysely'

export interface SavedVersion {
  rowVersion: number
  savedAt: Date
  device: string
  savedBy: string
  data: DraftData
}

/** One page of the stored saves, newest first, and one more to compare the last one with. */
export async function listSavedVersions(
  db: Db,
  tempId: string,
  { limit, offset }: { limit: number; offset: number },
): Promise<SavedVersion[]> {
  const found = await sql<SavedVersion>`
    select v.row_version as "rowVersion", v.saved_at as "savedAt", v.device, u.full_name as "savedBy", v.data
      from draft_version v join draft d using (temp_id) join app_user u on u.user_id = coalesce(v.saved_by, d.owner_id)
     where v.temp_id = ${tempId} order by v.row_version desc limit ${limit + 1} offset ${offset}`.execute(db)
  return found.rows
}

export async function countVersions(db: Db, tempId: string): Promise<number> {
  const found = await sql<{ total: number }>`
    select count(*)::int as total from draft_version where temp_id = ${tempId}`.execute(db)
  return found.rows[0]?.total ?? 0
}
