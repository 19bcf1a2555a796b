import { randomBytes } from 'node:crypto'
import { mkdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'

import type { Db } from '@saki/db'

import { findUnnamedKeys } from '../../domains/documents/upkeep.sql.ts'
import type { FileStore } from '../../ports/fileStore.ts'
import { listedObjects, type StoredObject } from './storedObjects.ts'
import { flushFolder, inParallel, writeFlushed } from './parts.ts'

/** Copies in parallel: enough to hide the round trips of a remote store, few enough not to slow down the portal's disk. */
const PARALLEL = 4

export interface Copied {
  count: number
  bytes: number
  /** Copied now; the others were in the backup already. */
  copied: number
  lost: string[]
  removed: string[]
}

/**
 * Copies every listed object that `objects` lacks from the store and compares it with its hash. An object is written to `unfinished`, on
 * the same disk, and renamed once it is complete. `lost`: missing in the store or damaged; `removed`: deleted by the portal meanwhile.
 */
export async function copyObjects(
  { db, files }: { db: Db; files: FileStore },
  listFolder: string,
  { objects, unfinished }: { objects: string; unfinished: string },
): Promise<Copied> {
  const sum: Copied = { count: 0, bytes: 0, copied: 0, lost: [], removed: [] }
  const folders = new Set<string>()
  await inParallel(listedObjects(listFolder), PARALLEL, async (object) => {
    const path = join(objects, object.key)
    const before = await stat(path).catch(() => undefined)
    if (before?.size !== object.size) {
      const outcome = await copyOne(files, object, path, unfinished)
      if (outcome === 'gone' && (await findUnnamedKeys(db, [object.key])).length > 0) {
        sum.removed.push(object.key)
        return
      }
      if (outcome !== 'copied') {
        sum.lost.push(object.key)
        return
      }
      folders.add(dirname(path))
      sum.copied += 1
    }
    sum.count += 1
    sum.bytes += object.size
  })
  for (const folder of folders) await flushFolder(folder)
  return sum
}

async function copyOne(
  files: FileStore,
  { key, sha256, size }: StoredObject,
  path: string,
  unfinished: string,
): Promise<'copied' | 'gone' | 'damaged'> {
  const temporary = join(unfinished, randomBytes(12).toString('hex'))
  try {
    const written = await writeFlushed(temporary, await files.open(key))
    if (written.sha256 !== sha256 || written.bytes !== size) return 'damaged'
    await mkdir(dirname(path), { recursive: true, mode: 0o700 })
    await rename(temporary, path)
    return 'copied'
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return 'gone'
    throw error
  } finally {
    await rm(temporary, { force: true })
  }
}
