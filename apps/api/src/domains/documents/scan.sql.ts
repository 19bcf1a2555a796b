import type { Db } from '@saki/db'
import { sql } from 'kysely'

import type { StoredFile } from './documents.sql.ts'

export function findStoredFile(db: Db, fileId: string): Promise<StoredFile | undefined> {
  return db.selectFrom('stored_file').selectAll().where('file_id', '=', fileId).executeTakeFirst()
}

/**
 * Writes what the scanner said of a file in quarantine, and tells whether the file is part of a filing. Takes the draft's lock first, as
 * filing does: a filing either sees what was said, or was there before it.
 */
export async function markScanned(
  tx: Db,
  file: Pick<StoredFile, 'file_id' | 'temp_id'>,
  said: { state: 'not_scanned' | 'clean' | 'infected'; found?: string; at: Date },
): Promise<boolean> {
  await sql`select 1 from draft where temp_id = ${file.temp_id} for no key update`.execute(tx)
  const marked = await sql<{ isFiled: boolean }>`
    update stored_file set scan_state = ${said.state}, scan_found = ${said.found ?? ''}, scanned_at = ${said.at}
     where file_id = ${file.file_id} and scan_state = 'scanning'
    returning application_id is not null as "isFiled"`.execute(tx)
  // Nothing marked: somebody else was first, who also saw to the bytes.
  return marked.rows[0]?.isFiled ?? true
}

/** Whether a virus was found in a file that is part of no filing. The draft stays locked until the transaction ends. */
export async function isInfectedDraft(tx: Db, file: Pick<StoredFile, 'file_id' | 'temp_id'>): Promise<boolean> {
  await sql`select 1 from draft where temp_id = ${file.temp_id} for no key update`.execute(tx)
  const found = await sql`
    select 1 from stored_file where file_id = ${file.file_id} and scan_state = 'infected' and application_id is null`.execute(
    tx,
  )
  return found.rows.length === 1
}

/** Files in quarantine since before `before`, the oldest first. */
export async function listScanning(db: Db, before: Date): Promise<string[]> {
  const found = await sql<{ fileId: string }>`
    select file_id as "fileId" from stored_file where scan_state = 'scanning' and uploaded_at < ${before}
     order by uploaded_at limit 1000`.execute(db)
  return found.rows.map((row) => row.fileId)
}
