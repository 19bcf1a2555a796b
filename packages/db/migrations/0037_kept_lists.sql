-- What lists and counts show is kept beside what it follows from, so that a page costs a page whatever the account holds.
create extension if not exists pg_trgm;
create extension if not exists btree_gin;

create table workflow_state (
  flow_id      text not null,
  state        text not null,
  list_group   text not null check (list_group in ('action', 'running', 'registered', 'done')),
  asks         boolean not null,
  holds        boolean not null,
  is_end       boolean not null,
  has_deadline boolean not null,
  primary key (flow_id, state)
);
comment on table workflow_state is 'What lists need to know of each state of the catalogue; written again at every start. list_group: tab of the list. asks: the applicant has to act. holds: an answer lies with the office. is_end: the process is over. has_deadline: its day is a deadline and no target of the office.';
insert into workflow_state (flow_id, state, list_group, asks, holds, is_end, has_deadline) values
  ('design-registration', 'awaiting_payment', 'action', true, false, false, true),
  ('design-registration', 'administrative_check', 'running', false, false, false, false),
  ('design-registration', 'awaiting_correction', 'action', true, false, false, true),
  ('design-registration', 'awaiting_priority', 'action', true, false, false, true),
  ('design-registration', 'publication', 'running', false, false, false, true),
  ('design-registration', 'opposed', 'action', true, false, false, true),
  ('design-registration', 'substantive_examination', 'running', false, false, false, false),
  ('design-registration', 'registered', 'registered', false, false, true, true),
  ('design-registration', 'reconsideration', 'running', false, false, false, false),
  ('design-registration', 'in_court', 'running', false, false, false, true),
  ('design-registration', 'refused', 'done', true, false, true, true),
  ('design-registration', 'deemed_withdrawn', 'done', false, false, true, true),
  ('design-registration', 'withdrawn', 'done', false, false, true, true),
  ('design-registration', 'cancelled', 'done', false, false, true, true),
  ('design-registration', 'expired', 'done', false, false, true, true),
  ('mark-registration', 'awaiting_payment', 'action', true, false, false, true),
  ('mark-registration', 'formality_check', 'running', false, false, false, false),
  ('mark-registration', 'awaiting_correction', 'action', true, false, false, true),
  ('mark-registration', 'awaiting_priority', 'action', true, false, false, true),
  ('mark-registration', 'publication', 'running', false, false, false, true),
  ('mark-registration', 'opposed', 'action', true, false, false, true),
  ('mark-registration', 'answered', 'running', false, false, false, true),
  ('mark-registration', 'publication_ended', 'running', false, false, false, false),
  ('mark-registration', 'objection_closed', 'running', false, false, false, false),
  ('mark-registration', 'substantive_examination', 'running', false, false, false, false),
  ('mark-registration', 'proposed_refusal', 'action', true, false, false, true),
  ('mark-registration', 'to_be_registered', 'running', false, false, false, false),
  ('mark-registration', 'registered', 'registered', false, false, true, true),
  ('mark-registration', 'renewal_window', 'action', true, false, false, true),
  ('mark-registration', 'late_renewal', 'action', true, false, false, true),
  ('mark-registration', 'appeal', 'running', false, false, false, false),
  ('mark-registration', 'appeal_dismissed', 'done', true, false, true, true),
  ('mark-registration', 'appeal_incomplete', 'action', true, false, false, true),
  ('mark-registration', 'in_court', 'running', false, false, false, true),
  ('mark-registration', 'refused', 'done', true, false, true, true),
  ('mark-registration', 'deemed_withdrawn', 'done', false, false, true, true),
  ('mark-registration', 'withdrawn', 'done', false, false, true, true),
  ('mark-registration', 'deleted', 'done', false, false, true, true),
  ('mark-registration', 'expired', 'done', false, false, true, true),
  ('mark-registration', 'cancelled', 'done', false, false, true, true),
  ('patent-registration-2016', 'awaiting_payment', 'action', true, false, false, true),
  ('patent-registration-2016', 'formality_check', 'running', false, false, false, false),
  ('patent-registration-2016', 'awaiting_translation', 'action', true, false, false, true),
  ('patent-registration-2016', 'awaiting_completeness', 'action', true, false, false, true),
  ('patent-registration-2016', 'awaiting_priority', 'action', true, false, false, true),
  ('patent-registration-2016', 'awaiting_publication', 'running', false, false, false, true),
  ('patent-registration-2016', 'publication', 'running', false, false, false, true),
  ('patent-registration-2016', 'awaiting_request', 'action', true, false, false, true),
  ('patent-registration-2016', 'substantive_examination', 'running', false, false, false, false),
  ('patent-registration-2016', 'awaiting_reply', 'action', true, false, false, true),
  ('patent-registration-2016', 'awaiting_certificate', 'running', false, false, false, false),
  ('patent-registration-2016', 'registered', 'registered', false, false, true, true),
  ('patent-registration-2016', 'annuity_grace', 'action', true, false, false, true),
  ('patent-registration-2016', 'removal_review', 'running', false, false, false, false),
  ('patent-registration-2016', 'appeal', 'running', false, false, false, false),
  ('patent-registration-2016', 'appeal_dismissed', 'done', true, false, true, true),
  ('patent-registration-2016', 'appeal_incomplete', 'action', true, false, false, true),
  ('patent-registration-2016', 'in_court', 'running', false, false, false, true),
  ('patent-registration-2016', 'refused', 'done', true, false, true, true),
  ('patent-registration-2016', 'deemed_withdrawn', 'done', true, false, true, true),
  ('patent-registration-2016', 'withdrawn', 'done', false, false, true, true),
  ('patent-registration-2016', 'removed', 'done', false, false, true, true),
  ('patent-registration-2016', 'cancelled', 'done', false, false, true, true),
  ('patent-registration-2016', 'expired', 'done', false, false, true, true),
  ('simple-patent-registration-2016', 'awaiting_payment', 'action', true, false, false, true),
  ('simple-patent-registration-2016', 'formality_check', 'running', false, false, false, false),
  ('simple-patent-registration-2016', 'awaiting_translation', 'action', true, false, false, true),
  ('simple-patent-registration-2016', 'awaiting_completeness', 'action', true, false, false, true),
  ('simple-patent-registration-2016', 'awaiting_priority', 'action', true, false, false, true),
  ('simple-patent-registration-2016', 'awaiting_publication', 'running', false, false, false, true),
  ('simple-patent-registration-2016', 'publication', 'running', false, false, false, true),
  ('simple-patent-registration-2016', 'substantive_examination', 'running', false, false, false, false),
  ('simple-patent-registration-2016', 'awaiting_reply', 'action', true, false, false, true),
  ('simple-patent-registration-2016', 'awaiting_certificate', 'running', false, false, false, false),
  ('simple-patent-registration-2016', 'registered', 'registered', false, false, true, true),
  ('simple-patent-registration-2016', 'annuity_grace', 'action', true, false, false, true),
  ('simple-patent-registration-2016', 'removal_review', 'running', false, false, false, false),
  ('simple-patent-registration-2016', 'appeal', 'running', false, false, false, false),
  ('simple-patent-registration-2016', 'appeal_dismissed', 'done', true, false, true, true),
  ('simple-patent-registration-2016', 'appeal_incomplete', 'action', true, false, false, true),
  ('simple-patent-registration-2016', 'in_court', 'running', false, false, false, true),
  ('simple-patent-registration-2016', 'refused', 'done', true, false, true, true),
  ('simple-patent-registration-2016', 'deemed_withdrawn', 'done', true, false, true, true),
  ('simple-patent-registration-2016', 'withdrawn', 'done', false, false, true, true),
  ('simple-patent-registration-2016', 'removed', 'done', false, false, true, true),
  ('simple-patent-registration-2016', 'cancelled', 'done', false, false, true, true),
  ('simple-patent-registration-2016', 'expired', 'done', false, false, true, true),
  ('patent-registration', 'awaiting_payment', 'action', true, false, false, true),
  ('patent-registration', 'formality_check', 'running', false, false, false, false),
  ('patent-registration', 'awaiting_translation', 'action', true, false, false, true),
  ('patent-registration', 'awaiting_completeness', 'action', true, false, false, true),
  ('patent-registration', 'awaiting_priority', 'action', true, false, false, true),
  ('patent-registration', 'awaiting_publication', 'running', false, false, false, true),
  ('patent-registration', 'publication', 'running', false, false, false, true),
  ('patent-registration', 'awaiting_request', 'action', true, false, false, true),
  ('patent-registration', 'substantive_examination', 'running', false, false, false, false),
  ('patent-registration', 'awaiting_reply', 'action', true, false, false, true),
  ('patent-registration', 'awaiting_certificate', 'running', false, false, false, false),
  ('patent-registration', 'registered', 'registered', false, false, true, true),
  ('patent-registration', 'annuity_grace', 'action', true, false, false, true),
  ('patent-registration', 'removal_review', 'running', false, false, false, false),
  ('patent-registration', 'appeal', 'running', false, false, false, false),
  ('patent-registration', 'appeal_dismissed', 'done', true, false, true, true),
  ('patent-registration', 'appeal_incomplete', 'action', true, false, false, true),
  ('patent-registration', 'in_court', 'running', false, false, false, true),
  ('patent-registration', 'refused', 'done', true, false, true, true),
  ('patent-registration', 'deemed_withdrawn', 'done', true, false, true, true),
  ('patent-registration', 'withdrawn', 'done', false, false, true, true),
  ('patent-registration', 'removed', 'done', false, false, true, true),
  ('patent-registration', 'cancelled', 'done', false, false, true, true),
  ('patent-registration', 'expired', 'done', false, false, true, true),
  ('patent-registration', 'reexamination', 'running', false, false, false, false),
  ('simple-patent-registration', 'awaiting_payment', 'action', true, false, false, true),
  ('simple-patent-registration', 'formality_check', 'running', false, false, false, false),
  ('simple-patent-registration', 'awaiting_translation', 'action', true, false, false, true),
  ('simple-patent-registration', 'awaiting_completeness', 'action', true, false, false, true),
  ('simple-patent-registration', 'awaiting_priority', 'action', true, false, false, true),
  ('simple-patent-registration', 'awaiting_publication', 'running', false, false, false, true),
  ('simple-patent-registration', 'publication', 'running', false, false, false, true),
  ('simple-patent-registration', 'substantive_examination', 'running', false, false, false, false),
  ('simple-patent-registration', 'awaiting_reply', 'action', true, false, false, true),
  ('simple-patent-registration', 'awaiting_certificate', 'running', false, false, false, false),
  ('simple-patent-registration', 'registered', 'registered', false, false, true, true),
  ('simple-patent-registration', 'annuity_grace', 'action', true, false, false, true),
  ('simple-patent-registration', 'removal_review', 'running', false, false, false, false),
  ('simple-patent-registration', 'appeal', 'running', false, false, false, false),
  ('simple-patent-registration', 'appeal_dismissed', 'done', true, false, true, true),
  ('simple-patent-registration', 'appeal_incomplete', 'action', true, false, false, true),
  ('simple-patent-registration', 'in_court', 'running', false, false, false, true),
  ('simple-patent-registration', 'refused', 'done', true, false, true, true),
  ('simple-patent-registration', 'deemed_withdrawn', 'done', true, false, true, true),
  ('simple-patent-registration', 'withdrawn', 'done', false, false, true, true),
  ('simple-patent-registration', 'removed', 'done', false, false, true, true),
  ('simple-patent-registration', 'cancelled', 'done', false, false, true, true),
  ('simple-patent-registration', 'expired', 'done', false, false, true, true),
  ('simple-patent-registration', 'reexamination', 'running', false, false, false, false),
  ('office-letter', 'issued', 'running', false, false, false, false),
  ('office-letter', 'awaiting_answer', 'action', true, false, false, true),
  ('office-letter', 'informed', 'done', false, false, true, true),
  ('office-letter', 'answered', 'done', false, false, true, true),
  ('office-letter', 'lapsed', 'done', false, false, true, true),
  ('office-letter', 'withdrawn', 'done', false, false, true, true),
  ('letter-answer', 'received', 'running', false, true, false, false),
  ('letter-answer', 'accepted', 'done', false, false, true, true),
  ('letter-answer', 'insufficient', 'done', false, false, true, true);

