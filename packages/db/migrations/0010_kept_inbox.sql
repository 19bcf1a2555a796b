-- Columns and counts that lists of the inbox and the desk read, written by triggers as in 0009_kept_cases.sql.

create index inbox_notes on inbox_item using gin (user_id, note_words gin_trgm_ops) with (fastupdate = off) where note_words is not null;

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
comment on table inbox_tally is 'Number of inbox items per reader, addressee and kind of application: the sum of n, as in case_tally.';

create table process_tally (
  flow_id text not null,
  state   text not null,
  n       integer not null,
  folded  boolean not null default false
);
create index process_tally_by_state on process_tally (flow_id, state) include (n);
comment on table process_tally is 'Number of processes per state: the sum of n, as in case_tally.';

create type letter_kept as (
  user_id integer, proc_typ text, proc_nbr integer, action_nbr integer, file_typ text, action_key text, note_words text,
  is_latest boolean, is_answered boolean, is_waiting boolean, waits_for date, waits_until date
);
comment on type letter_kept is 'Row of keep_letters: the key of an inbox item and its columns written by triggers.';

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
                     plain_letters(nullif(pa.notes, '')) as note_words, p.due_date, coalesce(w.awaits_applicant, false) as awaits_applicant, coalesce(w.is_end, false) as is_end,
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
        cross join lateral (select f.is_latest and not f.is_answered and f.awaits_applicant and f.due_date is not null as is_waiting) w) n
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
comment on function keep_letters(text[], integer[]) is 'Writes the columns file_typ to waits_until of all inbox items of these processes from their source tables.';

create function process_added() returns trigger language plpgsql as $$
begin
  insert into process_tally (flow_id, state, n) values (new.flow_id, new.state, 1);
  if new.upper_proc_nbr is not null then
    perform keep_letters(array[new.upper_proc_typ], array[new.upper_proc_nbr]);
  end if;
  return null;
end $$;
comment on function process_added() is 'Trigger function: counts the new process and updates the inbox items of the process it belongs to.';
create trigger process_listed after insert on process for each row execute function process_added();

create function process_changed() returns trigger language plpgsql as $$
begin
  if new.state <> old.state then
    insert into process_tally (flow_id, state, n) values (old.flow_id, old.state, -1), (new.flow_id, new.state, 1);
  end if;
  if new.upper_proc_nbr is not null then
    perform keep_letters(array[new.upper_proc_typ], array[new.upper_proc_nbr]);
  end if;
  -- Skips the item inserted by the statement that changes the process: inbox_item_begins has set its columns for the new state.
  if exists (select from inbox_item i
               join process_action pa on pa.proc_typ = i.proc_typ and pa.proc_nbr = i.proc_nbr and pa.action_nbr = i.action_nbr
              where i.proc_typ = new.proc_typ and i.proc_nbr = new.proc_nbr
                and not (new.state <> old.state and i.is_latest and pa.to_state = new.state and pa.due_date is not distinct from new.due_date)) then
    perform keep_letters(array[new.proc_typ], array[new.proc_nbr]);
  end if;
  return null;
end $$;
comment on function process_changed() is 'Trigger function: counts a change of state and updates the inbox items of the process and of the one it belongs to.';
create trigger process_relisted after update on process
  for each row when ((new.state, new.due_date) is distinct from (old.state, old.due_date)) execute function process_changed();

create function inbox_item_begins() returns trigger language plpgsql
  set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off set plan_cache_mode = force_generic_plan as $$
begin
  -- The same statement may change the process, so the state of the action is read instead. Other cases are corrected by inbox_item_added.
  select a.file_typ, p.flow_id || ' ' || pa.action, plain_letters(nullif(pa.notes, '')), true, f.is_answered,
         not f.is_answered and coalesce(w.awaits_applicant, false) and pa.due_date is not null,
         case when not f.is_answered and w.awaits_applicant then pa.due_date end, case when not f.is_answered and w.awaits_applicant and w.is_end then pa.due_date end
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
comment on function inbox_item_begins() is 'Trigger function before insert: sets the columns file_typ to waits_until of the item from its action.';
create trigger inbox_item_begins before insert on inbox_item for each row execute function inbox_item_begins();

create function inbox_item_added() returns trigger language plpgsql
  set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off set plan_cache_mode = force_generic_plan as $$
begin
  insert into inbox_tally (user_id, addressee_id, file_typ, is_waiting, unread, n)
  values (new.user_id, new.addressee_id, new.file_typ, new.is_waiting, new.unread, 1);
  -- The first item of a process in the state of its action needs no correction.
  if exists (select from inbox_item i where i.proc_typ = new.proc_typ and i.proc_nbr = new.proc_nbr and i.action_nbr <> new.action_nbr)
     or not exists (select from process p join process_action pa on pa.proc_typ = p.proc_typ and pa.proc_nbr = p.proc_nbr
                     where p.proc_typ = new.proc_typ and p.proc_nbr = new.proc_nbr and pa.action_nbr = new.action_nbr
                       and pa.to_state = p.state and pa.due_date is not distinct from p.due_date) then
    perform keep_letters(array[new.proc_typ], array[new.proc_nbr]);
  end if;
  return null;
end $$;
comment on function inbox_item_added() is 'Trigger function: counts the new item and updates the other items of its process.';
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
comment on function inbox_item_changed() is 'Trigger function: counts changed items of a statement.';
create trigger inbox_item_relisted after update on inbox_item referencing old table as before new table as after
  for each statement execute function inbox_item_changed();

create function inbox_item_removed() returns trigger language plpgsql as $$
begin
  insert into inbox_tally (user_id, addressee_id, file_typ, is_waiting, unread, n)
    select user_id, coalesce(on_behalf_of, user_id), file_typ, is_waiting, unread, -count(*) from removed group by 1, 2, 3, 4, 5;
  perform keep_letters(array(select proc_typ from removed), array(select proc_nbr from removed));
  return null;
end $$;
comment on function inbox_item_removed() is 'Trigger function: counts deleted items and updates the other items of their processes.';
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
comment on function fold_tallies() is 'Adds up the rows of the tallies written since the last call. Changes no sum; concurrent calls are safe.';
