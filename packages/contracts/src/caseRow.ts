import { z } from 'zod'

import { RightCode } from './rightCode.ts'
import { Client, Instant, LegalDate, Rupiah } from './shapes.ts'

/** Whose turn it is. */
export const Turn = z.enum(['YOU', 'OFFICE', 'PUBLIC', 'NONE'])
/** Tabs of the list; each case belongs to `all` and to one other, an unpaid one to `payment` and `action`. Officers' list of all cases has unpaid ones under `payment` only. */
export const CaseGroup = z.enum(['all', 'action', 'payment', 'running', 'registered', 'done'])
/** What the reader may do with a case now. */
export const CaseAction = z.enum(['PAY', 'REISSUE', 'REOPEN', 'VIEW', 'WORKFLOW', 'RECEIPT'])

/** One case in a list. PATENT_ID is null until the fee is settled; SUBMISSION_NBR identifies it until then. */
export const CaseRow = z.object({
  PATENT_ID: z.string().nullable(),
  SUBMISSION_NBR: z.string(),
  /** P patent · D industrial design · T trade mark. */
  RIGHT: RightCode,
  FILE_SEQ: z.string(),
  FILE_TYP: z.string(),
  FILE_SER: z.int().nullable(),
  FILE_NBR: z.int().nullable(),
  APPL_TYP: z.string(),
  APPL_TYPE_NAME: z.string(),
  APPL_SUBTYP: z.string(),
  TITLE: z.string(),
  REFERENCE: z.string(),
  OWNER_NAMES: z.string(),
  SUBMITTED_AT: Instant,
  FILING_DATE: LegalDate.nullable(),
  RECEPTION_DATE: LegalDate.nullable(),
  PROC_TYP: z.string().nullable(),
  PROC_NBR: z.int().nullable(),
  STATUS_CODE: z.string(),
  /** The office's name of the state, in Indonesian whatever the reader's language. */
  STATUS_NAME: z.string(),
  /** STATUS_NAME in the reader's language; empty when that is Indonesian. */
  STATUS_CAPTION: z.string(),
  STATUS_DATE: LegalDate,
  PROCESS_RESULT_TYP: z.enum(['P', 'R', 'W', 'L']),
  GROUP: CaseGroup.exclude(['all']),
  TURN: Turn,
  NEXT_STEP: z.string(),
  NEXT_STEP_CODE: z.string(),
  /** Due date; of an unpaid filing the day its billing code expires. */
  DUE_DATE: LegalDate.nullable(),
  DAYS_LEFT: z.int().nullable(),
  UNREAD_COUNT: z.int().nonnegative(),
  AMOUNT_OUTSTANDING: Rupiah,
  BILLING_EXPIRES_AT: Instant.nullable(),
  IMG_URL: z.string().nullable(),
  /** The client who owns the case; null for the caller's own cases and for officers. */
  CLIENT: Client.nullable(),
  ACTIONS: z.array(CaseAction),
})
export type CaseRow = z.infer<typeof CaseRow>
