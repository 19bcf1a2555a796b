import type { Db } from '@saki/db'
import { sql } from 'kysely'

import type { ProcessKey } from '../workflow/recordAction.ts'

/** Officer assigned to a case, locked until the transaction ends; undefined when there is no such case. */
export async function lockHolder(
  tx: Db,
  { procTyp, procNbr }: ProcessKey,
): Promise<{ officerId: number | null } | undefined> {
  const { rows } = await sql<{ officerId: number | null }>`select p.assigned_to as "officerId"
    from process p join application a using (proc_typ, proc_nbr)
   where p.proc_typ = ${procTyp} and p.proc_nbr = ${procNbr} for update of p`.execute(tx)
  return rows[0]
}

/** Whether the user is an active officer. */
export async function isOfficer(db: Db, userId: number): Promise<boolean> {
  const { rows } =
    await sql`select 1 from app_user where user_id = ${userId} and role = 'office' and status = 'active'`.execute(db)
  return rows.length > 0
}

export interface Handover {
  oldOfficer: number | null
  newOfficer: number | null
  /** Null when the case was unassigned automatically. */
  changedBy: number | null
  reason: string
  now: Date
}

/** Assigns or unassigns a case and logs the change. */
export async function reassignCase(tx: Db, key: ProcessKey, handover: Handover): Promise<void> {
  const { newOfficer, now } = handover
  await sql`update process set assigned_to = ${newOfficer}::int, assigned_at = case when ${newOfficer}::int is null then null else ${now}::timestamptz end
    where proc_typ = ${key.procTyp} and proc_nbr = ${key.procNbr}`.execute(tx)
  await logHandover(tx, key, handover)
}

export async function logHandover(tx: Db, { procTyp, procNbr }: ProcessKey, handover: Handover): Promise<void> {
  const { oldOfficer, newOfficer, changedBy, reason, now } = handover
  await sql`insert into assignment_log (proc_typ, proc_nbr, changed_at, changed_by, old_officer, new_officer, reason)
    values (${procTyp}, ${procNbr}, ${now}, ${changedBy}, ${oldOfficer}, ${newOfficer}, ${reason})`.execute(tx)
}
