import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'

import { pageIndexOf } from '../../ports/pdfPageIndex.ts'
import type { Services } from '../../services.ts'
import type { FileToSend } from './sendFile.ts'
import { readVerifiedPart } from './verifiedBlocks.ts'

/** Bytes; smaller files load as fast without an index. */
const WORTH_IT = 2 * 1024 * 1024
const MOST_KEPT = 200

/** By object key, since objects are immutable. Undefined where no index could be made. */
const kept = new Map<string, Promise<Buffer | undefined>>()
const compress = promisify(brotliCompress)

/** The page index of a stored PDF, compressed with Brotli. Undefined for other types, files under 2 MiB and PDFs that cannot be indexed. */
export function pageIndexFor(
  services: Pick<Services, 'db' | 'files' | 'log'>,
  file: FileToSend,
): Promise<Buffer | undefined> {
  if (file.mime !== 'application/pdf' || file.size < WORTH_IT) return Promise.resolve(undefined)
  const found = kept.get(file.key)
  if (found) return found
  const making = make(services, file)
  kept.set(file.key, making)
  // Failures, such as an unreachable store, are not cached.
  making.catch(() => kept.delete(file.key))
  const oldest = kept.size > MOST_KEPT ? kept.keys().next().value : undefined
  if (oldest !== undefined) kept.delete(oldest)
  return making
}

async function make(services: Pick<Services, 'db' | 'files' | 'log'>, file: FileToSend): Promise<Buffer | undefined> {
  const read = async (start: number, end: number) =>
    start >= file.size || start < 0 || end <= start ? Buffer.alloc(0) : readVerifiedPart(services, file, start, end - 1)
  const index = await pageIndexOf(read, file.size)
  return index && compress(index, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })
}
