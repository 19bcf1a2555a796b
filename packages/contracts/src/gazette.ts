import { z } from 'zod'

import { defineCalls } from './call.ts'
import { RightCode } from './rightCode.ts'
import { Done, Flag, Instant, LegalDate, pagedReply, PageQuery } from './shapes.ts'

/** Prefix of the right (BRP, BRDI, BRM), number and year of the issue. */
export const JournalCode = z.string().regex(/^BR[A-Z]{1,4}-\d{2,4}-\d{4}$/)
const CaseNumber = z.string().min(1).max(40)

/** Entry of a gazette issue. Of persons it contains only name, city and country. */
export const GazetteEntry = z.object({
  PATENT_ID: z.string(),
  KIND: z.enum(['PUBLICATION', 'REGISTRATION', 'CORRECTION']),
  ACTION_DATE: LegalDate,
  LAST_DATE: LegalDate.nullable(),
  PAGE: z.int().nullable(),
  IND_DROPPED: Flag,
  TITLE: z.string(),
  FILING_DATE: LegalDate,
  REGISTRATION_NBR: z.string(),
  OWNERS: z.array(z.object({ PERSON_NAME: z.string(), CITY_NAME: z.string(), COUNTRY_NAME: z.string() })),
  CLASSES: z.string(),
  NOTE: z.string(),
  IMG_ID: z.string().nullable(),
})
export type GazetteEntry = z.infer<typeof GazetteEntry>

const Issue = z.object({
  JOURNAL_CODE: z.string(),
  NAME: z.string(),
  RIGHT: RightCode,
  /** `regular`: of the week. `extra`: before it, because a last day would have passed. `special`: one case, published at once. */
  KIND: z.enum(['regular', 'extra', 'special']),
  PUBLICATION_DATE: LegalDate,
  ENTRIES: z.int().nonnegative(),
  PAGES: z.int().nullable(),
  SIZE: z.int().nullable(),
})
const OfficeIssue = Issue.extend({
  IND_CLOSED: Flag,
  MADE_AT: Instant,
  MADE_BY: z.string().nullable(),
  CLOSED_AT: Instant.nullable(),
  SHA256: z.string().nullable(),
})
export type OfficeIssue = z.infer<typeof OfficeIssue>

const Lack = z.enum(['picture', 'classes', 'owner'])

/** A case that an officer may publish. LATEST_DATE: the last day by law. LACKS: what its entry would lack. */
const GazetteBacklogRow = z.object({
  PATENT_ID: z.string(),
  TITLE: z.string(),
  FILING_DATE: LegalDate,
  LATEST_DATE: LegalDate.nullable(),
  /** Day on which it is published when it is queued now. */
  PUBLICATION_DATE: LegalDate,
  IND_QUEUED: Flag,
  QUEUED_BY: z.string().nullable(),
  LACKS: z.array(Lack),
  IMG_URL: z.string().nullable(),
})
export type GazetteBacklogRow = z.infer<typeof GazetteBacklogRow>

/** An entry as it would be printed, with its facts in the reader's language. IND_QUEUED: an officer can take it off the issue. */
const PlannedEntry = z.object({
  PATENT_ID: z.string(),
  KIND: z.enum(['PUBLICATION', 'REGISTRATION', 'CORRECTION']),
  TITLE: z.string(),
  FACTS: z.array(z.object({ LABEL: z.string(), VALUES: z.array(z.string()) })),
  /** The last day for objections as a sentence; empty without one. */
  UNTIL: z.string(),
  IMG_URL: z.string().nullable(),
  LACKS: z.array(Lack),
  IND_QUEUED: Flag,
})
export type PlannedEntry = z.infer<typeof PlannedEntry>

/** The next issue as it would be printed. NAME: null while nothing waits; another issue closed before it takes its number. */
const NextIssue = pagedReply(PlannedEntry).extend({
  NAME: z.string().nullable(),
  KIND: z.enum(['regular', 'extra']),
  PUBLICATION_DATE: LegalDate,
  /** Queued cases whose entries lack something; the issue is not closed by hand while there are any. */
  LACKING: z.int(),
})
export type NextIssue = z.infer<typeof NextIssue>

