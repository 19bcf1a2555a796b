import { transact, type Db } from '@saki/db'

import type { Services } from '../../services.ts'
import type { StoredFile } from './documents.sql.ts'
import { findStoredFile, isInfectedDraft, listScanning, markScanned } from './scan.sql.ts'
import { writeAndDiscard } from './storeWithRow.ts'
import { openStored } from './verifiedBytes.ts'

/** A scan that was not done in its own tries is begun anew this long after the file came. */
const LEFT_OVER_MS = 60 * 60 * 1000

/**
 * The job `scan_file`: shows a file in quarantine to the scanner and writes down what it says. Throws, to be tried again, while the
 * scanner cannot be reached or cannot judge. A draft's infected file loses its bytes; a filed one keeps them, sealed, because they are
 * what the receipt's fingerprint names.
 */
export async function scanFile(
  { db, files, virus, clock, log }: Pick<Services, 'db' | 'files' | 'virus' | 'clock' | 'log'>,
  fileId: string,
): Promise<void> {
  const file = await findStoredFile(db, fileId)
  // Marked before, but the answer of that commit was lost and with it the removal of the bytes.
  if (file?.scan_state === 'infected') await dropInfected({ db, files }, file, isInfectedDraft)
  if (file?.scan_state !== 'scanning') return
  const say = (state: 'not_scanned' | 'clean') =>
    transact(db, (tx) => markScanned(tx, file, { state, found: '', at: clock() }))
  // Set up when the file came, and not any more: said as it is.
  if (!virus) return void (await say('not_scanned'))
  const verdict = await virus.scan(await openStored({ db, files, log }, file.object_key))
  if (verdict.is === 'clean') return void (await say('clean'))
  log.warn({ alarm: 'virus_found', fileId, found: verdict.found }, 'an uploaded file is infected')
  await dropInfected({ db, files }, file, async (tx) => {
    const isFiled = await markScanned(tx, file, { state: 'infected', found: verdict.found, at: clock() })
    return !isFiled
  })
}

/** Removes the bytes of a file after the transaction in which `isOfDraft` says that no filing has it. */
function dropInfected(
  services: Pick<Services, 'db' | 'files'>,
  file: StoredFile,
  isOfDraft: (tx: Db, file: StoredFile) => Promise<boolean>,
): Promise<void> {
  return writeAndDiscard(services, async (tx, objects) => {
    if (await isOfDraft(tx, file)) objects.discard(file.object_key, file.rendition_key, file.thumb_key)
  })
}

/** Begins the scans anew that ran out of tries, an hour after the file came and every hour then. */
export async function scanLeftOver({ db, jobs }: Pick<Services, 'db' | 'jobs'>, now: Date): Promise<number> {
  const left = await listScanning(db, new Date(now.getTime() - LEFT_OVER_MS))
  if (left.length === 0) return 0
  await transact(db, (tx) =>
    jobs.enqueueAll(
      tx,
      left.map((fileId) => ({ name: 'scan_file', payload: { fileId } })),
    ),
  )
  return left.length
}
