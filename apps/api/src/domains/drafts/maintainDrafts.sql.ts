import { ANSWER_FORM } from '@saki/catalogue/formality/formalityOf'
import type { Db } from '@saki/db'
import { sql } from 'kysely'

const BATCH = 200

export interface Noticed {
  tempId: string
  title: string
  ownerId: number
  email: string
  locale: 'id' | 'en' | 'ar'
}

/** A draft is used when it is saved or taken out of the bin; a notice from before that does not count. */
const used = sql`greatest(d.updated_at, coalesce(d.kept_from, d.updated_at))`
/** Answers to letters have their letter's own day; nobody tidies them away. */
const open = sql`d.deleted_at is null and d.submitted_at is null and d.form_typ <> ${ANSWER_FORM.id}`
const told = sql`returning d.temp_id as "tempId", d.title, u.user_id as "ownerId", u.email, u.locale`

/** Open drafts last used before `unusedSince` whose owners have not been told yet; marked as told. */
export async function giveFirstNotice(tx: Db, unusedSince: Date, now: Date): Promise<Noticed[]> {
  const found = await sql<Noticed>`
    update draft d set notice_days = 30, notice_at = ${now} from app_user u
     where d.temp_id in (select d.temp_id from draft d where ${open} and d.updated_at < ${unusedSince} and ${used} < ${unusedSince}
                           and (d.notice_at is null or d.notice_at < ${used}) order by d.updated_at limit ${BATCH} for update skip locked)
       and u.user_id = d.owner_id ${told}`.execute(tx)
  return found.rows
}

/** Those told the first time before `toldBefore` and not used since; marked as told again. */
export async function giveLastNotice(tx: Db, toldBefore: Date, now: Date): Promise<Noticed[]> {
  const found = await sql<Noticed>`
    update draft d set notice_days = 7, notice_at = ${now} from app_user u
     where d.temp_id in (select d.temp_id from draft d where ${open} and d.notice_days = 30 and d.notice_at < ${toldBefore} and ${used} < d.notice_at
                          order by d.updated_at limit ${BATCH} for update skip locked)
       and u.user_id = d.owner_id ${told}`.execute(tx)
  return found.rows
}

/** Puts into the bin what was told the last time before `toldBefore` and not used since; how many. */
export async function binUnused(tx: Db, toldBefore: Date, now: Date): Promise<number> {
  const done = await sql`
    update draft d set deleted_at = ${now}, notice_days = null, notice_at = null
     where ${open} and d.notice_days = 7 and d.notice_at < ${toldBefore} and ${used} < d.notice_at returning 1`.execute(
    tx,
  )
  return done.rows.length
}
