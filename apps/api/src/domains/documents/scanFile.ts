import { transact, type Db } from '@saki/db'

import type { Services } from '../../services.ts'
import type { StoredFile } from './documents.sql.ts'
import { findStoredFile, isInfectedDraft, markScanned, scanningQuery } from './scan.sql.ts'
import { writeAndDiscard } from './storeWithRow.ts'
import { openStored } from './verifiedBytes.ts'

/** Milliseconds after the upload from which an unfinished scan is queued again. */
const LEFT_OVER_MS = 60 * 60 * 1000

/**
 * The job `scan_file`: scans a file in quarantine and stores the result. Throws, to be retried, while the scanner is unreachable
 * or cannot decide. The bytes of an infected draft file are removed; those of a filed one are kept but never sent, because the
 * receipt names their hash. A file whose object was replaced during the scan is scanned again. `found` runs in the transaction that marks a file
 * as infected.
 */
export async function scanFile(
  services: Pick<Services, 'db' | 'files' | 'virus' | 'clock' | 'log'>,
  fileId: string,
  found: (tx: Db, file: StoredFile) => Promise<void> = async () => {},
): Promise<void> {
  const { db, files, virus, clock, log } = services
  const file = await findStoredFile(db, fileId)
  // An earlier run marked the file, but may not have removed its bytes.
  if (file?.scanState === 'infected') await dropInfected({ db, files }, file, isInfectedDraft)
  if (file?.scanState !== 'scanning') return
  // Without a scanner: it was configured at upload and is no longer.
  const verdict = virus && (await virus.scan(await openStored({ db, files, log }, file.objectKey)))
  if (verdict?.is !== 'infected') {
    const state = verdict ? 'clean' : 'not_scanned'
    const marked = await transact(db, (tx) => markScanned(tx, file, { state, at: clock() }))
    return marked ? undefined : scanFile(services, fileId, found)
  }
  log.warn({ alarm: 'virus_found', fileId, found: verdict.found }, 'an uploaded file is infected')
  let marked: 'draft' | 'filed' | undefined
  await dropInfected({ db, files }, file, async (tx) => {
    marked = await markScanned(tx, file, { state: 'infected', found: verdict.found, at: clock() })
    if (marked) await found(tx, file)
    return marked === 'draft'
  })
  if (!marked) await scanFile(services, fileId, found)
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
  const unfinished = await scanningQuery(db, new Date(now.getTime() - LEFT_OVER_MS)).execute()
  if (unfinished.length === 0) return 0
  await transact(db, (tx) =>
    jobs.enqueueAll(
      tx,
      unfinished.map(({ fileId }) => ({ name: 'scan_file', payload: { fileId } })),
    ),
  )
  return unfinished.length
}
