import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'

import { AppError } from '../../errors.ts'
import type { Services } from '../../services.ts'

/** Something in the file store whose hash was written down when it came in. */
export interface KeptBytes {
  key: string
  sha256: Buffer
  size: number
}

/**
 * The whole bytes, proven to be those received. FILE_DAMAGED (and an error in the log) when a single bit differs, FILE_NOT_FOUND when
 * they are gone: altered evidence is never handed out as if it were whole.
 */
export async function readVerified(services: Pick<Services, 'files' | 'log'>, kept: KeptBytes): Promise<Buffer> {
  const bytes = await buffer(await openOrNotFound(services, kept.key))
  assertSame(services, kept, createHash('sha256').update(bytes).digest())
  return bytes
}

/** The same proof without holding the bytes, for files too large for memory. */
export async function verifyStored(services: Pick<Services, 'files' | 'log'>, kept: KeptBytes): Promise<void> {
  const hash = createHash('sha256')
  for await (const chunk of await openOrNotFound(services, kept.key)) hash.update(chunk as Buffer)
  assertSame(services, kept, hash.digest())
}

/** Opens an object of the store, or the bytes from `start` to `end` inclusive. Throws FILE_NOT_FOUND when the store does not have it. */
export async function openOrNotFound(
  { files }: Pick<Services, 'files'>,
  key: string,
  range?: { start: number; end: number },
): Promise<Readable> {
  return files.open(key, range).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'ENOENT' ? new AppError('FILE_NOT_FOUND', 'gone from the store') : error
  })
}

/** Throws FILE_DAMAGED and sounds the alarm unless the hash found is the one written down. */
export function assertSame({ log }: Pick<Services, 'log'>, kept: KeptBytes, found: Buffer): void {
  if (found.equals(kept.sha256)) return
  log.error(
    {
      alarm: 'stored_file_damaged',
      key: kept.key,
      expected: kept.sha256.toString('hex'),
      found: found.toString('hex'),
    },
    'a stored file is damaged',
  )
  throw new AppError('FILE_DAMAGED', kept.key)
}
