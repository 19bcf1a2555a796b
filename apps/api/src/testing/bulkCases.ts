import type { Db } from '@saki/db'
import { sql } from 'kysely'

/** The instant at which everything was filed. */
export const BULK_FILED_AT = new Date('2025-01-01T03:00:00Z')

/**
 * Files designs by SQL, one per minute from the beginning of 2025, with their letters: of every six one is unpaid with an open bill, two
 * are in the formality check, one has to be corrected, one is registered and one refused. Returns the first number used; titles (`Botol
 * lipat 1002000000`) and application numbers count up from it. Triggers are replaced by bulk statements, so nobody else may write
 * meanwhile.
 */
export async function fillAccount(db: Db, ownerId: number, count: number): Promise<number> {
  const from = ownerId * 1_000_000
  const last = from + count - 1
  await db.connection().execute(async (one) => {
    await sql`set statement_timeout = 0`.execute(one)
    await setTriggers(one, 'disable')
    await fileCases(one, ownerId, from, last)
    await actIn(one, ownerId)
    await setTriggers(one, 'enable')
    await keepAll(one, ownerId, count > 5_000)
    await sql`set statement_timeout = default`.execute(one)
  })
  return from
}

/** Vacuums and analyses all tables without the time limit of a statement. */
export async function vacuum(db: Db): Promise<void> {
  await db.connection().execute(async (one) => {
    await sql`set statement_timeout = 0`.execute(one)
    await sql`vacuum analyze`.execute(one)
    await sql`reset statement_timeout`.execute(one)
  })
}

async function setTriggers(one: Db, state: 'disable' | 'enable'): Promise<void> {
  for (const table of ['application', 'bill', 'process', 'inbox_item'])
    await sql.raw(`alter table ${table} ${state} trigger user`).execute(one)
}

async function fileCases(one: Db, ownerId: number, from: number, last: number): Promise<void> {
  await sql`insert into draft (temp_id, owner_id, form_typ, form_version, data, row_version, created_at, updated_at, submitted_at)
    select 'bulk' || n, ${ownerId}, 'design-filing', 1, '{}', 1, ${BULK_FILED_AT}, ${BULK_FILED_AT}, ${BULK_FILED_AT} from generate_series(${from}::int, ${last}::int) n`.execute(
    one,
  )
  await sql`insert into application (temp_id, owner_id, idempotency_key, submission_nbr, form_typ, form_version, snapshot, file_typ, file_seq, file_ser,
      file_nbr, application_number, filing_date, received_at, appl_typ, law_code, title, payer_category, owner_names, submitted_at, proc_typ, proc_nbr)
    select 'bulk' || n, ${ownerId}, 'bulk' || n, 'TRX-2025-' || n, 'design-filing', 1, '{}', 'A', '00', case when n % 6 > 0 then 2025 end,
           case when n % 6 > 0 then n end, case when n % 6 > 0 then 'A002025' || n end, case when n % 6 > 0 then '2025-01-01'::date end,
           case when n % 6 > 0 then ${BULK_FILED_AT}::timestamptz end, 'DESIGN', 'UU31/2000', 'Botol lipat ' || n, 'UMUM', 'Pemohon ' || n,
           ${BULK_FILED_AT}::timestamptz + (n - ${from}::int) * interval '1 minute', '3', case when n % 6 > 0 then n end
      from generate_series(${from}::int, ${last}::int) n`.execute(one)
  await sql`insert into bill (application_id, billing_code, amount, lines, status, issued_at, valid_until)
    select application_id, (900000000000000 + application_id)::text, 800000, '[]', 'open', ${BULK_FILED_AT},
           ${BULK_FILED_AT}::timestamptz + (application_id % 600) * interval '1 day'
      from application where owner_id = ${ownerId} and application_number is null`.execute(one)
}

