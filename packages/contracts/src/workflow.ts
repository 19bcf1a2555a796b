import { z } from 'zod'

import { defineCalls } from './call.ts'
import { FileRemarks } from './documents.ts'
import { Flag, Instant, LegalDate } from './shapes.ts'

/** A shape no number has: the words of the page for it. */
const unknown = 'workflow:screen.unknown'
const ProcTyp = z.string().regex(/^[A-Z0-9]{1,4}$/i, unknown)
const Whole = z.coerce.number().int().nonnegative().max(2_147_483_647)
const Counted = Whole.min(1)
/** One segment of the file key. The spec orders it number, two characters, one character, year. */
const FileKey = {
  fileNbr: z.string().regex(/^[1-9]\d{0,7}$/, unknown),
  fileSeq: z.string().regex(/^[0-9A-Z]{2}$/, unknown),
  fileTyp: z.string().regex(/^[A-Z]$/, unknown),
  fileSer: z.string().regex(/^\d{4}$/, unknown),
}
/** A segment of the ten that may be left out as '-'. */
const orDash = <T extends z.ZodType>(part: T) => z.union([z.literal('-'), part])
/** Process id: PROC_TYP-PROC_NBR, or PROC_TYP-PROC_NBR-ACTION_NBR. */
const ProcessId = z.string().regex(/^[A-Za-z0-9]{1,4}-[1-9]\d{0,9}(-[1-9]\d{0,9})?$/, unknown)

/** Why a deadline is on its day: how long it is, what it counts from, and on which ground. */
export const DueRuleRow = z.object({
  MONTHS: z.int().nullable(),
  DAYS: z.int().nullable(),
  WORKING_DAYS: z.int().nullable(),
  FROM: z.enum(['action', 'due', 'filing', 'priority', 'effective', 'anniversary']),
  /** The term comes again and again, such as a yearly fee. */
  EVERY: Flag,
  BASE: LegalDate.nullable(),
  GROUND: z.string(),
  /** It rests on days off of a year that is not decreed yet. */
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

/** One event of a case, as its parties may see it. Names are Indonesian in every language, captions in the asker's (empty in Indonesian). */
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
  /** One plain sentence for the reader. */
  DESCRIPTION: z.string(),
  NOTES: z.string(),
  /** Who acted. */
  ACTOR: z.enum(['APPLICANT', 'OFFICE', 'SYSTEM', 'PUBLIC']),
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
  /** Null where the day was set by hand, or there is none. */
  DUE_RULE: DueRuleRow.nullable(),
  /** Article it rested on when it was taken. */
  GROUND: z.string(),
  /** The action this one took back. */
  UNDOES: z.int().nullable(),
  IND_UNDONE: Flag,
  UNDONE_WHY: z.string(),
  HAS_SUB: Flag,
  SUB_PROC_TYP: z.string().nullable(),
  SUB_PROC_NBR: z.int().nullable(),
  SUB_STATUS_NAME: z.string(),
  /** All of them, where there are several: a letter and the answer to it. */
  SUBS: z.array(SubRef),
  IND_CURRENT: Flag,
  IS_READ: Flag,
})
export type WorkflowRow = z.infer<typeof WorkflowRow>

