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
comment on table case_list is 'One narrow row per case a list shows (filings taken back are none), kept by triggers on application, process and bill; nothing else writes it. One index per order, and one for the cases of a year.';
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
comment on table case_words is 'What searches in lists look through, in small letters: title, numbers, reference and owner names, a line each. Kept by a trigger on application.';

create table case_tally (
  owner_id   integer not null,
  file_typ   text not null,
  list_group text not null,
  n          integer not null,
  folded     boolean not null default false
);
create index case_tally_by_owner on case_tally (owner_id) include (file_typ, list_group, n);
create index case_tally_unfolded on case_tally (owner_id) where not folded;
comment on table case_tally is 'How many cases an account has under each tab: the sum of n. Every change adds a row, so that no two transactions wait for each other; fold_tallies puts rows together.';

create table process_tally (
  flow_id text not null,
  state   text not null,
  n       integer not null,
  folded  boolean not null default false
);
create index process_tally_by_state on process_tally (flow_id, state) include (n);
create index process_tally_unfolded on process_tally (flow_id) where not folded;
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
create index inbox_tally_unfolded on inbox_tally (user_id) where not folded;
comment on table inbox_tally is 'How many letters a reader has, by addressee and kind of right: the sum of n, kept as case_tally is.';

-- Sessions keep the plans of these functions. Without the settings one made while the tables were empty reads them whole ever after.
create function keep_cases(ids bigint[]) returns void language plpgsql
  set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off set plan_cache_mode = force_generic_plan as $$
declare id bigint; was case_list; now_is case_list; is_kept boolean;
begin
  -- One by one in the order of their ids: a plan of a single case is kept by the session, and two transactions lock in the same order.
  for id in select distinct k from unnest(ids) k order by 1 loop
    select * into was from case_list where application_id = id for update;
    is_kept := found;
    select a.application_id, a.owner_id, a.file_typ, case when p.state is null then 'payment' else coalesce(w.list_group, 'running') end,
           a.submitted_at, a.filing_date, lower(left(a.title, 200)),
           case when p.state is null then (b.valid_until at time zone 'Asia/Jakarta')::date when w.has_deadline then p.due_date end,
           case when p.state is null then b.valid_until end,
           extract(year from coalesce(a.filing_date, (a.submitted_at at time zone 'Asia/Jakarta')::date))
      into now_is
      from application a
      left join process p on p.proc_typ = a.proc_typ and p.proc_nbr = a.proc_nbr
      left join workflow_state w on w.flow_id = p.flow_id and w.state = p.state
      left join bill b on b.application_id = a.application_id and b.status = 'open'
     where a.application_id = id and a.reopened_at is null;
    if not found then
      delete from case_list where application_id = id;
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
      if is_kept then
        insert into case_tally (owner_id, file_typ, list_group, n) values (was.owner_id, was.file_typ, was.list_group, -1);
      end if;
      if now_is.application_id is not null then
        insert into case_tally (owner_id, file_typ, list_group, n) values (now_is.owner_id, now_is.file_typ, now_is.list_group, 1);
      end if;
    end if;
  end loop;
end $$;
comment on function keep_cases(bigint[]) is 'Writes the rows of case_list anew from what they follow from, and what changes of their number into case_tally.';

create function keep_words(ids bigint[]) returns void language plpgsql as $$
declare id bigint;
begin
  foreach id in array ids loop
    insert into case_words as w (application_id, owner_id, words)
    select a.application_id, a.owner_id,
           lower(concat(' ', a.title, E' \n ', a.patent_id, E' \n ', a.submission_nbr, E' \n ', a.reference, E' \n ', a.owner_names))
      from application a where a.application_id = id
    on conflict (application_id) do update set owner_id = excluded.owner_id, words = excluded.words
      where (w.owner_id, w.words) is distinct from (excluded.owner_id, excluded.words);
  end loop;
end $$;

