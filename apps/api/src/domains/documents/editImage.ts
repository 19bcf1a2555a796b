import type { draftFilesCalls } from '@saki/contracts/draftFiles'
import type { ImageEdits } from '@saki/contracts/fileRow'

import { findOwnerId } from '../../access.ts'
import { ConflictError, Invalid, NotFound } from '../../errors.ts'
import type { HandlerInput } from '../../implement.ts'
import { moveToPosition } from './arrangeFiles.ts'
import { renderPicture } from './decodeFile.ts'
import { findOwnFile, updateFile, type StoredFile } from './documents.sql.ts'
import { isPicture } from './fileRow.ts'
import { keepRenditions } from './keptRenditions.ts'
import { lockDraftFile } from './ownDraft.ts'
import { storeWithRow, type ObjectChanges } from './storeWithRow.ts'
import { readVerified } from './verifiedBytes.ts'

type EditCall = (typeof draftFilesCalls)['specdocTypImagesById']

/**
 * Changes description, position, crop and rotation of a file of an open draft. The original bytes never change; the shown copies
 * are rendered again. Returns the updated file. Throws NotFound, ALREADY_FILED, STALE_VERSION, Invalid.
 */
export async function editImage(asked: HandlerInput<EditCall>): Promise<StoredFile & { tempId: string }> {
  const { db, session, params, body, services } = asked
  const ownerId = await findOwnerId(db, session, { fileId: params.id }, 'prepare')
  const before = await findOwnFile(db, ownerId, params.id)
  if (!before || before.deletedAt || before.specdocTyp !== params.t) throw new NotFound('file', params.id)
  if (before.draftSubmittedAt) throw new ConflictError('ALREADY_FILED', params.id)
  return storeWithRow(
    services,
    async (objects) => (body.EDITS === undefined ? undefined : derive(asked, before, body.EDITS, objects)),
    async (tx, derived, objects) => {
      const file = await lockDraftFile(tx, ownerId, params.id)
      assertUnchanged(params.id, file.description, body)
      if (derived) objects.discard(file.renditionKey, file.thumbKey)
      await updateFile(tx, params.id, {
        ...(derived && { ...derived, edits: body.EDITS ?? null }),
        description: body.description?.normalize('NFC') ?? file.description,
      })
      if (body.SEQ_NUM) await moveToPosition(tx, file, body.SEQ_NUM)
      return lockDraftFile(tx, ownerId, params.id)
    },
  )
}

/** A repeated save of the same text passes. Compared in NFC, because an upload keeps its description as it was sent. */
function assertUnchanged(
  id: string,
  current: string,
  { description = current, DESCRIPTION_BEFORE: before = current }: HandlerInput<EditCall>['body'],
): void {
  const known = [before, description].map((text) => text.normalize('NFC'))
  if (!known.includes(current.normalize('NFC'))) throw new ConflictError('STALE_VERSION', id)
}

async function derive(
  { services, session }: Pick<HandlerInput<EditCall>, 'services' | 'session'>,
  file: StoredFile,
  edits: ImageEdits | null,
  objects: ObjectChanges,
) {
  if (!isPicture(file)) throw new Invalid([{ field: 'EDITS', message: 'files:notAPicture' }])
  assertInside(file, edits)
  const original = await readVerified(services, { key: file.objectKey, sha256: file.sha256, size: file.sizeBytes })
  return keepRenditions(objects, await renderPicture(session.userId, original, { edits }))
}

function assertInside({ width, height }: StoredFile, edits: ImageEdits | null): void {
  if (!edits || width === null || height === null) return
  const [w, h] = edits.rotate % 180 === 0 ? [width, height] : [height, width]
  if (edits.x + edits.width <= w && edits.y + edits.height <= h) return
  throw new Invalid([{ field: 'EDITS', message: 'files:cropOutside', values: { width: w, height: h } }])
}
