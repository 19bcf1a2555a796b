import { prepared, type Db } from '@saki/db'
import type { LegalDate } from '@saki/domain/dates/legalDate'
import { sql } from 'kysely'

import type { ProcessKey } from '../domains/workflow/recordAction.ts'

export interface DueProcess extends ProcessKey {
  firesOn: LegalDate
}

const holds = (states: readonly string[]) => sql`exists (select from process c
  where c.upper_proc_typ = p.proc_typ and c.upper_proc_nbr = p.proc_nbr and c.flow_id || ' ' || c.state = any(${states}::text[]))`

/**
 * The next page of processes with an automatic action due on or before `today`, ordered by day, after the given one. Leaves out suspended
 * processes and those with a child process in one of the `holding` states (`flow_id state`).
 */
export async function listDue(
  db: Db,
  today: LegalDate,
  holding: readonly string[],
  after: DueProcess | undefined,
  limit: number,
): Promise<DueProcess[]> {
  const from = after
    ? sql`and (p.fires_on, p.proc_typ, p.proc_nbr) > (${after.firesOn}::date, ${after.procTyp}, ${after.procNbr})`
    : sql``
  const { rows } = await sql<DueProcess>`
    select p.proc_typ as "procTyp", p.proc_nbr as "procNbr", p.fires_on as "firesOn" from process p
     where p.fires_on <= ${today}::date and p.frozen_since is null and not ${holds(holding)} ${from}
     order by p.fires_on, p.proc_typ, p.proc_nbr limit ${limit}`.execute(db)
  return rows
}

export interface LockedDue {
  flowId: string
  flowVersion: number
  state: string
  firesOn: LegalDate
  /** Date of the latest action in the process or its child processes; the new action is not dated before it. */
  lastDay: LegalDate | null
}

/** Locks the process and reads it again; undefined when it is no longer due, because another sweep or a user acted meanwhile. */
export async function lockDue(
  tx: Db,
  { procTyp, procNbr }: ProcessKey,
  today: LegalDate,
  holding: readonly string[],
): Promise<LockedDue | undefined> {
  const { rows } = await sql`${prepared}
    select 1 from process where proc_typ = ${procTyp} and proc_nbr = ${procNbr}::int for update`.execute(tx)
  if (rows.length === 0) return undefined
  // A separate statement, because only a new one sees what others committed during the wait for the lock.
  const found = await sql<LockedDue>`${prepared}
    select p.flow_id as "flowId", p.flow_version as "flowVersion", p.state, p.fires_on as "firesOn",
           greatest((select max(action_date) from process_action x where x.proc_typ = p.proc_typ and x.proc_nbr = p.proc_nbr),
                    (select max(x.action_date) from process c join process_action x on x.proc_typ = c.proc_typ and x.proc_nbr = c.proc_nbr
                      where c.upper_proc_typ = p.proc_typ and c.upper_proc_nbr = p.proc_nbr)) as "lastDay"
      from process p
     where p.proc_typ = ${procTyp} and p.proc_nbr = ${procNbr}::int and p.fires_on <= ${today}::date and p.frozen_since is null
       and not ${holds(holding)}`.execute(tx)
  return found.rows[0]
}
