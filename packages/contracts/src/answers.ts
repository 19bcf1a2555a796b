import { z } from 'zod'

import { defineCalls } from './call.ts'
import { DocId, FileRow } from './fileRow.ts'
import { Issue } from './edits.ts'
import { CaseRef, Client, Flag, Instant, LegalDate } from './shapes.ts'
import { RightCode } from './rightCode.ts'

const ProcTyp = z.string().regex(/^[A-Za-z0-9]{1,4}$/)
const ProcNbr = z.int().positive().max(2_147_483_647)
/** The process of a case, `PROC_TYP-PROC_NBR`, or with `-ACTION_NBR` one letter in it. */
const ProcId = z.string().regex(/^[A-Za-z0-9]{1,4}-\d{1,10}(-\d{1,6})?$/)
/** Printable text of several lines. */
const Prose = z.string().regex(/^(?:[^\p{Cc}\p{Cs}]|[\n\r\t])*$/u)
const pointKey = {
  /** `FD`, `FM`, `FP`: formality list of designs, marks, patents. `LAIN`: free text of the officer. */
  LIST_CODE: z.string().regex(/^[A-Z0-9]{1,20}$/),
  OPTION_NBR: z.int().min(0).max(32_767),
}
const OffiDoc = z.object({ OFFIDOC_ORI: z.string(), OFFIDOC_SER: z.int(), OFFIDOC_NBR: z.int() })

const FormalityItem = z.object({
  ...pointKey,
  /** Name of the point in Indonesian; OPTION_CAPTION is in the reader's language and empty in Indonesian. */
  OPTION_NAME: z.string(),
  OPTION_CAPTION: z.string(),
  IND_REQUIRED: Flag,
  /** The officer's verdict; null while not checked. */
  IND_OK: Flag.nullable(),
  ACTION_OPTION_TEXT: z.string(),
  /** What was typed at the point at filing; empty for files, codes and whole sections. Sent to officers only. */
  VALUE: z.string(),
  /** Slot of the file to upload; for pictures the view as well. */
  SPECDOC_TYP: z.string().nullable(),
  VIEW_TYPE_ID: z.int().nullable(),
  GROUND: z.string(),
  /** Result of the form's rules: Y complete, N incomplete, W doubtful, null when only an officer can judge. Sent to officers only. */
  MACHINE: z.enum(['Y', 'N', 'W']).nullable(),
  FINDINGS: z.array(z.string()),
  /** DOC_ID of the last file sent in answer to this point. */
  REPLY_DOC_ID: z.string().nullable(),
})
export type FormalityItem = z.infer<typeof FormalityItem>

const FormalityCheck = z.object({
  PATENT_ID: z.string(),
  PROC_TYP: z.string(),
  PROC_NBR: z.int(),
  /** Action that closed the formality check; null while it is open. */
  ACTION_NBR: z.int().nullable(),
  ROUND: z.int(),
  /** Version of the check, for saving; null before the first save. */
  ROUND_VERSION: z.int().nullable(),
  /** Y when the case is in a state in which the office checks formalities. */
  IND_OPEN: Flag,
  EXAM_DATE: LegalDate.nullable(),
  DUE_DATE: LegalDate.nullable(),
  RESULT: z.enum(['PENDING', 'LENGKAP', 'KURANG']),
  NOTES: z.string(),
  ITEMS: z.array(FormalityItem),
  LETTER: OffiDoc.nullable(),
})
export type FormalityCheck = z.infer<typeof FormalityCheck>

/** What the applicant writes about a file that is an exhibit of a counter-statement. */
const CounterExhibit = z.strictObject({ DOC_ID: DocId, NAME: Prose.max(200), PROVES: Prose.max(1000) })

/** One point of a letter with the files concerned and the answer. */
export const AnswerPoint = z.object({
  ...pointKey,
  TITLE: z.string(),
  CAPTION: z.string(),
  TEXT: z.string(),
  SPECDOC_TYP: z.string().nullable(),
  VIEW_TYPE_ID: z.int().nullable(),
  GROUND: z.string(),
  /** What an officer added as a courtesy in another language; the Indonesian text is the authentic one. Null without it. */
  COURTESY: z.object({ LANGUAGE: z.enum(['en', 'ar']), TEXT: z.string() }).nullable(),
  /** Files as filed, before the letter. */
  BEFORE: z.array(FileRow),
  ANSWER_TEXT: z.string(),
  FILES: z.array(FileRow),
  /** One for each of FILES where the point is a ground of an opposition; else none. */
  EXHIBITS: z.array(CounterExhibit),
})
export type AnswerPoint = z.infer<typeof AnswerPoint>

