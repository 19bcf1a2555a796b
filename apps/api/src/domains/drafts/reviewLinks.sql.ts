import { tables, type Db } from '@saki/db'
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

export async function insertLink(tx: Db, { now, ...link }: NewLink): Promise<void> {
  await tables(tx)
    .insertInto('reviewLink')
    .values({ ...link, madeAt: now })
    .execute()
}

export async function countOpenLinks(tx: Db, tempId: string, now: Date): Promise<number> {
  const found = await tables(tx)
    .selectFrom('reviewLink')
    .select((eb) => eb.fn.countAll<number>().as('open'))
    .where('tempId', '=', tempId)
    .where('endedAt', 'is', null)
    .where('expiresAt', '>', now)
    .executeTakeFirst()
  return found?.open ?? 0
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
export function listLinks(db: Db, tempId: string): Promise<LinkRecord[]> {
  return tables(db)
    .selectFrom('reviewLink as l')
    .innerJoin('appUser as u', 'u.userId', 'l.madeBy')
    .select(['l.linkId', 'l.madeAt', 'u.fullName as madeBy', 'l.madeBy as madeById', 'l.expiresAt', 'l.endedAt'])
    .select(['l.openedCount', 'l.lastOpenedAt'])
    .where('l.tempId', '=', tempId)
    .orderBy('l.madeAt', 'desc')
    .limit(50)
    .execute()
}

export async function findDraftOfLink(db: Db, linkId: string): Promise<string | undefined> {
  const found = await tables(db)
    .selectFrom('reviewLink')
    .select('tempId')
    .where('linkId', '=', linkId)
    .executeTakeFirst()
  return found?.tempId
}

/** Ends a link; the time of an earlier end is kept. */
export async function endLink(db: Db, linkId: string, now: Date): Promise<void> {
  await tables(db)
    .updateTable('reviewLink')
    .set((eb) => ({ endedAt: eb.fn.coalesce('endedAt', eb.val(now)) }))
    .where('linkId', '=', linkId)
    .execute()
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
export function findReviewed(db: Db, tokenHash: Buffer, now: Date): Promise<Reviewed | undefined> {
  return tables(db)
    .selectFrom('reviewLink as l')
    .innerJoin('draft as d', 'd.tempId', 'l.tempId')
    .innerJoin('appUser as u', 'u.userId', 'l.madeBy')
    .select(['l.linkId', 'd.tempId', 'd.formTyp', 'd.formVersion', 'd.title', 'd.data', 'd.updatedAt', 'l.expiresAt'])
    .select(['u.fullName as sharedBy', 'l.madeBy as madeById'])
    .where('l.tokenHash', '=', tokenHash)
    .where('l.endedAt', 'is', null)
    .where('l.expiresAt', '>', now)
    .where('d.deletedAt', 'is', null)
    .where('d.submittedAt', 'is', null)
    .$narrowType<{ data: DraftData }>()
    .executeTakeFirst()
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
  await tables(db).deleteFrom('reviewLink').where('expiresAt', '<', before).execute()
}
