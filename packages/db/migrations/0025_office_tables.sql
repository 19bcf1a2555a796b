-- What officers decide about payments out of order, and every change they make to the tables of the office.

create table payment_decision (
  event_id       text primary key references payment_notice,
  decision       text not null check (decision in ('accepted', 'rest_asked', 'refund_due', 'ignored')),
  application_id bigint references application,
  rest_amount    bigint not null default 0 check (rest_amount >= 0),
  refund_amount  bigint not null default 0 check (refund_amount >= 0),
  reason         text not null default '',
  decided_at     timestamptz not null,
  decided_by     integer not null references app_user,
  check ((decision in ('accepted', 'rest_asked')) <= (application_id is not null)),
  check ((decision = 'rest_asked') = (rest_amount > 0))
);
create index payment_decision_by_application on payment_decision (application_id) where application_id is not null;
create index payment_decision_newest on payment_decision (decided_at desc);
create trigger payment_decision_append_only before update or delete on payment_decision for each row execute function refuse_change();
comment on table payment_decision is 'Append-only: what an officer decided about a notice that was not in order, once. accepted: the filing is settled with it. rest_asked: the money counts for the filing and rest_amount was billed anew. refund_due: refund_amount goes back to the payer. application_id: the filing it concerns, also where the notice named no code of ours.';

create table table_change (
  change_id  bigint generated always as identity primary key,
  changed_at timestamptz not null,
  user_id    integer not null references app_user,
  what       text not null check (what in ('holiday', 'deadline_rule')),
  row_key    text not null,
  before     jsonb,
  after      jsonb,
  reason     text not null default ''
);
create index table_change_newest on table_change (what, change_id desc);
create trigger table_change_append_only before update or delete on table_change for each row execute function refuse_change();
comment on table table_change is 'Append-only: who changed which row of the holidays or of the periods of the law, from what to what, and why.';

create table gazette_issue (
  journal_code     text primary key,
  right_code       text not null check (right_code ~ '^[A-Z]$'),
  issue_year       smallint not null,
  issue_nbr        integer not null,
  name             text not null,
  period_from      date not null,
  period_to        date not null,
  made_at          timestamptz not null,
  made_by          integer not null references app_user,
  publication_date date,
  closed_at        timestamptz,
  closed_by        integer references app_user,
  pages            integer,
  size_bytes       bigint,
  sha256           bytea,
  object_key       text,
  unique (right_code, issue_year, issue_nbr),
  check (period_from <= period_to),
  check ((closed_at is null) = (publication_date is null) and (closed_at is null) = (object_key is null))
);
comment on table gazette_issue is 'Issues of the official gazette (Berita Resmi), one series for each right and year. A closed issue is never changed: its bytes and entries stand.';

create table gazette_entry (
  journal_code   text not null references gazette_issue,
  position       integer not null,
  application_id bigint not null references application,
  proc_typ       text not null,
  proc_nbr       integer not null,
  action_nbr     integer not null,
  kind           text not null check (kind in ('PUBLICATION', 'REGISTRATION')),
  entry          jsonb,
  primary key (journal_code, position),
  unique (proc_typ, proc_nbr, action_nbr),
  foreign key (proc_typ, proc_nbr, action_nbr) references process_action
);
comment on table gazette_entry is 'The acts an issue announces, each in one issue only. entry: what was printed, frozen when the issue was closed; of persons name, city and country only.';
