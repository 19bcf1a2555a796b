import { REQUEST_CASES_MOST } from '@saki/domain/requests/casesMost'
import { z } from 'zod'

import { AppealedDecision } from './appealedDecision.ts'
import { defineCalls } from './call.ts'
import { FileRow } from './documents.ts'
import { Issue } from './edits.ts'
import { BillStatus, FeeLine, SubmissionNbr } from './payments.ts'
import { RightCode } from './rightCode.ts'
import { CaseRef, Flag, Instant, LegalDate, PageQuery, Rupiah, UserId, pagedReply } from './shapes.ts'

/** USERDOC_TYP: code of a kind of request after filing, as in packages/catalogue/src/requests/codes.ts. */
const UserdocTyp = z.string().regex(/^[A-Z]{2}$/)
const TempId = z.string().regex(/^D-[a-z2-7]{26,40}$/)
const PlainText = z.string().regex(/^[^\p{Cc}\p{Cs}]*$/u)
const Prose = z.string().regex(/^(?:[^\p{Cc}\p{Cs}]|[\n\r\t])*$/u)
const ProcessKey = { PROC_TYP: z.string().regex(/^\d{1,3}$/), PROC_NBR: z.int().positive().max(2_147_483_647) }
/** The kind's form says which sections there are and what they hold. */
const Section = z.record(z.string().max(60), z.unknown())
export const RequestSections = z.record(
  z.string().max(30),
  z.union([Section, z.array(Section).max(200), z.array(z.string().max(60)).max(50)]),
)

/**
 * Why a request may not be made; words in `requests:why.*`. DAY of an offer: for not_yet its first day, for over its last day, for
 * unpaid_annuity the day by which it was due. not_here: the portal cannot carry it out yet, so that it is made at the counter.
 */
const NotOfferedWhy = z.enum([
  'wrong_right',
  'wrong_law',
  'not_for_you',
  'pending',
  'not_yet',
  'over',
  'already_made',
  'state',
  'unpaid_annuity',
  'no_collective_mark',
  'one_class',
  'no_licence',
  'open_letter',
  'not_here',
])

/** OWNER: it is the caller's own case. REPRESENTATIVE: the caller acts for its owner by mandate. THIRD: another's published case. */
const Relation = z.enum(['OWNER', 'REPRESENTATIVE', 'THIRD'])

/** A class of a mark with its first goods, or a product of a design with its Locarno class. */
const CasePart = z.object({ CODE: z.string(), TEXT: z.string() })

/** Answers the server gives to the section CASE of a request's form. DECISION: the refusal that an appeal would be against. */
export const CaseAnswers = z.object({
  APPL_TYP: z.string(),
  REPRESENTED: Flag,
  IN_FORCE: Flag,
  LICENSED: Flag,
  /** What a request may name a part of; of the first case, and empty for patents. */
  PARTS: z.array(CasePart),
  DECISION: AppealedDecision.optional(),
})

/** Whether a kind of request may be made in a case today. */
export const RequestOffer = z.object({
  USERDOC_TYP: UserdocTyp,
  IND_OFFERED: Flag,
  WHY: NotOfferedWhy.nullable(),
  DAY: LegalDate.nullable(),
  /** Last day, and last day of a later one of the same kind such as renewal with a surcharge; null when only the state limits it. */
  LAST_DATE: LegalDate.nullable(),
  LATER_DATE: LegalDate.nullable(),
  GROUND: z.string(),
  /** FREE: nothing is to be paid. PAID: AMOUNT for one case, class, claim or page. UNSET: the tariff has no amount yet, so that it cannot be submitted. */
  FEE: z.enum(['FREE', 'PAID', 'UNSET']),
  AMOUNT: Rupiah,
  /** FILING and ANNUITY: made elsewhere, as a filing that names the case or as a bill of annuities. */
  MADE_AS: z.enum(['REQUEST', 'FILING', 'ANNUITY']),
})
export type RequestOffer = z.infer<typeof RequestOffer>

