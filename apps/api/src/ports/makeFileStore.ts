import { join } from 'node:path'

import type { Env } from '../env.ts'
import type { FileStore } from './fileStore.ts'
import { localFileStore } from './localFileStore.ts'
import { parseObjectStoreUrl } from './objectStoreUrl.ts'
import { openTempDir } from './tempDir.ts'

/**
 * The store configured by OBJECT_STORE_URL, else the local one. Throws at start when the URL is invalid, but not when the store is
 * unreachable. The S3 client is loaded only when used, because it takes tens of megabytes.
 */
export async function makeFileStore(env: Pick<Env, 'dataDir' | 'objectStoreUrl'>, now: Date): Promise<FileStore> {
  if (!env.objectStoreUrl) return localFileStore(env.dataDir, now)
  const location = parseObjectStoreUrl(env.objectStoreUrl)
  const { s3FileStore } = await import('./s3FileStore.ts')
  return s3FileStore(location, await openTempDir(join(env.dataDir, 'objects'), now))
}
