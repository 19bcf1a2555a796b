import { createReadStream } from 'node:fs'
import { chmod, copyFile, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { randomBytes } from 'node:crypto'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'

import type { Env } from '../env.ts'
import type { FileStore } from './fileStore.ts'

/** Two folder levels of two hexadecimal digits keep folders small up to many millions of files. */
const keyPattern = /^[0-9a-f]{2}\/[0-9a-f]{2}\/[0-9a-f]{36}$/
/** Unfinished uploads older than this are what a crash left behind. */
const LEFTOVER_MS = 24 * 60 * 60 * 1000

/** The store the environment names. Throws at start when it names one that cannot be served. */
export async function makeFileStore(env: Pick<Env, 'dataDir' | 'objectStoreUrl'>, now: Date): Promise<FileStore> {
  if (env.objectStoreUrl !== undefined) {
    throw new Error('OBJECT_STORE_URL is not supported yet: leave it unset, files are then kept in DATA_DIR/objects')
  }
  return localFileStore(env.dataDir, now)
}

/** Keeps files in DATA_DIR/objects, readable by this user only. `now` decides which leftovers of unfinished uploads are removed. */
export async function localFileStore(dataDir: string, now: Date): Promise<FileStore> {
  const root = join(dataDir, 'objects')
  const tempDir = join(root, 'unfinished')
  await mkdir(tempDir, { recursive: true, mode: 0o700 })
  await chmod(root, 0o700)
  await removeLeftovers(tempDir, now)

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
      const file = await open(unfinished, 'wx', 0o600)
      try {
        await file.writeFile(bytes)
      } finally {
        await file.close()
      }
      await moveDurably(unfinished, join(root, key))
      return key
    },
    open: (key, range) => opened(createReadStream(pathOf(root, key), range ?? {})),
    size: async (key) => (await stat(pathOf(root, key))).size,
    remove: (key) => rm(pathOf(root, key), { force: true }),
  }
}

function randomKey(): string {
  const random = randomBytes(20).toString('hex')
  return `${random.slice(0, 2)}/${random.slice(2, 4)}/${random.slice(4)}`
}

/** A key comes from our own rows; it is checked all the same before it becomes a path. */
function pathOf(root: string, key: string): string {
  if (!keyPattern.test(key)) throw Object.assign(new Error('not a key of the file store'), { code: 'ENOENT' })
  return join(root, key)
}

/** Waits for the file to be open, so that a missing one rejects instead of failing in the middle of an answer. */
function opened(stream: ReturnType<typeof createReadStream>): Promise<Readable> {
  return new Promise((resolve, reject) => {
    stream.once('open', () => resolve(stream))
    stream.once('error', reject)
  })
}

/** Bytes first, then the name, then the folder entries: after this returns a power cut loses nothing. */
async function moveDurably(from: string, to: string): Promise<void> {
  await chmod(from, 0o600)
  await flush(from)
  const folder = dirname(to)
  const made = await mkdir(folder, { recursive: true, mode: 0o700 })
  await rename(from, to).catch(async (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EXDEV') throw error
    await copyFile(from, to)
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

async function removeLeftovers(tempDir: string, now: Date): Promise<void> {
  for (const name of await readdir(tempDir)) {
    const path = join(tempDir, name)
    const { mtimeMs } = await stat(path)
    if (now.getTime() - mtimeMs > LEFTOVER_MS) await rm(path, { force: true, recursive: true })
  }
}
