import { z } from 'zod'

import { defineCalls } from './call.ts'
import {
  CaseRef,
  Client,
  Cursor,
  Cursors,
  Flag,
  Instant,
  LegalDate,
  pagedReply,
  PageQuery,
  Rupiah,
  UserId,
} from './shapes.ts'
import { RightCode } from './rightCode.ts'

const OneCase = z.object({ patentId: CaseRef })
const Text = z.string().max(200)
const Between = z.strictObject({ FROM: LegalDate.optional(), TO: LegalDate.optional() })

/** Whose turn it is. */
export const Turn = z.enum(['YOU', 'OFFICE', 'PUBLIC', 'NONE'])
/** Tabs of the list; each case belongs to `all` and exactly one other. `action`: waits for an act of the applicant other than payment. */
export const CaseGroup = z.enum(['all', 'action', 'payment', 'running', 'registered', 'done'])
/** What the reader may do with a case now. */
export const CaseAction = z.enum(['PAY', 'REISSUE', 'REOPEN', 'VIEW', 'WORKFLOW', 'RECEIPT'])

/** One case in a list. PATENT_ID is null until the fee is settled; SUBMISSION_NBR identifies it until then. */
export const CaseRow = z.object({
  PATENT_ID: z.string().nullable(),
  SUBMISSION_NBR: z.string(),
  /** P patent · D industrial design · T trade mark. */
  RIGHT: RightCode,
  FILE_SEQ: z.string(),
  FILE_TYP: z.string(),
  FILE_SER: z.int().nullable(),
  FILE_NBR: z.int().nullable(),
  APPL_TYP: z.string(),
  APPL_TYPE_NAME: z.string(),
  APPL_SUBTYP: z.string(),
  TITLE: z.string(),
  REFERENCE: z.string(),
  OWNER_NAMES: z.string(),
  SUBMITTED_AT: Instant,
  FILING_DATE: LegalDate.nullable(),
  RECEPTION_DATE: LegalDate.nullable(),
  PROC_TYP: z.string().nullable(),
  PROC_NBR: z.int().nullable(),
  STATUS_CODE: z.string(),
  /** The office's name of the state, in Indonesian whatever the reader's language. */
  STATUS_NAME: z.string(),
  /** STATUS_NAME in the reader's language; empty when that is Indonesian. */
  STATUS_CAPTION: z.string(),
  STATUS_DATE: LegalDate,
  PROCESS_RESULT_TYP: z.enum(['P', 'R', 'W', 'L']),
  GROUP: CaseGroup.exclude(['all']),
  TURN: Turn,
  NEXT_STEP: z.string(),
  NEXT_STEP_CODE: z.string(),
  /** Due date; of an unpaid filing the day its billing code expires. */
  DUE_DATE: LegalDate.nullable(),
  DAYS_LEFT: z.int().nullable(),
  UNREAD_COUNT: z.int().nonnegative(),
  AMOUNT_OUTSTANDING: Rupiah,
  BILLING_EXPIRES_AT: Instant.nullable(),
  IMG_URL: z.string().nullable(),
  /** The client who owns the case; null for the caller's own cases and for officers. */
  CLIENT: Client.nullable(),
  ACTIONS: z.array(CaseAction),
})
export type CaseRow = z.infer<typeof CaseRow>

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
  /** With classes=Y: Locarno classes of a design; NICE for a mark. */
  LOCARNO: z.array(Locarno).optional(),
  NICE: z.array(Nice).optional(),
  PERMISSIONS: z.object({ CAN_EDIT: Flag, CAN_REPLY: Flag, CAN_PAY: Flag, CAN_WITHDRAW: Flag }),
})

const TechnicalSection = z.object({
  TITLE: z.string(),
  PRODUCT_TITLE: z.string(),
  DESIGN_DESCRIPTION: z.string(),
  CLAIM_SCOPE: z.array(z.string()),
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
  EARLY_PUBLICATION: Flag,
  REQUEST_EXAMINATION: Flag,
})
const FilingSection = z.object({
  PATENT_ID: z.string().nullable(),
  SUBMISSION_NBR: z.string(),
  APPL_TYP: z.string(),
  APPL_SUBTYP: z.string(),
  LAW_CODE: z.string(),
  FILING_DATE: LegalDate.nullable(),
  RECEPTION_DATE: LegalDate.nullable(),
  SUBMITTED_AT: Instant,
  REFERENCE: z.string(),
  PAYER_CATEGORY: z.string(),
  SUBMISSION_TYP: z.literal('ELECTRONIC'),
  DECLARED_NAME: z.string(),
  DECLARATIONS: z.array(z.string()),
  PARENT_PATENT_ID: z.string(),
})