/** A case of a request. A third person sees public data only. */
const caseFields = {
  PATENT_ID: z.string(),
  TITLE: z.string(),
  APPL_TYP: z.string(),
  OWNER_NAMES: z.string(),
  STATUS_NAME: z.string(),
  STATUS_CAPTION: z.string(),
}

/** A case chosen in a draft, with the offer of the draft's kind in it. */
const ChosenCase = z.object({ ...caseFields, RELATION: Relation, OFFER: RequestOffer })
export type ChosenCase = z.infer<typeof ChosenCase>

const draftFields = {
  TEMP_ID: z.string(),
  USERDOC_TYP: UserdocTyp,
  ROW_VERSION: z.int().positive(),
  COMPLETE_PCT: z.int().min(0).max(100),
  ERRORS: z.array(Issue),
  WARNINGS: z.array(Issue),
  /** Empty while the fee cannot be quoted or nothing is to be paid. */
  FEES: z.array(FeeLine),
  TOTAL_AMOUNT: Rupiah,
  CASES: z.array(ChosenCase),
}

/**
 * Reply of requestSave. With IND_SUBMIT 'Y' the request is submitted; a request without a fee is received at once and has no billing code.
 * An incomplete request is saved and answered 422 NOT_COMPLETE with this shape as `current`.
 */
export const SavedRequest = z.object({
  err: z.literal(''),
  ...draftFields,
  SAVED_AT: Instant,
  SUBMISSION_NBR: z.string().nullable(),
  BILLING_CODE: z.string().nullable(),
  BILLING_EXPIRES_AT: Instant.nullable(),
})
export type SavedRequest = z.infer<typeof SavedRequest>

export const RequestDraft = z.object({
  ...draftFields,
  /** The client who asks; null for the caller. */
  CLIENT: z.object({ USER_ID: z.int(), USER_NAME: z.string() }).nullable(),
  DATA: RequestSections,
  CASE: CaseAnswers,
  FILES: z.array(FileRow),
  DEVICE: z.string(),
  UPDATED_AT: Instant,
  DELETED: Flag,
  /** Set once submitted; the draft can no longer be changed. */
  SUBMISSION_NBR: z.string().nullable(),
})
export type RequestDraft = z.infer<typeof RequestDraft>

/** DRAFT: not submitted. UNPAID: waits for its payment. ACTION: the requester must answer. RUNNING: with the office. DONE: granted or issued. REFUSED: refused, withdrawn or cancelled. */
export const requestGroups = ['DRAFT', 'UNPAID', 'ACTION', 'RUNNING', 'DONE', 'REFUSED'] as const
export const RequestGroup = z.enum(requestGroups)
export type RequestGroup = z.infer<typeof RequestGroup>

/** A request in a list; one of several cases is in the group that asks most of the requester. */
export const ListedRequest = z.object({
  /** Null while it is a draft. */
  SUBMISSION_NBR: z.string().nullable(),
  TEMP_ID: z.string().nullable(),
  USERDOC_TYP: UserdocTyp,
  /** Its name in the reader's language. */
  USERDOC_NAME: z.string(),
  /** First case; CASE_COUNT counts all. */
  PATENT_ID: z.string(),
  TITLE: z.string(),
  APPL_TYP: z.string(),
  CASE_COUNT: z.int().nonnegative(),
  GROUP: RequestGroup,
  STATUS_NAME: z.string(),
  STATUS_CAPTION: z.string(),
  /** What happens next, or what the requester must do, in the reader's language. */
  NEXT_STEP: z.string(),
  DUE_DATE: LegalDate.nullable(),
  /** Of a draft: last saved. */
  SUBMITTED_AT: Instant,
  RECEIVED_DATE: LegalDate.nullable(),
  AMOUNT: Rupiah,
  BILL_STATUS: BillStatus.nullable(),
  BILLING_CODE: z.string().nullable(),
  BILLING_EXPIRES_AT: Instant.nullable(),
  CLIENT: z.object({ USER_ID: z.int(), USER_NAME: z.string() }).nullable(),
})
export type ListedRequest = z.infer<typeof ListedRequest>

