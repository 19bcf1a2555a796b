-- Two days of a paper, the rule of a deadline kept with it, and deadlines changed by hand with two officers.

alter table process_action add column received_on date;
comment on column process_action.received_on is 'Day on which the paper that led to the action was received, where it is not action_date: periods run from action_date, the day of the notice.';
alter table process_action add column due_rule jsonb check (jsonb_typeof(due_rule) = 'object');
comment on column process_action.due_rule is 'Rule that made due_date: length, day it counts from and legal ground. Null for a deadline set by hand or kept, and in older histories.';

create table due_proposal (
  proposal_id  bigint generated always as identity primary key,
  proc_typ     text not null,
  proc_nbr     integer not null,
  prior_due    date not null,
  due_date     date not null,
  ground       text not null,
  reason       text not null,
  proposed_by  integer not null references app_user,
  proposed_at  timestamptz not null,
  decided_by   integer references app_user,
  decided_at   timestamptz,
  is_approved  boolean,
  remark       text not null default '',
  foreign key (proc_typ, proc_nbr) references process,
  check ((decided_by is null) = (decided_at is null) and (decided_by is null) = (is_approved is null)),
  check (decided_by is null or decided_by <> proposed_by),
  check (due_date > prior_due)
);
create unique index due_proposal_open on due_proposal (proc_typ, proc_nbr) where decided_at is null;
comment on table due_proposal is 'Longer deadlines proposed by one officer and approved or returned by another. Approval is an action of the process.';
