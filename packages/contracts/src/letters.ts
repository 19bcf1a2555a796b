import { caseRoles } from '@saki/domain/office/officeRoles'
import { z } from 'zod'

import { defineCalls } from './call.ts'
import { DecisionReason } from './reason.ts'
import { CaseRef, Flag, LegalDate } from './shapes.ts'

const OffidocTyp = z.string().regex(/^[A-Z]{2,6}$/)
const notes = z.string().max(4000)
/** One point of a letter: free text of an officer, or a point of the formality list with the officer's note. */
const Point = z.union([
  z.strictObject({
    TITLE: z.string().trim().min(1).max(300),
    TEXT: z.string().trim().max(4000).default(''),
    GROUND: z.string().max(300).optional(),
  }),
  z.strictObject({
    LIST_CODE: z.string().max(20).optional(),
    OPTION_NBR: z.int().optional(),
    OPTION_NAME: z.string().max(300),
    IND_OK: Flag.nullish(),
    ACTION_OPTION_TEXT: notes.optional(),
    GROUND: z.string().max(300).optional(),
  }),
])
const points = z.array(Point).max(100).default([])

/** Public data of a verified document; contains no personal data. */
export const VerifiedLetter = z.object({
  OFFIDOC_TYP: z.string(),
  /** Title as printed; the caption is in the reader's language and empty in Indonesian. */
  OFFIDOC_NAME: z.string(),
  OFFIDOC_CAPTION: z.string(),
  DOC_NUMBER: z.string(),
  DOC_DATE: LegalDate,
  PATENT_ID: z.string(),
  REGISTRATION_NBR: z.string().nullable(),
  /** REPLACED: withdrawn by the document that was issued in its place. */
  STATE: z.enum(['VALID', 'REPLACED', 'WITHDRAWN']),
  WITHDRAWN_ON: LegalDate.nullable(),
  REPLACED_BY: z.object({ DOC_NUMBER: z.string(), DOC_DATE: LegalDate }).nullable(),
  /** SHA-256 of the PDF as issued, hexadecimal. */
  SHA256: z.string(),
  SIZE: z.int(),
  /** Certificate of the electronic signature in the PDF; null when it has none. */
  SIGNATURE: z.object({ SUBJECT: z.string(), FINGERPRINT: z.string() }).nullable(),
})
export type VerifiedLetter = z.infer<typeof VerifiedLetter>

/** Letters and certificates of the office. */
export const lettersCalls = defineCalls({
  getCertificate: {
    method: 'GET',
    path: '/getCertificate/:id',
    who: 'owner',
    does: 'The certificate of a registered case as PDF; 404 when not issued yet or undone',
    params: z.object({ id: CaseRef }),
    reply: 'binary',
  },
  getPaymentProof: {
    method: 'GET',
    path: '/getPaymentProof/:patentId',
    who: 'owner',
    does: 'The proof of payment (BPN) of the filing fee as PDF; 404 before issuePaymentProof',
    params: z.object({ patentId: CaseRef }),
    reply: 'binary',
  },
  issuePaymentProof: {
    method: 'POST',
    path: '/issuePaymentProof',
    who: 'owner',
    does: 'Issues the proof of payment (BPN) of a settled filing fee, once for each case: later calls return the same letter',
    once: true,
    body: z.object({ PATENT_ID: CaseRef }),
    reply: z.object({ err: z.literal(''), DOC_ID: z.string(), DOC_NUMBER: z.string() }),
  },
  getLetterTypes: {
    method: 'GET',
    path: '/office/letterTypes',
    who: 'office',
    does: 'Types of letter an officer may issue in a case without an action: extract, copy, priority document and the like',
    query: z.object({ PATENT_ID: CaseRef }),
    reply: z.array(z.object({ OFFIDOC_TYP: OffidocTyp, OFFIDOC_NAME: z.string(), HAS_POINTS: Flag })),
  },
  previewLetter: {
    method: 'POST',
    path: '/office/previewLetter',
    who: 'office',
    does: 'Preview of the letter that an action would issue now, as PDF marked PRATINJAU, without a number; writes nothing',
    body: z.object({
      PATENT_ID: CaseRef,
      PROC_TYP: z.string().regex(/^[A-Za-z0-9]{1,4}$/),
      PROC_NBR: z.int().positive().max(2_147_483_647),
      ACTION_TYP: z.string().min(1).max(60),
      NOTES: notes.default(''),
      ITEMS: points,
      /** Reasons of a decision; they must be complete unless IND_DRAFT is Y. */
      REASONS: z.array(DecisionReason).max(15).default([]),
      /** Y: reasons are still written; what one lacks is named in its place. */
      IND_DRAFT: Flag.default('N'),
      /** Y: with the search report as annex. */
      IND_ANNEX: Flag.default('N'),
      /** Last day that the office sets. */
      DUE_DATE: LegalDate.optional(),
      MANUAL_DUE_DATE: LegalDate.optional(),
    }),
    reply: 'binary',
  },
  officeProposalLetter: {
    method: 'GET',
    path: '/office/proposals/:id/letter',
    who: 'office',
    does: 'Preview of the letter that a proposed act, deadline or grant would send if it were approved today, as PDF; 404 when it sends none',
    params: z.object({ id: z.coerce.number().int().positive().max(2_147_483_647) }),
    query: z.object({ kind: z.enum(['ACT', 'DUE', 'CHANGE']).default('ACT') }),
    reply: 'binary',
  },
  issueCaseLetter: {
    method: 'POST',
    path: '/office/issueLetter',
    who: 'office',
    roles: caseRoles,
    does: 'Issues a letter that belongs to no action: extract, copy, priority document, information, recordal or its refusal',
    once: true,
    body: z.object({ PATENT_ID: CaseRef, OFFIDOC_TYP: OffidocTyp, NOTES: notes.default(''), ITEMS: points }),
    reply: z.object({ err: z.literal(''), DOC_ID: z.string(), DOC_NUMBER: z.string() }),
  },
  verifyDocument: {
    method: 'GET',
    path: '/verifyDocument',
    who: 'anyone',
    does: 'Verifies a letter or certificate by the code printed on it, and whether it is still valid',
    query: z.object({ code: z.string().min(1).max(40) }),
    reply: VerifiedLetter,
  },
})