export const gazetteCalls = defineCalls({
  gazette: {
    method: 'GET',
    path: '/gazette',
    who: 'anyone',
    does: 'Closed issues of the official gazette, newest first',
    query: z.object({ right: RightCode.optional(), ...PageQuery }),
    reply: pagedReply(Issue),
  },
  gazetteIssue: {
    method: 'GET',
    path: '/gazette/:code',
    who: 'anyone',
    does: 'A closed issue as PDF, the bytes as they were issued',
    params: z.object({ code: JournalCode }),
    reply: 'binary',
  },
  officeGazette: {
    method: 'GET',
    path: '/office/gazette',
    who: 'office',
    does: 'Issues of a right, newest first; those of single cases only when asked for',
    query: z.object({ right: RightCode.optional(), special: Flag.optional(), ...PageQuery }),
    reply: pagedReply(OfficeIssue),
  },
  officeGazetteBacklog: {
    method: 'GET',
    path: '/office/gazette/backlog',
    who: 'office',
    does: 'Cases of a right that officers may publish: queued for the next issue, then those whose last day comes first; with `queued` only these or the others',
    query: z.object({ right: RightCode, queued: Flag.optional(), ...PageQuery }),
    reply: pagedReply(GazetteBacklogRow).extend({
      QUEUED: z.int(),
      /** Not queued although their last day has passed. */
      OVERDUE: z.int(),
      /** Registrations and corrections that the next issue will contain. */
      OTHERS: z.int(),
      /** Days of the next regular issue and of the one after it. */
      NEXT_DATE: LegalDate,
      FOLLOWING_DATE: LegalDate,
    }),
  },
  officeGazetteQueue: {
    method: 'POST',
    path: '/office/gazette/queue',
    who: 'office',
    roles: ['formality', 'register', 'head'],
    does: 'Queues cases for the next issue, or takes them off; names those that cannot be',
    once: true,
    body: z.object({ PATENT_IDS: z.array(CaseNumber).min(1).max(100), IND_QUEUED: Flag }),
    reply: Done.extend({ DONE: z.int(), REFUSED: z.array(z.string()) }),
  },
  officeGazetteIssue: {
    method: 'GET',
    path: '/office/gazette/issue/:code',
    who: 'office',
    does: 'An issue with its entries',
    params: z.object({ code: JournalCode }),
    reply: OfficeIssue.extend({ LIST: z.array(GazetteEntry) }),
  },
  officeGazetteNext: {
    method: 'GET',
    path: '/office/gazette/next/:right',
    who: 'office',
    does: 'The next issue of a right with its entries as they would be printed',
    params: z.object({ right: RightCode }),
    query: z.object({ ...PageQuery }),
    reply: NextIssue,
  },
  officeGazettePreview: {
    method: 'GET',
    path: '/office/gazette/preview/:right',
    who: 'office',
    does: 'The next issue of a right as PDF, as it would be now, marked as a preview',
    params: z.object({ right: RightCode }),
    reply: 'binary',
  },
  officeGazetteClose: {
    method: 'POST',
    path: '/office/gazette/close',
    who: 'office',
    roles: ['register'],
    does: 'Closes the next issue of a right today: its cases are published with its date, and it is never changed again. 422 while an entry lacks something',
    once: true,
    body: z.object({ RIGHT: RightCode }),
    reply: Done.extend({ JOURNAL_CODE: z.string() }),
  },
  officeGazetteCorrect: {
    method: 'POST',
    path: '/office/gazette/correct',
    who: 'office',
    roles: ['register'],
    does: 'Announces a correction of an entry of a closed issue in the next one',
    once: true,
    body: z.object({ JOURNAL_CODE: JournalCode, PATENT_ID: CaseNumber, NOTE: z.string().trim().min(10).max(2000) }),
    reply: Done,
  },
})