-- Cases as lists order them.
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
comment on table case_list is 'One narrow row per case a list shows (filings taken back are none), kept at the commit by the triggers that call case_moved; nothing else writes it. One index per order, and one for the cases of a year.';
comment on column case_list.title_key is 'First 200 characters of the title in small letters.';
comment on column case_list.due_on is 'Deadline of the process, or of an unpaid filing the day in Jakarta its open bill runs out.';
comment on column case_list.payable_until is 'Of an unpaid filing the instant its open bill runs out; past it due_on is no deadline any more.';
comment on column case_list.list_year is 'Year of the filing date, or of the submission in Jakarta while there is none.';

create table case_words (
  application_id bigint primary key references application,
  owner_id       integer not null,
  words          text not null
);
create index case_words_newest on case_words (owner_id, application_id desc);
create index case_words_found on case_words using gin (owner_id, words gin_trgm_ops) with (gin_pending_list_limit = 256);
comment on table case_words is 'What searches in lists look through, in small letters: title, numbers, reference and owner names, a line each. Kept as case_list is.';

create table case_tally (
  owner_id   integer not null,
  file_typ   text not null,
  list_group text not null,
  n          integer not null,
  folded     boolean not null default false
);
create index case_tally_by_owner on case_tally (owner_id) include (file_typ, list_group, n);
comment on table case_tally is 'How many cases an account has under each tab: the sum of n. Every change adds a row, so that no two transactions wait for each other; fold_tallies puts rows together.';

