import { caseRoles, officeRoles } from '@saki/domain/office/officeRoles'
import { z } from 'zod'

import { defineCalls } from './call.ts'
import { Done, Flag, Instant, LegalDate, PageQuery, UserId, pagedReply } from './shapes.ts'
import { RightCode } from './rightCode.ts'

/** Kinds of work of the office. Every state in which the office must act belongs to one. */
export const workKinds = ['FORMALITY', 'REPLY', 'PUBLICATION', 'EXAMINATION', 'REGISTRATION', 'DISPUTE'] as const
export const WorkKind = z.enum(workKinds)
export type WorkKind = z.infer<typeof WorkKind>

export const ProcessOfCase = {
  PROC_TYP: z.string().regex(/^\d{1,3}$/),
  PROC_NBR: z.int().positive().max(2_147_483_647),
}
export const Version = z.int().positive()

export const Officer = z.object({ USER_ID: z.int(), USER_NAME: z.string() })
export type Officer = z.infer<typeof Officer>

/** An officer to whom cases can be given. */
const Assignable = Officer.extend({
  ROLES: z.array(z.enum(officeRoles)),
  /** Cases in hand. */
  CASES: z.int().nonnegative(),
  /** Y: absent today. */
  IND_ABSENT: Flag,
})
export type Assignable = z.infer<typeof Assignable>

/** One case in the queue of the office. */
export const QueueRow = z.object({
  PATENT_ID: z.string(),
  PROC_TYP: z.string(),
  PROC_NBR: z.int(),
  RIGHT: RightCode,
  FILE_TYP: z.string(),
  LAW_CODE: z.string(),
  TITLE: z.string(),
  OWNER_NAMES: z.string(),
  STATUS_CODE: z.string(),
  STATUS_NAME: z.string(),
  STATUS_CAPTION: z.string(),
  STATUS_DATE: LegalDate,
  /** Null when the office need not act. */
  WORK: WorkKind.nullable(),
  DUE_DATE: LegalDate.nullable(),
  /** TARGET: an internal target of the office. DEADLINE: a day set by law. */
  DUE_KIND: z.enum(['TARGET', 'DEADLINE']).nullable(),
  DAYS_LEFT: z.int().nullable(),
  /** When an answer arrived that no officer has examined; null otherwise. */
  REPLY_AT: Instant.nullable(),
  OFFICER: Officer.nullable(),
  IND_FROZEN: Flag,
  /** Copies of the latest letter that their addressees have not read, plus bounced mails of the process that are not settled. */
  UNREAD: z.int().nonnegative(),
  IMG_URL: z.string().nullable(),
  ROW_VERSION: z.int(),
})
export type QueueRow = z.infer<typeof QueueRow>

/** Most cases that one call changes. */
export const MOST_CHOSEN = 100

/** A chosen case that stayed as it was, with the reason in the reader's language. */
const FailedCase = z.object({ ...ProcessOfCase, PATENT_ID: z.string(), WHY: z.string() })
export type FailedCase = z.infer<typeof FailedCase>

/** A case found at the desk. */
const FoundAtDesk = z.object({
  /** Null before payment; such a filing has no page at the desk. */
  PATENT_ID: z.string().nullable(),
  SUBMISSION_NBR: z.string(),
  REGISTRATION_NBR: z.string().nullable(),
  RIGHT: RightCode,
  TITLE: z.string(),
  OWNER_NAMES: z.string(),
  STATUS_NAME: z.string(),
  STATUS_CAPTION: z.string(),
  /** What the words or the number are of the case. */
  FOUND_BY: z.enum([
    'application',
    'registration',
    'submission',
    'billing',
    'letter',
    'request',
    'words',
    'representative',
  ]),
  /** The number of the bill, letter or request; empty otherwise. */
  FOUND_NBR: z.string(),
  OFFICER_NAME: z.string().nullable(),
  IMG_URL: z.string().nullable(),
})
export type FoundAtDesk = z.infer<typeof FoundAtDesk>

const filters = {
  right: RightCode.optional(),
  law: z.string().max(30).optional(),
  /** User id of an officer, `none` for unassigned cases, or `absent` for those of officers who are absent today. */
  officer: z.union([z.literal(['none', 'absent']), UserId]).optional(),
  q: z.string().trim().max(100).optional(),
  dueBefore: LegalDate.optional(),
}

