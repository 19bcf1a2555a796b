import { createHash } from 'node:crypto'
import { rm } from 'node:fs/promises'

import type { documentsCalls, UploadReply } from '@saki/contracts/documents'
import { transact, type Db } from '@saki/db'

import { inNameOf } from '../../access.ts'
import { AppError, Invalid } from '../../errors.ts'
import type { Asked } from '../../implement.ts'
import type { FileStore } from '../../ports/fileStore.ts'
import {
  findOwnFile,
  findSlot,
  insertFile,
  listFilesOfDraft,
  unfiledBytes,
  updateFile,
  type Slot,
  type StoredFile,
} from './documents.sql.ts'
import { cleanFileName } from './fileName.ts'
import { uploadReply } from './fileRow.ts'
import { inspectFile, type Inspected } from './inspectFile.ts'
import { assertOpenDraft, lockOpenDraft } from './ownDraft.ts'
import { receiveUpload, type Received } from './receiveUpload.ts'
import { refuseFile } from './refuseFile.ts'
import { chooseView, hasViews, isSingle } from './views.ts'

type AskedUpload = Asked<(typeof documentsCalls)['uploadUserDoc2']>
type NewFile = Parameters<typeof insertFile>[1]

/** What one account may keep in drafts: 2 GiB, about two hundred designs with all views in full size. */
const UNFILED_MAX = 2 * 1024 ** 3

/** Takes one file into a slot of a draft the asker may change; it belongs to whom the draft belongs to. A repeat with the same key and bytes gets the first answer. */
export async function uploadFile(asked: AskedUpload): Promise<UploadReply> {
  const { request, services, db, session } = asked
  let slot: Slot | undefined
  let ownerId = session.userId
  const received = await receiveUpload(request, services.files.tempDir, async (fields) => {
    ownerId = await inNameOf(db, session, { tempId: fields.TEMP_ID }, 'prepare')
    await assertOpenDraft(db, ownerId, fields.TEMP_ID)
    if ((await unfiledBytes(db, ownerId)) >= UNFILED_MAX) throw new AppError('TOO_MUCH_UNFILED', String(ownerId))
    slot = await findSlot(db, fields.SPECDOC_TYP)
    if (!slot) throw new Invalid([{ field: 'SPECDOC_TYP', message: 'files:unknownSlot' }])
    if (fields.VIEW_TYPE_ID && !hasViews(slot.specdoc_typ))
      throw new Invalid([{ field: 'VIEW_TYPE_ID', message: 'files:noViews' }])
    return slot.max_bytes
  })
  try {
    if (!slot) throw new Error('an upload without a slot')
    return uploadReply(await keepFile(asked, received, slot, ownerId))
  } finally {
    await rm(received.path, { force: true })
  }
}

async function keepFile(asked: AskedUpload, received: Received, slot: Slot, ownerId: number): Promise<StoredFile> {
  const { session, db, services } = asked
  const { fields } = received
  if (fields.SHA256 && fields.SHA256 !== received.sha256.toString('hex')) throw refuseFile('files:hashDiffers')
  const fileId = idOfKey(session.userId, asked.key)
  const earlier = await findOwnFile(db, ownerId, fileId)
  if (earlier) return sameAgain(earlier, received)
  const name = cleanFileName(received.givenName, slot.specdoc_typ)
  const inspected = await inspectFile(received.path, received.head, name, slot)
  const keys = await storeAll(services.files, received.path, inspected)
  const file: NewFile = {
    file_id: fileId,
    owner_id: ownerId,
    uploaded_by: ownerId === session.userId ? null : session.userId,
    temp_id: fields.TEMP_ID,
    specdoc_typ: slot.specdoc_typ,
    description: fields.DESCRIPTION,
    file_name: name,
    mime: inspected.mime,
    size_bytes: received.size,
    sha256: received.sha256,
    pages: inspected.pages,
    width: inspected.width,
    height: inspected.height,
    ...keys,
    uploaded_at: asked.now,
  }
  try {
    const placed = await transact(db, (tx) => placeFile(tx, file, slot, fields.VIEW_TYPE_ID))
    if (placed.object_key !== keys.object_key) await dropAll(services.files, keys)
    return placed.object_key === keys.object_key ? placed : sameAgain(placed, received)
  } catch (error) {
    await dropAll(services.files, keys)
    throw error
  }
}

/** The id follows from the asker's key, so that the primary key itself keeps a repeat from becoming a second file. */
function idOfKey(userId: number, key: string): string {
  return createHash('sha256').update(`upload\0${userId}\0${key}`).digest('base64url').slice(0, 24)
}

function sameAgain(earlier: StoredFile, received: Received): StoredFile {
  const same = earlier.sha256.equals(received.sha256) && earlier.temp_id === received.fields.TEMP_ID
  if (!same) throw new AppError('KEY_REUSED', earlier.file_id)
  return earlier
}

/** Puts the file in its place, under the draft's lock: an occupied single view is replaced (what was there can be restored). */
async function placeFile(tx: Db, file: NewFile, slot: Slot, wished: number | undefined): Promise<StoredFile> {
  await lockOpenDraft(tx, file.owner_id, file.temp_id ?? '')
  const earlier = await findOwnFile(tx, file.owner_id, file.file_id)
  if (earlier) return earlier
  const there = (await listFilesOfDraft(tx, file.temp_id ?? '')).filter((f) => f.specdoc_typ === slot.specdoc_typ)
  const view = hasViews(slot.specdoc_typ)
    ? chooseView(
        wished,
        there.map((f) => f.view_typ),
      )
    : null
  const replaced = isSingle(view) ? there.find((f) => f.view_typ === view) : undefined
  if (there.length - (replaced ? 1 : 0) >= slot.max_files) throw refuseFile('files:tooMany', { limit: slot.max_files })
  if (replaced) await updateFile(tx, replaced.file_id, { deleted_at: new Date(file.uploaded_at) })
  const last = Math.max(0, ...there.map((f) => f.seq_num))
  await insertFile(tx, { ...file, view_typ: view, seq_num: replaced?.seq_num ?? last + 1 })
  const placed = await findOwnFile(tx, file.owner_id, file.file_id)
  if (!placed) throw new Error('a file just written is not there')
  return placed
}

interface Keys {
  object_key: string
  rendition_key: string | null
  thumb_key: string | null
}

/** Everything is durable before a row names it. */
async function storeAll(files: FileStore, path: string, { renditions }: Inspected): Promise<Keys> {
  const rendition_key = renditions && (await files.put(renditions.full))
  const thumb_key = renditions && (await files.put(renditions.thumb))
  return { object_key: await files.adopt(path), rendition_key, thumb_key }
}

async function dropAll(files: FileStore, keys: Keys): Promise<void> {
  for (const key of Object.values(keys)) if (key) await files.remove(key)
}
