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
  LACKS: z.array(z.enum(['picture', 'classes', 'owner'])),
  IMG_URL: z.string().nullable(),
})
export type GazetteBacklogRow = z.infer<typeof GazetteBacklogRow>

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
    does: 'Cases of a right that officers may publish: queued for the next issue, then those whose last day comes first',
    query: z.object({ right: RightCode, ...PageQuery }),
    reply: pagedReply(GazetteBacklogRow).extend({
      QUEUED: z.int(),
      /** Not queued although their last day has passed. */
      OVERDUE: z.int(),
      /** Registrations and corrections that the next issue will contain. */
      OTHERS: z.int(),
      NEXT_DATE: LegalDate,
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
    does: 'Closes the next issue of a right today: its cases are published with its date, and it is never changed again',
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
