import { REQUEST_CASES_MOST } from '@saki/domain/requests/casesMost'
import { z } from 'zod'

import { defineCalls } from './call.ts'
import { FileRow } from './fileRow.ts'
import { Issue } from './edits.ts'
import { BillStatus, FeeLine, SubmissionNbr } from './payments.ts'
import {
  CaseAnswers,
  PlainText,
  Relation,
  RequestGroup,
  RequestOffer,
  RequestSections,
  TempId,
  UserdocTyp,
  caseFields,
  submittedFields,
} from './requestShapes.ts'
import { RightCode } from './rightCode.ts'
import { CaseRef, Flag, Instant, LegalDate, PageQuery, Rupiah, UserId, pagedReply } from './shapes.ts'

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

export const RequestDetail = z.object({
  ...submittedFields,
  CLIENT: z.object({ USER_ID: z.int(), USER_NAME: z.string() }).nullable(),
})
export type RequestDetail = z.infer<typeof RequestDetail>

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
  /** Words in titles or numbers of its cases, or in its submission number; of more than 1,000 found the total is capped. */
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
  statistics: {
    method: 'GET',
    path: '/statistics',
    who: 'signedIn',
    does: 'Requests after filing by kind, letter of the number and month of submission, and the days until decisions at the desk; own ones and those of principals, for officers those of everybody. Its reply is not in the specification.',
    query: z.object({ from: LegalDate.optional(), to: LegalDate.optional() }),
    reply: z.object({
      data: z.array(
        z.object({
          USERDOC_TYP: z.string(),
          USERDOC_NAME: z.string(),
          FILE_TYP: z.string(),
          YEAR_MONTH: z.string().regex(/^\d{4}-\d{2}$/),
          /** Submitted and paid, or free of charge. */
          RECEIVED: z.int(),
          PENDING: z.int(),
          ACCEPTED: z.int(),
          REJECTED: z.int(),
          /** Mean days from receipt to the decision, of those decided at the desk; null for none. */
          AVG_DAYS: z.number().nullable(),
        }),
      ),
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
})
