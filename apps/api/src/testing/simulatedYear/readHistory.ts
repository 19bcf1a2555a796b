import type { Db } from '@saki/db'
import { sql } from 'kysely'

import type { CaseHistory } from './replay.ts'

const jakarta = (column: string) => sql.raw(`to_char(${column} at time zone 'Asia/Jakarta', 'YYYY-MM-DD')`)

/** Every case of the simulation as in the tables, with its workflow. */
export async function readHistories(db: Db): Promise<(CaseHistory & { flowId: string })[]> {
  const { rows } = await sql<CaseHistory & { flowId: string }>`
    select p.flow_id as "flowId", p.flow_id || ' ' || a.application_number as name, a.filing_date::text as filing, p.state, p.due_date::text as due,
           p.fires_on::text as "firesOn", p.frozen_since is not null as frozen, a.publication_date::text as published,
           (select min(priority_date)::text from (select application_id, priority_date from application_priority union all select application_id, priority_date from lost_priority) y
             where y.application_id = a.application_id) as priority,
           (select pct_appl_date::text from application_patent y where y.application_id = a.application_id) as international,
           (select json_agg(json_build_object('nbr', action_nbr, 'act', action, 'from', from_state, 'to', to_state, 'due', due_date, 'role', actor_role,
                                              'day', action_date, 'written', ${jakarta('captured_at')}, 'undoes', undoes, 'issued', (
                                                select i.publication_date from gazette_entry e join gazette_issue i using (journal_code)
                                                 where (e.proc_typ, e.proc_nbr, e.action_nbr) = (x.proc_typ, x.proc_nbr, x.action_nbr) and e.kind = 'PUBLICATION'),
                                              'waits', exists (select from letter l join postal_letter g using (letter_id)
                                                where (l.proc_typ, l.proc_nbr, l.action_nbr) = (x.proc_typ, x.proc_nbr, x.action_nbr) and g.posted_on is null),
                                              'posting', (select json_build_object('nbr', l.action_nbr, 'on', g.posted_on) from letter l join postal_letter g using (letter_id)
                                                where l.letter_id = x.detail ->> 'POSTED_LETTER')) order by action_nbr)
              from process_action x where (x.proc_typ, x.proc_nbr) = (p.proc_typ, p.proc_nbr)) as rows,
           (select coalesce(json_agg(json_build_object('from', ${jakarta('h.opened')}, 'to', h.decided)), '[]')
              from (select c.state_since as first_seen, (select min(captured_at) from process_action z where (z.proc_typ, z.proc_nbr) = (c.proc_typ, c.proc_nbr)) as decided_at,
                           (select min(action_date) from process_action z where (z.proc_typ, z.proc_nbr) = (c.proc_typ, c.proc_nbr)) as decided,
                           coalesce((select min(prior_state_since) from process_action z where (z.proc_typ, z.proc_nbr) = (c.proc_typ, c.proc_nbr)), c.state_since) as opened
                      from process c where c.upper_proc_typ = p.proc_typ and c.upper_proc_nbr = p.proc_nbr and c.flow_id = 'letter-answer') h) as answers
      from process p join application a using (application_id)
     where p.upper_proc_nbr is null order by p.proc_typ, p.proc_nbr`.execute(db)
  return rows
}
