-- Third persons who filed on paper: their files, whom they are, and which accounts officers looked up for them.

alter table request add column recorded_by integer references app_user;
comment on column request.recorded_by is 'Officer who recorded it from a paper; null for one submitted in the portal.';

create table paper_party (
  user_id    integer primary key references app_user,
  person     jsonb not null check (jsonb_typeof(person) = 'object'),
  entered_by integer not null references app_user,
  entered_at timestamptz not null
);
create trigger paper_party_append_only before update or delete on paper_party for each row execute function refuse_change();
comment on table paper_party is 'Append-only: persons whom the office knows from a paper alone. Their app_user is closed, so that nobody logs in and nothing is mailed; letters go by post to the address in person (fields as in the forms, REPR_NAME and REPR_NUMBER of the representative).';

create table account_lookup (
  lookup_id      integer generated always as identity primary key,
  application_id bigint not null references application,
  named_by       text not null check (named_by in ('email', 'identity', 'consultant')),
  found_user_id  integer references app_user,
  looked_by      integer not null references app_user,
  looked_at      timestamptz not null
);
create index account_lookup_by_officer on account_lookup (looked_by, looked_at);
create trigger account_lookup_append_only before update or delete on account_lookup for each row execute function refuse_change();
comment on table account_lookup is 'Append-only: officers who looked up an account by the e-mail address or number in a paper. What they typed is not stored; found_user_id is null when no account has it.';
