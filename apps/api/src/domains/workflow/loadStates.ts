import { subjectSlots, workflows } from '@saki/catalogue'
import type { Db } from '@saki/db'
import type { State } from '@saki/domain/workflow/definition'
import { sql } from 'kysely'

import { actionsOfEffect, groupOf, hasDeadline } from '../../caseState.ts'
import { placeOfState, tabsOfState } from '../../requestState.ts'

/** The states of all workflows as rows of `workflow_state`. */
export function listedStates() {
  return workflows.flatMap((flow) =>
    Object.entries<State>(flow.states).map(([key, state]) => ({
      flow_id: flow.id,
      state: key,
      list_group: groupOf(state),
      awaits_applicant: state.turn === 'applicant',
      holds: state.suspendsParent === true,
      is_end: state.end === true,
      has_deadline: hasDeadline(state),
      request_place: placeOfState(flow.id, state, key),
      desk_tabs: tabsOfState(flow.id, state, key),
    })),
  )
}

/**
 * Writes the states of this release, and recomputes the stored list rows of cases, letters and requests in states that changed. Of two releases
 * running at once, the one started last wins.
 */
export async function loadStates(db: Db): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await sql`set local statement_timeout = 0`.execute(tx)
    await loadPublishingActions(tx)
    await loadSearchedSlots(tx)
    const { rows } = await sql<{ flowId: string; state: string }>`
      insert into workflow_state as s (flow_id, state, list_group, awaits_applicant, holds, is_end, has_deadline, request_place, desk_tabs)
      select * from jsonb_to_recordset(${JSON.stringify(listedStates())}::jsonb)
          as given(flow_id text, state text, list_group text, awaits_applicant boolean, holds boolean, is_end boolean, has_deadline boolean, request_place smallint, desk_tabs text[])
      on conflict (flow_id, state) do update
        set list_group = excluded.list_group, awaits_applicant = excluded.awaits_applicant, holds = excluded.holds, is_end = excluded.is_end,
            has_deadline = excluded.has_deadline, request_place = excluded.request_place, desk_tabs = excluded.desk_tabs
        where (s.list_group, s.awaits_applicant, s.holds, s.is_end, s.has_deadline, s.request_place, s.desk_tabs)
              is distinct from (excluded.list_group, excluded.awaits_applicant, excluded.holds, excluded.is_end, excluded.has_deadline, excluded.request_place, excluded.desk_tabs)
      returning flow_id as "flowId", state`.execute(tx)
    if (rows.length === 0) return
    await sql`
      with moved as materialized (
        select p.* from process p join unnest(${rows.map(({ flowId }) => flowId)}::text[], ${rows.map(({ state }) => state)}::text[]) s(flow_id, state)
          using (flow_id, state))
      select keep_cases(array(select application_id from moved)),
             keep_requests(array(select c.request_id from moved join request_case c using (proc_typ, proc_nbr))),
             keep_letters(array(select proc_typ from moved union all select upper_proc_typ from moved where upper_proc_nbr is not null),
                          array(select proc_nbr from moved union all select upper_proc_nbr from moved where upper_proc_nbr is not null))`.execute(
      tx,
    )
  })
}

async function loadPublishingActions(tx: Db): Promise<void> {
  const actions = [...new Set(actionsOfEffect('announcePublication'))]
  await sql`delete from publishing_action where action <> all(${actions}::text[])`.execute(tx)
  await sql`insert into publishing_action select unnest(${actions}::text[]) on conflict do nothing`.execute(tx)
}

async function loadSearchedSlots(tx: Db): Promise<void> {
  await sql`delete from searched_slot where specdoc_typ <> all(${subjectSlots}::text[])`.execute(tx)
  await sql`insert into searched_slot select unnest(${subjectSlots}::text[]) on conflict do nothing`.execute(tx)
}