/** Where a case stands, whose turn it is and what comes next. */
export const WorkflowStatus = z.object({
  PATENT_ID: z.string(),
  PROC_TYP: z.string(),
  PROC_NBR: z.int(),
  PROC_TYPE_NAME: z.string(),
  /** The definition the process runs under: the law in force when it was filed. */
  FLOW_ID: z.string(),
  FLOW_VERSION: z.int(),
  STATUS_CODE: z.string(),
  STATUS_NAME: z.string(),
  STATUS_CAPTION: z.string(),
  /** One plain sentence: what this state means. */
  STATUS_MEANS: z.string(),
  STATUS_GROUP_CODE: z.string(),
  /** P pending · R registered · W withdrawn or refused · L lapsed. */
  PROCESS_RESULT_TYP: z.enum(['P', 'R', 'W', 'L']),
  STATUS_DATE: LegalDate,
  TURN: z.enum(['YOU', 'OFFICE', 'PUBLIC', 'NONE']),
  NEXT_STEP: z.string(),
  NEXT_STEP_CODE: z.string(),
  DUE_DATE: LegalDate.nullable(),
  DAYS_LEFT: z.int().nullable(),
  /** The day by which the office should act; nobody's deadline. */
  TARGET_DATE: LegalDate.nullable(),
  DUE_RULE: DueRuleRow.nullable(),
  IND_FROZEN: Flag,
  FROZEN_SINCE: LegalDate.nullable(),
  /** An answer lies with the office unread: nothing happens by itself meanwhile. */
  IND_HELD: Flag,
  FROZEN_BY: z.array(z.object({ PROC_TYP: z.string(), PROC_NBR: z.int(), DESCRIPTION: z.string() })),
  /** What happens by itself after the due day; null when nothing. */
  NEXT_AUTO: z
    .object({
      ACTION_TYP: z.string(),
      ACTION_TYPE_NAME: z.string(),
      ACTION_TYPE_CAPTION: z.string(),
      NEW_STATUS_NAME: z.string(),
      NEW_STATUS_CAPTION: z.string(),
      ON_DATE: LegalDate,
      GROUND: z.string(),
    })
    .nullable(),
  ALLOWED_REQUESTS: z.array(z.object({ USERDOC_TYP: z.string(), NAME: z.string(), IND_PAID: Flag })),
  /** The usual path; a case that left it shows where it ended. */
  STEPS: z.array(
    z.object({
      GROUP: z.string(),
      NAME: z.string(),
      CAPTION: z.string(),
      STATE: z.enum(['DONE', 'CURRENT', 'TODO']),
      DATE: LegalDate.nullable(),
    }),
  ),
  /** Name it in a change, to be told when someone else was quicker. */
  ROW_VERSION: z.int(),
})
export type WorkflowStatus = z.infer<typeof WorkflowStatus>

const WorkflowTitle = z.object({
  PATENT_ID: z.string(),
  TITLE: z.string(),
  APPL_TYPE_NAME: z.string(),
  OWNER_NAMES: z.string(),
  FILING_DATE: LegalDate.nullable(),
  REGISTRATION_NBR: z.string().nullable(),
  STATUS_CODE: z.string(),
  STATUS_NAME: z.string(),
  STATUS_CAPTION: z.string(),
  IMG_URL: z.string().nullable(),
})

const CaseFile = z.object({
  DOC_ID: z.string(),
  PROC_TYP: z.string().nullable(),
  PROC_NBR: z.int().nullable(),
  ACTION_NBR: z.int().nullable(),
  /** IN from the parties, OUT from the office. */
  DIRECTION: z.enum(['IN', 'OUT']),
  DOC_TYP: z.string(),
  /** The kind of a file of the parties, in Indonesian; of a letter its number, for its name says the kind. */
  DOC_TYP_NAME: z.string(),
  DOC_NAME: z.string(),
  DOC_NUMBER: z.string(),
  DOC_DATE: LegalDate,
  MIME: z.string(),
  SIZE: z.int(),
  PAGES: z.int().nullable(),
  IS_READ: Flag,
  /** Whether a file of the parties holds an electronic signature; REMARKS say what it tells of itself. */
  SIGNED: Flag,
  REMARKS: FileRemarks.nullable(),
})

const ActionDetail = WorkflowRow.extend({
  NOTES_LIST: z.array(z.object({ PROMPT: z.string(), VALUE: z.string() })),
  OPTIONS: z.array(
    z.object({ LIST_CODE: z.string(), OPTION_NBR: z.int(), OPTION_NAME: z.string(), ACTION_OPTION_TEXT: z.string() }),
  ),
  CHECKS: z.array(z.object({ PROMPT: z.string(), VALUE: Flag })),
  PRIOR_DUE_DATE: LegalDate.nullable(),
  FILES: z.array(z.object({ DOC_ID: z.string(), NAME: z.string(), MIME: z.string(), SIZE: z.int() })),
  /** When the reader first opened it in the inbox. */
  PORTAL_READ_AT: Instant.nullable(),
})

