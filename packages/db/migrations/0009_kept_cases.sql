-- Rows that lists, counts and searches of cases read. Triggers write them in the transaction that changes their source rows, so that a page
-- of a list costs the same whatever the number of cases of the account (ADR 22).

create extension if not exists pg_trgm;
create extension if not exists btree_gin;

-- The ranges are those of withoutMarks() in packages/domain/src/search/plainLetters.ts: combining marks, marks of Arabic and its elongation.
create function plain_letters(words text) returns text language sql immutable strict parallel safe as $$
  select lower(regexp_replace(normalize(words, NFKD),
    '[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f\u0610-\u061a\u0640\u064b-\u065f\u0670\u06d6-\u06dc\u06df-\u06e4\u06e7-\u06e8\u06ea-\u06ed\u08d3-\u08ff]+',
    '', 'g'))
$$;
comment on function plain_letters(text) is 'Small letters without marks over or under them, as searches compare them: "kafe" finds "Kafé".';

create table case_list (
  application_id bigint primary key references application,
  owner_id       integer not null,
  file_typ       text not null,
  list_group     text not null check (list_group in ('action', 'payment', 'running', 'registered', 'done')),
  submitted_at   timestamptz not null,
  filing_date    date,
  title_key      text not null,
  due_on         date,
  payable_until  timestamptz,
  list_year      smallint not null
);
create index case_list_submitted on case_list (owner_id, file_typ, list_group, submitted_at desc, application_id desc);
create index case_list_filed on case_list (owner_id, file_typ, list_group, filing_date, application_id);
create index case_list_title on case_list (owner_id, file_typ, list_group, title_key, application_id);
create index case_list_due on case_list (owner_id, file_typ, list_group, due_on, application_id);
create index case_list_year on case_list (owner_id, file_typ, list_group, list_year, submitted_at desc, application_id desc);
comment on table case_list is 'One row per case shown in lists, without reopened filings. Written by keep_case only, at the commit. One index per order, and one for the cases of a year.';
comment on column case_list.title_key is 'First 200 characters of the title in small letters.';
comment on column case_list.due_on is 'Deadline of the process; for an unpaid filing the day in Jakarta on which its open bill expires.';
comment on column case_list.payable_until is 'For an unpaid filing the instant at which its open bill expires; afterwards due_on is not a deadline. Null for other cases.';
comment on column case_list.list_year is 'Year of the filing date; before payment the year of the submission in Jakarta.';

create table case_words (
  application_id bigint primary key references application,
  owner_id       integer not null,
  words          text not null
);
create index case_words_newest on case_words (owner_id, application_id desc);
create index case_words_found on case_words using gin (owner_id, words gin_trgm_ops) with (gin_pending_list_limit = 256);
comment on table case_words is 'Text that searches in lists read, in small letters without marks (plain_letters): title, numbers, reference and owner names, one per line. Written by keep_case only.';

create table case_tally (
  owner_id   integer not null,
  file_typ   text not null,
  list_group text not null,
  n          integer not null,
  folded     boolean not null default false
);
create index case_tally_by_owner on case_tally (owner_id) include (file_typ, list_group, n);
comment on table case_tally is 'Number of cases per account and tab: the sum of n. Every change adds a row, so that no transactions wait for each other; fold_tallies adds rows up and sets folded.';

-- Sessions cache the plans of the functions here and in 0010_kept_inbox.sql. The planner settings prevent a plan made on empty tables, which
-- would scan whole tables when they have grown.

create function keep_case(id bigint) returns void language plpgsql
  set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off set plan_cache_mode = force_generic_plan as $$
declare was case_list; now_is case_list; is_kept boolean; is_listed boolean; words_now text;
begin
  -- Locks the row, so that a concurrent transaction that changes the same case waits and then reads what this one committed.
  select * into was from case_list where application_id = id for update;
  is_kept := found;
  select a.application_id, a.owner_id, a.file_typ, case when p.state is null then 'payment' else coalesce(w.list_group, 'running') end,
         a.submitted_at, a.filing_date, lower(left(a.title, 200)),
         case when p.state is null then (b.valid_until at time zone 'Asia/Jakarta')::date when w.has_deadline then p.due_date end,
         case when p.state is null then b.valid_until end,
         extract(year from coalesce(a.filing_date, (a.submitted_at at time zone 'Asia/Jakarta')::date)),
         a.reopened_at is null,
         plain_letters(concat(' ', a.title, E' \n ', a.application_number, E' \n ', a.submission_nbr, E' \n ', a.reference, E' \n ', a.owner_names))
    into now_is.application_id, now_is.owner_id, now_is.file_typ, now_is.list_group, now_is.submitted_at, now_is.filing_date,
         now_is.title_key, now_is.due_on, now_is.payable_until, now_is.list_year, is_listed, words_now
    from application a
    left join process p on p.proc_typ = a.proc_typ and p.proc_nbr = a.proc_nbr
    left join workflow_state w on w.flow_id = p.flow_id and w.state = p.state
    left join bill b on b.application_id = a.application_id and b.status = 'open'
   where a.application_id = id;
  if is_kept then
    update case_words set owner_id = now_is.owner_id, words = words_now
     where application_id = id and (owner_id, words) is distinct from (now_is.owner_id, words_now);
  else
    insert into case_words as w (application_id, owner_id, words) values (id, now_is.owner_id, words_now)
    on conflict (application_id) do update set owner_id = excluded.owner_id, words = excluded.words
      where (w.owner_id, w.words) is distinct from (excluded.owner_id, excluded.words);
  end if;
  if not is_listed then
    delete from case_list where application_id = id;
    now_is := null;
  elsif not is_kept then
    insert into case_list select now_is.*;
  elsif now_is is distinct from was then
    update case_list l
       set owner_id = now_is.owner_id, file_typ = now_is.file_typ, list_group = now_is.list_group, submitted_at = now_is.submitted_at,
           filing_date = now_is.filing_date, title_key = now_is.title_key, due_on = now_is.due_on, payable_until = now_is.payable_until,
           list_year = now_is.list_year
     where l.application_id = id;
  end if;
  if (now_is.owner_id, now_is.file_typ, now_is.list_group) is distinct from (was.owner_id, was.file_typ, was.list_group) then
    insert into case_tally (owner_id, file_typ, list_group, n)
    select * from (values (was.owner_id, was.file_typ, was.list_group, -1), (now_is.owner_id, now_is.file_typ, now_is.list_group, 1))
               v(owner_id, file_typ, list_group, n) where v.owner_id is not null;
  end if;
