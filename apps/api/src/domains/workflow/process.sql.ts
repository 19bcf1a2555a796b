import { prepared, type Db } from '@saki/db'
import { legalDateOf, type LegalDate } from '@saki/domain/dates/legalDate'
import { sql } from 'kysely'

export interface ProcessKey {
  procTyp: string
  procNbr: number
}

export interface ProcessRow extends ProcessKey {
  applicationId: number
  ownerId: number
  flowId: string
  flowVersion: number
  state: string
  stateSince: Date
  dueDate: LegalDate | null
  rowVersion: number
  filingDate: LegalDate | null
}
export type LockedProcess = ProcessRow

const processColumns = sql`p.proc_typ as "procTyp", p.proc_nbr as "procNbr", p.application_id as "applicationId", a.owner_id as "ownerId",
  p.flow_id as "flowId", p.flow_version as "flowVersion", p.state, p.state_since as "stateSince", p.due_date as "dueDate",
  p.row_version as "rowVersion", a.filing_date as "filingDate"`

const atKey = ({ procTyp, procNbr }: ProcessKey) => sql`p.proc_typ = ${procTyp} and p.proc_nbr = ${procNbr}`

/** Locks the process until the end of the transaction: of two actions at once the second one waits and sees the first. */
export async function lockProcess(tx: Db, key: ProcessKey): Promise<LockedProcess | undefined> {
  const { rows } =
    await sql<LockedProcess>`${prepared}select ${processColumns} from process p join application a using (application_id)
    where ${atKey(key)} for update of p`.execute(tx)
  return rows[0]
}

export async function findProcess(db: Db, key: ProcessKey): Promise<ProcessRow | undefined> {
  const { rows } =
    await sql<ProcessRow>`select ${processColumns} from process p join application a using (application_id)
    where ${atKey(key)}`.execute(db)
  return rows[0]
}

/** Inserts the process and names it on its application. */
export async function insertProcess(
  tx: Db,
  opened: { applicationId: number; flowId: string; flowVersion: number; procTyp: string; state: string; now: Date },
): Promise<ProcessKey> {
  const { rows } = await sql<ProcessKey>`${prepared}
    with opened as (
      insert into process (proc_typ, proc_nbr, application_id, flow_id, flow_version, state, state_since, row_version)
      values (${opened.procTyp}, nextval('process_seq')::int, ${opened.applicationId}, ${opened.flowId}, ${opened.flowVersion},
              ${opened.state}, ${opened.now}, 1)
      returning proc_typ, proc_nbr, application_id
    ), named as (
      update application a set proc_typ = o.proc_typ, proc_nbr = o.proc_nbr
        from opened o where a.application_id = o.application_id and a.proc_nbr is null
    )
    select proc_typ as "procTyp", proc_nbr as "procNbr" from opened`.execute(tx)
  const key = rows[0]
  if (!key) throw new Error('process not inserted')
  return key
}

export interface NewAction {
  action: string
  role: string
  actorId: number | null
  actionDate: LegalDate
  now: Date
  notes?: string
  detail?: Record<string, unknown>
  from: string
  to: string
  priorDue: LegalDate | null
  due: LegalDate | null
  /** Whose inbox it is delivered to. */
  toldUserId: number | null
}

/**
 * Appends the action, moves the process and delivers the inbox item, to those with a mandate for the addressee as a copy; in one
 * statement. The process must be locked.
 */
export async function appendAction(tx: Db, { procTyp, procNbr }: ProcessKey, a: NewAction): Promise<number> {
  const { rows } = await sql<{ actionNbr: number }>`${prepared}
    with appended as (
      insert into process_action (proc_typ, proc_nbr, action_nbr, action, from_state, to_state, prior_due_date, due_date, actor_role,
                                  actor_id, action_date, captured_at, notes, detail)
      select ${procTyp}, ${procNbr}::int, coalesce(max(action_nbr), 0) + 1, ${a.action}, ${a.from}, ${a.to}, ${a.priorDue}::date, ${a.due}::date,
             ${a.role}, ${a.actorId}::int, ${a.actionDate}::date, ${a.now}::timestamptz, ${a.notes ?? ''}, ${JSON.stringify(a.detail ?? {})}::jsonb
        from process_action where proc_typ = ${procTyp} and proc_nbr = ${procNbr}
      returning action_nbr
    ), moved as (
      update process set state = ${a.to}, state_since = case when state = ${a.to} then state_since else ${a.now}::timestamptz end,
             due_date = ${a.due}::date, row_version = row_version + 1
       where proc_typ = ${procTyp} and proc_nbr = ${procNbr}
    ), told as (
      insert into inbox_item (user_id, proc_typ, proc_nbr, action_nbr, delivered_at)
      select ${a.toldUserId}::int, ${procTyp}, ${procNbr}::int, action_nbr, ${a.now}::timestamptz
        from appended where ${a.toldUserId}::int is not null
    ), copied as (
      insert into inbox_item (user_id, proc_typ, proc_nbr, action_nbr, delivered_at, on_behalf_of)
      select distinct m.agent_user_id, ${procTyp}, ${procNbr}::int, action_nbr, ${a.now}::timestamptz, m.principal_id
        from appended, mandate m
       where m.principal_id = ${a.toldUserId}::int and m.revoked_at is null
         and m.valid_from <= ${legalDateOf(a.now)}::date and coalesce(m.valid_to, 'infinity') >= ${legalDateOf(a.now)}::date
         and exists (select from process p join application c using (application_id) join file_type t using (file_typ)
                      where p.proc_typ = ${procTyp} and p.proc_nbr = ${procNbr}::int and coalesce(t."right" = any(m.rights), true)
                        and coalesce(m.application_id = c.application_id, true))
    )
    select action_nbr as "actionNbr" from appended`.execute(tx)
  const appended = rows[0]
  if (!appended) throw new Error('action not appended')
  return appended.actionNbr
}

export async function listTaken(
  db: Db,
  { procTyp, procNbr }: ProcessKey,
): Promise<{ action: string; day: LegalDate }[]> {
  const { rows } = await sql<{ action: string; day: LegalDate }>`select action, action_date as day from process_action
    where proc_typ = ${procTyp} and proc_nbr = ${procNbr} order by action_nbr`.execute(db)
  return rows
}

/** Days a right goes back to besides its filing date; null where there is none. */
export async function findOrigins(
  tx: Db,
  { applicationId, procTyp, procNbr }: { applicationId: number } & ProcessKey,
): Promise<{ priority: LegalDate | null; international: LegalDate | null; grant: LegalDate | null }> {
  const { rows } = await sql<{ priority: LegalDate | null; international: LegalDate | null; grant: LegalDate | null }>`
    select (select min(priority_date) from application_priority where application_id = ${applicationId}) as priority,
           (select pct_appl_date from application_patent where application_id = ${applicationId}) as international,
           (select min(action_date) from process_action
             where proc_typ = ${procTyp} and proc_nbr = ${procNbr} and to_state = 'registered') as "grant"`.execute(tx)
  return rows[0] ?? { priority: null, international: null, grant: null }
}
