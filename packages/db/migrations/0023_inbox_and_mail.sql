-- The inbox round the deadline: what is unread apart from what was once read, reminders, mails that come back, calls, calendars.

alter table inbox_item
  add column unread boolean not null default true,
  add column raised_at timestamptz;
update inbox_item set unread = first_read_at is null;
comment on column inbox_item.unread is 'What the badge counts: new, set unread again by the reader, or raised again by a reminder. first_read_at is proof and knows nothing of it.';
comment on column inbox_item.raised_at is 'When a reminder last made the item unread again.';
drop index inbox_unread;
create index inbox_unread on inbox_item (user_id) include (on_behalf_of) where unread;
create index inbox_by_action on inbox_item (proc_typ, proc_nbr, action_nbr);
create index inbox_never_read on inbox_item (delivered_at) where first_read_at is null and on_behalf_of is null;

create function keep_first_reading() returns trigger language plpgsql as $$
begin
  raise exception 'when an item of the inbox was first read is proof of notice and never changes';
end $$;
create trigger inbox_first_reading_stays before update of first_read_at on inbox_item for each row
  when (old.first_read_at is not null and new.first_read_at is distinct from old.first_read_at) execute function keep_first_reading();

create table mail_address (
  user_id      integer not null references app_user,
  address      text not null,
  token_hash   bytea not null unique,
  added_at     timestamptz not null,
  confirmed_at timestamptz,
  primary key (user_id, address)
);
comment on table mail_address is 'Further mailboxes an account''s letters are announced to, each only after its owner opened the mailed link. The account''s own address is always written to and stands in app_user.';

alter table mail
  add column proc_typ text,
  add column proc_nbr integer,
  add column action_nbr integer,
  add column sending_since timestamptz,
  add column bounced_at timestamptz,
  add column bounce_reason text,
  add column bounce_settled_at timestamptz,
  add constraint mail_about_an_action foreign key (proc_typ, proc_nbr, action_nbr) references process_action;
drop index mail_unsent;
create index mail_unsent on mail (queued_at) where sent_at is null and bounced_at is null;
create index mail_bounced on mail (user_id, bounced_at) where bounced_at is not null and bounce_settled_at is null;
create index mail_by_action on mail (proc_typ, proc_nbr, action_nbr) where proc_nbr is not null;
create index mail_to_address on mail (lower(to_address), queued_at desc);
comment on column mail.bounced_at is 'When the mail server refused it for good, or said afterwards that it did not arrive. Such a mail is not tried again.';
comment on column mail.bounce_settled_at is 'When the account said its mailbox is right again, and open letters were announced anew.';
comment on column mail.sending_since is 'A process is sending it since then; nobody else tries meanwhile.';

create table mail_bounce (
  event_id    text primary key,
  mail_id     text references mail,
  address     text not null,
  reason      text not null,
  at          timestamptz not null,
  received_at timestamptz not null
);
comment on table mail_bounce is 'Notices that a mail did not arrive, as they came: each once by its event_id. mail_id is null when nothing was ever sent there.';

create table reminder (
  proc_typ   text not null,
  proc_nbr   integer not null,
  action_nbr integer not null,
  step       text not null check (step in ('due-30', 'due-14', 'due-7', 'due-2', 'due-0', 'unread-3', 'unread-7', 'unread-14')),
  about      date not null,
  day        date not null,
  sent_at    timestamptz,
  primary key (proc_typ, proc_nbr, action_nbr, step, about),
  foreign key (proc_typ, proc_nbr, action_nbr) references process_action
);
create unique index reminder_once_a_day on reminder (proc_typ, proc_nbr, day) where sent_at is not null;
comment on table reminder is 'Steps of reminding that are done, each once. about: the deadline, or the day the unread letter was sent. sent_at is null for a step that a later one made needless.';

create table office_call (
  call_id    bigint generated always as identity primary key,
  user_id    integer not null references app_user,
  proc_typ   text not null,
  proc_nbr   integer not null,
  action_nbr integer not null,
  called_at  timestamptz not null,
  called_by  integer not null references app_user,
  result     text not null check (result in ('REACHED', 'NO_ANSWER', 'WRONG_NUMBER')),
  notes      text not null default '',
  foreign key (proc_typ, proc_nbr, action_nbr) references process_action
);
create index office_call_about on office_call (proc_typ, proc_nbr, action_nbr, user_id);
create trigger office_call_append_only before update or delete on office_call for each row execute function refuse_change();
comment on table office_call is 'Append-only: calls of the office to people who have not read a letter or whose mail comes back.';

create table calendar_feed (
  user_id     integer primary key references app_user,
  secret_hash bytea not null unique,
  created_at  timestamptz not null
);
comment on table calendar_feed is 'Secret address of a calendar of deadlines, one per account; only the SHA-256 of the secret is kept.';
