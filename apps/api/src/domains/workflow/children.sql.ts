import type { Db } from '@saki/db'
import { sql } from 'kysely'

import type { ProcessKey } from './process.sql.ts'

export interface ChildProcess extends ProcessKey {
  flowId: string
  flowVersion: number
  state: string
  /** Number of the action of the parent process it belongs to. */
  upperActionNbr: number
}

/** Child processes (letters and answers) of a process, oldest first. */
export async function listUnder(db: Db, { procTyp, procNbr }: ProcessKey): Promise<ChildProcess[]> {
  const { rows } = await sql<ChildProcess>`
    select proc_typ as "procTyp", proc_nbr as "procNbr", flow_id as "flowId", flow_version as "flowVersion", state,
           upper_action_nbr as "upperActionNbr"
      from process where upper_proc_typ = ${procTyp} and upper_proc_nbr = ${procNbr} order by proc_nbr`.execute(db)
  return rows
}
