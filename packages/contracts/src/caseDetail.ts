import { z } from 'zod'

import { defineCalls } from './call.ts'
import { CaseRow } from './caseRow.ts'
import { CaseRef, Flag, Instant, LegalDate } from './shapes.ts'
import { WorkflowStatus } from './workflow.ts'

const OneCase = z.object({ patentId: CaseRef })

/** A person as shown to the parties of a case; identity numbers are masked, except the applicant's own. */
export const Person = z.object({
  PERSON_NAME: z.string(),
  PERSON_WCODE: z.enum(['I', 'C']),
  INDI_PERSON_ID_NBR: z.string(),
  NATIONALITY_COUNTRY_CODE: z.string(),
  NATIONALITY_COUNTRY_NAME: z.string(),
  ADDR_STREET: z.string(),
  VILLAGE_CODE: z.string(),
  VILLAGE_NAME: z.string(),
  DISTRICT_CODE: z.string(),
  DISTRICT_NAME: z.string(),
  CITY_CODE: z.string(),
  CITY_NAME: z.string(),
  STATE_CODE: z.string(),
  STATE_NAME: z.string(),
  ZIPCODE: z.string(),
  TELEPHONE: z.string(),
  EMAIL: z.string(),
})
export type Person = z.infer<typeof Person>

const Locarno = z.object({
  LOCARNO_EDITION_CODE: z.string(),
  LOCARNO_CLASS_CODE: z.string(),
  LOCARNO_NAME: z.string(),
  PRODUCT_TITLE: z.string(),
})

/** Goods or services of one Nice class, in the applicant's words and order. */
const Nice = z.object({ NICE_CLASS_CODE: z.int().min(1).max(45), HEADING: z.string(), TERMS: z.array(z.string()) })

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

const TechnicalSection = z.object({
  TITLE: z.string(),
  PRODUCT_TITLE: z.string(),
  DESIGN_DESCRIPTION: z.string(),
  CLAIM_SCOPE: z.array(z.string()),
  /** Empty in the published part, as are its day and the wish to be published later. */
  DISCLOSED: z.string(),
  DISCLOSED_DATE: z.string(),
  DEFER_PUBLICATION: z.string(),
  DRAWINGS: z.int().nonnegative(),
})
const MarkSection = z.object({
  SIGN_WCODE: z.string(),
  MARK_NAME: z.string(),
  TRANSLATION: z.string(),
  TRANSLITERATION: z.string(),
  MARK_DESCRIPTION: z.string(),
  DISCLAIMER: z.string(),
  COLOUR_CLAIMED: Flag,
  COLOURS: z.array(z.string()),
  NICE: z.array(Nice),
})
const PatentSection = z.object({
  PATENT_KIND: z.enum(['P', 'S']),
  TITLE: z.string(),
  ENGLISH_TITLE: z.string(),
  /** As read from the filed document; empty for a scan, and until it is read. */
  ABSTRACT: z.string(),
  PARENT_PATENT_ID: z.string().nullable(),
  PCT_APPL_ID: z.string().nullable(),
  PCT_APPL_DATE: LegalDate.nullable(),
  PCT_PUBL_ID: z.string().nullable(),
  PCT_PUBL_DATE: LegalDate.nullable(),
  QTY_CLAIMS: z.int().nonnegative(),
  DESCRIPTION_PAGES: z.int().nonnegative(),
  QTY_DRAWINGS: z.int().nonnegative(),
  PUBLISHED_DRAWING: z.string(),
  GENETIC_RESOURCE: Flag,
  GENETIC_ORIGIN: z.string(),
  MICRO_ORGANISM: Flag,
  DEPOSIT_NBR: z.string(),
  DEPOSIT_INSTITUTE: z.string(),
  DEPOSIT_DATE: LegalDate.nullable(),
  EARLY_PUBLICATION: Flag,
  REQUEST_EXAMINATION: Flag,
  /** WAITING: the claims were filed and are not read yet. READ: getPatentDetailClaims has them. SCAN: their pages have no text. NONE: no claims are filed. */
  CLAIMS_STATE: z.enum(['READ', 'SCAN', 'WAITING', 'NONE']),
  /** Which claims getPatentDetailClaims has; null when none are filed. */
  CLAIMS_FROM: z
    .object({
      /** Y: those filed with the application; N: filed later. */
      IND_FILED: Flag,
      /** Y: the latest that came as a document of claims; N: those filed with the application, whatever was filed since, because answers are not published. */
      IND_LATEST: Flag,
      /** Day on which the document was received, WIB. */
      FILED_ON: LegalDate,
      /** Of claims that came with an answer to a letter: not examined yet, found sufficient, or not. */
      ANSWER_STATE: z.enum(['received', 'accepted', 'insufficient']).nullable(),
    })
    .nullable(),
})
const OwnerSection = z.object({
  OWNERS: z.array(Person.extend({ ORDER_NBR: z.int(), IND_MAIN: Flag })),
  /** Y when every applicant is an inventor or designer too. */
  IND_OWNER_SAMEAS_INVENTOR: Flag,
})
const PctSection = z.object({
  PCT_APPL_ID: z.string(),
  PCT_APPL_DATE: LegalDate.nullable(),
  PCT_PUBL_ID: z.string(),
  PCT_PUBL_DATE: LegalDate.nullable(),
})
const FilingSection = z.object({
  PATENT_ID: z.string().nullable(),
  SUBMISSION_NBR: z.string(),
  APPL_TYP: z.string(),
  APPL_SUBTYP: z.string(),
  LAW_CODE: z.string(),
  FILING_DATE: LegalDate.nullable(),
  RECEPTION_DATE: LegalDate.nullable(),
  /** Null in the published part. */
  SUBMITTED_AT: Instant.nullable(),
  REFERENCE: z.string(),
  PAYER_CATEGORY: z.string(),
  SUBMISSION_TYP: z.literal('ELECTRONIC'),
  DECLARED_NAME: z.string(),
  DECLARATIONS: z.array(z.string()),
  PARENT_PATENT_ID: z.string(),
  /** Address for letters; null: that of the first applicant. */
  CORRESPONDENCE: z
    .object({ ADDR_STREET: z.string(), ZIPCODE: z.string(), EMAIL: z.string(), TELEPHONE: z.string() })
    .nullable(),
})

