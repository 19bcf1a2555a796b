import { notificationsCalls } from '@saki/contracts/notifications'
import { CONSULTANT_TYPE } from '@saki/domain/agents/consultantGate'

import { NotFound } from '../../errors.ts'
import { implement } from '../../implement.ts'
import type { Session } from '../../session.ts'
import { replyNotModified, weakEtag } from '../../etag.ts'
import { announcements, type Audience } from './notifications.sql.ts'
import { officeAnnounce, officeAnnouncementEnd, officeAnnouncements } from './officeAnnouncements.ts'

const { events: _events, ...announcementCalls } = notificationsCalls

/** The call `events` is implemented by the inbox (`inbox/events.ts`). */
export const notificationsRoutes = implement(announcementCalls, {
  async getNotification({ db, language, now, session, request, reply }) {
    const rows = await announcements(db, { language, audiences: audiencesOf(session), now })
    const rowsShown = rows.map((row) => ({
      ID: row.announcementId,
      TITLE: row.title,
      CONTENT: row.content,
      LEVEL: row.level,
      VALID_FROM: row.validFrom.toISOString(),
      VALID_TO: row.validTo?.toISOString() ?? null,
      IND_PAGE: row.page ? ('Y' as const) : ('N' as const),
    }))
    replyNotModified(request, reply, weakEtag([language, rowsShown], session?.userId))
    return rowsShown
  },

  /** `content` is the id of an announcement. The reply is a path of this portal from the office's table, so no foreign address can be injected. */
  async getNotificationUrl({ db, query, language, now, session }) {
    const page = (await announcements(db, { language, audiences: audiencesOf(session), now })).find(
      (row) => row.announcementId === query.content,
    )?.page
    if (!page) throw new NotFound('announcement page', query.content)
    return { URL: page }
  },

  officeAnnouncements,
  officeAnnounce,
  officeAnnouncementEnd,
})

/** Audiences of a reader. Officers get ALL only; their own screen (`officeAnnouncements`) lists the rest. */
function audiencesOf(session: Session | null): Audience[] {
  if (!session || session.role === 'office') return ['ALL']
  return ['ALL', session.userTyp === CONSULTANT_TYPE ? 'CONSULTANTS' : 'APPLICANTS']
}
