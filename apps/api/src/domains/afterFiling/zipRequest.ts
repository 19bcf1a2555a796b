import type { requestsCalls } from '@saki/contracts/requests'

import { reachOf } from '../../access.ts'
import { NotFound } from '../../errors.ts'
import type { HandlerInput } from '../../implement.ts'
import { archivedPapers } from '../documents/archivedPapers.ts'
import { listSlots, type Slot, type StoredFile } from '../documents/documents.sql.ts'
import { documentNamed } from '../documents/downloads.ts'
import { findPapers } from '../documents/papers.sql.ts'
import { sendArchive, type ArchivedDocument } from '../documents/sendArchive.ts'
import { findRequestOf, listFilesOfRequest, listLetterIds } from './detail.sql.ts'

type Asked = HandlerInput<(typeof requestsCalls)['requestZip']>

/** Sends the files, letters and documents of a request within the asker's reach, as `sendArchive`. Throws NotFound. */
export async function zipRequest(asked: Asked): Promise<void> {
  const { query, session, db } = asked
  const reach = session.role === 'office' ? 'office' : reachOf(session, undefined)
  const record = await findRequestOf(db, reach, query.SUBMISSION_NBR)
  if (!record) throw new NotFound('request', query.SUBMISSION_NBR)
  const letters = await findPapers(db, session, await listLetterIds(db, record.requestId))
  const files = await listFilesOfRequest(db, record.requestId)
  const slots = await listSlots(db)
  const documents = [
    ...archivedPapers(asked, letters),
    ...files.map((file) => archivedFile(asked, file, record.submissionNbr, slots)),
  ]
  await sendArchive(asked, documents, `SAKI-${record.submissionNbr}.zip`)
}

function archivedFile(asked: Asked, file: StoredFile, submissionNbr: string, slots: readonly Slot[]): ArchivedDocument {
  const slot = slots.find(({ specdocTyp }) => specdocTyp === file.specdocTyp)
  return {
    paper: {
      direction: 'IN',
      applicationNumber: submissionNbr,
      docTyp: file.specdocTyp,
      title: file.fileName,
      typeName: slot?.nameId ?? file.specdocTyp,
      typeNameEn: slot?.nameEn ?? null,
      docNumber: '',
      reference: '',
      at: file.uploadedAt,
      fileName: file.fileName,
      mime: file.mime,
      size: file.sizeBytes,
      sha256: file.sha256,
    },
    locate: () => documentNamed(asked, file.fileId),
  }
}
