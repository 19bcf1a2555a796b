import { createReadStream } from 'node:fs'
import { randomBytes } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'

import type { FileStore } from '../../ports/fileStore.ts'
import { listedObjects } from './storedObjects.ts'
import type { ReadManifest } from './manifest.ts'
import { inParallel, writeFlushed } from './parts.ts'

const PARALLEL = 4

/**
 * Copies every object of the backup into the store under its key and compares it with its hash. Objects already there with the same size
 * are skipped. Throws when one is damaged in the backup.
 */
export async function putObjects(files: FileStore, { folder, objects, manifest }: ReadManifest): Promise<void> {
  const absent = new Set([...manifest.objects.lost, ...manifest.objects.removed])
  await inParallel(listedObjects(folder), PARALLEL, async ({ key, sha256, size }) => {
    if (absent.has(key) || (await sizeIn(files, key)) === size) return
    const temporary = join(files.tempDir, randomBytes(16).toString('hex'))
    try {
      const written = await writeFlushed(temporary, createReadStream(join(objects, key)))
      if (written.sha256 !== sha256) throw new Error(`objects/${key} is damaged in the backup: use another one`)
      await files.putBack(key, temporary)
    } finally {
      await rm(temporary, { force: true })
    }
  })
}

async function sizeIn(files: FileStore, key: string): Promise<number | undefined> {
  return files.size(key).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error
    return undefined
  })
}
