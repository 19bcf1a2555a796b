import type { Services } from '../../services.ts'
import { findUnnamedKeys, forgetDeletedFiles, listDeletedKeys } from './upkeep.sql.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** As long a file taken out of a draft can be brought back. */
const DELETED_DAYS = 30
/** Never less: a row may come late, and somebody must have time to notice that a wrong database was restored. */
const ORPHAN_DAYS = 7
/** With more orphans than this share of the objects old enough, store and database do not belong together. */
const MOST_ORPHANS = 0.1
const BATCH = 500

/** `seen`: objects old enough; `orphans`: those of them that no row names; `forgotten`: rows. */
export type Collected = { forgotten: number; seen: number; orphans: number; removed: number }

/**
 * The nightly job `collect_orphans`: forgets files taken out of drafts a month ago and removes their objects, and those that no row names,
 * when they are seven days old. Changes nothing and raises an alarm when more than a tenth of the objects are orphans, however few they
 * are: so it is with an empty database beside a full store, or one restored from an old backup. What was forgotten does not count there,
 * because this database itself knew it.
 */
export async function collectOrphans(
  { db, files, log }: Pick<Services, 'db' | 'files' | 'log'>,
  now: Date,
): Promise<Collected> {
  const deletedBefore = new Date(now.getTime() - DELETED_DAYS * DAY_MS)
  const deleted = new Set(await listDeletedKeys(db, deletedBefore))
  const orphans: string[] = []
  const due: string[] = []
  let seen = 0
  for await (const keys of batches(files.keysBefore(new Date(now.getTime() - ORPHAN_DAYS * DAY_MS)))) {
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
    // Asked once more: a file may have been brought back, and another may name the same bytes.
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
