import { prepared, tables, type Db } from '@saki/db'
import { legalDateOf, type LegalDate } from '@saki/domain/dates/legalDate'
import type { KeptRule } from '@saki/domain/workflow/keptRule'
import type { PeriodRule } from '@saki/domain/workflow/periods'
import { sql } from 'kysely'

import { statesRegistered } from '../../caseState.ts'
import { notUndone } from '../../takenActions.sql.ts'
import { waitsForPosting } from '../../waitsForPosting.sql.ts'

export interface ProcessKey {
  procTyp: string
  procNbr: number
}

export interface ActionKey extends ProcessKey {
  actionNbr: number
}

export interface ProcessRow extends ProcessKey {
  applicationId: number
  /** Whose process it is: the applicant, or the person who made a request. */
  ownerId: number
  flowId: string
  flowVersion: number
  state: string
  stateSince: Date
  dueDate: LegalDate | null
  rowVersion: number
  filingDate: LegalDate | null
  /** Day of the automatic action; null when there is none. */
  firesOn: LegalDate | null
  frozenSince: LegalDate | null
}
export interface LockedProcess extends ProcessRow {
  /** The office's periods for the action to be recorded. */
  rules: PeriodRule[]
}

const processColumns = sql`p.proc_typ as "procTyp", p.proc_nbr as "procNbr", p.application_id as "applicationId", coalesce(p.party_id, a.owner_id) as "ownerId",
  p.flow_id as "flowId", p.flow_version as "flowVersion", p.state, p.state_since as "stateSince", p.due_date as "dueDate",
  p.row_version as "rowVersion", a.filing_date as "filingDate", p.fires_on as "firesOn", p.frozen_since as "frozenSince"`

const atKey = ({ procTyp, procNbr }: ProcessKey) => sql`p.proc_typ = ${procTyp} and p.proc_nbr = ${procNbr}`

/**
 * Locks the process until the end of the transaction, so that of two actions at once the second sees the first. Also reads the office's
 * periods for `action` on `day`, with those of before.
 */
export async function lockProcess(
  tx: Db,
  key: ProcessKey,
  { action, day }: { action: string; day: LegalDate },
): Promise<LockedProcess | undefined> {
  const { rows } = await sql<LockedProcess>`${prepared}select ${processColumns},
      (select coalesce(json_agg(json_build_object('action', r.action, 'part', r.part, 'months', r.months, 'calendarDays', r.calendar_days,
                                                  'workingDays', r.working_days, 'ground', r.ground, 'validFrom', r.valid_from)), '[]')
         from deadline_rule r
        where r.flow_id = p.flow_id and r.flow_version = p.flow_version and r.action = ${action} and r.valid_from <= ${day}::date) as rules
      from process p join application a using (application_id)
    where ${atKey(key)} for update of p`.execute(tx)
  return rows[0]
}

/** A process without a lock. The caller checks who asks. */
export async function findProcess(db: Db, key: ProcessKey): Promise<ProcessRow | undefined> {
  const { rows } =
    await sql<ProcessRow>`select ${processColumns} from process p join application a using (application_id)
    where ${atKey(key)}`.execute(db)
  return rows[0]
}

/** Who a process belongs to when it is not the owner of the case, such as an opponent; null for all others. */
export async function findOutsideParty(db: Db, { procTyp, procNbr }: ProcessKey): Promise<number | null> {
  const { rows } = await sql<{ partyId: number | null }>`${prepared}
    select case when p.party_id <> a.owner_id then p.party_id end as "partyId"
      from process p join application a using (application_id) where ${atKey({ procTyp, procNbr })}`.execute(db)
  return rows[0]?.partyId ?? null
}

