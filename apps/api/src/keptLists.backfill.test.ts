import { cp, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { migrate } from '@saki/db/migrate'
import { freshDatabase } from '@saki/db/testing'
import { sql } from 'kysely'
import { expect, test } from 'vitest'

import { foldTallies } from './jobs/startJobs.ts'
import { wrongInLists } from './testing/keptLists.ts'

const MIGRATIONS = join(import.meta.dirname, '../../../packages/db/migrations')
const AT = new Date('2026-03-02T03:00:00Z')

test('migrating a database with cases and letters fills the tables kept for lists', async () => {
  const database = await freshDatabase()
  const before = await mkdtemp(join(tmpdir(), 'saki-migrations-'))
  try {
    const { db, url } = database
    for (const name of await readdir(MIGRATIONS))
      if (name < '0037') await cp(join(MIGRATIONS, name), join(before, name))
    await sql`drop schema public cascade`.execute(db)
    await sql`create schema public`.execute(db)
    await migrate({ url, now: AT, folder: before })
    await sql`insert into app_user (email, email_folded, password_hash, password_changed_at, status, full_name, created_at)
      select n || '@contoh.id', n || '@contoh.id', '-', ${AT}, 'active', 'Pemilik ' || n, ${AT} from generate_series(1, 3) n`.execute(
      db,
    )
    await sql`insert into file_type values ('A', 'D', 'Desain', 'Design', 5)`.execute(db)
    await sql`insert into draft (temp_id, owner_id, form_typ, form_version, data, row_version, created_at, updated_at)
      select 'd' || n, 1001 + n % 2, 'design-filing', 1, '{}', 1, ${AT}, ${AT} from generate_series(1, 40) n`.execute(
      db,
    )
    await sql`insert into application (temp_id, owner_id, idempotency_key, submission_nbr, form_typ, form_version, snapshot, file_typ, file_seq, file_ser,
        file_nbr, patent_id, filing_date, appl_typ, law_code, title, payer_category, owner_names, submitted_at, proc_typ, proc_nbr, reopened_at)
      select 'd' || n, 1001 + n % 2, 'd' || n, 'TRX-' || n, 'design-filing', 1, '{}', 'A', '00', case when n > 8 then 2026 end, case when n > 8 then n end,
             case when n > 8 then 'A002026' || n end, case when n > 8 then '2026-03-02'::date end, 'DESIGN', 'UU31/2000', 'Kursi ' || n, 'UMUM', 'Sari', ${AT},
             '3', case when n > 8 then n end, case when n < 3 then ${AT}::timestamptz end from generate_series(1, 40) n`.execute(
      db,
    )
    await sql`insert into bill (application_id, billing_code, amount, lines, status, issued_at, valid_until)
      select application_id, (900000000000000 + application_id)::text, 1, '[]', 'open', ${AT}, ${AT} from application
       where patent_id is null and reopened_at is null`.execute(db)
    await sql`insert into process (proc_typ, proc_nbr, application_id, flow_id, flow_version, state, state_since, due_date)
      select '3', proc_nbr, application_id, 'design-registration', 1,
             (array['administrative_check', 'awaiting_correction', 'refused', 'registered'])[1 + proc_nbr % 4], ${AT}, '2026-06-02'
        from application where proc_nbr is not null`.execute(db)
    await sql`insert into process_action (proc_typ, proc_nbr, action_nbr, action, from_state, to_state, due_date, actor_role, action_date, captured_at, notes)
      select '3', proc_nbr, nbr, case nbr when 1 then 'payment_received' else 'ask_correction' end, 'awaiting_payment',
             case nbr when 1 then 'administrative_check' else state end, '2026-06-02', 'office', '2026-03-02', ${AT}, repeat('Buram ', nbr - 1)
        from process, generate_series(1, 3) nbr`.execute(db)
    await sql`insert into inbox_item (user_id, proc_typ, proc_nbr, action_nbr, delivered_at, unread, first_read_at, on_behalf_of)
      select u.user_id, t.proc_typ, t.proc_nbr, t.action_nbr, ${AT}, (t.proc_nbr + t.action_nbr) % 2 = 0, case when t.proc_nbr % 2 = 0 then ${AT}::timestamptz end, u.principal_id
        from process_action t join process p using (proc_typ, proc_nbr) join application a using (application_id)
        cross join lateral (values (a.owner_id, null::int), (1003, a.owner_id)) u(user_id, principal_id)`.execute(db)
    await migrate({ url, now: AT })
    const { rows } = await sql<{ letters: number; waiting: number; cases: number }>`
      select (select count(*)::int from inbox_item) as letters, (select count(*)::int from inbox_item where is_waiting) as waiting,
             (select count(*)::int from case_list) as cases`.execute(db)
    expect(rows).toEqual([{ letters: 192, waiting: 32, cases: 38 }])
    expect(await wrongInLists(db, '2026-03-02')).toEqual([])
    await foldTallies(db)
    expect(await wrongInLists(db, '2026-03-02')).toEqual([])
  } finally {
    await database.drop()
    await rm(before, { recursive: true })
  }
})
