import { workflows } from '@saki/catalogue'
import { transact, type Db } from '@saki/db'
import { addDays, type LegalDate } from '@saki/domain/dates/legalDate'
import { actionOf, type Workflow } from '@saki/domain/workflow/definition'
import { automaticActions } from '@saki/domain/workflow/nextState'
import { sql } from 'kysely'

const ONCE = 'fires_on'
const ADVISORY_LOCK = 210_024

/**
 * Sets `fires_on` of open processes from before that column existed. Runs once per database; portals that start together wait for each
 * other.
 */
export async function fillFiresOn(db: Db): Promise<void> {
  if (await isDone(db)) return
  await transact(db, async (tx) => {
    await sql`set local statement_timeout = 0`.execute(tx)
    await sql`set local idle_in_transaction_session_timeout = 0`.execute(tx)
    await sql`select pg_advisory_xact_lock(${ADVISORY_LOCK})`.execute(tx)
    if (await isDone(tx)) return
    for (const flow of workflows) await fillFlow(tx, flow)
    await tx.insertInto('master_version').values({ master: ONCE, version: '1' }).execute()
  })
}

async function isDone(db: Db): Promise<boolean> {
  const row = await db.selectFrom('master_version').select('version').where('master', '=', ONCE).executeTakeFirst()
  return row !== undefined
}

interface Undated {
  procTyp: string
  procNbr: number
  dueDate: LegalDate
  /** Keys of the actions taken, newest first. */
  taken: string[]
}

async function fillFlow(tx: Db, flow: Workflow): Promise<void> {
  const states = Object.keys(flow.states).filter((state) => automaticActions(flow, state).length > 0)
  if (states.length === 0) return
  const { rows } = await sql<Undated>`
    select p.proc_typ as "procTyp", p.proc_nbr as "procNbr", p.due_date as "dueDate",
           array(select action from process_action x where (x.proc_typ, x.proc_nbr) = (p.proc_typ, p.proc_nbr) order by action_nbr desc) as taken
      from process p
     where p.flow_id = ${flow.id} and p.flow_version = ${flow.version} and p.state = any(${states}::text[])
       and p.due_date is not null and p.fires_on is null`.execute(tx)
  for (const { procTyp, procNbr, dueDate, taken } of rows) {
    if (isTarget(flow, taken)) continue
    await sql`update process set fires_on = ${addDays(dueDate, 1)}::date
      where proc_typ = ${procTyp} and proc_nbr = ${procNbr}`.execute(tx)
  }
}

/** Whether the current due date is a target of the office: decided by the newest action that changed the state or the due date. */
function isTarget(flow: Workflow, taken: readonly string[]): boolean {
  const setter = taken
    .map((key) => actionOf(flow, key))
    .find((action) => action && (action.to !== 'same' || action.due))
  return setter?.due === undefined || setter.due.target === true
}
