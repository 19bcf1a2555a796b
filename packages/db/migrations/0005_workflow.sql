-- Processes, their actions, the periods of the law and the days off.

-- A process changes only by actions; an action is never changed.

create table process (
  proc_typ         text not null,
  proc_nbr         integer not null,
  application_id   bigint not null references application,
  flow_id          text not null,
  flow_version     integer not null,
  state            text not null,
  state_since      timestamptz not null,
  due_date         date,
  fires_on         date,
  frozen_since     date,
  frozen_by        text,
  upper_proc_typ   text,
  upper_proc_nbr   integer,
  upper_action_nbr integer,
  assigned_to      integer references app_user,
  assigned_at      timestamptz,
  row_version      integer not null default 1,
  primary key (proc_typ, proc_nbr),
  check ((upper_proc_nbr is null) = (upper_proc_typ is null) and (upper_proc_nbr is null) = (upper_action_nbr is null)),
  check ((assigned_to is null) = (assigned_at is null))
);
create index process_by_application on process (application_id);
create index process_due on process (due_date) where due_date is not null;
create index process_fires on process (fires_on, proc_typ, proc_nbr) where fires_on is not null and frozen_since is null;
create index process_under on process (upper_proc_typ, upper_proc_nbr) where upper_proc_nbr is not null;
create index process_queue on process (flow_id, state, due_date, proc_nbr) include (assigned_to);
create index process_in_hand on process (assigned_to, due_date, proc_nbr) where assigned_to is not null;
comment on table process is 'Processes of a case: the registration, letters and answers. state, due_date and fires_on follow from the last action and are written by recordAction only.';
comment on column process.fires_on is 'First day (Jakarta) on which the system acts without an officer, the day after due_date; null when nothing is scheduled. A day whose action fails stays and is tried again.';
comment on column process.frozen_since is 'First day of the suspension: nothing is scheduled, and the deadline is extended by the days of the suspension.';
comment on column process.upper_proc_nbr is 'With upper_proc_typ and upper_action_nbr the action of another process this one belongs to: a letter to the action that issued it, an answer to the letter it answers.';
comment on column process.assigned_to is 'Officer the case is assigned to; written by the desk only, without legal effect.';

create table process_action (
  proc_typ          text not null,
  proc_nbr          integer not null,
  action_nbr        integer not null,
  action            text not null,
  from_state        text not null,
  to_state          text not null,
  due_date          date,
  prior_state_since timestamptz,
  prior_due_date    date,
  prior_fires_on    date,
  actor_role        text not null check (actor_role in ('applicant', 'office', 'system', 'public')),
  actor_id          integer references app_user,
  action_date       date not null,
  captured_at       timestamptz not null,
  notes             text not null default '',
  ground            text not null default '',
  detail            jsonb not null default '{}',
  undoes            integer,
  primary key (proc_typ, proc_nbr, action_nbr),
  foreign key (proc_typ, proc_nbr) references process,
  constraint process_action_undone_once unique (proc_typ, proc_nbr, undoes)
);
-- The two tables refer to each other.
alter table process add constraint process_under_another
  foreign key (upper_proc_typ, upper_proc_nbr, upper_action_nbr) references process_action;
create index process_action_announced on process_action (action, action_date);
create trigger process_action_append_only before update or delete on process_action for each row execute function refuse_change();
comment on table process_action is 'Append-only history of processes. action_date: legal date in Asia/Jakarta; captured_at: instant of writing. prior_*: values of the process before the action.';
comment on column process_action.ground is 'Legal article at the time of the action; not affected by later changes of the law.';
comment on column process_action.undoes is 'Number of the action this one undoes. The process gets the prior_* values of that action back; its row stays.';

