-- From the draft to the number.

create table draft (
  temp_id      text primary key,
  owner_id     integer not null references app_user,
  form_typ     text not null,
  form_version integer not null,
  data         jsonb not null,
  title        text not null default '',
  row_version  integer not null,
  complete_pct smallint not null default 0,
  device       text not null default '',
  created_at   timestamptz not null,
  updated_at   timestamptz not null,
  deleted_at   timestamptz,
  submitted_at timestamptz
);
create index draft_by_owner on draft (owner_id, updated_at desc) where deleted_at is null and submitted_at is null;
comment on table draft is 'A filing being prepared. temp_id is random. row_version rises by one on each save; a save names the version it started from.';

create table draft_version (
  temp_id text not null references draft, row_version integer not null,
  data jsonb not null, device text not null default '', saved_at timestamptz not null,
  primary key (temp_id, row_version)
);
comment on table draft_version is 'Every saved state of a draft, kept 30 days, so that no save is ever final.';

create table stored_file (
  file_id      text primary key,
  owner_id     integer not null references app_user,
  temp_id      text references draft,
  application_id bigint,
  specdoc_typ  text not null references specdoc_type,
  view_typ     smallint,
  seq_num      integer not null default 1,
  description  text not null default '',
  file_name    text not null,
  mime         text not null,
  size_bytes   bigint not null,
  sha256       bytea not null,
  pages        integer,
  width        integer,
  height       integer,
  object_key   text not null,
  rendition_key text,
  thumb_key    text,
  edits        jsonb,
  scan_state   text not null default 'not_scanned' check (scan_state in ('not_scanned', 'clean', 'infected')),
  uploaded_at  timestamptz not null,
  deleted_at   timestamptz
);
create index stored_file_by_draft on stored_file (temp_id) where deleted_at is null;
create index stored_file_by_application on stored_file (application_id) where deleted_at is null;
comment on table stored_file is 'Files as received: object_key holds the exact bytes hashed in sha256 and is never rewritten. Renditions and thumbnails are derived. edits: crop and rotation wished for the rendition. view_typ: 1 perspective 2 front 3 back 4 left 5 right 6 top 7 bottom 8 additional.';

create table number_counter (
  file_typ text not null, file_seq text not null, file_ser smallint not null, last_nbr integer not null,
  primary key (file_typ, file_seq, file_ser)
);
comment on table number_counter is 'One row per series and year. Raised as the last statement of the filing transaction, so the series has no gap.';

create sequence submission_seq start with 100001;
create sequence process_seq start with 50001;

create table application (
  application_id  bigint generated always as identity primary key,
  temp_id         text not null unique references draft,
  owner_id        integer not null references app_user,
  idempotency_key text not null,
  submission_nbr  text not null unique,
  form_typ        text not null,
  form_version    integer not null,
  snapshot        jsonb not null,
  file_typ        text not null references file_type,
  file_seq        text not null,
  file_ser        smallint,
  file_nbr        integer,
  patent_id       text unique,
  appl_typ        text not null,
  appl_subtyp     text not null default '',
  law_code        text not null,
  title           text not null,
  reference       text not null default '',
  payer_category  text not null,
  owner_names     text not null default '',
  submitted_at    timestamptz not null,
  filing_date     date,
  received_at     timestamptz,
  proc_typ        text,
  proc_nbr        integer,
  reopened_at     timestamptz,
  unique (owner_id, idempotency_key),
  unique (file_typ, file_seq, file_ser, file_nbr),
  check ((patent_id is null) = (file_nbr is null) and (patent_id is null) = (filing_date is null))
);
create index application_by_owner on application (owner_id, submitted_at desc, application_id desc);
alter table stored_file add foreign key (application_id) references application;
comment on table application is 'What was filed, frozen as filed: snapshot with form id and version. patent_id, filing_date and process exist from the moment the fee is settled. filing_date is a date of law in Asia/Jakarta.';
comment on column application.reopened_at is 'Set when the applicant took an unpaid filing back to the draft; such a row has no open bill and never gets a number.';

create table application_party (
  application_id bigint not null references application,
  party_role text not null check (party_role in ('applicant', 'designer', 'inventor', 'representative')),
  seq_num smallint not null,
  person jsonb not null,
  person_name text not null,
  primary key (application_id, party_role, seq_num)
);
create table application_priority (
  application_id bigint not null references application, seq_num smallint not null,
  country_code text not null references country, priority_appl_id text not null, priority_date date not null,
  primary key (application_id, seq_num)
);
create table application_locarno (
  application_id bigint not null references application,
  locarno_class_code text not null references locarno_class, product_title text not null default '',
  primary key (application_id, locarno_class_code)
);

create table bill (
  bill_id        bigint generated always as identity primary key,
  application_id bigint not null references application,
  billing_code   text not null unique check (billing_code ~ '^\d{15}$'),
  amount         bigint not null check (amount >= 0),
  lines          jsonb not null,
  status         text not null check (status in ('open', 'paid', 'replaced', 'closed')),
  issued_at      timestamptz not null,
  valid_until    timestamptz not null,
  replaces       bigint references bill,
  ntpn           text unique,
  ntb            text,
  paid_at        timestamptz,
  settled_at     timestamptz
);
create unique index bill_one_open on bill (application_id) where status = 'open';
create unique index bill_one_paid on bill (application_id) where status = 'paid';
create index bill_by_application on bill (application_id, issued_at desc);
comment on table bill is 'Billing codes. An open bill past valid_until is shown as expired; a late payment is never settled by itself. Amount and lines are fixed at issue, in whole rupiah.';

create table payment_notice (
  event_id     text primary key,
  billing_code text not null,
  amount       bigint not null,
  ntpn         text not null,
  ntb          text not null default '',
  paid_at      timestamptz not null,
  received_at  timestamptz not null,
  outcome      text not null check (outcome in ('settled', 'repeated', 'unknown_code', 'wrong_amount', 'late', 'closed_code', 'ntpn_used'))
);
create index payment_notice_by_code on payment_notice (billing_code);
comment on table payment_notice is 'Every genuine notice of the treasury with what became of it. Only settled and repeated are in order; the rest wait for an officer.';

create table filing_log (
  application_id bigint primary key references application,
  patent_id      text not null unique,
  logged_at      timestamptz not null,
  entry          text not null,
  leaf           bytea not null
);
comment on table filing_log is 'Append-only proof of each number: entry is the canonical JSON text without personal data, leaf = SHA-256(0x00 || entry).';
