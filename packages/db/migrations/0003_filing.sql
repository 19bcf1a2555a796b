-- Drafts, applications as filed, and the number series.

create table draft (
  temp_id      text primary key,
  owner_id     integer not null references app_user,
  acted_by     integer references app_user,
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
  submitted_at timestamptz,
  kept_from    timestamptz,
  notice_days  smallint check (notice_days in (30, 7)),
  notice_at    timestamptz
);
create index draft_by_owner on draft (owner_id, updated_at desc) where deleted_at is null and submitted_at is null;
create index draft_binned on draft (owner_id, deleted_at desc) where deleted_at is not null;
create index draft_unused on draft (updated_at) where deleted_at is null and submitted_at is null;
comment on table draft is 'Filings in preparation. temp_id is random. Each save raises row_version by one and must name the version it is based on. deleted_at: moved to the bin.';
comment on column draft.acted_by is 'Consultant who saved last for the owner; null when the owner did.';
comment on column draft.kept_from is 'When the draft was taken out of the bin; counts as its last use.';
comment on column draft.notice_days is 'Days before deletion (30 or 7) announced by the last notice to the owner, sent at notice_at.';

create table draft_version (
  temp_id     text not null references draft,
  row_version integer not null,
  data        jsonb not null,
  device      text not null default '',
  saved_at    timestamptz not null,
  saved_by    integer references app_user,
  primary key (temp_id, row_version)
);
create index draft_version_by_age on draft_version (saved_at);
comment on table draft_version is 'Every saved state of a draft, kept 30 days.';
comment on column draft_version.saved_by is 'Consultant who saved for the owner; null when the owner did.';

create table review_link (
  link_id        text primary key,
  token_hash     bytea not null unique,
  temp_id        text not null references draft,
  made_by        integer not null references app_user,
  made_at        timestamptz not null,
  expires_at     timestamptz not null,
  ended_at       timestamptz,
  opened_count   integer not null default 0,
  last_opened_at timestamptz
);
create index review_link_by_draft on review_link (temp_id, made_at desc);
create index review_link_by_end on review_link (expires_at);
comment on table review_link is 'Links that show an open draft read-only to anyone who has them, until expires_at or ended_at. token_hash is the SHA-256 of the secret in the link.';

-- Applications.

create sequence submission_seq start with 100001;
comment on sequence submission_seq is 'Running number of submission numbers (TRX-<year>-<number>). Gaps are allowed.';

create sequence process_seq start with 50001;
comment on sequence process_seq is 'Running number of processes (proc_nbr). Gaps are allowed.';

create table number_counter (
  file_typ text not null,
  file_seq text not null,
  file_ser smallint not null,
  last_nbr integer not null,
  last_at  timestamptz,
  primary key (file_typ, file_seq, file_ser)
);
comment on table number_counter is 'Last application number of each series and year. Raised by issue_number as the last statement of its transaction, so that a series has no gaps.';
comment on column number_counter.last_at is 'Instant of the newest number of the series; the next number never gets an earlier one.';

