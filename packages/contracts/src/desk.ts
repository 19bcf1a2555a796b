import { caseRoles } from '@saki/domain/office/officeRoles'
import { z } from 'zod'

import { defineCalls } from './call.ts'
import { ProcessOfCase, QueueRow, Version } from './deskQueue.ts'
import { FileFinding } from './fileRow.ts'
import { UploadReply } from './uploads.ts'
import { DecisionReason } from './reason.ts'
import { PaperParty } from './paperParties.ts'
import { CaseRef, Flag, FormerScan, Instant, LegalDate, Rupiah } from './shapes.ts'

const notes = z.string().max(4000)
const reason = z.string().trim().min(3).max(1000)

const HistoryRow = z.object({
  PROC_TYP: z.string(),
  PROC_NBR: z.int(),
  ACTION_NBR: z.int(),
  ACTION_TYP: z.string(),
  ACTION_TYPE_NAME: z.string(),
  ACTION_TYPE_CAPTION: z.string(),
  ACTOR: z.enum(['APPLICANT', 'OFFICE', 'COMMISSION', 'SYSTEM', 'PUBLIC']),
  /** The officer who took or recorded the action; null for acts in the portal and automatic actions. */
  OFFICER_NAME: z.string().nullable(),
  ACTION_DATE: LegalDate,
  /** Day on which its paper was received, when it is not the day of the action. */
  RECEIVED_DATE: LegalDate.nullable(),
  CAPTURE_DATE: Instant,
  NOTES: z.string(),
  /** For officers only. */
  INTERNAL_NOTE: z.string(),
  GROUND: z.string(),
  PRIOR_STATUS_NAME: z.string(),
  PRIOR_STATUS_CAPTION: z.string(),
  NEW_STATUS_NAME: z.string(),
  NEW_STATUS_CAPTION: z.string(),
  DUE_DATE: LegalDate.nullable(),
  /** Title of its letter as printed, in Indonesian; null without one. */
  OFFIDOC_NAME: z.string().nullable(),
  /** The same in the reader's language; empty for Indonesian readers. */
  OFFIDOC_CAPTION: z.string(),
  DOC_ID: z.string().nullable(),
  /** Scan of the paper that it records, the newest of several; null for acts in the portal. */
  SCAN_DOC_ID: z.string().nullable(),
  IND_SCAN_INFECTED: Flag,
  FORMER_SCANS: z.array(FormerScan),
  /** A third person filed it without becoming a party: the name as typed, empty when none was; null for other acts. */
  PAPER_OF: z.string().nullable(),
  /** When the addressee first read it; null when unread or sent to nobody. */
  READ_AT: Instant.nullable(),
  IND_TOLD: Flag,
  /** ACTION_NBR of the later action that undid this one; null otherwise. */
  UNDONE_BY: z.int().nullable(),
})
export type HistoryRow = z.infer<typeof HistoryRow>

