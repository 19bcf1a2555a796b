import { z } from 'zod'

import { defineCalls } from './call.ts'
import { ownAddress } from './pages.ts'
import { Done, Flag, Instant } from './shapes.ts'

const Level = z.enum(['INFO', 'WARNING', 'OUTAGE'])
/** APPLICANTS: who is signed in and no consultant. ALL: also who is not signed in. */
const Audience = z.enum(['ALL', 'APPLICANTS', 'CONSULTANTS'])
const Text = (max: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(max)
    .regex(/^(?:[^\p{Cc}\p{Cs}]|\n)*$/u)

/** What an announcement is made of. PAGE is a page of this portal; other addresses are refused. */
export const NewAnnouncement = z
  .object({
    LEVEL: Level,
    AUDIENCE: Audience,
    TITLE_ID: Text(120),
    TITLE_EN: Text(120),
    TITLE_AR: Text(120),
    CONTENT_ID: Text(600),
    CONTENT_EN: Text(600),
    CONTENT_AR: Text(600),
    PAGE: z
      .string()
      .trim()
      .max(300)
      .refine((page) => page === '' || ownAddress(page) === page)
      .default(''),
    VALID_FROM: Instant,
    VALID_TO: Instant.nullable(),
  })
  .refine(({ VALID_FROM, VALID_TO }) => VALID_TO === null || new Date(VALID_TO) > new Date(VALID_FROM), {
    path: ['VALID_TO'],
  })
export type NewAnnouncement = z.infer<typeof NewAnnouncement>

/** COMING, SHOWN now, OVER by its time, ENDED by hand. */
const OfficeAnnouncement = z.object({
  ID: z.int(),
  STATE: z.enum(['COMING', 'SHOWN', 'OVER', 'ENDED']),
  LEVEL: Level,
  AUDIENCE: Audience,
  TITLE_ID: z.string(),
  TITLE_EN: z.string(),
  TITLE_AR: z.string(),
  CONTENT_ID: z.string(),
  CONTENT_EN: z.string(),
  CONTENT_AR: z.string(),
  PAGE: z.string(),
  VALID_FROM: Instant,
  VALID_TO: Instant.nullable(),
  MADE_AT: Instant,
  /** The officer, or the operator's name for himself. */
  MADE_BY: z.string(),
  ENDED_AT: Instant.nullable(),
  ENDED_BY: z.string(),
})
export type OfficeAnnouncement = z.infer<typeof OfficeAnnouncement>

export const notificationsCalls = defineCalls({
  getNotification: {
    method: 'GET',
    path: '/getNotification',
    who: 'anyone',
    does: 'Announcements of the office in force now and meant for the asker, newest first; without a session those for all.',
    reply: z.array(
      z.object({
        ID: z.int(),
        TITLE: z.string(),
        CONTENT: z.string(),
        VALID_FROM: Instant,
        VALID_TO: Instant.nullable(),
        LEVEL: Level,
        /** Y: it leads to a page, which getNotificationUrl names. */
        IND_PAGE: Flag,
      }),
    ),
  },
  getNotificationUrl: {
    method: 'GET',
    path: '/getNotificationUrl',
    who: 'anyone',
    does: 'The page of the portal an announcement leads to; content is the ID of an announcement in force.',
    query: z.object({ content: z.coerce.number().int().positive().max(2_147_483_647) }),
    reply: z.object({ URL: z.string().regex(/^\/(?![/\\])/) }),
  },
  // Ours
  officeAnnouncements: {
    method: 'GET',
    path: '/office/announcements',
    who: 'office',
    does: 'The newest 100 announcements, with who made and who ended them',
    query: z.object({}),
    reply: z.object({ NOW: Instant, ROWS: z.array(OfficeAnnouncement) }),
  },
  officeAnnounce: {
    method: 'POST',
    path: '/office/announcements',
    who: 'office',
    does: 'Makes an announcement; it is never changed, only ended',
    once: true,
    body: NewAnnouncement,
    reply: z.object({ err: z.literal(''), ID: z.int() }),
  },
  officeAnnouncementEnd: {
    method: 'POST',
    path: '/office/announcements/end',
    who: 'office',
    does: 'Ends an announcement before its time; one already ended stays as it is',
    once: true,
    body: z.object({ ID: z.int().positive().max(2_147_483_647) }),
    reply: Done,
  },
  events: {
    method: 'GET',
    path: '/events',
    who: 'signedIn',
    does: 'Server-sent events of the asker: that something changed, never what; resumes after Last-Event-ID.',
    reply: 'events',
  },
})