/** One case in detail: its sections, parties, classes and what is recorded for it. Part of `patentsCalls`. */
export const caseDetailCalls = defineCalls({
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
  getPatentDetail: {
    method: 'GET',
    path: '/getPatentDetail',
    who: 'owner',
    does: 'One case: its list row, law, priority date and what the caller may do; with classes=Y also its classes, with status=Y whose turn it is',
    query: z.object({ patentId: CaseRef, classes: Flag.default('N'), status: Flag.default('N') }),
    reply: CaseDetail,
  },
  getPatentDetailBySection: {
    method: 'GET',
    path: '/getPatentDetail/:section',
    who: 'owner',
    does: 'One section of a case as filed: filing, technical, mark (sign, goods and services), patent (data of patents only), owner, or pct (international application)',
    params: z.object({ section: z.enum(['filing', 'technical', 'mark', 'patent', 'owner', 'pct']) }),
    query: OneCase,
    // A reply matches the first section that has all its fields.
    reply: z.union([FilingSection, TechnicalSection, MarkSection, PatentSection, PctSection, OwnerSection]),
  },
  getPatentDetailPriorities: {
    method: 'GET',
    path: '/getPatentDetail/priorities',
    who: 'owner',
    does: 'Priority claims of a case',
    query: OneCase,
    reply: z.array(
      z.object({
        SEQ_NBR: z.int(),
        COUNTRY_CODE: z.string(),
        COUNTRY_NAME: z.string(),
        PRIORITY_APPL_ID: z.string(),
        PRIORITY_DATE: LegalDate,
        PRIORITY_TYP: z.literal('PARIS'),
        /** Day on which it was lost because its document did not come in time; null while it is claimed. */
        LOST_ON: LegalDate.nullable(),
      }),
    ),
  },
  getPatentDetailClaims: {
    method: 'GET',
    path: '/getPatentDetail/claims',
    who: 'owner',
    does: 'Claims of a patent as read from the filed document, by number; empty until they are read and for scans (CLAIMS_STATE). Strangers get those filed with the application.',
    query: OneCase,
    reply: z.array(
      z.object({
        CLAIM_NBR: z.int(),
        LANGUAGE_CODE: z.string(),
        CLAIM_DESCRIPTION: z.string(),
        IND_INDEPENDENT: Flag,
        /** The earliest claim before it that it refers to. */
        PARENT_CLAIM_NBR: z.int().nullable(),
        /** All claims it refers to. */
        REFERS_TO: z.array(z.int()),
        DEPTH: z.int(),
        /** Page of the filed document. */
        PAGE: z.int(),
      }),
    ),
  },
  getInvestors: {
    method: 'GET',
    path: '/getInvestors',
    who: 'owner',
    does: 'Inventors of a patent, designers of a design (the legacy name is a misspelling of inventors)',
    query: OneCase,
    reply: z.array(Person.extend({ SEQ_NBR: z.int() })),
  },
  getIpcs: {
    method: 'GET',
    path: '/getIpcs',
    who: 'owner',
    does: 'International patent classes of a patent',
    query: OneCase,
    reply: z.array(
      z.object({
        IPC_EDITION_CODE: z.string(),
        IPC_SECTION_CODE: z.string(),
        IPC_CLASS_CODE: z.string(),
        IPC_SUBCLASS_CODE: z.string(),
        IPC_GROUP_CODE: z.string(),
        IPC_SUBGROUP_CODE: z.string(),
        IPC_SYMBOL: z.string(),
        IPC_NAME: z.string(),
        IPC_SYMBOL_POSITION: z.enum(['F', 'L']),
      }),
    ),
  },
  getLocarnos: {
    method: 'GET',
    path: '/getLocarnos',
    who: 'owner',
    does: 'Locarno classes of a design with the product of each',
    query: OneCase,
    reply: z.array(Locarno),
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
  getOwners: {
    method: 'GET',
    path: '/getOwners',
    who: 'owner',
    does: 'Applicants of a case as filed, the main one first',
    query: OneCase,
    reply: z.array(Person.extend({ ORDER_NBR: z.int(), IND_MAIN: Flag })),
  },
  getReprs: {
    method: 'GET',
    path: '/getReprs',
    who: 'owner',
    does: 'Representatives of a case as filed',
    query: OneCase,
    reply: z.array(
      Person.extend({
        SEQ_NBR: z.int(),
        REPRESENTATIVE_TYP: z.string(),
        REPRESENTATIVE_TYPE_NAME: z.string(),
        AGENT_NOTES: z.string(),
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
