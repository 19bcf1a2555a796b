import { z } from 'zod'

import { defineCalls } from './call.ts'
import { DocId, FileRef, Sha256, SpecdocTyp } from './fileRow.ts'
import { SubmissionNbr } from './payments.ts'
import { CaseRef, Instant } from './shapes.ts'

const ApplicationForm = z.object({
  DOC_ID: DocId,
  VERSION: z.int(),
  FILE_NAME: z.string(),
  SIZE: z.int(),
  PAGES: z.int(),
  SHA256: Sha256,
  MADE_AT: Instant,
  MADE_BY: z.string(),
})

/** Calls for the papers that the portal makes of a draft or filing: form, receipts and templates for signature. */
export const applicationPapersCalls = defineCalls({
  regenerateappldoc: {
    method: 'POST',
    path: '/regenerateappldoc',
    who: 'owner',
    does: 'makes a new version of the application form from the filed data; uploads and earlier versions do not change',
    once: true,
    body: z.object({ PATENT_ID: CaseRef }),
    reply: z.object({ err: z.literal(''), DOC_ID: DocId, VERSION: z.int() }),
  },
  getApplicationForms: {
    method: 'GET',
    path: '/getApplicationForms/:patentId',
    who: 'owner',
    does: 'the versions of the application form of a case, newest first; each is fetched with getPDFDoc',
    params: z.object({ patentId: CaseRef }),
    reply: z.array(ApplicationForm),
  },
  printDraft: {
    method: 'GET',
    path: '/printDraft/:tempId',
    who: 'owner',
    does: 'the contents of a draft as PDF marked DRAF; not stored',
    params: z.object({ tempId: FileRef }),
    reply: 'binary',
  },
  documentTemplate: {
    method: 'GET',
    path: '/documentTemplate/:tempId/:t',
    who: 'owner',
    does: 'the statement or deed that a slot requires, filled with the data of the draft, for signature',
    params: z.object({ tempId: FileRef, t: SpecdocTyp }),
    reply: 'binary',
  },
  submissionReceipt: {
    method: 'GET',
    path: '/submissionReceipt',
    who: 'owner',
    does: 'the receipt of an unpaid filing, request or order of annuities as PDF: its files with their SHA-256, and what is still missing; made anew each time. Not in the specification.',
    query: z.object({ SUBMISSION_NBR: SubmissionNbr }),
    reply: 'binary',
  },
  getReceipt: {
    method: 'GET',
    path: '/getReceipt/:patentId',
    who: 'owner',
    does: 'the filing receipt of a case as PDF; made on request if not made yet',
    params: z.object({ patentId: CaseRef }),
    reply: 'binary',
  },
})
