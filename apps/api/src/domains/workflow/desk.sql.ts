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
  /** Null in rows older than the column. */
  priorStateSince: Date | null
  isFirst: boolean
  /** Somebody found it in the inbox. */
  wasTold: boolean
  /** It is an answer the applicant sent through the portal, with its proof. */
  wasSent: boolean
  actorRole: string
  capturedAt: Date
}

/** The last action of a process that still stands; notes, which change nothing, are passed over. */
export async function findLastAction(tx: Db, { procTyp, procNbr }: ProcessKey): Promise<LastAction | undefined> {
  const { rows } = await sql<LastAction>`
    select t.action_nbr as "actionNbr", t.action, t.from_state as "fromState", t.prior_due_date as "priorDueDate",
           t.prior_fires_on as "priorFiresOn", t.prior_state_since as "priorStateSince", t.action_nbr = 1 as "isFirst",
           exists (select from inbox_item i where (i.proc_typ, i.proc_nbr, i.action_nbr) = (t.proc_typ, t.proc_nbr, t.action_nbr)) as "wasTold",
           exists (select from letter_answer l where (l.proc_typ, l.proc_nbr, l.action_nbr) = (t.proc_typ, t.proc_nbr, t.action_nbr)) as "wasSent",
           t.actor_role as "actorRole", t.captured_at as "capturedAt"
      from process_action t
     where t.proc_typ = ${procTyp} and t.proc_nbr = ${procNbr} and t.undoes is null and t.action <> 'note' and not exists (
       select from process_action u where (u.proc_typ, u.proc_nbr, u.undoes) = (t.proc_typ, t.proc_nbr, t.action_nbr))
     order by t.action_nbr desc limit 1`.execute(tx)
  return rows[0]
}
