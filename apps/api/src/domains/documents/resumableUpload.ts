import { createHash, randomBytes } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { open, rm, stat } from 'node:fs/promises'

import type { documentsCalls, UploadReply } from '@saki/contracts/documents'
import { transact, type Db } from '@saki/db'

import { AppError, ConflictError, NotFound } from '../../errors.ts'
import type { Asked } from '../../implement.ts'
import { inTurn } from '../../ports/inTurn.ts'
import { uploadReply } from './fileRow.ts'
import type { UploadFieldValues, Received } from './receiveUpload.ts'
import { groupedNumber, refuseFile } from './refuseFile.ts'
import { HEAD_BYTES } from './sniff.ts'
import { findGiven, uploadTarget, takeFile, type Giver, type UploadTarget } from './takeFile.ts'
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

type Calls = typeof documentsCalls

/** Time to come back with the rest. */
const OPEN_MS = 24 * 60 * 60 * 1000
/** More files than this nobody sends at once; the queue of the browser sends two. */
const MOST_OPEN = 60

/** Opens an upload in pieces, or finds the one this key opened before with all that came of it. */
export async function openUpload({ db, services, session, key, now, body }: Asked<Calls['openUpload']>) {
  const giver = { asker: session, key, now }
  // Those of one account that wait for its row would each keep a connection from everybody else.
  const { upload, ownerId } = await inTurn(session.userId, () =>
    transact(db, async (tx) => {
      // Two at once would each count without the other.
      await lockUploader(tx, session.userId)
      const { ownerId } = await assertRoom(tx, giver, body)
      return { ownerId, upload: await openOrFindUpload(tx, newUpload(session.userId, key, now, body)) }
    }),
  )
  assertSameFile(upload, body)
  // A finished upload whose bytes the store has lost is opened anew: its file is then made whole from what is sent again.
  const isFinished = upload.finished_at !== null && (await findGiven(services, giver, ownerId)) !== undefined
  if (upload.finished_at !== null && !isFinished) await reopenUpload(db, upload.upload_id)
  return {
    err: '' as const,
    UPLOAD_ID: upload.upload_id,
    OFFSET: isFinished ? body.SIZE : await openUploadParts(services.files, upload),
    EXPIRES_AT: upload.expires_at.toISOString(),
    FINISHED: isFinished ? ('Y' as const) : ('N' as const),
  }
}

type Opening = Asked<Calls['openUpload']>['body']

/** Throws unless the file may go into its slot and the person has room for one more. */
async function assertRoom(tx: Db, giver: Giver, body: Opening): Promise<UploadTarget> {
  const { SIZE } = body
  const place = await uploadTarget(tx, giver, body, SIZE)
  if (SIZE === 0) throw refuseFile('files:empty')
  const limit = place.slot.max_bytes
  if (SIZE > limit) throw refuseFile('files:tooLarge', { size: groupedNumber(SIZE), limit: groupedNumber(limit) })
  if ((await countOpenUploads(tx, giver.asker.userId, giver.now)) >= MOST_OPEN)
    throw new AppError('TOO_MANY', 'open uploads', { retryAfter: 60 })
  return place
}

function newUpload(userId: number, key: string, now: Date, body: Opening): Parameters<typeof openOrFindUpload>[1] {
  return {
    upload_id: randomBytes(24).toString('hex'),
    user_id: userId,
    key,
    temp_id: body.TEMP_ID,
    specdoc_typ: body.SPECDOC_TYP,
    view_typ: body.VIEW_TYPE_ID ?? null,
    description: body.DESCRIPTION,
    file_name: body.FILE_NAME.toWellFormed().replaceAll('\0', ''),
    size_bytes: body.SIZE,
    sha256: body.SHA256 === undefined ? null : Buffer.from(body.SHA256, 'hex'),
    opened_at: now,
    expires_at: new Date(now.getTime() + OPEN_MS),
  }
}

function assertSameFile(upload: UploadSession, { TEMP_ID, SPECDOC_TYP, SIZE, SHA256 }: Opening) {
  const isSame =
    upload.temp_id === TEMP_ID &&
    upload.specdoc_typ === SPECDOC_TYP &&
    upload.size_bytes === SIZE &&
    (SHA256 === undefined || upload.sha256 === null || upload.sha256.toString('hex') === SHA256)
  if (!isSame) throw new AppError('KEY_REUSED', upload.upload_id)
}

/** Takes in a file whose pieces are all there; whoever finishes an upload meanwhile, at any process, waits and gets the same reply. */
export async function finishUpload(asked: Asked<Calls['finishUpload']>): Promise<UploadReply> {
  const { db, session, services, now, body } = asked
  const wanted = await findUpload(db, session.userId, body.UPLOAD_ID)
  if (!wanted || wanted.expires_at <= now) throw new NotFound('upload', body.UPLOAD_ID)
  const lease = await leaseUpload(services, wanted.upload_id)
  try {
    const upload = await findUpload(db, session.userId, wanted.upload_id)
    if (!upload) throw new NotFound('upload', wanted.upload_id)
    return await finish(asked, upload, partsPath(services.files, upload.upload_id))
  } finally {
    // What cannot be released now lapses.
    await lease.release().catch(() => undefined)
  }
}

async function finish(
  { db, session, services, now }: Asked<Calls['finishUpload']>,
  upload: UploadSession,
  path: string,
): Promise<UploadReply> {
  const giver: Giver = { asker: session, key: upload.key, now }
  const place = await uploadTarget(db, giver, fieldsOf(upload))
  const earlier = await findGiven(services, giver, place.ownerId)
  if (earlier) {
    // The answer of the first time was lost, and with it the mark.
    if (upload.finished_at === null) await markUploadFinished(db, upload.upload_id, now)
    return uploadReply(earlier)
  }
  const { size } = await stat(path).catch(() => ({ size: 0 }))
  if (size !== upload.size_bytes)
    throw new ConflictError('CONFLICT', `${size} of ${upload.size_bytes} bytes`, { OFFSET: size })
  try {
    const file = await takeFile(services, giver, await readReceived(upload, path), place)
    await markUploadFinished(db, upload.upload_id, now)
    return uploadReply(file)
  } catch (error) {
    // A refused file will not get better; one that could not be checked or stored just now waits for the next attempt.
    if (error instanceof AppError && error.status < 500 && error.retryAfter === undefined)
      await forgetUpload(db, upload.upload_id)
    else throw error
    await rm(path, { force: true })
    throw error
  }
}

function fieldsOf(upload: UploadSession): UploadFieldValues {
  return {
    TEMP_ID: upload.temp_id,
    SPECDOC_TYP: upload.specdoc_typ,
    VIEW_TYPE_ID: upload.view_typ ?? undefined,
    DESCRIPTION: upload.description,
    SHA256: upload.sha256?.toString('hex'),
  }
}

/** What an upload in one go knows when its last byte is there. */
async function readReceived(upload: UploadSession, path: string): Promise<Received> {
  const hash = createHash('sha256')
  for await (const chunk of createReadStream(path, { highWaterMark: 256 * 1024 })) hash.update(chunk as Buffer)
  const file = await open(path, 'r')
  try {
    const head = Buffer.alloc(Math.min(HEAD_BYTES, upload.size_bytes))
    await file.read(head, 0, head.length, 0)
    return {
      fields: fieldsOf(upload),
      path,
      size: upload.size_bytes,
      sha256: hash.digest(),
      head,
      givenName: upload.file_name,
    }
  } finally {
    await file.close()
  }
}