/** Receipt of a sent answer. */
const AnswerReceipt = z.object({
  PROC_TYP: z.string(),
  PROC_NBR: z.int(),
  STATE: z.enum(['received', 'accepted', 'insufficient']),
  SENT_AT: Instant,
  SENT_BY: z.string(),
  POINTS: z.array(
    z.object({
      ...pointKey,
      TITLE: z.string(),
      ANSWER_TEXT: z.string(),
      FILES: z.array(
        z.object({
          DOC_ID: z.string(),
          FILE_NAME: z.string(),
          SIZE: z.int(),
          SHA256: z.string(),
          /** Of an exhibit of a counter-statement: its number in the index, its name and what it proves. */
          EXHIBIT: z.object({ NBR: z.int(), NAME: z.string(), PROVES: z.string() }).optional(),
        }),
      ),
    }),
  ),
})
export type AnswerReceipt = z.infer<typeof AnswerReceipt>

const letterOf = {
  PATENT_ID: z.string(),
  TITLE: z.string(),
  /** P patent, D design, T mark. */
  RIGHT: RightCode,
  PROC_TYP: z.string(),
  PROC_NBR: z.int(),
  /** The letter: action of the process above. */
  ACTION_NBR: z.int(),
  KIND: z.enum(['general', 'correction', 'findings', 'refusal', 'objection']),
  LETTER_NAME: z.string(),
  LETTER_CAPTION: z.string(),
  LETTER_DATE: LegalDate,
  DUE_DATE: LegalDate.nullable(),
  DAYS_LEFT: z.int().nullable(),
  /** late: the due date passed and no answer is accepted. lateOpen: it passed, but an answer is still accepted. closed: the case moved on. */
  ANSWERABLE: z.enum(['open', 'late', 'lateOpen', 'sent', 'closed']),
  /** The client who owns the case; null for the caller's own. */
  CLIENT: Client.nullable(),
}

const AnswerForm = z.object({
  ...letterOf,
  GROUND: z.string(),
  NOTES: z.string(),
  /** Y when the letter's PDF can be fetched with getOfficeDocPDF. */
  IND_PAPER: Flag,
  IND_FROZEN: Flag,
  STATUS_NAME: z.string(),
  STATUS_CAPTION: z.string(),
  /** What happens without an answer; empty when nothing does. */
  CONSEQUENCE: z.string(),
  /** Slot for files of points that name no slot. */
  FILE_SLOT: z.string(),
  POINTS: z.array(AnswerPoint),
  TEMP_ID: z.string().nullable(),
  ROW_VERSION: z.int().nullable(),
  SAVED_AT: Instant.nullable(),
  RECEIPT: AnswerReceipt.nullable(),
  /** What else the applicant has to do in the case and by when, such as a request for examination; empty without one or before the answer is sent. */
  STILL_DUE: z.string(),
})
export type AnswerForm = z.infer<typeof AnswerForm>

const LetterRow = z.object({
  ...letterOf,
  POINTS_ALL: z.int(),
  POINTS_ANSWERED: z.int(),
  SENT_AT: Instant.nullable(),
})
export type LetterRow = z.infer<typeof LetterRow>

const SentAnswer = z.object({
  PROC_TYP: z.string(),
  PROC_NBR: z.int(),
  STATE: z.enum(['received', 'accepted', 'insufficient']),
  LETTER_ACTION_NBR: z.int(),
  LETTER_NAME: z.string(),
  LETTER_DATE: LegalDate,
  SENT_AT: Instant,
  SENT_BY: z.string(),
  POINTS: z.array(AnswerPoint),
})
export type SentAnswer = z.infer<typeof SentAnswer>

const SavedPoint = z.strictObject({
  ...pointKey,
  TEXT: Prose.max(4000),
  FILES: z.array(DocId).max(60),
  EXHIBITS: z.array(CounterExhibit).max(200).optional(),
})
export type SavedPoint = z.infer<typeof SavedPoint>

