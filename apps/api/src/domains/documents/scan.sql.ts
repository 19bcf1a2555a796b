import { type Db, tables } from '@saki/db'

import type { StoredFile } from './documents.sql.ts'

/** A file by id, of a draft or an application, deleted ones included. */
export function findStoredFile(db: Db, fileId: string): Promise<StoredFile | undefined> {
  return tables(db).selectFrom('storedFile').selectAll().where('fileId', '=', fileId).executeTakeFirst()
}

/**
 * Writes the result for a file in quarantine, if it still has the object that was scanned. Returns whether the file is of a draft or
 * filed; undefined when no row changed, because another process wrote a result or the object was replaced. Locks the draft first, as
 * filing does, so that a filing either reads the result or is committed before it.
 */
export async function markScanned(
  tx: Db,
  file: Pick<StoredFile, 'fileId' | 'tempId' | 'objectKey'>,
  result: { state: 'not_scanned' | 'clean' | 'infected'; found?: string; at: Date },
): Promise<'draft' | 'filed' | undefined> {
  await lockDraftOf(tx, file)
  const marked = await tables(tx)
    .updateTable('storedFile')
    .set({ scanState: result.state, scanFound: result.found ?? '', scannedAt: result.at })
    .where('fileId', '=', file.fileId)
    .where('objectKey', '=', file.objectKey)
    .where('scanState', '=', 'scanning')
    .returning('applicationId')
    .executeTakeFirst()
  return marked && (marked.applicationId === null ? 'draft' : 'filed')
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

/** Ids of files in quarantine uploaded before `before`, oldest first, at most 1,000. */
export const scanningQuery = (db: Db, before: Date) =>
  tables(db)
    .selectFrom('storedFile')
    .select('fileId')
    .where('scanState', '=', 'scanning')
    .where('uploadedAt', '<', before)
    .orderBy('uploadedAt')
    .limit(1000)
