import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'

import { AppError } from '../../errors.ts'
import type { Services } from '../../services.ts'
import { listNamesOf } from './upkeep.sql.ts'

/** Something in the file store whose hash was written down when it came in. */
export interface StoredBytes {
  key: string
  sha256: Buffer
  size: number
}
type Access = Pick<Services, 'db' | 'files' | 'log'>

/**
 * The whole bytes, proven to be those received. FILE_DAMAGED when a single bit differs, FILE_MISSING when the store does not have them
 * any more, each with an alarm: altered evidence is never handed out as if it were whole.
 */
export async function readVerified(access: Access, kept: StoredBytes): Promise<Buffer> {
  const bytes = await buffer(await openStored(access, kept.key))
  await assertSame(access, kept, createHash('sha256').update(bytes).digest())
  return bytes
}

/** The same proof without holding the bytes, for files too large for memory. */
export async function verifyStored(access: Access, kept: StoredBytes): Promise<void> {
  const hash = createHash('sha256')
  for await (const chunk of await openStored(access, kept.key)) hash.update(chunk as Buffer)
  await assertSame(access, kept, hash.digest())
}

/** Opens an object that a row names, or its bytes from `start` to `end` inclusive. FILE_MISSING, with an alarm, when it is gone. */
export async function openStored(
  access: Access,
  key: string,
  range?: { start: number; end: number },
): Promise<Readable> {
  return access.files.open(key, range).catch((error: unknown) => throwMissing(access, key, error))
}

/** Throws FILE_MISSING or FILE_DAMAGED, with an alarm, unless the store has an object of the size written down. Its bytes are not read. */
export async function assertStored(access: Access, { key, size }: Pick<StoredBytes, 'key' | 'size'>): Promise<void> {
  const found = await access.files.size(key).catch((error: unknown) => throwMissing(access, key, error))
  if (found === size) return
  await alarm(access, 'stored_file_damaged', key, { expectedSize: size, foundSize: found })
  throw new AppError('FILE_DAMAGED', key)
}

/** Throws FILE_DAMAGED, with an alarm, unless the hash found is the one written down. */
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

/** An error line that names the cases and documents of the object; names that people gave their files are left out of the log. */
export async function alarm(
  { db, log }: Pick<Services, 'db' | 'log'>,
  name: 'stored_file_damaged' | 'stored_file_missing' | 'stored_file_unreadable',
  key: string,
  more: Record<string, unknown>,
): Promise<void> {
  // A database that cannot be asked now must not hide the alarm.
  const named = await listNamesOf(db, key).catch(() => [])
  const documents = named.map(({ caseNumber, document }) => ({ caseNumber, document }))
  log.error({ alarm: name, key, documents, ...more }, 'a stored file is damaged, missing or unreadable')
}
