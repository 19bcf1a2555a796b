-- Publication is the gazette: a case is published by an issue, whose date is its date of publication.

-- Issues that were prepared and never published; what they announced is in no issue again.
delete from gazette_entry e using gazette_issue i where i.journal_code = e.journal_code and i.closed_at is null;
delete from gazette_issue where closed_at is null;

alter table gazette_issue
  add column kind text not null default 'regular' check (kind in ('regular', 'extra', 'special')),
  add column data_sha256 bytea,
  alter column made_by drop not null,
  alter column publication_date set not null,
  drop constraint gazette_issue_check1,
  add constraint gazette_issue_closed check (closed_at is null or (object_key is not null and sha256 is not null and pages is not null)),
  add constraint gazette_issue_extra check (kind <> 'special' or period_from = period_to);
comment on table gazette_issue is 'Issues of the official gazette (Berita Resmi), one series per right and year. publication_date is the date of publication of its cases. Until closed_at its cases are published one after another and its PDF is made; a closed issue is never changed.';
comment on column gazette_issue.kind is 'regular: of the week. extra: closed before it, because a last day by law would pass. special: one case published at once.';
comment on column gazette_issue.made_by is 'Null: closed by the scheduler.';
comment on column gazette_issue.data_sha256 is 'SHA-256 of its entries as canonical JSON.';
create index gazette_issue_unclosed on gazette_issue (made_at) where closed_at is null;

alter table gazette_entry
  alter column action_nbr drop not null,
  add column act text,
  add column acted_by integer references app_user,
  add column page integer,
  add column dropped_at timestamptz,
  drop constraint gazette_entry_kind_check,
  add constraint gazette_entry_kind_check check (kind in ('PUBLICATION', 'REGISTRATION', 'CORRECTION'));
comment on table gazette_entry is 'Entries of an issue; each act is in one issue only. entry: printed data; of persons name, city and country only.';
comment on column gazette_entry.action_nbr is 'Null: the case is to be published, or was left out (dropped_at), or the entry corrects an earlier one.';
comment on column gazette_entry.act is 'The officer''s act that publishes the case; null: the act of the system that is due.';
comment on column gazette_entry.dropped_at is 'When the case was left out, because it could no longer be published, such as after a withdrawal. Its place in the issue stays empty.';
create unique index gazette_entry_waiting on gazette_entry (proc_typ, proc_nbr)
  where kind = 'PUBLICATION' and action_nbr is null and dropped_at is null;
create index gazette_entry_of_case on gazette_entry (application_id);

create table gazette_queue (
  proc_typ       text not null,
  proc_nbr       integer not null,
  application_id bigint not null references application,
  right_code     text not null check (right_code ~ '^[A-Z]$'),
  from_state     text not null,
  act            text not null,
  queued_at      timestamptz not null,
  queued_by      integer not null references app_user,
  primary key (proc_typ, proc_nbr),
  foreign key (proc_typ, proc_nbr) references process
);
create index gazette_queue_by_right on gazette_queue (right_code, queued_at);
comment on table gazette_queue is 'Cases that an officer publishes with the next issue. A row counts only while its case is in from_state and not suspended.';

create table gazette_correction (
  correction_id  bigint generated always as identity primary key,
  journal_code   text not null references gazette_issue,
  application_id bigint not null references application,
  note           text not null check (note <> ''),
  made_at        timestamptz not null,
  made_by        integer not null references app_user,
  printed_in     text references gazette_issue
);
create index gazette_correction_waiting on gazette_correction (correction_id) where printed_in is null;
comment on table gazette_correction is 'Corrections of entries of closed issues, each printed as an entry of a later one (printed_in).';

create function refuse_closed_issue() returns trigger language plpgsql as $$
begin
  if exists (select from gazette_issue i where i.journal_code = old.journal_code and i.closed_at is not null) then
    raise exception 'issue % of the gazette is closed', old.journal_code using errcode = 'restrict_violation';
  end if;
  return case when tg_op = 'DELETE' then old else new end;
end $$;
comment on function refuse_closed_issue() is 'Trigger: refuses to change or delete a closed issue of the gazette and its entries.';
create trigger closed_issue_stays before update or delete on gazette_issue for each row execute function refuse_closed_issue();
create trigger closed_issue_stays before update or delete on gazette_entry for each row execute function refuse_closed_issue();
