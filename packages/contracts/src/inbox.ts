import { z } from 'zod'

import { defineCalls } from './call.ts'
import { CaseRef, Client, Done, Flag, Instant, LegalDate, pagedReply, PageQuery, UserId } from './shapes.ts'

/** What an inbox item is about: the office action itself. With the reader it is the key of the item, so no second id exists. */
export const ActionKey = z.strictObject({
  proc_typ: z.string().regex(/^[A-Z0-9]{1,4}$/i),
  proc_nbr: z.int().positive().max(2_147_483_647),
  action_nbr: z.int().positive().max(2_147_483_647),
})

/** INFO nothing to do · ACTION something to do · URGENT seven days or fewer left · OVERDUE the day has passed. */
export const Severity = z.enum(['INFO', 'ACTION', 'URGENT', 'OVERDUE'])

/** One office action addressed to the reader, told in the reader's language. */
export const InboxItem = z.object({
  /** PROC_TYP-PROC_NBR-ACTION_NBR. */
  INBOX_ID: z.string(),
  PROC_TYP: z.string(),
  PROC_NBR: z.int(),
  ACTION_NBR: z.int(),
  PATENT_ID: z.string(),
  FILE_TYP: z.string(),
  TITLE: z.string(),
  ACTION_TYP: z.string(),
  ACTION_TYPE_NAME: z.string(),
  /** The same in the reader's language; empty in Indonesian. */
  ACTION_TYPE_CAPTION: z.string(),
  /** In the reader's language, plain words. */
  SUBJECT: z.string(),
  /** What it means. */
  BODY_TEXT: z.string(),
  /** What the reader must do; empty when nothing. */
  TODO_TEXT: z.string(),
  ACTION_DATE: LegalDate,
  SENT_AT: Instant,
  /** Y read by this reader. */
  STATUS: Flag,
  /** First read by this reader; proof of notice, never moved, also when the item is unread again. */
  READ_AT: Instant.nullable(),
  /** First read by the addressee or anybody acting for the addressee. */
  FIRST_READ_AT: Instant.nullable(),
  /** Everybody it was delivered to, whoever read it first standing first. */
  READERS: z.array(z.object({ USER_ID: z.int(), USER_NAME: z.string(), READ_AT: Instant.nullable() })),
  /** When a reminder last made it unread again. */
  REMINDED_AT: Instant.nullable(),
  HAS_DOC: Flag,
  OFFIDOC_NAME: z.string().nullable(),
  /** The day the action set; null when none, and when a later action has answered it. */
  DUE_DATE: LegalDate.nullable(),
  DAYS_LEFT: z.int().nullable(),
  /** What happens when the day passes; empty when nothing. */
  CONSEQUENCE: z.string(),
  /** Article the action rests on. */
  GROUND: z.string(),
  /** What the reader can do about it in the portal: answer the letter, pay a bill, or nothing. */
  NEXT: z.enum(['ANSWER', 'PAY', 'NONE']),
  /** Y: an answer has come in and waits for the office; the deadline no longer runs. */
  ANSWERED: Flag,
  /** Y: the case stands still by an order of the office, and so does the deadline. */
  FROZEN: Flag,
  SEVERITY: Severity,
  /** The applicant it is addressed to, where the reader got a copy by a mandate. */
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
    does: 'Inbox items of the signed-in user by filter, newest first or ranked by need; with action=Y or due_before what waits, the nearest last day first',
    query: z.object({
      user_id: UserId.optional(),
      ...PageQuery,
      /** ranked: what waits by its last day, then what is unread, then the rest, each newest first. */
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
      /** Only items with something left to do until this day or an earlier one. */
      due_before: LegalDate.optional(),
      /** Words of the title, the reference, the applicant, the subject or the note, or part of a number. */
      q: z.string().trim().min(1).max(100).optional(),
      /** One item: PROC_TYP-PROC_NBR-ACTION_NBR. */
      item: z
        .string()
        .regex(/^[A-Z0-9]{1,4}-\d{1,10}-\d{1,10}$/i)
        .optional(),
    }),
    reply: pagedReply(InboxItem),
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
    does: 'Set one inbox item unread again for oneself; when it was first read stays as it was',
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
