import { buffer } from 'node:stream/consumers'

import type { ImageEdits } from '@saki/contracts/documents'

import type { Asked } from '../../implement.ts'
import type { FileStore } from '../../ports/fileStore.ts'
import { renderPicture } from './decodeFile.ts'
import { replaceRenditions, type StoredFile } from './documents.sql.ts'
import { editsOf } from './fileRow.ts'
import { readVerified } from './verifiedBytes.ts'

/** Makes and stores the copies shown of a picture, on the account of who asked for them; returns their keys. */
export async function keepRenditions(files: FileStore, account: number, original: Buffer, edits: ImageEdits | null) {
  const { full, thumb } = await renderPicture(account, original, { edits })
  return { rendition_key: await files.put(full), thumb_key: await files.put(thumb) }
}

/** The shown copy of a picture; made anew from the original, on its owner's account, when it is missing. */
export async function renditionOf(
  { db, services }: Pick<Asked, 'db' | 'services'>,
  file: StoredFile,
  size: 'thumb' | 'full',
): Promise<Buffer> {
  const { files } = services
  const key = size === 'thumb' ? file.thumb_key : file.rendition_key
  const kept =
    key === null
      ? undefined
      : await files.open(key).then(buffer, (error: NodeJS.ErrnoException) => {
          if (error.code !== 'ENOENT') throw error
          return undefined
        })
  if (kept && kept.length > 0) return kept
  const original = await readVerified(services, { key: file.object_key, sha256: file.sha256, size: file.size_bytes })
  const keys = await keepRenditions(files, file.owner_id, original, editsOf(file))
  const bytes = await buffer(await files.open(size === 'thumb' ? keys.thumb_key : keys.rendition_key))
  // A crop saved in the meantime has made newer copies: these must not take their place.
  if (await replaceRenditions(db, file, keys)) return bytes
  await files.remove(keys.rendition_key)
  await files.remove(keys.thumb_key)
  return bytes
}
