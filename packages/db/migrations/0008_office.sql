-- The work of officers on cases, announcements, the gazette, changes of the office's tables, and installations restored from a backup.

-- Work on cases.

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
comment on table assignment_log is 'Append-only: officers a case was assigned to. changed_by is null when the system changed it.';

create table formality_check (
  proc_typ    text not null,
  proc_nbr    integer not null,
  revision    smallint not null check (revision >= 1),
  row_version integer not null,
  notes       text not null default '',
  result      text not null default 'PENDING' check (result in ('PENDING', 'LENGKAP', 'KURANG')),
  exam_date   date,
  action_nbr  integer,
  saved_by    integer not null references app_user,
  saved_at    timestamptz not null,
  primary key (proc_typ, proc_nbr, revision),
  foreign key (proc_typ, proc_nbr) references process,
  foreign key (proc_typ, proc_nbr, action_nbr) references process_action,
  check ((action_nbr is null) = (result = 'PENDING') and (action_nbr is null) = (exam_date is null))
);
comment on table formality_check is 'Revisions of the formality check of a case. A revision is the officer''s draft until an action closes it (action_nbr); undoing that action opens it again.';

create table formality_item (
  proc_typ    text not null,
  proc_nbr    integer not null,
  revision    smallint not null,
  list_code   text not null,
  option_nbr  integer not null,
  title       text not null,
  is_ok       boolean,
  note        text not null default '',
  specdoc_typ text references specdoc_type,
  view_typ    smallint,
  ground      text not null default '',
  primary key (proc_typ, proc_nbr, revision, list_code, option_nbr),
  foreign key (proc_typ, proc_nbr, revision) references formality_check on delete cascade
);
comment on table formality_item is 'Result of each point of a revision of the formality check. is_ok null: not checked yet. list_code LAIN: points the officer added.';

create table registration_counter (
  series   text primary key,
  last_nbr integer not null
);
comment on table registration_counter is 'Last registration number of each kind of right (IDP, IDS, IDD, IDM). Raised in the transaction of the registration, so that a series has no gaps.';

create table problem_report (
  report_id   integer generated always as identity primary key,
  reporter    text not null,
  request_key text not null,
  request_hash bytea not null,
  page        text not null check (page ~ '^/[^?#]*$' and length(page) <= 300),
  incident    text not null check (incident ~ '^[A-Za-z0-9_.-]{0,64}$'),
  content     text not null check (length(content) between 1 and 2000),
  user_id     integer references app_user,
  made_at     timestamptz not null,
  handled_at  timestamptz,
  handled_by  integer references app_user,
  unique (reporter, request_key),
  check ((handled_at is null) = (handled_by is null))
);
create index problem_report_open on problem_report (report_id desc) where handled_at is null;
create index problem_report_made on problem_report (made_at);
comment on table problem_report is 'Problems of the portal reported by its users. page: path without search parameters and secrets. incident: correlation id of an error shown, or empty. user_id: null without a session. reporter: keyed hash of the account or, without a session, of the address. request_key, request_hash: idempotency key of the request, and hash of its body. Deleted after a year.';

-- Publication.

create table announcement (
  announcement_id integer generated always as identity primary key,
  level      text not null default 'INFO' check (level in ('INFO', 'WARNING', 'OUTAGE')),
  audience   text not null default 'ALL' check (audience in ('ALL', 'APPLICANTS', 'CONSULTANTS')),
  title_id   text not null,
  title_en   text not null,
  title_ar   text not null,
  content_id text not null,
  content_en text not null,
  content_ar text not null,
  page       text check (page ~ '^/([^/\\].*)?$'),
  valid_from timestamptz not null,
  valid_to   timestamptz check (valid_to > valid_from),
  made_at    timestamptz not null,
  made_by    integer references app_user,
  maker      text not null default '',
  ended_at   timestamptz,
  ended_by   integer references app_user
);
create index announcement_newest on announcement (valid_from desc, announcement_id desc);
comment on table announcement is 'Announcements of the office. Unchanged except for ended_at, which ends one before valid_to; a correction is a new row. page: path of this portal. made_by: officer; null for the operator, whose name is maker. audience APPLICANTS: without consultants.';

create table gazette_issue (
  journal_code     text primary key,
  right_code       text not null check (right_code ~ '^[A-Z]$'),
  issue_year       smallint not null,
  issue_nbr        integer not null,
  name             text not null,
  period_from      date not null,
  period_to        date not null,
  made_at          timestamptz not null,
  made_by          integer not null references app_user,
  publication_date date,
  closed_at        timestamptz,
  closed_by        integer references app_user,
  pages            integer,
  size_bytes       bigint,
  sha256           bytea,
  object_key       text,
  unique (right_code, issue_year, issue_nbr),
  check (period_from <= period_to),
  check ((closed_at is null) = (publication_date is null) and (closed_at is null) = (object_key is null))
);
comment on table gazette_issue is 'Issues of the official gazette (Berita Resmi), one series per right and year. A closed issue is never changed.';

