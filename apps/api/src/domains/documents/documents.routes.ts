import { rm } from 'node:fs/promises'

import { documentsCalls, type UploadReply } from '@saki/contracts/documents'
import { transact } from '@saki/db'
import type { LegalDate } from '@saki/domain/dates/legalDate'

import { findOwnerId } from '../../access.ts'
import { AppError } from '../../errors.ts'
import { implement, type HandlerInput } from '../../implement.ts'
import type { Session } from '../../session.ts'
import { letterCaption } from '../../letterName.ts'
import { listCaseForms, regenerateForm } from './applicationForm.ts'
import { deleteFile, moveFile } from './arrangeFiles.ts'
import { listFilesOfDraft, listSlots, type OfficeDocument } from './documents.sql.ts'
import { documentTemplate } from './documentTemplate.ts'
import { fileOfProcess, ownFile, receiptOfCase, sendDocument, sendImage, sendOfficeDocument } from './downloads.ts'
import { editImage } from './editImage.ts'
import { ensureLetter } from './ensureLetter.ts'
import { writeCheck } from './fileChecks.sql.ts'
import { fileRow, uploadReply } from './fileRow.ts'
import { mimesOf } from './inspectFile.ts'
import { findCaseOfAction, listDocumentsOfAction, listUnmadeLetters, type ActionPosition } from './letter.sql.ts'
import { listFiles, listFilesOfSlot } from './listFiles.ts'
import { ensureReceipt } from './makeReceipt.ts'
import { lockDraftFile } from './ownDraft.ts'
import { printDraft } from './printDraft.ts'
import { submissionReceipt } from './submissionReceipt.ts'
import { receiveUpload } from './receiveUpload.ts'
import { finishUpload, openUpload } from './resumableUpload.ts'
import { uploadTarget, storeUploadedFile, type UploadTarget } from './storeUploadedFile.ts'

const done = { err: '' } as const

/** Handlers of documents and images. */
export const documentsRoutes = implement(documentsCalls, {
  uploadUserDoc2: uploadFile,
  openUpload,
  finishUpload,
  getLimit: async ({ db, language }) =>
    (await listSlots(db)).map((slot) => ({
      SPECDOC_TYP: slot.specdocTyp,
      SPECDOC_NAME: language === 'id' ? slot.nameId : slot.nameEn,
      MAX_FILES: slot.maxFiles,
      MAX_BYTES: slot.maxBytes,
      MIME_LIST: mimesOf(slot),
      MIN_PX: slot.minPx,
      MAX_PX: slot.maxPx,
    })),
  getListImageSpecDoc: (asked) => listFiles(asked, asked.query.fileId, asked.query.specdoc_typ),
  saveFileCheck,
  specdocTypImages: (asked) =>
    asked.query.fileId === undefined
      ? listFilesOfSlot(asked, asked.params.t)
      : listFiles(asked, asked.query.fileId, asked.params.t),
  specdocTypImagesById: async (asked) => {
    const file = await editImage(asked)
    const context = {
      fileId: file.tempId,
      slots: await listSlots(asked.db),
      language: asked.language,
      asker: asked.session,
    }
    return { ...done, IMAGE: fileRow(file, context) }
  },
  deleteImage: async (asked) => {
    await deleteFile(asked, asked.body.ID, asked.body.IND_DELETED)
    return done
  },
  deleteFilePendukung: async (asked) => {
    await deleteFile(asked, asked.body.DOC_ID, asked.body.IND_DELETED)
    return done
  },
  changeImageTyp: async (asked) => {
    const { tempId, slots: touched } = await moveFile(asked)
    const context = {
      fileId: tempId,
      slots: await listSlots(asked.db),
      language: asked.language,
      asker: asked.session,
    }
    const files = await listFilesOfDraft(asked.db, tempId)
    return { ...done, IMAGES: files.filter((f) => touched.includes(f.specdocTyp)).map((f) => fileRow(f, context)) }
  },
  getPDFDoc: (asked) => sendDocument(asked, asked.params.id),
  getIMGDoc: async (asked) => sendImage(asked, await ownFile(asked, asked.params.id), asked.query.size),
  getPDFDoc2: async (asked) => sendDocument(asked, (await fileOfProcess(asked, asked.query)).fileId),
  getIMGDoc2: async (asked) => sendImage(asked, await fileOfProcess(asked, asked.query), asked.query.size),
  getOfficeDocName: async (asked) => {
    const documents = await officeDocumentsOfAction(asked)
    return documents.map((document) => ({
      DOC_ID: document.docId,
      FILE_NAME: document.fileName,
      OFFIDOC_TYP: document.docTyp,
      OFFIDOC_NAME: document.title,
      OFFIDOC_CAPTION: letterCaption(document.docTyp, document.fileTyp, asked.language),
      DOC_NUMBER: document.docNumber,
      DOC_DATE: document.issuedOn,
      MIME: document.mime,
      SIZE: document.sizeBytes,
      PAGES: document.pages,
      SHA256: document.sha256.toString('hex'),
    }))
  },
  getOfficeDoc: async (asked) => sendOfficeDocument(asked, (await officeDocumentsOfAction(asked))[0]),
  getOfficeDocPDF: async (asked) =>
    sendOfficeDocument(
      asked,
      (await officeDocumentsOfAction(asked)).find((d) => d.mime === 'application/pdf'),
    ),
  regenerateappldoc: regenerateForm,
  getApplicationForms: listCaseForms,
  printDraft,
  submissionReceipt,
  documentTemplate,
  getReceipt: async (asked) => sendOfficeDocument(asked, await receiptOfCase(asked)),
})

