import { tables, type Db } from '@saki/db'

/** Moves a draft to the bin or back. False when the owner has no such draft, it is filed, or it was binned before `since`. Restoring sets `kept_from`. */
export async function markDeleted(
  db: Db,
  { ownerId, tempId, toBin, now, since }: { ownerId: number; tempId: string; toBin: boolean; now: Date; since: Date },
): Promise<boolean> {
  const marked = await tables(db)
    .updateTable('draft')
    .set((eb) => (toBin ? { deletedAt: eb.fn.coalesce('deletedAt', eb.val(now)) } : { deletedAt: null, keptFrom: now }))
    .where('tempId', '=', tempId)
    .where('ownerId', '=', ownerId)
    .where('submittedAt', 'is', null)
    .where((eb) => eb.or([eb('deletedAt', 'is', null), eb('deletedAt', '>', since)]))
    .executeTakeFirst()
  return marked.numUpdatedRows === 1n
}

/** Deletes versions saved before `before` (the current state is in `draft`), empties drafts binned before it, and deletes idempotency keys older than `keysBefore`. */
export async function deletePrunableDrafts(db: Db, before: Date, keysBefore: Date): Promise<void> {
  await tables(db).deleteFrom('draftVersion').where('savedAt', '<', before).execute()
  await tables(db)
    .updateTable('draft')
    .set({ data: '{}', title: '' })
    .where('deletedAt', '<', before)
    .where('data', '<>', '{}')
    .execute()
  await tables(db).deleteFrom('idempotencyKey').where('createdAt', '<', keysBefore).execute()
}
