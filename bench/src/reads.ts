import autocannon from 'autocannon'
import type { Db } from '@saki/db'
import { sql } from 'kysely'

import { line } from './figures.ts'
import { signInUsers, type User } from './people.ts'
import type { Portal } from './portal.ts'

const OWNERS = 1_000
const CASES_EACH = 100

/** Reads a second of the list and of the inbox with 100,000 numbered cases in the register. */
export async function benchReads(portal: Portal, db: Db): Promise<void> {
  const users = await signInUsers(db, portal.baseUrl, 32)
  await db.connection().execute((one) => fillRegister(one, users))
  const { rows } = await sql<{
    cases: number
  }>`select count(*)::int as cases from application where patent_id is not null`.execute(db)
  line('cases in the register', `${rows[0]?.cases ?? 0}`)
  await measure('list of 10 with counts (getPatents)', portal, users, '/api/getPatents?page=1&size=10')
  await measure('inbox page (getInbox)', portal, users, '/api/getInbox?page=1&size=10')
  await measure('unread count (getInboxUnreads)', portal, users, (user) => `/api/getInboxUnreads/${user.userId}`)
}

async function measure(
  what: string,
  portal: Portal,
  users: User[],
  path: string | ((user: User) => string),
): Promise<void> {
  const requests = users.map((user) => ({
    method: 'GET' as const,
    path: typeof path === 'string' ? path : path(user),
    headers: { cookie: user.cookie, 'x-requested-with': 'saki' },
  }))
  const run = (duration: number) => autocannon({ url: portal.baseUrl, connections: 32, duration, requests })
  await run(3)
  const result = await run(10)
  const bad = result.non2xx + result.errors
  line(
    what,
    `${result.requests.average.toFixed(0)} a second, p50 ${result.latency.p50} ms, p99 ${result.latency.p99} ms${bad > 0 ? `, ${bad} WRONG ANSWERS` : ''}`,
  )
}

/** Cases by SQL: reading is what is measured. Numbers of a year no filing of the bench uses. */
export async function fillRegister(db: Db, users: User[]): Promise<void> {
  const at = new Date('2025-06-01T03:00:00Z')
  await sql`set statement_timeout = 0`.execute(db)
  await sql`insert into app_user (email, email_folded, password_hash, password_changed_at, status, full_name, created_at)
    select 'owner' || n || '@contoh.id', 'owner' || n || '@contoh.id', '-', ${at}, 'active', 'Pemilik ' || n, ${at} from generate_series(1, ${OWNERS - users.length}) n`.execute(
    db,
  )
  await sql`create temporary table bench_case as
    select row_number() over () as n, user_id from app_user, generate_series(1, ${CASES_EACH}) where role = 'applicant'`.execute(
    db,
  )
  await sql`insert into draft (temp_id, owner_id, form_typ, form_version, data, title, row_version, created_at, updated_at, submitted_at)
    select 'D-read' || n, user_id, 'design-filing', 1, '{}', 'Teko ' || n, 1, ${at}, ${at}, ${at} from bench_case`.execute(
    db,
  )
  await sql`with filed as (
      insert into application (temp_id, owner_id, idempotency_key, submission_nbr, form_typ, form_version, snapshot, file_typ, file_seq, file_ser, file_nbr, patent_id,
        appl_typ, law_code, title, payer_category, owner_names, submitted_at, filing_date, received_at, proc_typ, proc_nbr)
      select 'D-read' || n, user_id, 'read' || n, 'TRX-2025-' || lpad(n::text, 7, '0'), 'design-filing', 1, '{}', 'A', '00', 2025, n, 'A002025' || lpad(n::text, greatest(5, length(n::text)), '0'),
        'DESIGN', 'UU31/2000', 'Teko ' || n, 'UMUM', 'Pemilik', ${at}::timestamptz + n * interval '1 minute', '2025-06-01', ${at}, '3', 1000000 + n from bench_case
      returning application_id, proc_nbr, owner_id),
    moved as (insert into process (proc_typ, proc_nbr, application_id, flow_id, flow_version, state, state_since)
      select '3', proc_nbr, application_id, 'design-registration', 1, 'administrative_check', ${at} from filed returning proc_nbr),
    acted as (insert into process_action (proc_typ, proc_nbr, action_nbr, action, from_state, to_state, actor_role, action_date, captured_at)
      select '3', proc_nbr, 1, 'payment_received', 'awaiting_payment', 'administrative_check', 'system', '2025-06-01', ${at} from moved returning proc_nbr)
    insert into inbox_item (user_id, proc_typ, proc_nbr, action_nbr, delivered_at) select owner_id, '3', filed.proc_nbr, 1, ${at} from filed join acted using (proc_nbr)`.execute(
    db,
  )
  await sql`analyze`.execute(db)
}
