import type { Db } from '@saki/db'
import { sql } from 'kysely'

export interface NewAccount {
  email: string
  emailFolded: string
  passwordHash: string
  fullName: string
  sealedId: Buffer
  idHash: Buffer
  birthday: string
  notes: string
  wilayah: string
  locale: 'id' | 'en' | 'ar'
  now: Date
}

/**
 * Inserts a pending account, or replaces the data of a pending one of the same address; only the owner of the mailbox gets the link.
 * Undefined when the address has an account that is not pending.
 */
export async function putPendingAccount(tx: Db, a: NewAccount): Promise<number | undefined> {
  const put = await sql<{ user_id: number }>`
    insert into app_user (email, email_folded, password_hash, password_changed_at, full_name, personal_id_sealed, personal_id_hash, birthday,
      notes, wilayah, locale, statement_version, created_at)
    values (${a.email}, ${a.emailFolded}, ${a.passwordHash}, ${a.now}, ${a.fullName}, ${a.sealedId}, ${a.idHash}, ${a.birthday}::date,
      ${a.notes}, ${a.wilayah}, ${a.locale}, '1', ${a.now})
    on conflict (email_folded) do update set email = excluded.email, password_hash = excluded.password_hash,
      password_changed_at = excluded.password_changed_at, full_name = excluded.full_name, personal_id_sealed = excluded.personal_id_sealed,
      personal_id_hash = excluded.personal_id_hash, birthday = excluded.birthday, notes = excluded.notes, wilayah = excluded.wilayah,
      locale = excluded.locale, created_at = excluded.created_at
    where app_user.status = 'pending'
    returning user_id`.execute(tx)
  return put.rows[0]?.user_id
}

/**
 * Removes a personal id from pending accounts without a valid activation link, so that somebody else's registration does not block the
 * number's owner for good. A link whose mail is not sent yet counts as valid.
 */
export async function freeUnprovedId(tx: Db, idHash: Buffer, now: Date): Promise<void> {
  await sql`
    update app_user u set personal_id_hash = null, personal_id_sealed = null
    where personal_id_hash = ${idHash} and status = 'pending' and not exists (
      select from user_token t
       left join mail m on m.mail_id = t.mail_id
      where t.user_id = u.user_id and t.purpose = 'activate' and t.used_at is null
        and (t.expires_at > ${now} or (m.sent_at is null and m.bounced_at is null and m.mail_id is not null)))`.execute(
    tx,
  )
}

/** The account with this personal id, unless it has the address `exceptFolded`. */
export async function holderOfId(
  db: Db,
  idHash: Buffer,
  exceptFolded: string,
): Promise<{ user_id: number; status: string } | undefined> {
  const found = await sql<{ user_id: number; status: string }>`
    select user_id, status from app_user where personal_id_hash = ${idHash} and email_folded <> ${exceptFolded}`.execute(
    db,
  )
  return found.rows[0]
}

/** Activates a pending account with the given password hash. False when it is not pending. */
export async function markActivated(tx: Db, userId: number, passwordHash: string, now: Date): Promise<boolean> {
  const made = await sql`
    update app_user set status = 'active', activated_at = ${now}, password_hash = ${passwordHash},
           password_changed_at = case when password_hash = ${passwordHash} then password_changed_at else ${now}::timestamptz end
     where user_id = ${userId} and status = 'pending'`.execute(tx)
  return made.numAffectedRows === 1n
}

/** Deletes a pending account with its tokens and type requests; its mails are kept without the user id. False when it is not pending. */
export async function deletePending(tx: Db, userId: number): Promise<boolean> {
  const { rows } = await sql`
    select 1 from app_user where user_id = ${userId} and status = 'pending' for update`.execute(tx)
  if (rows.length === 0) return false
  await sql`delete from user_token where user_id = ${userId}`.execute(tx)
  await sql`delete from user_typ_request where user_id = ${userId}`.execute(tx)
  await sql`update mail set user_id = null where user_id = ${userId}`.execute(tx)
  await sql`delete from app_user where user_id = ${userId}`.execute(tx)
  return true
}

/** Stores a request for a user type, which the office grants or refuses. */
export async function insertTypeRequest(
  tx: Db,
  userId: number,
  userTyp: number,
  notes: string,
  now: Date,
): Promise<void> {
  await sql`
    insert into user_typ_request (user_id, requested_at, user_typ, notes) values (${userId}, ${now}, ${userTyp}, ${notes})
    on conflict (user_id, requested_at) do nothing`.execute(tx)
}

export interface ProfileRow {
  user_id: number
  email: string
  full_name: string
  personal_id_sealed: Buffer | null
  gender: string | null
  birthday: string | null
  nationality_country_code: string
  telephone: string | null
  user_typ: number
  name_id: string
  name_en: string
  notes: string | null
  agent_code: number | null
  state_code: string | null
  state_name: string | null
  city_code: string | null
  city_name: string | null
  district_code: string | null
  district_name: string | null
  village_code: string | null
  village_name: string | null
  addr_street: string | null
  zipcode: string | null
  wilayah: string | null
  password_changed_at: Date
}

/** A profile with the names of its regions, without the password hash. */
export async function profileRow(db: Db, userId: number): Promise<ProfileRow | undefined> {
  const found = await sql<ProfileRow>`
    select u.user_id, u.email, u.full_name, u.personal_id_sealed, u.gender, u.birthday, u.nationality_country_code, u.telephone, u.user_typ,
      coalesce(t.name_id, '') as name_id, coalesce(t.name_en, '') as name_en, u.notes, u.agent_code, u.state_code, s.state_name, u.city_code,
      c.city_name, u.district_code, d.district_name, u.village_code, v.village_name, u.addr_street, u.zipcode, u.wilayah, u.password_changed_at
    from app_user u left join user_type t on t.user_typ = u.user_typ left join region_state s on s.state_code = u.state_code
      left join region_city c on c.city_code = u.city_code left join region_district d on d.district_code = u.district_code
      left join region_village v on v.village_code = u.village_code
    where u.user_id = ${userId}`.execute(db)
  return found.rows[0]
}

/** An active consultant by agent code. Name and number are public in the register. */
export async function consultantByCode(
  db: Db,
  agentCode: number,
): Promise<{ agent_name: string; consultant_nbr: string } | undefined> {
  const found = await sql<{ agent_name: string; consultant_nbr: string }>`
    select agent_name, consultant_nbr from agent where agent_code = ${agentCode} and is_active`.execute(db)
  return found.rows[0]
}

/** Active accounts by id, for lists of users. */
export async function usersNamed(db: Db, userIds: number[]) {
  if (userIds.length === 0) return []
  const { rows } = await sql<{
    ID: number
    USER_ID: number
    USER_NAME: string
    USER_TYP: number
    AGENT_CODE: number | null
  }>`
    select user_id as "ID", user_id as "USER_ID", full_name as "USER_NAME", user_typ as "USER_TYP", agent_code as "AGENT_CODE"
      from app_user where user_id = any(${userIds}::int[]) and status = 'active' order by full_name, user_id`.execute(
    db,
  )
  return rows
}

/** The consultant number an account is bound to; undefined when it is bound to none. */
export async function boundNumber(db: Db, userId: number): Promise<string | undefined> {
  const found = await sql<{ consultant_nbr: string }>`
    select g.consultant_nbr from app_user u join agent g using (agent_code) where u.user_id = ${userId}`.execute(db)
  return found.rows[0]?.consultant_nbr
}
