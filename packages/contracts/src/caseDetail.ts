import { z } from 'zod'

import { defineCalls } from './call.ts'
import { Locarno, Nice } from './caseClasses.ts'
import { CaseRow } from './caseRow.ts'
import { CaseRef, Flag, LegalDate, OneCase } from './shapes.ts'
import { WorkflowStatus } from './workflow.ts'

const CaseDetail = CaseRow.extend({
  LAW_CODE: z.string(),
  PAYER_CATEGORY: z.string(),
  FIRST_PRIORITY_DATE: LegalDate.nullable(),
  /**
   * FULL: the caller is a party, acts for one or is an officer. PUBLIC: the published part only; submission, reference, payer, deadlines and what is to be
   * paid are then empty, and SUBMITTED_AT is the beginning of the filing date.
   */
  ACCESS: z.enum(['FULL', 'PUBLIC']),
  /** Whether the public register has the case. */
  IND_PUBLIC: Flag,
  PUBLICATION_DATE: LegalDate.nullable(),
  /** Issue of the gazette. */
  JOURNAL_CODE: z.string(),
  REGISTRATION_NBR: z.string(),
  REGISTRATION_DATE: LegalDate.nullable(),
  EXPIRATION_DATE: LegalDate.nullable(),
  /** With classes=Y: Locarno classes of a design; NICE for a mark. */
  LOCARNO: z.array(Locarno).optional(),
  NICE: z.array(Nice).optional(),
  /** Figurative elements of a mark by the Vienna classification; the name is that of the division. */
  VIENNA: z.array(z.object({ VIENNA_CODE: z.string(), VIENNA_NAME: z.string() })).optional(),
  /** With status=Y, for those with FULL access to a numbered case: what getStatusWorkflow answers. */
  STATUS: WorkflowStatus.optional(),
  PERMISSIONS: z.object({ CAN_EDIT: Flag, CAN_REPLY: Flag, CAN_PAY: Flag, CAN_WITHDRAW: Flag }),
})

/** One case: its row with what the caller may do, its registration, and what is related to it or recorded for it. */
export const caseDetailCalls = defineCalls({
  getPatentDetail: {
    method: 'GET',
    path: '/getPatentDetail',
    who: 'owner',
    does: 'One case: its list row, law, priority date and what the caller may do; with classes=Y also its classes, with status=Y whose turn it is',
    query: z.object({ patentId: CaseRef, classes: Flag.default('N'), status: Flag.default('N') }),
    reply: CaseDetail,
  },
  getPatentDetailRegister: {
    method: 'GET',
    path: '/getPatentDetail/register',
    who: 'owner',
    does: 'Registration: number, dates, certificate and recordals',
    query: OneCase,
    reply: z.object({
      IND_REGISTERED: Flag,
      REGISTRATION_NBR: z.string().nullable(),
      REGISTRATION_DATE: LegalDate.nullable(),
      ENTITLEMENT_DATE: LegalDate.nullable(),
      EXPIRATION_DATE: LegalDate.nullable(),
      /** Document to open with getPDFDoc; for parties and officers. */
      CERTIFICATE_DOC_ID: z.string().nullable(),
      PUBLICATION_DATE: LegalDate.nullable(),
      JOURNAL_CODE: z.string(),
      /** Entries by date. TYPE: code of the letter, or NAME for a change of an owner's name. */
      RECORDALS: z.array(z.object({ TYPE: z.string(), DATE: LegalDate, DOC_NUMBER: z.string(), SUMMARY: z.string() })),
    }),
  },
  getRefDocs: {
    method: 'GET',
    path: '/getRefDocs',
    who: 'owner',
    does: 'Patent documents that the examination letters of a case name, with the claims named beside them; for parties and officers, as letters are',
    query: OneCase,
    reply: z.array(z.object({ REF_NBR: z.int(), REF_CATEG: z.string(), REF_DESC: z.string(), REF_CLAIMS: z.string() })),
  },
  getRelFiles: {
    method: 'GET',
    path: '/getRelFiles',
    who: 'owner',
    does: 'Cases related to a case: divided from it, merged with it',
    query: OneCase,
    reply: z.array(
      z.object({
        RELATIONSHIP_TYP: z.string(),
        RELATIONSHIP_NAME: z.string(),
        RELATIONSHIP_ROLE: z.string(),
        PATENT_ID: z.string(),
        TITLE: z.string(),
        FILING_DATE: LegalDate.nullable(),
        STATUS_NAME: z.string(),
      }),
    ),
  },
  getPatentLicense: {
    method: 'GET',
    path: '/getPatentLicense/:id',
    who: 'owner',
    does: 'Licences recorded for a case, by its application number; ended ones included',
    params: z.object({ id: z.string().max(200) }),
    reply: z.array(
      z.object({
        /** Number of the request that recorded it; empty for strangers. */
        DOC_NUMBER: z.string(),
        LICENSE_TYPE: z.enum(['EXCLUSIVE', 'NON_EXCLUSIVE']),
        LICENSEES: z.string(),
        TERRITORIAL_RESTRICTION: z.string(),
        RECORDAL_DATE: LegalDate,
        EFFECTIVE_DATE: LegalDate.nullable(),
        EXPIRATION_DATE: LegalDate.nullable(),
        /** Day of the record of its end; null while it stands. */
        INVALIDATION_DATE: LegalDate.nullable(),
        STATUS: z.enum(['IN_FORCE', 'EXPIRED', 'ENDED']),
      }),
    ),
  },
})
