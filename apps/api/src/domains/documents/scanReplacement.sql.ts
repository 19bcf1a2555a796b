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

/** The scan that is read in the place of the one that an act names: the last that was uploaded, else itself. */
export const presentScan = (named: RawBuilder<unknown>): RawBuilder<string | null> => sql`coalesce((
  select s.file_id from scan_replacement s where s.scan_id = ${named} order by s.replacement_id desc limit 1), ${named})`

/** The scan that an act names, of the stored file `f` that is read in its place; else the file itself. */
export const namedScan: RawBuilder<string> = sql`coalesce((select s.scan_id from scan_replacement s where s.file_id = f.file_id), f.file_id)`

/** The scans that are read in the place of these files; those that nothing replaced are left out. */
export async function findPresentScans(db: Db, fileIds: readonly string[]): Promise<Map<string, string>> {
  if (fileIds.length === 0) return new Map()
  const { rows } = await sql<{ scanId: string; fileId: string }>`
    select distinct on (scan_id) scan_id as "scanId", file_id as "fileId" from scan_replacement
     where scan_id = any(${fileIds}::text[]) order by scan_id, replacement_id desc`.execute(db)
  return new Map(rows.map(({ scanId, fileId }) => [scanId, fileId]))
}