create table process_tally (
  flow_id text not null,
  state   text not null,
  n       integer not null,
  folded  boolean not null default false
);
create index process_tally_by_state on process_tally (flow_id, state) include (n);
comment on table process_tally is 'How many processes stand in each state: the sum of n, kept as case_tally is.';

-- Letters.
alter table inbox_item
  add column addressee_id integer generated always as (coalesce(on_behalf_of, user_id)) stored,
  add column file_typ text,
  add column action_key text,
  add column note_words text,
  add column is_latest boolean not null default false,
  add column is_answered boolean not null default false,
  add column is_waiting boolean not null default false,
  add column waits_for date,
  add column waits_until date,
  add column rank smallint generated always as (case when is_waiting then 0 when unread then 1 else 2 end) stored;
comment on column inbox_item.addressee_id is 'The applicant it is addressed to: the reader, or whom the reader acts for.';
comment on column inbox_item.action_key is 'flow_id and action with a space between them.';
comment on column inbox_item.note_words is 'What the officer wrote, in small letters; null when nothing.';
comment on column inbox_item.is_latest is 'It is the last thing this reader was told about the state its process stands in. This and the columns that follow are kept by triggers on process and inbox_item; nothing else writes them.';
comment on column inbox_item.is_answered is 'An answer to it, or to another letter of its process, lies with the office.';
comment on column inbox_item.is_waiting is 'It asks its reader for something: latest, not answered, in a state that asks and has a day.';
comment on column inbox_item.waits_for is 'Deadline of what waits; null when nothing does.';
comment on column inbox_item.waits_until is 'Of a process that is over, the last day (Jakarta) on which it may be contested: after it nothing is asked any more. Null for what waits whatever the day.';
comment on column inbox_item.rank is '0 waits, 1 unread, 2 the rest.';

