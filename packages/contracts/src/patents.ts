import { z } from 'zod'

import { defineCalls } from './call.ts'
import { caseDetailCalls } from './caseDetail.ts'
import { CaseGroup, CaseRow } from './caseRow.ts'
import { RegisterQueryParameters, RegisterReply, SearchCriteria } from './registerRow.ts'
import { RightCode } from './rightCode.ts'
import { CaseRef, Client, Cursor, Cursors, Flag, Instant, LegalDate, pagedReply, PageQuery, UserId } from './shapes.ts'

const Text = z.string().trim().max(200)
/** The parameters of the old search of patents: words, registration number, application number or its end, year of the application. */
const RegisterNumbers = {
  contain: Text.optional(),
  regnbr: Text.optional(),
  filenbr: Text.optional(),
  fileser: Text.optional(),
}
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
  ...caseDetailCalls,
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
    query: RegisterQueryParameters.omit({ page: true, size: true, cursor: true, facets: true }).extend(RegisterNumbers),
    body: SearchCriteria.optional(),
    reply: 'binary',
  },
})
