import type { documentsCalls } from '@saki/contracts/documents'
import { transact, type Db } from '@saki/db'

import { findOwnerId } from '../../access.ts'
import { ConflictError, Invalid, NotFound } from '../../errors.ts'
import type { HandlerInput } from '../../implement.ts'
import { findSlot, listFilesOfDraft, updateFile, type FileOfDraft, type StoredFile } from './documents.sql.ts'
import { mimesOf } from './inspectFile.ts'
import { lockDraftFile } from './ownDraft.ts'
import { refuseFile } from './refuseFile.ts'
import { slotOfDraft } from './slotOfDraft.ts'
import { chooseView, hasViews, isSingle } from './views.ts'

type Calls = typeof documentsCalls

/**
 * Deletes a file of a draft (`Y`) or restores it (`N`). The bytes are kept, so that it can be restored. Idempotent. Throws
 * NotFound, ALREADY_FILED, FILE_REFUSED when the slot is full.
 */
export async function deleteFile(
  { db, session, now }: HandlerInput<Calls['deleteImage']> | HandlerInput<Calls['deleteFilePendukung']>,
  fileId: string,
  deleted: 'Y' | 'N',
) {
  const ownerId = await findOwnerId(db, session, { fileId }, 'prepare')
  await transact(db, async (tx) => {
    const file = await lockDraftFile(tx, ownerId, fileId)
    if (deleted === 'Y') return file.deleted_at ?? updateFile(tx, fileId, { deleted_at: now })
    if (file.deleted_at) await restoreFile(tx, file, now)
  })
}

/** Restores a deleted file; a file that occupies its single view meanwhile is deleted instead. */
async function restoreFile(tx: Db, file: FileOfDraft & { temp_id: string }, now: Date): Promise<void> {
  const existing = await filesInSlot(tx, file.temp_id, file.specdoc_typ)
  const occupant = isSingle(file.view_typ) ? existing.find((f) => f.view_typ === file.view_typ) : undefined
  if (occupant) await updateFile(tx, occupant.file_id, { deleted_at: now })
  const slot = await findSlot(tx, file.specdoc_typ)
  if (slot && existing.length - (occupant ? 1 : 0) >= slot.max_files)
    throw refuseFile('files:tooMany', { limit: slot.max_files })
  await updateFile(tx, file.file_id, { deleted_at: null })
}

/**
 * Moves a file to another view, slot or position. A file that occupies the wanted view gets the vacated view. Returns the slots
 * changed. Throws NotFound, ALREADY_FILED, Invalid, FILE_REFUSED, CONFLICT.
 */
export async function moveFile({
  db,
  session,
  body,
}: HandlerInput<Calls['changeImageTyp']>): Promise<{ tempId: string; slots: string[] }> {
  const ownerId = await findOwnerId(db, session, { fileId: body.ID }, 'prepare')
  return transact(db, async (tx) => {
    const file = await lockDraftFile(tx, ownerId, body.ID)
    if (file.deleted_at) throw new NotFound('file', body.ID)
    const target = body.SPECDOC_TYP ?? file.specdoc_typ
    if (body.VIEW_TYPE_ID && !hasViews(target)) throw new Invalid([{ field: 'VIEW_TYPE_ID', message: 'files:noViews' }])
    if (target !== file.specdoc_typ) await moveToSlot(tx, file, target, body.VIEW_TYPE_ID)
    else if (body.VIEW_TYPE_ID && body.VIEW_TYPE_ID !== file.view_typ) await moveToView(tx, file, body.VIEW_TYPE_ID)
    if (body.SEQ_NUM) await moveToPosition(tx, { ...file, specdoc_typ: target }, body.SEQ_NUM)
    return { tempId: file.temp_id, slots: [...new Set([file.specdoc_typ, target])] }
  })
}

async function moveToView(tx: Db, file: StoredFile & { temp_id: string }, view: number): Promise<void> {
  const occupant = (await filesInSlot(tx, file.temp_id, file.specdoc_typ)).find(
    (f) => isSingle(view) && f.view_typ === view,
  )
  if (occupant) await updateFile(tx, occupant.file_id, { view_typ: file.view_typ, seq_num: file.seq_num })
  await updateFile(tx, file.file_id, { view_typ: view, ...(occupant && { seq_num: occupant.seq_num }) })
}

async function moveToSlot(
  tx: Db,
  file: StoredFile & { temp_id: string },
  target: string,
  requestedView: number | undefined,
): Promise<void> {
  const slot = await slotOfDraft(tx, file.temp_id, target)
  if (!(mimesOf(slot) as string[]).includes(file.mime))
    throw new Invalid([{ field: 'SPECDOC_TYP', message: 'files:unknownSlot' }])
  if (file.size_bytes > slot.max_bytes)
    throw refuseFile('files:tooLarge', { size: file.size_bytes, limit: slot.max_bytes })
  const existing = await filesInSlot(tx, file.temp_id, target)
  if (existing.length >= slot.max_files) throw refuseFile('files:tooMany', { limit: slot.max_files })
  const view = hasViews(target)
    ? chooseView(
        requestedView,
        existing.map((f) => f.view_typ),
      )
    : null
  if (isSingle(view) && existing.some((f) => f.view_typ === view))
    throw new ConflictError('CONFLICT', `view ${view} is taken`)
  await updateFile(tx, file.file_id, {
    specdoc_typ: target,
    view_typ: view,
    seq_num: Math.max(0, ...existing.map((f) => f.seq_num)) + 1,
  })
}

/** Numbers the files of a slot 1, 2, 3 … with this file at `position` (from 1), or last when `position` is larger. */
export async function moveToPosition(
  tx: Db,
  file: { file_id: string; temp_id: string; specdoc_typ: string },
  position: number,
): Promise<void> {
  const others = (await filesInSlot(tx, file.temp_id, file.specdoc_typ))
    .filter((f) => f.file_id !== file.file_id)
    .map((f) => f.file_id)
  const ordered = [...others.slice(0, position - 1), file.file_id, ...others.slice(position - 1)]
  for (const [index, id] of ordered.entries()) await updateFile(tx, id, { seq_num: index + 1 })
}

async function filesInSlot(tx: Db, tempId: string, specdocTyp: string): Promise<StoredFile[]> {
  return (await listFilesOfDraft(tx, tempId)).filter((f) => f.specdoc_typ === specdocTyp)
}
