import type { notificationsCalls, OfficeAnnouncement } from '@saki/contracts/notifications'
import { transact } from '@saki/db'

import { NotFound } from '../../errors.ts'
import type { Asked } from '../../implement.ts'
import { onceOnly } from '../../keptReply.ts'
import { endAnnouncement, insertAnnouncement, listAnnouncements } from './notifications.sql.ts'

type Calls = typeof notificationsCalls
const MOST = 100

export async function officeAnnouncements({ db, now }: Asked<Calls['officeAnnouncements']>) {
  const rows = await listAnnouncements(db, MOST)
  return { NOW: now.toISOString(), ROWS: rows.map((row) => wire(row, now)) }
}

export async function officeAnnounce({ body, session, db, key, now }: Asked<Calls['officeAnnounce']>) {
  const once = { userId: session.userId, key, call: 'officeAnnounce', request: body, now }
  return transact(db, (tx) =>
    onceOnly(tx, once, async () => ({
      err: '' as const,
      ID: await insertAnnouncement(tx, body, { maker: session.userId, now }),
    })),
  )
}

export async function officeAnnouncementEnd({ body, session, db, key, now }: Asked<Calls['officeAnnouncementEnd']>) {
  const once = { userId: session.userId, key, call: 'officeAnnouncementEnd', request: body, now }
  return transact(db, (tx) =>
    onceOnly(tx, once, async () => {
      if (!(await endAnnouncement(tx, body.ID, session.userId, now))) throw new NotFound('announcement', body.ID)
      return { err: '' as const }
    }),
  )
}

function wire(row: Awaited<ReturnType<typeof listAnnouncements>>[number], now: Date): OfficeAnnouncement {
  return {
    ID: row.announcement_id,
    STATE: stateOf(row, now),
    LEVEL: row.level,
    AUDIENCE: row.audience,
    TITLE_ID: row.title_id,
    TITLE_EN: row.title_en,
    TITLE_AR: row.title_ar,
    CONTENT_ID: row.content_id,
    CONTENT_EN: row.content_en,
    CONTENT_AR: row.content_ar,
    PAGE: row.page ?? '',
    VALID_FROM: row.valid_from.toISOString(),
    VALID_TO: row.valid_to?.toISOString() ?? null,
    MADE_AT: row.made_at.toISOString(),
    MADE_BY: row.made_by,
    ENDED_AT: row.ended_at?.toISOString() ?? null,
    ENDED_BY: row.ended_by,
  }
}

function stateOf(
  row: { ended_at: Date | null; valid_from: Date; valid_to: Date | null },
  now: Date,
): OfficeAnnouncement['STATE'] {
  if (row.ended_at) return 'ENDED'
  if (row.valid_from > now) return 'COMING'
  return row.valid_to && row.valid_to <= now ? 'OVER' : 'SHOWN'
}
