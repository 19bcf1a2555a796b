import { transact, type Db } from '@saki/db'

import { AppError } from '../../errors.ts'
import type { FileStore } from '../../ports/fileStore.ts'
import type { Services } from '../../services.ts'

/** Seconds after which asking again makes sense: a connection is opened anew at once. */
const RETRY_S = 2

/** What one transaction puts into the file store and takes out of it. */
export interface ObjectChanges extends Pick<FileStore, 'adopt' | 'put'> {
  /** Has objects removed that no row names once the transaction is known to be committed. */
  discard(...keys: (string | null)[]): void
}

/**
 * The one way to write an object and the row that names it: `store` puts the bytes before the transaction, `write` the row in it (and
 * may put bytes too). What was put is removed only when the transaction is known to be rolled back, which is when `store` or `write`
 * throws: COMMIT was not sent then. When COMMIT itself fails or its answer is lost, the row may be there: every object stays, those of
 * no row for the collector of orphans, and OUTCOME_UNKNOWN is thrown. `write` must not use commitWith. With a `db` that is a transaction
 * already, its outcome is the caller's: nothing is discarded.
 */
export async function storeWithRow<S, R>(
  { db, files }: Pick<Services, 'db' | 'files'>,
  store: (objects: ObjectChanges) => Promise<S>,
  write: (tx: Db, stored: S, objects: ObjectChanges) => Promise<R>,
): Promise<R> {
  const added: string[] = []
  const discarded: string[] = []
  const note = async (putting: Promise<string>) => {
    const key = await putting
    added.push(key)
    return key
  }
  const objects: ObjectChanges = {
    put: (bytes) => note(files.put(bytes)),
    adopt: (path) => note(files.adopt(path)),
    discard: (...keys) => void discarded.push(...keys.filter((key) => key !== null)),
  }
  let isWritten = false
  const run = async (tx: Db, stored: S) => {
    const result = await write(tx, stored, objects)
    isWritten = true
    return result
  }
  try {
    const stored = await store(objects)
    if (db.isTransaction) return await run(db, stored)
    const result = await transact(db, (tx) => run(tx, stored))
    await removeAll(files, discarded)
    return result
  } catch (error) {
    if (isWritten) throw new AppError('OUTCOME_UNKNOWN', String(error), { retryAfter: RETRY_S })
    await removeAll(files, added)
    throw error
  }
}

/** The same for a transaction that adds no object and makes some superfluous. */
export function writeAndDiscard<R>(
  services: Pick<Services, 'db' | 'files'>,
  write: (tx: Db, objects: Pick<ObjectChanges, 'discard'>) => Promise<R>,
): Promise<R> {
  return storeWithRow(
    services,
    async () => {},
    (tx, _stored, objects) => write(tx, objects),
  )
}

/** Whether the store has an object of this size under the key. Throws when the store cannot say. */
export async function isStored(files: Pick<FileStore, 'size'>, kept: { key: string; size: number }): Promise<boolean> {
  try {
    return (await files.size(kept.key)) === kept.size
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return false
    throw error
  }
}

/** What cannot be removed now is found as an orphan later. */
async function removeAll(files: Pick<FileStore, 'remove'>, keys: string[]): Promise<void> {
  for (const key of keys) await files.remove(key).catch(() => undefined)
}
