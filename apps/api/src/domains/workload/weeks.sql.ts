import { workflows } from '@saki/catalogue'
import type { Db } from '@saki/db'
import { addDays, type LegalDate } from '@saki/domain/dates/legalDate'
import { sql } from 'kysely'

import { notUndone } from '../../takenActions.sql.ts'
import { stageStates } from './waiting.sql.ts'

export interface WeekRow {
  monday: LegalDate
  onTime: number
  late: number
  arrived: number
}

/** Type of process, state and kind of work. Workflows of one type share their states. */
function stagesByType(right: string | undefined) {
  const types = new Map(workflows.map(({ id, procTyp }) => [id, procTyp]))
  return stageStates(right).map(({ flowId, state, kind }) => ({ procTyp: types.get(flowId) ?? '', state, kind }))
}

/** Actions that begin or end a stage of the office's work, in any workflow. */
function stageActions(right: string | undefined): string[] {
  const procTypes = new Set(stagesByType(right).map(({ procTyp }) => procTyp))
  return [
    ...new Set(
      workflows.filter(({ procTyp }) => procTypes.has(procTyp)).flatMap(({ actions }) => Object.keys(actions)),
    ),
  ]
}

/**
 * SQL of the stages that the office ended and those that began, by week. Ended: the office or the system took the case to another kind of work or
 * to none; late: after the day the stage had. Reads the actions of the weeks in the index `process_action_announced`.
 */
export const weeksQuery = (right: string | undefined, from: LegalDate, until: LegalDate) => {
  const stages = stagesByType(right)
  const column = (name: 'procTyp' | 'state' | 'kind') => sql`${stages.map((stage) => stage[name])}::text[]`
  const isEnded = sql`f.kind is not null and t.actor_role in ('office', 'system', 'commission')`
  return sql<WeekRow>`
  with k as materialized (
    select distinct on (proc_typ, state) proc_typ, state, kind
      from unnest(${column('procTyp')}, ${column('state')}, ${column('kind')}) k(proc_typ, state, kind) order by 1, 2)
  select date_trunc('week', t.action_date)::date as monday,
         (count(*) filter (where ${isEnded} and (t.action_date <= t.prior_due_date) is not false))::int as "onTime",
         (count(*) filter (where ${isEnded} and t.action_date > t.prior_due_date))::int as late,
         (count(*) filter (where n.kind is not null))::int as arrived
    from process_action t
    left join k f on f.proc_typ = t.proc_typ and f.state = t.from_state
    left join k n on n.proc_typ = t.proc_typ and n.state = t.to_state
   where t.action = any(${stageActions(right)}::text[]) and t.action_date between ${from}::date and ${until}::date
     and t.undoes is null and f.kind is distinct from n.kind and ${notUndone}
   group by 1 order by 1`
}

/** Output of the weeks that begin on these Mondays, the oldest first; also those in which nothing happened. */
export async function listWeeks(db: Db, right: string | undefined, mondays: readonly LegalDate[]): Promise<WeekRow[]> {
  const [first = '', last = ''] = [mondays[0], mondays.at(-1)]
  const { rows } = await weeksQuery(right, first, addDays(last, 6)).execute(db)
  return mondays.map(
    (monday) => rows.find((row) => row.monday === monday) ?? { monday, onTime: 0, late: 0, arrived: 0 },
  )
}
