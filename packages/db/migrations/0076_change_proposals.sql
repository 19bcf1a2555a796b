-- Changes of the register and of tariffs that one officer proposes and another approves.

alter table second_officer drop constraint second_officer_act_check;
alter table second_officer add constraint second_officer_act_check check (act in ('refusal', 'grant', 'removal', 'register', 'tariff'));
insert into second_officer (act, is_required) values ('register', false), ('tariff', false);

create table change_proposal (
  proposal_id    bigint generated always as identity primary key,
  act            text not null check (act in ('register', 'tariff')),
  subject        text not null,
  application_id bigint references application,
  request        jsonb not null check (jsonb_typeof(request) = 'object'),
  shown          jsonb not null check (jsonb_typeof(shown) = 'array'),
  reason         text not null,
  proposed_by    integer not null references app_user,
  proposed_at    timestamptz not null,
  decided_by     integer references app_user,
  decided_at     timestamptz,
  is_approved    boolean,
  remark         text not null default '',
  check ((decided_by is null) = (decided_at is null) and (decided_by is null) = (is_approved is null)),
  check (not is_approved or decided_by <> proposed_by)
);
create unique index change_proposal_open on change_proposal (act, subject) where decided_at is null;
comment on table change_proposal is 'Changes of the register or of a tariff that one officer proposed and another approves or returns with a remark. Approval makes the change.';
comment on column change_proposal.subject is 'What would change: section and case, or code, payers and first day of a tariff. One proposal for each is open at a time.';
comment on column change_proposal.request is 'The change as asked for; on approval it is made as asked, or refused when the case or tariff changed since.';
comment on column change_proposal.shown is 'Fields with old and new value, as the change log would have them.';
