-- The columns of inbox items that are kept beside their causes (0010_kept_inbox.sql) are written once for each process, at the commit, as
-- the rows of cases are. An act changes a process and adds items for several readers; each of these rows had all items computed anew.

create or replace function keep_letters(typs text[], nbrs integer[]) returns void language plpgsql
  set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off set plan_cache_mode = force_generic_plan as $$
declare changed letter_kept[];
begin
  select array_agg(row(n.user_id, n.proc_typ, n.proc_nbr, n.action_nbr, n.file_typ, n.action_key, n.note_words, n.is_latest, n.is_answered,
                       n.is_waiting, n.waits_for, n.waits_until)::letter_kept) into changed
    from (select f.*, w.is_waiting, case when w.is_waiting then f.due_date end as waits_for,
                 case when w.is_waiting and f.is_end then f.due_date end as waits_until
            from (select distinct * from unnest(typs, nbrs) k(proc_typ, proc_nbr)) k
            cross join lateral (
              -- Not flattened, so that it is computed for each process and not for each item.
              select p.flow_id, p.state, p.due_date, a.file_typ, coalesce(w.awaits_applicant, false) as awaits_applicant,
                     coalesce(w.is_end, false) as is_end,
                     exists (select from process c join workflow_state h on h.flow_id = c.flow_id and h.state = c.state
                              where c.upper_proc_typ = p.proc_typ and c.upper_proc_nbr = p.proc_nbr and h.holds) as is_answered
                from process p
                join application a on a.application_id = p.application_id
                left join workflow_state w on w.flow_id = p.flow_id and w.state = p.state
               where p.proc_typ = k.proc_typ and p.proc_nbr = k.proc_nbr
              offset 0) p
            cross join lateral (
              select x as item, x.user_id, x.proc_typ, x.proc_nbr, x.action_nbr, p.file_typ, p.flow_id || ' ' || pa.action as action_key,
                     plain_letters(nullif(pa.notes, '')) as note_words, p.due_date, p.is_end, p.is_answered,
                     pa.to_state = p.state and x.action_nbr = max(x.action_nbr) filter (where pa.to_state = p.state)
                       over (partition by x.user_id) as is_latest
                from inbox_item x
                join process_action pa on pa.proc_typ = x.proc_typ and pa.proc_nbr = x.proc_nbr and pa.action_nbr = x.action_nbr
               where x.proc_typ = k.proc_typ and x.proc_nbr = k.proc_nbr) f
            cross join lateral (select f.is_latest and not f.is_answered and p.awaits_applicant and f.due_date is not null as is_waiting) w) n
   where ((n.item).file_typ, (n.item).action_key, (n.item).note_words, (n.item).is_latest, (n.item).is_answered, (n.item).is_waiting,
          (n.item).waits_for, (n.item).waits_until)
         is distinct from (n.file_typ, n.action_key, n.note_words, n.is_latest, n.is_answered, n.is_waiting, n.waits_for, n.waits_until);
  if changed is null then return; end if;
  update inbox_item i
     set file_typ = n.file_typ, action_key = n.action_key, note_words = n.note_words, is_latest = n.is_latest, is_answered = n.is_answered,
         is_waiting = n.is_waiting, waits_for = n.waits_for, waits_until = n.waits_until
    from unnest(changed) n
   where i.user_id = n.user_id and i.proc_typ = n.proc_typ and i.proc_nbr = n.proc_nbr and i.action_nbr = n.action_nbr;
end $$;

create function begins_to_move_letters(proc_typ text, proc_nbr integer) returns boolean language plpgsql as $$
declare
  queued constant text := current_setting('saki.moved_letters', true);
  mark constant text := format(' %s/%s ', proc_typ, proc_nbr);
begin
  if strpos(queued, mark) > 0 then return false; end if;
  perform set_config('saki.moved_letters', coalesce(queued, '') || mark, true);
  return true;
end $$;
comment on function begins_to_move_letters(text, integer) is 'True when keeping the inbox items of this process is not queued yet for the commit of the transaction. For the conditions of the triggers letters_moved only.';

