import { z } from 'zod'

import { defineCalls } from './call.ts'
import { BillingCode, BillStatus, SubmissionNbr } from './payments.ts'
import { CaseRef, Flag, Instant, LegalDate, pagedReply, PageQuery, Rupiah } from './shapes.ts'

/** Most years of protection that one billing code pays, over all its patents. */
export const ANNUITIES_MOST = 200

const Year = z.int().min(1).max(20)

/** FUTURE: more than six months before its due date. GRACE: overdue, payable with the surcharge. LAPSED: the months of grace are over. */
export const AnnuityStatus = z.enum(['PAID', 'NOT_DUE', 'DUE', 'GRACE', 'LAPSED'])
export type AnnuityStatus = z.infer<typeof AnnuityStatus>

/** A year of protection with its fee by the tariff of today. CLAIM_AMOUNT: for all claims. Amounts of paid years are 0. */
export const AnnuityYearRow = z.object({
  YEAR: Year,
  YEAR_FROM: LegalDate,
  YEAR_TO: LegalDate,
  DUE_DATE: LegalDate,
  GRACE_DATE: LegalDate,
  STATUS: AnnuityStatus,
  BASE_AMOUNT: Rupiah,
  CLAIM_AMOUNT: Rupiah,
  PENALTY_AMOUNT: Rupiah,
  AMOUNT: Rupiah,
})
export type AnnuityYearRow = z.infer<typeof AnnuityYearRow>

/**
 * Why nothing can be paid. UNKNOWN: no granted patent with this number. ENDED: no longer in force. REVIEW: the months of grace are over and
 * an officer decides. ALL_PAID: up to the last year. YEAR: the last year asked is already paid, less than the first payment covers, or after
 * the end of protection. TARIFF: no tariff is in force. REPEATED: named above.
 */
export const AnnuityFault = z.enum(['UNKNOWN', 'ENDED', 'REVIEW', 'ALL_PAID', 'YEAR', 'TARIFF', 'REPEATED'])
export type AnnuityFault = z.infer<typeof AnnuityFault>

/** One patent of a quote. Fields are null where the number is unknown. */
export const QuotedPatent = z.object({
  /** As asked. */
  PATENT_ID: z.string(),
  TITLE: z.string().nullable(),
  /** Y when the caller may read the case; anybody may pay for another's patent. */
  IND_OWN: Flag,
  CLAIMS: z.int().nullable(),
  /** Years paid so far; the least and the last year that can be paid now; the last year quoted. */
  PAID_TO: z.int().nullable(),
  LEAST_YEAR: Year.nullable(),
  LAST_YEAR: Year.nullable(),
  TO_YEAR: Year.nullable(),
  /** A tenth of the tariff (small businesses, education, research). */
  IND_REDUCED: Flag,
  YEARS: z.array(AnnuityYearRow),
  AMOUNT: Rupiah,
  FAULT: AnnuityFault.nullable(),
})
export type QuotedPatent = z.infer<typeof QuotedPatent>

const Wanted = z.strictObject({ PATENT_ID: z.string().min(1).max(40), TO_YEAR: Year.nullable().default(null) })

/** A patent of the caller with its next annuity. */
export const DueAnnuity = z.object({
  PATENT_ID: z.string(),
  TITLE: z.string(),
  YEAR: Year,
  LEAST_YEAR: Year,
  DUE_DATE: LegalDate,
  GRACE_DATE: LegalDate,
  STATUS: AnnuityStatus,
  AMOUNT: Rupiah,
  FAULT: AnnuityFault.nullable(),
})
export type DueAnnuity = z.infer<typeof DueAnnuity>

/**
 * Why paid annuities are not recorded. ALL_PAID, REVIEW, ENDED and YEAR as in AnnuityFault: the case had changed when the payment arrived.
 * UNDONE: an officer took them back.
 */
export const AnnuityHeldWhy = z.enum(['ALL_PAID', 'REVIEW', 'ENDED', 'YEAR', 'UNDONE'])
export type AnnuityHeldWhy = z.infer<typeof AnnuityHeldWhy>

/** HELD: an officer decides about it. REFUNDED: an officer decided to pay it back. REFUND_AMOUNT: what is paid back, also of recorded ones. */
const OrderedPatent = z.object({
  PATENT_ID: z.string(),
  TITLE: z.string(),
  FROM_YEAR: Year,
  TO_YEAR: Year,
  AMOUNT: Rupiah,
  STATE: z.enum(['ASKED', 'RECORDED', 'HELD', 'REFUNDED']),
  HELD_WHY: AnnuityHeldWhy.nullable(),
  REFUND_AMOUNT: Rupiah,
})

export const AnnuityOrder = z.object({
  SUBMISSION_NBR: z.string(),
  SUBMITTED_AT: Instant,
  STATUS: BillStatus,
  AMOUNT: Rupiah,
  BILLING_CODE: BillingCode,
  BILLING_EXPIRES_AT: Instant,
  PAID_AT: Instant.nullable(),
  NTPN: z.string().nullable(),
  PATENTS: z.array(OrderedPatent),
})
export type AnnuityOrder = z.infer<typeof AnnuityOrder>

/** Paid annuities of one patent that an officer must decide about. */
export const HeldAnnuity = z.object({
  SUBMISSION_NBR: SubmissionNbr,
  PATENT_ID: z.string(),
  TITLE: z.string(),
  PAYER_NAME: z.string(),
  FROM_YEAR: Year,
  TO_YEAR: Year,
  /** Paid for this patent. */
  AMOUNT: Rupiah,
  PAID_DATE: LegalDate,
  NTPN: z.string(),
  HELD_WHY: AnnuityHeldWhy,
  /** Last year paid in the case now, and the least and the last year that could be recorded; null when the account is closed. */
  PAID_TO: z.int(),
  LEAST_YEAR: Year.nullable(),
  LAST_YEAR: Year,
})
export type HeldAnnuity = z.infer<typeof HeldAnnuity>