create function keep_letters(typs text[], nbrs integer[]) returns void language plpgsql as $$
begin
  update inbox_item i
     set file_typ = n.file_typ, action_key = n.action_key, note_words = n.note_words, is_latest = n.is_latest, is_answered = n.is_answered,
         is_waiting = n.is_waiting, waits_for = case when n.is_waiting then n.due_date end,
         waits_until = case when n.is_waiting and n.is_end then n.due_date end
    from (select f.*, f.is_latest and not f.is_answered and f.asks and f.due_date is not null as is_waiting
            from (select x.user_id, x.proc_typ, x.proc_nbr, x.action_nbr, a.file_typ, p.flow_id || ' ' || pa.action as action_key,
                         lower(nullif(pa.notes, '')) as note_words, p.due_date, coalesce(w.asks, false) as asks, coalesce(w.is_end, false) as is_end,
                         pa.to_state = p.state and x.action_nbr = max(x.action_nbr) filter (where pa.to_state = p.state)
                           over (partition by x.user_id, x.proc_typ, x.proc_nbr) as is_latest,
                         exists (select from process c join workflow_state h on h.flow_id = c.flow_id and h.state = c.state
                                  where c.upper_proc_typ = p.proc_typ and c.upper_proc_nbr = p.proc_nbr and h.holds) as is_answered
                    from (select distinct * from unnest(typs, nbrs) k(proc_typ, proc_nbr)) k
                    join process p on p.proc_typ = k.proc_typ and p.proc_nbr = k.proc_nbr
                    join application a on a.application_id = p.application_id
                    join inbox_item x on x.proc_typ = k.proc_typ and x.proc_nbr = k.proc_nbr
                    join process_action pa on pa.proc_typ = x.proc_typ and pa.proc_nbr = x.proc_nbr and pa.action_nbr = x.action_nbr
                    left join workflow_state w on w.flow_id = p.flow_id and w.state = p.state) f) n
   where i.user_id = n.user_id and i.proc_typ = n.proc_typ and i.proc_nbr = n.proc_nbr and i.action_nbr = n.action_nbr
     and (i.file_typ, i.action_key, i.note_words, i.is_latest, i.is_answered, i.is_waiting, i.waits_for, i.waits_until)
         is distinct from (n.file_typ, n.action_key, n.note_words, n.is_latest, n.is_answered, n.is_waiting,
                           case when n.is_waiting then n.due_date end, case when n.is_waiting and n.is_end then n.due_date end);
end $$;
comment on function keep_letters(text[], integer[]) is 'Writes what is kept of all letters of these processes anew from what it follows from.';

create function application_added() returns trigger language plpgsql as $$
declare ids bigint[];
begin
  select array_agg(application_id) into ids from added;
  if ids is null then return null; end if;
  perform keep_cases(ids);
  perform keep_words(ids);
  return null;
end $$;
create trigger application_listed after insert on application referencing new table as added
  for each statement execute function application_added();

create function application_changed() returns trigger language plpgsql as $$
declare ids bigint[];
begin
  select array_agg(n.application_id) into ids from after n join before o using (application_id)
   where (n.owner_id, n.file_typ, n.submitted_at, n.filing_date, n.title, n.proc_typ, n.proc_nbr, n.reopened_at)
         is distinct from (o.owner_id, o.file_typ, o.submitted_at, o.filing_date, o.title, o.proc_typ, o.proc_nbr, o.reopened_at);
  if ids is not null then perform keep_cases(ids); end if;
  select array_agg(n.application_id) into ids from after n join before o using (application_id)
   where (n.owner_id, n.title, n.patent_id, n.submission_nbr, n.reference, n.owner_names)
         is distinct from (o.owner_id, o.title, o.patent_id, o.submission_nbr, o.reference, o.owner_names);
  if ids is not null then perform keep_words(ids); end if;
  return null;
end $$;
create trigger application_relisted after update on application referencing old table as before new table as after
  for each statement execute function application_changed();

create function bill_added() returns trigger language plpgsql as $$
begin
  perform keep_cases(array(select application_id from added));
  return null;
end $$;
create trigger bill_listed after insert on bill referencing new table as added for each statement execute function bill_added();

