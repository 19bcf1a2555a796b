import { z } from 'zod'

import { defineCalls } from './call.ts'
import { Nice } from './caseClasses.ts'
import { Person } from './caseParties.ts'
import { Flag, Instant, LegalDate, OneCase } from './shapes.ts'

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

/** What was filed, section by section, with priorities and claims. */
export const caseSectionsCalls = defineCalls({
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
})
