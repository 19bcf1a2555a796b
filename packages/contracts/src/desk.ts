import { z } from 'zod'

import { defineCalls } from './call.ts'
import { QueueRow } from './deskQueue.ts'
import { FileFinding } from './fileRow.ts'
import { CaseRef, Flag, FormerScan, Instant, LegalDate, Rupiah } from './shapes.ts'

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

/** The case at the office desk, as officers see it. Not in the specification. */
export const deskCalls = defineCalls({
  officeCase: {
    method: 'GET',
    path: '/office/case',
    who: 'office',
    does: 'One case as officers see it: state, history with grounds and internal notes, processes under it, fee, assigned officer',
    query: z.object({ patentId: CaseRef }),
    reply: OfficeCase,
  },
})