const Reason = z
  .string()
  .trim()
  .min(3)
  .max(500)
  .regex(/^[^\p{Cc}\p{Cs}]*$/u)

export const annuitiesCalls = defineCalls({
  getPatentDetailAnnuities: {
    method: 'GET',
    path: '/getPatentDetail/annuities',
    who: 'owner',
    does: 'Yearly fees of a granted patent, year by year, by the tariff of today; empty before the grant and for rights without them',
    query: z.object({ patentId: CaseRef }),
    reply: z.array(
      z.object({
        ANNUITY_NBR: z.int(),
        YEAR_FROM: LegalDate,
        YEAR_TO: LegalDate,
        DUE_DATE: LegalDate,
        GRACE_DATE: LegalDate,
        BASE_AMOUNT: Rupiah,
        CLAIM_COUNT: z.int(),
        CLAIM_AMOUNT: Rupiah,
        PENALTY_AMOUNT: Rupiah,
        AMOUNT: Rupiah,
        AMOUNT_OUTSTANDING: Rupiah,
        STATUS: z.enum(['NOT_DUE', 'DUE', 'BILLED', 'PAID', 'GRACE', 'LAPSED']),
        /** Null until paid, and for payments made before this portal. */
        PAID_DATE: LegalDate.nullable(),
        PAYER_NAME: z.string().nullable(),
      }),
    ),
  },
  annuitiesDue: {
    method: 'GET',
    path: '/annuities/due',
    who: 'signedIn',
    does: "The caller's granted patents with unpaid years of protection, the earliest due first, at most 500. Not in the specification.",
    query: z.object({}),
    reply: z.array(DueAnnuity),
  },
  annuityQuote: {
    method: 'POST',
    path: '/annuities/quote',
    who: 'signedIn',
    does: 'What the annuities of granted patents cost today, year by year, for any number the caller names; nothing is ordered. Not in the specification.',
    body: z.object({ PATENTS: z.array(Wanted).min(1).max(ANNUITIES_MOST) }),
    reply: z.object({ VALID_DATE: LegalDate, TOTAL_AMOUNT: Rupiah, ITEMS: z.int(), PATENTS: z.array(QuotedPatent) }),
  },
  annuityOrder: {
    method: 'POST',
    path: '/annuities/order',
    who: 'signedIn',
    does: 'One billing code for the annuities of one or more patents, up to a year each; refused when the total has changed since the quote. Not in the specification.',
    once: true,
    body: z.object({
      PATENTS: z
        .array(z.strictObject({ PATENT_ID: CaseRef, TO_YEAR: Year }))
        .min(1)
        .max(ANNUITIES_MOST),
      /** The total of the quote the caller saw. */
      TOTAL_AMOUNT: Rupiah,
    }),
    reply: z.object({
      err: z.literal(''),
      SUBMISSION_NBR: z.string(),
      BILLING_CODE: BillingCode,
      BILLING_EXPIRES_AT: Instant,
      TOTAL_AMOUNT: Rupiah,
    }),
  },
  annuityOrders: {
    method: 'GET',
    path: '/annuities/orders',
    who: 'signedIn',
    does: "The caller's orders of annuities with their patents, newest first, at most 100. Not in the specification.",
    query: z.object({}),
    reply: z.array(AnnuityOrder),
  },
  officeAnnuityRecord: {
    method: 'POST',
    path: '/office/annuities/record',
    who: 'office',
    roles: ['finance'],
    does: 'Records annuities that were paid outside the portal, with the proof of payment. Not in the specification.',
    once: true,
    body: z.object({
      PATENT_ID: CaseRef,
      TO_YEAR: Year,
      PAID_DATE: LegalDate,
      AMOUNT: Rupiah,
      /** State receipt number or another proof of the payment. */
      PROOF: z
        .string()
        .trim()
        .min(3)
        .max(100)
        .regex(/^[^\p{Cc}\p{Cs}]*$/u),
      REASON: Reason,
    }),
    reply: z.object({ err: z.literal(''), PAID_TO: Year }),
  },
  officeAnnuitiesHeld: {
    method: 'GET',
    path: '/office/annuities/held',
    who: 'office',
    does: 'Paid annuities that were not recorded because the case had changed, or that an officer took back, the oldest payment first. Not in the specification.',
    query: z.object({
      ...PageQuery,
      /** Words in the title, number, submission number or payer. */
      q: z.string().max(100).optional(),
    }),
    reply: pagedReply(HeldAnnuity),
  },
  officeAnnuityDecide: {
    method: 'POST',
    path: '/office/annuities/decide',
    who: 'office',
    roles: ['finance'],
    does: 'Decides about held annuities of a patent: records them, dated the day of payment, or has them paid back; the payer is told. Not in the specification.',
    once: true,
    body: z.object({
      SUBMISSION_NBR: SubmissionNbr,
      PATENT_ID: CaseRef,
      DECISION: z.enum(['RECORD', 'REFUND']),
      /** With RECORD: the last year the money pays; what the years cost less is paid back. */
      TO_YEAR: Year.nullable().default(null),
      REASON: Reason,
    }),
    reply: z.object({ err: z.literal(''), REFUND_AMOUNT: Rupiah }),
  },
})
