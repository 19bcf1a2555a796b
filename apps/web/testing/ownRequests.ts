import type { FileRow } from '@saki/contracts/fileRow'
import type { RequestCase } from '@saki/contracts/requestShapes'
import type { ListedRequest, RequestDetail } from '@saki/contracts/requests'

/** A change of name that the office checks. */
export function listedRequest(number: number, change: Partial<ListedRequest> = {}): ListedRequest {
  return {
    SUBMISSION_NBR: `TRX-2026-20000${number}`,
    TEMP_ID: null,
    USERDOC_TYP: 'PN',
    USERDOC_NAME: 'Change of name or address',
    PATENT_ID: `A0020260000${number}`,
    TITLE: `Kursi ${number}`,
    APPL_TYP: 'DESIGN',
    CASE_COUNT: 1,
    GROUP: 'RUNNING',
    STATUS_NAME: 'Verifikasi Petugas',
    STATUS_CAPTION: 'Checked by an officer',
    NEXT_STEP: "The office's turn: it is decided.",
    DUE_DATE: null,
    SUBMITTED_AT: '2026-11-10T03:00:00.000Z',
    RECEIVED_DATE: '2026-11-10',
    AMOUNT: 300_000,
    BILL_STATUS: 'PAID',
    BILLING_CODE: '820261110000001',
    BILLING_EXPIRES_AT: '2026-11-10T16:59:59.000Z',
    CLIENT: null,
    ...change,
  }
}

/** Reply of requestList; counts are those of its rows. */
export function listedRequests(data: readonly ListedRequest[]) {
  const groups = ['DRAFT', 'UNPAID', 'ACTION', 'RUNNING', 'DONE', 'REFUSED'] as const
  return {
    data: [...data],
    total: data.length,
    page: 1,
    size: 10,
    GROUPS: groups.map((GROUP) => ({ GROUP, COUNT: data.filter((row) => row.GROUP === GROUP).length })),
  }
}

/** The process of a request in a design. */
export function requestCase(number: number, change: Partial<RequestCase> = {}): RequestCase {
  return {
    PATENT_ID: `A0020260000${number}`,
    TITLE: `Kursi ${number}`,
    APPL_TYP: 'DESIGN',
    OWNER_NAMES: 'Sari Wulandari',
    STATUS_NAME: 'Terdaftar',
    STATUS_CAPTION: 'Registered',
    PROC_TYP: '10',
    PROC_NBR: number,
    ROW_VERSION: 3,
    STATE: 'verification',
    STATE_NAME: 'Verifikasi Petugas',
    STATE_CAPTION: 'Checked by an officer',
    STATE_MEANS: 'An officer checks the request and its documents.',
    NEXT_STEP: "The office's turn: it is decided.",
    GROUP: 'RUNNING',
    DUE_DATE: null,
    HELD_WHY: null,
    DECIDED_DATE: null,
    REASONS: '',
    SPLIT_PATENT_ID: null,
    IND_WITHDRAWABLE: 'Y',
    LETTERS: [],
    ...change,
  }
}

export const requestFile: FileRow = {
  ID: 'document-ktp-1',
  FILE_ID: 'TRX-2026-200001',
  SPECDOC_TYP: 'KTP',
  SPECDOC_NAME: 'Kartu identitas',
  SEQ_NUM: 1,
  VIEW_TYPE_ID: null,
  DESCRIPTION: '',
  FILE_NAME: 'akta.pdf',
  MIME: 'application/pdf',
  SIZE: 120_000,
  PAGES: 3,
  WIDTH: null,
  HEIGHT: null,
  SHA256: 'ab'.repeat(32),
  SCAN: 'clean',
  REMARKS: null,
  EDITS: null,
  IND_PUBLISH: 'N',
  THUMB_URL: null,
  IMG_URL: null,
  DOWNLOAD_URL: '/api/getPDFDoc/document-ktp-1',
  UPLOADED_AT: '2026-11-10T02:00:00.000Z',
  UPLOADED_BY: 'Sari Wulandari',
}

/** A change of name of one design, paid and being checked. */
export function sampleRequest(change: Partial<RequestDetail> = {}): RequestDetail {
  return {
    SUBMISSION_NBR: 'TRX-2026-200001',
    USERDOC_TYP: 'PN',
    REQUESTER_NAME: 'Sari Wulandari',
    SUBMITTED_AT: '2026-11-10T03:00:00.000Z',
    RECEIVED_DATE: '2026-11-10',
    AMOUNT: 300_000,
    FEES: [
      {
        CODE: 'DESIGN_CHANGE',
        NAME: 'Perubahan data',
        QTY: 1,
        UNIT_AMOUNT: 300_000,
        AMOUNT: 300_000,
        WHY: 'One application',
        LEGAL_REF: 'PP 45/2024',
      },
    ],
    BILL_STATUS: 'PAID',
    BILLING_CODE: '820261110000001',
    BILLING_EXPIRES_AT: '2026-11-10T16:59:59.000Z',
    NTPN: 'ABCDEF0123456789',
    RECEIPT_DOC_ID: null,
    RECEIPT_NBR: null,
    DATA: {},
    CASE: { APPL_TYP: 'DESIGN', REPRESENTED: 'N', IN_FORCE: 'Y', LICENSED: 'N', PARTS: [] },
    FILES: [requestFile],
    CASES: [requestCase(1)],
    CLIENT: null,
    ...change,
  }
}
