import type { Db } from '@saki/db'
import { sql } from 'kysely'

/**
 * Inserts requests by SQL in one case each of the given cases in turn, five minutes apart before `now`: of every five one is unpaid, one
 * submitted, one in verification, one granted and one refused; kinds and cases take turns. Each has a bill of Rp300.000, paid unless it is
 * unpaid. They have no actions or letters.
 */
export async function fillRequests(
  db: Db,
  { ownerId, numbers, count, now }: { ownerId: number; numbers: readonly string[]; count: number; now: Date },
): Promise<void> {
  await db.connection().execute(async (one) => {
    await sql`set statement_timeout = 0`.execute(one)
    await sql`alter table process disable trigger user`.execute(one)
    await sql`
      create temp table bulk_request as
      select n, ${now}::timestamptz - n * interval '5 minutes' as at, (array['PN', 'PJ', 'PH', 'KU', 'LI', 'SP'])[1 + n % 6] as kind, n % 5 as turn, a.application_id
        from generate_series(0, ${count - 1}::int) n
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
    await sql`alter table process enable trigger user`.execute(one)
    await sql`analyze request, request_case, process, bill`.execute(one)
    await sql`set statement_timeout = default`.execute(one)
  })
}
