-- People kept for the next filing, links by which a client reads a draft, and the notices before an unused one goes.

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
comment on table contact is 'The address book of a user. A row of a draft taken from it carries contact_id and row_version; what is filed keeps its own copy and never changes with it.';

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
comment on table review_link is 'Links that show an open draft, read-only, to whoever has them. Only the SHA-256 of the secret in the link is kept.';

alter table draft add column kept_from timestamptz;
alter table draft add column notice_days smallint check (notice_days in (30, 7));
alter table draft add column notice_at timestamptz;
create index draft_unused on draft (updated_at) where deleted_at is null and submitted_at is null;
comment on column draft.kept_from is 'When a draft was taken out of the bin; it counts as used then.';
comment on column draft.notice_days is 'The last notice its owner was sent before an unused draft goes into the bin, at notice_at.';

-- Stateless persons have no country (ICAO 9303: XXA), and no office takes their filings.
alter table country drop constraint country_kind_check;
alter table country add constraint country_kind_check check (kind in ('country', 'office', 'stateless'));
