import { transact, type Db } from '@saki/db'

import type { Services } from '../../services.ts'
import type { StoredFile } from './documents.sql.ts'
import { findStoredFile, isInfectedDraft, listScanning, markScanned } from './scan.sql.ts'
import { writeAndDiscard } from './storeWithRow.ts'
import { openStored } from './verifiedBytes.ts'

/** Milliseconds after the upload from which an unfinished scan is queued again. */
const LEFT_OVER_MS = 60 * 60 * 1000

/**
 * The job `scan_file`: scans a file in quarantine and stores the result. Throws, to be retried, while the scanner is unreachable
 * or cannot decide. The bytes of an infected draft file are removed; those of a filed one are kept but never sent, because the
 * receipt names their hash.
 */
export async function scanFile(
  { db, files, virus, clock, log }: Pick<Services, 'db' | 'files' | 'virus' | 'clock' | 'log'>,
  fileId: string,
): Promise<void> {
  const file = await findStoredFile(db, fileId)
  // An earlier run marked the file, but may not have removed its bytes.
  if (file?.scanState === 'infected') await dropInfected({ db, files }, file, isInfectedDraft)
  if (file?.scanState !== 'scanning') return
  const mark = (state: 'not_scanned' | 'clean') =>
    transact(db, (tx) => markScanned(tx, file, { state, found: '', at: clock() }))
  // The scanner was configured at upload and is no longer.
  if (!virus) return void (await mark('not_scanned'))
  const verdict = await virus.scan(await openStored({ db, files, log }, file.objectKey))
  if (verdict.is === 'clean') return void (await mark('clean'))
  log.warn({ alarm: 'virus_found', fileId, found: verdict.found }, 'an uploaded file is infected')
  await dropInfected({ db, files }, file, async (tx) => {
    const isFiled = await markScanned(tx, file, { state: 'infected', found: verdict.found, at: clock() })
    return !isFiled
  })
}

/** Removes the bytes of a file after a transaction in which `isOfDraft` returns true. */
function dropInfected(
  services: Pick<Services, 'db' | 'files'>,
  file: StoredFile,
  isOfDraft: (tx: Db, file: StoredFile) => Promise<boolean>,
): Promise<void> {
  return writeAndDiscard(services, async (tx, objects) => {
    if (await isOfDraft(tx, file)) objects.discard(file.objectKey, file.renditionKey, file.thumbKey)
  })
}

/** Queues scans again that used up their tries, for files older than an hour. Runs hourly. Returns how many. */
export async function scanLeftOver({ db, jobs }: Pick<Services, 'db' | 'jobs'>, now: Date): Promise<number> {
  const unfinished = await listScanning(db, new Date(now.getTime() - LEFT_OVER_MS))
  if (unfinished.length === 0) return 0
  await transact(db, (tx) =>
    jobs.enqueueAll(
      tx,
      unfinished.map((fileId) => ({ name: 'scan_file', payload: { fileId } })),
    ),
  )
  return unfinished.length
}
