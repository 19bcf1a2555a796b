import { createHash, randomBytes } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { open, rm, stat } from 'node:fs/promises'

import type { uploadsCalls } from '@saki/contracts/uploads'
import type { UploadReply } from '@saki/contracts/uploads'
import { transact, type Db } from '@saki/db'
import { DAY_MS } from '@saki/domain/dates/durations'

import { AppError, ConflictError, NotFound } from '../../errors.ts'
import type { HandlerInput } from '../../implement.ts'
import { runInTurn } from '../../ports/runInTurn.ts'
import { uploadReply } from './fileRow.ts'
import type { UploadFieldValues, Received } from './receiveUpload.ts'
import { groupedNumber, refuseFile } from './refuseFile.ts'
import { HEAD_BYTES } from './sniff.ts'
import {
  findUploadedFile,
  uploadTarget,
  storeUploadedFile,
  type Uploader,
  type UploadTarget,
} from './storeUploadedFile.ts'
import { leaseUpload } from './uploadLease.ts'
import { openUploadParts, partsPath } from './uploadParts.ts'
import {
  countOpenUploads,
  findUpload,
  forgetUpload,
  lockUploader,
  markUploadFinished,
  openOrFindUpload,
  reopenUpload,
  type UploadSession,
} from './uploadSession.sql.ts'

type Calls = typeof uploadsCalls

/** Lifetime of an unfinished upload. */
const OPEN_MS = DAY_MS
/** Largest number of open uploads per person; the browser sends two at once. */
const MOST_OPEN = 60

/**
 * Opens a resumable upload, or finds the one opened before with this key. Throws NotFound, ALREADY_FILED, TOO_MUCH_UNFILED,
 * FILE_REFUSED, TOO_MANY, KEY_REUSED.
 */
export async function openUpload({ db, services, session, key, now, body }: HandlerInput<Calls['openUpload']>) {
  const uploader = { asker: session, key, now }
  // Queues per account: requests waiting for the account's row would each hold a database connection.
  const { upload, ownerId } = await runInTurn(session.userId, () =>
    transact(db, async (tx) => {
      // Without this lock, two parallel requests would each miss the other in the count.
      await lockUploader(tx, session.userId)
      const { ownerId } = await assertRoom(tx, uploader, body)
      return { ownerId, upload: await openOrFindUpload(tx, newUpload(session.userId, key, now, body)) }
    }),
  )
  assertSameFile(upload, body)
  // A finished upload whose object the store has lost is reopened, so that the bytes can be sent again.
  const isFinished = upload.finishedAt !== null && (await findUploadedFile(services, uploader, ownerId)) !== undefined
  if (upload.finishedAt !== null && !isFinished) await reopenUpload(db, upload.uploadId)
  return {
    err: '' as const,
    UPLOAD_ID: upload.uploadId,
    OFFSET: isFinished ? body.SIZE : await openUploadParts(services.files, upload),
    EXPIRES_AT: upload.expiresAt.toISOString(),
    FINISHED: isFinished ? ('Y' as const) : ('N' as const),
  }
}

type Opening = HandlerInput<Calls['openUpload']>['body']

/** Throws unless the file may go into its slot and the person may open another upload. */
async function assertRoom(tx: Db, uploader: Uploader, body: Opening): Promise<UploadTarget> {
  const { SIZE } = body
  const target = await uploadTarget(tx, uploader, body, SIZE)
  if (SIZE === 0) throw refuseFile('files:empty')
  const limit = target.slot.maxBytes
  if (SIZE > limit) throw refuseFile('files:tooLarge', { size: groupedNumber(SIZE), limit: groupedNumber(limit) })
  if ((await countOpenUploads(tx, uploader.asker.userId, uploader.now)) >= MOST_OPEN)
    throw new AppError('TOO_MANY', 'open uploads', { retryAfter: 60 })
  return target
}

function newUpload(userId: number, key: string, now: Date, body: Opening): Parameters<typeof openOrFindUpload>[1] {
  return {
    uploadId: randomBytes(24).toString('hex'),
    userId,
    key,
    tempId: body.TEMP_ID,
    specdocTyp: body.SPECDOC_TYP,
    viewTyp: body.VIEW_TYPE_ID ?? null,
    description: body.DESCRIPTION,
    fileName: body.FILE_NAME.toWellFormed().replaceAll('\0', ''),
    sizeBytes: body.SIZE,
    sha256: body.SHA256 === undefined ? null : Buffer.from(body.SHA256, 'hex'),
    openedAt: now,
    expiresAt: new Date(now.getTime() + OPEN_MS),
  }
}

