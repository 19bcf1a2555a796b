-- Processes move only by actions; actions are never changed.

create table process (
  proc_typ       text not null,
  proc_nbr       integer not null,
  application_id bigint not null references application,
  flow_id        text not null,
  flow_version   integer not null,
  state          text not null,
  state_since    timestamptz not null,
  due_date       date,
  row_version    integer not null default 1,
  primary key (proc_typ, proc_nbr)
);
create index process_by_application on process (application_id);
create index process_due on process (due_date) where due_date is not null;
comment on table process is 'state and due_date are a copy of what the last action led to; only recordAction writes them.';

create table process_action (
  proc_typ    text not null,
  proc_nbr    integer not null,
  action_nbr  integer not null,
  action      text not null,
  from_state  text not null,
  to_state    text not null,
  prior_due_date date,
  due_date    date,
  actor_role  text not null check (actor_role in ('applicant', 'office', 'system', 'public')),
  actor_id    integer references app_user,
  action_date date not null,
  captured_at timestamptz not null,
  notes       text not null default '',
  detail      jsonb not null default '{}',
  primary key (proc_typ, proc_nbr, action_nbr),
  foreign key (proc_typ, proc_nbr) references process
);
comment on table process_action is 'Append-only history. action_date is the date of law in Asia/Jakarta; captured_at the instant it was written.';

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name;
end $$;
create trigger process_action_append_only before update or delete on process_action for each row execute function refuse_change();
create trigger filing_log_append_only before update or delete on filing_log for each row execute function refuse_change();

create table inbox_item (
  user_id      integer not null references app_user,
  proc_typ     text not null,
  proc_nbr     integer not null,
  action_nbr   integer not null,
  delivered_at timestamptz not null,
  first_read_at timestamptz,
  primary key (user_id, proc_typ, proc_nbr, action_nbr),
  foreign key (proc_typ, proc_nbr, action_nbr) references process_action
);
create index inbox_unread on inbox_item (user_id) where first_read_at is null;
create index inbox_newest on inbox_item (user_id, delivered_at desc);
comment on table inbox_item is 'One office action addressed to one reader; its key is the read marker of the wire. first_read_at is proof of notice and is set once.';

create table office_document (
  doc_id      text primary key,
  application_id bigint not null references application,
  proc_typ    text, proc_nbr integer, action_nbr integer,
  doc_typ     text not null,
  doc_number  text not null,
  title       text not null,
  file_name   text not null,
  mime        text not null,
  size_bytes  bigint not null,
  sha256      bytea not null,
  pages       integer,
  object_key  text not null,
  issued_at   timestamptz not null
);
create index office_document_by_application on office_document (application_id, issued_at);
create unique index office_document_one_receipt on office_document (application_id) where doc_typ = 'TT';
comment on table office_document is 'Documents the office made (receipt TT, later letters and certificates). The bytes under object_key never change.';

create table mail (
  mail_id    text primary key,
  user_id    integer references app_user,
  to_address text not null,
  kind       text not null,
  subject    text not null,
  body       text not null,
  queued_at  timestamptz not null,
  sent_at    timestamptz,
  attempts   integer not null default 0,
  last_error text
);
create index mail_unsent on mail (queued_at) where sent_at is null;
comment on table mail is 'Outbox of mails, written in the transaction of what they tell; a job sends them and retries.';