create table inbox_tally (
  user_id      integer not null,
  addressee_id integer not null,
  file_typ     text not null,
  is_waiting   boolean not null,
  unread       boolean not null,
  n            integer not null,
  folded       boolean not null default false
);
create index inbox_tally_by_user on inbox_tally (user_id) include (addressee_id, file_typ, is_waiting, unread, n);
comment on table inbox_tally is 'How many letters a reader has, by addressee and kind of right: the sum of n, kept as case_tally is.';

-- Sessions keep the plans of these functions. Without the settings one made while the tables were empty reads them whole ever after.
create function keep_case(id bigint) returns void language plpgsql
  set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off set plan_cache_mode = force_generic_plan as $$
declare was case_list; now_is case_list; is_kept boolean; is_listed boolean; words_now text;
begin
  -- Two transactions that move the same case keep it one after the other: the second reads what the first has committed.
  select * into was from case_list where application_id = id for update;
  is_kept := found;
  select a.application_id, a.owner_id, a.file_typ, case when p.state is null then 'payment' else coalesce(w.list_group, 'running') end,
         a.submitted_at, a.filing_date, lower(left(a.title, 200)),
         case when p.state is null then (b.valid_until at time zone 'Asia/Jakarta')::date when w.has_deadline then p.due_date end,
         case when p.state is null then b.valid_until end,
         extract(year from coalesce(a.filing_date, (a.submitted_at at time zone 'Asia/Jakarta')::date)),
         a.reopened_at is null,
         lower(concat(' ', a.title, E' \n ', a.patent_id, E' \n ', a.submission_nbr, E' \n ', a.reference, E' \n ', a.owner_names))
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
comment on function keep_case(bigint) is 'Writes the rows of case_list and case_words anew from what they follow from, and what changes of their number into case_tally.';