create table application (
  application_id    bigint generated always as identity primary key,
  temp_id           text references draft,
  owner_id          integer not null references app_user,
  filed_by          integer references app_user,
  idempotency_key   text not null,
  request_hash      bytea,
  reply             json,
  submission_nbr    text not null unique,
  form_typ          text not null,
  form_version      integer not null,
  snapshot          jsonb not null,
  corrected         jsonb,
  row_version       integer not null default 1,
  file_typ          text not null references file_type,
  file_seq          text not null,
  file_ser          smallint,
  file_nbr          integer,
  application_number         text unique,
  appl_typ          text not null,
  appl_subtyp       text not null default '',
  law_code          text not null,
  title             text not null,
  reference         text not null default '',
  payer_category    text not null,
  owner_names       text not null default '',
  submitted_at      timestamptz not null,
  filing_date       date,
  received_at       timestamptz,
  reopened_at       timestamptz,
  proc_typ          text,
  proc_nbr          integer,
  publication_date  date,
  journal_code      text,
  registration_nbr  text unique,
  registration_date date,
  expiration_date   date,
  imported_at       timestamptz,
  imported_sha256   bytea,
  split_from        bigint references application,
  split_by          bigint,
  unique (owner_id, idempotency_key),
  unique (file_typ, file_seq, file_ser, file_nbr),
  check ((application_number is null) = (file_nbr is null) and (application_number is null) = (filing_date is null)),
  constraint application_filed_or_imported check (temp_id is not null or imported_at is not null or split_from is not null),
  constraint application_split_whole check ((split_from is null) = (split_by is null)),
  constraint application_imported_whole check ((imported_at is null) = (imported_sha256 is null))
);
create index application_by_owner on application (owner_id, submitted_at desc, application_id desc);
create index application_split_from on application (split_from) where split_from is not null;
create unique index application_one_per_draft on application (temp_id) where reopened_at is null;
comment on table application is 'Applications. snapshot: the data as filed, with the form''s id and version, never changed. application_number is the application number of any right; it, filing_date and the process exist once the fee is settled. Dates are legal dates in Asia/Jakarta.';
comment on column application.filed_by is 'Consultant who filed for the owner; null when the owner did.';
comment on column application.request_hash is 'SHA-256 of the filing request. The same key with another request is refused.';
comment on column application.reply is 'Reply to the filing request; a repeated request gets the same bytes.';
comment on column application.corrected is 'Whole sections of the snapshot as corrected by the office; null while nothing is corrected.';
comment on column application.row_version is 'Raised by every change an officer makes to the data of a filed application.';
comment on column application.reopened_at is 'When the applicant reopened the unpaid filing. Such a row has no open bill and never gets a number; its draft may be filed again under a new submission number.';
comment on column application.publication_date is 'Date of publication in the gazette, in the issue journal_code.';
comment on column application.split_from is 'Application this one was made from by the request split_by, a division, a transfer in part or a change of type: it has the filing date of its parent, a number of its own and no draft.';
comment on column application.imported_at is 'When an operator imported the application from another system; null for applications filed here. Imported applications have no draft.';
comment on column application.imported_sha256 is 'SHA-256 of the imported line. The same line again changes nothing; another line for the same number is refused.';

create table application_party (
  application_id bigint not null references application,
  party_role     text not null check (party_role in ('applicant', 'designer', 'inventor', 'representative')),
  seq_num        smallint not null,
  person         jsonb not null,
  person_name    text not null,
  primary key (application_id, party_role, seq_num)
);
comment on table application_party is 'Applicants, designers, inventors and representatives of an application, for lists, searches and letters. person: the section row of the snapshot or of corrected.';

create table application_priority (
  application_id   bigint not null references application,
  seq_num          smallint not null,
  country_code     text not null references country,
  priority_appl_id text not null,
  priority_date    date not null,
  primary key (application_id, seq_num)
);
comment on table application_priority is 'Priority claims of an application (Paris Convention art. 4).';

create table application_locarno (
  application_id     bigint not null references application,
  locarno_class_code text not null references locarno_class,
  product_title      text not null default '',
  primary key (application_id, locarno_class_code)
);
comment on table application_locarno is 'Locarno classes of a design application.';

create table application_mark (
  application_id  bigint primary key references application,
  sign_wcode      text not null check (sign_wcode in ('WORD', 'WORD_FIGURE', 'FIGURE', 'THREE_D', 'SOUND', 'HOLOGRAM')),
  mark_name       text not null,
  translation     text not null default '',
  transliteration text not null default '',
  description     text not null default '',
  disclaimer      text not null default '',
  colour_claimed  boolean not null default false,
  colours         text[] not null default '{}'
);
comment on table application_mark is 'Data of a trademark application that lists, searches and letters read; the snapshot contains them too.';

