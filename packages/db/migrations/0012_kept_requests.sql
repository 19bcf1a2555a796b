-- Rows that lists, counts and searches of requests read, of their own account and at the desk. Triggers write them at the commit, as the rows
-- of cases in 0009_kept_cases.sql (ADR 22).

alter table workflow_state add column request_place smallint, add column desk_tabs text[] not null default '{}';
comment on column workflow_state.request_place is 'Of a request: the group of the state, as its place in requestGroups of the contracts; 1 is unpaid, 4 done. Null for other processes.';
comment on column workflow_state.desk_tabs is 'Tabs of the desk for requests in this state; none for those that are not at the desk.';
-- As the catalogue has them now; every start writes them anew.
update workflow_state
   set request_place = case when state = 'awaiting_payment' then 1 when is_end then case when state like 'granted%' then 4 else 5 end
                            when awaits_applicant then 2 else 3 end,
       desk_tabs = case when state in ('awaiting_payment', 'cancelled') then '{}' when is_end then '{ENDED}'
                        when flow_id in ('request-opposition', 'request-appeal')
                          then case state when 'awaiting_completeness' then '{DISPUTE,COMPLETENESS}'::text[] else '{DISPUTE}' end
                        else case state when 'submitted' then '{NEW}'::text[] when 'verification' then '{VERIFICATION}' else '{COMPLETENESS}' end end
 where flow_id like 'request-%';

create table request_list (
  request_id     bigint primary key references request,
  owner_id       integer not null,
  kind           text not null,
  file_typ       text not null,
  place          smallint not null,
  submitted_at   timestamptz not null,
  application_id bigint not null,
  cases          smallint not null,
  proc_typ       text,
  proc_nbr       integer,
  bill_id        bigint,
  paid           bigint not null
);
create index request_list_newest on request_list (owner_id, submitted_at desc, request_id desc);
create index request_list_share on request_list (owner_id, kind, file_typ, place, submitted_at desc, request_id desc);
create index request_list_submitted on request_list (submitted_at);
create index request_list_first on request_list (application_id);
comment on table request_list is 'One row per submitted request. Written by keep_request only, at the commit. application_id: the first case; file_typ: letter of its number.';
comment on column request_list.place is 'The least workflow_state.request_place of its processes, which asks most of the requester; proc_typ and proc_nbr name the process. Without processes 1 until it is received, then 4.';
comment on column request_list.bill_id is 'The bill that is shown: the paid one, else the newest. paid: its amount once it is paid, else 0.';

create table request_words (
  request_id bigint primary key references request,
  owner_id   integer not null,
  words      text not null
);
create index request_words_newest on request_words (owner_id, request_id desc);
create index request_words_found on request_words using gin (owner_id, words gin_trgm_ops) with (gin_pending_list_limit = 256);
comment on table request_words is 'Text that searches for requests read, in small letters without marks (plain_letters): number of the submission, numbers and titles of the cases, one per line. Written by keep_request only.';

create table request_tally (
  owner_id integer not null,
  kind     text not null,
  file_typ text not null,
  place    smallint not null,
  month    date not null,
  n        integer not null,
  paid     bigint not null,
  folded   boolean not null default false
);
create index request_tally_by_owner on request_tally (owner_id) include (kind, file_typ, place, month, n, paid);
comment on table request_tally is 'Number of requests and what was paid for them, by account, kind, letter, group and month of submission (its first day, Asia/Jakarta): the sums of n and paid, as in case_tally.';

create table desk_request (
  proc_typ    text not null,
  proc_nbr    integer not null,
  tab         text not null,
  request_id  bigint not null references request,
  seq_num     smallint not null,
  kind        text not null,
  received_on date not null,
  state_since timestamptz not null,
  primary key (proc_typ, proc_nbr, tab)
);
create index desk_request_oldest on desk_request (tab, received_on, request_id, seq_num);
create index desk_request_of_kind on desk_request (tab, kind, received_on, request_id, seq_num);
create index desk_request_ended on desk_request (state_since desc, proc_nbr desc) where tab = 'ENDED';
create index desk_request_ended_of_kind on desk_request (kind, state_since desc, proc_nbr desc) where tab = 'ENDED';
create index desk_request_by_request on desk_request (request_id);
comment on table desk_request is 'One row for each tab of the desk under which a process of a received request is: those of its state, and HELD while it waits for an officer because of its case. Written by keep_request only, at the commit. One index per order.';

create table desk_tally (
  tab    text not null,
  kind   text not null,
  n      integer not null,
  folded boolean not null default false
);
create index desk_tally_by_tab on desk_tally (tab, kind) include (n);
comment on table desk_tally is 'Number of rows of desk_request per tab and kind: the sum of n, as in case_tally.';

create function keep_request(id bigint) returns void language plpgsql
  set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off set plan_cache_mode = force_generic_plan as $$
