import { documentsCalls } from '@saki/contracts/documents'
import type { LegalDate } from '@saki/domain/dates/legalDate'

import { AppError } from '../../errors.ts'
import { implement, type HandlerInput } from '../../implement.ts'
import type { Session } from '../../session.ts'
import { letterCaption } from '../../letterName.ts'
import type { OfficeDocument } from './documents.sql.ts'
import { fileOfProcess, ownFile, sendDocument, sendImage, sendOfficeDocument } from './downloads.ts'
import { ensureLetter } from './ensureLetter.ts'
import { findCaseOfAction, listDocumentsOfAction, listUnmadeLetters, type ActionPosition } from './letter.sql.ts'
import { ensureReceipt } from './makeReceipt.ts'

/** Handlers that send documents and images. */
export const documentsRoutes = implement(documentsCalls, {
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