/** The process of a request in one case. */
export const RequestCase = z.object({
  ...caseFields,
  PROC_TYP: z.string(),
  PROC_NBR: z.int(),
  ROW_VERSION: z.int(),
  /** State of the request in this case; its words are STATE_NAME, STATE_CAPTION, STATE_MEANS and NEXT_STEP. */
  STATE: z.string(),
  STATE_NAME: z.string(),
  STATE_CAPTION: z.string(),
  STATE_MEANS: z.string(),
  NEXT_STEP: z.string(),
  GROUP: RequestGroup,
  DUE_DATE: LegalDate.nullable(),
  /** Why an officer must decide what the system did not do by itself; null when it is not held. Words in `requests:held.*`. */
  HELD_WHY: z.string().nullable(),
  /** Day and reasons of the decision. */
  DECIDED_DATE: LegalDate.nullable(),
  REASONS: z.string(),
  /** Number of the file that granting split off; null for others. */
  SPLIT_PATENT_ID: z.string().nullable(),
  IND_WITHDRAWABLE: Flag,
  /** Letters and documents of the request in this case. */
  LETTERS: z.array(
    z.object({
      DOC_ID: z.string(),
      OFFIDOC_TYP: z.string(),
      NAME: z.string(),
      NUMBER: z.string(),
      DATE: LegalDate,
      /** N while the PDF is being made. */
      IND_READY: Flag,
      /** The action of the process it belongs to, for the letter's address and its answer. */
      ACTION_NBR: z.int(),
      IND_ANSWERABLE: Flag,
    }),
  ),
})
export type RequestCase = z.infer<typeof RequestCase>

const requestFields = {
  SUBMISSION_NBR: z.string(),
  USERDOC_TYP: UserdocTyp,
  REQUESTER_NAME: z.string(),
  SUBMITTED_AT: Instant,
  /** Legal day from which the request counts: of its payment, or of its submission when nothing is to be paid. */
  RECEIVED_DATE: LegalDate.nullable(),
  AMOUNT: Rupiah,
  FEES: z.array(FeeLine),
  BILL_STATUS: BillStatus.nullable(),
  BILLING_CODE: z.string().nullable(),
  BILLING_EXPIRES_AT: Instant.nullable(),
  NTPN: z.string().nullable(),
  /** The receipt of the request; null until it is received. */
  RECEIPT_DOC_ID: z.string().nullable(),
  RECEIPT_NBR: z.string().nullable(),
  DATA: RequestSections,
  CASE: CaseAnswers,
  FILES: z.array(FileRow),
  CASES: z.array(RequestCase),
}

export const RequestDetail = z.object({
  ...requestFields,
  CLIENT: z.object({ USER_ID: z.int(), USER_NAME: z.string() }).nullable(),
})
export type RequestDetail = z.infer<typeof RequestDetail>

/** A request at the desk: `CASES` has the one process that was asked for. */
export const DeskRequest = z.object({
  ...requestFields,
  /** ACTION_TYP of what an officer may do now, with its name in Indonesian and a caption in the reader's language. */
  CHOICES: z.array(
    z.object({
      ACTION_TYP: z.string(),
      ACTION_TYPE_NAME: z.string(),
      ACTION_TYPE_CAPTION: z.string(),
      MEANS: z.string(),
      /** Y for decisions and letters that need words of the officer. */
      IND_REASONS: Flag,
    }),
  ),
  /** What granting does to the case, by the kind's effects. */
  EFFECTS: z.array(z.string()),
  /** The last action, when officeUndoAction may undo it with what it did in the case. */
  UNDO: z.object({ ACTION_NBR: z.int(), ACTION_TYPE_NAME: z.string() }).nullable(),
  /** Why the decision stays: CHANGED, the case went on since; FINAL, its effect is not taken back. */
  UNDO_WHY_NOT: z.enum(['CHANGED', 'FINAL']).nullable(),
  /** The offer judged on the day of receipt; an officer sees what the law says about it. */
  OFFER: RequestOffer,
})
export type DeskRequest = z.infer<typeof DeskRequest>

