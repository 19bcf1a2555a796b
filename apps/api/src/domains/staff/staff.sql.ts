import { tables, type Db } from '@saki/db'
import { officeRoles, type OfficeRole, type OfficeSection } from '@saki/domain/office/officeRoles'
import { sql } from 'kysely'

/** What the office keeps of an officer, beside the account. */
export interface OfficerRow {
  nip: string
  section: OfficeSection
  roles: OfficeRole[]
}

/** An account of the office. `roles` is null while it has no row of an officer. */
export interface StaffRecord extends Omit<OfficerRow, 'roles'> {
  userId: number
  name: string
  email: string
  isActive: boolean
  roles: OfficeRole[] | null
  rowVersion: number
  cases: number
  lastLogin: Date | null
}

/** Every account of the office, by name. */
export async function listStaff(db: Db): Promise<StaffRecord[]> {
  const { rows } = await sql<StaffRecord>`
    with held as (select assigned_to, count(*)::int as cases from process where assigned_to is not null group by 1)
    select u.user_id as "userId", u.full_name as name, u.email, u.status = 'active' as "isActive", coalesce(o.nip, '') as nip,
           coalesce(o.section, 'general') as section, o.roles, coalesce(o.row_version, 0) as "rowVersion", coalesce(h.cases, 0) as cases,
           (select max(s.created_at) from session s where s.user_id = u.user_id) as "lastLogin"
      from app_user u left join officer o on o.user_id = u.user_id left join held h on h.assigned_to = u.user_id
     where u.role = 'office' order by u.full_name, u.user_id`.execute(db)
  return rows
}

/** Roles of an active account of the office, all while it was given none; undefined for other accounts. */
export async function findOfficerRoles(db: Db, userId: number): Promise<readonly OfficeRole[] | undefined> {
  const row = await tables(db)
    .selectFrom('appUser as u')
    .leftJoin('officer as o', 'o.userId', 'u.userId')
    .select('o.roles')
    .where('u.userId', '=', userId)
    .where('u.role', '=', 'office')
    .where('u.status', '=', 'active')
    .$narrowType<{ roles: OfficeRole[] | null }>()
    .executeTakeFirst()
  return row && (row.roles ?? officeRoles)
}

/**
 * The row of an officer and the state of the account, locked until the transaction ends; undefined for other accounts. Rows that
 * name the account, such as kept replies, may be written meanwhile: locking them out would be a deadlock.
 */
export async function lockOfficer(
  tx: Db,
  userId: number,
): Promise<{ isActive: boolean; rowVersion: number; officer: OfficerRow | undefined } | undefined> {
  const account = await tables(tx)
    .selectFrom('appUser')
    .select('status')
    .where('userId', '=', userId)
    .where('role', '=', 'office')
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!account) return undefined
  const row = await tables(tx)
    .selectFrom('officer')
    .select(['nip', 'section', 'roles', 'rowVersion'])
    .where('userId', '=', userId)
    .$narrowType<OfficerRow>()
    .executeTakeFirst()
  const { rowVersion = 0, ...officer } = row ?? {}
  return { isActive: account.status === 'active', rowVersion, officer: row && (officer as OfficerRow) }
}

export async function putOfficer(tx: Db, userId: number, { nip, section, roles }: OfficerRow): Promise<void> {
  await tables(tx)
    .insertInto('officer')
    .values({ userId, nip, section, roles })
    .onConflict((c) =>
      c.column('userId').doUpdateSet((eb) => ({ nip, section, roles, rowVersion: eb('officer.rowVersion', '+', 1) })),
    )
    .execute()
}

/** Makes an active account of the office; undefined when the address has an account. */
export async function insertOfficeAccount(
  tx: Db,
  account: { email: string; emailFolded: string; passwordHash: string; fullName: string; now: Date },
): Promise<number | undefined> {
  const { now, ...rest } = account
  const made = await tables(tx)
    .insertInto('appUser')
    .values({ ...rest, role: 'office', status: 'active', passwordChangedAt: now, createdAt: now, activatedAt: now })
    .onConflict((c) => c.column('emailFolded').doNothing())
    .returning('userId')
    .executeTakeFirst()
  return made?.userId
}

export async function setAccountActive(tx: Db, userId: number, isActive: boolean): Promise<void> {
  await tables(tx)
    .updateTable('appUser')
    .set({ status: isActive ? 'active' : 'closed' })
    .where('userId', '=', userId)
    .execute()
}

/** Whether an active account can still keep the accounts; waits for other changes of administrators in progress. */
export async function hasAdministrator(tx: Db): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(hashtext('office administrators'))`.execute(tx)
  const { rows } = await sql`
    select from app_user u left join officer o on o.user_id = u.user_id
     where u.role = 'office' and u.status = 'active' and (o.roles is null or 'administrator' = any(o.roles)) limit 1`.execute(
    tx,
  )
  return rows.length > 0
}

/** Keys of the cases assigned to an officer, locked until the transaction ends. */
export async function lockHeldCases(tx: Db, userId: number): Promise<{ procTyp: string; procNbr: number }[]> {
  return tables(tx)
    .selectFrom('process')
    .select(['procTyp', 'procNbr'])
    .where('assignedTo', '=', userId)
    .orderBy('procTyp')
    .orderBy('procNbr')
    .forUpdate()
    .execute()
}