create function bill_changed() returns trigger language plpgsql as $$
declare ids bigint[];
begin
  select array_agg(n.application_id) into ids from after n join before o using (bill_id)
   where (n.status, n.valid_until) is distinct from (o.status, o.valid_until);
  if ids is not null then perform keep_cases(ids); end if;
  return null;
end $$;
create trigger bill_relisted after update on bill referencing old table as before new table as after
  for each statement execute function bill_changed();

create function process_added() returns trigger language plpgsql as $$
declare ids bigint[]; typs text[]; nbrs integer[];
begin
  insert into process_tally (flow_id, state, n) select flow_id, state, count(*) from added group by 1, 2;
  select array_agg(application_id) into ids from added n join application a using (application_id)
   where n.proc_typ = a.proc_typ and n.proc_nbr = a.proc_nbr;
  if ids is not null then perform keep_cases(ids); end if;
  select array_agg(upper_proc_typ), array_agg(upper_proc_nbr) into typs, nbrs from added where upper_proc_nbr is not null;
  if typs is not null then perform keep_letters(typs, nbrs); end if;
  return null;
end $$;
create trigger process_listed after insert on process referencing new table as added
  for each statement execute function process_added();

create function process_changed() returns trigger language plpgsql as $$
declare ids bigint[]; typs text[]; nbrs integer[];
begin
  select array_agg(n.application_id), array_agg(n.proc_typ) || array_agg(n.upper_proc_typ) filter (where n.upper_proc_nbr is not null),
         array_agg(n.proc_nbr) || array_agg(n.upper_proc_nbr) filter (where n.upper_proc_nbr is not null)
    into ids, typs, nbrs from after n join before o using (proc_typ, proc_nbr)
   where (n.state, n.due_date) is distinct from (o.state, o.due_date);
  if ids is null then return null; end if;
  insert into process_tally (flow_id, state, n)
    select flow_id, state, sum(n) from (select flow_id, state, 1 as n from after union all select flow_id, state, -1 from before) d
     group by 1, 2 having sum(n) <> 0;
  perform keep_cases(ids);
  -- Before the first letter of a process there is nothing to write anew.
  if exists (select from unnest(typs, nbrs) k(typ, nbr) join inbox_item i on i.proc_typ = k.typ and i.proc_nbr = k.nbr) then
    perform keep_letters(typs, nbrs);
  end if;
  return null;
end $$;
create trigger process_relisted after update on process referencing old table as before new table as after
  for each statement execute function process_changed();

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

create function inbox_item_added() returns trigger language plpgsql as $$
declare typs text[]; nbrs integer[];
begin
  insert into inbox_tally (user_id, addressee_id, file_typ, is_waiting, unread, n)
    select user_id, coalesce(on_behalf_of, user_id), file_typ, is_waiting, unread, count(*) from added group by 1, 2, 3, 4, 5;
  select array_agg(proc_typ), array_agg(proc_nbr) into typs, nbrs from added;
  if typs is not null then perform keep_letters(typs, nbrs); end if;
  return null;
end $$;
create trigger inbox_item_listed after insert on inbox_item referencing new table as added
  for each statement execute function inbox_item_added();

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
select keep_words(array(select application_id from application));
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
create index inbox_newest on inbox_item (user_id, addressee_id, delivered_at desc, proc_nbr desc, action_nbr desc) include (proc_typ);
create index inbox_unread on inbox_item (user_id, addressee_id, delivered_at desc, proc_nbr desc, action_nbr desc) include (proc_typ) where unread;
create index inbox_ranked on inbox_item (user_id, addressee_id, rank, waits_for, delivered_at desc, proc_nbr desc, action_nbr desc) include (proc_typ);
create index inbox_over on inbox_item (user_id, waits_until) where waits_until is not null;
create index inbox_by_kind on inbox_item (user_id, action_key, delivered_at desc, proc_nbr desc, action_nbr desc);
create index inbox_notes on inbox_item using gin (user_id, note_words gin_trgm_ops) with (fastupdate = off) where note_words is not null;
