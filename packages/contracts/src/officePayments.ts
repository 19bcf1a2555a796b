import { z } from 'zod'

import { defineCalls } from './call.ts'
import { BillingCode } from './payments.ts'
import { CaseRef, Done, Instant, LegalDate, pagedReply, PageQuery, Rupiah } from './shapes.ts'

/**
 * What is out of order. LATE, SHORT, OVER, UNKNOWN and WRONG_TIME speak for themselves; DOUBLE: the filing was paid already; CLOSED: the
 * filing went back to the draft; NTPN_USED: this state receipt settled something else.
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

/** A filing as an officer sees it beside money: what it costs, what already counts for it. */
export const BilledFiling = z.object({
  SUBMISSION_NBR: z.string(),
  PATENT_ID: z.string().nullable(),
  TITLE: z.string(),
  OWNER_NAMES: z.string(),
  PAYER_EMAIL: z.string(),
  /** Amount of the code it is (or was last) to be paid with. */
  AMOUNT: Rupiah,
  /** Y while it has no number and was not taken back. */
  IND_OPEN: z.enum(['Y', 'N']),
})
export type BilledFiling = z.infer<typeof BilledFiling>

export const OfficePayment = z.object({
  EVENT_ID: z.string(),
  TROUBLE: PaymentTrouble,
  BILLING_CODE: BillingCode,
  AMOUNT_PAID: Rupiah,
  /** Of the code named; null for a code nobody knows. */
  AMOUNT_EXPECTED: Rupiah.nullable(),
  NTPN: z.string(),
  NTB: z.string(),
  PAID_AT: Instant,
  RECEIVED_AT: Instant,
  /** Last instant of the code named. */
  VALID_UNTIL: Instant.nullable(),
  /** Whole days it has been waiting; of a decided one the days it had waited. */
  AGE_DAYS: z.int().nonnegative(),
  /** More than one for a joint code; none for an unknown one. */
  FILINGS: z.array(BilledFiling),
  /** The day that would become the filing date. */
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
    })
    .nullable(),
})
export type OfficePayment = z.infer<typeof OfficePayment>

export const officePaymentsCalls = defineCalls({
  officePayments: {
    method: 'GET',
    path: '/office/payments',
    who: 'office',
    does: 'Payments the treasury told of that settled nothing: those waiting for a decision oldest first, decided ones newest first',
    query: z.object({
      state: z.enum(['open', 'decided']).default('open'),
      trouble: PaymentTrouble.optional(),
      words: z.string().max(100).optional(),
      ...PageQuery,
    }),
    reply: pagedReply(OfficePayment),
  },
  officePaymentFiling: {
    method: 'GET',
    path: '/office/payments/filing',
    who: 'office',
    does: 'The unpaid filing behind a submission number or billing code, for an officer who links a payment to it',
    query: z.object({ ref: CaseRef }),
    reply: BilledFiling,
  },
  officePaymentDecide: {
    method: 'POST',
    path: '/office/payments/decide',
    who: 'office',
    does: 'Decide once about a payment out of order: let it settle its filing, bill the rest, have it paid back, or lay it aside',
    once: true,
    body: z.object({
      EVENT_ID: z.string().min(1).max(100),
      DECISION: PaymentDecision,
      /** Submission number of the filing an unknown code is linked to. */
      SUBMISSION_NBR: z.string().max(24).optional(),
      REASON: Reason.default(''),
    }),
    reply: Done.extend({ PATENT_ID: z.string().nullable() }),
  },
})
