import type { NewAnnouncement } from '@saki/contracts/notifications'
import { tables, type Db } from '@saki/db'

export type Audience = NewAnnouncement['AUDIENCE']

const titles = { id: 'titleId', en: 'titleEn', ar: 'titleAr' } as const
const contents = { id: 'contentId', en: 'contentEn', ar: 'contentAr' } as const

/** Announcements in force at `now` for these audiences, newest first, in one language. */
export function announcements(
  db: Db,
  { language, audiences, now }: { language: 'id' | 'en' | 'ar'; audiences: readonly Audience[]; now: Date },
) {
  return tables(db)
    .selectFrom('announcement')
    .select(['announcementId', `${titles[language]} as title`, `${contents[language]} as content`, 'page', 'level'])
    .select(['validFrom', 'validTo'])
    .where('validFrom', '<=', now)
    .where((eb) => eb.or([eb('validTo', 'is', null), eb('validTo', '>', now)]))
    .where('endedAt', 'is', null)
    .where('audience', '=', (eb) => eb.fn.any(eb.val([...audiences])))
    .orderBy('validFrom', 'desc')
    .orderBy('announcementId', 'desc')
    .execute()
}

/** All announcements, newest first, with the names of those who made and ended them. */
export function listAnnouncements(db: Db, most: number) {
  return tables(db)
    .selectFrom('announcement as a')
    .leftJoin('appUser as m', 'm.userId', 'a.madeBy')
    .leftJoin('appUser as e', 'e.userId', 'a.endedBy')
    .select(['a.announcementId', 'a.level', 'a.audience', 'a.titleId', 'a.titleEn', 'a.titleAr', 'a.contentId'])
    .select(['a.contentEn', 'a.contentAr', 'a.page', 'a.validFrom', 'a.validTo', 'a.madeAt', 'a.endedAt'])
    .select((eb) => [
      eb.fn.coalesce('m.fullName', 'a.maker').as('madeBy'),
      eb.fn.coalesce('e.fullName', eb.val('')).as('endedBy'),
    ])
    .orderBy('a.validFrom', 'desc')
    .orderBy('a.announcementId', 'desc')
    .limit(most)
    .execute()
}

/** `maker`: the officer's user id, or the name of an operator, who has none. */
export async function insertAnnouncement(
  tx: Db,
  row: NewAnnouncement,
  { maker, now }: { maker: number | string; now: Date },
): Promise<number> {
  const made = await tables(tx)
    .insertInto('announcement')
    .values({
      level: row.LEVEL,
      audience: row.AUDIENCE,
      titleId: row.TITLE_ID,
      titleEn: row.TITLE_EN,
      titleAr: row.TITLE_AR,
      contentId: row.CONTENT_ID,
      contentEn: row.CONTENT_EN,
      contentAr: row.CONTENT_AR,
      page: row.PAGE === '' ? null : row.PAGE,
      validFrom: new Date(row.VALID_FROM),
      validTo: row.VALID_TO === null ? null : new Date(row.VALID_TO),
      madeAt: now,
      madeBy: typeof maker === 'number' ? maker : null,
      maker: typeof maker === 'number' ? '' : maker,
    })
    .returning('announcementId')
    .executeTakeFirstOrThrow()
  return made.announcementId
}

/** Ends an announcement; idempotent. False when the id is unknown. `endedBy`: user id of the officer, null for an operator. */
export async function endAnnouncement(tx: Db, id: number, endedBy: number | null, now: Date): Promise<boolean> {
  await tables(tx)
    .updateTable('announcement')
    .set({ endedAt: now, endedBy })
    .where('announcementId', '=', id)
    .where('endedAt', 'is', null)
    .execute()
  const there = await tables(tx)
    .selectFrom('announcement')
    .select('announcementId')
    .where('announcementId', '=', id)
    .executeTakeFirst()
  return there !== undefined
}