declare was request_list; now_is request_list; is_kept boolean; words_now text;
begin
  -- Locks the row, so that a concurrent transaction that changes the same request waits and then reads what this one committed.
  select * into was from request_list where request_id = id for update;
  is_kept := found;
  select r.request_id, r.owner_id, r.kind, a.file_typ, coalesce(w.place, case when r.received_on is null then 1 else 4 end), r.submitted_at,
         a.application_id, (select count(*) from request_case c where c.request_id = id), w.proc_typ, w.proc_nbr, b.bill_id,
         case when b.status = 'paid' then b.amount else 0 end
    into now_is
    from request r
    join request_case f on f.request_id = r.request_id and f.seq_num = 1
    join application a on a.application_id = f.application_id
    left join lateral (
      select s.request_place as place, p.proc_typ, p.proc_nbr
        from request_case c
        join process p on p.proc_typ = c.proc_typ and p.proc_nbr = c.proc_nbr
        left join workflow_state s on s.flow_id = p.flow_id and s.state = p.state
       where c.request_id = r.request_id order by 1, c.seq_num limit 1) w on true
    left join lateral (
      select x.bill_id, x.status, x.amount from bill x where x.request_id = r.request_id
       order by (x.status = 'paid') desc, x.issued_at desc, x.bill_id desc limit 1) b on true
   where r.request_id = id;
  -- A request is inserted before its cases; the row is written when its first case is there.
  if not found then return; end if;
  if not is_kept then
    insert into request_list select now_is.*;
  elsif now_is is distinct from was then
    update request_list l
       set place = now_is.place, file_typ = now_is.file_typ, application_id = now_is.application_id, cases = now_is.cases,
           proc_typ = now_is.proc_typ, proc_nbr = now_is.proc_nbr, bill_id = now_is.bill_id, paid = now_is.paid
     where l.request_id = id;
  end if;
  if (now_is.place, now_is.file_typ, now_is.paid) is distinct from (was.place, was.file_typ, was.paid) then
    insert into request_tally (owner_id, kind, file_typ, place, month, n, paid)
    select k.owner_id, k.kind, k.file_typ, k.place, date_trunc('month', k.submitted_at at time zone 'Asia/Jakarta'), k.n, k.paid
      from (values (was.owner_id, was.kind, was.file_typ, was.place, was.submitted_at, -1, -was.paid),
                   (now_is.owner_id, now_is.kind, now_is.file_typ, now_is.place, now_is.submitted_at, 1, now_is.paid))
             k(owner_id, kind, file_typ, place, submitted_at, n, paid) where k.owner_id is not null;
  end if;
  select plain_letters(concat(' ', r.submission_nbr, string_agg(concat(E' \n ', a.application_number, E' \n ', a.title), '' order by c.seq_num)))
    into words_now
    from request r join request_case c on c.request_id = r.request_id join application a on a.application_id = c.application_id
   where r.request_id = id group by r.request_id;
  insert into request_words as w (request_id, owner_id, words) values (id, now_is.owner_id, words_now)
  on conflict (request_id) do update set words = excluded.words where w.words <> excluded.words;
  perform keep_at_desk(id);
end $$;
comment on function keep_request(bigint) is 'Writes the rows of a request in request_list, request_words and desk_request from their source tables, and the changes of its counts.';

create function keep_at_desk(id bigint) returns void language plpgsql
  set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off set plan_cache_mode = force_generic_plan as $$
declare was desk_request[]; now_is desk_request[];
begin
  select array_agg(d order by d.proc_typ, d.proc_nbr, d.tab) into was from desk_request d where d.request_id = id;
  select array_agg(row(p.proc_typ, p.proc_nbr, t.tab, r.request_id, c.seq_num, r.kind, r.received_on, p.state_since)::desk_request
                   order by p.proc_typ, p.proc_nbr, t.tab) into now_is
    from request r
    join request_case c on c.request_id = r.request_id
    join process p on p.proc_typ = c.proc_typ and p.proc_nbr = c.proc_nbr
    join workflow_state s on s.flow_id = p.flow_id and s.state = p.state
    cross join lateral unnest(case when c.state = 'held' and not s.is_end then s.desk_tabs || 'HELD'::text else s.desk_tabs end) t(tab)
   where r.request_id = id and r.received_on is not null;
  if was is not distinct from now_is then return; end if;
  delete from desk_request d where d.request_id = id;
  insert into desk_request select n.* from unnest(now_is) n;
  insert into desk_tally (tab, kind, n)
  select tab, kind, sum(n) from (select tab, kind, 1 as n from unnest(now_is) union all select tab, kind, -1 from unnest(was)) d
   group by 1, 2 having sum(n) <> 0;
end $$;
comment on function keep_at_desk(bigint) is 'Writes the rows of a request in desk_request, and the changes of their counts to desk_tally. For keep_request only, which locks the request.';

create function keep_requests(ids bigint[]) returns void language plpgsql as $$
declare id bigint;
begin
  -- Ascending ids: concurrent transactions lock in the same order.
  for id in select distinct k from unnest(ids) k order by 1 loop
    perform keep_request(id);
  end loop;