create table workflow_state (
  flow_id          text not null,
  state            text not null,
  list_group       text not null check (list_group in ('action', 'running', 'registered', 'done')),
  awaits_applicant boolean not null,
  holds            boolean not null,
  is_end           boolean not null,
  has_deadline     boolean not null,
  primary key (flow_id, state)
);
comment on table workflow_state is 'Properties of each state of the catalogue that the triggers of lists need; replaced at every start. list_group: tab of the list. awaits_applicant: the applicant must act. holds: an answer is with the office. is_end: the process is over. has_deadline: due_date is a deadline, not a target of the office.';
insert into workflow_state (flow_id, state, list_group, awaits_applicant, holds, is_end, has_deadline) values
  ('design-registration', 'awaiting_payment', 'action', true, false, false, true),
  ('design-registration', 'administrative_check', 'running', false, false, false, false),
  ('design-registration', 'awaiting_correction', 'action', true, false, false, true),
  ('design-registration', 'awaiting_priority', 'action', true, false, false, true),
  ('design-registration', 'publication', 'running', false, false, false, true),
  ('design-registration', 'opposed', 'action', true, false, false, true),
  ('design-registration', 'substantive_examination', 'running', false, false, false, false),
  ('design-registration', 'registered', 'registered', false, false, true, true),
  ('design-registration', 'reconsideration', 'running', false, false, false, false),
  ('design-registration', 'in_court', 'running', false, false, false, true),
  ('design-registration', 'refused', 'done', true, false, true, true),
  ('design-registration', 'deemed_withdrawn', 'done', false, false, true, true),
  ('design-registration', 'withdrawn', 'done', false, false, true, true),
  ('design-registration', 'cancelled', 'done', false, false, true, true),
  ('design-registration', 'expired', 'done', false, false, true, true),
  ('mark-registration', 'awaiting_payment', 'action', true, false, false, true),
  ('mark-registration', 'formality_check', 'running', false, false, false, false),
  ('mark-registration', 'awaiting_correction', 'action', true, false, false, true),
  ('mark-registration', 'awaiting_priority', 'action', true, false, false, true),
  ('mark-registration', 'publication', 'running', false, false, false, true),
  ('mark-registration', 'opposed', 'action', true, false, false, true),
  ('mark-registration', 'answered', 'running', false, false, false, true),
  ('mark-registration', 'publication_ended', 'running', false, false, false, false),
  ('mark-registration', 'objection_closed', 'running', false, false, false, false),
  ('mark-registration', 'substantive_examination', 'running', false, false, false, false),
  ('mark-registration', 'proposed_refusal', 'action', true, false, false, true),
  ('mark-registration', 'to_be_registered', 'running', false, false, false, false),
  ('mark-registration', 'registered', 'registered', false, false, true, true),
  ('mark-registration', 'renewal_window', 'action', true, false, false, true),
  ('mark-registration', 'late_renewal', 'action', true, false, false, true),
  ('mark-registration', 'appeal', 'running', false, false, false, false),
  ('mark-registration', 'appeal_dismissed', 'done', true, false, true, true),
  ('mark-registration', 'appeal_incomplete', 'action', true, false, false, true),
  ('mark-registration', 'in_court', 'running', false, false, false, true),
  ('mark-registration', 'refused', 'done', true, false, true, true),
  ('mark-registration', 'deemed_withdrawn', 'done', false, false, true, true),
  ('mark-registration', 'withdrawn', 'done', false, false, true, true),
  ('mark-registration', 'deleted', 'done', false, false, true, true),
  ('mark-registration', 'expired', 'done', false, false, true, true),
  ('mark-registration', 'cancelled', 'done', false, false, true, true),
  ('patent-registration-2016', 'awaiting_payment', 'action', true, false, false, true),
  ('patent-registration-2016', 'formality_check', 'running', false, false, false, false),
  ('patent-registration-2016', 'awaiting_translation', 'action', true, false, false, true),
  ('patent-registration-2016', 'awaiting_completeness', 'action', true, false, false, true),
  ('patent-registration-2016', 'awaiting_priority', 'action', true, false, false, true),
  ('patent-registration-2016', 'awaiting_publication', 'running', false, false, false, true),
  ('patent-registration-2016', 'publication', 'running', false, false, false, true),
  ('patent-registration-2016', 'awaiting_request', 'action', true, false, false, true),
  ('patent-registration-2016', 'substantive_examination', 'running', false, false, false, false),
  ('patent-registration-2016', 'awaiting_reply', 'action', true, false, false, true),
  ('patent-registration-2016', 'awaiting_certificate', 'running', false, false, false, false),
  ('patent-registration-2016', 'registered', 'registered', false, false, true, true),
  ('patent-registration-2016', 'annuity_grace', 'action', true, false, false, true),
  ('patent-registration-2016', 'removal_review', 'running', false, false, false, false),
  ('patent-registration-2016', 'appeal', 'running', false, false, false, false),
  ('patent-registration-2016', 'appeal_dismissed', 'done', true, false, true, true),
  ('patent-registration-2016', 'appeal_incomplete', 'action', true, false, false, true),
  ('patent-registration-2016', 'in_court', 'running', false, false, false, true),
  ('patent-registration-2016', 'refused', 'done', true, false, true, true),
  ('patent-registration-2016', 'deemed_withdrawn', 'done', true, false, true, true),
  ('patent-registration-2016', 'withdrawn', 'done', false, false, true, true),
  ('patent-registration-2016', 'removed', 'done', false, false, true, true),
  ('patent-registration-2016', 'cancelled', 'done', false, false, true, true),
  ('patent-registration-2016', 'expired', 'done', false, false, true, true),
  ('simple-patent-registration-2016', 'awaiting_payment', 'action', true, false, false, true),
  ('simple-patent-registration-2016', 'formality_check', 'running', false, false, false, false),
  ('simple-patent-registration-2016', 'awaiting_translation', 'action', true, false, false, true),
  ('simple-patent-registration-2016', 'awaiting_completeness', 'action', true, false, false, true),
  ('simple-patent-registration-2016', 'awaiting_priority', 'action', true, false, false, true),
  ('simple-patent-registration-2016', 'awaiting_publication', 'running', false, false, false, true),
  ('simple-patent-registration-2016', 'publication', 'running', false, false, false, true),
  ('simple-patent-registration-2016', 'substantive_examination', 'running', false, false, false, false),
  ('simple-patent-registration-2016', 'awaiting_reply', 'action', true, false, false, true),
  ('simple-patent-registration-2016', 'awaiting_certificate', 'running', false, false, false, false),
  ('simple-patent-registration-2016', 'registered', 'registered', false, false, true, true),
  ('simple-patent-registration-2016', 'annuity_grace', 'action', true, false, false, true),
  ('simple-patent-registration-2016', 'removal_review', 'running', false, false, false, false),
  ('simple-patent-registration-2016', 'appeal', 'running', false, false, false, false),
  ('simple-patent-registration-2016', 'appeal_dismissed', 'done', true, false, true, true),
  ('simple-patent-registration-2016', 'appeal_incomplete', 'action', true, false, false, true),
  ('simple-patent-registration-2016', 'in_court', 'running', false, false, false, true),
  ('simple-patent-registration-2016', 'refused', 'done', true, false, true, true),
  ('simple-patent-registration-2016', 'deemed_withdrawn', 'done', true, false, true, true),
  ('simple-patent-registration-2016', 'withdrawn', 'done', false, false, true, true),
  ('simple-patent-registration-2016', 'removed', 'done', false, false, true, true),
  ('simple-patent-registration-2016', 'cancelled', 'done', false, false, true, true),
  ('simple-patent-registration-2016', 'expired', 'done', false, false, true, true),
  ('patent-registration', 'awaiting_payment', 'action', true, false, false, true),
  ('patent-registration', 'formality_check', 'running', false, false, false, false),
  ('patent-registration', 'awaiting_translation', 'action', true, false, false, true),
  ('patent-registration', 'awaiting_completeness', 'action', true, false, false, true),
  ('patent-registration', 'awaiting_priority', 'action', true, false, false, true),
  ('patent-registration', 'awaiting_publication', 'running', false, false, false, true),
  ('patent-registration', 'publication', 'running', false, false, false, true),
  ('patent-registration', 'awaiting_request', 'action', true, false, false, true),
  ('patent-registration', 'substantive_examination', 'running', false, false, false, false),
  ('patent-registration', 'awaiting_reply', 'action', true, false, false, true),
  ('patent-registration', 'awaiting_certificate', 'running', false, false, false, false),
  ('patent-registration', 'registered', 'registered', false, false, true, true),
  ('patent-registration', 'annuity_grace', 'action', true, false, false, true),
  ('patent-registration', 'removal_review', 'running', false, false, false, false),
  ('patent-registration', 'appeal', 'running', false, false, false, false),
  ('patent-registration', 'appeal_dismissed', 'done', true, false, true, true),
  ('patent-registration', 'appeal_incomplete', 'action', true, false, false, true),
  ('patent-registration', 'in_court', 'running', false, false, false, true),
  ('patent-registration', 'refused', 'done', true, false, true, true),
  ('patent-registration', 'deemed_withdrawn', 'done', true, false, true, true),
  ('patent-registration', 'withdrawn', 'done', false, false, true, true),
  ('patent-registration', 'removed', 'done', false, false, true, true),
  ('patent-registration', 'cancelled', 'done', false, false, true, true),
  ('patent-registration', 'expired', 'done', false, false, true, true),
  ('patent-registration', 'reexamination', 'running', false, false, false, false),
  ('simple-patent-registration', 'awaiting_payment', 'action', true, false, false, true),
  ('simple-patent-registration', 'formality_check', 'running', false, false, false, false),
  ('simple-patent-registration', 'awaiting_translation', 'action', true, false, false, true),
  ('simple-patent-registration', 'awaiting_completeness', 'action', true, false, false, true),
  ('simple-patent-registration', 'awaiting_priority', 'action', true, false, false, true),
  ('simple-patent-registration', 'awaiting_publication', 'running', false, false, false, true),
  ('simple-patent-registration', 'publication', 'running', false, false, false, true),
  ('simple-patent-registration', 'substantive_examination', 'running', false, false, false, false),
  ('simple-patent-registration', 'awaiting_reply', 'action', true, false, false, true),
  ('simple-patent-registration', 'awaiting_certificate', 'running', false, false, false, false),
  ('simple-patent-registration', 'registered', 'registered', false, false, true, true),
  ('simple-patent-registration', 'annuity_grace', 'action', true, false, false, true),
  ('simple-patent-registration', 'removal_review', 'running', false, false, false, false),
  ('simple-patent-registration', 'appeal', 'running', false, false, false, false),
  ('simple-patent-registration', 'appeal_dismissed', 'done', true, false, true, true),
  ('simple-patent-registration', 'appeal_incomplete', 'action', true, false, false, true),
  ('simple-patent-registration', 'in_court', 'running', false, false, false, true),
  ('simple-patent-registration', 'refused', 'done', true, false, true, true),
  ('simple-patent-registration', 'deemed_withdrawn', 'done', true, false, true, true),
  ('simple-patent-registration', 'withdrawn', 'done', false, false, true, true),
  ('simple-patent-registration', 'removed', 'done', false, false, true, true),
  ('simple-patent-registration', 'cancelled', 'done', false, false, true, true),
  ('simple-patent-registration', 'expired', 'done', false, false, true, true),
  ('simple-patent-registration', 'reexamination', 'running', false, false, false, false),
  ('office-letter', 'issued', 'running', false, false, false, false),
  ('office-letter', 'awaiting_answer', 'action', true, false, false, true),
  ('office-letter', 'informed', 'done', false, false, true, true),
  ('office-letter', 'answered', 'done', false, false, true, true),
  ('office-letter', 'lapsed', 'done', false, false, true, true),
  ('office-letter', 'withdrawn', 'done', false, false, true, true),
  ('letter-answer', 'received', 'running', false, true, false, false),
  ('letter-answer', 'accepted', 'done', false, false, true, true),
  ('letter-answer', 'insufficient', 'done', false, false, true, true);

-- Periods, days off and the clock.

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
comment on table deadline_rule is 'Periods of the law, maintained by the office: length of the deadline (part due) or of the window (part until) of an action, for actions taken on or after valid_from. A workflow belongs to one law, so flow_id and flow_version identify the law. The workflow states from when a period counts.';

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
comment on table holiday is 'National holidays and collective leave (cuti bersama); neither are working days. provisional: the year''s decree is not published yet.';

create table clock_setting (
  only_row  boolean primary key default true check (only_row),
  offset_ms bigint not null,
  set_at    timestamptz not null
);
comment on table clock_setting is 'Milliseconds by which the clock of a demonstration differs from the true time. Empty in production.';
