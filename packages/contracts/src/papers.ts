import { z } from 'zod'

import { defineCalls } from './call.ts'
import { Client, Flag, Instant, LegalDate, PageQuery, pagedReply } from './shapes.ts'

/** Identifier of a file or document; random, never a path. */
const DocId = z.string().regex(/^[A-Za-z0-9_-]{8,64}$/)
/** What a viewer's address names: a document, a process (its newest document) or an action. */
const PaperRef = z.string().regex(/^([A-Za-z0-9]{1,6}-\d{1,10}(-\d{1,6})?|[A-Za-z0-9_-]{8,64})$/)
export const PaperSort = z.enum(['newest', 'oldest', 'name', 'case'])

/** One paper of a filed case: of the office (OUT) or of the applicant (IN). */
export const Paper = z.object({
  DOC_ID: DocId,
  DIRECTION: z.enum(['IN', 'OUT']),
  DOC_TYP: z.string(),
  /** Title of what the office wrote; of a file received its name. */
  DOC_NAME: z.string(),
  /** What kind of paper it is: Indonesian, and in the asker's language (empty in Indonesian). */
  TYPE_NAME: z.string(),
  TYPE_CAPTION: z.string(),
  DOC_NUMBER: z.string(),
  DOC_DATE: LegalDate,
  AT: Instant,
  /** Sorts by case and day, and says what is inside: number_date_type_reference. Fit for every file system. */
  SAVE_AS: z.string(),
  PATENT_ID: z.string(),
  TITLE: z.string(),
  CLIENT: Client.nullable(),
  PROC_TYP: z.string().nullable(),
  PROC_NBR: z.int().nullable(),
  ACTION_NBR: z.int().nullable(),
  MIME: z.string(),
  /** 0: issued, its PDF is made when it is first opened. */
  SIZE: z.int(),
  PAGES: z.int().nullable(),
  /** Null while SIZE is 0. */
  SHA256: z.string().nullable(),
  /** WAITING: in quarantine, or its PDF not made yet. REFUSED: a virus was found in it. */
  STATE: z.enum(['READY', 'WAITING', 'REFUSED']),
  IS_READ: Flag,
  /** The action that issued it was taken back: it stays and no longer counts. */
  WITHDRAWN: Flag,
})
export type Paper = z.infer<typeof Paper>

/** A paper with what follows from it. */
export const PaperFacts = Paper.extend({
  STATUS_CODE: z.string().nullable(),
  STATUS_NAME: z.string(),
  STATUS_CAPTION: z.string(),
  /** Who sent it, as far as the asker knows their name. */
  FROM_NAME: z.string(),
  /** The deadline it starts, and whether it is still the one that runs. */
  DUE_DATE: LegalDate.nullable(),
  DUE_RUNS: Flag,
  DAYS_LEFT: z.int().nullable(),
  /** The asker may answer it now. */
  ANSWERABLE: Flag,
  GROUND: z.string(),
  /** Of letters and certificates: what anybody may check it with. */
  VERIFY_CODE: z.string().nullable(),
  /** The neighbours of the list of all papers, newest first. */
  NEWER_ID: z.string().nullable(),
  OLDER_ID: z.string().nullable(),
})
export type PaperFacts = z.infer<typeof PaperFacts>

/** Documents across all cases of the asker, and what viewers need. Ours: the specification shows the screens only. */
export const papersCalls = defineCalls({
  getUserDocuments: {
    method: 'GET',
    path: '/getUserDocuments',
    who: 'signedIn',
    does: 'papers of all own filed cases, sent and received; q searches names, numbers and titles',
    query: z.object({
      q: z.string().trim().max(100).optional(),
      direction: z.enum(['IN', 'OUT']).optional(),
      unread: Flag.optional(),
      client: z.coerce.number().int().positive().max(2_147_483_647).optional(),
      sort: PaperSort.default('newest'),
      ...PageQuery,
    }),
    reply: pagedReply(Paper).extend({ CLIENTS: z.array(Client) }),
  },
  getDocumentFacts: {
    method: 'GET',
    path: '/getDocumentFacts/:id',
    who: 'owner',
    does: 'one paper with its case, deadline, answer and verification; by its id, or the newest paper of a process or action',
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
    does: 'the page index of a large PDF, read by viewers behind its unchanged bytes so that the first page comes first; 204 without one',
    params: z.object({ id: DocId }),
    reply: 'binary',
  },
  zipDocuments: {
    method: 'GET',
    path: '/zipDocuments',
    who: 'owner',
    does: 'several papers in one zip, each byte for byte as received or issued; at most 100 and 2 GB',
    query: z.object({ ids: z.string().regex(/^[A-Za-z0-9_-]{8,64}(,[A-Za-z0-9_-]{8,64}){0,99}$/) }),
    reply: 'binary',
  },
})