create function keep_cases(ids bigint[]) returns void language plpgsql as $$
declare id bigint;
begin
  -- In the order of their ids, so that two transactions lock in the same order.
  for id in select distinct k from unnest(ids) k order by 1 loop
    perform keep_case(id);
  end loop;
end $$;

create type letter_kept as (
  user_id integer, proc_typ text, proc_nbr integer, action_nbr integer, file_typ text, action_key text, note_words text,
  is_latest boolean, is_answered boolean, is_waiting boolean, waits_for date, waits_until date
);

create function keep_letters(typs text[], nbrs integer[]) returns void language plpgsql
  set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off set plan_cache_mode = force_generic_plan as $$
declare changed letter_kept[];
begin
  select array_agg(n) into changed
    from (select distinct * from unnest(typs, nbrs) k(proc_typ, proc_nbr)) k
    cross join lateral (
      select f.user_id, f.proc_typ, f.proc_nbr, f.action_nbr, f.file_typ, f.action_key, f.note_words, f.is_latest, f.is_answered, w.is_waiting,
             case when w.is_waiting then f.due_date end as waits_for, case when w.is_waiting and f.is_end then f.due_date end as waits_until
        from (select x.user_id, x.proc_typ, x.proc_nbr, x.action_nbr, a.file_typ, p.flow_id || ' ' || pa.action as action_key,
                     lower(nullif(pa.notes, '')) as note_words, p.due_date, coalesce(w.asks, false) as asks, coalesce(w.is_end, false) as is_end,
                     pa.to_state = p.state and x.action_nbr = max(x.action_nbr) filter (where pa.to_state = p.state)
                       over (partition by x.user_id) as is_latest,
                     exists (select from process c join workflow_state h on h.flow_id = c.flow_id and h.state = c.state
                              where c.upper_proc_typ = p.proc_typ and c.upper_proc_nbr = p.proc_nbr and h.holds) as is_answered
                from process p
                join application a on a.application_id = p.application_id
                join inbox_item x on x.proc_typ = p.proc_typ and x.proc_nbr = p.proc_nbr
                join process_action pa on pa.proc_typ = x.proc_typ and pa.proc_nbr = x.proc_nbr and pa.action_nbr = x.action_nbr
                left join workflow_state w on w.flow_id = p.flow_id and w.state = p.state
               where p.proc_typ = k.proc_typ and p.proc_nbr = k.proc_nbr) f
        cross join lateral (select f.is_latest and not f.is_answered and f.asks and f.due_date is not null as is_waiting) w) n
    join inbox_item i on i.user_id = n.user_id and i.proc_typ = n.proc_typ and i.proc_nbr = n.proc_nbr and i.action_nbr = n.action_nbr
   where (i.file_typ, i.action_key, i.note_words, i.is_latest, i.is_answered, i.is_waiting, i.waits_for, i.waits_until)
         is distinct from (n.file_typ, n.action_key, n.note_words, n.is_latest, n.is_answered, n.is_waiting, n.waits_for, n.waits_until);
  if changed is null then return; end if;
  update inbox_item i
     set file_typ = n.file_typ, action_key = n.action_key, note_words = n.note_words, is_latest = n.is_latest, is_answered = n.is_answered,
         is_waiting = n.is_waiting, waits_for = n.waits_for, waits_until = n.waits_until
    from unnest(changed) n
   where i.user_id = n.user_id and i.proc_typ = n.proc_typ and i.proc_nbr = n.proc_nbr and i.action_nbr = n.action_nbr;
