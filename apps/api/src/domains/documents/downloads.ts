import type { Db } from '@saki/db'
import { parseCaseRef, type CaseRef } from '@saki/domain/ids/caseRef'

import { caseOwner } from '../../access.sql.ts'
import { findOwnerId } from '../../access.ts'
import { AppError, NotFound } from '../../errors.ts'
import type { HandlerInput } from '../../implement.ts'
import type { Session } from '../../session.ts'
import { findFileUnderAppeal } from './appealFiles.sql.ts'
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
import type { PaperRequest } from './papers.ts'
import { findSharedFile } from './sharedFile.sql.ts'
import { findPapers, type PaperRow } from './papers.sql.ts'
import { sendFile, sendPicture, type FileToSend } from './sendFile.ts'

interface BytesInput extends Pick<HandlerInput, 'db' | 'services' | 'request' | 'reply'> {
  session: Session
}

/**
 * A file the asker may read: own ones, published pictures, what the other side of an opposition served; officers: files of numbered cases and
 * submitted requests; the Appeal Commission: those of cases under appeal and of appeals. Throws FILE_NOT_FOUND, also for deleted files and other
 * people's, and FILE_INFECTED.
 */
export async function ownFile({ db, session }: BytesInput, fileId: string): Promise<StoredFile> {
  const own = await findOwnFile(db, await findOwnerId(db, session, { fileId }, 'read'), fileId)
  const file = own ?? (await findFileOfOffice(db, session, fileId)) ?? (await findSharedFile(db, session, fileId))
  if (!file || file.deletedAt) throw new AppError('FILE_NOT_FOUND', fileId)
  return assertNotInfected(file)
}

async function findFileOfOffice(db: Db, { role }: Session, fileId: string): Promise<StoredFile | undefined> {
  if (role === 'office') return findFiledFile(db, fileId)
  return role === 'commission' ? findFileUnderAppeal(db, fileId) : undefined
}

function assertNotInfected(file: StoredFile): StoredFile {
  if (file.scanState === 'infected') throw new AppError('FILE_INFECTED', file.fileId)
  return file
}

/** Sends an uploaded file, office document or application form byte for byte. Throws as documentNamed. */
export async function sendDocument(asked: PaperRequest, id: string): Promise<void> {
  return sendFile(asked, await documentNamed(asked, id))
}

/**
 * Locates the bytes of a document of a filed case, an application form, or a file of an own draft. Throws FILE_NOT_FOUND,
 * FILE_INFECTED, FILE_IN_QUARANTINE.
 */
export async function documentNamed(asked: PaperRequest, id: string): Promise<FileToSend> {
  const { db, session } = asked
  const [paper] = await findPapers(db, session, [id])
  if (paper) return paperBytes(asked, paper)
  const form = await findOwnForm(db, await findOwnerId(db, session, { docId: id }, 'read'), id)
  return form ? formBytes(form) : originalOf(await ownFile(asked, id))
}

/**
 * Locates the bytes of a document; makes the PDF of an office letter that has none. Throws FILE_IN_QUARANTINE before the scan
 * ends, FILE_INFECTED after a finding, FILE_NOT_FOUND.
 */
export async function paperBytes(asked: Pick<PaperRequest, 'db' | 'services'>, paper: PaperRow): Promise<FileToSend> {
  assertClean(paper.scanState, paper.docId)
  if (paper.objectKey === null && paper.direction === 'OUT')
    return officeBytes(await ensureLetter(asked.services, paper.docId))
  if (paper.objectKey === null || paper.sha256 === null) throw new AppError('FILE_NOT_FOUND', 'not made yet')
  const { objectKey: key, sha256, size, title, fileName, mime } = paper
  return { key, sha256, size, name: fileName || title, mime, show: 'attachment' }
}

function formBytes({ objectKey: key, sha256, sizeBytes: size, fileName: name }: ApplicationForm): FileToSend {
  return { key, sha256, size, name, mime: 'application/pdf', show: 'attachment' }
}

/** Sends an office document. Throws FILE_NOT_FOUND for undefined. */
export function sendOfficeDocument(asked: BytesInput, document: OfficeDocument | undefined): Promise<void> {
  if (!document) throw new AppError('FILE_NOT_FOUND')
  return sendFile(asked, officeBytes(document))
}

function officeBytes({ objectKey: key, sha256, sizeBytes: size, fileName: name, mime }: OfficeDocument): FileToSend {
  return { key, sha256, size, name, mime, show: 'attachment' }
}

function assertClean(scanState: string, id: string): void {
  if (scanState === 'infected') throw new AppError('FILE_INFECTED', id)
  if (scanState === 'scanning') throw new AppError('FILE_IN_QUARANTINE', id)
}

function originalOf(file: StoredFile, show: 'inline' | 'attachment' = 'attachment'): FileToSend {
  assertClean(file.scanState, file.fileId)
  const { objectKey: key, sha256, sizeBytes: size, fileName: name, mime } = file
  return { key, sha256, size, name, mime, show }
}

/**
 * Sends a picture: its original, or a JPEG rendition. Throws FILE_NOT_FOUND for other files; for originals also FILE_INFECTED and
 * FILE_IN_QUARANTINE.
 */
export async function sendImage(
  asked: BytesInput,
  file: StoredFile,
  size: 'thumb' | 'full' | 'original',
): Promise<void> {
  if (!isPicture(file)) throw new AppError('FILE_NOT_FOUND', 'not a picture')
  if (size === 'original') return sendFile(asked, originalOf(file, 'inline'))
  const bytes = await renditionOf(asked, file, size)
  sendPicture(asked.reply, bytes, `${file.fileName.replace(/\.[^.]*$/, '')}.jpg`)
}

/** The file at a position of a slot of the case a process belongs to. Throws FILE_NOT_FOUND, FILE_INFECTED. */
export async function fileOfProcess(
  asked: BytesInput & { params: { procid: string } },
  position: { seq_num: number; specdoc_typ: string },
): Promise<StoredFile> {
  const [procTyp = '', nbr] = asked.params.procid.split('-')
  const found = await findCaseOfAction(asked.db, asked.session, { procTyp, procNbr: Number(nbr), actionNbr: 1 })
  if (!found) throw new AppError('FILE_NOT_FOUND', asked.params.procid)
  const file = (await listFilesOfApplication(asked.db, found.applicationId)).find(
    (f) => f.specdocTyp === position.specdoc_typ && f.seqNum === position.seq_num,
  )
  if (!file) throw new AppError('FILE_NOT_FOUND', asked.params.procid)
  return assertNotInfected(file)
}

/** The receipt of an own case (officers: any case). Throws NotFound for the case, FILE_NOT_FOUND before it has a number. */
export async function receiptOfCase({
  db,
  session,
  params,
  services,
}: BytesInput & { params: { patentId: string } }): Promise<OfficeDocument> {
  const ref = parseCaseRef(params.patentId)
  const ownerOf = async (wanted: CaseRef) =>
    session.role === 'office'
      ? ((await caseOwner(db, { ref: wanted }))?.ownerId ?? session.userId)
      : findOwnerId(db, session, { ref: wanted }, 'read')
  const application = ref && (await findOwnApplication(db, await ownerOf(ref), ref))
  if (!application) throw new NotFound('case', params.patentId)
  if (application.applicationNumber === null) throw new AppError('FILE_NOT_FOUND', 'not numbered yet')
  return ensureReceipt(services, application.applicationId)
}
