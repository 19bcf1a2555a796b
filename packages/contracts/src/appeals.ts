import { z } from 'zod'

import { AppealedDecision } from './appealedDecision.ts'
import { defineCalls } from './call.ts'
import { CaseAnswers, RequestOffer, RequestSections } from './requestShapes.ts'
import { FileRow } from './fileRow.ts'
import { Flag, LegalDate, PageQuery, pagedReply } from './shapes.ts'
import { singleLineText } from './session.ts'

/** BD: against a refusal. BC: for a correction of a grant. BG: of a third person against a grant. */
export const appealKinds = ['BD', 'BC', 'BG'] as const
const AppealKind = z.enum(appealKinds)
const Prose = z.string().regex(/^(?:[^\p{Cc}\p{Cs}]|[\n\r\t])*$/u)
const Nbr = z.int().positive().max(2_147_483_647)
const NbrOfQuery = z.coerce.number().int().positive().max(2_147_483_647)
const ProcTyp = z.string().regex(/^\d{1,3}$/)
/** The process of the appeal: of the request, or of the case for an appeal on paper. */
const ProcessKey = { PROC_TYP: ProcTyp, PROC_NBR: Nbr }
/** ACTION_NBR: of an appeal on paper about a grant, of which a case may have several, the action that made it. */
const AppealKey = { ...ProcessKey, ACTION_NBR: Nbr.optional() }

/** ALLOWED: wholly. PART: for some goods, claims or grounds. REJECTED: not at all. */
const Outcome = z.enum(['ALLOWED', 'PART', 'REJECTED'])
const GroundOutcome = z.enum(['ALLOWED', 'REJECTED'])
const Goods = z.object({ CLASS_CODE: z.int().min(1).max(45), TERMS: z.array(z.string().max(500)).max(2000) })

/** NEW: received, no panel yet. HEARING: before the panel. ENDED: decided or withdrawn. */
export const appealTabs = ['NEW', 'HEARING', 'ENDED'] as const
export const AppealTab = z.enum(appealTabs)
export type AppealTab = z.infer<typeof AppealTab>

const rowFields = {
  ...ProcessKey,
  ACTION_NBR: Nbr.nullable(),
  USERDOC_TYP: AppealKind,
  /** Null for an appeal on paper without a file. */
  SUBMISSION_NBR: z.string().nullable(),
  PATENT_ID: z.string(),
  TITLE: z.string(),
  APPL_TYP: z.string(),
  /** Empty for a third person who appealed on paper. */
  APPELLANT_NAME: z.string(),
  RECEIVED_DATE: LegalDate,
  STATE_NAME: z.string(),
  STATE_CAPTION: z.string(),
  /** Day by which the law asks for the decision; null when it names none. */
  TARGET_DATE: LegalDate.nullable(),
  /** Why the appeal did not take effect by itself; null when it did. Words in `requests:held.*`. */
  HELD_WHY: z.string().nullable(),
}

export const AppealRow = z.object(rowFields)
export type AppealRow = z.infer<typeof AppealRow>

/** One ground of an appeal: a point of the refusal with the objection, or the whole appeal. */
const AppealGround = z.object({
  TITLE: z.string(),
  TEXT: z.string(),
  GROUND: z.string(),
  ANSWER: z.string(),
  /** Y: the appellant does not contest the point; it is not decided. */
  IND_LEFT: Flag,
})
export type AppealGround = z.infer<typeof AppealGround>

