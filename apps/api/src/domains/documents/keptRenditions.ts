import { buffer } from 'node:stream/consumers'

import type { HandlerInput } from '../../implement.ts'
import type { FileStore } from '../../ports/fileStore.ts'
import { renderPicture, type Renditions } from './decodeFile.ts'
import { replaceRenditions, type StoredFile } from './documents.sql.ts'
import { editsOf } from './fileRow.ts'
import { storeWithRow } from './storeWithRow.ts'
import { readVerified } from './verifiedBytes.ts'

/** Stores the renditions of a picture and returns their keys. */
export async function keepRenditions(objects: Pick<FileStore, 'put'>, { full, thumb }: Renditions) {
  return { renditionKey: await objects.put(full), thumbKey: await objects.put(thumb) }
}

/** Reads a rendition of a picture. A missing one is rendered again from the original, in the decoder queue of the owner. */
export async function renditionOf(
  { db, services }: Pick<HandlerInput, 'db' | 'services'>,
  file: StoredFile,
  size: 'thumb' | 'full',
): Promise<Buffer> {
  const { files } = services
  const key = size === 'thumb' ? file.thumbKey : file.renditionKey
  const kept =
    key === null
      ? undefined
      : await files.open(key).then(buffer, (error: NodeJS.ErrnoException) => {
          if (error.code !== 'ENOENT') throw error
          return undefined
        })
  if (kept && kept.length > 0) return kept
  const original = await readVerified(
    { ...services, db },
    { key: file.objectKey, sha256: file.sha256, size: file.sizeBytes },
  )
  const made = await renderPicture(file.ownerId, original, { edits: editsOf(file) })
  await storeWithRow(
    { db, files },
    (objects) => keepRenditions(objects, made),
    async (tx, keys, objects) => {
      // A crop saved meanwhile has newer renditions, which must not be replaced.
      if (!(await replaceRenditions(tx, file, keys))) objects.discard(keys.renditionKey, keys.thumbKey)
    },
  )
  return made[size]
}
