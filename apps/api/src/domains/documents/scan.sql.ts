import { type Db, tables } from '@saki/db'

import type { StoredFile } from './documents.sql.ts'

/** A file by id, of a draft or an application, deleted ones included. */
export function findStoredFile(db: Db, fileId: string): Promise<StoredFile | undefined> {
  return tables(db).selectFrom('storedFile').selectAll().where('fileId', '=', fileId).executeTakeFirst()
}

/**
 * Writes the result for a file in quarantine. False for a file of a draft; true for a filed one, and when another process wrote a
 * result first. Locks the draft first, as filing does, so that a filing either reads the result or is committed before it.
 */
export async function markScanned(
  tx: Db,
  file: Pick<StoredFile, 'fileId' | 'tempId'>,
  result: { state: 'not_scanned' | 'clean' | 'infected'; found?: string; at: Date },
): Promise<boolean> {
  await lockDraftOf(tx, file)
  const marked = await tables(tx)
    .updateTable('storedFile')
    .set({ scanState: result.state, scanFound: result.found ?? '', scannedAt: result.at })
    .where('fileId', '=', file.fileId)
    .where('scanState', '=', 'scanning')
    .returning('applicationId')
    .executeTakeFirst()
  // No row: another process marked it first and removed the bytes if needed.
  return marked?.applicationId !== null
}

/** Whether an unfiled file is infected. Locks the draft until the transaction ends. */
export async function isInfectedDraft(tx: Db, file: Pick<StoredFile, 'fileId' | 'tempId'>): Promise<boolean> {
  await lockDraftOf(tx, file)
  const found = await tables(tx)
    .selectFrom('storedFile')
    .select('fileId')
    .where('fileId', '=', file.fileId)
    .where('scanState', '=', 'infected')
    .where('applicationId', 'is', null)
    .executeTakeFirst()
  return found !== undefined
}

async function lockDraftOf(tx: Db, { tempId }: Pick<StoredFile, 'tempId'>): Promise<void> {
  await tables(tx).selectFrom('draft').select('tempId').where('tempId', '=', tempId).forNoKeyUpdate().execute()
}

/** Files in quarantine uploaded before `before`, oldest first, at most 1,000. */
export async function listScanning(db: Db, before: Date): Promise<string[]> {
  const rows = await tables(db)
    .selectFrom('storedFile')
    .select('fileId')
    .where('scanState', '=', 'scanning')
    .where('uploadedAt', '<', before)
    .orderBy('uploadedAt')
    .limit(1000)
    .execute()
  return rows.map(({ fileId }) => fileId)
}
