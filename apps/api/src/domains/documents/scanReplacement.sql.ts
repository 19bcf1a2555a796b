import { tables, type Db, type Tables } from '@saki/db'
import { sql, type Insertable, type RawBuilder } from 'kysely'

/** A scan that was replaced; `fileName` is null when there was none. */
export interface ReplacedScan {
  fileName: string | null
  replacedAt: string
  replacedBy: string
  reason: string
}

/** Stores that a scan was replaced. */
export async function insertReplacement(tx: Db, replacement: Insertable<Tables['scanReplacement']>): Promise<void> {
  await tables(tx).insertInto('scanReplacement').values(replacement).execute()
}

/** Replaced scans as JSON, oldest first. `of`: condition on `scan_replacement` under the alias s. */
export const formerScans = (of: RawBuilder<unknown>): RawBuilder<ReplacedScan[]> => sql`(
  select coalesce(json_agg(json_build_object('fileName', f.file_name, 'replacedAt', s.made_at, 'replacedBy', u.full_name, 'reason', s.reason)
                    order by s.replacement_id), '[]')
    from scan_replacement s join app_user u on u.user_id = s.made_by left join stored_file f on f.file_id = s.former_id
   where ${of})`
