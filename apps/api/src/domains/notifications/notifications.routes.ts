import { notificationsCalls } from '@saki/contracts/notifications'

import { NotFound } from '../../errors.ts'
import { implement } from '../../implement.ts'
import { tagOf, unchanged } from '../../unchanged.ts'
import { announcements } from './notifications.sql.ts'

const { events: _events, ...announcementCalls } = notificationsCalls

/** The call `events` stands with the inbox, whose news it carries. */
export const notificationsRoutes = implement(announcementCalls, {
  async getNotification({ db, language, now, session, request, reply }) {
    const rows = await announcements(db, language, now)
    const told = rows.map((row) => ({
      ID: row.announcement_id,
      TITLE: row.title,
      CONTENT: row.content,
      LEVEL: row.level,
      VALID_FROM: row.valid_from.toISOString(),
      VALID_TO: row.valid_to?.toISOString() ?? null,
    }))
    unchanged(request, reply, tagOf([language, told], session?.userId))
    return told
  },

  /** `content` is a key, never an address: what is answered is a path of this portal from the office's own table. */
  async getNotificationUrl({ db, query, language, now }) {
    const page = (await announcements(db, language, now)).find((row) => row.announcement_id === query.content)?.page
    if (!page) throw new NotFound('announcement page', query.content)
    return { URL: page }
  },
})
