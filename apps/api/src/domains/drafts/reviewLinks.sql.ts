import type { Db } from '@saki/db'
import type { DraftData } from '@saki/domain/forms/form'
import { sql } from 'kysely'

export interface NewLink {
  linkId: string
  tokenHash: Buffer
  tempId: string
  madeBy: number
  now: Date
  expiresAt: Date
}

export async function insertLink(
  tx: Db,
  { linkId, tokenHash, tempId, madeBy, now, expiresAt }: NewLink,
): Promise<void> {
  await sql`
    insert into review_link (link_id, token_hash, temp_id, made_by, made_at, expires_at)
    values (${linkId}, ${tokenHash}, ${tempId}, ${madeBy}, ${now}, ${expiresAt})`.execute(tx)
}

export async function countOpenLinks(tx: Db, tempId: string, now: Date): Promise<number> {
  const found = await sql<{ open: number }>`
    select count(*)::int as open from review_link where temp_id = ${tempId} and ended_at is null and expires_at > ${now}`.execute(
    tx,
  )
  return found.rows[0]?.open ?? 0
}

export interface LinkRecord {
  linkId: string
  madeAt: Date
  madeBy: string
  madeById: number
  expiresAt: Date
  endedAt: Date | null
  openedCount: number
  lastOpenedAt: Date | null
}

/** Links of a draft, newest first. */
export async function listLinks(db: Db, tempId: string): Promise<LinkRecord[]> {
  const found = await sql<LinkRecord>`
    select l.link_id as "linkId", l.made_at as "madeAt", u.full_name as "madeBy", l.made_by as "madeById", l.expires_at as "expiresAt", l.ended_at as "endedAt",
           l.opened_count as "openedCount", l.last_opened_at as "lastOpenedAt"
      from review_link l join app_user u on u.user_id = l.made_by
     where l.temp_id = ${tempId} order by l.made_at desc limit 50`.execute(db)
  return found.rows
}

export async function findDraftOfLink(db: Db, linkId: string): Promise<string | undefined> {
  const found = await sql<{
    tempId: string
  }>`select temp_id as "tempId" from review_link where link_id = ${linkId}`.execute(db)
  return found.rows[0]?.tempId
}

/** Ends a link; the time of an earlier end is kept. */
export async function endLink(db: Db, linkId: string, now: Date): Promise<void> {
  await sql`update review_link set ended_at = coalesce(ended_at, ${now}) where link_id = ${linkId}`.execute(db)
}

export interface Reviewed {
  linkId: string
  tempId: string
  formTyp: string
  formVersion: number
  title: string
  data: DraftData
  updatedAt: Date
  expiresAt: Date
  sharedBy: string
  madeById: number
}

/** The open draft of a valid review link. */
export async function findReviewed(db: Db, tokenHash: Buffer, now: Date): Promise<Reviewed | undefined> {
  const found = await sql<Reviewed>`
    select l.link_id as "linkId", d.temp_id as "tempId", d.form_typ as "formTyp", d.form_version as "formVersion", d.title, d.data,
           d.updated_at as "updatedAt", l.expires_at as "expiresAt", u.full_name as "sharedBy", l.made_by as "madeById"
      from review_link l join draft d on d.temp_id = l.temp_id join app_user u on u.user_id = l.made_by
     where l.token_hash = ${tokenHash} and l.ended_at is null and l.expires_at > ${now}
       and d.deleted_at is null and d.submitted_at is null`.execute(db)
  return found.rows[0]
}

/** Counts an opening. Repeats within a minute are not counted, because browsers retry lost replies. */
export async function countOpening(db: Db, linkId: string, now: Date): Promise<void> {
  await sql`
    update review_link
       set opened_count = opened_count + case when last_opened_at > ${now}::timestamptz - interval '1 minute' then 0 else 1 end,
           last_opened_at = ${now}
     where link_id = ${linkId}`.execute(db)
}

/** Deletes links that expired before `before`. */
export async function pruneLinks(db: Db, before: Date): Promise<void> {
  await sql`delete from review_link where expires_at < ${before}`.execute(db)
}
