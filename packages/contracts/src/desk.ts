import { z } from 'zod'

import { defineCalls } from './call.ts'
import { FileFinding } from './documents.ts'
import { CaseRef, Done, Flag, Instant, LegalDate, PageQuery, Rupiah, UserId, pagedReply } from './shapes.ts'

/** Kinds of work of the office; every state in which it is the office's turn belongs to one. */
export const workKinds = ['FORMALITY', 'REPLY', 'PUBLICATION', 'EXAMINATION', 'REGISTRATION', 'DISPUTE'] as const
export const WorkKind = z.enum(workKinds)
export type WorkKind = z.infer<typeof WorkKind>

const ProcessKey = { PROC_TYP: z.string().regex(/^\d{1,3}$/), PROC_NBR: z.int().positive().max(2_147_483_647) }
const Version = z.int().positive()
const notes = z.string().max(4000)
const reason = z.string().trim().min(3).max(1000)

const Officer = z.object({ USER_ID: z.int(), USER_NAME: z.string() })
export type Officer = z.infer<typeof Officer>

/** One case as the queue shows it. */
const QueueRow = z.object({
  PATENT_ID: z.string(),
  PROC_TYP: z.string(),
  PROC_NBR: z.int(),
  RIGHT: z.enum(['P', 'D', 'T']),
  FILE_TYP: z.string(),
  LAW_CODE: z.string(),
  TITLE: z.string(),
  OWNER_NAMES: z.string(),
  STATUS_CODE: z.string(),
  STATUS_NAME: z.string(),
  STATUS_CAPTION: z.string(),
  STATUS_DATE: LegalDate,
  /** Null where it is not the office's turn. */
  WORK: WorkKind.nullable(),
  DUE_DATE: LegalDate.nullable(),
  /** TARGET: the day the office promises itself. DEADLINE: a day of law. */
  DUE_KIND: z.enum(['TARGET', 'DEADLINE']).nullable(),
  DAYS_LEFT: z.int().nullable(),
  /** When an answer came in that nobody has looked at yet. */
  REPLY_AT: Instant.nullable(),
  OFFICER: Officer.nullable(),
  IND_FROZEN: Flag,
  /** Of letters to the parties that ask for something: how many nobody has opened, and mails that could not be delivered. */
  UNREAD: z.int().nonnegative(),
  IMG_URL: z.string().nullable(),
  ROW_VERSION: z.int(),
})
export type QueueRow = z.infer<typeof QueueRow>

const HistoryRow = z.object({
  PROC_TYP: z.string(),
  PROC_NBR: z.int(),
  ACTION_NBR: z.int(),
  ACTION_TYP: z.string(),
  ACTION_TYPE_NAME: z.string(),
  ACTION_TYPE_CAPTION: z.string(),
  ACTOR: z.enum(['APPLICANT', 'OFFICE', 'SYSTEM', 'PUBLIC']),
  /** The officer who took or recorded it; null for what was done in the portal or by itself. */
  OFFICER_NAME: z.string().nullable(),
  ACTION_DATE: LegalDate,
  CAPTURE_DATE: Instant,
  NOTES: z.string(),
  /** For colleagues only. */
  INTERNAL_NOTE: z.string(),
  GROUND: z.string(),
  PRIOR_STATUS_NAME: z.string(),
  NEW_STATUS_NAME: z.string(),
  NEW_STATUS_CAPTION: z.string(),
  DUE_DATE: LegalDate.nullable(),
  OFFIDOC_NAME: z.string().nullable(),
  DOC_ID: z.string().nullable(),
  /** When the addressee first opened it; null for what was told to nobody or is unread. */
  READ_AT: Instant.nullable(),
  IND_TOLD: Flag,
  /** It was taken back later by the action of that number. */
  UNDONE_BY: z.int().nullable(),
})
export type HistoryRow = z.infer<typeof HistoryRow>

const ChildProcess = z.object({
  PROC_TYP: z.string(),
  PROC_NBR: z.int(),
  KIND: z.enum(['LETTER', 'REPLY', 'OTHER']),
  NAME: z.string(),
  STATUS_NAME: z.string(),
  STATUS_CAPTION: z.string(),
  STATUS_DATE: LegalDate,
  DUE_DATE: LegalDate.nullable(),
  /** While it stands here nothing happens by itself in the case. */
  IND_HOLDS: Flag,
  UPPER_ACTION_NBR: z.int().nullable(),
})

