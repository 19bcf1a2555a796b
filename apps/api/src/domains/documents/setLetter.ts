import type { Db } from '@saki/db'
import { renderSVG } from 'uqr'

import type { MadeDocument } from '../../ports/documentMaker.ts'
import type { Services } from '../../services.ts'
import type { PaperContent } from './contentOf.ts'
import { renditionOf } from './keptRenditions.ts'
import { listFilesById } from './letter.sql.ts'
import { momentParts } from './paperDate.ts'

/**
 * Sets a letter or certificate from what was frozen at its issue. `mark` is written across a preview; `seal` becomes a keyword of the PDF. Throws when a picture of what is
 * registered cannot be shown: a certificate without it would be another one.
 */
export async function setLetter(
  db: Db,
  services: Services,
  content: PaperContent,
  made: { at: Date; mark: string; seal: string },
): Promise<MadeDocument> {
  const qr = content.link === '' ? [] : [qrOf(content.link)]
  const data = { ...content, mark: made.mark, seal: made.seal, made: momentParts(made.at) }
  if (!('pictures' in content)) return services.documents.make('letter', data, qr)
  const files = await listFilesById(db, content.pictures.fileIds)
  const pictures: Buffer[] = []
  for (const fileId of content.pictures.fileIds) {
    const file = files.find((each) => each.file_id === fileId)
    if (!file) throw new Error(`picture ${fileId} is gone`)
    pictures.push(await renditionOf({ db, services }, file, 'full'))
  }
  return services.documents.make('certificate', data, [...qr, ...pictures])
}

/** The picture that leads a phone to an address. */
export function qrOf(link: string): Buffer {
  return Buffer.from(renderSVG(link, { border: 0 }))
}
