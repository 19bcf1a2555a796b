import { z } from 'zod'

import { defineCalls } from './call.ts'
import { Flag, Instant, LegalDate } from './shapes.ts'
import { FileKeyParams, NbrParam, ProcTypParam } from './workflowKeys.ts'

/** The rule behind a due date: its length, the date it counts from, and its legal ground. */
export const DueRuleRow = z.object({
  MONTHS: z.int().nullable(),
  DAYS: z.int().nullable(),
  WORKING_DAYS: z.int().nullable(),
  FROM: z.enum(['action', 'due', 'filing', 'priority', 'effective', 'anniversary']),
  /** Y when the term recurs, such as a yearly fee. */
  EVERY: Flag,
  BASE: LegalDate.nullable(),
  GROUND: z.string(),
  /** Y when the due date depends on holidays of a year that are not decreed yet. */
  PROVISIONAL: Flag,
})
export type DueRuleRow = z.infer<typeof DueRuleRow>

/** A letter or an answer below an action: a process of its own. */
const SubRef = z.object({
  PROC_TYP: z.string(),
  PROC_NBR: z.int(),
  KIND: z.enum(['LETTER', 'ANSWER']),
  STATUS_CODE: z.string(),
  STATUS_NAME: z.string(),
  STATUS_CAPTION: z.string(),
})
export type SubRef = z.infer<typeof SubRef>

/** One event of a case, as its parties may see it. Names are Indonesian in every language; captions are in the reader's language and empty in Indonesian. */
export const WorkflowRow = z.object({
  EVENT_TYP: z.enum(['ACTION', 'NOTE', 'USERDOC', 'MANUAL']),
  PROC_TYP: z.string(),
  PROC_NBR: z.int(),
  ACTION_NBR: z.int().nullable(),
  EVENT_DATE: LegalDate,
  CAPTURE_DATE: Instant,
  ACTION_TYP: z.string(),
  ACTION_TYPE_NAME: z.string(),
  ACTION_TYPE_CAPTION: z.string(),
  /** One sentence for the reader: what happened. */
  DESCRIPTION: z.string(),
  NOTES: z.string(),
  ACTOR: z.enum(['APPLICANT', 'OFFICE', 'COMMISSION', 'SYSTEM', 'PUBLIC']),
  PRIOR_STATUS_CODE: z.string(),
  PRIOR_STATUS_NAME: z.string(),
  NEW_STATUS_CODE: z.string(),
  NEW_STATUS_NAME: z.string(),
  NEW_STATUS_CAPTION: z.string(),
  DUE_DATE: LegalDate.nullable(),
  HAS_OFFIDOC: Flag,
  OFFIDOC_TYP: z.string().nullable(),
  OFFIDOC_NAME: z.string().nullable(),
  OFFIDOC_NBR: z.string().nullable(),
  /** Null when an officer set the due date by hand or there is none. */
  DUE_RULE: DueRuleRow.nullable(),
  /** Article in force when the action was taken. */
  GROUND: z.string(),
  /** ACTION_NBR of the action that this one undoes; null otherwise. */
  UNDOES: z.int().nullable(),
  IND_UNDONE: Flag,
  UNDONE_WHY: z.string(),
  HAS_SUB: Flag,
  SUB_PROC_TYP: z.string().nullable(),
  SUB_PROC_NBR: z.int().nullable(),
  SUB_STATUS_NAME: z.string(),
  /** All processes below the action, such as a letter and the answer to it. */
  SUBS: z.array(SubRef),
  IND_CURRENT: Flag,
  IS_READ: Flag,
})
export type WorkflowRow = z.infer<typeof WorkflowRow>

const ActionDetail = WorkflowRow.extend({
  /** PRIOR_STATUS_NAME in the reader's language; empty for Indonesian readers. */
  PRIOR_STATUS_CAPTION: z.string(),
  PRIOR_DUE_DATE: LegalDate.nullable(),
  FILES: z.array(z.object({ DOC_ID: z.string(), NAME: z.string(), MIME: z.string(), SIZE: z.int() })),
  /** When the reader first opened it in the inbox. */
  PORTAL_READ_AT: Instant.nullable(),
})

/** A path segment that may be given as '-' when unknown. */
const orDash = <T extends z.ZodType>(part: T) => z.union([z.literal('-'), part])

/** §7 Workflow: what happened in a case. Cases of others are answered 404. */
export const caseHistoryCalls = defineCalls({
  getListWorkflowCust: {
    method: 'GET',
    path: '/getListWorkflowCust/:fileNbr/:fileSeq/:fileTyp/:fileSer',
    who: 'owner',
    does: 'History of a case as its parties may see it, oldest first',
    params: z.object(FileKeyParams),
    reply: z.array(WorkflowRow),
  },
  getSubWorkflow: {
    method: 'GET',
    path: '/getSubWorkflow/:fileSeq/:fileTyp/:fileSer/:fileNbr/:docOri/:docLog/:docSer/:docNbr/:procTyp/:procNbr',
    who: 'owner',
    does: 'History of a process under a case; found by the last two segments, which must agree with all others given',
    params: z.object({
      fileSeq: orDash(FileKeyParams.fileSeq),
      fileTyp: orDash(FileKeyParams.fileTyp),
      fileSer: orDash(FileKeyParams.fileSer),
      fileNbr: orDash(FileKeyParams.fileNbr),
      docOri: orDash(z.string().regex(/^\w{1,4}$/)),
      docLog: orDash(z.string().regex(/^\w$/)),
      docSer: orDash(z.string().regex(/^\d{4}$/)),
      docNbr: orDash(z.string().regex(/^\d{1,15}$/)),
      procTyp: ProcTypParam,
      procNbr: NbrParam,
    }),
    reply: z.array(WorkflowRow),
  },
  getDetailWorkflow: {
    method: 'GET',
    path: '/getDetailWorkflow/:procTyp/:procNbr/:actionNbr',
    who: 'owner',
    does: 'One event of a case with its notes, files and when it was read',
    params: z.object({ procTyp: ProcTypParam, procNbr: NbrParam, actionNbr: NbrParam }),
    reply: ActionDetail,
  },
  getActionNbr: {
    method: 'GET',
    path: '/getActionNbr/:procTyp/:procNbr/:actionTyp',
    who: 'owner',
    does: 'Number of the latest action of one kind in a process; an empty list when there is none',
    params: z.object({ procTyp: ProcTypParam, procNbr: NbrParam, actionTyp: z.string().regex(/^\w{1,40}$/) }),
    reply: z.array(z.object({ ACTION_NBR: z.int() })),
  },
})
