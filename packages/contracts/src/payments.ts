import { z } from 'zod'

import { defineCalls } from './call.ts'
import { CaseRef, Instant, LegalDate, Rupiah } from './shapes.ts'

/** One line of a fee, as quoted or as billed. NAME and WHY are in the reader's language; LEGAL_REF is quoted from the regulation. */
export const FeeLine = z.object({
  CODE: z.string(),
  NAME: z.string(),
  QTY: z.int().positive(),
  UNIT_AMOUNT: Rupiah,
  AMOUNT: Rupiah,
  WHY: z.string(),
  LEGAL_REF: z.string(),
})
export type FeeLine = z.infer<typeof FeeLine>

export const BillingCode = z.string().regex(/^\d{15}$/)
/** EXPIRED: unpaid after its last day. REPLACED: a newer code was issued. CLOSED: the filing was reopened as a draft. */
export const BillStatus = z.enum(['BILLED', 'PAID', 'EXPIRED', 'REPLACED', 'CLOSED'])
export const SubmissionNbr = z.string().regex(/^TRX-\d{4}-\d{6,9}$/)

/** CHECKING: waits for an officer. ACCEPTED: settles the filing. REST: counted, and the missing amount was billed. REFUND: to be paid back. */
export const PaymentNotice = z.object({
  PAID_AT: Instant,
  AMOUNT: Rupiah,
  NTPN: z.string(),
  WHY: z.enum(['LATE', 'AMOUNT', 'TIME', 'OTHER']),
  STATE: z.enum(['CHECKING', 'ACCEPTED', 'REST', 'REFUND']),
  REST_AMOUNT: Rupiah,
  REFUND_AMOUNT: Rupiah,
  REASON: z.string(),
  /** How REFUND_AMOUNT was paid out, with the document that proves it; null before. */
  PAID_BACK: z.object({ PAID_ON: LegalDate, REFERENCE: z.string(), PROOF_ID: z.string().nullable() }).nullable(),
})
export type PaymentNotice = z.infer<typeof PaymentNotice>

/** A bill with its lines. LIABILITY_* describe the first line; AMOUNT is the whole bill, the only amount that settles it. */
export const Payment = z.object({
  PAYMENT_ID: z.int(),
  /** Null until the fee is settled. */
  PATENT_ID: z.string().nullable(),
  SUBMISSION_NBR: z.string(),
  /** Y for a request after filing, such as an order of annuities; it gets no application number. */
  IND_REQUEST: z.enum(['Y', 'N']),
  /** Kind of that request; null for a filing. */
  USERDOC_TYP: z.string().nullable(),
  TITLE: z.string(),
  /** The applicant's own reference, as typed in the draft. */
  REFERENCE: z.string(),
  DOC_NUMBER: z.string(),
  LIABILITY_CODE: z.string(),
  LIABILITY_NAME: z.string(),
  QTY: z.int().nonnegative(),
  UNIT_AMOUNT: Rupiah,
  AMOUNT: Rupiah,
  AMOUNT_OUTSTANDING: Rupiah,
  CURRENCY: z.literal('IDR'),
  BILLING_CODE: BillingCode,
  BILLING_CREATED_AT: Instant,
  BILLING_EXPIRES_AT: Instant,
  /** Same instant as BILLING_EXPIRES_AT: 23:59:59 WIB of the day of issue. */
  VALID_UNTIL: Instant,
  STATUS: BillStatus,
  PAYMENT_DATE: Instant.nullable(),
  NTPN: z.string().nullable(),
  NTB: z.string().nullable(),
  RECEIPT_NBR: z.string().nullable(),
  RECEIPT_DOC_ID: z.string().nullable(),
  PAYER_NAME: z.string(),
  LINES: z.array(FeeLine),
  /** Content of the bill's QR code. */
  QR_TEXT: z.string(),
  /** Payments received for this code, or linked to it, that did not settle it automatically, with their outcome. */
  NOTICES: z.array(PaymentNotice),
})
export type Payment = z.infer<typeof Payment>

