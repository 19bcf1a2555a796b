-- The password is asked for again before decisions, where the operator wants it.

create table password_act (
  act         text primary key check (act in ('refusal', 'grant', 'removal')),
  is_required boolean not null,
  changed_at  timestamptz
);
insert into password_act (act, is_required) values ('refusal', false), ('grant', false), ('removal', false);
comment on table password_act is 'Kinds of decisions before which an officer confirms the password, unless this was done a short while ago in the same session.';

alter table session add column confirmed_at timestamptz;
comment on column session.confirmed_at is 'When the password was last confirmed in this session; null when only at the log-in.';
