import { caseRoles } from '@saki/domain/office/officeRoles'
import { z } from 'zod'

import { defineCalls } from './call.ts'
import { ProcessOfCase, Version } from './deskQueue.ts'
import { PaperParty } from './paperParties.ts'
import { DecisionReason } from './reason.ts'
import { Flag, LegalDate } from './shapes.ts'
import { UploadReply } from './uploads.ts'

const notes = z.string().max(4000)
const reason = z.string().trim().min(3).max(1000)

const Acted = z.object({
  err: z.literal(''),
  ACTION_NBR: z.int(),
  STATUS_CODE: z.string(),
  DUE_DATE: LegalDate.nullable(),
})

/** What officers do in a case, all of it through the workflow engine. Not in the specification, except insertAction. */
export const deskActsCalls = defineCalls({
  officeUndoAction: {
    method: 'POST',
    path: '/office/undoAction',
    who: 'office',
    roles: caseRoles,
    does: 'Undoes the last action of a process, with a reason: restores state, deadline and timer as before it',
    once: true,
    body: z.object({ ...ProcessOfCase, ACTION_NBR: z.int().positive(), REASON: reason, ROW_VERSION: Version }),
    reply: Acted,
  },
  officeFreeze: {
    method: 'POST',
    path: '/office/freeze',
    who: 'office',
    roles: caseRoles,
    does: 'Suspends a process, with a reason: timers do not act until it is resumed',
    once: true,
    body: z.object({ ...ProcessOfCase, REASON: reason, ROW_VERSION: Version }),
    reply: Acted,
  },
  officeResume: {
    method: 'POST',
    path: '/office/resume',
    who: 'office',
    roles: caseRoles,
    does: 'Resumes a suspended process; its deadline moves by the days of suspension',
    once: true,
    body: z.object({ ...ProcessOfCase, REASON: reason, ROW_VERSION: Version }),
    reply: Acted,
  },
  officeSetDue: {
    method: 'POST',
    path: '/office/setDue',
    who: 'office',
    roles: caseRoles,
    does: 'Proposes a later deadline of a process with its ground, for another officer to decide; a target of the office is set at once. A period of the law is never shortened',
    once: true,
    body: z.object({
      ...ProcessOfCase,
      DUE_DATE: LegalDate,
      /** Article the extension rests on; needed for a deadline of the law. */
      GROUND: z.string().trim().max(200).default(''),
      REASON: reason,
      ROW_VERSION: Version,
    }),
    /** PROPOSAL_ID: null when the day was set at once. DUE_DATE: the deadline in force. */
    reply: z.object({ err: z.literal(''), PROPOSAL_ID: z.int().nullable(), DUE_DATE: LegalDate.nullable() }),
  },
  officeDecideDue: {
    method: 'POST',
    path: '/office/decideDue',
    who: 'office',
    roles: ['approver', 'head'],
    does: 'Approves another officer’s proposed deadline, which sets it and writes to everybody concerned, or returns it with a remark',
    once: true,
    body: z.object({
      PROPOSAL_ID: z.int().positive(),
      IND_APPROVED: Flag,
      /** Needed when the proposal is returned. */
      REMARK: z.string().trim().max(1000).default(''),
    }),
    reply: z.object({ err: z.literal(''), DUE_DATE: LegalDate }),
  },
  officePaperScan: {
    method: 'POST',
    path: '/office/paperScan',
    who: 'office',
    roles: caseRoles,
    does: 'Uploads the scan of a paper that the office received, for the act that records it',
    upload: true,
    once: true,
    reply: UploadReply,
  },
  // §7 Edits
  insertAction: {
    method: 'POST',
    path: '/insertAction',
    who: 'office',
    does: 'Takes an action of an officer in a process, or records an act of the applicant or the public that arrived on paper',
    once: true,
    body: z.strictObject({
      ...ProcessOfCase,
      ACTION_TYP: z.string().max(60),
      /** Of an act on paper the day it was received; periods that it sets for somebody else run from the day it is recorded. */
      ACTION_DATE: LegalDate.optional(),
      /** Y: what followed the day of receipt is undone with it. */
      UNDO_FOLLOWED: Flag.optional(),
      /** Note to the parties, shown in the letter and in their inbox. */
      NOTES: notes.default(''),
      NOTES1: notes.optional(),
      NOTES2: notes.optional(),
      NOTES3: notes.optional(),
      NOTES4: notes.optional(),
      NOTES5: notes.optional(),
      /** Of a suit its number and date at the court, of a judgment its own; needed by actions with IND_COURT. */
      COURT_NBR: z.string().trim().max(80).optional(),
      COURT_DATE: LegalDate.optional(),
      /** Who filed a paper that is not the applicant’s; needed by actions with IND_PARTY, whose file it becomes. Its name begins the notes. */
      PARTY: PaperParty.optional(),
      /** The same by name alone; needed by actions with IND_FROM. */
      FROM_NAME: z.string().trim().max(254).optional(),
      /** DOC_ID of the scan, uploaded by the same officer with officePaperScan; needed by acts that arrived on paper. */
      SCAN_ID: z
        .string()
        .regex(/^[A-Za-z0-9_-]{8,64}$/)
        .optional(),
      /** Y: the search report, as it is now, is an annex of the letter; for acts with POINTS_KIND REASONS. */
      IND_ANNEX: Flag.optional(),
      /** For officers only. */
      INTERNAL_NOTE: notes.optional(),
      OPTIONS: z
        .array(z.strictObject({ LIST_CODE: z.string().max(20), OPTION_NBR: z.int() }))
        .max(100)
        .optional(),
      /** Points of the letter. */
      POINTS: z
        .array(
          z.strictObject({ TITLE: z.string().trim().min(1).max(200), TEXT: z.string().trim().max(2000).default('') }),
        )
        .max(40)
        .optional(),
      /** Reasons of a decision against the applicant; needed by actions with POINTS_KIND REASONS. */
      REASONS: z.array(DecisionReason).max(15).optional(),
      /** Last day that the office sets; needed by actions with IND_AT_MOST. */
      DUE_DATE: LegalDate.optional(),
      ROW_VERSION: Version.optional(),
    }),
    /** PROPOSAL_ID: the act waits for a second officer, nothing changed, and ACTION_NBR is 0. */
    reply: Acted.extend({ PROPOSAL_ID: z.int().optional() }),
  },
})
