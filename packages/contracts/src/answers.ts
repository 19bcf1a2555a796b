import { z } from 'zod'

import { defineCalls } from './call.ts'
import { DocId, FileRow } from './fileRow.ts'
import { pointKey, processOfLetter } from './letterKeys.ts'
import { Prose } from './requestShapes.ts'
import { CaseRef, Client, Flag, Instant, LegalDate } from './shapes.ts'
import { RightCode } from './rightCode.ts'

/** The process of a case, `PROC_TYP-PROC_NBR`, or with `-ACTION_NBR` one letter in it. */
const ProcId = z.string().regex(/^[A-Za-z0-9]{1,4}-\d{1,10}(-\d{1,6})?$/)
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

/** The answers of applicants to letters of the office. Not in the specification. */
export const answersCalls = defineCalls({
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
      ...processOfLetter,
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
      ...processOfLetter,
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
