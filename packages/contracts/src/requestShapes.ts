import { z } from 'zod'

import { AppealedDecision } from './appealedDecision.ts'
import { FileRow } from './fileRow.ts'
import { BillStatus, FeeLine } from './payments.ts'
import { Flag, Instant, LegalDate, Rupiah } from './shapes.ts'

/** USERDOC_TYP: code of a kind of request after filing, as in packages/catalogue/src/requests/codes.ts. */
export const UserdocTyp = z.string().regex(/^[A-Z]{2}$/)
/** Id of a draft. */
export const TempId = z.string().regex(/^D-[a-z2-7]{26,40}$/)
/** Text of one line. */
export const PlainText = z.string().regex(/^[^\p{Cc}\p{Cs}]*$/u)
/** Text of several lines. */
export const Prose = z.string().regex(/^(?:[^\p{Cc}\p{Cs}]|[\n\r\t])*$/u)
/** A process in a body. */
export const ProcessFields = {
  PROC_TYP: z.string().regex(/^\d{1,3}$/),
  PROC_NBR: z.int().positive().max(2_147_483_647),
}
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
export const Relation = z.enum(['OWNER', 'REPRESENTATIVE', 'THIRD'])

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
  /** Goods of a mark by class, which a limitation keeps or removes; of a request in one case. */
  GOODS: z.array(z.object({ CLASS_CODE: z.string(), TERMS: z.array(z.string()) })).optional(),
  /** Pictures of a design, which a transfer in part divides. VIEW: VIEW_TYPE_ID or ''. Of a request in one case. */
  PICTURES: z.array(z.object({ FILE_ID: z.string(), VIEW: z.string(), TEXT: z.string() })).optional(),
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
export const caseFields = {
  PATENT_ID: z.string(),
  TITLE: z.string(),
  APPL_TYP: z.string(),
  OWNER_NAMES: z.string(),
  STATUS_NAME: z.string(),
  STATUS_CAPTION: z.string(),
}

/** DRAFT: not submitted. UNPAID: waits for its payment. ACTION: the requester must answer. RUNNING: with the office. DONE: granted or issued. REFUSED: refused, withdrawn or cancelled. */
export const requestGroups = ['DRAFT', 'UNPAID', 'ACTION', 'RUNNING', 'DONE', 'REFUSED'] as const
export const RequestGroup = z.enum(requestGroups)
export type RequestGroup = z.infer<typeof RequestGroup>

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
      /** The same in the reader's language; empty for Indonesian readers. */
      CAPTION: z.string(),
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

/** A submitted request, without who acted in it. */
export const submittedFields = {
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
