import { deskActions } from '@saki/catalogue'
import { tables, type Db } from '@saki/db'
import type { LegalDate } from '@saki/domain/dates/legalDate'
import { sql } from 'kysely'

import type { ProcessKey } from './process.sql.ts'

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

/** Whether the action was published in a closed issue of the gazette; such an action cannot be undone. */
export async function isJournalClosed(db: Db, { procTyp, procNbr }: ProcessKey, actionNbr: number): Promise<boolean> {
  const found = await sql`
    select 1 from gazette_entry e join gazette_issue i using (journal_code)
     where e.proc_typ = ${procTyp} and e.proc_nbr = ${procNbr} and e.action_nbr = ${actionNbr} and i.closed_at is not null`.execute(
    db,
  )
  return found.rows.length > 0
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
  await tables(tx)
    .updateTable('process')
    .set({ assignedTo: newOfficer, assignedAt: newOfficer === null ? null : now })
    .where('procTyp', '=', key.procTyp)
    .where('procNbr', '=', key.procNbr)
    .execute()
  await logHandover(tx, key, handover)
}

export async function logHandover(tx: Db, { procTyp, procNbr }: ProcessKey, handover: Handover): Promise<void> {
  const { oldOfficer, newOfficer, changedBy, reason, now } = handover
  await tables(tx)
    .insertInto('assignmentLog')
    .values({ procTyp, procNbr, changedAt: now, changedBy, oldOfficer, newOfficer, reason })
    .execute()
}
