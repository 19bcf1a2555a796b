import { rights } from '@saki/catalogue'
import { tables, transact, type Db } from '@saki/db'
import { addDays, type LegalDate } from '@saki/domain/dates/legalDate'
import { sql } from 'kysely'

import { notUndone } from '../../takenActions.sql.ts'

/** Days before a count of which the stays that ended are counted. */
const COUNTED_DAYS = 365

const flows = rights.flatMap(({ laws }) => laws.map(({ workflow }) => workflow))
/** Actions that lead to another state. */
const leaving = [
  ...new Set(
    flows.flatMap(({ actions }) => Object.entries(actions).flatMap(([name, { to }]) => (to === 'same' ? [] : [name]))),
  ),
]
/** States before the payment; a process begins when it is paid. */
const unpaid = [...new Set(flows.map(({ start }) => start))]
/** States of registered rights, each with its workflow. */
const registered = flows.flatMap(({ id, states }) =>
  Object.entries(states).flatMap(([state, { outcome }]) => (outcome === 'registered' ? [{ id, state }] : [])),
)

const daysSince = sql`(t.prior_state_since at time zone 'Asia/Jakarta')::date`

/**
 * SQL of the stays of applications in states that ended from one day to another, and of the times from filing to the first registration
 * under state ''. Reads the actions of these days in the index `process_action_announced`.
 */
export const stageTimesQuery = (from: LegalDate, until: LegalDate) => sql`
  with ended as materialized (
    select p.flow_id, p.application_id, t.proc_typ, t.proc_nbr, t.action_nbr, t.from_state, t.to_state, t.action_date,
           greatest(t.action_date - ${daysSince}, 0) as days
      from process_action t join process p using (proc_typ, proc_nbr)
     where t.action = any(${leaving}::text[]) and t.action_date between ${from}::date and ${until}::date
       and p.flow_id = any(${flows.map(({ id }) => id)}::text[])
       and t.from_state <> t.to_state and t.from_state <> all(${unpaid}::text[]) and t.prior_state_since is not null and t.undoes is null and ${notUndone}),
  registered as (
    select flow_id, state
      from unnest(${registered.map(({ id }) => id)}::text[], ${registered.map(({ state }) => state)}::text[]) r(flow_id, state)),
  stay as (
    select flow_id, from_state as state, days from ended
    union all
    select e.flow_id, '', greatest(e.action_date - a.filing_date, 0)
      from ended e join registered r on r.flow_id = e.flow_id and r.state = e.to_state
      join application a using (application_id)
     where a.filing_date is not null and not exists (
       select from process_action f join registered o on o.flow_id = e.flow_id and o.state = f.to_state
        where f.proc_typ = e.proc_typ and f.proc_nbr = e.proc_nbr and f.action_nbr < e.action_nbr))
  select flow_id, state, count(*)::int as ended, percentile_disc(0.5) within group (order by days)::int as days,
         percentile_disc(0.25) within group (order by days)::int as lower_days,
         percentile_disc(0.75) within group (order by days)::int as upper_days
    from stay group by flow_id, state`

/** Counts anew how long applications stay in each state; of the stays that ended in the year until a day. */
export async function countStageTimes(db: Db, today: LegalDate): Promise<void> {
  await transact(db, async (tx) => {
    await sql`set local statement_timeout = 0`.execute(tx)
    // Two processes that start together count one after the other; readers do not wait.
    await sql`lock table stage_time in exclusive mode`.execute(tx)
    await tables(tx).deleteFrom('stageTime').execute()
    await sql`
      insert into stage_time (flow_id, state, ended, days, lower_days, upper_days, counted_on)
      select c.*, ${today}::date from (${stageTimesQuery(addDays(today, -COUNTED_DAYS), today)}) c`.execute(tx)
  })
}

/** With fewer stays, a median says more about single cases than about what is usual. */
const LEAST_STAYS = 10

const stageTimes = (db: Db) =>
  tables(db)
    .selectFrom('stageTime')
    .select(['flowId', 'state', 'ended', 'days', 'lowerDays', 'upperDays'])
    .where('ended', '>=', LEAST_STAYS)

/** Usual times as last counted, of states in which enough stays ended. */
export const listStageTimes = (db: Db) => stageTimes(db).orderBy('flowId').orderBy('state').execute()

/** The usual time of one state. */
export const findStageTime = (db: Db, { flowId, state }: { flowId: string; state: string }) =>
  stageTimes(db).where('flowId', '=', flowId).where('state', '=', state).executeTakeFirst()

/** A usual time as replies have it. */
export const usualStay = (time: { ended: number; days: number; lowerDays: number; upperDays: number }) => ({
  DAYS: time.days,
  LOWER_DAYS: time.lowerDays,
  UPPER_DAYS: time.upperDays,
  ENDED: time.ended,
})
