import { z } from 'zod'

import { defineCalls } from './call.ts'
import { BillingCode, SubmissionNbr } from './payments.ts'
import { Instant, Rupiah } from './shapes.ts'

/** Maximum number of filings and requests that one joint code may pay. */
export const JOINT_MOST = 50

const Part = z.object({
  SUBMISSION_NBR: z.string(),
  /** Null until it is settled. */
  PATENT_ID: z.string().nullable(),
  TITLE: z.string(),
  REFERENCE: z.string(),
  AMOUNT: Rupiah,
})

/** OPEN: can be paid. EXPIRED: unpaid after its last day. VOID: one of its bills was paid separately, closed or reissued. */
export const JointBill = z.object({
  BILLING_CODE: BillingCode,
  AMOUNT: Rupiah,
  STATUS: z.enum(['OPEN', 'EXPIRED', 'VOID', 'PAID', 'REPLACED']),
  ISSUED_AT: Instant,
  VALID_UNTIL: Instant,
  PAID_AT: Instant.nullable(),
  NTPN: z.string().nullable(),
  PARTS: z.array(Part),
})
export type JointBill = z.infer<typeof JointBill>

const Joined = z.object({
  err: z.literal(''),
  BILLING_CODE: BillingCode,
  BILLING_EXPIRES_AT: Instant,
  TOTAL_AMOUNT: Rupiah,
  SUBMISSION_NBRS: z.array(z.string()),
})

const FiledTogether = Joined.extend({
  /** Null, like its expiry, when no filing costs anything; such filings are numbered at once. */
  BILLING_CODE: BillingCode.nullable(),
  BILLING_EXPIRES_AT: Instant.nullable(),
})

export const cartCalls = defineCalls({
  fileTogether: {
    method: 'POST',
    path: '/fileTogether',
    who: 'signedIn',
    does: 'Files several complete drafts of one payer, all or none, and issues one billing code for them',
    once: true,
    body: z.object({
      DRAFTS: z
        .array(z.strictObject({ TEMP_ID: z.string().regex(/^D-[a-z2-7]{26,40}$/), ROW_VERSION: z.int().positive() }))
        .min(2)
        .max(JOINT_MOST),
    }),
    reply: FiledTogether,
  },
  combineBills: {
    method: 'POST',
    path: '/combineBills',
    who: 'signedIn',
    does: 'One billing code for several unpaid filings and requests after filing of one payer; expired bills among them are reissued by the tariff of today',
    once: true,
    body: z.object({ SUBMISSION_NBRS: z.array(SubmissionNbr).min(2).max(JOINT_MOST) }),
    reply: Joined,
  },
  jointBills: {
    method: 'GET',
    path: '/jointBills',
    who: 'signedIn',
    does: "The caller's joint bills of the last 90 days with their parts, newest first",
    query: z.object({}),
    reply: z.array(JointBill),
  },
})
