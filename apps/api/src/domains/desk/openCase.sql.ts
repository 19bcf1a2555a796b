import { deskActions } from '@saki/catalogue'
import type { Db } from '@saki/db'
import type { LegalDate } from '@saki/domain/dates/legalDate'
import { sql } from 'kysely'

import type { ProcessKey } from '../workflow/recordAction.ts'

/** A process of a case and its state before an action. */
export interface OpenCase extends ProcessKey {
  flowId: string
  flowVersion: number
  state: string
  officerId: number | null
  /** Legal date of its last action that was not undone; officers' actions outside the workflow do not count. */
  lastDay: LegalDate | null
  /** Whether it is a letter or an answer, which follows the case above it. */
  isUnder: boolean
}

const beside = Object.keys(deskActions)

/** A case's own process or one below it. */
export async function findOpenCase(db: Db, { procTyp, procNbr }: ProcessKey): Promise<OpenCase | undefined> {
  const { rows } = await sql<OpenCase>`
    select p.proc_typ as "procTyp", p.proc_nbr as "procNbr", p.flow_id as "flowId", p.flow_version as "flowVersion", p.state,
           p.assigned_to as "officerId",
           p.upper_proc_nbr is not null as "isUnder",
           (select max(action_date) from process_action t
             where t.proc_typ = p.proc_typ and t.proc_nbr = p.proc_nbr and t.action <> all(${beside}::text[]) and not exists (
               select from process_action u where (u.proc_typ, u.proc_nbr, u.undoes) = (t.proc_typ, t.proc_nbr, t.action_nbr))) as "lastDay"
      from process p where p.proc_typ = ${procTyp} and p.proc_nbr = ${procNbr}`.execute(db)
  return rows[0]
}
