import { z } from 'zod'

import { AnswerPoint } from './answers.ts'
import { defineCalls } from './call.ts'
import { FileRow } from './fileRow.ts'
import { RequestOffer } from './requestShapes.ts'
import { CaseRef, Instant, LegalDate, pagedReply, PageQuery } from './shapes.ts'

const ProcTyp = z.string().regex(/^\d{1,3}$/)
const ProcNbr = z.coerce.number().int().positive().max(2_147_483_647)
const Words = z.string().trim().max(100)

/** What the register shows of a case; IMG_URL only of published cases and of the reader's own. */
export const RegisteredCase = z.object({
  PATENT_ID: z.string(),
  REGISTRATION_NBR: z.string(),
  TITLE: z.string(),
  APPL_TYP: z.string(),
  CLASSES: z.array(z.int()),
  OWNER_NAMES: z.string(),
  FILING_DATE: LegalDate,
  REGISTRATION_DATE: LegalDate.nullable(),
  IMG_URL: z.string().nullable(),
})
export type RegisteredCase = z.infer<typeof RegisteredCase>

/** A published application with the offer to oppose it. */
const Opposable = RegisteredCase.extend({ PUBLICATION_DATE: LegalDate.nullable(), OFFER: RequestOffer })
export type Opposable = z.infer<typeof Opposable>

/** An exhibit as served. FILE: null while a scan finds it infected or it was removed. */
const Exhibit = z.object({
  NBR: z.int(),
  NAME: z.string(),
  PROVES: z.string(),
  /** Point of the opposition it is for, by OPTION_NBR; null when it names none. */
  POINT_NBR: z.int().nullable(),
  FILE: FileRow.nullable(),
})
export type Exhibit = z.infer<typeof Exhibit>

/** A ground of the opposition beside the applicant's answer to it; ANSWER_TEXT is empty and FILES are none before it is served. */
const DisputePoint = AnswerPoint.pick({ TITLE: true, TEXT: true, GROUND: true, ANSWER_TEXT: true, FILES: true }).extend(
  {
    OPTION_NBR: z.int(),
    /** Code of the ground; its words are `requestForms:ground.<code>`. Empty for one recorded on paper. */
    CODE: z.string(),
  },
)
export type DisputePoint = z.infer<typeof DisputePoint>

const disputeFields = {
  /** The opposition: its request and its process. */
  SUBMISSION_NBR: z.string(),
  USERDOC_TYP: z.string(),
  PROC_TYP: z.string(),
  PROC_NBR: z.int(),
  STATE_NAME: z.string(),
  STATE_CAPTION: z.string(),
  PATENT_ID: z.string(),
  TITLE: z.string(),
  APPL_TYP: z.string(),
  OPPONENTS: z.array(z.string()),
  /** Day the opposition was received, and day it was served on the applicant. */
  RECEIVED_DATE: LegalDate,
  SERVED_DATE: LegalDate,
  /** Last day for the applicant's answer; null once it is answered or over. */
  DUE_DATE: LegalDate.nullable(),
  /** Day the counter-statement was sent, and so served; null before. */
  ANSWERED_AT: Instant.nullable(),
  /** The letter that served it: process and action of the case. */
  SERVED_PROCID: z.string(),
  /** The letter to answer; null when the reader cannot answer it now. */
  ANSWER_PROCID: z.string().nullable(),
}

/** An opposition as it was served, with the answer as it was served: nothing else of either side. */
export const Dispute = z.object({
  ...disputeFields,
  SIDE: z.enum(['OPPONENT', 'APPLICANT', 'OFFICE']),
  /** The opposed case, and the earlier rights as the register had them on the day of service. */
  CASE: RegisteredCase,
  RIGHTS: z.array(RegisteredCase),
  POINTS: z.array(DisputePoint),
  EXHIBITS: z.array(Exhibit),
  /** The exhibits of the counter-statement, numbered through all its answers; none before it is served. */
  COUNTER_EXHIBITS: z.array(Exhibit),
  ANSWERED_BY: z.string(),
})
export type Dispute = z.infer<typeof Dispute>

const DisputeRow = z.object(disputeFields)
export type DisputeRow = z.infer<typeof DisputeRow>

export const disputesCalls = defineCalls({
  opposableCases: {
    method: 'GET',
    path: '/disputes/opposable',
    who: 'signedIn',
    does: 'Published applications whose number or title matches, with the window to oppose them. Not in the specification.',
    query: z.object({ q: Words.min(2) }),
    reply: z.array(Opposable),
  },
  registerEntries: {
    method: 'GET',
    path: '/disputes/register',
    who: 'signedIn',
    does: "Earlier rights for an opposition: the caller's own cases by words, or any published ones by number. Not in the specification.",
    query: z.object({
      q: Words.optional(),
      /** Application or registration numbers, divided by commas. */
      numbers: z.string().max(2500).optional(),
      /** A principal for whom the caller opposes. */
      client: z.coerce.number().int().positive().max(2_147_483_647).optional(),
    }),
    reply: z.array(RegisteredCase),
  },
  disputesAgainst: {
    method: 'GET',
    path: '/disputes/against',
    who: 'signedIn',
    does: "Oppositions and views served in the caller's cases and those of clients, newest first. Not in the specification.",
    query: z.object({ ...PageQuery, patentId: CaseRef.optional() }),
    reply: pagedReply(DisputeRow),
  },
  dispute: {
    method: 'GET',
    path: '/disputes/one',
    who: 'signedIn',
    does: 'An opposition beside the counter-statement, each as served; for the opponent, the applicant and officers. Not in the specification.',
    query: z.object({ PROC_TYP: ProcTyp, PROC_NBR: ProcNbr }),
    reply: Dispute,
  },
})
