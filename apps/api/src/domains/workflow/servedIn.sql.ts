import type { Db } from '@saki/db'
import { sql } from 'kysely'

import type { ActionKey, ProcessKey } from './recordAction.ts'

export interface ServedIn extends ProcessKey {
  /** Whether the action of the case names the request: of an opposition it is the notice to the applicant. */
  isServedByIt: boolean
  /** An officer recorded it from a paper. */
  isPaper: boolean
}

/** Processes of requests with these workflows in a case, oldest first. `action`: an action of the case. */
export async function listServedIn(
  tx: Db,
  applicationId: number,
  flowIds: readonly string[],
  action: ActionKey,
): Promise<ServedIn[]> {
  const { rows } = await sql<ServedIn>`
    select p.proc_typ as "procTyp", p.proc_nbr as "procNbr",
           exists (select from request_case c join request r using (request_id)
                     join process_action a on a.detail ->> 'SUBMISSION_NBR' = r.submission_nbr
                    where (c.proc_typ, c.proc_nbr) = (p.proc_typ, p.proc_nbr)
                      and (a.proc_typ, a.proc_nbr, a.action_nbr) = (${action.procTyp}, ${action.procNbr}, ${action.actionNbr})) as "isServedByIt",
           exists (select from request_case c join request r using (request_id)
                    where (c.proc_typ, c.proc_nbr) = (p.proc_typ, p.proc_nbr) and r.recorded_by is not null) as "isPaper"
      from process p
     where p.application_id = ${applicationId} and p.flow_id = any(${flowIds}::text[])
     order by p.proc_nbr`.execute(tx)
  return rows
}
