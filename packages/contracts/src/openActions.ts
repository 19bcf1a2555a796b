import { z } from 'zod'

import { defineCalls } from './call.ts'
import { Flag, LegalDate } from './shapes.ts'
import { ProcessIdParam } from './workflowKeys.ts'

/** An action that is allowed next; dates are those that would apply if it were taken today. */
const OpenAction = z.object({
  ACTION_TYP: z.string(),
  ACTION_TYPE_NAME: z.string(),
  ACTION_TYPE_CAPTION: z.string(),
  ACTION_KIND: z.enum(['NORMAL', 'NOTE', 'SPECIAL']),
  /** One sentence: the legal effect of the action. */
  DESCRIPTION: z.string(),
  GROUND: z.string(),
  NEW_STATUS_CODE: z.string(),
  NEW_STATUS_NAME: z.string(),
  NEW_STATUS_CAPTION: z.string(),
  DUE_DATE: LegalDate.nullable(),
  /** TARGET: an internal target of the office. DEADLINE: a day set by law. */
  DUE_KIND: z.enum(['TARGET', 'DEADLINE']).nullable(),
  /** Type of the letter that the action issues; null when it issues none. */
  GENERATED_OFFIDOC: z.string().nullable(),
  OFFIDOC_NAME: z.string().nullable(),
  /** Name of the letter in the reader's language; empty in Indonesian and without a letter. */
  OFFIDOC_CAPTION: z.string(),
  /** Y when the letter asks the applicant for an answer, N when it only informs. */
  IND_ASKS: Flag,
  IND_TELLS: Flag,
  /** Y: it is recorded with the number and date of the court. */
  IND_COURT: z.literal('Y').optional(),
  /** A third party filed it on paper: FROM_NAME is needed. */
  IND_FROM: z.literal('Y').optional(),
  /** A third party filed it on paper and gets a file of its own: PARTY is needed. */
  IND_PARTY: z.literal('Y').optional(),
  /** Y for an act of the applicant or the public that an officer records when it arrives on paper. */
  IND_PAPER: Flag,
  /** What its letter needs: reasons on substantive articles, or points that say what is missing. */
  POINTS_KIND: z.enum(['REASONS', 'DEFICIENCIES']).optional(),
  /** Y: it refuses some goods of a mark only. */
  IND_PART: z.literal('Y').optional(),
  /** Y: the applicant may still answer it, so that each reason says what would overcome it. */
  IND_ANSWERABLE: z.literal('Y').optional(),
  /** Y: the office sets the last day, at most DUE_DATE. */
  IND_AT_MOST: z.literal('Y').optional(),
  /** Y: it is proposed, and a second officer approves it. */
  IND_SECOND: z.literal('Y').optional(),
  /** First day on which it is possible, when it is not yet: an answer is still open, or a period runs. Null when it is possible now. */
  FROM_DATE: LegalDate.nullable(),
  /** Y: it is possible only after a letter that gave a period was posted, because the period does not run yet. */
  IND_POSTING: z.literal('Y').optional(),
  /** What is undone with it, latest first, when a paper received earlier is recorded; empty when nothing is. */
  UNDOES: z.array(z.object({ ACTION_TYPE_NAME: z.string(), ACTION_TYPE_CAPTION: z.string(), ACTION_DATE: LegalDate })),
})
export type OpenAction = z.infer<typeof OpenAction>

/** §7 Workflow: what may be done next in a case. Cases of others are answered 404. */
export const openActionsCalls = defineCalls({
  getListAction: {
    method: 'GET',
    path: '/getListAction/:id',
    who: 'owner',
    does: 'Actions the caller may take next in a process (id PROC_TYP-PROC_NBR). For officers receivedOn lists acts on paper received that day, with what has to be undone to record them',
    params: z.object({ id: ProcessIdParam }),
    query: z.object({ receivedOn: LegalDate.optional() }),
    reply: z.array(OpenAction),
  },
})