/** Calls of the office's queue: what waits, how a case is found, and who has it. None takes an action in a case but officeCertifyMany. */
export const deskQueueCalls = defineCalls({
  // Not in the specification
  officeQueue: {
    method: 'GET',
    path: '/office/queue',
    who: 'office',
    does: 'Cases waiting for the office by kind of work, nearest target first; or the cases of the officer, overdue cases of all kinds, or deadlines of applicants',
    query: z.object({
      view: z.enum(['QUEUE', 'MINE', 'LATE', 'TERMS']).default('QUEUE'),
      kind: WorkKind.optional(),
      ...filters,
      ...PageQuery,
    }),
    reply: pagedReply(QueueRow).extend({
      /**
       * REPLY, MINE, LATE, TERMS and PROPOSALS are counted up to 1,000. LATE: whoever has the case, and whatever kind of work it is. PROPOSALS:
       * of others, only for those who may decide.
       */
      COUNTS: z.object({
        ...countsOf(),
        MINE: z.int(),
        LATE: z.int(),
        TERMS: z.int(),
        QUEUE: z.int(),
        PROPOSALS: z.int().optional(),
      }),
      LAWS: z.array(z.string()),
    }),
  },
  officeFind: {
    method: 'GET',
    path: '/office/find',
    who: 'office',
    does: 'Any case, also registered and ended ones, by a number of any kind (application, registration, submission, bill, letter, request), by its name, owner or representative; numbers first, then the newest',
    query: z.object({ q: z.string().trim().min(2).max(100), size: z.coerce.number().int().min(1).max(50).default(10) }),
    reply: z.object({ data: z.array(FoundAtDesk), IND_MORE: Flag }),
  },
  officeOfficers: {
    method: 'GET',
    path: '/office/officers',
    who: 'office',
    does: 'Officers to whom a case can be assigned, with roles and cases in hand',
    reply: z.array(Assignable),
  },
  officeTakeNext: {
    method: 'POST',
    path: '/office/takeNext',
    who: 'office',
    roles: caseRoles,
    does: 'Assigns the most urgent unassigned case to the caller; two officers calling at once get different cases',
    once: true,
    body: z.object({ KIND: WorkKind, RIGHT: RightCode.optional(), LAW: z.string().max(30).optional() }),
    /** PATENT_ID is null when no unassigned case is left. */
    reply: z.object({ err: z.literal(''), PATENT_ID: z.string().nullable() }),
  },
  officeAssign: {
    method: 'POST',
    path: '/office/assign',
    who: 'office',
    roles: caseRoles,
    does: 'Assigns a case to an officer whose roles cover it, or with null unassigns it; HELD_BY is the assignment the caller saw, and a stale one is refused',
    body: z.object({
      ...ProcessOfCase,
      USER_ID: z.int().positive().nullable(),
      HELD_BY: z.int().positive().nullable(),
      REASON: z.string().trim().max(1000).default(''),
    }),
    reply: Done,
  },
  officeAssignMany: {
    method: 'POST',
    path: '/office/assignMany',
    who: 'office',
    roles: caseRoles,
    does: 'Assigns chosen cases to an officer, or with null unassigns them, each case by itself; says of each that failed why',
    once: true,
    body: z.object({
      CASES: z
        .array(z.strictObject({ ...ProcessOfCase, HELD_BY: z.int().positive().nullable() }))
        .min(1)
        .max(MOST_CHOSEN),
      USER_ID: z.int().positive().nullable(),
      REASON: z.string().trim().max(1000).default(''),
    }),
    /** DONE: cases assigned now or by an earlier request with this key. */
    reply: Done.extend({ DONE: z.int(), FAILED: z.array(FailedCase) }),
  },
  officeCertifyMany: {
    method: 'POST',
    path: '/office/certifyMany',
    who: 'office',
    roles: caseRoles,
    does: 'Issues the certificates of chosen cases whose grant is decided, each case by itself; says of each that failed why',
    once: true,
    body: z.object({
      CASES: z
        .array(z.strictObject({ ...ProcessOfCase, ROW_VERSION: Version }))
        .min(1)
        .max(MOST_CHOSEN),
    }),
    reply: Done.extend({ DONE: z.int(), FAILED: z.array(FailedCase) }),
  },
})

function countsOf() {
  return Object.fromEntries(workKinds.map((kind) => [kind, z.int().nonnegative()])) as Record<WorkKind, z.ZodInt>
}
