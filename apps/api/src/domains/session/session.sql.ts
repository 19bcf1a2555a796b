import { prepared, type Db } from '@saki/db'
import { CONSULTANT_TYPE } from '@saki/domain/agents/consultantGate'
import { legalDateOf } from '@saki/domain/dates/legalDate'
import { sql } from 'kysely'

import type { HeldMandate } from '../../session.ts'

export interface SessionRow {
  user_id: number
  role: 'applicant' | 'office'
  full_name: string
  email: string
  user_typ: number
  agent_code: number | null
  locale: 'id' | 'en' | 'ar'
  created_at: Date
  expires_at: Date
  mandates: HeldMandate[] | null
}

/** Mandates in force of a consultant as JSON; null for other users. */
const mandatesOf = (now: Date) => sql`case when u.user_typ = ${CONSULTANT_TYPE} and u.agent_code is not null then (
      select json_agg(json_build_object('mandateId', m.mandate_id, 'principalId', m.principal_id, 'principalName', p.full_name,
                                        'rights', m.rights, 'caseId', m.application_id, 'power', m.power) order by m.mandate_id)
        from mandates_in_force(${legalDateOf(now)}::date) m join app_user p on p.user_id = m.principal_id
       where m.agent_user_id = u.user_id) end as mandates`

/** The open session of an active account by the hash of its id, with the mandates in force. */
export async function sessionRow(db: Db, idHash: Buffer, now: Date): Promise<SessionRow | undefined> {
  const found = await sql<SessionRow>`${prepared}
    select u.user_id, u.role, u.full_name, u.email, u.user_typ, u.agent_code, u.locale, s.created_at, s.expires_at, ${mandatesOf(now)}
    from session s join app_user u on u.user_id = s.user_id
    where s.id_hash = ${idHash} and s.ended_at is null and s.expires_at > ${now} and u.status = 'active'`.execute(db)
  return found.rows[0]
}

/** Mandates in force of a user without a session; empty unless the account is active. */
export async function mandatesHeldBy(db: Db, userId: number, now: Date): Promise<HeldMandate[]> {
  const found = await sql<{ mandates: HeldMandate[] | null }>`
    select ${mandatesOf(now)} from app_user u where u.user_id = ${userId} and u.status = 'active'`.execute(db)
  return found.rows[0]?.mandates ?? []
}

/**
 * Locks an active account before its sessions are changed. False when its password hash is no longer `passwordHash`: the change ended all
 * sessions, so none may be opened with the old password.
 */
export async function lockProved(tx: Db, userId: number, passwordHash: string): Promise<boolean> {
  const locked = await sql`
    select 1 from app_user where user_id = ${userId} and password_hash = ${passwordHash} and status = 'active' for update`.execute(
    tx,
  )
  return locked.rows.length === 1
}

/** Inserts a session and ends the oldest ones beyond `most`. Lock the account first, so that two log-ins at once count each other. */
export async function insertSession(
  tx: Db,
  session: { idHash: Buffer; userId: number; createdAt: Date; expiresAt: Date; userAgent: string },
  most: number,
): Promise<void> {
  const { idHash, userId, createdAt, expiresAt, userAgent } = session
  await sql`
    insert into session (id_hash, user_id, created_at, expires_at, user_agent)
    values (${idHash}, ${userId}, ${createdAt}, ${expiresAt}, ${userAgent})`.execute(tx)
  await sql`
    update session set ended_at = ${createdAt} where id_hash in (
      select id_hash from session where user_id = ${userId} and ended_at is null and expires_at > ${createdAt}
      order by (id_hash = ${idHash}) desc, created_at desc, id_hash offset ${most})`.execute(tx)
}

export async function endSession(db: Db, idHash: Buffer, now: Date): Promise<void> {
  await sql`update session set ended_at = ${now} where id_hash = ${idHash} and ended_at is null`.execute(db)
}

/** Ends all sessions of an account except `except`. */
export async function endSessions(db: Db, userId: number, now: Date, except?: Buffer): Promise<void> {
  await sql`
    update session set ended_at = ${now}
    where user_id = ${userId} and ended_at is null and id_hash is distinct from ${except ?? null}::bytea`.execute(db)
}

export interface AccountRow {
  user_id: number
  email: string
  password_hash: string
  status: 'pending' | 'active' | 'closed'
  full_name: string
  user_typ: number
  agent_code: number | null
  role: 'applicant' | 'office'
  locale: 'id' | 'en' | 'ar'
}

export async function accountByEmail(db: Db, folded: string): Promise<AccountRow | undefined> {
  const found = await sql<AccountRow>`
    select user_id, email, password_hash, status, full_name, user_typ, agent_code, role, locale
    from app_user where email_folded = ${folded}`.execute(db)
  return found.rows[0]
}

export async function accountById(db: Db, userId: number): Promise<AccountRow | undefined> {
  const found = await sql<AccountRow>`
    select user_id, email, password_hash, status, full_name, user_typ, agent_code, role, locale
    from app_user where user_id = ${userId}`.execute(db)
  return found.rows[0]
}

/** Replaces the password hash of an account. */
export async function setPassword(db: Db, userId: number, passwordHash: string, now: Date): Promise<void> {
  await sql`
    update app_user set password_hash = ${passwordHash}, password_changed_at = ${now} where user_id = ${userId}`.execute(
    db,
  )
}