end $$;
comment on function keep_letters(text[], integer[]) is 'Writes what is kept of all letters of these processes anew from what it follows from.';

-- A case is kept once, at the commit, however many statements of the transaction moved it. The setting names the case for which that
-- was queued last; it ends with the transaction, and with a savepoint that is rolled back, as what was queued since does.
create function begins_to_move(application_id bigint) returns boolean language plpgsql as $$
begin
  if current_setting('saki.moved_case', true) = application_id::text then return false; end if;
  perform set_config('saki.moved_case', application_id::text, true);
  return true;
end $$;
comment on function begins_to_move(bigint) is 'False while keeping this case is what was queued last for the commit. Only for the conditions of the triggers case_moved.';

create function case_moved() returns trigger language plpgsql as $$
begin
  -- What moves after this, under "set constraints immediate", is queued again.
  perform set_config('saki.moved_case', '', true);
  perform keep_case(new.application_id);
  return null;
end $$;
create constraint trigger case_moved after insert or update on application deferrable initially deferred
  for each row when (begins_to_move(new.application_id)) execute function case_moved();
create constraint trigger case_moved after insert or update on bill deferrable initially deferred
  for each row when (begins_to_move(new.application_id)) execute function case_moved();
create constraint trigger case_moved after insert or update on process deferrable initially deferred
  for each row when (begins_to_move(new.application_id)) execute function case_moved();

create function process_added() returns trigger language plpgsql as $$
begin
  insert into process_tally (flow_id, state, n) values (new.flow_id, new.state, 1);
  if new.upper_proc_nbr is not null then
    perform keep_letters(array[new.upper_proc_typ], array[new.upper_proc_nbr]);
  end if;
  return null;
end $$;
create trigger process_listed after insert on process for each row execute function process_added();

