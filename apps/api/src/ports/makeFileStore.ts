import { join } from 'node:path'

import type { Env } from '../env.ts'
import type { FileStore } from './fileStore.ts'
import { localFileStore } from './localFileStore.ts'
import { parseObjectStoreUrl } from './objectStoreUrl.ts'
import { openTempDir } from './tempDir.ts'

/**
 * The store the environment names. Throws at start when the name cannot be meant; a store that is away at start is no reason to stay
 * away oneself. The client of S3 is loaded only where it is used: it costs tens of megabytes.
 */
export async function makeFileStore(env: Pick<Env, 'dataDir' | 'objectStoreUrl'>, now: Date): Promise<FileStore> {
  if (!env.objectStoreUrl) return localFileStore(env.dataDir, now)
  const place = parseObjectStoreUrl(env.objectStoreUrl)
  const { s3FileStore } = await import('./s3FileStore.ts')
  return s3FileStore(place, await openTempDir(join(env.dataDir, 'objects'), now))
}
