-- Decisions of the office: their reasons while they are written, paragraphs kept for them, acts that wait for a second officer, lost priorities.

create table lost_priority (
  application_id   bigint not null references application,
  seq_num          smallint not null,
  country_code     text not null references country,
  priority_appl_id text not null,
  priority_date    date not null,
  lost_on          date not null,
  primary key (application_id, seq_num)
);
comment on table lost_priority is 'Priority claims that were lost because their document did not come in time. They were rows of application_priority and are again when the loss is undone.';

create table second_officer (
  act         text primary key check (act in ('refusal', 'grant', 'removal')),
  is_required boolean not null,
  changed_by  integer references app_user,
  changed_at  timestamptz
);
insert into second_officer (act, is_required) values ('refusal', false), ('grant', false), ('removal', false);
comment on table second_officer is 'Kinds of decisions that one officer proposes and another approves. Changed periods and emergency extensions always are.';

create table act_proposal (
  proposal_id bigint generated always as identity primary key,
  proc_typ    text not null,
  proc_nbr    integer not null,
  action      text not null,
  request     jsonb not null check (jsonb_typeof(request) = 'object'),
  row_version integer not null,
  proposed_by integer not null references app_user,
  proposed_at timestamptz not null,
  decided_by  integer references app_user,
  decided_at  timestamptz,
  is_approved boolean,
  remark      text not null default '',
  foreign key (proc_typ, proc_nbr) references process,
  check ((decided_by is null) = (decided_at is null) and (decided_by is null) = (is_approved is null)),
  check (not is_approved or decided_by <> proposed_by)
);
create unique index act_proposal_open on act_proposal (proc_typ, proc_nbr) where decided_at is null;
create index act_proposal_by_case on act_proposal (proc_typ, proc_nbr, proposal_id desc);
comment on table act_proposal is 'Acts that one officer proposed and another approves or returns with a remark; the proposer may take the own proposal back. Approval performs the act.';
comment on column act_proposal.request is 'The act as asked for, with its reasons; on approval it is performed as asked.';
comment on column act_proposal.row_version is 'Version of the process when it was proposed; the act is not performed when the case moved since.';

create table decision_draft (
  proc_typ    text not null,
  proc_nbr    integer not null,
  reasons     jsonb not null check (jsonb_typeof(reasons) = 'array'),
  row_version integer not null default 1,
  saved_by    integer not null references app_user,
  saved_at    timestamptz not null,
  primary key (proc_typ, proc_nbr),
  foreign key (proc_typ, proc_nbr) references process
);
comment on table decision_draft is 'Reasons of the next decision in a case while officers write them; deleted when a decision with reasons is recorded.';

create table paragraph (
  paragraph_id integer generated always as identity primary key,
  right_code   text not null,
  ground       text not null,
  title        text not null check (char_length(title) between 1 and 80),
  body         text not null check (char_length(body) between 1 and 4000),
  row_version  integer not null default 1,
  changed_by   integer not null references app_user,
  changed_at   timestamptz not null,
  deleted_at   timestamptz
);
create index paragraph_of_right on paragraph (right_code, title) where deleted_at is null;
comment on table paragraph is 'Paragraphs that officers keep for the reasons of decisions. right_code: RIGHT of the wire. ground: code of the ground it is for; empty when it fits any.';

-- A lapse during examination has a state of its own.
insert into workflow_state
select (jsonb_populate_record(s, '{"state": "examination_lapsed"}')).* from workflow_state s
 where s.state = 'deemed_withdrawn' and s.flow_id in ('patent-registration', 'patent-registration-2016', 'simple-patent-registration', 'simple-patent-registration-2016');
update process p set state = 'examination_lapsed'
 where p.state = 'deemed_withdrawn' and p.flow_id in ('patent-registration', 'patent-registration-2016', 'simple-patent-registration', 'simple-patent-registration-2016')
   and (select t.action from process_action t
         where (t.proc_typ, t.proc_nbr) = (p.proc_typ, p.proc_nbr) and t.to_state = 'deemed_withdrawn' and t.from_state <> 'deemed_withdrawn'
         order by t.action_nbr desc limit 1) in ('reply_lapsed', 'request_lapsed');