const OfficeCase = QueueRow.extend({
  SUBMISSION_NBR: z.string(),
  REFERENCE: z.string(),
  PAYER_CATEGORY: z.string(),
  FILING_DATE: LegalDate.nullable(),
  REGISTRATION_NBR: z.string().nullable(),
  REGISTRATION_DATE: LegalDate.nullable(),
  EXPIRATION_DATE: LegalDate.nullable(),
  PUBLICATION_DATE: LegalDate.nullable(),
  OWNER_PLACE: z.string(),
  STATUS_MEANS: z.string(),
  NEXT_STEP: z.string(),
  OTHERWISE: z.string(),
  TURN: z.enum(['YOU', 'OFFICE', 'PUBLIC', 'NONE']),
  NEXT_AUTO: z
    .object({ ACTION_TYPE_NAME: z.string(), ON_DATE: LegalDate, GROUND: z.string(), NEW_STATUS_NAME: z.string() })
    .nullable(),
  FROZEN_SINCE: LegalDate.nullable(),
  FROZEN_BECAUSE: z.string(),
  FEE: z
    .object({
      AMOUNT: Rupiah,
      STATUS: z.enum(['OPEN', 'PAID']),
      PAID_AT: Instant.nullable(),
      NTPN: z.string().nullable(),
    })
    .nullable(),
  FILES_TOTAL: z.int().nonnegative(),
  VIEWS_TOTAL: z.int().nonnegative(),
  /** What the applicant's device found in the files before they were filed. */
  FINDINGS: z.array(
    z.object({
      DOC_ID: z.string(),
      FILE_NAME: z.string(),
      SPECDOC_TYP: z.string(),
      SPECDOC_NAME: z.string(),
      VIEW_TYPE_ID: z.int().nullable(),
      FINDINGS: z.array(FileFinding),
    }),
  ),
  HISTORY: z.array(HistoryRow),
  CHILDREN: z.array(ChildProcess),
  /** The action that can be taken back now; null when none can. */
  UNDO: z.object({ ACTION_NBR: z.int(), ACTION_TYPE_NAME: z.string() }).nullable(),
  CAN: z.object({ FREEZE: Flag, RESUME: Flag, SET_DUE: Flag }),
})
export type OfficeCase = z.infer<typeof OfficeCase>

const filters = {
  right: z.enum(['P', 'D', 'T']).optional(),
  law: z.string().max(30).optional(),
  /** An officer's number, or `none` for cases nobody has in hand. */
  officer: z.union([z.literal('none'), UserId]).optional(),
  q: z.string().trim().max(100).optional(),
  dueBefore: LegalDate.optional(),
}

const Acted = z.object({
  err: z.literal(''),
  ACTION_NBR: z.int(),
  STATUS_CODE: z.string(),
  DUE_DATE: LegalDate.nullable(),
})

