import { ANSWER_FORM } from '@saki/catalogue/formality/formalityOf'
import type { Db } from '@saki/db'
import { sql } from 'kysely'

const BATCH = 200

export interface Noticed {
  tempId: string
  formTyp: string
  title: string
  ownerId: number
  email: string
  locale: 'id' | 'en' | 'ar'
}

/** Last use: saved, or restored from the bin. Earlier notices do not count. */
const used = sql`greatest(d.updated_at, coalesce(d.kept_from, d.updated_at))`
/** Open drafts. Answers to letters are never deleted automatically. */
const open = sql`d.deleted_at is null and d.submitted_at is null and d.form_typ <> ${ANSWER_FORM.id}`
const returningOwner = sql`returning d.temp_id as "tempId", d.form_typ as "formTyp", d.title, u.user_id as "ownerId", u.email, u.locale`

/** Marks up to 200 open drafts unused since `unusedSince` with the first notice and returns them. */
export async function giveFirstNotice(tx: Db, unusedSince: Date, now: Date): Promise<Noticed[]> {
  const found = await sql<Noticed>`
    update draft d set notice_days = 30, notice_at = ${now} from app_user u
     where d.temp_id in (select d.temp_id from draft d where ${open} and d.updated_at < ${unusedSince} and ${used} < ${unusedSince}
                           and (d.notice_at is null or d.notice_at < ${used}) order by d.updated_at limit ${BATCH} for update skip locked)
       and u.user_id = d.owner_id ${returningOwner}`.execute(tx)
  return found.rows
}

/** Marks drafts whose first notice was before `noticedBefore`, unused since, with the last notice and returns them. */
export async function giveLastNotice(tx: Db, noticedBefore: Date, now: Date): Promise<Noticed[]> {
  const found = await sql<Noticed>`
    update draft d set notice_days = 7, notice_at = ${now} from app_user u
     where d.temp_id in (select d.temp_id from draft d where ${open} and d.notice_days = 30 and d.notice_at < ${noticedBefore} and ${used} < d.notice_at
                          order by d.updated_at limit ${BATCH} for update skip locked)
       and u.user_id = d.owner_id ${returningOwner}`.execute(tx)
  return found.rows
}

/** Moves drafts whose last notice was before `noticedBefore`, unused since, to the bin. Returns how many. */
export async function binUnused(tx: Db, noticedBefore: Date, now: Date): Promise<number> {
  const done = await sql`
    update draft d set deleted_at = ${now}, notice_days = null, notice_at = null
     where ${open} and d.notice_days = 7 and d.notice_at < ${noticedBefore} and ${used} < d.notice_at returning 1`.execute(
    tx,
  )
  return done.rows.length
}
