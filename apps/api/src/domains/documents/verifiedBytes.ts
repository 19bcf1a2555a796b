import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'

import { AppError } from '../../errors.ts'
import type { Services } from '../../services.ts'
import type { StoredBytes } from './storedBytes.ts'
import { listNamesOf } from './upkeep.sql.ts'

type Access = Pick<Services, 'db' | 'files' | 'log'>

/**
 * The whole bytes, verified against the recorded hash. Throws FILE_DAMAGED when they differ and FILE_MISSING when the object is
 * gone, each with an alarm in the log.
 */
export async function readVerified(access: Access, kept: StoredBytes): Promise<Buffer> {
  const bytes = await buffer(await openStored(access, kept.key))
  await assertSame(access, kept, createHash('sha256').update(bytes).digest())
  return bytes
}

/** Like readVerified without keeping the bytes in memory, for large files. */
export async function verifyStored(access: Access, kept: StoredBytes): Promise<void> {
  const hash = createHash('sha256')
  for await (const chunk of await openStored(access, kept.key)) hash.update(chunk as Buffer)
  await assertSame(access, kept, hash.digest())
}

/** Opens an object, or its bytes from `start` to `end` inclusive. Throws FILE_MISSING, with an alarm, when it is gone. */
export async function openStored(
  access: Access,
  key: string,
  range?: { start: number; end: number },
): Promise<Readable> {
  try {
    // Awaited here, because a store refuses an impossible key before it returns a promise.
    return await access.files.open(key, range)
  } catch (error) {
    return throwMissing(access, key, error)
  }
}

/** Checks existence and size of an object without reading it. Throws FILE_MISSING or FILE_DAMAGED, with an alarm. */
export async function assertStored(access: Access, { key, size }: Pick<StoredBytes, 'key' | 'size'>): Promise<void> {
  const found = await access.files.size(key).catch((error: unknown) => throwMissing(access, key, error))
  if (found === size) return
  await alarm(access, 'stored_file_damaged', key, { expectedSize: size, foundSize: found })
  throw new AppError('FILE_DAMAGED', key)
}

/** Throws FILE_DAMAGED, with an alarm, when the hash differs from the recorded one. */
export async function assertSame(access: Access, kept: StoredBytes, found: Buffer): Promise<void> {
  if (found.equals(kept.sha256)) return
  const hashes = { expected: kept.sha256.toString('hex'), found: found.toString('hex') }
  await alarm(access, 'stored_file_damaged', kept.key, hashes)
  throw new AppError('FILE_DAMAGED', kept.key)
}

async function throwMissing(access: Access, key: string, error: unknown): Promise<never> {
  if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error
  await alarm(access, 'stored_file_missing', key, {})
  throw new AppError('FILE_MISSING', key)
}

/** Logs an error with the cases and documents of the object; file names of users are left out. */
export async function alarm(
  { db, log }: Pick<Services, 'db' | 'log'>,
  name: 'stored_file_damaged' | 'stored_file_missing' | 'stored_file_unreadable',
  key: string,
  more: Record<string, unknown>,
): Promise<void> {
  // The alarm is logged even when the database cannot be read.
  const named = await listNamesOf(db, key).catch(() => [])
  const documents = named.map(({ caseNumber, document }) => ({ caseNumber, document }))
  log.error({ alarm: name, key, documents, ...more }, 'a stored file is damaged, missing or unreadable')
}
