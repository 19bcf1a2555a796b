import { z } from 'zod'

import { defineCalls } from './call.ts'
import { Instant } from './shapes.ts'

export const notificationsCalls = defineCalls({
  getNotification: {
    method: 'GET',
    path: '/getNotification',
    who: 'anyone',
    does: 'Announcements of the office in force now, newest first.',
    reply: z.array(
      z.object({
        ID: z.int(),
        TITLE: z.string(),
        CONTENT: z.string(),
        VALID_FROM: Instant,
        VALID_TO: Instant.nullable(),
        LEVEL: z.enum(['INFO', 'WARNING', 'OUTAGE']),
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
  events: {
    method: 'GET',
    path: '/events',
    who: 'signedIn',
    does: 'Server-sent events of the asker: that something changed, never what; resumes after Last-Event-ID.',
    reply: 'events',
  },
})