const ChildProcess = z.object({
  PROC_TYP: z.string(),
  PROC_NBR: z.int(),
  KIND: z.enum(['LETTER', 'REPLY', 'REQUEST', 'OTHER']),
  /** Title of its letter as printed, or the kind of request after filing, in Indonesian; empty without either. */
  NAME: z.string(),
  /** The same in the reader's language; empty for Indonesian readers. */
  CAPTION: z.string(),
  STATUS_NAME: z.string(),
  STATUS_CAPTION: z.string(),
  STATUS_DATE: LegalDate,
  DUE_DATE: LegalDate.nullable(),
  /** Y when timers of the case do not act in this state. */
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
    .object({ ACTION_TYPE_NAME: z.string(), ACTION_TYPE_CAPTION: z.string(), ON_DATE: LegalDate, GROUND: z.string() })
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
  /** Findings of the applicant's browser in the files before filing. */
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
  /** The action that can be undone now; null when none can. */
  UNDO: z.object({ ACTION_NBR: z.int(), ACTION_TYPE_NAME: z.string(), ACTION_TYPE_CAPTION: z.string() }).nullable(),
  /** A later deadline that waits for the decision of another officer; null when there is none. */
  DUE_PROPOSAL: z
    .object({
      PROPOSAL_ID: z.int(),
      DUE_DATE: LegalDate,
      GROUND: z.string(),
      REASON: z.string(),
      PROPOSED_BY: z.string(),
      PROPOSED_AT: Instant,
      /** Y: the caller proposed it and cannot decide it. */
      IND_OWN: Flag,
    })
    .nullable(),
  /** An act that waits for the decision of another officer; null when there is none. */
  ACT_PROPOSAL: z
    .object({
      PROPOSAL_ID: z.int(),
      ACTION_TYPE_NAME: z.string(),
      ACTION_TYPE_CAPTION: z.string(),
      DUE_DATE: LegalDate.nullable(),
      NOTES: z.string(),
      POINTS: z.array(z.object({ TITLE: z.string(), TEXT: z.string(), GROUND: z.string() })),
      /** Y: it sends a letter, which `officeProposalLetter` shows. */
      IND_LETTER: Flag,
      PROPOSED_BY: z.string(),
      PROPOSED_AT: Instant,
      IND_OWN: Flag,
    })
    .nullable(),
  /** Why the latest proposed act was returned, until another act is taken; null otherwise. */
  RETURNED: z
    .object({
      ACTION_TYPE_NAME: z.string(),
      ACTION_TYPE_CAPTION: z.string(),
      REMARK: z.string(),
      BY: z.string(),
      AT: Instant,
    })
    .nullable(),
  /** RECORD_ANNUITY: annuities paid outside the portal can be recorded. */
  CAN: z.object({ FREEZE: Flag, RESUME: Flag, SET_DUE: Flag, RECORD_ANNUITY: Flag }),
})
export type OfficeCase = z.infer<typeof OfficeCase>

const Acted = z.object({
  err: z.literal(''),
  ACTION_NBR: z.int(),
  STATUS_CODE: z.string(),
  DUE_DATE: LegalDate.nullable(),
})

