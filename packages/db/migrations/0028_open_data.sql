-- Open data: files of what is public, one for each day of changes and a full one each month.

create table open_data_change (
  change_nbr     bigint generated always as identity primary key,
  application_id bigint not null references application
);
create index open_data_change_of_case on open_data_change (application_id);
comment on table open_data_change is 'Cases that moved while they were public, became public or ceased to be, and are in no file of open data yet. Appended by case_moved in the transaction of the change; a job deletes the rows that it has written into a file.';

create table open_data_case (
  application_id bigint primary key references application,
  digest         bytea not null
);
comment on table open_data_case is 'Public cases in the files of open data. digest: SHA-256 of the last record, so that an act that the public does not see makes no record.';

create table open_data_issue (
  issue        text primary key,
  is_full      boolean not null,
  issue_day    date not null,
  last_change  bigint,
  last_case    bigint not null default 0,
  started_at   timestamptz not null,
  completed_at timestamptz,
  check (is_full = (last_change is null))
);
comment on table open_data_issue is 'Issues of open data: all public cases (is_full), or those that changed until the night after issue_day. Only completed ones are published.';
comment on column open_data_issue.last_change is 'An issue of a day takes the changes up to this one.';
comment on column open_data_issue.last_case is 'A full issue has written the cases up to this one.';

create table open_data_file (
  file_name  text primary key,
  issue      text not null references open_data_issue on delete cascade,
  records    integer not null,
  object_key text not null,
  size_bytes bigint not null,
  sha256     bytea not null
);
create index open_data_file_of_issue on open_data_file (issue, file_name);
create index open_data_file_by_object on open_data_file (object_key);
comment on table open_data_file is 'Files of open data, compressed with gzip. The bytes under object_key never change.';

create or replace function case_moved() returns trigger language plpgsql as $$
declare was_public boolean;
begin
  -- Under "set constraints immediate" the transaction goes on; its later changes must be queued again.
  perform set_config('saki.moved_case', '', true);
  was_public := exists (select from register_entry e where e.application_id = new.application_id and e.is_public);
  perform keep_case(new.application_id);
  perform keep_mark(new.application_id);
  perform keep_register(new.application_id);
  perform keep_pictures(new.application_id);
  if was_public or exists (select from register_entry e where e.application_id = new.application_id and e.is_public) then
    insert into open_data_change (application_id) values (new.application_id);
  end if;
  return null;
end $$;
