import { createReadStream } from 'node:fs'
import { chmod, copyFile, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { randomBytes } from 'node:crypto'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'

import { assertFileKey, isFileKey, randomKey } from './fileKey.ts'
import type { FileStore } from './fileStore.ts'
import { openTempDir } from './tempDir.ts'

/** Keeps files in DATA_DIR/objects, readable by this user only. `now` decides which leftovers of unfinished uploads are removed. */
export async function localFileStore(dataDir: string, now: Date): Promise<FileStore> {
  const root = join(dataDir, 'objects')
  const tempDir = await openTempDir(root, now)

  return {
    tempDir,
    adopt: async (localPath) => {
      const key = randomKey()
      await moveDurably(localPath, join(root, key))
      return key
    },
    put: async (bytes) => {
      const key = randomKey()
      const unfinished = join(tempDir, randomBytes(16).toString('hex'))
      try {
        const file = await open(unfinished, 'wx', 0o600)
        try {
          await file.writeFile(bytes)
        } finally {
          await file.close()
        }
        await moveDurably(unfinished, join(root, key))
      } catch (error) {
        // A partial file would use space that is already missing.
        await rm(unfinished, { force: true })
        throw error
      }
      return key
    },
    putBack: (key, localPath) => moveDurably(localPath, pathOf(root, key)),
    open: (key, range) => opened(createReadStream(pathOf(root, key), range ?? {})),
    size: async (key) => (await stat(pathOf(root, key))).size,
    remove: (key) => rm(pathOf(root, key), { force: true }),
    keysBefore: (instant) => keysBefore(root, instant),
  }
}

/** Keys come from our own rows, but are checked before they become a path. */
function pathOf(root: string, key: string): string {
  assertFileKey(key)
  return join(root, key)
}

/** Waits until the file is open, so that a missing file rejects before an answer begins. */
function opened(stream: ReturnType<typeof createReadStream>): Promise<Readable> {
  return new Promise((resolve, reject) => {
    stream.once('open', () => resolve(stream))
    stream.once('error', reject)
  })
}

/** Flushes the bytes, renames, then flushes the folders: after this returns, a power cut loses nothing. */
async function moveDurably(from: string, to: string): Promise<void> {
  await chmod(from, 0o600)
  await flush(from)
  const folder = dirname(to)
  const made = await mkdir(folder, { recursive: true, mode: 0o700 })
  await rename(from, to).catch(async (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EXDEV') throw error
    await copyFile(from, to).catch(async (failed: unknown) => {
      await rm(to, { force: true })
      throw failed
    })
    await flush(to)
    await rm(from)
  })
  await flush(folder)
  if (made === undefined) return
  await flush(dirname(folder))
  await flush(dirname(dirname(folder)))
}

async function flush(path: string): Promise<void> {
  const handle = await open(path, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** Reads one folder at a time. A file keeps the modification time of its bytes. */
async function* keysBefore(root: string, instant: Date): AsyncGenerator<string> {
  for (const outer of await foldersIn(root))
    for (const inner of await foldersIn(join(root, outer)))
      for (const name of await readdir(join(root, outer, inner))) {
        const key = `${outer}/${inner}/${name}`
        if (!isFileKey(key)) continue
        const found = await stat(join(root, key)).catch(() => undefined)
        if (found && found.mtimeMs < instant.getTime()) yield key
      }
}

async function foldersIn(path: string): Promise<string[]> {
  const entries = await readdir(path, { withFileTypes: true })
  return entries.filter((entry) => entry.isDirectory() && /^[0-9a-f]{2}$/.test(entry.name)).map((entry) => entry.name)
}
