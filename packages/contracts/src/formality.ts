import { z } from 'zod'

import { defineCalls } from './call.ts'
import { Issue } from './edits.ts'
import { pointKey, processOfLetter } from './letterKeys.ts'
import { Prose } from './requestShapes.ts'
import { CaseRef, Flag, LegalDate } from './shapes.ts'

const OffiDoc = z.object({ OFFIDOC_ORI: z.string(), OFFIDOC_SER: z.int(), OFFIDOC_NBR: z.int() })

const FormalityItem = z.object({
  ...pointKey,
  /** Name of the point in Indonesian; OPTION_CAPTION is in the reader's language and empty in Indonesian. */
  OPTION_NAME: z.string(),
  OPTION_CAPTION: z.string(),
  IND_REQUIRED: Flag,
  /** The officer's verdict; null while not checked. */
  IND_OK: Flag.nullable(),
  ACTION_OPTION_TEXT: z.string(),
  /** What was typed at the point at filing; empty for files, codes and whole sections. Sent to officers only. */
  VALUE: z.string(),
  /** Slot of the file to upload; for pictures the view as well. */
  SPECDOC_TYP: z.string().nullable(),
  VIEW_TYPE_ID: z.int().nullable(),
  GROUND: z.string(),
  /** Result of the form's rules: Y complete, N incomplete, W doubtful, null when only an officer can judge. Sent to officers only. */
  MACHINE: z.enum(['Y', 'N', 'W']).nullable(),
  FINDINGS: z.array(z.string()),
  /** DOC_ID of the last file sent in answer to this point. */
  REPLY_DOC_ID: z.string().nullable(),
})
export type FormalityItem = z.infer<typeof FormalityItem>

const FormalityCheck = z.object({
  PATENT_ID: z.string(),
  PROC_TYP: z.string(),
  PROC_NBR: z.int(),
  /** Action that closed the formality check; null while it is open. */
  ACTION_NBR: z.int().nullable(),
  ROUND: z.int(),
  /** Version of the check, for saving; null before the first save. */
  ROUND_VERSION: z.int().nullable(),
  /** Y when the case is in a state in which the office checks formalities. */
  IND_OPEN: Flag,
  EXAM_DATE: LegalDate.nullable(),
  DUE_DATE: LegalDate.nullable(),
  RESULT: z.enum(['PENDING', 'LENGKAP', 'KURANG']),
  NOTES: z.string(),
  ITEMS: z.array(FormalityItem),
  LETTER: OffiDoc.nullable(),
})
export type FormalityCheck = z.infer<typeof FormalityCheck>

/** §7 Edits of the specification: the formality checklist to which answers refer. */
export const formalityCalls = defineCalls({
  offiDocInsertUpdate: {
    method: 'POST',
    path: '/offiDocInsertUpdate',
    who: 'office',
    does: 'Save the formality check; with ACTION_TYP close it by that action, whose letter lists the points that are not met',
    once: true,
    body: z.strictObject({
      PATENT_ID: CaseRef,
      ...processOfLetter,
      /** Absent or empty: save the check only. */
      ACTION_TYP: z.string().max(60).default(''),
      ITEMS: z
        .array(
          z.strictObject({
            ...pointKey,
            IND_OK: Flag.nullable(),
            ACTION_OPTION_TEXT: Prose.max(4000).optional(),
            /** Only for points with LIST_CODE `LAIN`. */
            TITLE: Prose.max(254).optional(),
            SPECDOC_TYP: z
              .string()
              .regex(/^[A-Z0-9]{2,6}$/)
              .nullish(),
          }),
        )
        .max(200),
      NOTES: Prose.max(4000).default(''),
      /** For officers only; stored with the action that closes the check. */
      INTERNAL_NOTE: Prose.max(4000).optional(),
      /** Version of the process the officer saw. */
      ROW_VERSION: z.int().positive().optional(),
      /** Version of the check the officer saw; null before the first save. */
      ROUND_VERSION: z.int().positive().nullish(),
    }),
    reply: z.object({
      err: z.literal(''),
      ROUND: z.int(),
      ROUND_VERSION: z.int(),
      ACTION_NBR: z.int().nullable(),
      STATUS_CODE: z.string(),
      DUE_DATE: LegalDate.nullable(),
      OFFIDOC_ORI: z.string().nullable(),
      OFFIDOC_SER: z.int().nullable(),
      OFFIDOC_NBR: z.int().nullable(),
    }),
  },
  getFormalitas: {
    method: 'GET',
    path: '/getFormalitas',
    who: 'owner',
    does: 'The formality check of a case: parties see the last closed one, officers the open one with the results of the rules',
    query: z.object({ patentId: CaseRef }),
    reply: FormalityCheck,
  },
  getValFormalitas: {
    method: 'GET',
    path: '/getValFormalitas',
    who: 'owner',
    does: 'Results of the rules of the form for a filed application',
    query: z.object({ patentId: CaseRef }),
    reply: z.object({ IND_VALID: Flag, ERRORS: z.array(Issue), WARNINGS: z.array(Issue) }),
  },
})
