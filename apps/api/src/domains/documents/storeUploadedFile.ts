import { createHash } from 'node:crypto'

import type { Db } from '@saki/db'

import { findOwnerId, type Asker } from '../../access.ts'
import { recordActing } from '../../access.sql.ts'
import { AppError, Invalid } from '../../errors.ts'
import type { Services } from '../../services.ts'
import {
  findOwnFile,
  insertFile,
  listFilesOfDraft,
  replaceObject,
  unfiledBytes,
  updateFile,
  type Slot,
  type StoredFile,
} from './documents.sql.ts'
import { cleanFileName } from './fileName.ts'
import { inspectFile, type Inspected } from './inspectFile.ts'
import { assertOpenDraft, lockOpenDraft } from './ownDraft.ts'
import type { UploadFieldValues, Received } from './receiveUpload.ts'
import { refuseFile } from './refuseFile.ts'
import { slotOfDraft } from './slotOfDraft.ts'
import { isStored, storeWithRow, type ObjectChanges } from './storeWithRow.ts'
import { openUploadBytes } from './uploadSession.sql.ts'
import { chooseView, hasViews, isSingle } from './views.ts'

type NewFile = Parameters<typeof insertFile>[1]

/** Largest total of unfiled files per account: 2 GiB, about 200 designs with all views in full size. */
export const UNFILED_MAX = 2 * 1024 ** 3

/** Uploader, idempotency key and time of an upload. */
export interface Uploader {
  asker: Asker
  /** Idempotency-Key: the same key and bytes always give the same file. */
  key: string
  now: Date
}

/** Slot of a file, and its owner: the owner of the draft, also when a consultant uploads. */
export interface UploadTarget {
  slot: Slot
  ownerId: number
}

/**
 * Slot and owner for these upload fields; called before any byte is stored. `announced`: bytes about to come. Throws NotFound,
 * ALREADY_FILED, TOO_MUCH_UNFILED, Invalid, BAD_REQUEST.
 */
export async function uploadTarget(
  db: Db,
  { asker, now }: Uploader,
  fields: UploadFieldValues,
  announced = 0,
): Promise<UploadTarget> {
  const ownerId = await findOwnerId(db, asker, { tempId: fields.TEMP_ID }, 'prepare')
  await assertOpenDraft(db, ownerId, fields.TEMP_ID)
  const kept = (await unfiledBytes(db, ownerId)) + (await openUploadBytes(db, asker.userId, now))
  if (kept + announced >= UNFILED_MAX) throw new AppError('TOO_MUCH_UNFILED', String(ownerId))
  const slot = await slotOfDraft(db, fields.TEMP_ID, fields.SPECDOC_TYP)
  if (fields.VIEW_TYPE_ID && !hasViews(slot.specdocTyp))
    throw new Invalid([{ field: 'VIEW_TYPE_ID', message: 'files:noViews' }])
  return { slot, ownerId }
}

/**
 * Inspects a received file, stores it and puts it into its slot; used by direct and resumable uploads. Idempotent per key: a
 * repeat with the same bytes returns the first file and stores a lost object again. Throws FILE_REFUSED, KEY_REUSED for other
 * bytes, ALREADY_FILED, and OUTCOME_UNKNOWN when the connection broke at the commit (retry with the same key).
 */
export async function storeUploadedFile(
  services: Pick<Services, 'db' | 'files' | 'jobs' | 'virus'>,
  uploader: Uploader,
  received: Received,
  { slot, ownerId }: UploadTarget,
): Promise<StoredFile> {
  const { db, files, virus } = services
  const { fields } = received
  if (fields.SHA256 && fields.SHA256 !== received.sha256.toString('hex')) throw refuseFile('files:hashDiffers')
  const earlier = await findOwnFile(db, ownerId, idOfKey(uploader))
  if (earlier && (await isWhole(files, sameAgain(earlier, received)))) return earlier
  const name = cleanFileName(received.givenName, slot.specdocTyp)
  const { path, head } = received
  const inspected = await inspectFile({ path, head, name, slot, account: uploader.asker.userId })
  const { renditions: _, remarks, ...facts } = inspected
  const file: Omit<NewFile, keyof Keys> = {
    fileId: idOfKey(uploader),
    ownerId,
    uploadedBy: ownerId === uploader.asker.userId ? null : uploader.asker.userId,
    tempId: fields.TEMP_ID,
    specdocTyp: slot.specdocTyp,
    description: fields.DESCRIPTION,
    fileName: name,
    sizeBytes: received.size,
    sha256: received.sha256,
    scanState: virus ? 'scanning' : 'not_scanned',
    ...facts,
    remarks: remarks && JSON.stringify(remarks),
    uploadedAt: uploader.now,
  }
  return storeWithRow(
    services,
    (objects) => storeAll(objects, received.path, inspected),
    async (tx, keys, objects) => {
      const placed = await placeFile(tx, services, { ...file, ...keys }, slot, fields.VIEW_TYPE_ID)
      if (placed.objectKey === keys.objectKey) return placed
      objects.discard(keys.renditionKey, keys.thumbKey)
      if (await isWhole(files, sameAgain(placed, received))) objects.discard(keys.objectKey)
      else await replaceObject(tx, placed, keys.objectKey)
      return placed
    },
  )
}

