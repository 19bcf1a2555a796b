import { parseCaseRef, type CaseRef } from '@saki/domain/ids/caseRef'

import { caseOwner } from '../../access.sql.ts'
import { inNameOf } from '../../access.ts'
import { AppError, NotFound } from '../../errors.ts'
import type { Asked } from '../../implement.ts'
import type { Session } from '../../session.ts'
import { findOwnForm, type ApplicationForm } from './applicationForm.sql.ts'
import {
  findOwnApplication,
  findFiledFile,
  findOwnFile,
  listFilesOfApplication,
  type OfficeDocument,
  type StoredFile,
} from './documents.sql.ts'
import { isPicture } from './fileRow.ts'
import { renditionOf } from './keptRenditions.ts'
import { ensureLetter } from './ensureLetter.ts'
import { findCaseOfAction } from './letter.sql.ts'
import { ensureReceipt } from './makeReceipt.ts'
import type { AskedPaper } from './papers.ts'
import { findPapers, type PaperRow } from './papers.sql.ts'
import { sendFile, sendPicture, type FileToSend } from './sendFile.ts'

interface AskedBytes extends Pick<Asked, 'db' | 'services' | 'request' | 'reply'> {
  session: Session
}

/** A file the asker may see, officers those of filed cases; deleted ones are as absent as other people's. */
export async function ownFile({ db, session }: AskedBytes, fileId: string): Promise<StoredFile> {
  const own = await findOwnFile(db, await inNameOf(db, session, { fileId }, 'read'), fileId)
  const file = own ?? (session.role === 'office' ? await findFiledFile(db, fileId) : undefined)
  if (!file || file.deleted_at) throw new AppError('FILE_NOT_FOUND', fileId)
  return assertNotInfected(file)
}

function assertNotInfected(file: StoredFile): StoredFile {
  if (file.scan_state === 'infected') throw new AppError('FILE_INFECTED', file.file_id)
  return file
}

/** An uploaded file or a document of the office, byte for byte. */
export async function sendDocument(asked: AskedPaper, id: string): Promise<void> {
  return sendFile(asked, await documentNamed(asked, id))
}

/** Where the bytes of a document lie: a paper of a filed case, a made form, or a file of an own draft. */
export async function documentNamed(asked: AskedPaper, id: string): Promise<FileToSend> {
  const { db, session } = asked
  const [paper] = await findPapers(db, session, [id])
  if (paper) return paperBytes(asked, paper)
  const form = await findOwnForm(db, await inNameOf(db, session, { docId: id }, 'read'), id)
  return form ? formBytes(form) : originalOf(await ownFile(asked, id))
}

/** The bytes of a paper: never while the scanner has not spoken, and never when it found something. */
export async function paperBytes(asked: Pick<AskedPaper, 'db' | 'services'>, paper: PaperRow): Promise<FileToSend> {
  assertClean(paper.scanState, paper.docId)
  if (paper.objectKey === null && paper.direction === 'OUT')
    return officeBytes(await ensureLetter(asked.services, paper.docId))
  if (paper.objectKey === null || paper.sha256 === null) throw new AppError('FILE_NOT_FOUND', 'not made yet')
  const { objectKey: key, sha256, size, title, fileName, mime } = paper
  return { key, sha256, size, name: fileName || title, mime, show: 'attachment' }
}

function formBytes({ object_key: key, sha256, size_bytes: size, file_name: name }: ApplicationForm): FileToSend {
  return { key, sha256, size, name, mime: 'application/pdf', show: 'attachment' }
}

export function sendOfficeDocument(asked: AskedBytes, document: OfficeDocument | undefined): Promise<void> {
  if (!document) throw new AppError('FILE_NOT_FOUND')
  return sendFile(asked, officeBytes(document))
}

function officeBytes({ object_key: key, sha256, size_bytes: size, file_name: name, mime }: OfficeDocument): FileToSend {
  return { key, sha256, size, name, mime, show: 'attachment' }
}

function assertClean(scanState: string, id: string): void {
  if (scanState === 'infected') throw new AppError('FILE_INFECTED', id)
  if (scanState === 'scanning') throw new AppError('FILE_IN_QUARANTINE', id)
}

/** The bytes as received. */
function originalOf(file: StoredFile, show: 'inline' | 'attachment' = 'attachment'): FileToSend {
  assertClean(file.scan_state, file.file_id)
  const { object_key: key, sha256, size_bytes: size, file_name: name, mime } = file
  return { key, sha256, size, name, mime, show }
}

export async function sendImage(
  asked: AskedBytes,
  file: StoredFile,
  size: 'thumb' | 'full' | 'original',
): Promise<void> {
  if (!isPicture(file)) throw new AppError('FILE_NOT_FOUND', 'not a picture')
  if (size === 'original') return sendFile(asked, originalOf(file, 'inline'))
  const bytes = await renditionOf(asked, file, size)
  sendPicture(asked.reply, bytes, `${file.file_name.replace(/\.[^.]*$/, '')}.jpg`)
}

/** The file at a position of a slot of the case a process belongs to. */
export async function fileOfProcess(
  asked: AskedBytes & { params: { procid: string } },
  place: { seq_num: number; specdoc_typ: string },
): Promise<StoredFile> {
  const [procTyp = '', nbr] = asked.params.procid.split('-')
  const found = await findCaseOfAction(asked.db, asked.session, { procTyp, procNbr: Number(nbr), actionNbr: 1 })
  if (!found) throw new AppError('FILE_NOT_FOUND', asked.params.procid)
  const file = (await listFilesOfApplication(asked.db, found.applicationId)).find(
    (f) => f.specdoc_typ === place.specdoc_typ && f.seq_num === place.seq_num,
  )
  if (!file) throw new AppError('FILE_NOT_FOUND', asked.params.procid)
  return assertNotInfected(file)
}

/** The receipt of an own case, for officers of any; a case not yet numbered has none. */
export async function receiptOfCase({
  db,
  session,
  params,
  services,
}: AskedBytes & { params: { patentId: string } }): Promise<OfficeDocument> {
  const ref = parseCaseRef(params.patentId)
  const ownerOf = async (named: CaseRef) =>
    session.role === 'office'
      ? ((await caseOwner(db, { ref: named }))?.ownerId ?? session.userId)
      : inNameOf(db, session, { ref: named }, 'read')
  const application = ref && (await findOwnApplication(db, await ownerOf(ref), ref))
  if (!application) throw new NotFound('case', params.patentId)
  if (application.patent_id === null) throw new AppError('FILE_NOT_FOUND', 'not numbered yet')
  return ensureReceipt(services, application.application_id)
}
