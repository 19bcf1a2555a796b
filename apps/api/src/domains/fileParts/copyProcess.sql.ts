import { tables, type Db } from '@saki/db'
import type { LegalDate } from '@saki/domain/dates/legalDate'
import { sql } from 'kysely'

import { statesAsking } from '../../caseState.ts'

interface ProcessKey {
  procTyp: string
  procNbr: number
}

/** Opens the process of a file split off in the state, with the deadline and the history of its parent's. */
export async function copyProcess(tx: Db, parent: ProcessKey, childId: number): Promise<ProcessKey> {
  const { rows } = await sql<ProcessKey>`
    insert into process (proc_typ, proc_nbr, application_id, flow_id, flow_version, state, state_since, due_date, fires_on, row_version)
    select proc_typ, nextval('process_seq')::int, ${childId}, flow_id, flow_version, state, state_since, due_date, fires_on, row_version
      from process where proc_typ = ${parent.procTyp} and proc_nbr = ${parent.procNbr}
    returning proc_typ as "procTyp", proc_nbr as "procNbr"`.execute(tx)
  const key = rows[0]
  if (!key) throw new Error('process not copied')
  await sql`
    insert into process_action (proc_typ, proc_nbr, action_nbr, action, from_state, to_state, due_date, prior_state_since, prior_due_date, prior_fires_on,
                                actor_role, actor_id, action_date, captured_at, notes, ground, detail, undoes, received_on, due_rule)
    select proc_typ, ${key.procNbr}, action_nbr, action, from_state, to_state, due_date, prior_state_since, prior_due_date, prior_fires_on,
           actor_role, actor_id, action_date, captured_at, notes, ground, detail, undoes, received_on, due_rule
      from process_action where proc_typ = ${parent.procTyp} and proc_nbr = ${parent.procNbr} order by action_nbr`.execute(
    tx,
  )
  await tables(tx).updateTable('application').set(key).where('applicationId', '=', childId).execute()
  return key
}

/** Delivers to a new owner what waits for an answer in the present state of `parent`, under the same action of `child`, which may be the same process. */
export async function deliverOpenItems(
  tx: Db,
  { parent, child, ownerId, now }: { parent: ProcessKey; child: ProcessKey; ownerId: number; now: Date },
): Promise<void> {
  await sql`
    insert into inbox_item (user_id, proc_typ, proc_nbr, action_nbr, delivered_at)
    select ${ownerId}, ${child.procTyp}, ${child.procNbr}, pa.action_nbr, ${now}
      from process p
      join process_action pa using (proc_typ, proc_nbr)
     where p.proc_typ = ${parent.procTyp} and p.proc_nbr = ${parent.procNbr} and p.state = pa.to_state and p.due_date = pa.due_date
       and p.flow_id || ' ' || p.state = any(${statesAsking()}::text[])
       and exists (select from inbox_item i where i.proc_typ = p.proc_typ and i.proc_nbr = p.proc_nbr and i.action_nbr = pa.action_nbr and i.on_behalf_of is null)
    on conflict (user_id, proc_typ, proc_nbr, action_nbr) do nothing`.execute(tx)
}

/** A letter of the office that waits for an answer. */
export interface OpenLetter {
  actionNbr: number
  letterTyp: string
  dueDate: LegalDate | null
  notes: string
  ground: string
  detail: Record<string, unknown>
}

/** Letters of a process that wait for an answer, oldest first. */
export async function listOpenLetters(tx: Db, { procTyp, procNbr }: ProcessKey): Promise<OpenLetter[]> {
  const { rows } = await sql<OpenLetter>`
    select l.action_nbr as "actionNbr", l.letter_typ as "letterTyp", l.due_date as "dueDate", t.notes, t.ground, t.detail
      from process c
      join letter l on l.proc_typ = c.upper_proc_typ and l.proc_nbr = c.upper_proc_nbr and l.action_nbr = c.upper_action_nbr
      join process_action t on t.proc_typ = l.proc_typ and t.proc_nbr = l.proc_nbr and t.action_nbr = l.action_nbr
     where c.upper_proc_typ = ${procTyp} and c.upper_proc_nbr = ${procNbr} and c.flow_id = 'office-letter' and c.state = 'awaiting_answer'
       and l.withdrawn_at is null
     order by l.action_nbr`.execute(tx)
  return rows
}
