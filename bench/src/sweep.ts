import type { Db } from '@saki/db'
import { sql } from 'kysely'

import { dueQuery } from '../../apps/api/src/jobs/dueQuery.ts'
import { line } from './figures.ts'

const CASES = 1_000_000
/** Days over which the deadlines are spread, so that a few hundred fall on each. */
const DAYS = 3_650
/** A day in the far future, so that the running portal has nothing due. */
const TODAY = '2090-01-02'
const HOLDING = ['letter-answer received']

/** Time to find the cases with an automatic action due today among a million open ones. */
export async function benchSweep(db: Db): Promise<void> {
  await db.connection().execute(async (one) => {
    await fillProcesses(one)
    const times: number[] = []
    let found = 0
    const due = dueQuery(one, TODAY, HOLDING, undefined, 100_000)
    for (let i = 0; i < 7; i += 1) {
      const began = performance.now()
      found = (await due.execute()).length
      times.push(performance.now() - began)
    }
    const sorted = times.toSorted((a, b) => a - b)
    line(
      `the ${found} cases due today among ${CASES.toLocaleString('en')} open ones`,
      `${sorted[3]?.toFixed(1)} ms (first ${times[0]?.toFixed(1)} ms)`,
    )
    const rows = await due.explain('text', sql`analyze, costs off, timing off, summary off`)
    for (const row of rows) console.log(`    ${Object.values(row).join('')}`)
  })
}

/** Inserts open cases waiting for an answer: one in twenty with an answer, one in a hundred suspended. */
async function fillProcesses(db: Db): Promise<void> {
  const at = new Date('2026-01-02T03:00:00Z')
  await sql`set statement_timeout = 0`.execute(db)
  const { rows } = await sql<{ id: number }>`
    with u as (insert into app_user (email, email_folded, password_hash, password_changed_at, status, full_name, created_at)
      values ('sweep@contoh.id', 'sweep@contoh.id', '-', ${at}, 'active', 'Pemilik', ${at}) returning user_id),
    d as (insert into draft (temp_id, owner_id, form_typ, form_version, data, title, row_version, created_at, updated_at, submitted_at)
      select 'D-sweep', user_id, 'design-filing', 1, '{}', '', 1, ${at}, ${at}, ${at} from u returning temp_id, owner_id)
    insert into application (temp_id, owner_id, idempotency_key, submission_nbr, form_typ, form_version, snapshot, file_typ, file_seq, appl_typ,
                             law_code, title, payer_category, submitted_at)
    select temp_id, owner_id, 'sweep', 'TRX-2026-SWEEP', 'design-filing', 1, '{}', 'A', '00', 'DESIGN', 'UU31/2000', 'Teko', 'UMUM', ${at} from d
    returning application_id as id`.execute(db)
  const id = rows[0]?.id
  await sql`insert into process (proc_typ, proc_nbr, application_id, flow_id, flow_version, state, state_since, due_date, fires_on, frozen_since)
    select '3', 10000000 + n, ${id}, 'design-registration', 1, 'awaiting_correction', ${at}, ${TODAY}::date + (n % ${DAYS})::int - 1,
           ${TODAY}::date + (n % ${DAYS})::int, case when n % 101 = 0 then ${TODAY}::date end
      from generate_series(1, ${CASES}) n`.execute(db)
  await sql`insert into process_action (proc_typ, proc_nbr, action_nbr, action, from_state, to_state, actor_role, action_date, captured_at)
    select '3', 10000000 + n, 1, 'ask_correction', 'administrative_check', 'awaiting_correction', 'office', '2026-01-02', ${at}
      from generate_series(20, ${CASES}, 20) n`.execute(db)
  await sql`insert into process (proc_typ, proc_nbr, application_id, flow_id, flow_version, state, state_since, upper_proc_typ, upper_proc_nbr, upper_action_nbr)
    select '11', 20000000 + n, ${id}, 'letter-answer', 1, case when n % 40 = 0 then 'received' else 'accepted' end, ${at}, '3', 10000000 + n, 1
      from generate_series(20, ${CASES}, 20) n`.execute(db)
  await sql`analyze process`.execute(db)
}
