-- Officers with section and roles, their absences, and what the office changed in them.

create table officer (
  user_id     integer primary key references app_user,
  nip         text not null default '',
  section     text not null check (section in ('general', 'formality', 'patent', 'design', 'mark', 'register', 'finance')),
  roles       text[] not null,
  row_version integer not null default 1,
  check (roles <@ '{formality,examinerPatent,examinerDesign,examinerMark,register,finance,approver,head,administrator}'::text[])
);
comment on table officer is 'Section and roles of an account with the role office. An account without a row has every role: the office has not divided its work yet.';
comment on column officer.nip is 'Number of the civil servant (nomor induk pegawai); empty when unknown.';

create table officer_absence (
  absence_id    integer generated always as identity primary key,
  user_id       integer not null references app_user,
  from_day      date not null,
  to_day        date not null check (to_day >= from_day),
  reason        text not null check (reason in ('leave', 'sick', 'duty')),
  substitute_id integer references app_user check (substitute_id <> user_id),
  made_by       integer not null references app_user,
  made_at       timestamptz not null,
  ended_at      timestamptz
);
create index officer_absence_open on officer_absence (to_day) where ended_at is null;
comment on table officer_absence is 'Days on which an officer is absent, both included, in the time zone of Jakarta. ended_at: taken back. The substitute sees the cases of the officer among the own.';

alter table table_change drop constraint table_change_what_check;
alter table table_change add constraint table_change_what_check check (what in ('holiday', 'deadline_rule', 'officer'));
comment on table table_change is 'Append-only: changes of holiday, deadline_rule and officer with user, old and new values, and reason.';
