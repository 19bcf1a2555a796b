-- What the office tells everyone, and what users ask the office to confirm about themselves.

create table announcement (
  announcement_id integer generated always as identity primary key,
  level      text not null default 'INFO' check (level in ('INFO', 'WARNING', 'OUTAGE')),
  title_id   text not null, title_en text not null, title_ar text not null,
  content_id text not null, content_en text not null, content_ar text not null,
  page       text check (page ~ '^/([^/\\].*)?$'),
  valid_from timestamptz not null,
  valid_to   timestamptz check (valid_to > valid_from)
);
comment on table announcement is 'Announcements of the office; empty until the office writes one. page is a path of this portal, never another address.';

create table user_typ_request (
  user_id      integer not null references app_user,
  requested_at timestamptz not null,
  user_typ     smallint not null references user_type,
  notes        text not null,
  decided_at   timestamptz,
  decided_by   integer references app_user,
  granted      boolean,
  primary key (user_id, requested_at),
  check ((decided_at is null) = (granted is null))
);
comment on table user_typ_request is 'Wishes to become a consultant (type 6), written by the profile; the type itself changes only when the office grants it.';
