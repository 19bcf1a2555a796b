import { rm } from 'node:fs/promises'

import { PAPER_SLOT } from '@saki/catalogue'
import type { deskActsCalls } from '@saki/contracts/deskActs'
import type { UploadReply } from '@saki/contracts/uploads'
import type { Db } from '@saki/db'

import { AppError, Invalid, NotFound } from '../../errors.ts'
import type { HandlerInput } from '../../implement.ts'
import { findSlot, unfiledBytes, type Slot, type StoredFile } from './documents.sql.ts'
import { cleanFileName } from './fileName.ts'
import { uploadReply } from './fileRow.ts'
import { inspectFile } from './inspectFile.ts'
import { findOrInsertScan, findScannedCase } from './paperScan.sql.ts'
import { receiveUpload, type Received, type UploadFieldValues } from './receiveUpload.ts'
import { refuseFile } from './refuseFile.ts'
import { findStoredFile } from './scan.sql.ts'
import { idOfKey, UNFILED_MAX } from './storeUploadedFile.ts'
import { isStored, storeWithRow } from './storeWithRow.ts'

type Asked = Pick<
  HandlerInput<(typeof deskActsCalls)['officePaperScan']>,
  'request' | 'services' | 'db' | 'session' | 'key' | 'now'
>

/** What a scan is uploaded for; nothing else can take it. */
export type ScannedFor = { scanCaseId: number } | { refundEventId: string }

/**
 * Stores the scan of a paper for the case whose number is in TEMP_ID until `bindScan` gives it to the act that records the paper; until then nobody
 * can open it, and after 30 days it is forgotten. Idempotent per key. Throws NotFound for no case, FILE_REFUSED, TOO_MUCH_UNFILED, KEY_REUSED for
 * other bytes or another case, Invalid for another slot.
 */
export function officePaperScan(asked: Asked): Promise<UploadReply> {
  return receiveScan(asked, async (db, { TEMP_ID }) => {
    const scanCaseId = await findScannedCase(db, TEMP_ID)
    return scanCaseId === undefined ? undefined : { scanCaseId }
  })
}

/** Stores a scan for what `find` gives for the fields of the upload, until it is given to that. Throws as `officePaperScan`. */
export async function receiveScan(
  asked: Asked,
  find: (db: Db, fields: UploadFieldValues) => Promise<ScannedFor | undefined>,
): Promise<UploadReply> {
  const { request, services, db, session } = asked
  let slot: Slot | undefined
  let scannedFor: ScannedFor | undefined
  const received = await receiveUpload(request, services.files.tempDir, async (fields) => {
    slot = fields.SPECDOC_TYP === PAPER_SLOT ? await findSlot(db, PAPER_SLOT) : undefined
    if (!slot) throw new Invalid([{ field: 'SPECDOC_TYP', message: 'files:unknownSlot' }])
    scannedFor = await find(db, fields)
    if (!scannedFor) throw new NotFound('scanned', fields.TEMP_ID)
    if ((await unfiledBytes(db, session.userId)) >= UNFILED_MAX)
      throw new AppError('TOO_MUCH_UNFILED', String(session.userId))
    return slot.maxBytes
  })
  try {
    if (!slot || !scannedFor) throw new Error('the upload names no slot or thing')
    return uploadReply(await storeScan(asked, received, slot, scannedFor))
  } finally {
    await rm(received.path, { force: true })
  }
}

async function storeScan(asked: Asked, received: Received, slot: Slot, scannedFor: ScannedFor): Promise<StoredFile> {
  const { services, db, session, key, now } = asked
  const { fields, path, head, size, sha256 } = received
  if (fields.SHA256 && fields.SHA256 !== sha256.toString('hex')) throw refuseFile('files:hashDiffers')
  const fileId = idOfKey({ asker: session, key, now })
  const earlier = await findStoredFile(db, fileId)
  if (earlier && (await isStored(services.files, { key: earlier.objectKey, size: earlier.sizeBytes })))
    return sameUpload(earlier, { sha256, scannedFor })
  const fileName = cleanFileName(received.givenName, slot.specdocTyp)
  const account = session.userId
  const { renditions: _, remarks, ...facts } = await inspectFile({ path, head, name: fileName, slot, account })
  const row = {
    fileId,
    ownerId: session.userId,
    specdocTyp: slot.specdocTyp,
    description: '',
    fileName,
    sizeBytes: size,
    sha256,
    scanState: services.virus ? ('scanning' as const) : ('not_scanned' as const),
    ...facts,
    remarks: remarks && JSON.stringify(remarks),
    uploadedAt: now,
    deletedAt: now,
    ...scannedFor,
  }
  return storeWithRow(
    services,
    (objects) => objects.adopt(path),
    async (tx, objectKey, objects) => {
      const stored = sameUpload(await findOrInsertScan(tx, { ...row, objectKey }), { sha256, scannedFor })
      if (stored.objectKey !== objectKey) objects.discard(objectKey)
      else if (services.virus) await services.jobs.enqueue(tx, 'scan_file', { fileId })
      return stored
    },
  )
}

function sameUpload(
  stored: StoredFile,
  { sha256, scannedFor }: { sha256: Buffer; scannedFor: ScannedFor },
): StoredFile {
  const isSame =
    'scanCaseId' in scannedFor
      ? stored.scanCaseId === scannedFor.scanCaseId
      : stored.refundEventId === scannedFor.refundEventId
  if (!stored.sha256.equals(sha256) || !isSame) throw new AppError('KEY_REUSED', stored.fileId)
  return stored
}
