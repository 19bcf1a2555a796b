-- People, sessions and what guards them. Instants are timestamptz passed in by the caller: no statement reads the server's clock.

create table app_user (
  user_id             integer generated always as identity (start with 1001) primary key,
  email               text not null,
  email_folded        text not null unique,
  password_hash       text not null,
  password_changed_at timestamptz not null,
  role                text not null default 'applicant' check (role in ('applicant', 'office')),
  status              text not null default 'pending' check (status in ('pending', 'active', 'closed')),
  full_name           text not null,
  user_typ            smallint not null default 1,
  personal_id_sealed  bytea,
  personal_id_hash    bytea unique,
  birthday            date,
  gender              text check (gender in ('Laki-Laki', 'Perempuan')),
  nationality_country_code text not null default 'ID',
  telephone           text,
  notes               text,
  agent_code          integer,
  state_code          text,
  city_code           text,
  district_code       text,
  village_code        text,
  addr_street         text,
  zipcode             text,
  wilayah             text,
  locale              text not null default 'id' check (locale in ('id', 'en', 'ar')),
  statement_version   text,
  created_at          timestamptz not null,
  activated_at        timestamptz
);
comment on table app_user is 'Applicants, consultants and office staff. personal_id_sealed holds the NIK encrypted; personal_id_hash is its keyed hash, for uniqueness only.';
comment on column app_user.notes is 'Consultant number as typed at registration or in the profile (0903-2016); it grants nothing by itself.';

create table user_token (
  token_hash bytea primary key,
  user_id    integer not null references app_user,
  purpose    text not null check (purpose in ('activate', 'reset', 'login_code')),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at    timestamptz
);
create index user_token_by_user on user_token (user_id, purpose);
comment on table user_token is 'Single-use secrets sent by mail. Only the SHA-256 of the secret is kept.';

create table session (
  id_hash    bytea primary key,
  user_id    integer not null references app_user,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at   timestamptz,
  user_agent text not null default ''
);
create index session_by_user on session (user_id, created_at);
comment on table session is 'Signed-in browsers. The cookie carries a random id; this row, found by its SHA-256, decides.';

create table attempt (
  bucket  text not null,
  made_at timestamptz not null,
  attempt_id bigint generated always as identity primary key
);
create index attempt_by_bucket on attempt (bucket, made_at);
comment on table attempt is 'What the limiters count (logins, registrations, mails), shared by all processes. bucket is a keyed hash, never an address or an account in clear.';

create table captcha_spent (
  challenge  text primary key,
  expires_at timestamptz not null
);
comment on table captcha_spent is 'Proof-of-work challenges already used once.';

create table idempotency_key (
  user_id      integer not null references app_user,
  key          text not null,
  call         text not null,
  request_hash bytea not null,
  reply        jsonb,
  created_at   timestamptz not null,
  primary key (user_id, key)
);
comment on table idempotency_key is 'Replies of requests that make something, so that a repeat gets the same answer. A filing keeps its key in its own row.';