async function actIn(one: Db, ownerId: number): Promise<void> {
  await sql`insert into process (proc_typ, proc_nbr, application_id, flow_id, flow_version, state, state_since, due_date, fires_on)
    select '3', a.proc_nbr, a.application_id, 'design-registration', 1,
           (array['administrative_check', 'administrative_check', 'awaiting_correction', 'registered', 'refused'])[n % 6], ${BULK_FILED_AT},
           case when n % 6 in (3, 5) then '2027-01-01'::date + n % 300 end, case when n % 6 = 3 then '2027-01-02'::date + n % 300 end
      from application a, lateral (select a.proc_nbr as n) k where a.owner_id = ${ownerId} and a.application_number is not null`.execute(
    one,
  )
  await sql`insert into process_action (proc_typ, proc_nbr, action_nbr, action, from_state, to_state, due_date, actor_role, action_date, captured_at, notes)
    select '3', p.proc_nbr, k.nbr, k.action, 'awaiting_payment', k.state, case when k.nbr = 2 then p.due_date end, 'office', '2025-01-01', ${BULK_FILED_AT}, k.notes
      from application a join process p using (application_id)
      cross join lateral (values (1, 'payment_received', 'administrative_check', ''),
        (2, case p.state when 'awaiting_correction' then 'ask_correction' when 'refused' then 'refuse' end, p.state, 'Catatan ' || p.proc_nbr)) k(nbr, action, state, notes)
     where a.owner_id = ${ownerId} and k.action is not null`.execute(one)
  await sql`insert into inbox_item (user_id, proc_typ, proc_nbr, action_nbr, delivered_at, unread, file_typ, action_key)
    select ${ownerId}, '3', p.proc_nbr, t.action_nbr, a.submitted_at + t.action_nbr * interval '1 second', p.proc_nbr % 2 = 0, '', ''
      from application a join process p using (application_id) join process_action t on t.proc_typ = p.proc_typ and t.proc_nbr = p.proc_nbr
     where a.owner_id = ${ownerId}`.execute(one)
}

async function keepAll(one: Db, ownerId: number, isMany: boolean): Promise<void> {
  const keepCases = () => keepNewCases(one, ownerId)
  await (isMany ? withoutIndex(one, 'case_words_found', keepCases) : keepCases())
  await sql`insert into process_tally (flow_id, state, n)
    select p.flow_id, p.state, count(*) from process p join application a using (application_id) where a.owner_id = ${ownerId} group by 1, 2`.execute(
    one,
  )
  await sql`insert into inbox_tally (user_id, addressee_id, file_typ, is_waiting, unread, n)
    select user_id, addressee_id, file_typ, is_waiting, unread, count(*) from inbox_item where user_id = ${ownerId} group by 1, 2, 3, 4, 5`.execute(
    one,
  )
  await sql`select keep_letters(array_agg(proc_typ), array_agg(proc_nbr)) from inbox_item where user_id = ${ownerId}`.execute(
    one,
  )
  await sql`select fold_tallies()`.execute(one)
}

/** As keep_cases for cases that nothing was kept of, in a third of its time. */
async function keepNewCases(one: Db, ownerId: number): Promise<void> {
  await sql`insert into case_words (application_id, owner_id, words)
    select application_id, owner_id,
           plain_letters(concat(' ', title, E' \n ', application_number, E' \n ', submission_nbr, E' \n ', reference, E' \n ', owner_names))
      from application where owner_id = ${ownerId} order by application_id`.execute(one)
  await sql`insert into case_list (application_id, owner_id, file_typ, list_group, submitted_at, filing_date, title_key, due_on, payable_until, list_year)
    select a.application_id, a.owner_id, a.file_typ, case when p.state is null then 'payment' else coalesce(w.list_group, 'running') end,
           a.submitted_at, a.filing_date, lower(left(a.title, 200)),
           case when p.state is null then (b.valid_until at time zone 'Asia/Jakarta')::date when w.has_deadline then p.due_date end,
           case when p.state is null then b.valid_until end,
           extract(year from coalesce(a.filing_date, (a.submitted_at at time zone 'Asia/Jakarta')::date))
      from application a
      left join process p on p.proc_typ = a.proc_typ and p.proc_nbr = a.proc_nbr
      left join workflow_state w on w.flow_id = p.flow_id and w.state = p.state
      left join bill b on b.application_id = a.application_id and b.status = 'open'
     where a.owner_id = ${ownerId} order by a.application_id`.execute(one)
  await sql`insert into case_tally (owner_id, file_typ, list_group, n)
    select owner_id, file_typ, list_group, count(*) from case_list where owner_id = ${ownerId} group by 1, 2, 3`.execute(
    one,
  )
}

/** Drops an index of a search and builds it afterwards, which takes seconds instead of minutes. */
export async function withoutIndex(one: Db, index: string, work: () => Promise<unknown>): Promise<void> {
  const { rows } = await sql<{ text: string }>`select pg_get_indexdef(${index}::regclass) as text`.execute(one)
  await sql.raw(`drop index ${index}`).execute(one)
  await work()
  await sql.raw(rows[0]?.text ?? '').execute(one)
}