end $$;
comment on function keep_requests(bigint[]) is 'Calls keep_request for each id in ascending order, so that concurrent transactions lock in the same order.';

-- The rows of a request are written once, at the commit, as those of a case.

create function begins_to_move_request(request_id bigint) returns boolean language plpgsql as $$
begin
  if request_id is null or current_setting('saki.moved_request', true) = request_id::text then return false; end if;
  perform set_config('saki.moved_request', request_id::text, true);
  return true;
end $$;
comment on function begins_to_move_request(bigint) is 'True when keeping this request is not queued yet for the commit of the transaction. For the conditions of the triggers request_moved only.';

create function request_of(typ text, nbr integer) returns bigint language plpgsql stable
  set enable_seqscan = off set plan_cache_mode = force_generic_plan as $$
begin
  return (select c.request_id from request_case c where c.proc_typ = typ and c.proc_nbr = nbr);
end $$;
comment on function request_of(text, integer) is 'The request of a process; null when it has none.';

create function request_moved() returns trigger language plpgsql as $$
begin
  perform set_config('saki.moved_request', '', true);
  perform keep_request(new.request_id);
  return null;
end $$;
comment on function request_moved() is 'Deferred trigger function on request, request_case and bill: calls keep_request for the request.';
create constraint trigger request_moved after insert or update on request deferrable initially deferred
  for each row when (begins_to_move_request(new.request_id)) execute function request_moved();
create constraint trigger request_moved after insert or update on request_case deferrable initially deferred
  for each row when (begins_to_move_request(new.request_id)) execute function request_moved();
create constraint trigger request_moved after insert or update on bill deferrable initially deferred
  for each row when (begins_to_move_request(new.request_id)) execute function request_moved();

create function process_of_request_moved() returns trigger language plpgsql as $$
begin
  perform set_config('saki.moved_request', '', true);
  perform keep_request(request_of(new.proc_typ, new.proc_nbr));
  return null;
end $$;
comment on function process_of_request_moved() is 'Deferred trigger function on process: calls keep_request for the request. A new process is queued by its row of request_case.';
create constraint trigger request_moved after update on process deferrable initially deferred
  for each row when (new.flow_id like 'request-%' and begins_to_move_request(request_of(new.proc_typ, new.proc_nbr)))
  execute function process_of_request_moved();

create function case_of_requests_moved() returns trigger language plpgsql as $$
begin
  perform keep_requests(array(select request_id from request_case where application_id = new.application_id));
  return null;
end $$;
comment on function case_of_requests_moved() is 'Deferred trigger function on application: calls keep_request for the requests of the case, whose words have its title and number.';
create constraint trigger request_moved after update on application deferrable initially deferred
  for each row when ((new.title, new.application_number, new.file_typ) is distinct from (old.title, old.application_number, old.file_typ))
  execute function case_of_requests_moved();

create function request_found(owners integer[], sought text, pattern text, most integer) returns setof bigint
  language sql stable set enable_seqscan = off set enable_indexscan = off as $$
  select request_id from request_words where owner_id = any(owners) and words like sought and words || '' like pattern limit most
$$;
create function request_found(sought text, pattern text, most integer) returns setof bigint
  language sql stable set enable_seqscan = off set enable_indexscan = off as $$
  select request_id from request_words where words like sought and words || '' like pattern limit most
$$;
comment on function request_found(integer[], text, text, integer) is 'Up to "most" requests of these accounts whose words match both patterns, by the trigram index, as case_found.';
comment on function request_found(text, text, integer) is 'The same for the requests of all accounts, for officers.';

create index app_user_names on app_user using gin (plain_letters(full_name) gin_trgm_ops);

create or replace function fold_tallies() returns void language sql as $$
  with gone as (delete from case_tally t where t.owner_id in (select owner_id from case_tally where not folded) returning *)
  insert into case_tally select owner_id, file_typ, list_group, sum(n), true from gone group by 1, 2, 3 having sum(n) <> 0;
  with gone as (delete from inbox_tally t where t.user_id in (select user_id from inbox_tally where not folded) returning *)
  insert into inbox_tally select user_id, addressee_id, file_typ, is_waiting, unread, sum(n), true from gone group by 1, 2, 3, 4, 5 having sum(n) <> 0;
  with gone as (delete from request_tally t where t.owner_id in (select owner_id from request_tally where not folded) returning *)
  insert into request_tally select owner_id, kind, file_typ, place, month, sum(n), sum(paid), true from gone group by 1, 2, 3, 4, 5
    having sum(n) <> 0 or sum(paid) <> 0;
  with gone as (delete from process_tally returning *)
  insert into process_tally select flow_id, state, sum(n), true from gone group by 1, 2 having sum(n) <> 0;
  with gone as (delete from desk_tally returning *)
  insert into desk_tally select tab, kind, sum(n), true from gone group by 1, 2 having sum(n) <> 0;
$$;

select keep_requests(array(select request_id from request));
