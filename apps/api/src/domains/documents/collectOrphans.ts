import { daysBefore } from '@saki/domain/dates/durations'

import type { Services } from '../../services.ts'
import { findUnnamedKeys, forgetDeletedFiles, listDeletedKeys } from './upkeep.sql.ts'

/** Days a deleted file of a draft can be restored. */
const DELETED_DAYS = 30
/** Minimum age in days: a row may be committed after its object, and operators need time to notice that the wrong database was restored. */
const ORPHAN_DAYS = 7
/** Largest share of orphans among objects older than ORPHAN_DAYS; above it, store and database probably do not belong together. */
const MOST_ORPHANS = 0.1
const BATCH = 500

/** `forgotten`: rows deleted; `seen`: objects older than ORPHAN_DAYS; `orphans`: those that no row names; `removed`: objects deleted. */
export type Collected = { forgotten: number; seen: number; orphans: number; removed: number }

/**
 * The nightly job `collect_orphans`: deletes rows of files deleted from drafts 30 days ago with their objects, and objects that
 * no row names once they are seven days old. When more than a tenth of the objects are orphans (an empty database beside a full
 * store, or one restored from an old backup), it changes nothing and logs an alarm. Objects of deleted rows do not count as
 * orphans.
 */
export async function collectOrphans(
  { db, files, log }: Pick<Services, 'db' | 'files' | 'log'>,
  now: Date,
): Promise<Collected> {
  const deletedBefore = daysBefore(now, DELETED_DAYS)
  const deleted = new Set(await listDeletedKeys(db, deletedBefore))
  const orphans: string[] = []
  const due: string[] = []
  let seen = 0
  for await (const keys of batches(files.keysBefore(daysBefore(now, ORPHAN_DAYS)))) {
    seen += keys.length
    orphans.push(...(await findUnnamedKeys(db, keys)))
    due.push(...keys.filter((key) => deleted.has(key)))
  }
  if (orphans.length > seen * MOST_ORPHANS) {
    const refused = { forgotten: 0, seen, orphans: orphans.length, removed: 0 }
    log.error(
      { alarm: 'too_many_orphans', ...refused },
      'nothing removed: more than a tenth of the objects have no row; does this store belong to this database?',
    )
    return refused
  }
  const forgotten = await forgetDeletedFiles(db, deletedBefore)
  let removed = 0
  for await (const keys of batches([...orphans, ...due]))
    // Checks again: a file may have been restored, and another row may name the same object.
    for (const key of await findUnnamedKeys(db, keys)) {
      await files.remove(key)
      removed += 1
    }
  const collected = { forgotten, seen, orphans: orphans.length, removed }
  if (forgotten + removed > 0) log.info(collected, 'orphans collected')
  return collected
}

async function* batches(keys: AsyncIterable<string> | Iterable<string>): AsyncGenerator<string[]> {
  let batch: string[] = []
  for await (const key of keys) {
    batch.push(key)
    if (batch.length < BATCH) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}
