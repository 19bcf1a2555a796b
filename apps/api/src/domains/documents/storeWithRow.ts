import { transact, type Db } from '@saki/db'

import { AppError } from '../../errors.ts'
import type { FileStore } from '../../ports/fileStore.ts'
import type { Services } from '../../services.ts'

/** Seconds until a retry makes sense; connections reopen at once. */
const RETRY_S = 2

/** Changes of the file store that belong to one transaction. */
export interface ObjectChanges extends Pick<FileStore, 'adopt' | 'put'> {
  /** Removes objects after a successful commit. The caller makes sure that no row names them. */
  discard(...keys: (string | null)[]): void
}

/**
 * Writes an object and the row that names it: `store` puts the bytes before the transaction, `write` the row in it (and may put
 * bytes too). Objects put are removed only when `store` or `write` throws, because COMMIT was not sent then. When COMMIT fails or
 * its reply is lost, the row may exist: all objects are kept (orphans are collected later) and OUTCOME_UNKNOWN is thrown. `write`
 * must not use commitWith. If `db` is already a transaction, the caller owns its outcome and nothing is discarded.
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

/** Like storeWithRow, for a transaction that only makes objects superfluous. */
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

/** Objects that cannot be removed now are collected as orphans later. */
async function removeAll(files: Pick<FileStore, 'remove'>, keys: string[]): Promise<void> {
  for (const key of keys) await files.remove(key).catch(() => undefined)
}
