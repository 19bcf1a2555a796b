import type { AnswerForm, AnswerPoint, LetterRow } from '@saki/contracts/answers'
import type { Paper, PaperFacts } from '@saki/contracts/papers'
import type { SubRef, WorkflowRow } from '@saki/contracts/caseHistory'
import type { WorkflowStatus, WorkflowSub } from '@saki/contracts/workflow'

const PATENT_ID = 'A00202600025'
const PROC = { PROC_TYP: '1', PROC_NBR: 50_065 }
const LETTER = { PROC_TYP: '3', PROC_NBR: 50_186 }
export const exampleHash = '0123456789abcdef'.repeat(4)

/** The deficiency letter in the history of a design, sent on 15 Oct 2026. */
export function workflowRow(change: Partial<WorkflowRow> = {}): WorkflowRow {
  return {
    EVENT_TYP: 'ACTION',
    ...PROC,
    ACTION_NBR: 2,
    EVENT_DATE: '2026-10-15',
    CAPTURE_DATE: '2026-10-15T04:00:00.000Z',
    ACTION_TYP: 'ASK',
    ACTION_TYPE_NAME: 'Surat kekurangan dikirim',
    ACTION_TYPE_CAPTION: 'Deficiency letter sent',
    DESCRIPTION: 'The applicant must complete within 3 months.',
    NOTES: '',
    ACTOR: 'OFFICE',
    PRIOR_STATUS_CODE: '310',
    PRIOR_STATUS_NAME: 'Pemeriksaan Administratif',
    NEW_STATUS_CODE: '315',
    NEW_STATUS_NAME: 'Menunggu Kelengkapan',
    NEW_STATUS_CAPTION: 'Awaiting completion',
    DUE_DATE: null,
    HAS_OFFIDOC: 'N',
    OFFIDOC_TYP: null,
    OFFIDOC_NAME: null,
    OFFIDOC_NBR: null,
    DUE_RULE: null,
    GROUND: 'UU 31/2000 art. 19',
    UNDOES: null,
    IND_UNDONE: 'N',
    UNDONE_WHY: '',
    HAS_SUB: 'N',
    SUB_PROC_TYP: null,
    SUB_PROC_NBR: null,
    SUB_STATUS_NAME: '',
    SUBS: [],
    IND_CURRENT: 'N',
    IS_READ: 'Y',
    ...change,
  }
}

/** The letter as a process of its own that waits for its answer. */
export const letterSub: SubRef = {
  ...LETTER,
  KIND: 'LETTER',
  STATUS_CODE: '2015',
  STATUS_NAME: 'Menunggu jawaban',
  STATUS_CAPTION: 'Awaiting answer',
}

export function letterProcess(change: Partial<WorkflowSub> = {}): WorkflowSub {
  return {
    PATENT_ID,
    TITLE: 'Cangkir',
    ...letterSub,
    PROC_TYPE_NAME: 'Surat kantor',
    PROC_TYPE_CAPTION: 'Letter of the office',
    STATUS_MEANS: 'The letter asks for your answer.',
    STATUS_DATE: '2026-10-15',
    UPPER: { ...PROC, ACTION_NBR: 2 },
    OFFIDOC: null,
    FILES: [],
    ...change,
  }
}

/** A design whose applicant has to answer a deficiency letter by 15 Jan 2027, 53 days from now. */
export function workflowStatus(change: Partial<WorkflowStatus> = {}): WorkflowStatus {
  return {
    PATENT_ID,
    ...PROC,
    PROC_TYPE_NAME: 'Permohonan desain industri',
    FLOW_ID: 'design-registration',
    FLOW_VERSION: 1,
    STATUS_CODE: '315',
    STATUS_NAME: 'Menunggu Kelengkapan',
    STATUS_CAPTION: 'Awaiting completion',
    STATUS_MEANS: 'Something is missing.',
    STATUS_GROUP_CODE: 'administrative_check',
    PROCESS_RESULT_TYP: 'P',
    STATUS_DATE: '2026-10-15',
    TURN: 'YOU',
    NEXT_STEP: 'Your turn: complete within 3 months.',
    NEXT_STEP_CODE: 'awaiting_correction',
    DUE_DATE: '2027-01-15',
    DAYS_LEFT: 53,
    TARGET_DATE: null,
    USUAL: null,
    DUE_RULE: null,
    IND_FROZEN: 'N',
    FROZEN_SINCE: null,
    IND_HELD: 'N',
    NEXT_AUTO: null,
    STEPS: [],
    ROW_VERSION: 3,
    ...change,
  }
}

