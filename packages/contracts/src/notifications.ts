import { z } from 'zod'

import { defineCalls } from './call.ts'
import { ownAddress } from './pages.ts'
import { Done, Flag, Instant } from './shapes.ts'

const Level = z.enum(['INFO', 'WARNING', 'OUTAGE'])
/** APPLICANTS: signed-in users who are not consultants. ALL: everybody, also without a session. */
const Audience = z.enum(['ALL', 'APPLICANTS', 'CONSULTANTS'])
const Text = (max: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(max)
    .regex(/^(?:[^\p{Cc}\p{Cs}]|\n)*$/u)

/** Input for a new announcement. PAGE must be a page of this portal. */
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

/** COMING: before its period. SHOWN: in its period. OVER: after its period. ENDED: by an officer. */
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
  /** Name of the officer, or the name the operator gave. */
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
    does: 'Current announcements of the office for the caller, newest first; without a session those for all.',
    reply: z.array(
      z.object({
        ID: z.int(),
        TITLE: z.string(),
        CONTENT: z.string(),
        VALID_FROM: Instant,
        VALID_TO: Instant.nullable(),
        LEVEL: Level,
        /** Y: it links to a page, which getNotificationUrl returns. */
        IND_PAGE: Flag,
      }),
    ),
  },
  getNotificationUrl: {
    method: 'GET',
    path: '/getNotificationUrl',
    who: 'anyone',
    does: 'The page to which an announcement links; content is the ID of a current announcement.',
    query: z.object({ content: z.coerce.number().int().positive().max(2_147_483_647) }),
    reply: z.object({ URL: z.string().regex(/^\/(?![/\\])/) }),
  },
  // Not in the specification
  officeAnnouncements: {
    method: 'GET',
    path: '/office/announcements',
    who: 'office',
    does: 'The newest 100 announcements, with the names of who created and who ended them',
    query: z.object({}),
    reply: z.object({ NOW: Instant, ROWS: z.array(OfficeAnnouncement) }),
  },
  officeAnnounce: {
    method: 'POST',
    path: '/office/announcements',
    who: 'office',
    roles: ['administrator'],
    does: 'Creates an announcement; it cannot be changed, only ended',
    once: true,
    body: NewAnnouncement,
    reply: z.object({ err: z.literal(''), ID: z.int() }),
  },
  officeAnnouncementEnd: {
    method: 'POST',
    path: '/office/announcements/end',
    who: 'office',
    roles: ['administrator'],
    does: 'Ends an announcement before its time; an ended one does not change',
    once: true,
    body: z.object({ ID: z.int().positive().max(2_147_483_647) }),
    reply: Done,
  },
  events: {
    method: 'GET',
    path: '/events',
    who: 'signedIn',
    does: 'Server-sent events of the caller: which kind of data changed, without the data; resumes after Last-Event-ID.',
    reply: 'events',
  },
})
