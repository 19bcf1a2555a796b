import { z } from 'zod'

import { defineCalls } from './call.ts'
import { FileRow } from './documents.ts'
import { Issue } from './edits.ts'
import { CaseRef, Client, Flag, Instant, LegalDate } from './shapes.ts'

const ProcTyp = z.string().regex(/^[A-Za-z0-9]{1,4}$/)
const ProcNbr = z.int().positive().max(2_147_483_647)
/** The process of a case, `PROC_TYP-PROC_NBR`, or with `-ACTION_NBR` one letter in it. */
const ProcId = z.string().regex(/^[A-Za-z0-9]{1,4}-\d{1,10}(-\d{1,6})?$/)
const DocId = z.string().regex(/^[A-Za-z0-9_-]{8,64}$/)
/** Printable text of several lines. */
const Prose = z.string().regex(/^(?:[^\p{Cc}\p{Cs}]|[\n\r\t])*$/u)
const pointKey = {
  /** `FD`, `FM`, `FP`: the formality list of designs, marks, patents. `LAIN`: a point in the officer's own words. */
  LIST_CODE: z.string().regex(/^[A-Z0-9]{1,20}$/),
  OPTION_NBR: z.int().min(0).max(32_767),
}
const OffiDoc = z.object({ OFFIDOC_ORI: z.string(), OFFIDOC_SER: z.int(), OFFIDOC_NBR: z.int() })

const FormalityItem = z.object({
  ...pointKey,
  /** The office's name of the point, in Indonesian; OPTION_CAPTION the same in the reader's language, empty in Indonesian. */
  OPTION_NAME: z.string(),
  OPTION_CAPTION: z.string(),
  IND_REQUIRED: Flag,
  /** The officer's verdict; null while not looked at. */
  IND_OK: Flag.nullable(),
  ACTION_OPTION_TEXT: z.string(),
  /** What to upload, and of pictures which view. */
  SPECDOC_TYP: z.string().nullable(),
  VIEW_TYPE_ID: z.int().nullable(),
  GROUND: z.string(),
  /** What the rules of the form say: Y nothing lacks, N something does, W doubtful, null only an officer can tell. The office alone sees it. */
  MACHINE: z.enum(['Y', 'N', 'W']).nullable(),
  FINDINGS: z.array(z.string()),
  /** The file last sent in answer to this point. */
  REPLY_DOC_ID: z.string().nullable(),
})
export type FormalityItem = z.infer<typeof FormalityItem>

const FormalityRound = z.object({
  PATENT_ID: z.string(),
  PROC_TYP: z.string(),
  PROC_NBR: z.int(),
  /** Action that closed the round shown; null while it is open. */
  ACTION_NBR: z.int().nullable(),
  ROUND: z.int(),
  /** Version of the round, for saving it; null while nobody saved it. */
  ROUND_VERSION: z.int().nullable(),
  /** Whether the case stands where the office checks it. */
  IND_OPEN: Flag,
  EXAM_DATE: LegalDate.nullable(),
  DUE_DATE: LegalDate.nullable(),
  RESULT: z.enum(['PENDING', 'LENGKAP', 'KURANG']),
  NOTES: z.string(),
  ITEMS: z.array(FormalityItem),
  LETTER: OffiDoc.nullable(),
})
export type FormalityRound = z.infer<typeof FormalityRound>

/** One point of a letter with what was filed for it and what was answered. */
const AnswerPoint = z.object({
  ...pointKey,
  TITLE: z.string(),
  CAPTION: z.string(),
  TEXT: z.string(),
  SPECDOC_TYP: z.string().nullable(),
  VIEW_TYPE_ID: z.int().nullable(),
  GROUND: z.string(),
  /** Files as filed, before the letter. */
  BEFORE: z.array(FileRow),
  ANSWER_TEXT: z.string(),
  FILES: z.array(FileRow),
})
export type AnswerPoint = z.infer<typeof AnswerPoint>

/** Proof of an answer sent. */
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
      FILES: z.array(z.object({ DOC_ID: z.string(), FILE_NAME: z.string(), SIZE: z.int(), SHA256: z.string() })),
    }),
  ),
})
export type AnswerReceipt = z.infer<typeof AnswerReceipt>

