import type { Db } from '@saki/db'
import { sql } from 'kysely'

interface AnnouncementRow {
  announcement_id: number
  title: string
  content: string
  page: string | null
  level: 'INFO' | 'WARNING' | 'OUTAGE'
  valid_from: Date
  valid_to: Date | null
}

/** Announcements in force at `now`, newest first, in one language. */
export async function announcements(db: Db, language: 'id' | 'en' | 'ar', now: Date): Promise<AnnouncementRow[]> {
  const found = await sql<AnnouncementRow>`
    select announcement_id, ${sql.ref(`title_${language}`)} as title, ${sql.ref(`content_${language}`)} as content, page, level, valid_from, valid_to
    from announcement where valid_from <= ${now} and (valid_to is null or valid_to > ${now})
    order by valid_from desc, announcement_id desc`.execute(db)
  return found.rows
}
