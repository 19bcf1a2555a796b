import type { Db } from '@saki/db'
import { sql } from 'kysely'

/**
 * Whether this database was restored from a backup and not reopened yet. The triggers closed_after_restore already refuse to issue numbers
 * and move cases (SK001); callers check this to skip work that would fail.
 */
export async function isClosed(db: Db): Promise<boolean> {
  const { rows } = await sql<{ closed: boolean }>`
    select exists (select from restored_backup where reopened_at is null) as closed`.execute(db)
  return rows[0]?.closed ?? false
}