/** Time of day 'HH:MM' in Asia/Jakarta. */
const Clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/)

export const paymentsCalls = defineCalls({
  getPayments: {
    method: 'GET',
    path: '/getPayments',
    who: 'owner',
    does: 'Every bill of one application, newest first; paid, open, expired, replaced and closed ones',
    query: z.object({ patentId: CaseRef }),
    reply: z.array(Payment),
  },
  feeQuote: {
    method: 'POST',
    path: '/feeQuote',
    who: 'signedIn',
    does: 'What a filing would cost by the tariff of today; not binding: the bill is computed at filing',
    body: z.object({
      FORM_TYP: z.string().min(1).max(60),
      FILING: z.record(z.string().max(60), z.unknown()),
      /** Number of classes, claims or pages that are charged by count. */
      COUNTS: z.record(z.string().max(60), z.int().min(0).max(100_000)).default({}),
    }),
    reply: z.object({ FEES: z.array(FeeLine), TOTAL_AMOUNT: Rupiah, VALID_DATE: LegalDate }),
  },
  filingFees: {
    method: 'GET',
    path: '/filingFees',
    who: 'anyone',
    does: 'What an application costs at least by the tariff of today, for every right: by the general tariff, and by the lowest tariff of any payer. Not in the specification.',
    reply: z.array(z.object({ APPL_TYP: z.string(), LOWEST_AMOUNT: Rupiah, GENERAL_AMOUNT: Rupiah })),
  },
  getPaymentHours: {
    method: 'GET',
    path: '/getPaymentHours',
    who: 'anyone',
    does: 'When bills cannot be paid: the daily closure of the payment gateway and the last hour of bank counters, WIB; null where not configured',
    reply: z.object({
      CLOSED_FROM: Clock.nullable(),
      CLOSED_TO: Clock.nullable(),
      COUNTER_UNTIL: Clock.nullable(),
    }),
  },
  regenerateBilling: {
    method: 'POST',
    path: '/regenerateBilling',
    who: 'owner',
    does: 'A new billing code for a filing whose code has expired, by the tariff of today; returns the code that is still open, if any',
    once: true,
    body: z.object({ SUBMISSION_NBR: SubmissionNbr }),
    reply: z.object({
      err: z.literal(''),
      SUBMISSION_NBR: z.string(),
      BILLING_CODE: BillingCode,
      BILLING_EXPIRES_AT: Instant,
      TOTAL_AMOUNT: Rupiah,
      /** N when the open code was returned. */
      IND_NEW: z.enum(['Y', 'N']),
    }),
  },
  paymentsNotify: {
    method: 'POST',
    path: '/payments/notify',
    who: 'treasury',
    does: 'Notice of the treasury that a billing code was paid; header X-Signature: t=<unix seconds>,v1=<hex HMAC-SHA256 of "t.body">',
    body: z.object({
      EVENT_ID: z.string().regex(/^[\x21-\x7e]{1,100}$/),
      BILLING_CODE: BillingCode,
      AMOUNT: Rupiah,
      NTPN: z.string().regex(/^[\x21-\x7e]{1,32}$/),
      NTB: z
        .string()
        .regex(/^[\x20-\x7e]{0,32}$/)
        .default(''),
      PAID_AT: Instant,
    }),
    /** Any outcome but settled and repeated changes nothing and is kept for an officer. */
    reply: z.object({
      err: z.literal(''),
      OUTCOME: z.enum([
        'settled',
        'repeated',
        'unknown_code',
        'wrong_amount',
        'wrong_time',
        'late',
        'closed_code',
        'ntpn_used',
      ]),
    }),
  },
  paymentsInquiry: {
    method: 'POST',
    path: '/payments/inquiry',
    who: 'treasury',
    does: 'The amount of a billing code, for the demonstration treasury before it pays; signed like a notice, 404 outside demo mode',
    body: z.object({ BILLING_CODE: BillingCode }),
    reply: z.object({ BILLING_CODE: BillingCode, AMOUNT: Rupiah, VALID_UNTIL: Instant, STATUS: BillStatus }),
  },
})
