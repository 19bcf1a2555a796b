import type { CaseRow } from '@saki/contracts/caseRow'
import type { DraftRow } from '@saki/contracts/edits'

import type { Answer } from '../src/lib/ask.ts'

/** A numbered design on which the office works. */
export function caseAtOffice(number: number, change: Partial<CaseRow> = {}): CaseRow {
  return {
    PATENT_ID: `A0020260000${number}`,
    SUBMISSION_NBR: `TRX-2026-10000${number}`,
    RIGHT: 'D',
    FILE_SEQ: 'A',
    FILE_TYP: 'A00',
    FILE_SER: 2026,
    FILE_NBR: number,
    APPL_TYP: '1',
    APPL_TYPE_NAME: 'Permohonan',
    APPL_SUBTYP: '',
    TITLE: `Kursi ${number}`,
    REFERENCE: '',
    OWNER_NAMES: 'Sari Wulandari',
    SUBMITTED_AT: '2026-10-01T03:00:00.000Z',
    FILING_DATE: '2026-10-01',
    RECEPTION_DATE: '2026-10-01',
    PROC_TYP: '3',
    PROC_NBR: number,
    STATUS_CODE: '310',
    STATUS_NAME: 'Pemeriksaan Formalitas',
    STATUS_CAPTION: 'Formality check',
    STATUS_DATE: '2026-10-02',
    PROCESS_RESULT_TYP: 'P',
    GROUP: 'running',
    TURN: 'OFFICE',
    NEXT_STEP: '',
    NEXT_STEP_CODE: '',
    DUE_DATE: null,
    DAYS_LEFT: null,
    UNREAD_COUNT: 0,
    AMOUNT_OUTSTANDING: 0,
    BILLING_EXPIRES_AT: null,
    IMG_URL: null,
    CLIENT: null,
    ACTIONS: ['VIEW', 'WORKFLOW', 'RECEIPT'],
    ...change,
  }
}

/** A filing whose billing code ends tonight. */
export function unpaidCase(number: number, change: Partial<CaseRow> = {}): CaseRow {
  return caseAtOffice(number, {
    PATENT_ID: null,
    FILE_SER: null,
    FILE_NBR: null,
    FILING_DATE: null,
    RECEPTION_DATE: null,
    PROC_TYP: null,
    PROC_NBR: null,
    STATUS_CODE: '300',
    STATUS_NAME: 'Menunggu Pembayaran',
    STATUS_CAPTION: 'Waiting for payment',
    GROUP: 'payment',
    TURN: 'YOU',
    NEXT_STEP_CODE: 'pay',
    DUE_DATE: '2026-11-20',
    DAYS_LEFT: 0,
    AMOUNT_OUTSTANDING: 800_000,
    BILLING_EXPIRES_AT: '2026-11-20T16:59:59.000Z',
    ACTIONS: ['PAY', 'VIEW', 'REOPEN'],
    ...change,
  })
}

/** Reply of getPatents. */
export function listedCases(data: readonly CaseRow[], counts: Partial<Record<CaseRow['GROUP'] | 'all', number>> = {}) {
  return {
    data: [...data],
    total: data.length,
    page: 1,
    size: 10,
    CLIENTS: [],
    COUNTS: { all: data.length, action: 0, payment: 0, running: 0, registered: 0, done: 0, ...counts },
  }
}

/** A draft of a design with three answers missing. */
export function openDraft(number: number, change: Partial<DraftRow> = {}): DraftRow {
  return {
    TEMP_ID: `draft-${number}`,
    FORM_TYP: 'DESIGN-1',
    FILE_TYP: 'A00',
    TITLE: `Teko ${number}`,
    STEP: '',
    COMPLETE_PCT: 60,
    STEPS_DONE: 5,
    STEPS_TOTAL: 8,
    ERROR_COUNT: 3,
    WARNING_COUNT: 0,
    ROW_VERSION: 1,
    DEVICE: 'Chrome',
    CREATED_AT: '2026-11-10T03:00:00.000Z',
    UPDATED_AT: '2026-11-19T03:00:00.000Z',
    DELETED: 'N',
    DELETED_AT: null,
    GOES_ON: null,
    SAVED_BY: 'Sari Wulandari',
    TOTAL_AMOUNT: 250_000,
    STATUS: 'STORED_TEMP',
    SUBMISSION_NBR: null,
    PATENT_ID: null,
    BILLING_CODE: null,
    BILLING_EXPIRES_AT: null,
    CLIENT: null,
    ...change,
  }
}

/** A refused design that officers find by its billing code. */
export function foundAtDesk(change: Partial<Answer<'officeFind'>['data'][number]> = {}) {
  return {
    PATENT_ID: 'A00202600001',
    SUBMISSION_NBR: 'TRX-2026-000001',
    REGISTRATION_NBR: null,
    RIGHT: 'D',
    TITLE: 'Kursi 1',
    OWNER_NAMES: 'Sari Wulandari',
    STATUS_NAME: 'Ditolak',
    STATUS_CAPTION: 'Refused',
    FOUND_BY: 'billing' as const,
    FOUND_NBR: '820260000000001',
    OFFICER_NAME: null,
    IMG_URL: null,
    ...change,
  }
}
