import type { Db } from '@saki/db'
import { sql } from 'kysely'

import { withoutIndex } from './bulkCases.ts'

export interface BulkRequests {
  ownerId: number
  numbers: readonly string[]
  count: number
  now: Date
  first?: number
}

/**
 * Inserts requests by SQL in one case each of the given cases in turn, five minutes apart before `now`: of every five one is unpaid, one
 * submitted, one in verification, one granted and one refused; kinds and cases take turns. Each has a bill of Rp300.000, paid unless it is
 * unpaid. They have no actions or letters. Triggers are replaced by bulk statements. `first`: number of the first, for a further account.
 */
export async function fillRequests(db: Db, { ownerId, numbers, count, now, first = 0 }: BulkRequests): Promise<void> {
  await db.connection().execute(async (one) => {
    await sql`set statement_timeout = 0`.execute(one)
    await setTriggers(one, 'disable')
    await sql`
      create temp table bulk_request as
      select n, ${now}::timestamptz - (n - ${first}::int) * interval '5 minutes' as at, (array['PN', 'PJ', 'PH', 'KU', 'LI', 'SP'])[1 + n % 6] as kind, n % 5 as turn, a.application_id
        from generate_series(${first}::int, ${first + count - 1}::int) n
        join unnest(${numbers}::text[]) with ordinality as c(number, place) on c.place = 1 + n % ${numbers.length}::int
        join application a on a.application_number = c.number`.execute(one)
    await sql`
      insert into request (submission_nbr, kind, owner_id, submitted_at, received_on, received_at)
      select 'TRX-2020-' || lpad(n::text, 7, '0'), kind, ${ownerId}, at, case when turn > 0 then (at at time zone 'Asia/Jakarta')::date end, case when turn > 0 then at end
        from bulk_request`.execute(one)
    await sql`
      insert into process (proc_typ, proc_nbr, application_id, party_id, flow_id, flow_version, state, state_since)
      select '10', 50000000 + n, application_id, ${ownerId}, 'request-paid', 1,
             (array['awaiting_payment', 'submitted', 'verification', 'granted', 'refused'])[1 + turn], at from bulk_request`.execute(
      one,
    )
    await sql`
      insert into request_case (request_id, application_id, seq_num, detail, proc_typ, proc_nbr)
      select r.request_id, b.application_id, 1, '{"RELATION": "owner"}', '10', 50000000 + b.n
        from bulk_request b join request r on r.submission_nbr = 'TRX-2020-' || lpad(b.n::text, 7, '0')`.execute(one)
    await sql`
      insert into bill (request_id, billing_code, amount, lines, status, issued_at, valid_until, ntpn, paid_at)
      select r.request_id, '81' || lpad(b.n::text, 13, '0'), 300000, '[]', case when turn > 0 then 'paid' else 'open' end, at, at + interval '1 day',
             case when turn > 0 then 'BULK' || b.n end, case when turn > 0 then at end
        from bulk_request b join request r on r.submission_nbr = 'TRX-2020-' || lpad(b.n::text, 7, '0')`.execute(one)
    await sql`drop table bulk_request`.execute(one)
    await setTriggers(one, 'enable')
    await keepRequests(one, ownerId)
    await sql`analyze`.execute(one)
    await sql`set statement_timeout = default`.execute(one)
  })
}

async function setTriggers(one: Db, state: 'disable' | 'enable'): Promise<void> {
  for (const table of ['request', 'request_case', 'bill', 'process'])
    await sql.raw(`alter table ${table} ${state} trigger user`).execute(one)
}

/** What the triggers would have written. */
async function keepRequests(one: Db, ownerId: number): Promise<void> {
  await sql`
    insert into request_list
    select r.request_id, r.owner_id, r.kind, a.file_typ, s.request_place, r.submitted_at, a.application_id, 1, p.proc_typ, p.proc_nbr, b.bill_id,
           case when b.status = 'paid' then b.amount else 0 end
      from request r join request_case c using (request_id) join application a using (application_id) join bill b using (request_id)
      join process p on p.proc_typ = c.proc_typ and p.proc_nbr = c.proc_nbr join workflow_state s on s.flow_id = p.flow_id and s.state = p.state
     where r.owner_id = ${ownerId} and not exists (select from request_list l where l.request_id = r.request_id)`.execute(
    one,
  )
  await sql`delete from request_tally where owner_id = ${ownerId}`.execute(one)
  await sql`insert into request_tally (owner_id, kind, file_typ, place, month, n, paid)
    select owner_id, kind, file_typ, place, date_trunc('month', submitted_at at time zone 'Asia/Jakarta'), count(*), sum(paid)
      from request_list where owner_id = ${ownerId} group by 1, 2, 3, 4, 5`.execute(one)
  await sql`
    insert into desk_request
    select p.proc_typ, p.proc_nbr, t.tab, r.request_id, 1, r.kind, r.received_on, p.state_since
      from request r join request_case c using (request_id) join process p on p.proc_typ = c.proc_typ and p.proc_nbr = c.proc_nbr join workflow_state s on s.flow_id = p.flow_id and s.state = p.state
      cross join lateral unnest(s.desk_tabs) t(tab)
     where r.owner_id = ${ownerId} and r.received_on is not null
        on conflict do nothing`.execute(one)
  await sql`truncate desk_tally, process_tally`.execute(one)
  await sql`insert into desk_tally (tab, kind, n) select tab, kind, count(*) from desk_request group by 1, 2`.execute(
    one,
  )
  await sql`insert into process_tally (flow_id, state, n) select flow_id, state, count(*) from process group by 1, 2`.execute(
    one,
  )
  await withoutIndex(one, 'request_words_found', () =>
    sql`insert into request_words
      select r.request_id, r.owner_id, plain_letters(concat(' ', r.submission_nbr, E' \\n ', a.application_number, E' \\n ', a.title))
        from request r join request_case c using (request_id) join application a using (application_id)
       where r.owner_id = ${ownerId} on conflict do nothing`.execute(one),
  )
}
