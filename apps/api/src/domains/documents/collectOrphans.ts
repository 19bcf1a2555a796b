import type { Services } from '../../services.ts'
import { findUnnamedKeys, forgetDeletedFiles } from './upkeep.sql.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** As long a file taken out of a draft can be brought back. */
const DELETED_DAYS = 30
/** An upload that has not got its row by then was cut off between the two. */
const ORPHAN_DAYS = 1
const BATCH = 500
/** More orphans than this, and than a tenth of everything, are no leftovers: then store and database do not belong together. */
const MANY = 1_000

export type Collected = { forgotten: number; seen: number; orphans: number; removed: number }

/**
 * The nightly job `collect_orphans`: forgets files taken out of drafts a month ago and removes objects that no row names and that are a
 * day old. Removes nothing and raises an alarm when suspiciously many would go, as with a database restored from an old backup.
 */
export async function collectOrphans(
  { db, files, log }: Pick<Services, 'db' | 'files' | 'log'>,
  now: Date,
): Promise<Collected> {
  const forgotten = await forgetDeletedFiles(db, new Date(now.getTime() - DELETED_DAYS * DAY_MS))
  const orphans: string[] = []
  let seen = 0
  for await (const keys of batches(files.keysBefore(new Date(now.getTime() - ORPHAN_DAYS * DAY_MS)))) {
    seen += keys.length
    orphans.push(...(await findUnnamedKeys(db, keys)))
  }
  const found = { forgotten, seen, orphans: orphans.length }
  if (orphans.length > MANY && orphans.length > seen / 10) {
    log.error({ alarm: 'too_many_orphans', ...found }, 'nothing removed: does this store belong to this database?')
    return { ...found, removed: 0 }
  }
  for (const key of orphans) await files.remove(key)
  if (forgotten + orphans.length > 0) log.info(found, 'orphans collected')
  return { ...found, removed: orphans.length }
}

async function* batches(keys: AsyncIterable<string>): AsyncGenerator<string[]> {
  let batch: string[] = []
  for await (const key of keys) {
    batch.push(key)
    if (batch.length < BATCH) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}
