import { prepared, tables, type Db } from '@saki/db'
import { CONSULTANT_TYPE } from '@saki/domain/agents/consultantGate'
import { legalDateOf } from '@saki/domain/dates/legalDate'
import { officeRoles, type OfficeRole } from '@saki/domain/office/officeRoles'
import { sql } from 'kysely'

import type { HeldMandate } from '../../session.ts'

export interface SessionRow {
  userId: number
  role: 'applicant' | 'office'
  fullName: string
  email: string
  userTyp: number
  agentCode: number | null
  locale: 'id' | 'en' | 'ar'
  createdAt: Date
  expiresAt: Date
  mandates: HeldMandate[] | null
  /** Null without a row of an officer. */
  officeRoles: OfficeRole[] | null
}

/** Mandates in force of a consultant as JSON; null for other users. */
const mandatesOf = (now: Date) => sql`case when u.user_typ = ${CONSULTANT_TYPE} and u.agent_code is not null then (
      select json_agg(json_build_object('mandateId', m.mandate_id, 'principalId', m.principal_id, 'principalName', p.full_name,
                                        'rights', m.rights, 'caseId', m.application_id, 'power', m.power) order by m.mandate_id)
        from mandates_in_force(${legalDateOf(now)}::date) m join app_user p on p.user_id = m.principal_id
       where m.agent_user_id = u.user_id) end as mandates`

/** Roles of an officer; all of them while the office has not divided its work (no row of an officer). Others have none. */
export const rolesHeld = ({
  role,
  officeRoles: given,
}: Pick<SessionRow, 'role' | 'officeRoles'>): readonly OfficeRole[] => (role === 'office' ? (given ?? officeRoles) : [])

/** The open session of an active account by the hash of its id, with the mandates in force. */
export async function sessionRow(db: Db, idHash: Buffer, now: Date): Promise<SessionRow | undefined> {
  const found = await sql<SessionRow>`${prepared}
    select u.user_id as "userId", u.role, u.full_name as "fullName", u.email, u.user_typ as "userTyp", u.agent_code as "agentCode", u.locale,
           s.created_at as "createdAt", s.expires_at as "expiresAt", o.roles as "officeRoles", ${mandatesOf(now)}
    from session s join app_user u on u.user_id = s.user_id left join officer o on o.user_id = u.user_id
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
  const locked = await tables(tx)
    .selectFrom('appUser')
    .select('userId')
    .where('userId', '=', userId)
    .where('passwordHash', '=', passwordHash)
    .where('status', '=', 'active')
    .forUpdate()
    .execute()
  return locked.length === 1
}

/** Inserts a session and ends the oldest ones beyond `most`. Lock the account first, so that two log-ins at once count each other. */
export async function insertSession(
  tx: Db,
  session: { idHash: Buffer; userId: number; createdAt: Date; expiresAt: Date; userAgent: string },
  most: number,
): Promise<void> {
  const { idHash, userId, createdAt, expiresAt, userAgent } = session
  await tables(tx).insertInto('session').values({ idHash, userId, createdAt, expiresAt, userAgent }).execute()
  await sql`
    update session set ended_at = ${createdAt} where id_hash in (
      select id_hash from session where user_id = ${userId} and ended_at is null and expires_at > ${createdAt}
      order by (id_hash = ${idHash}) desc, created_at desc, id_hash offset ${most})`.execute(tx)
}

export async function endSession(db: Db, idHash: Buffer, now: Date): Promise<void> {
  await tables(db)
    .updateTable('session')
    .set({ endedAt: now })
    .where('idHash', '=', idHash)
    .where('endedAt', 'is', null)
    .execute()
}

/** Ends all sessions of an account except `except`. */
export async function endSessions(db: Db, userId: number, now: Date, except?: Buffer): Promise<void> {
  const open = tables(db)
    .updateTable('session')
    .set({ endedAt: now })
    .where('userId', '=', userId)
    .where('endedAt', 'is', null)
  await (except ? open.where('idHash', '<>', except) : open).execute()
}

const accounts = (db: Db) =>
  tables(db)
    .selectFrom('appUser')
    .select(['userId', 'email', 'passwordHash', 'status', 'fullName', 'userTyp', 'agentCode', 'role', 'locale'])

export function accountByEmail(db: Db, folded: string) {
  return accounts(db).where('emailFolded', '=', folded).executeTakeFirst()
}
export type AccountRow = NonNullable<Awaited<ReturnType<typeof accountByEmail>>>

export function accountById(db: Db, userId: number): Promise<AccountRow | undefined> {
  return accounts(db).where('userId', '=', userId).executeTakeFirst()
}

/** Replaces the password hash of an account. */
export async function setPassword(db: Db, userId: number, passwordHash: string, now: Date): Promise<void> {
  await tables(db)
    .updateTable('appUser')
    .set({ passwordHash, passwordChangedAt: now })
    .where('userId', '=', userId)
    .execute()
}
