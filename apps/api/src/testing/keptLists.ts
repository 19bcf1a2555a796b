import type { Db } from '@saki/db'
import type { LegalDate } from '@saki/domain/dates/legalDate'
import { sql } from 'kysely'

import { endedStates, statesAsking, statesHolding, statesIn, statesWithDeadline } from '../caseState.ts'
import { wrongMarks } from './keptMarks.ts'
import { wrongEntries } from './keptRegister.ts'

const flowState = sql`p.flow_id || ' ' || p.state`

/** Letters whose kept columns differ from what is computed, row by row, from actions, processes, answers and the catalogue. */
async function wrongLetters(db: Db, today: LegalDate): Promise<unknown[]> {
  const { rows } = await sql`
    select * from (
      select i.user_id, i.proc_nbr, i.action_nbr, p.state, p.due_date, i.is_latest, i.is_answered, i.is_waiting, i.waits_for, i.waits_until, i.rank,
             i.file_typ = a.file_typ and i.action_key = p.flow_id || ' ' || pa.action and i.addressee_id = coalesce(i.on_behalf_of, i.user_id)
               and i.note_words is not distinct from plain_letters(nullif(pa.notes, '')) as is_copied,
             p.state = pa.to_state and not exists (
               select from inbox_item l join process_action la using (proc_typ, proc_nbr, action_nbr)
                where l.user_id = i.user_id and l.proc_typ = i.proc_typ and l.proc_nbr = i.proc_nbr and l.action_nbr > i.action_nbr
                  and la.to_state = p.state) as latest,
             exists (select from process c where c.upper_proc_typ = p.proc_typ and c.upper_proc_nbr = p.proc_nbr
                and c.flow_id || ' ' || c.state = any(${statesHolding()}::text[])) as answered,
             p.due_date is not null and ${flowState} = any(${statesAsking()}::text[]) as asks,
             p.due_date < ${today}::date and ${flowState} = any(${endedStates()}::text[]) as is_over, i.unread
        from inbox_item i
        join process_action pa using (proc_typ, proc_nbr, action_nbr)
        join process p using (proc_typ, proc_nbr)
        join application a on a.application_id = p.application_id) i
     where not is_copied or is_latest <> latest or is_answered <> answered
        or (is_waiting and coalesce(waits_until >= ${today}::date, true)) is distinct from (asks and latest and not answered and not coalesce(is_over, false))
        or is_waiting and waits_for is distinct from due_date or not is_waiting and waits_for is not null
        or rank <> case when is_waiting then 0 when unread then 1 else 2 end`.execute(db)
  return rows
}

/** Cases whose row in case_list or case_words is missing, superfluous, or differs from application, process and bill. */
async function wrongCases(db: Db): Promise<unknown[]> {
  const inGroup = (group: 'action' | 'running' | 'registered' | 'done') =>
    sql`${flowState} = any(${statesIn(group)}::text[])`
  const { rows } = await sql`
    with truth as (
      select a.application_id, a.owner_id, a.file_typ,
             case when p.state is null then 'payment' when ${inGroup('action')} then 'action' when ${inGroup('running')} then 'running'
                  when ${inGroup('registered')} then 'registered' when ${inGroup('done')} then 'done' end as list_group,
             a.submitted_at, a.filing_date, lower(left(a.title, 200)) as title_key,
             case when p.state is null then (b.valid_until at time zone 'Asia/Jakarta')::date
                  when ${flowState} = any(${statesWithDeadline()}::text[]) then p.due_date end as due_on,
             case when p.state is null then b.valid_until end as payable_until,
             extract(year from coalesce(a.filing_date, (a.submitted_at at time zone 'Asia/Jakarta')::date))::smallint as list_year
        from application a
        left join process p on p.proc_typ = a.proc_typ and p.proc_nbr = a.proc_nbr
        left join bill b on b.application_id = a.application_id and b.status = 'open'
       where a.reopened_at is null)
    select 'missing' as what, t.* from (select * from truth except select * from case_list) t
    union all select 'kept', t.* from (select * from case_list except select * from truth) t`.execute(db)
  const words = await sql`
    select a.application_id from application a left join case_words w using (application_id)
     where w.words is null or w.owner_id <> a.owner_id or exists (
       select from unnest(array[a.title, a.application_number, a.submission_nbr, a.reference, a.owner_names]) part where strpos(w.words, plain_letters(part)) = 0)`.execute(
    db,
  )
  return [...rows, ...words.rows]
}