export const AppealAtBoard = z.object({
  ...rowFields,
  ROW_VERSION: Nbr,
  OWNER_NAMES: z.string(),
  /** State of the case, besides that of the appeal. */
  STATUS_NAME: z.string(),
  STATUS_CAPTION: z.string(),
  /** The refusal; null for other appeals. */
  DECISION: AppealedDecision.nullable(),
  GROUNDS: z.array(AppealGround),
  /** Goods and services of a mark, and number of claims of a patent. */
  GOODS: z.array(Goods),
  CLAIMS: z.int().nonnegative(),
  /** Answers and attachments of the request; null for an appeal on paper. */
  DATA: RequestSections.nullable(),
  CASE: CaseAnswers.nullable(),
  FILES: z.array(FileRow),
  /** How letters reach an appellant whose paper an officer recorded; null for an appeal through the portal, and on paper without a file. */
  ON_PAPER: z.enum(['POST', 'INBOX']).nullable(),
  /** What the law said on the day of receipt; null for an appeal on paper. */
  OFFER: RequestOffer.nullable(),
  /**
   * What the Commission may do now. ADMIT: form the panel. ASK: ask for what is missing. DECIDE. DISMISS: not admit the appeal. WITHDRAW: record
   * that an appeal on paper was withdrawn in writing. UNDO: take back the decision, as long as nothing followed it.
   */
  CAN: z.object({ ADMIT: Flag, ASK: Flag, DECIDE: Flag, DISMISS: Flag, WITHDRAW: Flag, UNDO: Flag }),
  /** What each outcome does in the case. */
  EFFECTS: z.object({ ALLOWED: z.string(), PART: z.string(), REJECTED: z.string() }),
  /** The decision as recorded; null before. */
  DECIDED: z
    .object({
      OUTCOME: Outcome,
      DECISION_NBR: z.string(),
      DECISION_DATE: LegalDate,
      SENT_DATE: LegalDate,
      REASONS: z.string(),
    })
    .nullable(),
})
export type AppealAtBoard = z.infer<typeof AppealAtBoard>

const Acted = z.object({ err: z.literal(''), STATE: z.string(), DUE_DATE: LegalDate.nullable() })

export const appealsCalls = defineCalls({
  appealQueue: {
    method: 'GET',
    path: '/appeals/queue',
    who: 'commission',
    does: 'Appeals before the Appeal Commission, the oldest first, with the number in each tab; without a tab the first one that has some. Not in the specification.',
    query: z.object({ ...PageQuery, tab: AppealTab.optional(), q: z.string().max(100).optional() }),
    reply: pagedReply(AppealRow).extend({
      /** The tab of this page. */
      TAB: AppealTab,
      TABS: z.array(z.object({ TAB: AppealTab, COUNT: z.int().nonnegative() })),
    }),
  },
  appealCase: {
    method: 'GET',
    path: '/appeals/one',
    who: 'commission',
    does: 'One appeal with the refusal, the grounds, the attachments and what may be done. Not in the specification.',
    query: z.object({ PROC_TYP: ProcTyp, PROC_NBR: NbrOfQuery, ACTION_NBR: NbrOfQuery.optional() }),
    reply: AppealAtBoard,
  },
  appealAct: {
    method: 'POST',
    path: '/appeals/act',
    who: 'commission',
    does: 'Forms the panel, asks for what is missing, does not admit an appeal, records that one on paper was withdrawn, or takes back the decision while nothing followed it. Not in the specification.',
    once: true,
    body: z.object({
      ...AppealKey,
      ACT: z.enum(['ADMIT', 'ASK', 'DISMISS', 'WITHDRAW', 'UNDO']),
      /** Needed by all but ADMIT. */
      NOTES: Prose.max(4000).default(''),
      ROW_VERSION: Nbr,
    }),
    reply: Acted,
  },
  appealDecide: {
    method: 'POST',
    path: '/appeals/decide',
    who: 'commission',
    does: 'Decides an appeal with reasons for each ground: acts in the case, changes the register and issues the decision letter in one transaction. Not in the specification.',
    once: true,
    body: z.object({
      ...AppealKey,
      ROW_VERSION: Nbr,
      OUTCOME: Outcome,
      DECISION_NBR: singleLineText(60),
      DECISION_DATE: LegalDate,
      /** One for each contested ground, in the order of GROUNDS. */
      GROUNDS: z.array(z.object({ OUTCOME: GroundOutcome, REASONS: Prose.max(4000) })).max(100),
      REASONS: Prose.max(4000).default(''),
      /** With PART: the goods or claims for which the case goes on, or that stand. */
      GOODS: z.array(Goods).max(45).default([]),
      CLAIMS: z.array(z.int().min(1).max(9999)).max(2000).default([]),
    }),
    reply: Acted,
  },
})
