-- The office desk: who has a case in hand, and the queue in the order of its promises.
alter table process
  add column assigned_to integer references app_user,
  add column assigned_at timestamptz,
  add check ((assigned_to is null) = (assigned_at is null));
create index process_queue on process (flow_id, state, due_date, proc_nbr) include (assigned_to);
create index process_in_hand on process (assigned_to, due_date, proc_nbr) where assigned_to is not null;
comment on column process.assigned_to is 'Officer who has the case in hand; only the desk writes it, and it moves nothing in law.';

create table assignment_log (
  proc_typ    text not null,
  proc_nbr    integer not null,
  changed_at  timestamptz not null,
  changed_by  integer references app_user,
  old_officer integer references app_user,
  new_officer integer references app_user,
  reason      text not null default '',
  foreign key (proc_typ, proc_nbr) references process
);
create index assignment_log_of_process on assignment_log (proc_typ, proc_nbr, changed_at);
create trigger assignment_log_append_only before update or delete on assignment_log for each row execute function refuse_change();
comment on table assignment_log is 'Append-only: which officer had a case in hand from when to when. changed_by is null where the case moved on by itself.';
