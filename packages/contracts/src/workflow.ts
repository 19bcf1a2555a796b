import { z } from 'zod'

import { defineCalls } from './call.ts'
import { FileRemarks } from './documents.ts'
import { Flag, Instant, LegalDate } from './shapes.ts'

/** Text key for an address whose parts are not valid numbers. */
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
/** A path segment that may be given as '-' when unknown. */
const orDash = <T extends z.ZodType>(part: T) => z.union([z.literal('-'), part])
/** Process id: PROC_TYP-PROC_NBR, or PROC_TYP-PROC_NBR-ACTION_NBR. */
const ProcessId = z.string().regex(/^[A-Za-z0-9]{1,4}-[1-9]\d{0,9}(-[1-9]\d{0,9})?$/, unknown)

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

/** Calendar days of the stays of applications in a state. */
const UsualStay = z.object({
  /** Median. */
  DAYS: z.int(),
  /** A quarter of the stays ended within so many days. */
  LOWER_DAYS: z.int(),
  /** Three quarters of the stays ended within so many days. */
  UPPER_DAYS: z.int(),
  /** Stays counted. */
  ENDED: z.int(),
})

/** Current state of a case, who must act, and the next steps. */
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
  /** One sentence: what the state means. */
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
  /** The day by which the office intends to act; has no legal effect. */
  TARGET_DATE: LegalDate.nullable(),
  /** While the office has to act, how long it usually takes; null when that is not known. */
  USUAL: UsualStay.nullable(),
  DUE_RULE: DueRuleRow.nullable(),
  IND_FROZEN: Flag,
  FROZEN_SINCE: LegalDate.nullable(),
  /** Y while an answer waits for the office: timers do not act meanwhile. */
  IND_HELD: Flag,
  /** The automatic action after the due date; null when there is none. */
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
  /** The usual sequence of states; for a case that left it, up to the state where it ended. */
  STEPS: z.array(
    z.object({
      GROUP: z.string(),
      NAME: z.string(),
      CAPTION: z.string(),
      STATE: z.enum(['DONE', 'CURRENT', 'TODO']),
      DATE: LegalDate.nullable(),
    }),
  ),
  /** Version to send with a change; a stale one is refused. */
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
  /** For a file of the parties: its kind, in Indonesian. For a letter: its number, because DOC_NAME gives the kind. */
  DOC_TYP_NAME: z.string(),
  /** View that a picture shows; null for letters and other files. */
  VIEW_TYPE_ID: z.int().nullable(),
  DOC_NAME: z.string(),
  DOC_NUMBER: z.string(),
  DOC_DATE: LegalDate,
  MIME: z.string(),
  SIZE: z.int(),
  PAGES: z.int().nullable(),
  IS_READ: Flag,
  /** Y when a file of the parties contains an electronic signature; REMARKS describes it. The signature is not verified. */
  SIGNED: Flag,
  REMARKS: FileRemarks.nullable(),
})

const ActionDetail = WorkflowRow.extend({
  /** PRIOR_STATUS_NAME in the reader's language; empty for Indonesian readers. */
  PRIOR_STATUS_CAPTION: z.string(),
  PRIOR_DUE_DATE: LegalDate.nullable(),
  FILES: z.array(z.object({ DOC_ID: z.string(), NAME: z.string(), MIME: z.string(), SIZE: z.int() })),
  /** When the reader first opened it in the inbox. */
  PORTAL_READ_AT: Instant.nullable(),
})