/** Inserts a process; one without a parent and without a party of its own is stored in its application as the case's own. */
export async function insertProcess(
  tx: Db,
  opened: {
    applicationId: number
    flowId: string
    flowVersion: number
    procTyp: string
    state: string
    now: Date
    /** The parent action; undefined for a process of its own. */
    under?: ActionKey
    /** Who made the request; undefined for processes of the applicant. */
    partyId?: number
  },
): Promise<ProcessKey> {
  const { procTyp = null, procNbr = null, actionNbr = null } = opened.under ?? {}
  const { rows } = await sql<ProcessKey>`${prepared}
    with opened as (
      insert into process (proc_typ, proc_nbr, application_id, party_id, flow_id, flow_version, state, state_since, row_version,
                           upper_proc_typ, upper_proc_nbr, upper_action_nbr)
      values (${opened.procTyp}, nextval('process_seq')::int, ${opened.applicationId}, ${opened.partyId ?? null}::int, ${opened.flowId}, ${opened.flowVersion},
              ${opened.state}, ${opened.now}, 1, ${procTyp}::text, ${procNbr}::int, ${actionNbr}::int)
      returning proc_typ, proc_nbr, application_id
    ), named as (
      update application a set proc_typ = o.proc_typ, proc_nbr = o.proc_nbr
        from opened o where a.application_id = o.application_id and a.proc_nbr is null and ${procNbr}::int is null and ${opened.partyId ?? null}::int is null
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
  /** The rule that made `due`; absent for one set by hand or kept. */
  dueRule?: KeptRule | null
  /** Day on which its paper was received; absent when that is the day of the action. */
  receivedOn?: LegalDate | undefined
  priorFiresOn: LegalDate | null
  firesOn: LegalDate | null
  priorStateSince: Date
  /** Restored by an undo; undefined: unchanged when the state is unchanged, else `now`. */
  stateSince?: Date
  ground: string
  /** Number of the action it undoes. */
  undoes?: number
  /** User whose inbox it is delivered to; null: nobody's. */
  addresseeId: number | null
}

export interface Appended {
  actionNbr: number
  /** Users whose inbox got the item: the addressee and those with a mandate. */
  notified: number[]
}

/**
 * Appends an action, updates the process and delivers the inbox item to the addressee and to holders of a mandate, in one statement. The
 * process must be locked.
 */
export async function appendAction(tx: Db, { procTyp, procNbr }: ProcessKey, a: NewAction): Promise<Appended> {
  const { rows } = await sql<Appended>`${prepared}
    with appended as (
      insert into process_action (proc_typ, proc_nbr, action_nbr, action, from_state, to_state, prior_due_date, due_date, actor_role,
                                  actor_id, action_date, captured_at, notes, detail, prior_state_since, prior_fires_on, ground, undoes, received_on,
                                  due_rule)
      select ${procTyp}, ${procNbr}::int, coalesce(max(action_nbr), 0) + 1, ${a.action}, ${a.from}, ${a.to}, ${a.priorDue}::date, ${a.due}::date,
             ${a.role}, ${a.actorId}::int, ${a.actionDate}::date, ${a.now}::timestamptz, ${a.notes ?? ''}, ${JSON.stringify(a.detail ?? {})}::jsonb,
             ${a.priorStateSince}::timestamptz, ${a.priorFiresOn}::date, ${a.ground}, ${a.undoes ?? null}::int,
             nullif(${a.receivedOn ?? null}::date, ${a.actionDate}::date), ${a.dueRule ? JSON.stringify(a.dueRule) : null}::jsonb
        from process_action where proc_typ = ${procTyp} and proc_nbr = ${procNbr}
      returning action_nbr
    ), moved as (
      update process set state = ${a.to},
             state_since = coalesce(${a.stateSince ?? null}::timestamptz, case when state = ${a.to} then state_since else ${a.now}::timestamptz end),
             due_date = ${a.due}::date, fires_on = ${a.firesOn}::date, row_version = row_version + 1
       where proc_typ = ${procTyp} and proc_nbr = ${procNbr}
    ), notified as (
      insert into inbox_item (user_id, proc_typ, proc_nbr, action_nbr, delivered_at)
      select ${a.addresseeId}::int, ${procTyp}, ${procNbr}::int, action_nbr, ${a.now}::timestamptz
        from appended where ${a.addresseeId}::int is not null
      returning user_id
    ), copied as (
      insert into inbox_item (user_id, proc_typ, proc_nbr, action_nbr, delivered_at, on_behalf_of)
      select holder, ${procTyp}, ${procNbr}::int, action_nbr, ${a.now}::timestamptz, ${a.addresseeId}::int
        from appended, process p, mandate_holders(p.application_id, ${a.addresseeId}::int, ${legalDateOf(a.now)}::date) holder
       where p.proc_typ = ${procTyp} and p.proc_nbr = ${procNbr}::int
      returning user_id
    )
    select action_nbr as "actionNbr", array(select user_id from notified union select user_id from copied) as notified from appended`.execute(
    tx,
  )
  const appended = rows[0]
  if (!appended) throw new Error('action not appended')
  return appended
}

/** Freezes a process, or with null unfreezes it. The caller must lock the process and append the action. */
export async function markFrozen(
  tx: Db,
  { procTyp, procNbr }: ProcessKey,
  since: LegalDate | null,
  by: string | null,
): Promise<void> {
  await sql`update process set frozen_since = ${since}::date, frozen_by = ${by}
    where proc_typ = ${procTyp} and proc_nbr = ${procNbr}`.execute(tx)
}

export interface ChildProcess extends ProcessKey {
  flowId: string
  flowVersion: number
  state: string
  /** Number of the action of the parent process it belongs to. */
  upperActionNbr: number
}

/** Child processes (letters and answers) of a process, oldest first. */
export function listUnder(db: Db, { procTyp, procNbr }: ProcessKey): Promise<ChildProcess[]> {
  return tables(db)
    .selectFrom('process')
    .select(['procTyp', 'procNbr', 'flowId', 'flowVersion', 'state', 'upperActionNbr'])
    .where('upperProcTyp', '=', procTyp)
    .where('upperProcNbr', '=', procNbr)
    .orderBy('procNbr')
    .$narrowType<{ upperActionNbr: number }>()
    .execute()
}

/**
 * What decides about the automatic action of a locked process: the date of the latest action in it or its child processes, and whether a
 * child process is in one of the `holding` states (`flow_id state`) or the letter that set the deadline is not posted yet.
 */
export async function findDueFacts(
  tx: Db,
  { procTyp, procNbr }: ProcessKey,
  holding: readonly string[],
): Promise<{ lastDay: LegalDate | null; isHeld: boolean }> {
  const { rows } = await sql<{ lastDay: LegalDate | null; isHeld: boolean }>`${prepared}
    select greatest((select max(action_date) from process_action x where x.proc_typ = p.proc_typ and x.proc_nbr = p.proc_nbr),
                    (select max(x.action_date) from process c join process_action x on x.proc_typ = c.proc_typ and x.proc_nbr = c.proc_nbr
                      where c.upper_proc_typ = p.proc_typ and c.upper_proc_nbr = p.proc_nbr)) as "lastDay",
           exists (select from process c where c.upper_proc_typ = p.proc_typ and c.upper_proc_nbr = p.proc_nbr
                      and c.flow_id || ' ' || c.state = any(${holding}::text[])) or ${waitsForPosting} as "isHeld"
      from process p where p.proc_typ = ${procTyp} and p.proc_nbr = ${procNbr}::int`.execute(tx)
  return rows[0] ?? { lastDay: null, isHeld: false }
}

/** Whether a process waits for a letter to be posted, so that the period of its party does not run yet. */
export async function isWaitingForPosting(tx: Db, { procTyp, procNbr }: ProcessKey): Promise<boolean> {
  const { rows } = await sql<{ waits: boolean }>`${prepared}
    select ${waitsForPosting} as waits from process p where p.proc_typ = ${procTyp} and p.proc_nbr = ${procNbr}`.execute(
    tx,
  )
  return rows[0]?.waits ?? false
}

/** Deadline that a process had in each state when it last left it, such as a target of the office; without states that had none. */
export async function listLeftTargets(
  db: Db,
  { procTyp, procNbr }: ProcessKey,
): Promise<ReadonlyMap<string, LegalDate>> {
  const left = await tables(db)
    .selectFrom('processAction as t')
    .distinctOn('t.fromState')
    .select(['t.fromState', 't.priorDueDate'])
    .where('t.procTyp', '=', procTyp)
    .where('t.procNbr', '=', procNbr)
    .whereRef('t.toState', '<>', 't.fromState')
    .where('t.undoes', 'is', null)
    .where(notUndone)
    .orderBy('t.fromState')
    .orderBy('t.actionNbr', 'desc')
    .execute()
  return new Map(left.flatMap(({ fromState, priorDueDate }) => (priorDueDate ? [[fromState, priorDueDate]] : [])))
}

/** Days from which periods may count besides the filing date: earliest priority, international filing, grant; null when there is none. */
export async function findOrigins(
  tx: Db,
  { applicationId, procTyp, procNbr }: { applicationId: number } & ProcessKey,
): Promise<{ priority: LegalDate | null; international: LegalDate | null; grant: LegalDate | null }> {
  const { rows } = await sql<{ priority: LegalDate | null; international: LegalDate | null; grant: LegalDate | null }>`
    select (select min(priority_date) from application_priority where application_id = ${applicationId}) as priority,
           (select pct_appl_date from application_patent where application_id = ${applicationId}) as international,
           (select min(action_date) from process_action
             where proc_typ = ${procTyp} and proc_nbr = ${procNbr} and to_state = any(${statesRegistered()}::text[]) and undoes is null and not exists (
               select from process_action u where (u.proc_typ, u.proc_nbr, u.undoes) = (process_action.proc_typ, process_action.proc_nbr, process_action.action_nbr))) as "grant"`.execute(
    tx,
  )
  return rows[0] ?? { priority: null, international: null, grant: null }
}