const Criteria = z.object({
  ...PageQuery,
  searchByNumber: z
    .strictObject({
      FILE_SEQ: Text,
      FILE_TYP: Text,
      FILE_SER: z.int(),
      FILE_NBR_FROM: z.int(),
      FILE_NBR_TO: z.int(),
      REGISTRATION_NBR_FROM: Text,
      REGISTRATION_NBR_TO: Text,
      PUBLICATION_NBR: Text,
      PCT_APPL_ID: Text,
      PCT_PUBL_ID: Text,
    })
    .partial()
    .optional(),
  searchByDates: z
    .strictObject({
      FILING: Between,
      RECEPTION: Between,
      PUBLICATION: Between,
      REGISTRATION: Between,
      ENTITLEMENT: Between,
      EXPIRATION: Between,
    })
    .partial()
    .optional(),
  searchByPerson: z
    .strictObject({
      OWNER_NAME: Text,
      INVENTOR_NAME: Text,
      REPR_NAME: Text,
      AGENT_CODE: z.int(),
      NATIONALITY_COUNTRY_CODE: Text,
      STATE_CODE: Text,
      CITY_CODE: Text,
      MATCH: z.enum(['contains', 'exact', 'begins']),
    })
    .partial()
    .optional(),
  searchByTechnical: z
    .strictObject({
      TITLE: Text,
      SUMMARY: Text,
      IPC_SYMBOL: z.array(Text),
      LOCARNO_CLASS_CODE: z.array(Text),
      NICE_CLASS_CODE: z.array(Text),
      CLASS_OPERATOR: z.enum(['AND', 'OR']),
      APPL_TYP: Text,
      APPL_SUBTYP: Text,
      LAW_CODE: Text,
    })
    .partial()
    .optional(),
  searchByPriority: z
    .strictObject({
      COUNTRY_CODE: Text,
      PRIORITY_APPL_ID: Text,
      PRIORITY_DATE_FROM: LegalDate,
      PRIORITY_DATE_TO: LegalDate,
    })
    .partial()
    .optional(),
  searchByValidation: z
    .strictObject({
      IND_VALIDATED: Flag,
      VALIDATION_DATE_FROM: LegalDate,
      VALIDATION_DATE_TO: LegalDate,
      CAPTURE_DATE_FROM: LegalDate,
      CAPTURE_DATE_TO: LegalDate,
      STATUS_CODE: z.array(Text),
    })
    .partial()
    .optional(),
})

