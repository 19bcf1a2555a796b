import type { Db } from '@saki/db'
import type { LegalDate } from '@saki/domain/dates/legalDate'
import { sql } from 'kysely'

import type { ProcessKey } from './process.sql.ts'

export interface LastAction {
  actionNbr: number
  action: string
  fromState: string
  priorDueDate: LegalDate | null
  priorFiresOn: LegalDate | null
  /** Null in rows written before the column existed. */
  priorStateSince: Date | null
  isFirst: boolean
  /** Whether it was delivered to an inbox. */
  wasDelivered: boolean
  /** Whether it is an answer sent through the portal, which has a receipt. */
  wasSent: boolean
  actorRole: string
  capturedAt: Date
}

/** The last action of a process that was not undone, ignoring notes. */
export async function findLastAction(tx: Db, { procTyp, procNbr }: ProcessKey): Promise<LastAction | undefined> {
  const { rows } = await sql<LastAction>`
    select t.action_nbr as "actionNbr", t.action, t.from_state as "fromState", t.prior_due_date as "priorDueDate",
           t.prior_fires_on as "priorFiresOn", t.prior_state_since as "priorStateSince", t.action_nbr = 1 as "isFirst",
           exists (select from inbox_item i where (i.proc_typ, i.proc_nbr, i.action_nbr) = (t.proc_typ, t.proc_nbr, t.action_nbr)) as "wasDelivered",
           exists (select from letter_answer l where (l.proc_typ, l.proc_nbr, l.action_nbr) = (t.proc_typ, t.proc_nbr, t.action_nbr)) as "wasSent",
           t.actor_role as "actorRole", t.captured_at as "capturedAt"
      from process_action t
     where t.proc_typ = ${procTyp} and t.proc_nbr = ${procNbr} and t.undoes is null and t.action <> 'note' and not exists (
       select from process_action u where (u.proc_typ, u.proc_nbr, u.undoes) = (t.proc_typ, t.proc_nbr, t.action_nbr))
     order by t.action_nbr desc limit 1`.execute(tx)
  return rows[0]
}
