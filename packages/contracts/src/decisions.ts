import { caseRoles } from '@saki/domain/office/officeRoles'
import { z } from 'zod'

import { defineCalls } from './call.ts'
import { DecisionReason, ReasonGoods } from './reason.ts'
import { RightCode } from './rightCode.ts'
import { multilineText } from './session.ts'
import { Done, Flag, Instant, LegalDate } from './shapes.ts'

const ProcessKey = { PROC_TYP: z.string().regex(/^\d{1,3}$/), PROC_NBR: z.int().positive().max(2_147_483_647) }
const Version = z.int().positive()

/** Reasons while they are written; ROW_VERSION 0 before the first save. */
const ReasonDraft = z.object({
  REASONS: z.array(DecisionReason),
  /** Goods of a mark, by class; empty for other rights. */
  PRESENT: ReasonGoods,
  /** Filing date of the case, or its earliest priority that was not lost. */
  OWN_DATE: LegalDate,
  ROW_VERSION: z.int().nonnegative(),
  SAVED_BY: z.string(),
  SAVED_AT: Instant.nullable(),
  /** Grounds of the letters before, each with the answer to it; empty when there was none. */
  NOTIFIED: z.array(
    z.object({
      GROUND: z.string(),
      GOODS: ReasonGoods,
      TITLE: z.string(),
      LETTER: z.string(),
      ANSWER: z.string(),
      IND_ANSWERED: Flag,
    }),
  ),
})
export type ReasonDraft = z.infer<typeof ReasonDraft>

const KeptParagraph = z.object({
  PARAGRAPH_ID: z.int(),
  /** Code of the ground it is for; '' for any. */
  GROUND: z.string(),
  TITLE: z.string(),
  BODY: z.string(),
  CHANGED_BY: z.string(),
  ROW_VERSION: z.int(),
})
export type KeptParagraph = z.infer<typeof KeptParagraph>

/** One act or deadline that waits for the decision of a second officer. */
const Proposal = z.object({
  KIND: z.enum(['ACT', 'DUE', 'CHANGE']),
  PROPOSAL_ID: z.int(),
  /** '' for a tariff. */
  PATENT_ID: z.string(),
  RIGHT: RightCode.nullable(),
  TITLE: z.string(),
  /** What is proposed; of a deadline the name of that act. */
  ACTION_TYPE_NAME: z.string(),
  ACTION_TYPE_CAPTION: z.string(),
  DUE_DATE: LegalDate.nullable(),
  /** Of a change: its fields as in the change log, and the proposer's reason. */
  CHANGES: z.array(z.object({ FIELD: z.string(), LABEL: z.string(), OLD: z.string(), NEW: z.string() })),
  REASON: z.string(),
  /** Y: its approval sends a letter, which officeProposalLetter shows. */
  IND_LETTER: Flag,
  PROPOSED_BY: z.string(),
  PROPOSED_AT: Instant,
  /** Y: the caller proposed it and cannot approve it. */
  IND_OWN: Flag,
})
export type Proposal = z.infer<typeof Proposal>

const right = z.object({ right: RightCode })

/** Decisions with reasons, and those that a second officer approves: for officers. */
export const decisionsCalls = defineCalls({
  officeReasons: {
    method: 'GET',
    path: '/office/reasons',
    who: 'office',
    does: 'Reasons of the next decision in a case as officers have written them so far, with the letters and answers before that a final decision rests on',
    query: z.object({ PROC_TYP: ProcessKey.PROC_TYP, PROC_NBR: z.coerce.number().int().positive().max(2_147_483_647) }),
    reply: ReasonDraft,
  },
  saveReasons: {
    method: 'POST',
    path: '/office/reasons',
    who: 'office',
    roles: caseRoles,
    does: 'Saves the reasons of the next decision while they are written; ROW_VERSION is that of the reasons the caller saw, absent for new ones',
    body: z.object({ ...ProcessKey, REASONS: z.array(DecisionReason).max(15), ROW_VERSION: Version.optional() }),
    reply: z.object({ err: z.literal(''), ROW_VERSION: z.int(), SAVED_AT: Instant }),
  },
  officeParagraphs: {
    method: 'GET',
    path: '/office/paragraphs',
    who: 'office',
    does: 'Paragraphs kept for the reasons of decisions about a right, by title',
    query: right,
    reply: z.array(KeptParagraph),
  },
  saveParagraph: {
    method: 'POST',
    path: '/office/paragraphs',
    who: 'office',
    roles: caseRoles,
    does: 'Keeps a paragraph for all officers, or changes the one with PARAGRAPH_ID and the ROW_VERSION the caller saw',
    once: true,
    body: z.object({
      PARAGRAPH_ID: z.int().positive().optional(),
      ROW_VERSION: Version.optional(),
      RIGHT: RightCode,
      GROUND: z.string().max(10).default(''),
      TITLE: z.string().trim().min(1).max(80),
      BODY: multilineText(4000).refine((text) => text !== '', 'errors:field.required'),
    }),
    reply: z.object({ err: z.literal(''), PARAGRAPH_ID: z.int(), ROW_VERSION: z.int() }),
  },
  deleteParagraph: {
    method: 'POST',
    path: '/office/paragraphs/remove',
    who: 'office',
    roles: caseRoles,
    does: 'Removes a paragraph; one that is gone already is no error',
    body: z.object({ PARAGRAPH_ID: z.int().positive(), ROW_VERSION: Version }),
    reply: Done,
  },
  officeProposals: {
    method: 'GET',
    path: '/office/proposals',
    who: 'office',
    does: 'Acts, deadlines and changes of the register and of tariffs that wait for a second officer, the oldest first, at most 200',
    reply: z.array(Proposal),
  },
  officeDecideAct: {
    method: 'POST',
    path: '/office/decideAct',
    who: 'office',
    does: 'Approves another officer’s proposed act, which performs it, or returns it with a remark; the proposer may take the own proposal back',
    once: true,
    body: z.object({
      PROPOSAL_ID: z.int().positive(),
      IND_APPROVED: Flag,
      /** Needed when another officer returns it. */
      REMARK: z.string().trim().max(1000).default(''),
    }),
    reply: z.object({ err: z.literal(''), STATUS_CODE: z.string(), DUE_DATE: LegalDate.nullable() }),
  },
  officeDecideChange: {
    method: 'POST',
    path: '/office/decideChange',
    who: 'office',
    does: 'Approves another officer’s proposed change of the register or of a tariff, which makes it, or returns it with a remark; the proposer may take the own proposal back',
    once: true,
    body: z.object({
      PROPOSAL_ID: z.int().positive(),
      IND_APPROVED: Flag,
      /** Needed when another officer returns it. */
      REMARK: z.string().trim().max(1000).default(''),
    }),
    reply: Done,
  },
})