export const answersCalls = defineCalls({
  // Section 7 Edits of the specification; the formality checklist to which the answers refer.
  offiDocInsertUpdate: {
    method: 'POST',
    path: '/offiDocInsertUpdate',
    who: 'office',
    does: 'Save the formality check; with ACTION_TYP close it by that action, whose letter lists the points that are not met',
    once: true,
    body: z.strictObject({
      PATENT_ID: CaseRef,
      PROC_TYP: ProcTyp,
      PROC_NBR: ProcNbr,
      /** Absent or empty: save the check only. */
      ACTION_TYP: z.string().max(60).default(''),
      ITEMS: z
        .array(
          z.strictObject({
            ...pointKey,
            IND_OK: Flag.nullable(),
            ACTION_OPTION_TEXT: Prose.max(4000).optional(),
            /** Only for points with LIST_CODE `LAIN`. */
            TITLE: Prose.max(254).optional(),
            SPECDOC_TYP: z
              .string()
              .regex(/^[A-Z0-9]{2,6}$/)
              .nullish(),
          }),
        )
        .max(200),
      NOTES: Prose.max(4000).default(''),
      /** For officers only; stored with the action that closes the check. */
      INTERNAL_NOTE: Prose.max(4000).optional(),
      /** Version of the process the officer saw. */
      ROW_VERSION: z.int().positive().optional(),
      /** Version of the check the officer saw; null before the first save. */
      ROUND_VERSION: z.int().positive().nullish(),
    }),
    reply: z.object({
      err: z.literal(''),
      ROUND: z.int(),
      ROUND_VERSION: z.int(),
      ACTION_NBR: z.int().nullable(),
      STATUS_CODE: z.string(),
      DUE_DATE: LegalDate.nullable(),
      OFFIDOC_ORI: z.string().nullable(),
      OFFIDOC_SER: z.int().nullable(),
      OFFIDOC_NBR: z.int().nullable(),
    }),
  },
  getFormalitas: {
    method: 'GET',
    path: '/getFormalitas',
    who: 'owner',
    does: 'The formality check of a case: parties see the last closed one, officers the open one with the results of the rules',
    query: z.object({ patentId: CaseRef }),
    reply: FormalityCheck,
  },
  getValFormalitas: {
    method: 'GET',
    path: '/getValFormalitas',
    who: 'owner',
    does: 'Results of the rules of the form for a filed application',
    query: z.object({ patentId: CaseRef }),
    reply: z.object({ IND_VALID: Flag, ERRORS: z.array(Issue), WARNINGS: z.array(Issue) }),
  },
  // Not in the specification
  getLettersToAnswer: {
    method: 'GET',
    path: '/getLettersToAnswer',
    who: 'signedIn',
    does: "Office letters that wait for the caller's answer, and answers not examined yet; nearest due date first",
    reply: z.array(LetterRow),
  },
  getAnswerForm: {
    method: 'GET',
    path: '/getAnswerForm/:procid',
    who: 'owner',
    does: 'A letter to answer: its points, the files concerned, the saved answer, or the receipt of the sent one',
    params: z.object({ procid: ProcId }),
    reply: AnswerForm,
  },
  saveAnswer: {
    method: 'POST',
    path: '/saveAnswer',
    who: 'owner',
    does: 'Save the draft of an answer; the first save creates the draft and its TEMP_ID, to which files are uploaded',
    body: z.object({
      PROC_TYP: ProcTyp,
      PROC_NBR: ProcNbr,
      ACTION_NBR: z.int().positive().max(2_147_483_647),
      /** The version the save started from; null for a first save. */
      ROW_VERSION: z.int().positive().nullish(),
      POINTS: z.array(SavedPoint).max(200),
    }),
    reply: z.object({ err: z.literal(''), TEMP_ID: z.string(), ROW_VERSION: z.int(), SAVED_AT: Instant }),
  },
  sendAnswer: {
    method: 'POST',
    path: '/sendAnswer',
    who: 'owner',
    does: 'Send the saved answer: its files become files of the case, the deadline stops and the office must act next',
    once: true,
    body: z.object({
      PROC_TYP: ProcTyp,
      PROC_NBR: ProcNbr,
      ACTION_NBR: z.int().positive().max(2_147_483_647),
      ROW_VERSION: z.int().positive(),
    }),
    reply: z.object({ err: z.literal(''), RECEIPT: AnswerReceipt }),
  },
  getAnswers: {
    method: 'GET',
    path: '/getAnswers',
    who: 'owner',
    does: 'Answers sent in a case, newest first: each point with the files before and after',
    query: z.object({ patentId: CaseRef }),
    reply: z.array(SentAnswer),
  },
})
