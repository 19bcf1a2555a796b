import { tables, type Db } from '@saki/db'
import type { DraftData } from '@saki/domain/forms/form'

export interface SavedVersion {
  rowVersion: number
  savedAt: Date
  device: string
  savedBy: string
  data: DraftData
}

/** One page of the stored saves, newest first, and one more to compare the last one with. */
export function listSavedVersions(
  db: Db,
  tempId: string,
  { limit, offset }: { limit: number; offset: number },
): Promise<SavedVersion[]> {
  return tables(db)
    .selectFrom('draftVersion as v')
    .innerJoin('draft as d', 'd.tempId', 'v.tempId')
    .innerJoin('appUser as u', (join) => join.on((eb) => eb('u.userId', '=', eb.fn.coalesce('v.savedBy', 'd.ownerId'))))
    .select(['v.rowVersion', 'v.savedAt', 'v.device', 'u.fullName as savedBy', 'v.data'])
    .where('v.tempId', '=', tempId)
    .orderBy('v.rowVersion', 'desc')
    .limit(limit + 1)
    .offset(offset)
    .$narrowType<{ data: DraftData }>()
    .execute()
}

export async function countVersions(db: Db, tempId: string): Promise<number> {
  const found = await tables(db)
    .selectFrom('draftVersion')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('tempId', '=', tempId)
    .executeTakeFirst()
  return found?.total ?? 0
}