export const DeskRequestRow = z.object({
  SUBMISSION_NBR: z.string(),
  USERDOC_TYP: UserdocTyp,
  PROC_TYP: z.string(),
  PROC_NBR: z.int(),
  PATENT_ID: z.string(),
  TITLE: z.string(),
  APPL_TYP: z.string(),
  REQUESTER_NAME: z.string(),
  RECEIVED_DATE: LegalDate,
  STATE: z.string(),
  STATE_NAME: z.string(),
  STATE_CAPTION: z.string(),
  HELD_WHY: z.string().nullable(),
  DUE_DATE: LegalDate.nullable(),
})
export type DeskRequestRow = z.infer<typeof DeskRequestRow>

/** NEW: not begun. VERIFICATION: an officer checks. COMPLETENESS: the requester must complete. DISPUTE: oppositions and appeals. HELD: the system did not carry it out. ENDED: decided. */
export const deskRequestTabs = ['NEW', 'VERIFICATION', 'COMPLETENESS', 'DISPUTE', 'HELD', 'ENDED'] as const
export const DeskRequestTab = z.enum(deskRequestTabs)
export type DeskRequestTab = z.infer<typeof DeskRequestTab>

/** Requests submitted in one month, with the same right, kind and group. */
export const RequestCount = z.object({
  /** YYYY-MM, WIB. */
  MONTH: z.string().regex(/^\d{4}-\d{2}$/),
  RIGHT: RightCode,
  USERDOC_TYP: UserdocTyp,
  GROUP: RequestGroup,
  COUNT: z.int().positive(),
  /** Paid. */
  AMOUNT: Rupiah,
})
export type RequestCount = z.infer<typeof RequestCount>

/** What a list of requests is narrowed to. */
const listFilter = {
  group: RequestGroup.optional(),
  kind: UserdocTyp.optional(),
  /** Words in the title, number or submission number. */
  q: z.string().max(100).optional(),
  patentId: CaseRef.optional(),
  client: UserId.optional(),
  /** Right of the first case. */
  right: RightCode.optional(),
  /** First and last day of submission, or of the last save of a draft, WIB. */
  from: LegalDate.optional(),
  to: LegalDate.optional(),
}

