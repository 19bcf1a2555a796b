import type { Db } from '@saki/db'
import { sql } from 'kysely'

/**
 * Whether this database was restored from a backup and not reopened yet. The triggers closed_after_restore refuse what issues a number
 * or moves a case (SK001); this is for work that would otherwise begin in vain.
 */
export async function isClosed(db: Db): Promise<boolean> {
  const { rows } = await sql<{ closed: boolean }>`
    select exists (select from restored_backup where reopened_at is null) as closed`.execute(db)
  return rows[0]?.closed ?? false
}