/** Tally sums that differ from the counts of their rows. */
async function wrongTallies(db: Db): Promise<unknown[]> {
  const { rows: cases } = await sql`
    (select owner_id, file_typ, list_group, sum(n) as n from case_tally group by 1, 2, 3 having sum(n) <> 0
     except select owner_id, file_typ, list_group, count(*) from case_list group by 1, 2, 3)
    union all
    (select owner_id, file_typ, list_group, count(*) from case_list group by 1, 2, 3
     except select owner_id, file_typ, list_group, sum(n) from case_tally group by 1, 2, 3)`.execute(db)
  const { rows: letters } = await sql`
    (select user_id, addressee_id, file_typ, is_waiting, unread, sum(n) as n from inbox_tally group by 1, 2, 3, 4, 5 having sum(n) <> 0
     except select user_id, addressee_id, file_typ, is_waiting, unread, count(*) from inbox_item group by 1, 2, 3, 4, 5)
    union all
    (select user_id, addressee_id, file_typ, is_waiting, unread, count(*) from inbox_item group by 1, 2, 3, 4, 5
     except select user_id, addressee_id, file_typ, is_waiting, unread, sum(n) from inbox_tally group by 1, 2, 3, 4, 5)`.execute(
    db,
  )
  const { rows: processes } = await sql`
    (select flow_id, state, sum(n) as n from process_tally group by 1, 2 having sum(n) <> 0
     except select flow_id, state, count(*) from process group by 1, 2)
    union all
    (select flow_id, state, count(*) from process group by 1, 2
     except select flow_id, state, sum(n) from process_tally group by 1, 2)`.execute(db)
  return [...cases, ...letters, ...processes]
}

/** Requests whose kept rows or counts differ from request, cases, processes and bills. */
export async function wrongInRequestLists(db: Db): Promise<unknown[]> {
  const { rows } = await sql`
    with truth as (
      select r.request_id, r.owner_id, r.kind, a.file_typ, coalesce(w.place, case when r.received_on is null then 1 else 4 end)::smallint as place,
             r.submitted_at, a.application_id, w.cases::smallint, w.proc_typ, w.proc_nbr, b.bill_id, case when b.status = 'paid' then b.amount else 0 end as paid
        from request r
        join request_case f on f.request_id = r.request_id and f.seq_num = 1
        join application a on a.application_id = f.application_id
        cross join lateral (
          select s.request_place as place, p.proc_typ, p.proc_nbr, count(*) over () as cases
            from request_case c left join process p on p.proc_typ = c.proc_typ and p.proc_nbr = c.proc_nbr left join workflow_state s on s.flow_id = p.flow_id and s.state = p.state
           where c.request_id = r.request_id order by 1, c.seq_num limit 1) w
        left join lateral (select * from bill x where x.request_id = r.request_id order by x.status = 'paid' desc, x.issued_at desc, x.bill_id desc limit 1) b on true)
    select 'missing' as what, t.* from (select * from truth except select * from request_list) t
    union all select 'kept', t.* from (select * from request_list except select * from truth) t`.execute(db)
  const tallies = await sql`
    with truth as (
      select owner_id, kind, file_typ, place, date_trunc('month', submitted_at at time zone 'Asia/Jakarta')::date as month, count(*) as n, sum(paid) as paid
        from request_list group by 1, 2, 3, 4, 5),
    kept as (select owner_id, kind, file_typ, place, month, sum(n) as n, sum(paid) as paid from request_tally group by 1, 2, 3, 4, 5 having sum(n) <> 0 or sum(paid) <> 0)
    (select * from truth except select * from kept) union all (select * from kept except select * from truth)`.execute(
    db,
  )
  const words = await sql`
    select r.request_id from request r join request_case c using (request_id) join application a using (application_id) left join request_words w using (request_id)
     where w.words is null or w.owner_id <> r.owner_id or exists (
       select from unnest(array[a.title, a.application_number, r.submission_nbr]) part where strpos(w.words, plain_letters(part)) = 0)`.execute(
    db,
  )
  return [...rows, ...tallies.rows, ...words.rows, ...(await wrongAtDesk(db))]
}

/** Rows and counts of the desk's lists of requests that differ from the processes of received requests. */
async function wrongAtDesk(db: Db): Promise<unknown[]> {
  const { rows } = await sql`
    with truth as (
      select p.proc_typ, p.proc_nbr, t.tab, r.request_id, c.seq_num, r.kind, r.received_on, p.state_since
        from request r join request_case c using (request_id) join process p on p.proc_typ = c.proc_typ and p.proc_nbr = c.proc_nbr join workflow_state s on s.flow_id = p.flow_id and s.state = p.state
        cross join lateral (select unnest(s.desk_tabs) union all select 'HELD' where c.state = 'held' and not s.is_end) t(tab)
       where r.received_on is not null)
    (select * from truth except select * from desk_request) union all (select * from desk_request except select * from truth)`.execute(
    db,
  )
  const tallies = await sql`
    (select tab, kind, sum(n) as n from desk_tally group by 1, 2 having sum(n) <> 0 except select tab, kind, count(*) from desk_request group by 1, 2)
    union all
    (select tab, kind, count(*) from desk_request group by 1, 2 except select tab, kind, sum(n) from desk_tally group by 1, 2)`.execute(
    db,
  )
  return [...rows, ...tallies.rows]
}

/** Every kept value for lists and counts that differs from the computed one; empty when all agree. */
export async function wrongInLists(db: Db, today: LegalDate): Promise<unknown[]> {
  return [
    ...(await wrongLetters(db, today)),
    ...(await wrongCases(db)),
    ...(await wrongTallies(db)),
    ...(await wrongInRequestLists(db)),
    ...(await wrongMarks(db)),
    ...(await wrongEntries(db)),
  ]
}
