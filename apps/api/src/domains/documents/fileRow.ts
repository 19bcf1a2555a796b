import { createHash } from 'node:crypto'

import type { FileRemarks, FileRow, ImageEdits, UploadReply } from '@saki/contracts/documents'

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
  const slot = slots.find((s) => s.specdoc_typ === file.specdoc_typ)
  return {
    ...basics(file),
    ID: file.file_id,
    FILE_ID: fileId,
    SPECDOC_NAME: (language === 'id' ? slot?.name_id : slot?.name_en) ?? file.specdoc_typ,
    DESCRIPTION: file.description,
    REMARKS: remarksOf(file),
    EDITS: editsOf(file),
    IND_PUBLISH: 'N',
    THUMB_URL: pictureUrl(file, 'thumb'),
    IMG_URL: pictureUrl(file, 'full'),
    DOWNLOAD_URL: `/api/getPDFDoc/${file.file_id}`,
    UPLOADED_AT: file.uploaded_at.toISOString(),
    UPLOADED_BY: uploaderOf(file, asker),
  }
}

/** Name of the uploader as far as the asker may see it; '' for a consultant the applicant authorised. */
function uploaderOf(file: StoredFile, asker: RowContext['asker']): string {
  const uploader = file.uploaded_by ?? file.owner_id
  return uploader === asker.userId ? asker.userName : (clientNamed(asker, uploader)?.USER_NAME ?? '')
}

export function uploadReply(file: StoredFile): UploadReply {
  return { err: '', DOC_ID: file.file_id, ...basics(file) }
}

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

export function isPicture(file: StoredFile): boolean {
  return file.mime.startsWith('image/')
}

function basics(file: StoredFile) {
  return {
    SPECDOC_TYP: file.specdoc_typ,
    SEQ_NUM: file.seq_num,
    VIEW_TYPE_ID: file.view_typ,
    FILE_NAME: file.file_name,
    MIME: file.mime,
    SIZE: file.size_bytes,
    PAGES: file.pages,
    WIDTH: file.width,
    HEIGHT: file.height,
    SHA256: file.sha256.toString('hex'),
    SCAN: file.scan_state,
  }
}

/** The URL contains a version, so that browsers load an edited picture again. */
function pictureUrl(file: StoredFile, size: 'thumb' | 'full'): string | null {
  if (!isPicture(file)) return null
  const version = createHash('sha256')
    .update(file.rendition_key ?? file.file_id)
    .digest('hex')
    .slice(0, 8)
  return `/api/getIMGDoc/${file.file_id}?size=${size}&v=${version}`
}
