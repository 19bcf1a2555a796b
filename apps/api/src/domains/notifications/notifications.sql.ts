import type { NewAnnouncement } from '@saki/contracts/notifications'
import type { Db } from '@saki/db'
import { sql } from 'kysely'

export type Audience = NewAnnouncement['AUDIENCE']

interface AnnouncementRow {
  announcement_id: number
  title: string
  content: string
  page: string | null
  level: NewAnnouncement['LEVEL']
  valid_from: Date
  valid_to: Date | null
}

/** Announcements in force at `now` for these audiences, newest first, in one language. */
export async function announcements(
  db: Db,
  { language, audiences, now }: { language: 'id' | 'en' | 'ar'; audiences: readonly Audience[]; now: Date },
): Promise<AnnouncementRow[]> {
  const found = await sql<AnnouncementRow>`
    select announcement_id, ${sql.ref(`title_${language}`)} as title, ${sql.ref(`content_${language}`)} as content, page, level, valid_from, valid_to
    from announcement
    where valid_from <= ${now} and (valid_to is null or valid_to > ${now}) and ended_at is null and audience = any(${[...audiences]})
    order by valid_from desc, announcement_id desc`.execute(db)
  return found.rows
}

interface MadeRow {
  announcement_id: number
  level: NewAnnouncement['LEVEL']
  audience: Audience
  title_id: string
  title_en: string
  title_ar: string
  content_id: string
  content_en: string
  content_ar: string
  page: string | null
  valid_from: Date
  valid_to: Date | null
  made_at: Date
  made_by: string
  ended_at: Date | null
  ended_by: string
}

/** All announcements, newest first, with the names of those who made and ended them. */
export async function listAnnouncements(db: Db, most: number): Promise<MadeRow[]> {
  const found = await sql<MadeRow>`
    select a.announcement_id, a.level, a.audience, a.title_id, a.title_en, a.title_ar, a.content_id, a.content_en, a.content_ar, a.page, a.valid_from,
           a.valid_to, a.made_at, coalesce(m.full_name, a.maker) as made_by, a.ended_at, coalesce(e.full_name, '') as ended_by
      from announcement a left join app_user m on m.user_id = a.made_by left join app_user e on e.user_id = a.ended_by
     order by a.valid_from desc, a.announcement_id desc limit ${most}`.execute(db)
  return found.rows
}

/** `maker`: the officer's user id, or the name of an operator, who has none. */
export async function insertAnnouncement(
  tx: Db,
  row: NewAnnouncement,
  { maker, now }: { maker: number | string; now: Date },
): Promise<number> {
  const made = await tx
    .insertInto('announcement')
    .values({
      level: row.LEVEL,
      audience: row.AUDIENCE,
      title_id: row.TITLE_ID,
      title_en: row.TITLE_EN,
      title_ar: row.TITLE_AR,
      content_id: row.CONTENT_ID,
      content_en: row.CONTENT_EN,
      content_ar: row.CONTENT_AR,
      page: row.PAGE === '' ? null : row.PAGE,
      valid_from: new Date(row.VALID_FROM),
      valid_to: row.VALID_TO === null ? null : new Date(row.VALID_TO),
      made_at: now,
      made_by: typeof maker === 'number' ? maker : null,
      maker: typeof maker === 'number' ? '' : maker,
    })
    .returning('announcement_id')
    .executeTakeFirstOrThrow()
  return made.announcement_id
}

/** Ends an announcement; idempotent. False when the id is unknown. `endedBy`: user id of the officer, null for an operator. */
export async function endAnnouncement(tx: Db, id: number, endedBy: number | null, now: Date): Promise<boolean> {
  await sql`update announcement set ended_at = ${now}, ended_by = ${endedBy} where announcement_id = ${id} and ended_at is null`.execute(
    tx,
  )
  const there = await tx
    .selectFrom('announcement')
    .select('announcement_id')
    .where('announcement_id', '=', id)
    .executeTakeFirst()
  return there !== undefined
}