/** §7 Patents and search, without the calls declared in master, edits and payments. "Patent" is the legacy word for any case. */
export const patentsCalls = defineCalls({
  getPatents: {
    method: 'GET',
    path: '/getPatents',
    who: 'signedIn',
    does: "The caller's cases of every right and those of clients by mandate, unpaid filings included; officers get all cases with mine=N",
    query: z.object({
      ...PageQuery,
      cursor: Cursor.optional(),
      /** Words in the title, number, reference or applicant. */
      q: z.string().trim().max(100).optional(),
      right: RightCode.optional(),
      group: CaseGroup.default('all'),
      year: z.coerce.number().int().min(1900).max(2200).optional(),
      sort: z.enum(['filing_date', '-filing_date', 'title', 'due', 'submitted']).default('submitted'),
      /** Cases due on or before this day; of more than 1,000 the nearest. */
      dueBefore: LegalDate.optional(),
      mine: Flag.default('Y'),
      /** Only cases of this client, by a mandate; the caller's own id excludes clients. */
      client: UserId.optional(),
    }),
    reply: pagedReply(CaseRow).extend({
      ...Cursors,
      /** Clients for whom the caller acts. */
      CLIENTS: z.array(Client),
      /** Number of cases for each tab, without the other filters. */
      COUNTS: z.object({
        all: z.int(),
        action: z.int(),
        payment: z.int(),
        running: z.int(),
        registered: z.int(),
        done: z.int(),
      }),
    }),
  },
  getPatentsAdvance: {
    method: 'POST',
    path: '/getPatentsAdvance',
    who: 'signedIn',
    does: 'Search by the six groups of criteria of the advanced search',
    body: Criteria,
    reply: pagedReply(CaseRow),
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
      CERTIFICATE_DOC_ID: z.string().nullable(),
      RECORDALS: z.array(z.object({ TYPE: z.string(), DATE: LegalDate, DOC_NUMBER: z.string(), SUMMARY: z.string() })),
    }),
  },
  getPatentDetail: {
    method: 'GET',
    path: '/getPatentDetail',
    who: 'owner',
    does: 'One case: its list row, law, priority date and what the caller may do; with classes=Y also its classes',
    query: z.object({ patentId: CaseRef, classes: Flag.default('N') }),
    reply: CaseDetail,
  },
  getPatentDetailBySection: {
    method: 'GET',
    path: '/getPatentDetail/:section',
    who: 'owner',
    does: 'One section of a case as filed: filing, technical, mark (sign, goods and services) or patent (data of patents only)',
    params: z.object({ section: z.enum(['filing', 'technical', 'mark', 'patent']) }),
    query: OneCase,
    reply: z.union([FilingSection, TechnicalSection, MarkSection, PatentSection]),
  },
  getPatentDetailAnnuities: {
    method: 'GET',
    path: '/getPatentDetail/annuities',
    who: 'owner',
    does: 'Yearly fees of a patent',
    query: OneCase,
    reply: z.array(
      z.object({
        ANNUITY_NBR: z.int(),
        YEAR_FROM: LegalDate,
        YEAR_TO: LegalDate,
        DUE_DATE: LegalDate,
        GRACE_DATE: LegalDate,
        AMOUNT: Rupiah,
        AMOUNT_OUTSTANDING: Rupiah,
        STATUS: z.enum(['NOT_DUE', 'DUE', 'BILLED', 'PAID', 'GRACE', 'LAPSED']),
      }),
    ),
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
      }),
    ),
  },
  getPatentDetailClaims: {
    method: 'GET',
    path: '/getPatentDetail/claims',
    who: 'owner',
    does: 'Claims of a patent',
    query: OneCase,
    reply: z.array(
      z.object({
        CLAIM_NBR: z.int(),
        LANGUAGE_CODE: z.string(),
        CLAIM_DESCRIPTION: z.string(),
        IND_INDEPENDENT: Flag,
        PARENT_CLAIM_NBR: z.int().nullable(),
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
    does: 'Documents cited against a patent',
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
    does: 'One recorded licence of a case',
    params: z.object({ id: Text }),
    reply: z.object({
      DOC_NUMBER: z.string(),
      LICENSE_TYPE: z.string(),
      RECORDAL_DATE: LegalDate,
      EXPIRATION_DATE: LegalDate.nullable(),
      STATUS_NAME: z.string(),
    }),
  },
  getChangeLog: {
    method: 'GET',
    path: '/getChangeLog',
    who: 'owner',
    does: 'Corrections of cases after filing, newest first: parties see their own cases, officers all',
    query: z.object({
      PATENT_ID: CaseRef.optional(),
      DATE_FROM: LegalDate.optional(),
      DATE_TO: LegalDate.optional(),
      DATA_CODE: z.string().max(40).optional(),
      /** Name of who made the change, or a part of it; for officers. */
      USER: z.string().max(100).optional(),
      ...PageQuery,
    }),
    reply: pagedReply(
      z.object({
        LOG_CHANGE_NBR: z.int(),
        PATENT_ID: z.string(),
        TITLE: z.string(),
        CHANGE_DATE: Instant,
        /** Officers' names are sent to officers only. */
        CHANGE_USER_NAME: z.string(),
        SOURCE: z.enum(['EDIT', 'REQUEST', 'SYSTEM']),
        /** Number of the request or letter on which the correction is based. */
        CHANGE_USERDOC_REF: z.string().nullable(),
        REASON: z.string(),
        LEGAL_REASON: z.string(),
        /** Section of the data. */
        DATA_CODE: z.string(),
        CHANGES: z.array(
          z.object({ FIELD: z.string(), LABEL: z.string(), OLD_VALUE: z.string(), NEW_VALUE: z.string() }),
        ),
      }),
    ),
  },
  getViewAssignment: {
    method: 'GET',
    path: '/getViewAssignment',
    who: 'owner',
    does: 'Chain of ownership of a case',
    query: z.object({
      PATENT_ID: CaseRef.optional(),
      DATE_FROM: LegalDate.optional(),
      DATE_TO: LegalDate.optional(),
      ...PageQuery,
    }),
    reply: pagedReply(
      z.object({
        DOC_NUMBER: z.string(),
        RECORDAL_DATE: LegalDate,
        OLD_OWNERS: z.string(),
        NEW_OWNERS: z.string(),
        STATUS_NAME: z.string(),
      }),
    ),
  },
  getSimilarOwner: {
    method: 'GET',
    path: '/getSimilarOwner',
    who: 'signedIn',
    does: 'Owners whose names resemble the given one; public names only',
    query: z.object({ name: z.string().trim().min(3).max(100), ...PageQuery }),
    reply: pagedReply(
      z.object({ PERSON_NAME: z.string(), CITY_NAME: z.string(), SIMILARITY: z.int(), FILE_COUNT: z.int() }),
    ),
  },
  excelSearchPatent: {
    method: 'POST',
    path: '/excelSearchPatent',
    who: 'signedIn',
    does: 'Result of a search as a spreadsheet',
    query: z.object({
      contain: Text.optional(),
      regnbr: Text.optional(),
      filenbr: Text.optional(),
      fileser: Text.optional(),
    }),
    reply: 'binary',
  },
})