interface DocumentsInput extends Pick<HandlerInput, 'db' | 'services'> {
  session: Session
  params: { procTyp: string; procNbr: number; actionNbr: number }
}

/**
 * Office documents of an action (receipt, letter, certificate); missing PDFs are made first. The three parameters are a process
 * and action (PROC_TYP is numeric; a letter's own process works too) or a document key (OFFIDOC_ORI is alphabetic). Throws
 * FILE_NOT_FOUND, also for cases the asker may not see.
 */
async function officeDocumentsOfAction({
  db,
  services,
  session,
  params,
}: DocumentsInput): Promise<(OfficeDocument & { issuedOn: LegalDate; fileTyp: string })[]> {
  const position: ActionPosition = /^\d+$/.test(params.procTyp)
    ? { procTyp: params.procTyp, procNbr: params.procNbr, actionNbr: params.actionNbr }
    : { ori: params.procTyp.toUpperCase(), ser: params.procNbr, nbr: params.actionNbr }
  const found = await findCaseOfAction(db, session, position)
  if (!found) throw new AppError('FILE_NOT_FOUND', Object.values(params).join('-'))
  if (found.applicationNumber !== null && found.letterId === null) await ensureReceipt(services, found.applicationId)
  for (const letterId of await listUnmadeLetters(db, session, found)) await ensureLetter(services, letterId)
  const documents = await listDocumentsOfAction(db, session, found)
  if (documents.length === 0) throw new AppError('FILE_NOT_FOUND', Object.values(params).join('-'))
  return documents
}

/** Stores the findings of a check in the browser for a file of an open draft. Throws NotFound and ALREADY_FILED. */
async function saveFileCheck({ db, session, body, now }: HandlerInput<(typeof documentsCalls)['saveFileCheck']>) {
  const ownerId = await findOwnerId(db, session, { fileId: body.DOC_ID }, 'prepare')
  await transact(db, async (tx) => {
    const { fileId } = await lockDraftFile(tx, ownerId, body.DOC_ID)
    await writeCheck(tx, { fileId, findings: body.FINDINGS, checkedAt: now, checkedBy: session.userId })
  })
  return { err: '' as const }
}

/** Uploads one file into a slot of a draft the asker may change. Idempotent per key. Throws as receiveUpload, uploadTarget and storeUploadedFile. */
async function uploadFile(asked: HandlerInput<(typeof documentsCalls)['uploadUserDoc2']>): Promise<UploadReply> {
  const { request, services, db, session, key, now } = asked
  const uploader = { asker: session, key, now }
  let target: UploadTarget | undefined
  const received = await receiveUpload(request, services.files.tempDir, async (fields) => {
    target = await uploadTarget(db, uploader, fields)
    return target.slot.maxBytes
  })
  try {
    if (!target) throw new Error('the upload names no slot')
    return uploadReply(await storeUploadedFile(services, uploader, received, target))
  } finally {
    await rm(received.path, { force: true })
  }
}
