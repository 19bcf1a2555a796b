import type { Db } from '@saki/db'

import { ConflictError, NotFound } from '../../errors.ts'
import { findOwnDraft, findOwnFile, lockOwnDraft, type FileOfDraft } from './documents.sql.ts'

/** Throws unless the draft is the asker's own (404) and not filed (409). */
export async function assertOpenDraft(db: Db, ownerId: number, tempId: string): Promise<void> {
  assertOpen(await findOwnDraft(db, ownerId, tempId), tempId)
}

/** Like assertOpenDraft, with the lock required for every change of the draft's files. */
export async function lockOpenDraft(tx: Db, ownerId: number, tempId: string): Promise<void> {
  assertOpen(await lockOwnDraft(tx, ownerId, tempId), tempId)
}

/**
 * A file of an open draft of this owner, deleted ones included. Locks the draft until the transaction ends. Throws NotFound and
 * ALREADY_FILED.
 */
export async function lockDraftFile(
  tx: Db,
  ownerId: number,
  fileId: string,
): Promise<FileOfDraft & { tempId: string }> {
  const found = await findOwnFile(tx, ownerId, fileId)
  if (!found) throw new NotFound('file', fileId)
  const { tempId } = found
  if (tempId === null) throw new ConflictError('ALREADY_FILED', fileId)
  await lockOpenDraft(tx, ownerId, tempId)
  const file = await findOwnFile(tx, ownerId, fileId)
  if (!file) throw new NotFound('file', fileId)
  return { ...file, tempId }
}

function assertOpen(draft: { submittedAt: Date | null; deletedAt: Date | null } | undefined, tempId: string): void {
  if (!draft || draft.deletedAt) throw new NotFound('draft', tempId)
  if (draft.submittedAt) throw new ConflictError('ALREADY_FILED', tempId)
}
