import { z } from 'zod'

import { defineCalls } from './call.ts'
import { CaseGroup, CaseRow } from './caseRow.ts'
import { RegisterNumbers, RegisterQueryParameters, RegisterReply, SearchCriteria } from './registerRow.ts'
import { RightCode } from './rightCode.ts'
import { CaseRef, Client, Cursor, Cursors, Flag, Instant, LegalDate, pagedReply, PageQuery, UserId } from './shapes.ts'

/** Words of the old search of patents. */
const contain = z.string().trim().max(200).optional()
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
      /** Any of these searches the register instead of the caller's cases. */
      contain,
      ...RegisterNumbers,
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
    body: SearchCriteria.extend(RegisterQueryParameters.shape),
    reply: RegisterReply,
  },
  searchRegister: {
    method: 'GET',
    path: '/searchRegister',
    who: 'signedIn',
    does: 'Cases of any right by words, phrases, numbers and fields: published ones, and what the asker may read of others',
    query: RegisterQueryParameters,
    reply: RegisterReply,
  },
  suggestRegister: {
    method: 'GET',
    path: '/suggestRegister',
    who: 'signedIn',
    does: 'Titles and owners of published cases that begin with what is typed',
    query: z.object({ q: z.string().max(200), right: RegisterQueryParameters.shape.right }),
    reply: z.object({ data: z.array(z.object({ TEXT: z.string(), KIND: z.enum(['title', 'owner']) })) }),
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
    does: 'Chain of title of a case from its filing to today: who owned it from when, how it passed, and where the chain has a gap',
    query: z.object({
      PATENT_ID: CaseRef,
      DATE_FROM: LegalDate.optional(),
      DATE_TO: LegalDate.optional(),
      ...PageQuery,
    }),
    reply: pagedReply(
      z.object({
        /** Number of the letter or, when there is none, of the request; empty for the filing. */
        DOC_NUMBER: z.string(),
        RECORDAL_DATE: LegalDate,
        OLD_OWNERS: z.string(),
        NEW_OWNERS: z.string(),
        /** FILING: owners as filed. IMPORT: owners when the case was taken over from another system. UNKNOWN: owners of today without a record. */
        KIND: z.enum(['FILING', 'IMPORT', 'TRANSFER', 'NAME', 'CORRECTION', 'UNKNOWN']),
        /** How a transfer came about: SALE, GIFT, INHERITANCE and so on; empty for other kinds. */
        HOW: z.string(),
        /** The owners before this step are not those after the step before; nothing recorded tells what happened between these days. */
        GAP: z.object({ FROM: LegalDate, TO: LegalDate }).nullable(),
      }),
    ),
  },
  getSimilarOwner: {
    method: 'GET',
    path: '/getSimilarOwner',
    who: 'signedIn',
    does: "Owners of published cases whose names resemble a name, or the owners of a case (PATENT_ID), with score and reasons. Nothing is merged. A number is compared only with that of the caller's own case, or by officers.",
    query: z.object({
      name: z.string().trim().min(3).max(100).optional(),
      PATENT_ID: CaseRef.optional(),
      ...PageQuery,
    }),
    reply: pagedReply(
      z.object({
        PERSON_NAME: z.string(),
        CITY_NAME: z.string(),
        NATIONALITY_COUNTRY_CODE: z.string(),
        SIMILARITY: z.int().min(0).max(100),
        REASONS: z.array(z.enum(['SPELLING', 'ADDRESS', 'NUMBER'])),
        FILE_COUNT: z.int(),
        /** At most five cases, the newest first. */
        FILES: z.array(z.object({ PATENT_ID: z.string(), TITLE: z.string() })),
      }),
    ).extend({
      /** The names compared with. */
      NAMES: z.array(z.string()),
    }),
  },
  excelSearchPatent: {
    method: 'POST',
    path: '/excelSearchPatent',
    who: 'signedIn',
    does: 'Result of a search as a spreadsheet',
    query: RegisterQueryParameters.omit({ page: true, size: true, cursor: true, facets: true }).extend({ contain }),
    body: SearchCriteria.optional(),
    reply: 'binary',
  },
  exportSearch: {
    method: 'POST',
    path: '/exportSearch',
    who: 'signedIn',
    does: 'Result of a search, at most 100,000 cases, as JSON or as XML shaped like WIPO ST.96; the end of the file tells the number of its cases',
    query: RegisterQueryParameters.omit({ page: true, size: true, cursor: true, facets: true }).extend({
      contain,
      format: z.enum(['json', 'xml']),
    }),
    body: SearchCriteria.optional(),
    reply: 'binary',
  },
})
