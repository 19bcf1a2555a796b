import type { draftFilesCalls } from '@saki/contracts/draftFiles'
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

type Calls = typeof draftFilesCalls

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
    if (deleted === 'Y') return file.deletedAt ?? updateFile(tx, fileId, { deletedAt: now })
    if (file.deletedAt) await restoreFile(tx, file, now)
  })
}

/** Restores a deleted file. When another file has its single view by then, that file is deleted. */
async function restoreFile(tx: Db, file: FileOfDraft & { tempId: string }, now: Date): Promise<void> {
  const existing = await filesInSlot(tx, file.tempId, file.specdocTyp)
  const occupant = isSingle(file.viewTyp) ? existing.find((f) => f.viewTyp === file.viewTyp) : undefined
  if (occupant) await updateFile(tx, occupant.fileId, { deletedAt: now })
  const slot = await findSlot(tx, file.specdocTyp)
  if (slot && existing.length - (occupant ? 1 : 0) >= slot.maxFiles)
    throw refuseFile('files:tooMany', { limit: slot.maxFiles })
  await updateFile(tx, file.fileId, { deletedAt: null })
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
    if (file.deletedAt) throw new NotFound('file', body.ID)
    const target = body.SPECDOC_TYP ?? file.specdocTyp
    if (body.VIEW_TYPE_ID && !hasViews(target)) throw new Invalid([{ field: 'VIEW_TYPE_ID', message: 'files:noViews' }])
    if (target !== file.specdocTyp) await moveToSlot(tx, file, target, body.VIEW_TYPE_ID)
    else if (body.VIEW_TYPE_ID && body.VIEW_TYPE_ID !== file.viewTyp) await moveToView(tx, file, body.VIEW_TYPE_ID)
    if (body.SEQ_NUM) await moveToPosition(tx, { ...file, specdocTyp: target }, body.SEQ_NUM)
    return { tempId: file.tempId, slots: [...new Set([file.specdocTyp, target])] }
  })
}

async function moveToView(tx: Db, file: StoredFile & { tempId: string }, view: number): Promise<void> {
  const occupant = (await filesInSlot(tx, file.tempId, file.specdocTyp)).find(
    (f) => isSingle(view) && f.viewTyp === view,
  )
  if (occupant) await updateFile(tx, occupant.fileId, { viewTyp: file.viewTyp, seqNum: file.seqNum })
  await updateFile(tx, file.fileId, { viewTyp: view, ...(occupant && { seqNum: occupant.seqNum }) })
}

async function moveToSlot(
  tx: Db,
  file: StoredFile & { tempId: string },
  target: string,
  requestedView: number | undefined,
): Promise<void> {
  const slot = await slotOfDraft(tx, file.tempId, target)
  if (!(mimesOf(slot) as string[]).includes(file.mime))
    throw new Invalid([{ field: 'SPECDOC_TYP', message: 'files:unknownSlot' }])
  if (file.sizeBytes > slot.maxBytes) throw refuseFile('files:tooLarge', { size: file.sizeBytes, limit: slot.maxBytes })
  const existing = await filesInSlot(tx, file.tempId, target)
  if (existing.length >= slot.maxFiles) throw refuseFile('files:tooMany', { limit: slot.maxFiles })
  const view = hasViews(target)
    ? chooseView(
        requestedView,
        existing.map((f) => f.viewTyp),
      )
    : null
  if (isSingle(view) && existing.some((f) => f.viewTyp === view))
    throw new ConflictError('CONFLICT', `view ${view} is taken`)
  await updateFile(tx, file.fileId, {
    specdocTyp: target,
    viewTyp: view,
    seqNum: Math.max(0, ...existing.map((f) => f.seqNum)) + 1,
  })
}

/** Numbers the files of a slot 1, 2, 3 … with this file at `position` (from 1), or last when `position` is larger. */
export async function moveToPosition(
  tx: Db,
  file: { fileId: string; tempId: string; specdocTyp: string },
  position: number,
): Promise<void> {
  const others = (await filesInSlot(tx, file.tempId, file.specdocTyp))
    .filter((f) => f.fileId !== file.fileId)
    .map((f) => f.fileId)
  const ordered = [...others.slice(0, position - 1), file.fileId, ...others.slice(position - 1)]
  for (const [index, id] of ordered.entries()) await updateFile(tx, id, { seqNum: index + 1 })
}

async function filesInSlot(tx: Db, tempId: string, specdocTyp: string): Promise<StoredFile[]> {
  return (await listFilesOfDraft(tx, tempId)).filter((f) => f.specdocTyp === specdocTyp)
}
