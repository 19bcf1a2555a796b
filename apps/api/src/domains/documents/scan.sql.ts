import type { Db } from '@saki/db'
import { sql } from 'kysely'

import type { StoredFile } from './documents.sql.ts'

export function findStoredFile(db: Db, fileId: string): Promise<StoredFile | undefined> {
  return db.selectFrom('stored_file').selectAll().where('file_id', '=', fileId).executeTakeFirst()
}

/**
 * Writes the result for a file in quarantine. Returns whether the file is part of a filing. Locks the draft first, as filing
 * does, so that a filing either sees the result or precedes it.
 */
export async function markScanned(
  tx: Db,
  file: Pick<StoredFile, 'file_id' | 'temp_id'>,
  result: { state: 'not_scanned' | 'clean' | 'infected'; found?: string; at: Date },
): Promise<boolean> {
  await sql`select 1 from draft where temp_id = ${file.temp_id} for no key update`.execute(tx)
  const marked = await sql<{ isFiled: boolean }>`
    update stored_file set scan_state = ${result.state}, scan_found = ${result.found ?? ''}, scanned_at = ${result.at}
     where file_id = ${file.file_id} and scan_state = 'scanning'
    returning application_id is not null as "isFiled"`.execute(tx)
  // No row: another process marked it first and removed the bytes if needed.
  return marked.rows[0]?.isFiled ?? true
}

/** Whether an unfiled file is infected. Locks the draft until the transaction ends. */
export async function isInfectedDraft(tx: Db, file: Pick<StoredFile, 'file_id' | 'temp_id'>): Promise<boolean> {
  await sql`select 1 from draft where temp_id = ${file.temp_id} for no key update`.execute(tx)
  const found = await sql`
    select 1 from stored_file where file_id = ${file.file_id} and scan_state = 'infected' and application_id is null`.execute(
    tx,
  )
  return found.rows.length === 1
}

/** Files in quarantine uploaded before `before`, oldest first, at most 1,000. */
export async function listScanning(db: Db, before: Date): Promise<string[]> {
  const found = await sql<{ fileId: string }>`
    select file_id as "fileId" from stored_file where scan_state = 'scanning' and uploaded_at < ${before}
     order by uploaded_at limit 1000`.execute(db)
  return found.rows.map((row) => row.fileId)
}