export const requestsCalls = defineCalls({
  requestOffers: {
    method: 'GET',
    path: '/requests/offers',
    who: 'signedIn',
    does: 'Which requests may be made in a case today, until when and by which article; of the others why not and from when. Another person sees published cases only. Not in the specification.',
    query: z.object({ patentId: CaseRef }),
    reply: z.object({ ...caseFields, RELATION: Relation, CASE: CaseAnswers, OFFERS: z.array(RequestOffer) }),
  },
  requestSave: {
    method: 'POST',
    path: '/requests/save',
    who: 'signedIn',
    does: "Save the draft of a request after filing, or with IND_SUBMIT 'Y' submit it: freezes the data, opens a process in each case and issues the billing code. Not in the specification.",
    once: true,
    body: z.object({
      /** Null or absent: a new draft. */
      TEMP_ID: TempId.nullish(),
      USERDOC_TYP: UserdocTyp,
      PATENT_IDS: z.array(CaseRef).min(1).max(REQUEST_CASES_MOST),
      DATA: RequestSections.default({}),
      IND_SUBMIT: Flag.default('N'),
      /** Version on which the save is based; absent for a new draft. */
      ROW_VERSION: z.int().positive().nullish(),
      DEVICE: PlainText.max(60).default(''),
      /** Creates the draft for a principal, by a mandate; for an existing draft it must be its owner. */
      ON_BEHALF_OF: z.int().positive().max(2_147_483_647).optional(),
      /** With IND_SUBMIT: the total the person saw; another one is refused with AMOUNT_CHANGED. */
      TOTAL_AMOUNT: Rupiah.optional(),
    }),
    reply: SavedRequest,
  },
  requestDraft: {
    method: 'GET',
    path: '/requests/draft',
    who: 'owner',
    does: 'The draft of a request with its answers, files, cases, faults and fee. Not in the specification.',
    query: z.object({ TEMP_ID: z.string().min(1).max(64) }),
    reply: RequestDraft,
  },
  requestList: {
    method: 'GET',
    path: '/requests/list',
    who: 'signedIn',
    does: "The caller's requests after filing, drafts included, newest first, with the number in each group. Not in the specification.",
    query: z.object({ ...PageQuery, ...listFilter }),
    reply: pagedReply(ListedRequest).extend({
      GROUPS: z.array(z.object({ GROUP: RequestGroup, COUNT: z.int().nonnegative() })),
    }),
  },
  requestDetail: {
    method: 'GET',
    path: '/requests/one',
    who: 'owner',
    does: 'A submitted request: answers, files, fee, and its state, letters and decision in each case. Not in the specification.',
    query: z.object({ SUBMISSION_NBR: SubmissionNbr }),
    reply: RequestDetail,
  },
  requestStatistics: {
    method: 'GET',
    path: '/requests/statistics',
    who: 'signedIn',
    does: 'Numbers of submitted requests and what was paid for them, by month, right, kind and group; own ones and those of principals, for officers those of everybody. Not in the specification.',
    query: z.object({
      from: LegalDate,
      to: LegalDate,
      right: RightCode.optional(),
      kind: UserdocTyp.optional(),
      group: RequestGroup.optional(),
      client: UserId.optional(),
    }),
    reply: z.object({
      /** Y: of everybody. */
      IND_ALL: Flag,
      COUNTS: z.array(RequestCount),
    }),
  },
  requestSheet: {
    method: 'GET',
    path: '/requests/sheet',
    who: 'signedIn',
    does: "requestList as a spreadsheet 'Excel List - ' with day and time, at most 100,000 rows, streamed; five a minute. Not in the specification.",
    query: z.object(listFilter),
    reply: 'binary',
  },
  requestZip: {
    method: 'GET',
    path: '/requests/zip',
    who: 'owner',
    does: 'Files, letters and documents of a submitted request in one ZIP with an index, as zipDocuments; at most 2 GB. Not in the specification.',
    query: z.object({ SUBMISSION_NBR: SubmissionNbr }),
    reply: 'binary',
  },
  requestWithdraw: {
    method: 'POST',
    path: '/requests/withdraw',
    who: 'owner',
    does: 'Withdraws a request that is not decided, in one case or in all; an unpaid one is cancelled and its code closed. Not in the specification.',
    once: true,
    body: z.object({ SUBMISSION_NBR: SubmissionNbr, PATENT_ID: CaseRef.optional() }),
    reply: z.object({ err: z.literal(''), ENDED: z.array(z.string()) }),
  },
  officeRequests: {
    method: 'GET',
    path: '/office/requests',
    who: 'office',
    does: 'Requests at the desk, the oldest first, with the number in each tab. Not in the specification.',
    query: z.object({
      ...PageQuery,
      tab: DeskRequestTab.default('NEW'),
      kind: UserdocTyp.optional(),
      /** Words in the title, number or submission number. */
      q: z.string().max(100).optional(),
    }),
    reply: pagedReply(DeskRequestRow).extend({
      TABS: z.array(z.object({ TAB: DeskRequestTab, COUNT: z.int().nonnegative() })),
    }),
  },
  officeRequest: {
    method: 'GET',
    path: '/office/requests/one',
    who: 'office',
    does: 'A request in one case, with its answers, files and what an officer may do. Not in the specification.',
    query: z.object({ PROC_TYP: ProcessKey.PROC_TYP, PROC_NBR: z.coerce.number().int().positive().max(2_147_483_647) }),
    reply: DeskRequest,
  },
  officeRequestAct: {
    method: 'POST',
    path: '/office/requests/act',
    who: 'office',
    does: 'An act of an officer on a request: begin to verify, ask for what is missing, grant with its effect on the case, refuse with reasons. Not in the specification.',
    once: true,
    body: z.object({
      ...ProcessKey,
      ACTION_TYP: z.string().regex(/^[A-Z]{2,6}$/),
      /** Reasons of a decision, or what is missing. */
      NOTES: Prose.max(4000).default(''),
      ROW_VERSION: z.int().positive(),
    }),
    reply: z.object({ err: z.literal(''), ACTION_NBR: z.int(), STATE: z.string(), DUE_DATE: LegalDate.nullable() }),
  },
})
