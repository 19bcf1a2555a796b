import { tables, type Db } from '@saki/db'
import type { DraftData } from '@saki/domain/forms/form'

export interface DraftVersion {
  rowVersion: number
  savedAt: Date
  device: string
}

/** Saved states of a draft, newest first, at most 200. */
export function listVersions(db: Db, tempId: string): Promise<DraftVersion[]> {
  return tables(db)
    .selectFrom('draftVersion')
    .select(['rowVersion', 'savedAt', 'device'])
    .where('tempId', '=', tempId)
    .orderBy('rowVersion', 'desc')
    .limit(200)
    .execute()
}

/** A saved state of a draft of this owner. Versions are deleted after 30 days. */
export function findVersion(
  db: Db,
  ownerId: number,
  tempId: string,
  rowVersion: number,
): Promise<(DraftVersion & { data: DraftData }) | undefined> {
  return tables(db)
    .selectFrom('draftVersion as v')
    .innerJoin('draft as d', 'd.tempId', 'v.tempId')
    .select(['v.rowVersion', 'v.savedAt', 'v.device', 'v.data'])
    .where('v.tempId', '=', tempId)
    .where('v.rowVersion', '=', rowVersion)
    .where('d.ownerId', '=', ownerId)
    .$narrowType<{ data: DraftData }>()
    .executeTakeFirst()
}
