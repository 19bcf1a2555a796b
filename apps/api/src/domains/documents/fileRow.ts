import { createHash } from 'node:crypto'

import type { FileRemarks, FileRow, ImageEdits } from '@saki/contracts/fileRow'
import type { UploadReply } from '@saki/contracts/uploads'

import { clientNamed, type Asker } from '../../access.ts'
import type { PdfRemarks } from '../../ports/inspectPdf.ts'
import type { Slot, StoredFile } from './documents.sql.ts'

export interface RowContext {
  /** The TEMP_ID or case number of the request. */
  fileId: string
  slots: Slot[]
  language: 'id' | 'en' | 'ar'
  asker: Asker & { userName: string }
}

/** A stored file as sent to the client, without storage keys. */
export function fileRow(file: StoredFile, { fileId, slots, language, asker }: RowContext): FileRow {
  const slot = slots.find((s) => s.specdocTyp === file.specdocTyp)
  return {
    ...basics(file),
    ID: file.fileId,
    FILE_ID: fileId,
    SPECDOC_NAME: (language === 'id' ? slot?.nameId : slot?.nameEn) ?? file.specdocTyp,
    DESCRIPTION: file.description,
    REMARKS: remarksOf(file),
    EDITS: editsOf(file),
    IND_PUBLISH: 'N',
    THUMB_URL: pictureUrl(file, 'thumb'),
    IMG_URL: pictureUrl(file, 'full'),
    DOWNLOAD_URL: `/api/getPDFDoc/${file.fileId}`,
    UPLOADED_AT: file.uploadedAt.toISOString(),
    UPLOADED_BY: uploaderOf(file, asker),
  }
}

/** Name of the uploader as far as the asker may see it; '' for a consultant the applicant authorised. */
function uploaderOf(file: StoredFile, asker: RowContext['asker']): string {
  const uploader = file.uploadedBy ?? file.ownerId
  return uploader === asker.userId ? asker.userName : (clientNamed(asker, uploader)?.USER_NAME ?? '')
}

/** The reply to an upload. */
export function uploadReply(file: StoredFile): UploadReply {
  return { err: '', DOC_ID: file.fileId, ...basics(file) }
}

/** Crop and rotation of a picture; null when it is shown whole and unrotated. */
export function editsOf(file: StoredFile): ImageEdits | null {
  return file.edits as ImageEdits | null
}

/** Remarks on a PDF (signatures, outside links, restrictions) found at upload; null for other files. */
export function remarksOf({ remarks }: Pick<StoredFile, 'remarks'>): FileRemarks | null {
  const kept = remarks as PdfRemarks | null
  if (!kept) return null
  return {
    SIGNATURES: kept.signatures.map(({ name, reason, at, coversAll }) => ({
      NAME: name,
      REASON: reason,
      SIGNED_AT: at,
      IND_WHOLE: coversAll ? 'Y' : 'N',
    })),
    IND_LINKS_OUT: kept.linksOut ? 'Y' : 'N',
    IND_RESTRICTED: kept.restricted ? 'Y' : 'N',
  }
}

/** Whether a file is a picture, by the MIME type found in its bytes at upload. */
export function isPicture(file: StoredFile): boolean {
  return file.mime.startsWith('image/')
}

function basics(file: StoredFile) {
  return {
    SPECDOC_TYP: file.specdocTyp,
    SEQ_NUM: file.seqNum,
    VIEW_TYPE_ID: file.viewTyp,
    FILE_NAME: file.fileName,
    MIME: file.mime,
    SIZE: file.sizeBytes,
    PAGES: file.pages,
    WIDTH: file.width,
    HEIGHT: file.height,
    SHA256: file.sha256.toString('hex'),
    SCAN: file.scanState,
  }
}

/** The URL contains a version, so that browsers load an edited picture again. */
function pictureUrl(file: StoredFile, size: 'thumb' | 'full'): string | null {
  if (!isPicture(file)) return null
  const version = createHash('sha256')
    .update(file.renditionKey ?? file.fileId)
    .digest('hex')
    .slice(0, 8)
  return `/api/getIMGDoc/${file.fileId}?size=${size}&v=${version}`
}