create table gazette_entry (
  journal_code   text not null references gazette_issue,
  position       integer not null,
  application_id bigint not null references application,
  proc_typ       text not null,
  proc_nbr       integer not null,
  action_nbr     integer not null,
  kind           text not null check (kind in ('PUBLICATION', 'REGISTRATION')),
  entry          jsonb,
  primary key (journal_code, position),
  unique (proc_typ, proc_nbr, action_nbr),
  foreign key (proc_typ, proc_nbr, action_nbr) references process_action
);
comment on table gazette_entry is 'Acts announced in an issue; each act is in one issue only. entry: printed data, set when the issue is closed; of persons name, city and country only.';

-- Changes of the office's tables.

create table tariff_change (
  change_id      bigint generated always as identity primary key,
  changed_at     timestamptz not null,
  user_id        integer not null references app_user,
  code           text not null,
  payer_category text not null,
  valid_from     date not null,
  before         jsonb,
  after          jsonb not null,
  reason         text not null
);
create trigger tariff_change_append_only before update or delete on tariff_change for each row execute function refuse_change();
comment on table tariff_change is 'Append-only: changes of tariff rows with user, old and new values, and reason.';

create table table_change (
  change_id  bigint generated always as identity primary key,
  changed_at timestamptz not null,
  user_id    integer not null references app_user,
  what       text not null check (what in ('holiday', 'deadline_rule')),
  row_key    text not null,
  before     jsonb,
  after      jsonb,
  reason     text not null default ''
);
create index table_change_newest on table_change (what, change_id desc);
create trigger table_change_append_only before update or delete on table_change for each row execute function refuse_change();
comment on table table_change is 'Append-only: changes of holiday and deadline_rule with user, old and new values, and reason.';

-- Keys and restored backups. After a restore, numbers may have been issued that the backup does not contain: the portal stays closed
-- until an operator has raised the counters (npm run saki -- reopen).

create table key_canary (
  key_name text primary key,
  proof    bytea not null,
  made_at  timestamptz not null
);
comment on table key_canary is 'HMAC-SHA256 made with each key of the installation. Compared at every start, which fails when a key does not match. The key cannot be derived from it.';

create table restored_backup (
  restore_id  integer generated always as identity primary key,
  backup_id   text not null,
  taken_at    timestamptz not null,
  restored_at timestamptz not null,
  reopened_at timestamptz,
  letter_skip smallint not null default 0 check (letter_skip >= 0)
);
comment on table restored_backup is 'Backups this database was restored from. While a row has no reopened_at the portal is closed (refuse_while_closed).';
comment on column restored_backup.letter_skip is 'Numbers to skip for each type of letter in cases received before the backup, because more may have been issued after it.';

create table restored_job (
  job_id bigint generated always as identity primary key,
  data   jsonb not null
);
comment on table restored_job is 'Jobs that were waiting when the backup was taken; reopening puts them into the queue.';

create table skipped_number (
  skip_id    integer generated always as identity primary key,
  restore_id integer not null references restored_backup,
  counter    text not null,
  first_nbr  bigint not null,
  last_nbr   bigint not null,
  why        text not null,
  skipped_at timestamptz not null,
  check (first_nbr <= last_nbr)
);
create index skipped_number_by_counter on skipped_number (counter);
create trigger skipped_number_append_only before update or delete on skipped_number for each row execute function refuse_change();
comment on table skipped_number is 'Append-only: ranges of numbers that this database does not issue, because they may have been issued between a backup and its restore. counter: series with year (A002026), IDP, TRX, PROCESS, LETTER, AGENT, BRM-2026, BILLING-26326 (year and day of the year).';

create function billing_code_skipped(code text) returns boolean language sql stable as $$
  select exists (select from skipped_number where counter = 'BILLING-' || substr(code, 4, 5) and substr(code, 9, 6)::int between first_nbr and last_nbr)
$$;
comment on function billing_code_skipped(text) is 'Whether the billing code may have been issued between a backup and its restore (skipped_number).';

create function refuse_while_closed() returns trigger language plpgsql as $$
begin
  if exists (select from restored_backup where reopened_at is null) then
    raise exception 'closed: restored from a backup and not reopened yet (npm run saki -- reopen)' using errcode = 'SK001';
  end if;
  return null;
end $$;
comment on function refuse_while_closed() is 'Trigger function. Raises SK001 while the portal is closed after a restore.';
create trigger closed_after_restore before insert on application for each statement execute function refuse_while_closed();
create trigger closed_after_restore before insert on request for each statement execute function refuse_while_closed();
create trigger closed_after_restore before insert or update on bill for each statement execute function refuse_while_closed();
create trigger closed_after_restore before insert or update on joint_bill for each statement execute function refuse_while_closed();
create trigger closed_after_restore before insert on payment_notice for each statement execute function refuse_while_closed();
create trigger closed_after_restore before insert on payment_decision for each statement execute function refuse_while_closed();
create trigger closed_after_restore before insert on process for each statement execute function refuse_while_closed();
create trigger closed_after_restore before insert on process_action for each statement execute function refuse_while_closed();
create trigger closed_after_restore before insert on letter for each statement execute function refuse_while_closed();
create trigger closed_after_restore before insert or update on number_counter for each statement execute function refuse_while_closed();
create trigger closed_after_restore before insert or update on registration_counter for each statement execute function refuse_while_closed();
create trigger closed_after_restore before insert or update on gazette_issue for each statement execute function refuse_while_closed();
create trigger closed_after_restore before insert on agent_request for each statement execute function refuse_while_closed();
