import type { Db } from '@saki/db'

import type { Services } from '../../services.ts'
import { renditionOf } from './keptRenditions.ts'
import { listFilesById } from './letter.sql.ts'
import type { SearchReport } from './searchReportShape.ts'

/**
 * The items of a report with the places of their small pictures, each once, among the pictures of a document, of which there are `first` before
 * them. A picture that cannot be read is left out.
 */
export async function withPictures(db: Db, services: Services, { items }: Pick<SearchReport, 'items'>, first: number) {
  const wanted = items.flatMap(({ ownFile, pictureFile }) => [ownFile, pictureFile]).filter((id) => id !== null)
  const files = await listFilesById(db, [...new Set(wanted)])
  const read = await Promise.all(
    files.map(async (file) => ({
      fileId: file.fileId,
      bytes: await renditionOf({ db, services }, file, 'thumb').catch(() => undefined),
    })),
  )
  const shown = read.flatMap(({ fileId, bytes }) => (bytes ? [{ fileId, bytes }] : []))
  const places = new Map(shown.map(({ fileId }, at) => [fileId, first + at]))
  const placeOf = (fileId: string | null) => (fileId === null ? null : (places.get(fileId) ?? null))
  return {
    items: items.map((item) => ({ ...item, own: placeOf(item.ownFile), picture: placeOf(item.pictureFile) })),
    bytes: shown.map(({ bytes }) => bytes),
  }
}
