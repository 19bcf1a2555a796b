import type { Db } from '@saki/db'
import { renderSVG } from 'uqr'

import type { MadeDocument } from '../../ports/documentMaker.ts'
import type { Services } from '../../services.ts'
import { withPictures } from './reportPictures.ts'
import type { PaperContent } from './contentOf.ts'
import { renditionOf } from './keptRenditions.ts'
import { listFilesById } from './letter.sql.ts'
import { momentParts } from './momentParts.ts'
import type { RequestedContent } from './requestedContent.ts'

/**
 * Renders a letter or certificate from its frozen content. `mark`: text across a preview, or ''. `seal`: keyword of the PDF. `signedNote`:
 * what it says of its electronic signature, or ''.
 * Throws when a picture of the registered right cannot be read, because a certificate must not lack it.
 */
export async function renderLetter(
  db: Db,
  services: Services,
  content: PaperContent,
  made: { at: Date; mark: string; seal: string; signedNote: string },
): Promise<MadeDocument> {
  const qr = content.link === '' ? [] : [qrOf(content.link)]
  const { mark, seal, signedNote } = made
  const data = { ...content, mark, seal, signedNote, made: momentParts(made.at) }
  if ('filesTotal' in content) return services.documents.make('receipt', data, qr)
  if ('sections' in content) {
    const { shown, pictures } = await shownPictures(db, services, content, qr.length)
    return services.documents.make('letter', { ...data, shown }, [...qr, ...pictures])
  }
  if ('annex' in content) {
    const { items, bytes } = await withPictures(db, services, content.annex, qr.length)
    return services.documents.make('letter', { ...data, annex: { ...content.annex, items } }, [...qr, ...bytes])
  }
  if (!('pictures' in content)) return services.documents.make('letter', data, qr)
  const files = await listFilesById(db, content.pictures.fileIds)
  const pictures: Buffer[] = []
  for (const fileId of content.pictures.fileIds) {
    const file = files.find((each) => each.fileId === fileId)
    if (!file) throw new Error(`no picture ${fileId}`)
    pictures.push(await renditionOf({ db, services }, file, 'full'))
  }
  return services.documents.make('certificate', data, [...qr, ...pictures])
}

/** Pictures of an extract. `at`: position among the pictures of the document; null for one that cannot be read, which the extract says. */
async function shownPictures(db: Db, services: Services, { shown }: RequestedContent, first: number) {
  const pictures: Buffer[] = []
  if (!shown) return { shown, pictures }
  const files = new Map(
    (
      await listFilesById(
        db,
        shown.pictures.map(({ fileId }) => fileId),
      )
    ).map((f) => [f.fileId, f]),
  )
  const placed: { caption: string; at: number | null }[] = []
  for (const { fileId, caption } of shown.pictures) {
    const file = files.get(fileId)
    const bytes =
      file &&
      (await renditionOf({ db, services }, file, 'full').catch((err: unknown) => {
        services.log.error({ err, fileId }, 'no picture for the extract')
        return undefined
      }))
    placed.push({ caption, at: bytes ? first + pictures.length : null })
    if (bytes) pictures.push(bytes)
  }
  return { shown: { ...shown, pictures: placed }, pictures }
}

/** QR code of an address, as SVG. */
export function qrOf(link: string): Buffer {
  return Buffer.from(renderSVG(link, { border: 0 }))
}