const SubProcessDetail = z.object({
  PATENT_ID: z.string(),
  TITLE: z.string(),
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
  /** The action of the case to which the process belongs; null for the main process. */
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

/** An action that is allowed next; dates are those that would apply if it were taken today. */
const OpenAction = z.object({
  ACTION_TYP: z.string(),
  ACTION_TYPE_NAME: z.string(),
  ACTION_TYPE_CAPTION: z.string(),
  ACTION_KIND: z.enum(['NORMAL', 'NOTE', 'SPECIAL']),
  /** One sentence: the legal effect of the action. */
  DESCRIPTION: z.string(),
  GROUND: z.string(),
  NEW_STATUS_CODE: z.string(),
  NEW_STATUS_NAME: z.string(),
  NEW_STATUS_CAPTION: z.string(),
  DUE_DATE: LegalDate.nullable(),
  /** TARGET: an internal target of the office. DEADLINE: a day set by law. */
  DUE_KIND: z.enum(['TARGET', 'DEADLINE']).nullable(),
  /** Type of the letter that the action issues; null when it issues none. */
  GENERATED_OFFIDOC: z.string().nullable(),
  OFFIDOC_NAME: z.string().nullable(),
  /** Name of the letter in the reader's language; empty in Indonesian and without a letter. */
  OFFIDOC_CAPTION: z.string(),
  /** Y when the letter asks the applicant for an answer, N when it only informs. */
  IND_ASKS: Flag,
  IND_TELLS: Flag,
  /** Y for an act of the applicant or the public that an officer records when it arrives on paper. */
  /** Y: it is recorded with the number and date of the court. */
  IND_COURT: z.literal('Y').optional(),
  /** A third party filed it on paper: FROM_NAME is needed. */
  IND_FROM: z.literal('Y').optional(),
  /** A third party filed it on paper and gets a file of its own: PARTY is needed. */
  IND_PARTY: z.literal('Y').optional(),
  IND_PAPER: Flag,
  /** What its letter needs: reasons on substantive articles, or points that say what is missing. */
  POINTS_KIND: z.enum(['REASONS', 'DEFICIENCIES']).optional(),
  /** Y: it refuses some goods of a mark only. */
  IND_PART: z.literal('Y').optional(),
  /** Y: the applicant may still answer it, so that each reason says what would overcome it. */
  IND_ANSWERABLE: z.literal('Y').optional(),
  /** Y: the office sets the last day, at most DUE_DATE. */
  IND_AT_MOST: z.literal('Y').optional(),
  /** Y: it is proposed, and a second officer approves it. */
  IND_SECOND: z.literal('Y').optional(),
  /** First day on which it is possible, when it is not yet: an answer is still open, or a period runs. Null when it is possible now. */
  FROM_DATE: LegalDate.nullable(),
  /** Y: it is possible only after a letter that gave a period was posted, because the period does not run yet. */
  IND_POSTING: z.literal('Y').optional(),
  /** What is undone with it, latest first, when a paper received earlier is recorded; empty when nothing is. */
  UNDOES: z.array(z.object({ ACTION_TYPE_NAME: z.string(), ACTION_TYPE_CAPTION: z.string(), ACTION_DATE: LegalDate })),
})
export type OpenAction = z.infer<typeof OpenAction>

/** Number of the caller's cases by state of each workflow, with the office's periods where they replace those of the catalogue. */
const FlowFacts = z.object({
  FLOW_ID: z.string(),
  FLOW_VERSION: z.int(),
  /** Y when filings of today use this workflow. */
  IN_FORCE: Flag,
  STATES: z.array(
    z.object({
      STATE: z.string(),
      CASES: z.int(),
      /** The newest cases in this state, at most five. */
      SOME: z.array(z.object({ PATENT_ID: z.string(), TITLE: z.string() })),
    }),
  ),
  PERIODS: z.array(
    z.object({
      ACTION: z.string(),
      PART: z.enum(['due', 'until']),
      VALID_FROM: LegalDate,
      MONTHS: z.int().nullable(),
      CALENDAR_DAYS: z.int().nullable(),
      WORKING_DAYS: z.int().nullable(),
      GROUND: z.string(),
    }),
  ),
})

/** The stays in one state of a workflow. States in which few stays ended are left out. */
const UsualTime = UsualStay.extend({
  FLOW_ID: z.string(),
  /** Empty: from the filing date to the registration. */
  STATE: z.string(),
})

/** §7 Workflow. Every file key is checked against the caller's cases; cases of others are answered 404. */
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
    does: 'The state of a case, who must act, its deadline and the automatic action after it',
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
    does: 'History of a process under a case; found by the last two segments, which must agree with all others given',
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
    does: 'The state of a process under a case',
    params: z.object({ procTyp: ProcTyp, procNbr: Counted }),
    reply: WorkflowStatus,
  },
  getListAction: {
    method: 'GET',
    path: '/getListAction/:id',
    who: 'owner',
    does: 'Actions the caller may take next in a process (id PROC_TYP-PROC_NBR). For officers receivedOn lists acts on paper received that day, with what has to be undone to record them',
    params: z.object({ id: ProcessId }),
    query: z.object({ receivedOn: LegalDate.optional() }),
    reply: z.array(OpenAction),
  },
  getActionNbr: {
    method: 'GET',
    path: '/getActionNbr/:procTyp/:procNbr/:actionTyp',
    who: 'owner',
    does: 'Number of the latest action of one kind in a process; an empty list when there is none',
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
    does: 'For each workflow of the catalogue: own cases by state, and the periods of the office today. Not in the specification; used by the map of workflows',
    reply: z.array(FlowFacts),
  },
  usualTimes: {
    method: 'GET',
    path: '/usualTimes',
    who: 'signedIn',
    does: 'How long applications stayed in each state, of the stays that ended in the last year. Not in the specification; used by the map of workflows, the choice of a right and the page of a case',
    reply: z.array(UsualTime),
  },
})