create function is_first_letter(item inbox_item) returns boolean language plpgsql stable
  set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off set plan_cache_mode = force_generic_plan as $$
begin
  return exists (select from process p
                   join process_action pa on pa.proc_typ = p.proc_typ and pa.proc_nbr = p.proc_nbr and pa.action_nbr = item.action_nbr
                  where p.proc_typ = item.proc_typ and p.proc_nbr = item.proc_nbr and pa.to_state = p.state and pa.due_date is not distinct from p.due_date)
     and not exists (select from inbox_item i where i.proc_typ = item.proc_typ and i.proc_nbr = item.proc_nbr
                        and (i.action_nbr, i.is_latest, i.is_waiting, i.waits_for, i.waits_until)
                            is distinct from (item.action_nbr, true, item.is_waiting, item.waits_for, item.waits_until))
     and not exists (select from process c where c.upper_proc_typ = item.proc_typ and c.upper_proc_nbr = item.proc_nbr);
end $$;
comment on function is_first_letter(inbox_item) is 'True when the process of this new item has no item of another action, is in the state of this one and has no process under it.';

create function letters_moved() returns trigger language plpgsql as $$
begin
  -- Under "set constraints immediate" the transaction goes on; its later changes must be queued again.
  perform set_config('saki.moved_letters', '', true);
  if tg_argv[0] = 'upper' then
    perform keep_letters(array[new.upper_proc_typ], array[new.upper_proc_nbr]);
    return null;
  end if;
  if tg_argv[0] = 'item' then
    -- As inbox_item_begins has written it. A payment has such an item, and the number counter is locked now.
    if is_first_letter(new) then return null; end if;
  end if;
  perform keep_letters(array[new.proc_typ], array[new.proc_nbr]);
  return null;
end $$;
comment on function letters_moved() is 'Deferred trigger function on inbox_item and process: calls keep_letters for the process or, with the argument upper, for the one it belongs to; item: the row is an inbox item.';

create or replace function process_added() returns trigger language plpgsql as $$
begin
  insert into process_tally (flow_id, state, n) values (new.flow_id, new.state, 1);
  return null;
end $$;
comment on function process_added() is 'Trigger function: counts the new process.';

create or replace function process_changed() returns trigger language plpgsql as $$
begin
  insert into process_tally (flow_id, state, n) values (old.flow_id, old.state, -1), (new.flow_id, new.state, 1);
  return null;
end $$;
comment on function process_changed() is 'Trigger function: counts a change of state.';
drop trigger process_relisted on process;
create trigger process_relisted after update on process for each row when (new.state <> old.state) execute function process_changed();

create or replace function inbox_item_added() returns trigger language plpgsql as $$
begin
  insert into inbox_tally (user_id, addressee_id, file_typ, is_waiting, unread, n)
  values (new.user_id, new.addressee_id, new.file_typ, new.is_waiting, new.unread, 1);
  return null;
end $$;
comment on function inbox_item_added() is 'Trigger function: counts the new item.';
alter function inbox_item_added() reset all;

create constraint trigger letters_moved after insert on inbox_item deferrable initially deferred
  for each row when (begins_to_move_letters(new.proc_typ, new.proc_nbr)) execute function letters_moved('item');
create constraint trigger letters_moved after update on process deferrable initially deferred
  for each row when ((new.state, new.due_date) is distinct from (old.state, old.due_date) and begins_to_move_letters(new.proc_typ, new.proc_nbr))
  execute function letters_moved();
create constraint trigger letters_above_moved after update on process deferrable initially deferred
  for each row when ((new.state, new.due_date) is distinct from (old.state, old.due_date) and new.upper_proc_nbr is not null
                     and begins_to_move_letters(new.upper_proc_typ, new.upper_proc_nbr)) execute function letters_moved('upper');
create constraint trigger letters_above_begin after insert on process deferrable initially deferred
  for each row when (new.upper_proc_nbr is not null and begins_to_move_letters(new.upper_proc_typ, new.upper_proc_nbr))
  execute function letters_moved('upper');
