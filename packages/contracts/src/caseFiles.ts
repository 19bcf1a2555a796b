import { z } from 'zod'

import { defineCalls } from './call.ts'
import { FileRemarks } from './fileRow.ts'
import { Flag, LegalDate } from './shapes.ts'
import { NbrParam, ProcTypParam } from './workflowKeys.ts'

const CaseFile = z.object({
  DOC_ID: z.string(),
  PROC_TYP: z.string().nullable(),
  PROC_NBR: z.int().nullable(),
  ACTION_NBR: z.int().nullable(),
  /** IN from the parties, OUT from the office. */
  DIRECTION: z.enum(['IN', 'OUT']),
  DOC_TYP: z.string(),
  /** For a file of the parties: its kind, in Indonesian. For a letter: its number, because DOC_NAME gives the kind. */
  DOC_TYP_NAME: z.string(),
  /** View that a picture shows; null for letters and other files. */
  VIEW_TYPE_ID: z.int().nullable(),
  DOC_NAME: z.string(),
  DOC_NUMBER: z.string(),
  DOC_DATE: LegalDate,
  MIME: z.string(),
  SIZE: z.int(),
  PAGES: z.int().nullable(),
  IS_READ: Flag,
  /** Y when a file of the parties contains an electronic signature; REMARKS describes it. The signature is not verified. */
  SIGNED: Flag,
  REMARKS: FileRemarks.nullable(),
})

/** §7 Workflow: the documents of a case. Cases of others are answered 404. */
export const caseFilesCalls = defineCalls({
  getListDokumen: {
    method: 'GET',
    path: '/getListDokumen/:id',
    who: 'owner',
    does: 'Documents of a case, by process id or by application number: letters of the office and files of the applicant',
    params: z.object({ id: z.string().min(3).max(24) }),
    reply: z.array(CaseFile),
  },
  workflowFileList: {
    method: 'GET',
    path: '/workflowFileList/',
    who: 'owner',
    does: 'Documents of one event of a process, or of the whole process',
    query: z.object({ PROC_TYP: ProcTypParam, PROC_NBR: NbrParam, ACTION_NBR: NbrParam.optional() }),
    reply: z.array(CaseFile),
  },
})
