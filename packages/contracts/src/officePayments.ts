import { z } from 'zod'

import { defineCalls } from './call.ts'
import { UploadReply } from './uploads.ts'
import { BillingCode } from './payments.ts'
import { CaseRef, Done, Flag, FormerScan, Instant, LegalDate, pagedReply, PageQuery, Rupiah } from './shapes.ts'

/**
 * Why a payment did not settle its filing. LATE: paid after the code expired. SHORT, OVER: wrong amount. UNKNOWN: no such code.
 * WRONG_TIME: before the code was issued or in the future. DOUBLE: the filing was already paid. CLOSED: the filing was reopened as a draft. NTPN_USED: the
 * state receipt number settled another bill.
 */
export const PaymentTrouble = z.enum([
  'LATE',
  'SHORT',
  'OVER',
  'UNKNOWN',
  'WRONG_TIME',
  'DOUBLE',
  'CLOSED',
  'NTPN_USED',
])
export type PaymentTrouble = z.infer<typeof PaymentTrouble>
export const PaymentDecision = z.enum(['ACCEPT', 'REST', 'REFUND', 'IGNORE'])
export type PaymentDecision = z.infer<typeof PaymentDecision>

const Reason = z
  .string()
  .trim()
  .max(500)
  .regex(/^[^\p{Cc}\p{Cs}]*$/u)

/** A filing that a payment may settle: its amount and the payments already counted. */
export const BilledFiling = z.object({
  SUBMISSION_NBR: z.string(),
  PATENT_ID: z.string().nullable(),
  TITLE: z.string(),
  OWNER_NAMES: z.string(),
  PAYER_EMAIL: z.string(),
  /** Amount of its current or last billing code. */
  AMOUNT: Rupiah,
  /** Y while it has no application number and was not reopened as a draft. */
  IND_OPEN: z.enum(['Y', 'N']),
})
export type BilledFiling = z.infer<typeof BilledFiling>

export const OfficePayment = z.object({
  EVENT_ID: z.string(),
  TROUBLE: PaymentTrouble,
  BILLING_CODE: BillingCode,
  AMOUNT_PAID: Rupiah,
  /** Amount of the named code; null for an unknown code. */
  AMOUNT_EXPECTED: Rupiah.nullable(),
  NTPN: z.string(),
  NTB: z.string(),
  PAID_AT: Instant,
  RECEIVED_AT: Instant,
  /** Expiry of the named code; null for an unknown code. */
  VALID_UNTIL: Instant.nullable(),
  /** Whole days waiting, until the decision if there is one. */
  AGE_DAYS: z.int().nonnegative(),
  /** Several for a joint code; none for an unknown code. */
  FILINGS: z.array(BilledFiling),
  /** The filing date that accepting the payment would give. */
  FILING_DATE: LegalDate,
  MAY: z.array(PaymentDecision),
  DECISION: z
    .object({
      DECISION: PaymentDecision,
      REST_AMOUNT: Rupiah,
      REFUND_AMOUNT: Rupiah,
      REASON: z.string(),
      DECIDED_AT: Instant,
      DECIDED_BY: z.string(),
      /** How REFUND_AMOUNT was paid out; null before. */
      PAID_BACK: z
        .object({
          PAID_ON: LegalDate,
          AMOUNT: Rupiah,
          REFERENCE: z.string(),
          MADE_BY: z.string(),
          /** Null for refunds recorded before a proof was asked for, and for an infected one. */
          PROOF_ID: z.string().nullable(),
          IND_INFECTED: Flag,
          /** Proofs that another one replaced, oldest first. */
          FORMER_PROOFS: z.array(FormerScan),
        })
        .nullable(),
    })
    .nullable(),
})
export type OfficePayment = z.infer<typeof OfficePayment>

export const officePaymentsCalls = defineCalls({
  officePayments: {
    method: 'GET',
    path: '/office/payments',
    who: 'office',
    does: 'Payments reported by the treasury that settled no filing: undecided ones oldest first, decided ones newest first',
    query: z.object({
      /** refunds: those decided whose refund is not paid out yet, oldest first. */
      state: z.enum(['open', 'refunds', 'decided']).default('open'),
      trouble: PaymentTrouble.optional(),
      words: z.string().max(100).optional(),
      ...PageQuery,
    }),
    reply: pagedReply(OfficePayment).extend({
      /** All refunds ever decided: those to be paid out and those paid out. */
      REFUNDS: z.object({ DUE: Rupiah, DUE_COUNT: z.int(), PAID: Rupiah, PAID_COUNT: z.int() }),
    }),
  },
  officePaymentFiling: {
    method: 'GET',
    path: '/office/payments/filing',
    who: 'office',
    does: 'The unpaid filing behind a submission number or billing code, for linking a payment to it',
    query: z.object({ ref: CaseRef }),
    reply: BilledFiling,
  },
  officeRefundPaid: {
    method: 'POST',
    path: '/office/payments/refundPaid',
    who: 'office',
    roles: ['finance'],
    does: 'Records that a decided refund was paid out, once, with day, amount, reference and proof; the payer is mailed',
    once: true,
    body: z.object({
      EVENT_ID: z.string().min(1).max(100),
      PAID_ON: LegalDate,
      AMOUNT: Rupiah,
      /** Number of the transfer or of the order to pay. */
      REFERENCE: z
        .string()
        .trim()
        .min(1)
        .max(80)
        .regex(/^[^\p{Cc}\p{Cs}]*$/u),
      /** DOC_ID of the scan of the proof, uploaded by the same officer with officeRefundProof. */
      PROOF_ID: z.string().regex(/^[A-Za-z0-9_-]{8,64}$/),
    }),
    reply: Done,
  },
  officeRefundProof: {
    method: 'POST',
    path: '/office/payments/refundProof',
    who: 'office',
    roles: ['finance'],
    does: 'Uploads the scan that proves the payment of a refund (PDF); DESCRIPTION is its EVENT_ID, TEMP_ID is refund. The payer reads it once the payment is recorded. Not in the specification.',
    upload: true,
    once: true,
    reply: UploadReply,
  },
  officeRefundProofReplace: {
    method: 'POST',
    path: '/office/payments/refundProofReplace',
    who: 'office',
    roles: ['finance'],
    does: 'Puts another proof, uploaded with officeRefundProof, in the place of one that is infected or was never there; the payer is mailed. Not in the specification.',
    once: true,
    body: z.object({
      EVENT_ID: z.string().min(1).max(100),
      /** DOC_ID of the scan, uploaded by the same officer. */
      PROOF_ID: z.string().regex(/^[A-Za-z0-9_-]{8,64}$/),
      /** Why, as the payer and the history read it. */
      REASON: Reason.min(1),
    }),
    reply: Done,
  },
  officePaymentDecide: {
    method: 'POST',
    path: '/office/payments/decide',
    who: 'office',
    roles: ['finance'],
    does: 'Decide about an exceptional payment, once: settle its filing, bill the rest, refund it, or close it without effect',
    once: true,
    body: z.object({
      EVENT_ID: z.string().min(1).max(100),
      DECISION: PaymentDecision,
      /** Submission number of the filing to which an unknown code is linked. */
      SUBMISSION_NBR: z.string().max(24).optional(),
      REASON: Reason.default(''),
    }),
    reply: Done.extend({ PATENT_ID: z.string().nullable() }),
  },
})
