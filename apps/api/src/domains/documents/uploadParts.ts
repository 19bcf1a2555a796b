import { mkdir, open, readdir, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'

import type { Db } from '@saki/db'

import type { FileStore } from '../../ports/fileStore.ts'
import { findUnknownUploads, forgetExpiredUploads } from './uploadSession.sql.ts'

/** Directory of resumable uploads, beside `tempDir`, whose files end with their request. */
export function partsDir({ tempDir }: Pick<FileStore, 'tempDir'>): string {
  return join(dirname(tempDir), 'pieces')
}

/** File of an upload's bytes. Throws for a malformed id, so that no other path can be addressed. */
export function partsPath(files: Pick<FileStore, 'tempDir'>, uploadId: string): string {
  if (!/^[0-9a-f]{48}$/.test(uploadId)) throw new Error('not an upload id')
  return join(partsDir(files), uploadId)
}

/** Creates the file of an upload if needed; returns how many bytes it has. */
export async function openUploadParts(
  files: Pick<FileStore, 'tempDir'>,
  upload: { uploadId: string },
): Promise<number> {
  await mkdir(partsDir(files), { recursive: true, mode: 0o700 })
  const file = await open(partsPath(files, upload.uploadId), 'a', 0o600)
  try {
    return (await file.stat()).size
  } finally {
    await file.close()
  }
}

/** Deletes expired uploads, and files without an upload row. Returns how many files were removed. */
export async function sweepUploads(
  { db, files }: { db: Db; files: Pick<FileStore, 'tempDir'> },
  now: Date,
): Promise<number> {
  const expired = await forgetExpiredUploads(db, now)
  const there = await readdir(partsDir(files)).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error
    return []
  })
  const unknown = new Set([...expired, ...(await findUnknownUploads(db, there))])
  let removed = 0
  for (const id of there.filter((name) => unknown.has(name))) {
    const path = join(partsDir(files), id)
    const found = await stat(path).catch(() => undefined)
    // A file just created may not have a visible row yet.
    if (!expired.includes(id) && found && now.getTime() - found.mtimeMs < 60_000) continue
    await rm(path, { force: true })
    removed += 1
  }
  return removed
}
