-- The engine of cases: who stands under whom, what happens by itself and when, taking back, freezing, days off, periods as rows.
alter table process
  add column fires_on date,
  add column frozen_since date,
  add column frozen_by text,
  add column upper_proc_typ text,
  add column upper_proc_nbr integer,
  add column upper_action_nbr integer,
  add constraint process_under_another foreign key (upper_proc_typ, upper_proc_nbr, upper_action_nbr) references process_action,
  add check ((upper_proc_nbr is null) = (upper_proc_typ is null) and (upper_proc_nbr is null) = (upper_action_nbr is null));
create index process_fires on process (fires_on, proc_typ, proc_nbr) where fires_on is not null and frozen_since is null;
create index process_under on process (upper_proc_typ, upper_proc_nbr) where upper_proc_nbr is not null;
comment on column process.fires_on is 'First day (Jakarta) on which the system acts by itself, the day after the due day; null where nothing happens by itself. A day that cannot be handled stays, and is tried again.';
comment on column process.upper_proc_nbr is 'The action of another process this one belongs to: a letter to the action that issued it, an answer to the letter it answers.';
comment on column process.frozen_since is 'First day the process stands still: nothing happens by itself, and its deadline moves by the days it stood.';

alter table process_action
  add column prior_state_since timestamptz,
  add column prior_fires_on date,
  add column ground text not null default '',
  add column undoes integer,
  add constraint process_action_undone_once unique (proc_typ, proc_nbr, undoes);
comment on column process_action.ground is 'Article the action rested on when it was taken; later changes of the law do not touch it.';
comment on column process_action.undoes is 'Number of the action this one takes back. What stood before it was restored from its prior_* columns; the row taken back stays.';

create table holiday (
  day         date primary key,
  kind        text not null check (kind in ('NATIONAL', 'COLLECTIVE')),
  name_id     text not null,
  name_en     text not null default '',
  name_ar     text not null default '',
  provisional boolean not null default false,
  source      text not null default '',
  changed_at  timestamptz not null,
  changed_by  integer references app_user
);
comment on table holiday is 'Days off besides weekends: national holidays and collective leave (cuti bersama), neither of them working days. provisional: of a year not yet decreed.';

create table deadline_rule (
  flow_id       text not null,
  flow_version  integer not null,
  action        text not null,
  part          text not null check (part in ('due', 'until')),
  valid_from    date not null,
  months        smallint check (months >= 0),
  calendar_days smallint check (calendar_days between -31 and 3660),
  working_days  smallint check (working_days >= 0),
  ground        text not null,
  verified      boolean not null default false,
  note          text not null default '',
  changed_at    timestamptz not null,
  changed_by    integer references app_user,
  primary key (flow_id, flow_version, action, part, valid_from),
  check (coalesce(months, calendar_days, working_days) is not null)
);
comment on table deadline_rule is 'Periods of the law as the office keeps them: how long the deadline (due) or the window (until) of an action is, for actions taken on or after valid_from. A workflow is made for one law, so flow_id and flow_version are the law. What a period counts from stands in the workflow.';

create table clock_setting (
  only_row  boolean primary key default true check (only_row),
  offset_ms bigint not null,
  set_at    timestamptz not null
);
comment on table clock_setting is 'How far the clock of a demonstration stands from the true time. Empty in production.';

alter table application
  add column registration_nbr text unique,
  add column registration_date date,
  add column expiration_date date,
  add column publication_date date,
  add column journal_code text,
  add column row_version integer not null default 1;
comment on column application.row_version is 'Rises with every change an officer makes to the data of a filed application.';