end $$;
comment on function keep_case(bigint) is 'Writes the rows of a case in case_list and case_words from their source tables, and the change of its count to case_tally.';

create function keep_cases(ids bigint[]) returns void language plpgsql as $$
declare id bigint;
begin
  -- Ascending ids: concurrent transactions lock in the same order.
  for id in select distinct k from unnest(ids) k order by 1 loop
    perform keep_case(id);
  end loop;
end $$;
comment on function keep_cases(bigint[]) is 'Calls keep_case for each id in ascending order, so that concurrent transactions lock in the same order.';

-- The row of a case is written once, at the commit. The setting saki.moved_case names the case queued last. It ends with the transaction and
-- is undone with a savepoint, as the queued trigger is.

create function begins_to_move(application_id bigint) returns boolean language plpgsql as $$
begin
  if current_setting('saki.moved_case', true) = application_id::text then return false; end if;
  perform set_config('saki.moved_case', application_id::text, true);
  return true;
end $$;
comment on function begins_to_move(bigint) is 'True when keeping this case is not queued yet for the commit of the transaction. For the conditions of the triggers case_moved only.';

create function case_moved() returns trigger language plpgsql as $$
begin
  -- Under "set constraints immediate" the transaction goes on; its later changes must be queued again.
  perform set_config('saki.moved_case', '', true);
  perform keep_case(new.application_id);
  return null;
end $$;
comment on function case_moved() is 'Deferred trigger function on application, bill and process: calls keep_case for the case.';
create constraint trigger case_moved after insert or update on application deferrable initially deferred
  for each row when (begins_to_move(new.application_id)) execute function case_moved();
create constraint trigger case_moved after insert or update on bill deferrable initially deferred
  for each row when (new.application_id is not null and begins_to_move(new.application_id)) execute function case_moved();
create constraint trigger case_moved after insert or update on process deferrable initially deferred
  for each row when (begins_to_move(new.application_id)) execute function case_moved();

-- Searches. "words || ''" keeps the second pattern out of the index, so that only the trigrams of the first are intersected.

create function case_found(owner integer, sought text, pattern text, most integer) returns setof bigint
  language sql stable set enable_seqscan = off set enable_indexscan = off as $$
  select application_id from case_words where owner_id = owner and words like sought and words || '' like pattern limit most
$$;
create function case_found(owners integer[], sought text, pattern text, most integer) returns setof bigint
  language sql stable set enable_seqscan = off set enable_indexscan = off as $$
  select application_id from case_words where owner_id = any(owners) and words like sought and words || '' like pattern limit most
$$;
create function case_found(sought text, pattern text, most integer) returns setof bigint
  language sql stable set enable_seqscan = off set enable_indexscan = off as $$
  select application_id from case_words where words like sought and words || '' like pattern limit most
$$;
create function case_numbered(owners integer[], sought text, pattern text, most integer) returns setof bigint
  language sql stable set enable_seqscan = off set enable_indexscan = off as $$
  select application_id from case_words where owner_id + 0 = any(owners) and words like sought and words || '' like pattern limit most
$$;
comment on function case_found(integer, text, text, integer) is 'Up to "most" cases of an account whose words match both patterns. Always uses the trigram index, because the planner would read all cases of the account. "sought" is looked up in the index; it must be a part of "pattern".';
comment on function case_found(integer[], text, text, integer) is 'The same for several accounts.';
comment on function case_found(text, text, integer) is 'The same for the cases of all accounts, for officers.';
comment on function case_numbered(integer[], text, text, integer) is 'The same for several accounts and a rare pattern: "owner_id + 0" keeps the owners out of the index, which would read all their cases.';