create function process_changed() returns trigger language plpgsql as $$
begin
  if new.state <> old.state then
    insert into process_tally (flow_id, state, n) values (old.flow_id, old.state, -1), (new.flow_id, new.state, 1);
  end if;
  if new.upper_proc_nbr is not null then
    perform keep_letters(array[new.upper_proc_typ], array[new.upper_proc_nbr]);
  end if;
  -- A letter that is the latest although the process stood elsewhere was inserted by this very statement, and is right as it began.
  if exists (select from inbox_item i
               join process_action pa on pa.proc_typ = i.proc_typ and pa.proc_nbr = i.proc_nbr and pa.action_nbr = i.action_nbr
              where i.proc_typ = new.proc_typ and i.proc_nbr = new.proc_nbr
                and not (new.state <> old.state and i.is_latest and pa.to_state = new.state and pa.due_date is not distinct from new.due_date)) then
    perform keep_letters(array[new.proc_typ], array[new.proc_nbr]);
  end if;
  return null;
end $$;
create trigger process_relisted after update on process
  for each row when ((new.state, new.due_date) is distinct from (old.state, old.due_date)) execute function process_changed();

create function inbox_item_begins() returns trigger language plpgsql
  set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off set plan_cache_mode = force_generic_plan as $$
begin
  -- The process may move in the same statement: where the action leads to is where it then stands. What is otherwise is written after it.
  select a.file_typ, p.flow_id || ' ' || pa.action, lower(nullif(pa.notes, '')), true, f.is_answered,
         not f.is_answered and coalesce(w.asks, false) and pa.due_date is not null,
         case when not f.is_answered and w.asks then pa.due_date end, case when not f.is_answered and w.asks and w.is_end then pa.due_date end
    into new.file_typ, new.action_key, new.note_words, new.is_latest, new.is_answered, new.is_waiting, new.waits_for, new.waits_until
    from process_action pa
    join process p on p.proc_typ = pa.proc_typ and p.proc_nbr = pa.proc_nbr
    join application a on a.application_id = p.application_id
    left join workflow_state w on w.flow_id = p.flow_id and w.state = pa.to_state
    cross join lateral (select exists (select from process c join workflow_state h on h.flow_id = c.flow_id and h.state = c.state
                                        where c.upper_proc_typ = p.proc_typ and c.upper_proc_nbr = p.proc_nbr and h.holds) as is_answered) f
   where pa.proc_typ = new.proc_typ and pa.proc_nbr = new.proc_nbr and pa.action_nbr = new.action_nbr;
  return new;
end $$;
create trigger inbox_item_begins before insert on inbox_item for each row execute function inbox_item_begins();

create function inbox_item_added() returns trigger language plpgsql
  set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off set plan_cache_mode = force_generic_plan as $$
begin
  insert into inbox_tally (user_id, addressee_id, file_typ, is_waiting, unread, n)
  values (new.user_id, new.addressee_id, new.file_typ, new.is_waiting, new.unread, 1);
  -- The first letter of a process that stands where it led is right as it began.
  if exists (select from inbox_item i where i.proc_typ = new.proc_typ and i.proc_nbr = new.proc_nbr and i.action_nbr <> new.action_nbr)
     or not exists (select from process p join process_action pa on pa.proc_typ = p.proc_typ and pa.proc_nbr = p.proc_nbr
                     where p.proc_typ = new.proc_typ and p.proc_nbr = new.proc_nbr and pa.action_nbr = new.action_nbr
                       and pa.to_state = p.state and pa.due_date is not distinct from p.due_date) then
    perform keep_letters(array[new.proc_typ], array[new.proc_nbr]);
  end if;
  return null;
end $$;
create trigger inbox_item_listed after insert on inbox_item for each row execute function inbox_item_added();

create function inbox_item_changed() returns trigger language plpgsql as $$
begin
  insert into inbox_tally (user_id, addressee_id, file_typ, is_waiting, unread, n)
    select user_id, addressee_id, file_typ, is_waiting, unread, sum(n)
      from (select user_id, coalesce(on_behalf_of, user_id) as addressee_id, file_typ, is_waiting, unread, 1 as n from after
            union all select user_id, coalesce(on_behalf_of, user_id), file_typ, is_waiting, unread, -1 from before) d
     group by 1, 2, 3, 4, 5 having sum(n) <> 0;
  return null;
