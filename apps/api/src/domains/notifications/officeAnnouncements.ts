import type { notificationsCalls, OfficeAnnouncement } from '@saki/contracts/notifications'
import { transact } from '@saki/db'

import { NotFound } from '../../errors.ts'
import type { HandlerInput } from '../../implement.ts'
import { onceOnly } from '../../keptReply.ts'
import { endAnnouncement, insertAnnouncement, listAnnouncements } from './notifications.sql.ts'

type Calls = typeof notificationsCalls
const MOST = 100

export async function officeAnnouncements({ db, now }: HandlerInput<Calls['officeAnnouncements']>) {
  const rows = await listAnnouncements(db, MOST)
  return { NOW: now.toISOString(), ROWS: rows.map((row) => wire(row, now)) }
}

export async function officeAnnounce({ body, session, db, key, now }: HandlerInput<Calls['officeAnnounce']>) {
  const once = { userId: session.userId, key, call: 'officeAnnounce', request: body, now }
  return transact(db, (tx) =>
    onceOnly(tx, once, async () => ({
      err: '' as const,
      ID: await insertAnnouncement(tx, body, { maker: session.userId, now }),
    })),
  )
}

export async function officeAnnouncementEnd({
  body,
  session,
  db,
  key,
  now,
}: HandlerInput<Calls['officeAnnouncementEnd']>) {
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
    ID: row.announcementId,
    STATE: stateOf(row, now),
    LEVEL: row.level,
    AUDIENCE: row.audience,
    TITLE_ID: row.titleId,
    TITLE_EN: row.titleEn,
    TITLE_AR: row.titleAr,
    CONTENT_ID: row.contentId,
    CONTENT_EN: row.contentEn,
    CONTENT_AR: row.contentAr,
    PAGE: row.page ?? '',
    VALID_FROM: row.validFrom.toISOString(),
    VALID_TO: row.validTo?.toISOString() ?? null,
    MADE_AT: row.madeAt.toISOString(),
    MADE_BY: row.madeBy,
    ENDED_AT: row.endedAt?.toISOString() ?? null,
    ENDED_BY: row.endedBy,
  }
}

function stateOf(
  row: { endedAt: Date | null; validFrom: Date; validTo: Date | null },
  now: Date,
): OfficeAnnouncement['STATE'] {
  if (row.endedAt) return 'ENDED'
  if (row.validFrom > now) return 'COMING'
  return row.validTo && row.validTo <= now ? 'OVER' : 'SHOWN'
}
