import { tables, type Db } from '@saki/db'

/**
 * Whether this database was restored from a backup and not reopened yet. The triggers closed_after_restore already refuse to issue numbers
 * and move cases (SK001); callers check this to skip work that would fail.
 */
export async function isClosed(db: Db): Promise<boolean> {
  const restored = await tables(db)
    .selectFrom('restoredBackup')
    .select('restoreId')
    .where('reopenedAt', 'is', null)
    .limit(1)
    .executeTakeFirst()
  return restored !== undefined
}