end $$;
create trigger inbox_item_relisted after update on inbox_item referencing old table as before new table as after
  for each statement execute function inbox_item_changed();

create function inbox_item_removed() returns trigger language plpgsql as $$
begin
  insert into inbox_tally (user_id, addressee_id, file_typ, is_waiting, unread, n)
    select user_id, coalesce(on_behalf_of, user_id), file_typ, is_waiting, unread, -count(*) from removed group by 1, 2, 3, 4, 5;
  perform keep_letters(array(select proc_typ from removed), array(select proc_nbr from removed));
  return null;
end $$;
create trigger inbox_item_unlisted after delete on inbox_item referencing old table as removed
  for each statement execute function inbox_item_removed();

create function fold_tallies() returns void language sql as $$
  with gone as (delete from case_tally t where t.owner_id in (select owner_id from case_tally where not folded) returning *)
  insert into case_tally select owner_id, file_typ, list_group, sum(n), true from gone group by 1, 2, 3 having sum(n) <> 0;
  with gone as (delete from inbox_tally t where t.user_id in (select user_id from inbox_tally where not folded) returning *)
  insert into inbox_tally select user_id, addressee_id, file_typ, is_waiting, unread, sum(n), true from gone group by 1, 2, 3, 4, 5 having sum(n) <> 0;
  with gone as (delete from process_tally returning *)
  insert into process_tally select flow_id, state, sum(n), true from gone group by 1, 2 having sum(n) <> 0;
$$;
comment on function fold_tallies() is 'Puts the rows of the tallies together that have come since the last time. Changes no sum; two at a time do no harm.';

-- The second pattern is compared with the text itself, so that the index intersects only the trigrams of the first.
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
comment on function case_found(integer, text, text, integer) is 'Cases of this account whose words match both patterns, by the trigram index: the planner would rather read all of an account. The first pattern is looked up and is no more than a part of the second.';
comment on function case_found(integer[], text, text, integer) is 'The same for several accounts: looked up for all at once, then theirs are kept.';
comment on function case_found(text, text, integer) is 'The same among the cases of all accounts, for officers.';

-- What there is already.
select keep_cases(array(select application_id from application));
insert into process_tally (flow_id, state, n, folded) select flow_id, state, count(*), true from process group by 1, 2;
alter table inbox_item disable trigger inbox_item_relisted;
select keep_letters(array_agg(proc_typ), array_agg(proc_nbr)) from (select distinct proc_typ, proc_nbr from inbox_item) k having count(*) > 0;
alter table inbox_item enable trigger inbox_item_relisted;
insert into inbox_tally (user_id, addressee_id, file_typ, is_waiting, unread, n, folded)
  select user_id, addressee_id, file_typ, is_waiting, unread, count(*), true from inbox_item group by 1, 2, 3, 4, 5;
select fold_tallies();
alter table inbox_item alter column file_typ set not null, alter column action_key set not null;

drop index inbox_newest;
drop index inbox_unread;
create index inbox_newest on inbox_item (user_id, addressee_id, delivered_at desc, proc_nbr desc, action_nbr desc, proc_typ desc);
create index inbox_unread on inbox_item (user_id, addressee_id, delivered_at desc, proc_nbr desc, action_nbr desc, proc_typ desc) where unread;
create index inbox_ranked on inbox_item (user_id, addressee_id, rank, waits_for, delivered_at desc, proc_nbr desc, action_nbr desc, proc_typ desc);
create index inbox_over on inbox_item (user_id, waits_until) where waits_until is not null;
create index inbox_by_kind on inbox_item (user_id, action_key, delivered_at desc, proc_nbr desc, action_nbr desc);
create index inbox_notes on inbox_item using gin (user_id, note_words gin_trgm_ops) with (fastupdate = off) where note_words is not null;