/** Work of the office: its queue, the case as officers see it, and what they do in it. Officers act only through the engine of cases. */
export const deskCalls = defineCalls({
  // Ours, but for insertAction
  officeQueue: {
    method: 'GET',
    path: '/office/queue',
    who: 'office',
    does: 'Cases waiting for the office by kind of work, the nearest promise first; or those in hand, or deadlines of applicants',
    query: z.object({
      view: z.enum(['QUEUE', 'MINE', 'TERMS']).default('QUEUE'),
      kind: WorkKind.optional(),
      ...filters,
      ...PageQuery,
    }),
    reply: pagedReply(QueueRow).extend({
      /** REPLY, MINE and TERMS are counted up to 1,000. */
      COUNTS: z.object({ ...countsOf(), MINE: z.int(), TERMS: z.int(), QUEUE: z.int() }),
      LAWS: z.array(z.string()),
    }),
  },
  officeCase: {
    method: 'GET',
    path: '/office/case',
    who: 'office',
    does: 'One case as officers see it: where it stands, history with grounds and internal notes, processes under it, fee, who has it in hand',
    query: z.object({ patentId: CaseRef }),
    reply: OfficeCase,
  },
  officeOfficers: {
    method: 'GET',
    path: '/office/officers',
    who: 'office',
    does: 'Officers a case can be given to',
    reply: z.array(Officer),
  },
  officeTakeNext: {
    method: 'POST',
    path: '/office/takeNext',
    who: 'office',
    does: 'Takes the most urgent case nobody has in hand; of two officers at once each gets another one',
    once: true,
    body: z.object({ KIND: WorkKind, RIGHT: z.enum(['P', 'D', 'T']).optional(), LAW: z.string().max(30).optional() }),
    /** PATENT_ID is null when nothing is left. */
    reply: z.object({ err: z.literal(''), PATENT_ID: z.string().nullable() }),
  },
  officeAssign: {
    method: 'POST',
    path: '/office/assign',
    who: 'office',
    does: 'Gives a case to an officer, or with null back into the queue; names who had it, to be told when somebody else was quicker',
    body: z.object({
      ...ProcessKey,
      USER_ID: z.int().positive().nullable(),
      HELD_BY: z.int().positive().nullable(),
      REASON: z.string().trim().max(1000).default(''),
    }),
    reply: Done,
  },
  officeUndoAction: {
    method: 'POST',
    path: '/office/undoAction',
    who: 'office',
    does: 'Takes the last action of a process back, with a reason: state, deadline and clock stand as before it',
    once: true,
    body: z.object({ ...ProcessKey, ACTION_NBR: z.int().positive(), REASON: reason, ROW_VERSION: Version }),
    reply: Acted,
  },
  officeFreeze: {
    method: 'POST',
    path: '/office/freeze',
    who: 'office',
    does: 'Stops the clock of a process, with a reason: nothing happens by itself until it is resumed',
    once: true,
    body: z.object({ ...ProcessKey, REASON: reason, ROW_VERSION: Version }),
    reply: Acted,
  },
  officeResume: {
    method: 'POST',
    path: '/office/resume',
    who: 'office',
    does: 'Lets the clock of a frozen process run again; its deadline moves by the days it stood still',
    once: true,
    body: z.object({ ...ProcessKey, REASON: reason, ROW_VERSION: Version }),
    reply: Acted,
  },
  officeSetDue: {
    method: 'POST',
    path: '/office/setDue',
    who: 'office',
    does: 'Sets the deadline of a process by hand, with a reason, today or later',
    once: true,
    body: z.object({ ...ProcessKey, DUE_DATE: LegalDate, REASON: reason, ROW_VERSION: Version }),
    reply: Acted,
  },
  // §7 Edits
  insertAction: {
    method: 'POST',
    path: '/insertAction',
    who: 'office',
    does: 'An officer takes an action in a process, or records an act of the applicant or the public that came on paper',
    once: true,
    body: z.object({
      ...ProcessKey,
      ACTION_TYP: z.string().max(60),
      ACTION_DATE: LegalDate.optional(),
      /** To the parties: it stands in the letter and in their inbox. */
      NOTES: notes.default(''),
      NOTES1: notes.optional(),
      NOTES2: notes.optional(),
      NOTES3: notes.optional(),
      NOTES4: notes.optional(),
      NOTES5: notes.optional(),
      /** For colleagues only. */
      INTERNAL_NOTE: notes.optional(),
      OPTIONS: z
        .array(z.strictObject({ LIST_CODE: z.string().max(20), OPTION_NBR: z.int() }))
        .max(100)
        .optional(),
      /** What the letter asks for, point by point. */
      POINTS: z
        .array(
          z.strictObject({ TITLE: z.string().trim().min(1).max(200), TEXT: z.string().trim().max(2000).default('') }),
        )
        .max(40)
        .optional(),
      MANUAL_DUE_DATE: LegalDate.optional(),
      SPECIAL_FINAL_STATUS: z.string().max(20).optional(),
      ROW_VERSION: Version.optional(),
    }),
    reply: Acted,
  },
})

function countsOf() {
  return Object.fromEntries(workKinds.map((kind) => [kind, z.int().nonnegative()])) as Record<WorkKind, z.ZodInt>
}
