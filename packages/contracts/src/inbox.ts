import { z } from 'zod'

import { defineCalls } from './call.ts'
import {
  CaseRef,
  Client,
  Cursor,
  Cursors,
  Done,
  Flag,
  Instant,
  LegalDate,
  pagedReply,
  PageQuery,
  UserId,
} from './shapes.ts'

/** Key of the office action of an inbox item. Together with the reader it identifies the item. */
export const ActionKey = z.strictObject({
  proc_typ: z.string().regex(/^[A-Z0-9]{1,4}$/i),
  proc_nbr: z.int().positive().max(2_147_483_647),
  action_nbr: z.int().positive().max(2_147_483_647),
})

/** INFO: nothing to do. ACTION: something to do. URGENT: seven days or fewer left. OVERDUE: the due date has passed. */
export const Severity = z.enum(['INFO', 'ACTION', 'URGENT', 'OVERDUE'])

/** One office action addressed to the reader, described in the reader's language. */
export const InboxItem = z.object({
  /** PROC_TYP-PROC_NBR-ACTION_NBR. */
  INBOX_ID: z.string(),
  PROC_TYP: z.string(),
  PROC_NBR: z.int(),
  ACTION_NBR: z.int(),
  PATENT_ID: z.string(),
  FILE_TYP: z.string(),
  TITLE: z.string(),
  /** Submission number of the reader's request after filing that the letter is about; null for letters about the case itself. */
  REQUEST_NBR: z.string().nullable().optional(),
  /** Small picture of the case. */
  IMG_URL: z.string().nullable(),
  ACTION_TYP: z.string(),
  ACTION_TYPE_NAME: z.string(),
  /** ACTION_TYPE_NAME in the reader's language; empty in Indonesian. */
  ACTION_TYPE_CAPTION: z.string(),
  /** Subject in the reader's language. */
  SUBJECT: z.string(),
  /** Meaning of the action for the reader. */
  BODY_TEXT: z.string(),
  /** STATUS_CODE of the state that the action led to; names the act asked of the reader. */
  STATUS_CODE: z.string(),
  /** What the reader must do; empty when nothing. */
  TODO_TEXT: z.string(),
  ACTION_DATE: LegalDate,
  SENT_AT: Instant,
  /** Y: read by this reader. */
  STATUS: Flag,
  /** When this reader first read it; never changes, also when the item becomes unread again. */
  READ_AT: Instant.nullable(),
  /** When the addressee, or anyone acting for the addressee, first read it. */
  FIRST_READ_AT: Instant.nullable(),
  /** Everyone to whom it was delivered, earliest reader first. */
  READERS: z.array(z.object({ USER_ID: z.int(), USER_NAME: z.string(), READ_AT: Instant.nullable() })),
  /** When a reminder last made it unread again. */
  REMINDED_AT: Instant.nullable(),
  HAS_DOC: Flag,
  OFFIDOC_NAME: z.string().nullable(),
  /** The due date set by the action; null when there is none or a later action answered it. */
  DUE_DATE: LegalDate.nullable(),
  DAYS_LEFT: z.int().nullable(),
  /** What happens after the due date; empty when nothing does. */
  CONSEQUENCE: z.string(),
  /** Article on which the action is based. */
  GROUND: z.string(),
  /** What the reader can do about it in the portal: answer the letter, pay a bill, or nothing. */
  NEXT: z.enum(['ANSWER', 'PAY', 'NONE']),
  /** Y: an answer waits for the office; the deadline no longer runs. */
  ANSWERED: Flag,
  /** Y: the office suspended the case and its deadline. */
  FROZEN: Flag,
  SEVERITY: Severity,
  /** The addressee, when the reader received it by a mandate; otherwise null. */
  ON_BEHALF_OF: Client.nullable(),
})
export type InboxItem = z.infer<typeof InboxItem>

/** §7 Inbox. */
export const inboxCalls = defineCalls({
  getInboxByAB: {
    method: 'GET',
    path: '/getInbox/:userId/:page',
    who: 'signedIn',
    does: 'One page of ten inbox items of the signed-in user, newest first',
    params: z.object({ userId: UserId, page: PageQuery.page }),
    reply: pagedReply(InboxItem),
  },
  getInbox: {
    method: 'GET',
    path: '/getInbox',
    who: 'signedIn',
    does: 'Inbox items of the signed-in user by filter, newest first or ranked by urgency; with action=Y or due_before only open ones, nearest due date first',
    query: z.object({
      user_id: UserId.optional(),
      ...PageQuery,
      cursor: Cursor.optional(),
      /** ranked: open items by due date, then unread items, then the rest, the last two newest first. */
      sort: z.enum(['newest', 'ranked']).default('newest'),
      unread: Flag.optional(),
      /** Y: only items with something left to do. */
      action: Flag.optional(),
      /** Application number. */
      file: CaseRef.optional(),
      action_typ: z
        .string()
        .regex(/^\w{1,40}$/)
        .optional(),
      /** Only open items due on or before this day. */
      due_before: LegalDate.optional(),
      /** Words of the title, reference, applicant, subject or note, or part of a number. */
      q: z.string().trim().min(1).max(100).optional(),
      /** One item: PROC_TYP-PROC_NBR-ACTION_NBR. */
      item: z
        .string()
        .regex(/^[A-Z0-9]{1,4}-\d{1,10}-\d{1,10}$/i)
        .optional(),
    }),
    reply: pagedReply(InboxItem).extend(Cursors),
  },
  getInboxUnreads: {
    method: 'GET',
    path: '/getInboxUnreads/:userId',
    who: 'signedIn',
    does: 'Unread count of the inbox; the badge reads TOTAL of the first row',
    params: z.object({ userId: UserId }),
    reply: z.array(z.object({ TOTAL: z.int().nonnegative() })),
  },
  inboxUpdateIsRead: {
    method: 'POST',
    path: '/inbox/updateIsRead',
    who: 'signedIn',
    does: 'Mark one inbox item read; the reply carries the new unread count',
    body: z.object({ params: ActionKey, status: z.literal('Y') }),
    reply: Done.extend({ TOTAL: z.int().nonnegative() }),
  },
  inboxSetUnread: {
    method: 'POST',
    path: '/inbox/setUnread',
    who: 'signedIn',
    does: 'Mark one inbox item unread for the caller; its first reading stays recorded',
    body: z.object({ params: ActionKey }),
    reply: Done.extend({ TOTAL: z.int().nonnegative() }),
  },
  getMasterActionType: {
    method: 'GET',
    path: '/getMasterActionType',
    who: 'signedIn',
    does: 'Kinds of workflow actions, for the filter of the inbox',
    query: z.object({
      FILE_TYP: z
        .string()
        .regex(/^[A-Z]$/)
        .optional(),
    }),
    reply: z.array(
      z.object({
        ACTION_TYP: z.string(),
        ACTION_TYPE_NAME: z.string(),
        ACTION_TYPE_GROUP: z.string(),
        FILE_TYP: z.string(),
      }),
    ),
  },
})
