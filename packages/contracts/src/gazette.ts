import { z } from 'zod'

import { defineCalls } from './call.ts'
import { RightCode } from './rightCode.ts'
import { Done, Instant, LegalDate, pagedReply, PageQuery } from './shapes.ts'

/** Prefix of the right (BRP, BRDI, BRM), number and year of the issue. */
export const JournalCode = z.string().regex(/^BR[A-Z]{1,4}-\d{2,4}-\d{4}$/)
const Period = { PERIOD_FROM: LegalDate, PERIOD_TO: LegalDate }

/** Entry of a gazette issue. Of persons it contains only name, city and country. */
export const GazetteEntry = z.object({
  PATENT_ID: z.string(),
  KIND: z.enum(['PUBLICATION', 'REGISTRATION']),
  ACTION_DATE: LegalDate,
  TITLE: z.string(),
  FILING_DATE: LegalDate,
  REGISTRATION_NBR: z.string(),
  OWNERS: z.array(z.object({ PERSON_NAME: z.string(), CITY_NAME: z.string(), COUNTRY_NAME: z.string() })),
  CLASSES: z.string(),
  IMG_ID: z.string().nullable(),
})
export type GazetteEntry = z.infer<typeof GazetteEntry>

const Issue = z.object({
  JOURNAL_CODE: z.string(),
  NAME: z.string(),
  RIGHT: RightCode,
  ...Period,
  PUBLICATION_DATE: LegalDate.nullable(),
  ENTRIES: z.int().nonnegative(),
  PAGES: z.int().nullable(),
  SIZE: z.int().nullable(),
})
const OfficeIssue = Issue.extend({
  IND_CLOSED: z.enum(['Y', 'N']),
  MADE_AT: Instant,
  MADE_BY: z.string(),
  CLOSED_AT: Instant.nullable(),
  CLOSED_BY: z.string().nullable(),
})
export type OfficeIssue = z.infer<typeof OfficeIssue>

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
    does: 'Issues open and closed, newest first',
    query: z.object({ right: RightCode.optional(), ...PageQuery }),
    reply: pagedReply(OfficeIssue),
  },
  officeGazetteCandidates: {
    method: 'GET',
    path: '/office/gazette/candidates',
    who: 'office',
    does: 'Cases of a right that entered publication within a period and are in no issue yet',
    query: z.object({ right: RightCode, from: LegalDate, to: LegalDate }),
    reply: z.object({ data: z.array(GazetteEntry), total: z.int() }),
  },
  officeGazetteMake: {
    method: 'POST',
    path: '/office/gazette',
    who: 'office',
    does: 'Creates an open issue with every candidate of the period and the next number of its series',
    once: true,
    body: z.object({ RIGHT: RightCode, ...Period }),
    reply: Done.extend({ JOURNAL_CODE: z.string() }),
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
    path: '/office/gazette/preview/:code',
    who: 'office',
    does: 'Preview of an open issue as PDF, marked as such',
    params: z.object({ code: JournalCode }),
    reply: 'binary',
  },
  officeGazetteDiscard: {
    method: 'POST',
    path: '/office/gazette/discard',
    who: 'office',
    does: 'Discards the newest open issue of a series; its cases become candidates again',
    once: true,
    body: z.object({ JOURNAL_CODE: JournalCode }),
    reply: Done,
  },
  officeGazetteClose: {
    method: 'POST',
    path: '/office/gazette/close',
    who: 'office',
    does: 'Closes an issue: makes its final PDF and writes its code and publication date to every case; its actions can no longer be undone',
    once: true,
    body: z.object({ JOURNAL_CODE: JournalCode }),
    reply: Done.extend({ ENTRIES: z.int(), PAGES: z.int() }),
  },
})
