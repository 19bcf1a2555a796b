import type { Db } from '@saki/db'
import type { LegalDate } from '@saki/domain/dates/legalDate'
import { sql } from 'kysely'

import type { ProcessKey } from '../domains/workflow/recordAction.ts'

export interface DueProcess extends ProcessKey {
  firesOn: LegalDate
}

/**
 * The next page of processes whose automatic action may be due by `today`, ordered by day, after the given one. Leaves out suspended
 * processes and those with a child process in one of the `holding` states (`flow_id state`). `dueAction` decides about each.
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
     where p.fires_on <= ${today}::date and p.frozen_since is null and not exists (
           select from process c
            where c.upper_proc_typ = p.proc_typ and c.upper_proc_nbr = p.proc_nbr and c.flow_id || ' ' || c.state = any(${holding}::text[])) ${from}
     order by p.fires_on, p.proc_typ, p.proc_nbr limit ${limit}`.execute(db)
  return rows
}