create table application_nice (
  application_id  bigint not null references application,
  nice_class_code smallint not null check (nice_class_code between 1 and 45),
  terms           text[] not null,
  primary key (application_id, nice_class_code)
);
create index application_nice_by_class on application_nice (nice_class_code);
comment on table application_nice is 'Goods and services of a trademark application, one row per class; terms in the applicant''s words and order.';

create table application_patent (
  application_id    bigint primary key references application,
  parent_application_number  text,
  pct_appl_id       text,
  pct_appl_date     date,
  pct_publ_id       text,
  pct_publ_date     date,
  english_title     text not null default '',
  claims            integer not null default 0 check (claims >= 0),
  description_pages integer not null default 0 check (description_pages >= 0),
  annuities_paid_to smallint check (annuities_paid_to between 0 and 20)
);
create index application_patent_by_pct on application_patent (pct_appl_id) where pct_appl_id is not null;
create index application_patent_by_parent on application_patent (parent_application_number) where parent_application_number is not null;
comment on table application_patent is 'Data of a patent application that lists, searches and letters read. parent_application_number: number of the application this one was divided from. pct_*: international application (PCT).';
comment on column application_patent.annuities_paid_to is 'Last year of protection paid when the application was imported; later payments are actions of its process.';

create table application_ipc (
  application_id bigint not null references application,
  seq_num        smallint not null,
  ipc_symbol     text not null,
  primary key (application_id, seq_num)
);
comment on table application_ipc is 'Symbols of the International Patent Classification of an application.';

create table filing_log (
  application_id bigint primary key references application,
  application_number text not null unique,
  logged_at      timestamptz not null,
  entry          text not null,
  leaf           bytea not null
);
create trigger filing_log_append_only before update or delete on filing_log for each row execute function refuse_change();
comment on table filing_log is 'Append-only proof of each application number. entry: canonical JSON text without personal data; leaf: SHA-256(0x00 || entry).';

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
comment on table change_log is 'Append-only: changes of filed applications, field by field with old and new value. row_version: version of the application after the change.';

-- Look-ups of a draft's answers. Each session plans them once: as part of a statement they would be planned on every save.

create function unknown_codes(registers text[], codes text[]) returns text[] language plpgsql stable set plan_cache_mode = force_generic_plan as $$
begin
  return array(
    select distinct register || ' ' || code
      from unnest(registers, codes) as entered (register, code)
     where not case register
             when 'country' then exists (select from country where country_code = code and kind <> 'stateless')
             when 'nationality' then exists (select from country where country_code = code and kind <> 'office')
             when 'state' then exists (select from region_state where state_code = code)
             when 'city' then exists (select from region_city where city_code = code)
             when 'district' then exists (select from region_district where district_code = code)
             when 'village' then exists (select from region_village where village_code = code)
             when 'locarno' then exists (select from locarno_class where locarno_class_code = code)
             -- An empty agent table means that the register is kept elsewhere: every code is accepted.
             when 'agent' then exists (select from agent where consultant_nbr = code and is_active) or not exists (select from agent)
           end);
end $$;
comment on function unknown_codes(text[], text[]) is 'Codes that are not in the register named at the same place, each as "register code".';

create function unlisted_classes(classes smallint[], terms text[]) returns smallint[] language plpgsql stable
  set plan_cache_mode = force_generic_plan as $$
begin
  return array(
    select distinct class
      from unnest(classes, terms) as entered (class, term), nice_fold(term) as folded
     where not exists (select from nice_term t where t.folded_id = folded and t.nice_class_code = class and t.valid_to is null)
       and not exists (select from nice_term t where t.folded_en = folded and t.nice_class_code = class and t.valid_to is null));
end $$;
comment on function unlisted_classes(smallint[], text[]) is 'Nice classes with a term at the same place that is in no list of goods and services.';
