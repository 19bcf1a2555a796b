import { documentsCalls } from '@saki/contracts/documents'

import { implement } from '../../implement.ts'
import { listCaseForms, regenerateForm } from './applicationForm.ts'
import { deleteFile, moveFile } from './arrangeFiles.ts'
import { listFilesOfDraft, listSlots } from './documents.sql.ts'
import { editImage } from './editImage.ts'
import { documentTemplate } from './documentTemplate.ts'
import { fileRow } from './fileRow.ts'
import { mimesOf } from './inspectFile.ts'
import { listFiles } from './listFiles.ts'
import { fileOfProcess, ownFile, receiptOfCase, sendDocument, sendImage, sendOfficeDocument } from './downloads.ts'
import { officeDocumentsOfAction } from './letterDocuments.ts'
import { printDraft } from './printDraft.ts'
import { finishUpload, openUpload } from './resumableUpload.ts'
import { saveFileCheck } from './saveFileCheck.ts'
import { uploadFile } from './uploadFile.ts'

const done = { err: '' } as const

/** Handlers of documents and images. */
export const documentsRoutes = implement(documentsCalls, {
  uploadUserDoc2: uploadFile,
  openUpload,
  finishUpload,
  getLimit: async ({ db, language }) =>
    (await listSlots(db)).map((slot) => ({
      SPECDOC_TYP: slot.specdoc_typ,
      SPECDOC_NAME: language === 'id' ? slot.name_id : slot.name_en,
      MAX_FILES: slot.max_files,
      MAX_BYTES: slot.max_bytes,
      MIME_LIST: mimesOf(slot),
      MIN_PX: slot.min_px,
      MAX_PX: slot.max_px,
    })),
  getListImageSpecDoc: (asked) => listFiles(asked, asked.query.fileId, asked.query.specdoc_typ),
  saveFileCheck,
  specdocTypImages: (asked) => listFiles(asked, asked.query.fileId, asked.params.t),
  specdocTypImagesById: async (asked) => {
    const file = await editImage(asked)
    const context = {
      fileId: file.temp_id,
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
    return { ...done, IMAGES: files.filter((f) => touched.includes(f.specdoc_typ)).map((f) => fileRow(f, context)) }
  },
  getPDFDoc: (asked) => sendDocument(asked, asked.params.id),
  getIMGDoc: async (asked) => sendImage(asked, await ownFile(asked, asked.params.id), asked.query.size),
  getPDFDoc2: async (asked) => sendDocument(asked, (await fileOfProcess(asked, asked.query)).file_id),
  getIMGDoc2: async (asked) => sendImage(asked, await fileOfProcess(asked, asked.query), asked.query.size),
  getOfficeDocName: async (asked) => {
    const documents = await officeDocumentsOfAction(asked)
    return documents.map((document) => ({
      DOC_ID: document.doc_id,
      FILE_NAME: document.file_name,
      OFFIDOC_TYP: document.doc_typ,
      OFFIDOC_NAME: document.title,
      DOC_NUMBER: document.doc_number,
      DOC_DATE: document.issued_on,
      MIME: document.mime,
      SIZE: document.size_bytes,
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
  documentTemplate,
  getReceipt: async (asked) => sendOfficeDocument(asked, await receiptOfCase(asked)),
})
