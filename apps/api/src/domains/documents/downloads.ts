import { parseCaseRef } from '@saki/domain/ids/caseRef'

import { inNameOf } from '../../access.ts'
import { AppError, NotFound } from '../../errors.ts'
import type { Asked } from '../../implement.ts'
import type { Session } from '../../session.ts'
import { findOwnForm, type ApplicationForm } from './applicationForm.sql.ts'
import {
  findOwnApplication,
  findOwnApplicationOfProcess,
  findOwnFile,
  findOwnOfficeDocument,
  listFilesOfApplication,
  listOfficeDocumentsOfAction,
  type OfficeDocument,
  type StoredFile,
} from './documents.sql.ts'
import { isPicture } from './fileRow.ts'
import { renditionOf } from './keptRenditions.ts'
import { ensureReceipt } from './makeReceipt.ts'
import { sendFile, sendPicture } from './sendFile.ts'

interface AskedBytes extends Pick<Asked, 'db' | 'services' | 'request' | 'reply'> {
  session: Session
}

/** A file the asker may see; deleted ones are as absent as other people's. */
export async function ownFile({ db, session }: AskedBytes, fileId: string): Promise<StoredFile> {
  const file = await findOwnFile(db, await inNameOf(db, session, { fileId }, 'read'), fileId)
  if (!file || file.deleted_at) throw new AppError('FILE_NOT_FOUND', fileId)
  return assertNotInfected(file)
}

function assertNotInfected(file: StoredFile): StoredFile {
  if (file.scan_state === 'infected') throw new AppError('FILE_INFECTED', file.file_id)
  return file
}

/** An uploaded file or a document of the office, byte for byte. */
export async function sendDocument(asked: AskedBytes, id: string): Promise<void> {
  const { db, session } = asked
  const issued = await findOwnOfficeDocument(db, await inNameOf(db, session, { docId: id }, 'read'), id)
  if (issued) return sendOfficeDocument(asked, issued)
  const form = await findOwnForm(db, await inNameOf(db, session, { docId: id }, 'read'), id)
  return form ? sendForm(asked, form) : sendOriginal(asked, await ownFile(asked, id))
}

function sendForm(asked: AskedBytes, { object_key, sha256, size_bytes, file_name }: ApplicationForm): Promise<void> {
  const kept = { key: object_key, sha256, size: size_bytes }
  return sendFile(asked, { ...kept, name: file_name, mime: 'application/pdf', show: 'attachment' })
}

export function sendOfficeDocument(asked: AskedBytes, document: OfficeDocument | undefined): Promise<void> {
  if (!document) throw new AppError('FILE_NOT_FOUND')
  return sendFile(asked, {
    key: document.object_key,
    sha256: document.sha256,
    size: document.size_bytes,
    name: document.file_name,
    mime: document.mime,
    show: 'attachment',
  })
}

/** The bytes as received: never while the scanner has not spoken, and never when it found something. */
async function sendOriginal(
  asked: AskedBytes,
  file: StoredFile,
  show: 'inline' | 'attachment' = 'attachment',
): Promise<void> {
  if (file.scan_state === 'scanning') throw new AppError('FILE_IN_QUARANTINE', file.file_id)
  return sendFile(asked, {
    key: file.object_key,
    sha256: file.sha256,
    size: file.size_bytes,
    name: file.file_name,
    mime: file.mime,
    show,
  })
}

export async function sendImage(
  asked: AskedBytes,
  file: StoredFile,
  size: 'thumb' | 'full' | 'original',
): Promise<void> {
  if (!isPicture(file)) throw new AppError('FILE_NOT_FOUND', 'not a picture')
  if (size === 'original') return sendOriginal(asked, file, 'inline')
  const bytes = await renditionOf(asked, file, size)
  sendPicture(asked.reply, bytes, `${file.file_name.replace(/\.[^.]*$/, '')}.jpg`)
}

/** The file at a position of a slot of the case a process belongs to. */
export async function fileOfProcess(
  asked: AskedBytes & { params: { procid: string } },
  place: { seq_num: number; specdoc_typ: string },
): Promise<StoredFile> {
  const [procTyp = '', nbr] = asked.params.procid.split('-')
  const application = await applicationOfProcess(asked, procTyp, Number(nbr))
  if (!application) throw new AppError('FILE_NOT_FOUND', asked.params.procid)
  const file = (await listFilesOfApplication(asked.db, application.application_id)).find(
    (f) => f.specdoc_typ === place.specdoc_typ && f.seq_num === place.seq_num,
  )
  if (!file) throw new AppError('FILE_NOT_FOUND', asked.params.procid)
  return assertNotInfected(file)
}

async function applicationOfProcess(
  { db, session }: Pick<AskedBytes, 'db' | 'session'>,
  procTyp: string,
  procNbr: number,
) {
  return findOwnApplicationOfProcess(db, await inNameOf(db, session, { procTyp, procNbr }, 'read'), procTyp, procNbr)
}

/** Documents of one action. The receipt belongs to the action that recorded the payment and is made on the spot if it is still missing. */
export async function officeDocumentsOfAction({
  db,
  session,
  params,
  services,
}: AskedBytes & { params: { procTyp: string; procNbr: number; actionNbr: number } }): Promise<OfficeDocument[]> {
  const { procTyp, procNbr, actionNbr } = params
  const application = await applicationOfProcess({ db, session }, procTyp, procNbr)
  if (!application) throw new AppError('FILE_NOT_FOUND', `${procTyp}-${procNbr}`)
  if (application.patent_id !== null) await ensureReceipt(services, application.application_id)
  const documents = await listOfficeDocumentsOfAction(db, procTyp, procNbr, actionNbr)
  if (documents.length === 0) throw new AppError('FILE_NOT_FOUND', `${procTyp}-${procNbr}-${actionNbr}`)
  return documents
}

/** The receipt of an own case; a case not yet numbered has none. */
export async function receiptOfCase({
  db,
  session,
  params,
  services,
}: AskedBytes & { params: { patentId: string } }): Promise<OfficeDocument> {
  const ref = parseCaseRef(params.patentId)
  const application = ref && (await findOwnApplication(db, await inNameOf(db, session, { ref }, 'read'), ref))
  if (!application) throw new NotFound('case', params.patentId)
  if (application.patent_id === null) throw new AppError('FILE_NOT_FOUND', 'not numbered yet')
  return ensureReceipt(services, application.application_id)
}