/** Whether the bytes of an earlier upload are stored, or were removed because of a virus. */
async function isWhole(files: Services['files'], file: StoredFile): Promise<boolean> {
  return file.scanState === 'infected' || isStored(files, { key: file.objectKey, size: file.sizeBytes })
}

/** The file of an earlier attempt with this key, if its bytes are stored. */
export async function findUploadedFile(
  { db, files }: Pick<Services, 'db' | 'files'>,
  uploader: Uploader,
  ownerId: number,
): Promise<StoredFile | undefined> {
  const file = await findOwnFile(db, ownerId, idOfKey(uploader))
  return file && (await isWhole(files, file)) ? file : undefined
}

/** The file id derives from the user id and key, so that the primary key prevents a second file. */
export function idOfKey({ asker, key }: Uploader): string {
  return createHash('sha256').update(`upload\0${asker.userId}\0${key}`).digest('base64url').slice(0, 24)
}

function sameAgain(earlier: StoredFile, received: Received): StoredFile {
  const same = earlier.sha256.equals(received.sha256) && earlier.tempId === received.fields.TEMP_ID
  if (!same) throw new AppError('KEY_REUSED', earlier.fileId)
  return earlier
}

/** Inserts the file under the draft's lock. A file in an occupied single view is deleted (restorable). */
async function placeFile(
  tx: Db,
  { jobs }: Pick<Services, 'jobs'>,
  file: NewFile,
  slot: Slot,
  requestedView: number | undefined,
): Promise<StoredFile> {
  await lockOpenDraft(tx, file.ownerId, file.tempId ?? '')
  const earlier = await findOwnFile(tx, file.ownerId, file.fileId)
  if (earlier) return earlier
  const existing = (await listFilesOfDraft(tx, file.tempId ?? '')).filter((f) => f.specdocTyp === slot.specdocTyp)
  const view = hasViews(slot.specdocTyp)
    ? chooseView(
        requestedView,
        existing.map((f) => f.viewTyp),
      )
    : null
  const replaced = isSingle(view) ? existing.find((f) => f.viewTyp === view) : undefined
  if (existing.length - (replaced ? 1 : 0) >= slot.maxFiles) throw refuseFile('files:tooMany', { limit: slot.maxFiles })
  if (replaced) await updateFile(tx, replaced.fileId, { deletedAt: new Date(file.uploadedAt) })
  const last = Math.max(0, ...existing.map((f) => f.seqNum))
  await insertFile(tx, { ...file, viewTyp: view, seqNum: replaced?.seqNum ?? last + 1 })
  await recordActing(
    tx,
    file.uploadedBy ?? file.ownerId,
    file.ownerId,
    'file_uploaded',
    file.fileId,
    new Date(file.uploadedAt),
  )
  if (file.scanState === 'scanning') await jobs.enqueue(tx, 'scan_file', { fileId: file.fileId })
  const placed = await findOwnFile(tx, file.ownerId, file.fileId)
  if (!placed) throw new Error('file not found after its insert')
  return placed
}

interface Keys {
  objectKey: string
  renditionKey: string | null
  thumbKey: string | null
}

async function storeAll(objects: ObjectChanges, path: string, { renditions }: Inspected): Promise<Keys> {
  const renditionKey = renditions && (await objects.put(renditions.full))
  const thumbKey = renditions && (await objects.put(renditions.thumb))
  return { objectKey: await objects.adopt(path), renditionKey, thumbKey }
}
