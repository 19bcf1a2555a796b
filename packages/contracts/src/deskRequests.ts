import { caseRoles } from '@saki/domain/office/officeRoles'
import { z } from 'zod'

import { defineCalls } from './call.ts'
import { ProcessFields, Prose, RequestOffer, RequestSections, UserdocTyp, submittedFields } from './requestShapes.ts'
import { Flag, Instant, LegalDate, PageQuery, pagedReply } from './shapes.ts'

/** A request at the desk: `CASES` has the one process that was asked for. */
export const DeskRequest = z.object({
  ...submittedFields,
  /** ACTION_TYP of what an officer may do now, with its name in Indonesian and a caption in the reader's language. */
  CHOICES: z.array(
    z.object({
      ACTION_TYP: z.string(),
      ACTION_TYPE_NAME: z.string(),
      ACTION_TYPE_CAPTION: z.string(),
      MEANS: z.string(),
      /** Y for decisions and letters that need words of the officer. */
      IND_REASONS: Flag,
    }),
  ),
  /** What granting does to the case, by the kind's effects. */
  EFFECTS: z.array(z.string()),
  /** While it is undecided, the persons of the register whom granting would replace, in the section of DATA that names the new ones. */
  PRESENT: RequestSections,
  /** The last action, when officeUndoAction may undo it with what it did in the case. */
  UNDO: z.object({ ACTION_NBR: z.int(), ACTION_TYPE_NAME: z.string(), ACTION_TYPE_CAPTION: z.string() }).nullable(),
  /** Why the decision stays: CHANGED, the case went on since; FINAL, its effect is not taken back. */
  UNDO_WHY_NOT: z.enum(['CHANGED', 'FINAL']).nullable(),
  /** Numbers of undecided requests received before it that contradict it; they are decided first. */
  CONTRADICTS: z.array(z.string()),
  /** The grant that waits for a second officer; null when none does. */
  PROPOSED: z.object({ BY: z.string(), AT: Instant }).nullable(),
  /** Letters and documents that its acts sent, the oldest first; not those of the case. */
  LETTERS: z.array(
    z.object({
      DOC_ID: z.string(),
      DOC_NUMBER: z.string(),
      /** As printed, and in the reader's language; the latter empty for Indonesian readers. */
      OFFIDOC_NAME: z.string(),
      OFFIDOC_CAPTION: z.string(),
      DOC_DATE: LegalDate,
    }),
  ),
  /** How letters reach the party of a request that an officer recorded from a paper; null for one through the portal. */
  ON_PAPER: z.enum(['POST', 'INBOX']).nullable(),
  /** The offer judged on the day of receipt; an officer sees what the law says about it. */
  OFFER: RequestOffer,
})
export type DeskRequest = z.infer<typeof DeskRequest>

export const DeskRequestRow = z.object({
  SUBMISSION_NBR: z.string(),
  USERDOC_TYP: UserdocTyp,
  PROC_TYP: z.string(),
  PROC_NBR: z.int(),
  PATENT_ID: z.string(),
  TITLE: z.string(),
  APPL_TYP: z.string(),
  REQUESTER_NAME: z.string(),
  RECEIVED_DATE: LegalDate,
  STATE: z.string(),
  STATE_NAME: z.string(),
  STATE_CAPTION: z.string(),
  HELD_WHY: z.string().nullable(),
  DUE_DATE: LegalDate.nullable(),
})
export type DeskRequestRow = z.infer<typeof DeskRequestRow>

/** NEW: not begun. VERIFICATION: an officer checks. COMPLETENESS: the requester must complete. DISPUTE: oppositions and appeals. HELD: the system did not carry it out. ENDED: decided. */
export const deskRequestTabs = ['NEW', 'VERIFICATION', 'COMPLETENESS', 'DISPUTE', 'HELD', 'ENDED'] as const
export const DeskRequestTab = z.enum(deskRequestTabs)
export type DeskRequestTab = z.infer<typeof DeskRequestTab>

export const deskRequestsCalls = defineCalls({
  officeRequests: {
    method: 'GET',
    path: '/office/requests',
    who: 'office',
    does: 'Requests at the desk, the oldest first, with the number in each tab. Not in the specification.',
    query: z.object({
      ...PageQuery,
      tab: DeskRequestTab.default('NEW'),
      kind: UserdocTyp.optional(),
      /** Words in the title, the number, the submission number or the name of the requester; of more than 1,000 found the total is capped. */
      q: z.string().max(100).optional(),
    }),
    reply: pagedReply(DeskRequestRow).extend({
      TABS: z.array(z.object({ TAB: DeskRequestTab, COUNT: z.int().nonnegative() })),
    }),
  },
  officeRequest: {
    method: 'GET',
    path: '/office/requests/one',
    who: 'office',
    does: 'A request in one case, with its answers, files and what an officer may do. Not in the specification.',
    query: z.object({
      PROC_TYP: ProcessFields.PROC_TYP,
      PROC_NBR: z.coerce.number().int().positive().max(2_147_483_647),
    }),
    reply: DeskRequest,
  },
  officeRequestAct: {
    method: 'POST',
    path: '/office/requests/act',
    who: 'office',
    roles: caseRoles,
    does: 'An act of an officer on a request: begin to verify, ask for what is missing, grant with its effect on the case, refuse with reasons. Not in the specification.',
    once: true,
    body: z.object({
      ...ProcessFields,
      ACTION_TYP: z.string().regex(/^[A-Z]{2,6}$/),
      /** Reasons of a decision, or what is missing. */
      NOTES: Prose.max(4000).default(''),
      ROW_VERSION: z.int().positive(),
    }),
    reply: z.object({
      err: z.literal(''),
      ACTION_NBR: z.int(),
      STATE: z.string(),
      DUE_DATE: LegalDate.nullable(),
      /** The grant waits for a second officer, nothing changed, and ACTION_NBR is 0. */
      PROPOSAL_ID: z.int().optional(),
    }),
  },
})
