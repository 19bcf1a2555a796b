-- Files on their way, what a scanner says of those that came, and papers derived from a filing.

alter table stored_file drop constraint stored_file_scan_state_check;
alter table stored_file add constraint stored_file_scan_state_check
  check (scan_state in ('not_scanned', 'scanning', 'clean', 'infected'));
alter table stored_file add column scanned_at timestamptz, add column scan_found text not null default '';
create index stored_file_scanning on stored_file (uploaded_at) where scan_state = 'scanning';
comment on column stored_file.scan_state is 'not_scanned: no scanner was set up. scanning: in quarantine, the original is not handed out. infected: scan_found names what the scanner found; the bytes of a draft''s file are removed, those of a filed one stay sealed.';

create table upload_session (
  upload_id   text primary key,
  user_id     integer not null references app_user,
  key         text not null,
  temp_id     text not null references draft,
  specdoc_typ text not null references specdoc_type,
  view_typ    smallint,
  description text not null default '',
  file_name   text not null,
  size_bytes  bigint not null check (size_bytes > 0),
  sha256      bytea,
  opened_at   timestamptz not null,
  expires_at  timestamptz not null,
  finished_at timestamptz,
  unique (user_id, key)
);
create index upload_session_expiry on upload_session (expires_at);
create index upload_session_of_draft on upload_session (temp_id);
comment on table upload_session is 'A file that comes in pieces: who sends it, into which slot of which draft, and how long it will be. The bytes so far lie beside the file store under upload_id. key is the Idempotency-Key, so that one file opened twice is one upload.';

create table application_form (
  doc_id         text primary key,
  application_id bigint not null references application,
  version        integer not null,
  file_name      text not null,
  size_bytes     bigint not null,
  sha256         bytea not null,
  pages          integer not null,
  object_key     text not null,
  made_at        timestamptz not null,
  made_by        integer not null references app_user,
  unique (application_id, version)
);
create index application_form_by_object on application_form (object_key);
comment on table application_form is 'The application form set anew from the frozen snapshot, one row each time it is asked for. Derived: what was uploaded is never touched, and no version replaces another.';
