import { z } from 'zod'

import { defineCalls } from './call.ts'
import { DocId } from './fileRow.ts'
import { CaseRef, Client, Flag, Instant, LegalDate, PageQuery, UserId, pagedReply } from './shapes.ts'

/** Reference in a viewer's address: a document, a process (its newest document) or an action. */
const PaperRef = z.string().regex(/^([A-Za-z0-9]{1,6}-\d{1,10}(-\d{1,6})?|[A-Za-z0-9_-]{8,64})$/)
/** letters: letters of the office first, each kind newest first. */
export const PaperSort = z.enum(['letters', 'newest', 'oldest', 'name', 'case'])

/** One document of a filed case: from the office (OUT) or from the applicant (IN). */
export const Paper = z.object({
  DOC_ID: DocId,
  DIRECTION: z.enum(['IN', 'OUT']),
  DOC_TYP: z.string(),
  /** Title of an office document, or name of a received file. */
  DOC_NAME: z.string(),
  /** Kind of document in Indonesian; TYPE_CAPTION is in the reader's language and empty in Indonesian. */
  TYPE_NAME: z.string(),
  TYPE_CAPTION: z.string(),
  DOC_NUMBER: z.string(),
  DOC_DATE: LegalDate,
  AT: Instant,
  /** File name for saving, `number_date_type_reference`; valid on every file system. */
  SAVE_AS: z.string(),
  PATENT_ID: z.string(),
  TITLE: z.string(),
  CLIENT: Client.nullable(),
  PROC_TYP: z.string().nullable(),
  PROC_NBR: z.int().nullable(),
  ACTION_NBR: z.int().nullable(),
  MIME: z.string(),
  /** Bytes; 0 when issued but its PDF is not made yet (made when first opened). */
  SIZE: z.int(),
  PAGES: z.int().nullable(),
  /** Null while SIZE is 0. */
  SHA256: z.string().nullable(),
  /** WAITING: in quarantine, or its PDF not made yet. REFUSED: a virus was found in it. */
  STATE: z.enum(['READY', 'WAITING', 'REFUSED']),
  IS_READ: Flag,
  /** Y when the action that issued it was undone: the document is kept but has no effect. */
  WITHDRAWN: Flag,
})
export type Paper = z.infer<typeof Paper>

/** A document with its sender, deadline, answer and verification. */
export const PaperFacts = Paper.extend({
  STATUS_CODE: z.string().nullable(),
  STATUS_NAME: z.string(),
  STATUS_CAPTION: z.string(),
  /** Sender's name; empty when it may not be shown to the reader. */
  FROM_NAME: z.string(),
  /** The deadline it starts; the next field says whether that deadline still runs. */
  DUE_DATE: LegalDate.nullable(),
  DUE_RUNS: Flag,
  DAYS_LEFT: z.int().nullable(),
  /** Y when the reader may answer it now. */
  ANSWERABLE: Flag,
  GROUND: z.string(),
  /** Of letters and certificates: the public verification code. */
  VERIFY_CODE: z.string().nullable(),
  /** Next newer and older document of the whole list. */
  NEWER_ID: z.string().nullable(),
  OLDER_ID: z.string().nullable(),
})
export type PaperFacts = z.infer<typeof PaperFacts>

/** Documents of all cases of the caller, and calls for viewers. Not in the specification, which shows only the screens. */
export const papersCalls = defineCalls({
  getUserDocuments: {
    method: 'GET',
    path: '/getUserDocuments',
    who: 'signedIn',
    does: 'documents of all own filed cases, sent and received; q searches names, numbers, titles, applicants and references',
    query: z.object({
      q: z.string().trim().max(100).optional(),
      direction: z.enum(['IN', 'OUT']).optional(),
      unread: Flag.optional(),
      /** RECEIPT: receipts of filings and requests, and proofs of payment. */
      kind: z.enum(['RECEIPT']).optional(),
      /** First and last day of the document, WIB. */
      from: LegalDate.optional(),
      to: LegalDate.optional(),
      client: UserId.optional(),
      sort: PaperSort.default('newest'),
      ...PageQuery,
    }),
    reply: pagedReply(Paper).extend({ CLIENTS: z.array(Client) }),
  },
  getDocumentFacts: {
    method: 'GET',
    path: '/getDocumentFacts/:id',
    who: 'owner',
    does: 'one document with its case, deadline, answer and verification; by its id, or the newest document of a process or action',
    params: z.object({ id: PaperRef }),
    query: z.object({
      seq_num: z.coerce.number().int().min(1).max(999).optional(),
      specdoc_typ: z
        .string()
        .regex(/^[A-Z0-9]{2,6}$/)
        .optional(),
    }),
    reply: PaperFacts,
  },
  getPDFIndex: {
    method: 'GET',
    path: '/getPDFIndex/:id',
    who: 'owner',
    does: 'the page index of a large PDF, which viewers append to its unchanged bytes to show the first page early; 204 when there is none',
    params: z.object({ id: DocId }),
    reply: 'binary',
  },
  zipDocuments: {
    method: 'GET',
    path: '/zipDocuments',
    who: 'owner',
    does: 'several documents in one ZIP with an index (name, kind, date, size, SHA-256), each byte for byte as received or issued; one that cannot be read is named in the index; at most 100 documents and 2 GB',
    query: z.object({ ids: z.string().regex(/^[A-Za-z0-9_-]{8,64}(,[A-Za-z0-9_-]{8,64}){0,99}$/) }),
    reply: 'binary',
  },
  zipReceipts: {
    method: 'GET',
    path: '/zipReceipts',
    who: 'signedIn',
    does: 'receipts of filings and requests and proofs of payment of a period in one ZIP with an index, as zipDocuments; at most 500 documents and 2 GB. Not in the specification.',
    query: z.object({ from: LegalDate, to: LegalDate, client: UserId.optional() }),
    reply: 'binary',
  },
  zipCaseDocuments: {
    method: 'GET',
    path: '/zipCaseDocuments/:patentId',
    who: 'owner',
    does: 'all documents of a case that the caller may read in one ZIP with an index, as zipDocuments; at most 2 GB',
    params: z.object({ patentId: CaseRef }),
    reply: 'binary',
  },
})