function assertSameFile(upload: UploadSession, { TEMP_ID, SPECDOC_TYP, SIZE, SHA256 }: Opening) {
  const isSame =
    upload.tempId === TEMP_ID &&
    upload.specdocTyp === SPECDOC_TYP &&
    upload.sizeBytes === SIZE &&
    (SHA256 === undefined || upload.sha256 === null || upload.sha256.toString('hex') === SHA256)
  if (!isSame) throw new AppError('KEY_REUSED', upload.uploadId)
}

/**
 * Stores a file whose bytes are complete. Idempotent: a parallel request, also to another process, waits and gets the same reply.
 * Throws NotFound, CONFLICT with the OFFSET when bytes are missing, BUSY, FILE_REFUSED, KEY_REUSED.
 */
export async function finishUpload(asked: HandlerInput<Calls['finishUpload']>): Promise<UploadReply> {
  const { db, session, services, now, body } = asked
  const wanted = await findUpload(db, session.userId, body.UPLOAD_ID)
  if (!wanted || wanted.expiresAt <= now) throw new NotFound('upload', body.UPLOAD_ID)
  const lease = await leaseUpload(services, wanted.uploadId)
  try {
    const upload = await findUpload(db, session.userId, wanted.uploadId)
    if (!upload) throw new NotFound('upload', wanted.uploadId)
    return await finish(asked, upload, partsPath(services.files, upload.uploadId))
  } finally {
    // A lease that cannot be released expires.
    await lease.release().catch(() => undefined)
  }
}

async function finish(
  { db, session, services, now }: HandlerInput<Calls['finishUpload']>,
  upload: UploadSession,
  path: string,
): Promise<UploadReply> {
  const uploader: Uploader = { asker: session, key: upload.key, now }
  const target = await uploadTarget(db, uploader, fieldsOf(upload))
  const earlier = await findUploadedFile(services, uploader, target.ownerId)
  if (earlier) {
    // The first attempt stored the file but did not mark the upload as finished.
    if (upload.finishedAt === null) await markUploadFinished(db, upload.uploadId, now)
    return uploadReply(earlier)
  }
  const { size } = await stat(path).catch(() => ({ size: 0 }))
  if (size !== upload.sizeBytes)
    throw new ConflictError('CONFLICT', `${size} of ${upload.sizeBytes} bytes`, { OFFSET: size })
  try {
    const file = await storeUploadedFile(services, uploader, await readReceived(upload, path), target)
    await markUploadFinished(db, upload.uploadId, now)
    return uploadReply(file)
  } catch (error) {
    // A refused file is final. A file that could not be checked or stored yet is kept for the next attempt.
    if (error instanceof AppError && error.status < 500 && error.retryAfter === undefined)
      await forgetUpload(db, upload.uploadId)
    else throw error
    await rm(path, { force: true })
    throw error
  }
}

function fieldsOf(upload: UploadSession): UploadFieldValues {
  return {
    TEMP_ID: upload.tempId,
    SPECDOC_TYP: upload.specdocTyp,
    VIEW_TYPE_ID: upload.viewTyp ?? undefined,
    DESCRIPTION: upload.description,
    SHA256: upload.sha256?.toString('hex'),
  }
}

/** Hash and head of the complete file, as a direct upload has them. */
async function readReceived(upload: UploadSession, path: string): Promise<Received> {
  const hash = createHash('sha256')
  for await (const chunk of createReadStream(path, { highWaterMark: 256 * 1024 })) hash.update(chunk as Buffer)
  const file = await open(path, 'r')
  try {
    const head = Buffer.alloc(Math.min(HEAD_BYTES, upload.sizeBytes))
    await file.read(head, 0, head.length, 0)
    return {
      fields: fieldsOf(upload),
      path,
      size: upload.sizeBytes,
      sha256: hash.digest(),
      head,
      givenName: upload.fileName,
    }
  } finally {
    await file.close()
  }
}