const letterOf = {
  PATENT_ID: z.string(),
  TITLE: z.string(),
  /** P patent, D design, T mark. */
  RIGHT: z.enum(['P', 'D', 'T']),
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
  /** late: the last day is over and the law gives no more. lateOpen: over, and nothing lapses by it. closed: the case went on. */
  ANSWERABLE: z.enum(['open', 'late', 'lateOpen', 'sent', 'closed']),
  /** The client whose case it is; null for the asker's own. */
  CLIENT: Client.nullable(),
}

const AnswerForm = z.object({
  ...letterOf,
  GROUND: z.string(),
  NOTES: z.string(),
  /** Whether the letter's paper can be fetched with getOfficeDocPDF. */
  IND_PAPER: Flag,
  IND_FROZEN: Flag,
  STATUS_NAME: z.string(),
  STATUS_CAPTION: z.string(),
  /** What happens if nobody answers; empty where nothing does. */
  CONSEQUENCE: z.string(),
  /** Slot of files for points that name none. */
  FILE_SLOT: z.string(),
  POINTS: z.array(AnswerPoint),
  TEMP_ID: z.string().nullable(),
  ROW_VERSION: z.int().nullable(),
  SAVED_AT: Instant.nullable(),
  RECEIPT: AnswerReceipt.nullable(),
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

const SavedPoint = z.strictObject({ ...pointKey, TEXT: Prose.max(4000), FILES: z.array(DocId).max(60) })
export type SavedPoint = z.infer<typeof SavedPoint>

export const answersCalls = defineCalls({
  // §7 Edits names these three; they are the checklist the answers belong to.
  offiDocInsertUpdate: {
    method: 'POST',
    path: '/offiDocInsertUpdate',
    who: 'office',
    does: 'Save the round of the formality check; with ACTION_TYP close it by that action, which sends its letter with the points found lacking',
    once: true,
    body: z.object({
      PATENT_ID: CaseRef,
      PROC_TYP: ProcTyp,
      PROC_NBR: ProcNbr,
      /** Absent or empty: nothing but the round is saved. */
      ACTION_TYP: z.string().max(60).default(''),
      /** Told back only: the letter follows from the action. */
      OFFIDOC_TYP: z.string().max(20).optional(),
      ITEMS: z
        .array(
          z.strictObject({
            ...pointKey,
            IND_OK: Flag.nullable(),
            ACTION_OPTION_TEXT: Prose.max(4000).optional(),
            /** Of points with LIST_CODE `LAIN` only. */
            TITLE: Prose.max(254).optional(),
            SPECDOC_TYP: z
              .string()
              .regex(/^[A-Z0-9]{2,6}$/)
              .nullish(),
          }),
        )
        .max(200),
      NOTES: Prose.max(4000).default(''),
      /** For colleagues only; kept with the action that closes the round. */
      INTERNAL_NOTE: Prose.max(4000).optional(),
      MANUAL_DUE_DATE: LegalDate.optional(),
      /** Version of the process the officer saw. */
      ROW_VERSION: z.int().positive().optional(),
      /** Version of the round the officer saw; null when nobody had saved it. */
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
    does: 'The round of the formality check a case is in; parties see the last one that was closed, officers the one at work with what the rules say',
    query: z.object({ patentId: CaseRef }),
    reply: FormalityRound,
  },
  getValFormalitas: {
    method: 'GET',
    path: '/getValFormalitas',
    who: 'owner',
    does: 'The rules of the form run over a filed application',
    query: z.object({ patentId: CaseRef }),
    reply: z.object({ IND_VALID: Flag, ERRORS: z.array(Issue), WARNINGS: z.array(Issue) }),
  },
  // Ours
  getLettersToAnswer: {
    method: 'GET',
    path: '/getLettersToAnswer',
    who: 'signedIn',
    does: "Letters of the office that wait for the asker's answer, and answers not examined yet; the nearest day first",
    reply: z.array(LetterRow),
  },
  getAnswerForm: {
    method: 'GET',
    path: '/getAnswerForm/:procid',
    who: 'owner',
    does: 'A letter to answer: its points, what was filed for them, what is written so far, or the proof of what was sent',
    params: z.object({ procid: ProcId }),
    reply: AnswerForm,
  },
  saveAnswer: {
    method: 'POST',
    path: '/saveAnswer',
    who: 'owner',
    does: 'Save an answer being written; the first save of a letter makes its draft, whose TEMP_ID files are uploaded to',
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
    does: 'Send the answer as saved: its files become files of the case, the deadline stops, the office has the next move',
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
    does: 'The answers sent in a case, newest first: each point with the files before and after',
    query: z.object({ patentId: CaseRef }),
    reply: z.array(SentAnswer),
  },
})
