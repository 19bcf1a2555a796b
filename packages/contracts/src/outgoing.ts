import { z } from 'zod'

import { defineCalls } from './call.ts'
import { ActionKey } from './inbox.ts'
import { Email } from './session.ts'
import { Done, Flag, Instant, LegalDate, pagedReply, PageQuery } from './shapes.ts'

const Line = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .regex(/^[^\p{Cc}\p{Cs}]*$/u)

/** A mailbox that receives announcements of an account's letters. */
export const Mailbox = z.object({
  ADDRESS: z.string(),
  /** Y: the account's own address, which cannot be removed. */
  MAIN: Flag,
  CONFIRMED: Flag,
  /** When a mail last bounced; cleared when the account confirms the mailbox. */
  BOUNCED_AT: Instant.nullable(),
  REASON: z.string(),
})
export type Mailbox = z.infer<typeof Mailbox>

/** A letter sent by the office, with its delivery and reading. */
export const OutgoingLetter = z.object({
  LETTER_ID: z.string(),
  DOC_NUMBER: z.string(),
  OFFIDOC_TYP: z.string(),
  OFFIDOC_NAME: z.string(),
  /** The same in the reader's language; empty for Indonesian readers. */
  OFFIDOC_CAPTION: z.string(),
  PROC_TYP: z.string(),
  PROC_NBR: z.int(),
  ACTION_NBR: z.int(),
  PATENT_ID: z.string(),
  TITLE: z.string(),
  ADDRESSEE: z.string(),
  ISSUED_AT: Instant,
  /** Current deadline of the case; null when none runs. */
  DUE_DATE: LegalDate.nullable(),
  DAYS_LEFT: z.int().nullable(),
  /** When the first mail about it was sent. */
  SENT_AT: Instant.nullable(),
  BOUNCED_AT: Instant.nullable(),
  BOUNCE_REASON: z.string(),
  /** Of a letter that goes by post, because its addressee has no account: the day of its first posting, null before. */
  POST: z.object({ POSTED_DATE: LegalDate.nullable() }).nullable(),
  /** When the addressee, or anyone acting for the addressee, first read it. */
  FIRST_READ_AT: Instant.nullable(),
  REMINDERS: z.int().nonnegative(),
  ASKS: Flag,
  ANSWERED_AT: Instant.nullable(),
  WITHDRAWN_AT: Instant.nullable(),
})
export type OutgoingLetter = z.infer<typeof OutgoingLetter>

/** Entry of the call list: a letter that is unread near its deadline, or whose mail bounced. */
export const CallDue = z.object({
  USER_ID: z.int(),
  USER_NAME: z.string(),
  TELEPHONE: z.string(),
  PROC_TYP: z.string(),
  PROC_NBR: z.int(),
  ACTION_NBR: z.int(),
  PATENT_ID: z.string(),
  TITLE: z.string(),
  SUBJECT: z.string(),
  SENT_AT: Instant,
  DUE_DATE: LegalDate.nullable(),
  DAYS_LEFT: z.int().nullable(),
  WHY: z.array(z.enum(['UNREAD', 'BOUNCED'])),
  CALLS: z.int().nonnegative(),
  LAST_CALL_AT: Instant.nullable(),
  LAST_RESULT: z.enum(['REACHED', 'NO_ANSWER', 'WRONG_NUMBER']).nullable(),
})
export type CallDue = z.infer<typeof CallDue>