/** Calls of the case at the office desk: as officers see it, and their actions, all of which go through the workflow engine. */
export const deskCalls = defineCalls({
  // Not in the specification, except insertAction
  officeCase: {
    method: 'GET',
    path: '/office/case',
    who: 'office',
    does: 'One case as officers see it: state, history with grounds and internal notes, processes under it, fee, assigned officer',
    query: z.object({ patentId: CaseRef }),
    reply: OfficeCase,
  },
  officeUndoAction: {
    method: 'POST',
    path: '/office/undoAction',
    who: 'office',
    roles: caseRoles,
    does: 'Undoes the last action of a process, with a reason: restores state, deadline and timer as before it',
    once: true,
    body: z.object({ ...ProcessOfCase, ACTION_NBR: z.int().positive(), REASON: reason, ROW_VERSION: Version }),
    reply: Acted,
  },
  officeFreeze: {
    method: 'POST',
    path: '/office/freeze',
    who: 'office',
    roles: caseRoles,
    does: 'Suspends a process, with a reason: timers do not act until it is resumed',
    once: true,
    body: z.object({ ...ProcessOfCase, REASON: reason, ROW_VERSION: Version }),
    reply: Acted,
  },
  officeResume: {
    method: 'POST',
    path: '/office/resume',
    who: 'office',
    roles: caseRoles,
    does: 'Resumes a suspended process; its deadline moves by the days of suspension',
    once: true,
    body: z.object({ ...ProcessOfCase, REASON: reason, ROW_VERSION: Version }),
    reply: Acted,
  },
  officeSetDue: {
    method: 'POST',
    path: '/office/setDue',
    who: 'office',
    roles: caseRoles,
    does: 'Proposes a later deadline of a process with its ground, for another officer to decide; a target of the office is set at once. A period of the law is never shortened',
    once: true,
    body: z.object({
      ...ProcessOfCase,
      DUE_DATE: LegalDate,
      /** Article the extension rests on; needed for a deadline of the law. */
      GROUND: z.string().trim().max(200).default(''),
      REASON: reason,
      ROW_VERSION: Version,
    }),
    /** PROPOSAL_ID: null when the day was set at once. DUE_DATE: the deadline in force. */
    reply: z.object({ err: z.literal(''), PROPOSAL_ID: z.int().nullable(), DUE_DATE: LegalDate.nullable() }),
  },
  officeDecideDue: {
    method: 'POST',
    path: '/office/decideDue',
    who: 'office',
    roles: ['approver', 'head'],
    does: 'Approves another officer’s proposed deadline, which sets it and writes to everybody concerned, or returns it with a remark',
    once: true,
    body: z.object({
      PROPOSAL_ID: z.int().positive(),
      IND_APPROVED: Flag,
      /** Needed when the proposal is returned. */
      REMARK: z.string().trim().max(1000).default(''),
    }),
    reply: z.object({ err: z.literal(''), DUE_DATE: LegalDate }),
  },
  officePaperScan: {
    method: 'POST',
    path: '/office/paperScan',
    who: 'office',
    roles: caseRoles,
    does: 'Uploads the scan of a paper that the office received, for the act that records it',
    upload: true,
    once: true,
    reply: UploadReply,
  },
  // §7 Edits
  insertAction: {
    method: 'POST',
    path: '/insertAction',
    who: 'office',
    does: 'Takes an action of an officer in a process, or records an act of the applicant or the public that arrived on paper',
    once: true,
    body: z.strictObject({
      ...ProcessOfCase,
      ACTION_TYP: z.string().max(60),
      /** Of an act on paper the day it was received; periods that it sets for somebody else run from the day it is recorded. */
      ACTION_DATE: LegalDate.optional(),
      /** Y: what followed the day of receipt is undone with it. */
      UNDO_FOLLOWED: Flag.optional(),
      /** Note to the parties, shown in the letter and in their inbox. */
      NOTES: notes.default(''),
      NOTES1: notes.optional(),
      NOTES2: notes.optional(),
      NOTES3: notes.optional(),
      NOTES4: notes.optional(),
      NOTES5: notes.optional(),
      /** Of a suit its number and date at the court, of a judgment its own; needed by actions with IND_COURT. */
      COURT_NBR: z.string().trim().max(80).optional(),
      COURT_DATE: LegalDate.optional(),
      /** Who filed a paper that is not the applicant’s; needed by actions with IND_PARTY, whose file it becomes. Its name begins the notes. */
      PARTY: PaperParty.optional(),
      /** The same by name alone; needed by actions with IND_FROM. */
      FROM_NAME: z.string().trim().max(254).optional(),
      /** DOC_ID of the scan, uploaded by the same officer with officePaperScan; needed by acts that arrived on paper. */
      SCAN_ID: z
        .string()
        .regex(/^[A-Za-z0-9_-]{8,64}$/)
        .optional(),
      /** Y: the search report, as it is now, is an annex of the letter; for acts with POINTS_KIND REASONS. */
      IND_ANNEX: Flag.optional(),
      /** For officers only. */
      INTERNAL_NOTE: notes.optional(),
      OPTIONS: z
        .array(z.strictObject({ LIST_CODE: z.string().max(20), OPTION_NBR: z.int() }))
        .max(100)
        .optional(),
      /** Points of the letter. */
      POINTS: z
        .array(
          z.strictObject({ TITLE: z.string().trim().min(1).max(200), TEXT: z.string().trim().max(2000).default('') }),
        )
        .max(40)
        .optional(),
      /** Reasons of a decision against the applicant; needed by actions with POINTS_KIND REASONS. */
      REASONS: z.array(DecisionReason).max(15).optional(),
      /** Last day that the office sets; needed by actions with IND_AT_MOST. */
      DUE_DATE: LegalDate.optional(),
      ROW_VERSION: Version.optional(),
    }),
    /** PROPOSAL_ID: the act waits for a second officer, nothing changed, and ACTION_NBR is 0. */
    reply: Acted.extend({ PROPOSAL_ID: z.int().optional() }),
  },
})