const SubProcessDetail = z.object({
  PATENT_ID: z.string(),
  PROC_TYP: z.string(),
  PROC_NBR: z.int(),
  KIND: z.enum(['LETTER', 'ANSWER']),
  PROC_TYPE_NAME: z.string(),
  PROC_TYPE_CAPTION: z.string(),
  STATUS_CODE: z.string(),
  STATUS_NAME: z.string(),
  STATUS_CAPTION: z.string(),
  STATUS_MEANS: z.string(),
  STATUS_DATE: LegalDate,
  /** The action of the case it belongs to. */
  UPPER: z.object({ PROC_TYP: z.string(), PROC_NBR: z.int(), ACTION_NBR: z.int() }).nullable(),
  OFFIDOC: z
    .object({
      OFFIDOC_ORI: z.string(),
      OFFIDOC_SER: z.int(),
      OFFIDOC_NBR: z.int(),
      DOC_ID: z.string(),
      OFFIDOC_NAME: z.string(),
      DOC_NUMBER: z.string(),
      DUE_DATE: LegalDate.nullable(),
    })
    .nullable(),
  FILES: z.array(z.object({ DOC_ID: z.string(), NAME: z.string(), MIME: z.string(), SIZE: z.int() })),
})
export type WorkflowSub = z.infer<typeof SubProcessDetail>

/** What may be done next with a process; days are those it would begin if it were taken today. */
const OpenAction = z.object({
  ACTION_TYP: z.string(),
  ACTION_TYPE_NAME: z.string(),
  ACTION_TYPE_CAPTION: z.string(),
  ACTION_KIND: z.enum(['NORMAL', 'NOTE', 'SPECIAL']),
  /** One plain sentence: what taking it does in law. */
  DESCRIPTION: z.string(),
  GROUND: z.string(),
  NEW_STATUS_CODE: z.string(),
  NEW_STATUS_NAME: z.string(),
  NEW_STATUS_CAPTION: z.string(),
  DUE_DATE: LegalDate.nullable(),
  /** TARGET: the day the office promises itself. */
  DUE_KIND: z.enum(['TARGET', 'DEADLINE']).nullable(),
  /** Type and name of the letter it issues. */
  GENERATED_OFFIDOC: z.string().nullable(),
  OFFIDOC_NAME: z.string().nullable(),
  /** It asks the applicant for an answer, or only tells them. */
  IND_ASKS: Flag,
  IND_TELLS: Flag,
  /** An act of the applicant or of the public, which an officer records when it came on paper. */
  IND_PAPER: Flag,
  IND_MANUAL_DUE_DATE: Flag,
})
export type OpenAction = z.infer<typeof OpenAction>

/** Where the asker's cases stand in the workflows, and the office's periods in the place of the catalogue's. */
const FlowFacts = z.object({
  FLOW_ID: z.string(),
  FLOW_VERSION: z.int(),
  /** Filings of today run under it. */
  IN_FORCE: Flag,
  STATES: z.array(
    z.object({
      STATE: z.string(),
      CASES: z.int(),
      /** The newest of them, at most five. */
      SOME: z.array(z.object({ PATENT_ID: z.string(), TITLE: z.string() })),
    }),
  ),
  PERIODS: z.array(
    z.object({
      ACTION: z.string(),
      PART: z.enum(['due', 'until']),
      MONTHS: z.int().nullable(),
      CALENDAR_DAYS: z.int().nullable(),
      WORKING_DAYS: z.int().nullable(),
      GROUND: z.string(),
    }),
  ),
})