/** Mailboxes, bounced mails, the calendar of deadlines, letters sent by the office and its call list. */
export const outgoingCalls = defineCalls({
  mailsBounced: {
    method: 'POST',
    path: '/mails/bounced',
    who: 'mailServer',
    does: 'Notice of the mail server that a mail bounced; header X-Signature: t=<unix seconds>,v1=<hex HMAC-SHA256 of "t.body">; each EVENT_ID counts once',
    body: z.object({
      EVENT_ID: z.string().regex(/^[\w.:@-]{1,100}$/),
      /** Message-ID of the mail without its brackets, or the part before its @. */
      MAIL_ID: z
        .string()
        .regex(/^[\w.-]{1,80}(@[\w.-]{1,200})?$/)
        .optional(),
      ADDRESS: Email.optional(),
      REASON: Line(500),
      AT: Instant,
    }),
    reply: Done,
  },
  mailsAddresses: {
    method: 'GET',
    path: '/mails/addresses',
    who: 'signedIn',
    does: 'Mailboxes that receive announcements of the account’s letters, its own address first',
    reply: z.array(Mailbox),
  },
  mailsAddAddress: {
    method: 'POST',
    path: '/mails/addAddress',
    who: 'signedIn',
    does: 'Add a mailbox (at most five with the account’s own); only a code is mailed there until it is confirmed',
    body: z.object({ ADDRESS: Email }),
    reply: Done,
  },
  mailsConfirmAddress: {
    method: 'POST',
    path: '/mails/confirmAddress',
    who: 'signedIn',
    does: 'Confirm an added mailbox with the mailed code',
    body: z.object({ ADDRESS: Email, CODE: z.string().trim().min(1).max(40) }),
    reply: Done,
  },
  mailsRemoveAddress: {
    method: 'POST',
    path: '/mails/removeAddress',
    who: 'signedIn',
    does: 'Remove an added mailbox; the account’s own address cannot be removed',
    body: z.object({ ADDRESS: Email }),
    reply: Done,
  },
  mailsSettled: {
    method: 'POST',
    path: '/mails/settled',
    who: 'signedIn',
    does: 'Confirm that the mailboxes work again: ends the warning and announces open letters whose mail bounced again',
    reply: Done.extend({ SENT: z.int().nonnegative() }),
  },
  calendar: {
    method: 'GET',
    path: '/calendar',
    who: 'signedIn',
    does: 'Whether the account has a calendar address; the address itself is shown once, when created',
    reply: z.object({ ACTIVE: Flag, CREATED_AT: Instant.nullable() }),
  },
  calendarMake: {
    method: 'POST',
    path: '/calendar/make',
    who: 'signedIn',
    does: 'Create the secret address of the account’s calendar of deadlines; ends an earlier one',
    reply: Done.extend({ URL: z.string() }),
  },
  calendarEnd: {
    method: 'POST',
    path: '/calendar/end',
    who: 'signedIn',
    does: 'End the calendar address of the account',
    reply: Done,
  },
  calendarFeed: {
    method: 'GET',
    path: '/calendar/:file',
    who: 'anyone',
    does: 'Open deadlines of the account with this secret address and of its mandates, as text/calendar; 304 when unchanged',
    params: z.object({ file: z.string().regex(/^[\w-]{43}\.ics$/) }),
    reply: 'binary',
  },
  officeLetters: {
    method: 'GET',
    path: '/office/letters',
    who: 'office',
    does: 'Letters sent by the office, newest first, with delivery and reading',
    query: z.object({
      ...PageQuery,
      state: z.enum(['ALL', 'WAITING', 'UNREAD', 'BOUNCED']).default('ALL'),
      q: z.string().trim().min(1).max(100).optional(),
    }),
    reply: pagedReply(OutgoingLetter),
  },
  officeCallList: {
    method: 'GET',
    path: '/office/callList',
    who: 'office',
    does: 'Call list, nearest deadline first: letters that are unread near their deadline, or whose mail bounced',
    query: z.object(PageQuery),
    reply: pagedReply(CallDue),
  },
  officeCallMade: {
    method: 'POST',
    path: '/office/callMade',
    who: 'office',
    does: 'Record a call in the history of the letter; a person who was reached leaves the list',
    body: z.object({
      params: ActionKey,
      USER_ID: z.int().positive().max(2_147_483_647),
      RESULT: z.enum(['REACHED', 'NO_ANSWER', 'WRONG_NUMBER']),
      NOTES: Line(1000),
    }),
    reply: Done,
    once: true,
  },
})
