import type { FileRow } from '@saki/contracts/fileRow'
import type { DraftRow, Sections } from '@saki/contracts/edits'

import { newDraft, type DeviceDraft } from '../src/drafts/store/deviceDraft.ts'

/** A draft that the server has, with these answers. */
export function savedDraft(formType: string, data: Sections): DeviceDraft {
  return { ...newDraft(formType, 'uji'), tempId: 'D-7F3K00', rowVersion: 1, data, base: data }
}

/** A draft as getPatentTemp gives it with TEMP_ID. */
export function draftRow(formType: string, data: Sections): DraftRow {
  return {
    TEMP_ID: 'D-7f3k2222222222222222222222222222',
    FORM_TYP: formType,
    FILE_TYP: 'D',
    TITLE: '',
    STEP: 'design',
    COMPLETE_PCT: 20,
    STEPS_DONE: 1,
    STEPS_TOTAL: 5,
    ERROR_COUNT: 0,
    WARNING_COUNT: 0,
    ROW_VERSION: 1,
    DEVICE: '',
    CREATED_AT: '2026-11-20T02:00:00.000Z',
    UPDATED_AT: '2026-11-20T02:00:00.000Z',
    DELETED: 'N',
    DELETED_AT: null,
    GOES_ON: null,
    SAVED_BY: '',
    STATUS: 'STORED_TEMP',
    SUBMISSION_NBR: null,
    PATENT_ID: null,
    BILLING_CODE: null,
    BILLING_EXPIRES_AT: null,
    DATA: data,
  }
}

/** Answers of a design without a title: one applicant, no representative, no priority. */
export const designAnswers: Sections = {
  FILING: {
    APPL_TYP: 'DESIGN',
    APPL_SUBTYP: 'SINGLE',
    PAYER_CATEGORY: 'UMUM',
    REPRESENTED: 'N',
    PRIORITY_CLAIMED: 'N',
  },
  OWNERS: [{ PERSON_WCODE: 'I', PERSON_NAME: 'Sari Wulandari', NATIONALITY_COUNTRY_CODE: 'ID', TELEPHONE: 'rumah' }],
}

/** A picture of a design seen from the front, checked without findings. */
export function viewFile(change: Partial<FileRow> = {}): FileRow {
  return {
    ID: 'file-depan',
    FILE_ID: 'D-7F3K00',
    SPECDOC_TYP: 'GDI',
    SPECDOC_NAME: 'Gambar desain',
    SEQ_NUM: 1,
    VIEW_TYPE_ID: 2,
    DESCRIPTION: '',
    FILE_NAME: 'depan.jpg',
    MIME: 'image/jpeg',
    SIZE: 120_000,
    PAGES: null,
    WIDTH: 2000,
    HEIGHT: 1500,
    SHA256: '0'.repeat(64),
    SCAN: 'clean',
    REMARKS: null,
    EDITS: null,
    IND_PUBLISH: 'N',
    THUMB_URL: '/api/getIMGDoc/file-depan?size=thumb',
    IMG_URL: '/api/getIMGDoc/file-depan?size=full',
    DOWNLOAD_URL: '/api/getPDFDoc/file-depan',
    UPLOADED_AT: '2026-11-20T02:00:00.000Z',
    UPLOADED_BY: 'Sari Wulandari',
    CHECK: { CHECKED_AT: '2026-11-20T02:00:05.000Z', FINDINGS: [] },
    ...change,
  }
}