/** The letter in the list of letters to answer. */
export function letterRow(change: Partial<LetterRow> = {}): LetterRow {
  return { ...letterFacts, POINTS_ALL: 1, POINTS_ANSWERED: 0, SENT_AT: null, ...change }
}

const letterFacts = {
  PATENT_ID,
  TITLE: 'Botol Lipat',
  RIGHT: 'D',
  ...LETTER,
  ACTION_NBR: 2,
  KIND: 'correction',
  LETTER_NAME: 'Pemberitahuan Kekurangan',
  LETTER_CAPTION: 'Deficiency letter',
  LETTER_DATE: '2026-10-15',
  DUE_DATE: '2027-01-15',
  DAYS_LEFT: 53,
  ANSWERABLE: 'open',
  CLIENT: null,
} as const

/** A point that asks for an explanation. */
export function answerPoint(change: Partial<AnswerPoint> = {}): AnswerPoint {
  return {
    LIST_CODE: 'FD',
    OPTION_NBR: 81,
    TITLE: 'Surat pernyataan kepemilikan',
    CAPTION: 'Declaration of ownership',
    TEXT: 'Belum dilampirkan.',
    SPECDOC_TYP: null,
    VIEW_TYPE_ID: null,
    GROUND: '',
    COURTESY: null,
    BEFORE: [],
    ANSWER_TEXT: '',
    FILES: [],
    EXHIBITS: [],
    ...change,
  }
}

/** The letter with one point, not answered yet and without a PDF. */
export function answerForm(change: Partial<AnswerForm> = {}): AnswerForm {
  return {
    ...letterFacts,
    GROUND: 'UU 31/2000 art. 19',
    NOTES: '',
    IND_PAPER: 'N',
    IND_FROZEN: 'N',
    STATUS_NAME: 'Menunggu Kelengkapan',
    STATUS_CAPTION: 'Awaiting completion',
    CONSEQUENCE: 'The application is deemed withdrawn.',
    FILE_SLOT: 'KEP',
    POINTS: [answerPoint()],
    TEMP_ID: null,
    ROW_VERSION: null,
    SAVED_AT: null,
    RECEIPT: null,
    STILL_DUE: '',
    ...change,
  }
}

/** A read letter of the office, as PDF. */
export function paper(number: number, change: Partial<Paper> = {}): Paper {
  return {
    DOC_ID: `document-${number}`,
    DIRECTION: 'OUT',
    DOC_TYP: 'SKF',
    DOC_NAME: `Surat ${number}`,
    TYPE_NAME: 'Surat kantor',
    TYPE_CAPTION: 'Letter of the office',
    DOC_NUMBER: `HKI-2-KI.06.01.01-SKF-A0020260000${number}`,
    DOC_DATE: '2026-10-15',
    AT: '2026-10-15T04:00:00.000Z',
    SAVE_AS: `surat-${number}.pdf`,
    PATENT_ID,
    TITLE: 'Botol Lipat',
    CLIENT: null,
    ...PROC,
    ACTION_NBR: 2,
    MIME: 'application/pdf',
    SIZE: 53_000,
    PAGES: 1,
    SHA256: exampleHash,
    STATE: 'READY',
    IS_READ: 'Y',
    WITHDRAWN: 'N',
    ...change,
  }
}

export function letterPaper(change: Partial<PaperFacts> = {}): PaperFacts {
  return {
    ...paper(1),
    STATUS_CODE: null,
    STATUS_NAME: '',
    STATUS_CAPTION: '',
    FROM_NAME: 'Direktorat Jenderal Kekayaan Intelektual',
    DUE_DATE: null,
    DUE_RUNS: 'N',
    DAYS_LEFT: null,
    ANSWERABLE: 'N',
    GROUND: '',
    VERIFY_CODE: null,
    NEWER_ID: null,
    OLDER_ID: null,
    ...change,
  }
}
