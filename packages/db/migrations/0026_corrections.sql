-- Data of filed applications as the office has corrected them, beside what was filed, and every change with its ground.

alter table application add column corrected jsonb;
comment on column application.corrected is 'Sections of the snapshot as they read today, whole sections only; null while nothing was corrected. The snapshot itself stays as filed.';

create table change_log (
  log_change_nbr bigint generated always as identity primary key,
  application_id bigint not null references application,
  row_version    integer not null,
  changed_at     timestamptz not null,
  user_id        integer references app_user,
  source         text not null check (source in ('EDIT', 'REQUEST', 'SYSTEM')),
  section        text not null,
  request_ref    text not null default '',
  reason         text not null,
  legal_reason   text not null default '',
  changes        jsonb not null check (jsonb_typeof(changes) = 'array'),
  unique (application_id, row_version)
);
create index change_log_newest on change_log (changed_at desc, log_change_nbr desc);
create trigger change_log_append_only before update or delete on change_log for each row execute function refuse_change();
comment on table change_log is 'Append-only: each change of a filed application, field by field with the old and the new value, who made it and on which ground. row_version is the version of the application it made.';

-- What the gazette announces, found by the day it was done.
create index process_action_announced on process_action (action, action_date);
