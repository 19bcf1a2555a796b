-- Accounts, sessions and rate limits. Every instant is a timestamptz passed in by the caller; no statement reads the server's clock.

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name;
end $$;
comment on function refuse_change() is 'Trigger function of append-only tables. Raises P0001 on every update and delete.';

-- The register of consultants (PP 100/2021).

create table agent (
  agent_code     integer primary key,
  consultant_nbr text not null unique check (consultant_nbr ~ '^\d{4}-\d{4}$'),
  agent_name     text not null,
  front_title    text not null default '',
  back_title     text not null default '',
  legal_nature   text not null default '',
  repr_type      text not null default 'A',
  office_name    text not null default '',
  office_telp    text not null default '',
  office_email   text not null default '',
  addr_street    text not null default '',
  state_code     text not null default '',
  city_code      text not null default '',
  district_code  text not null default '',
  village_code   text not null default '',
  zipcode        text not null default '',
  personal_id_hash bytea,
  is_active      boolean not null default true,
  added_at       timestamptz not null
);
comment on table agent is 'The register of consultants (PP 100/2021). A row grants nothing by itself: the office binds an account to it by app_user.agent_code. Region codes are as the register gives them, '''' where unknown.';
comment on column agent.personal_id_hash is 'Keyed hash of the NIK, as in app_user; null where the register does not contain it.';

create sequence agent_code_seq as integer start with 20001;
comment on sequence agent_code_seq is 'Codes for consultants who applied for entry and are not in the register yet.';

create table app_user (
  user_id             integer generated always as identity (start with 1001) primary key,
  email               text not null,
  email_folded        text not null unique,
  password_hash       text not null,
  password_changed_at timestamptz not null,
  role                text not null default 'applicant' check (role in ('applicant', 'office')),
  status              text not null default 'pending' check (status in ('pending', 'active', 'closed')),
  full_name           text not null,
  user_typ            smallint not null default 1 references user_type,
  personal_id_sealed  bytea,
  personal_id_hash    bytea unique,
  birthday            date,
  gender              text check (gender in ('Laki-Laki', 'Perempuan')),
  nationality_country_code text not null default 'ID' references country,
  telephone           text,
  notes               text,
  agent_code          integer references agent,
  state_code          text references region_state,
  city_code           text references region_city,
  district_code       text references region_district,
  village_code        text references region_village,
  addr_street         text,
  zipcode             text,
  wilayah             text,
  locale              text not null default 'id' check (locale in ('id', 'en', 'ar')),
  statement_version   text,
  created_at          timestamptz not null,
  activated_at        timestamptz
);
create unique index app_user_one_per_agent on app_user (agent_code) where agent_code is not null;
comment on table app_user is 'Accounts of applicants, consultants and office staff. The profile (gender, telephone, region) is null until it is completed. personal_id_sealed: NIK, encrypted; personal_id_hash: its keyed hash, for uniqueness.';
comment on column app_user.email_folded is 'The address in the form in which addresses are compared.';
comment on column app_user.notes is 'Consultant number as entered at registration or in the profile (0903-2016); it grants nothing.';
comment on column app_user.agent_code is 'Row of the register the office bound the account to.';
comment on column app_user.wilayah is 'Code of the province (2 digits) or of the regency or city (4 digits) chosen at registration.';

create table user_typ_request (
  user_id      integer not null references app_user,
  requested_at timestamptz not null,
  user_typ     smallint not null references user_type,
  notes        text not null,
  decided_at   timestamptz,
  decided_by   integer references app_user,
  granted      boolean,
  reason       text not null default '',
  primary key (user_id, requested_at),
  check ((decided_at is null) = (granted is null))
);
create index user_typ_request_open on user_typ_request (requested_at) where decided_at is null;
create index user_typ_request_decided on user_typ_request (decided_at desc) where decided_at is not null;
comment on table user_typ_request is 'Requests of accounts to become a consultant (type 6). Created by the profile; app_user.user_typ changes only when the office grants the request.';

create table agent_request (
  request_id     integer generated always as identity primary key,
  user_id        integer not null references app_user,
  consultant_nbr text not null check (consultant_nbr ~ '^\d{4}-\d{4}$'),
  agent_code     integer not null,
  data           jsonb not null,
  requested_at   timestamptz not null,
  decided_at     timestamptz,
  decided_by     integer references app_user,
  granted        boolean,
  reason         text not null default '',
  check ((decided_at is null) = (granted is null))
);
create unique index agent_request_one_open on agent_request (user_id) where decided_at is null;
create index agent_request_by_user on agent_request (user_id, request_id desc);
create index agent_request_decided on agent_request (decided_at desc) where decided_at is not null;
comment on table agent_request is 'Requests to be bound to a consultant number, with the data given. agent_code may be a new code that is not in agent yet. A request grants nothing; the newest granted one lets its user bind the number.';

-- Sessions and protection against abuse.

create table session (
  id_hash    bytea primary key,
  user_id    integer not null references app_user,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at   timestamptz,
  user_agent text not null default ''
);
create index session_by_user on session (user_id, created_at);
comment on table session is 'Sessions of browsers. The cookie contains a random id; id_hash is its SHA-256.';

create table attempt (
  attempt_id bigint generated always as identity primary key,
  bucket     text not null,
  made_at    timestamptz not null
);
create index attempt_by_bucket on attempt (bucket, made_at);
comment on table attempt is 'Attempts counted by the rate limits (logins, registrations, mails), for all processes. bucket: keyed hash of the address or account.';

create table captcha_spent (
  challenge  text primary key,
  expires_at timestamptz not null
);
comment on table captcha_spent is 'Used proof-of-work challenges; a challenge is accepted once.';

create table idempotency_key (
  user_id      integer not null references app_user,
  key          text not null,
  call         text not null,
  request_hash bytea not null,
  reply        jsonb,
  created_at   timestamptz not null,
  primary key (user_id, key)
);
comment on table idempotency_key is 'Replies of requests that create something; a repeated request gets the same reply. Filings keep their key in application.';

-- What an account keeps for itself.

create table contact (
  contact_id  text primary key,
  owner_id    integer not null references app_user,
  person      jsonb not null,
  person_name text not null,
  row_version integer not null,
  created_at  timestamptz not null,
  updated_at  timestamptz not null,
  deleted_at  timestamptz
);
create index contact_by_owner on contact (owner_id, lower(person_name), contact_id) where deleted_at is null;
create index contact_in_bin on contact (deleted_at) where deleted_at is not null;
comment on table contact is 'Address book of a user. A draft that uses a contact contains contact_id and row_version; what is filed has its own copy. deleted_at: moved to the bin.';

create table calendar_feed (
  user_id     integer primary key references app_user,
  secret_hash bytea not null unique,
  created_at  timestamptz not null
);
comment on table calendar_feed is 'Secret address of an account''s calendar of deadlines, one per account; secret_hash is the SHA-256 of the secret.';