/** §7 Workflow. Every file key is checked against the asker's own cases; anyone else's answers like one that does not exist. */
export const workflowCalls = defineCalls({
  getListWorkflowCust: {
    method: 'GET',
    path: '/getListWorkflowCust/:fileNbr/:fileSeq/:fileTyp/:fileSer',
    who: 'owner',
    does: 'History of a case as its parties may see it, oldest first',
    params: z.object(FileKey),
    reply: z.array(WorkflowRow),
  },
  getStatusWorkflow: {
    method: 'GET',
    path: '/getStatusWorkflow/:fileNbr/:fileSeq/:fileTyp/:fileSer',
    who: 'owner',
    does: 'Where a case stands, whose turn it is, its deadline and what happens by itself after it',
    params: z.object(FileKey),
    reply: WorkflowStatus,
  },
  getTitleWorkflowCust: {
    method: 'GET',
    path: '/getTitleWorkflowCust/:fileNbr/:fileSeq/:fileTyp/:fileSer',
    who: 'owner',
    does: 'Head line of the history screen of a case',
    params: z.object(FileKey),
    reply: WorkflowTitle,
  },
  getSubWorkflow: {
    method: 'GET',
    path: '/getSubWorkflow/:fileSeq/:fileTyp/:fileSer/:fileNbr/:docOri/:docLog/:docSer/:docNbr/:procTyp/:procNbr',
    who: 'owner',
    does: 'History of a process under a case; found by the last two segments, and all the others given must agree',
    params: z.object({
      fileSeq: orDash(FileKey.fileSeq),
      fileTyp: orDash(FileKey.fileTyp),
      fileSer: orDash(FileKey.fileSer),
      fileNbr: orDash(FileKey.fileNbr),
      docOri: orDash(z.string().regex(/^\w{1,4}$/)),
      docLog: orDash(z.string().regex(/^\w$/)),
      docSer: orDash(z.string().regex(/^\d{4}$/)),
      docNbr: orDash(z.string().regex(/^\d{1,15}$/)),
      procTyp: ProcTyp,
      procNbr: Counted,
    }),
    reply: z.array(WorkflowRow),
  },
  getDetailSubWorkflow: {
    method: 'GET',
    path: '/getDetailSubWorkflow/:procTyp/:procNbr',
    who: 'owner',
    does: 'One process under a case: its fields and the request or letter that opened it',
    params: z.object({ procTyp: ProcTyp, procNbr: Counted }),
    reply: SubProcessDetail,
  },
  getDetailWorkflow: {
    method: 'GET',
    path: '/getDetailWorkflow/:procTyp/:procNbr/:actionNbr',
    who: 'owner',
    does: 'One event of a case with its notes, files and when it was read',
    params: z.object({ procTyp: ProcTyp, procNbr: Counted, actionNbr: Counted }),
    reply: ActionDetail,
  },
  getStatusSubWorkflow: {
    method: 'GET',
    path: '/getStatusSubWorkflow/:procTyp/:procNbr',
    who: 'owner',
    does: 'Where a process under a case stands',
    params: z.object({ procTyp: ProcTyp, procNbr: Counted }),
    reply: WorkflowStatus,
  },
  getListAction: {
    method: 'GET',
    path: '/getListAction/:id',
    who: 'owner',
    does: 'What the asker may do next with a process (id PROC_TYP-PROC_NBR)',
    params: z.object({ id: ProcessId }),
    reply: z.array(OpenAction),
  },
  getActionNbr: {
    method: 'GET',
    path: '/getActionNbr/:procTyp/:procNbr/:actionTyp',
    who: 'owner',
    does: 'Number of the latest action of one kind in a process; an empty list when there was none',
    params: z.object({ procTyp: ProcTyp, procNbr: Counted, actionTyp: z.string().regex(/^\w{1,40}$/) }),
    reply: z.array(z.object({ ACTION_NBR: z.int() })),
  },
  getListDokumen: {
    method: 'GET',
    path: '/getListDokumen/:id',
    who: 'owner',
    does: 'Documents of a case, by process id or by application number: letters of the office and files of the applicant',
    params: z.object({ id: z.string().min(3).max(24) }),
    reply: z.array(CaseFile),
  },
  workflowFileList: {
    method: 'GET',
    path: '/workflowFileList/',
    who: 'owner',
    does: 'Documents of one event of a process, or of the whole process',
    query: z.object({ PROC_TYP: ProcTyp, PROC_NBR: Counted, ACTION_NBR: Counted.optional() }),
    reply: z.array(CaseFile),
  },
  getWorkflowMap: {
    method: 'GET',
    path: '/getWorkflowMap',
    who: 'signedIn',
    does: 'Per workflow of the catalogue: where own cases stand, and the periods of the office today. Ours, for the map of workflows',
    reply: z.array(FlowFacts),
  },
})
