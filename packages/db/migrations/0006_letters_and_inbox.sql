-- Letters of the office, answers to them, the inbox, mails and reminders.

create sequence letter_seq start with 1;
comment on sequence letter_seq is 'Running number of letters (offidoc_nbr). Gaps are allowed.';

create table letter (
  letter_id    text primary key,
  offidoc_ori  text not null,
  offidoc_ser  smallint not null,
  offidoc_nbr  integer not null,
  doc_number   text not null unique,
  application_id bigint not null references application,
  proc_typ     text,
  proc_nbr     integer,
  action_nbr   integer,
  letter_typ   text not null,
  title        text not null,
  file_name    text not null,
  content      jsonb not null,
  issued_on    date not null,
  issued_at    timestamptz not null,
  issued_by    integer references app_user,
  addressee_id integer references app_user,
  due_date     date,
  registration_nbr text,
  verify_code  text not null unique check (verify_code ~ '^[0-9A-HJKMNP-TV-Z]{12}$'),
  withdrawn_at timestamptz,
  withdrawn_why text not null default '',
  unique (offidoc_ori, offidoc_ser, offidoc_nbr),
  unique (proc_typ, proc_nbr, action_nbr),
  foreign key (proc_typ, proc_nbr, action_nbr) references process_action,
  check ((proc_typ is null) = (proc_nbr is null) and (proc_typ is null) = (action_nbr is null))
);
create index letter_by_application on letter (application_id, letter_typ, issued_at);
create index letter_by_addressee on letter (addressee_id) where addressee_id is not null;
comment on table letter is 'Letters and certificates as issued. letter_id is the doc_id of the office_document made from it. content: all texts of the paper, written once; the PDF is made from it later.';
comment on column letter.offidoc_nbr is 'From letter_seq: unique, gaps are allowed.';
comment on column letter.addressee_id is 'Person outside the case who ordered the document and alone reads it, besides officers. Null: for the parties of the case.';
comment on column letter.verify_code is 'Random code printed on the letter, with which anyone can verify it at the portal.';
comment on column letter.withdrawn_at is 'When the action that issued the letter was undone. The letter stays and is no longer valid.';

create table office_document (
  doc_id         text primary key,
  application_id bigint not null references application,
  proc_typ       text,
  proc_nbr       integer,
  action_nbr     integer,
  doc_typ        text not null,
  doc_number     text not null,
  title          text not null,
  file_name      text not null,
  mime           text not null,
  size_bytes     bigint not null,
  sha256         bytea not null,
  pages          integer,
  object_key     text not null,
  issued_at      timestamptz not null
);
create index office_document_by_application on office_document (application_id, issued_at);
create unique index office_document_one_receipt on office_document (application_id) where doc_typ = 'TT';
create index office_document_by_object on office_document (object_key);
comment on table office_document is 'Documents made by the office: receipts (TT), letters, certificates. The bytes under object_key never change.';

create view case_document as
  select o.doc_id, o.application_id, o.proc_typ, o.proc_nbr, o.action_nbr, o.doc_typ, o.doc_number, o.title, o.file_name, o.mime,
         o.size_bytes, o.pages, o.issued_at, coalesce(l.issued_on, (o.issued_at at time zone 'Asia/Jakarta')::date) as issued_on, l.withdrawn_at, l.addressee_id
    from office_document o left join letter l on l.letter_id = o.doc_id
  union all
  select l.letter_id, l.application_id, l.proc_typ, l.proc_nbr, l.action_nbr, l.letter_typ, l.doc_number, l.title, l.file_name,
         'application/pdf', 0, null, l.issued_at, l.issued_on, l.withdrawn_at, l.addressee_id
    from letter l where not exists (select from office_document o where o.doc_id = l.letter_id);
comment on view case_document is 'All documents of the office on a case: office_document, and letters whose PDF is not made yet (size_bytes 0).';

-- Answers of applicants.

create table letter_answer (
  answer_id      bigint generated always as identity primary key,
  temp_id        text not null unique references draft,
  application_id bigint not null references application,
  proc_typ       text not null,
  proc_nbr       integer not null,
  letter_nbr     integer not null,
  begun_at       timestamptz not null,
  sent_at        timestamptz,
  sent_by        integer references app_user,
  action_nbr     integer,
  answer_proc_typ text,
  answer_proc_nbr integer,
  points         jsonb,
  foreign key (proc_typ, proc_nbr, letter_nbr) references process_action,
  foreign key (proc_typ, proc_nbr, action_nbr) references process_action,
  foreign key (answer_proc_typ, answer_proc_nbr) references process,
  check ((sent_at is null) = (points is null) and (sent_at is null) = (action_nbr is null) and (sent_at is null) = (sent_by is null))
);
create unique index letter_answer_of_letter on letter_answer (proc_typ, proc_nbr, letter_nbr);
create index letter_answer_of_case on letter_answer (application_id);
create unique index letter_answer_of_process on letter_answer (answer_proc_typ, answer_proc_nbr) where answer_proc_nbr is not null;
comment on table letter_answer is 'Answers to letters of the office; letter_nbr is the action that sent the letter. Until sent_at the answer is a draft of form letter-answer. points: the answer as sent with the hashes of its files, never changed.';

create table letter_answer_file (
  file_id    text primary key references stored_file,
  answer_id  bigint not null references letter_answer,
  list_code  text not null,
  option_nbr integer not null
);
create index letter_answer_file_of_answer on letter_answer_file (answer_id);
comment on table letter_answer_file is 'Files sent with an answer and the point each belongs to. They are also files of the application.';

-- The inbox. Its columns from file_typ to waits_until are written by triggers of 0010_kept_inbox.sql.

create function keep_first_reading() returns trigger language plpgsql as $$
begin
  raise exception 'when an item of the inbox was first read is proof of notice and never changes';
end $$;
comment on function keep_first_reading() is 'Trigger function. Raises P0001 when first_read_at is changed after it was set, because it is proof of notice.';

create table inbox_item (
  user_id       integer not null references app_user,
  proc_typ      text not null,
  proc_nbr      integer not null,
  action_nbr    integer not null,
  on_behalf_of  integer references app_user,
  addressee_id  integer generated always as (coalesce(on_behalf_of, user_id)) stored,
  delivered_at  timestamptz not null,
  first_read_at timestamptz,
  unread        boolean not null default true,
  raised_at     timestamptz,
  file_typ      text not null,
  action_key    text not null,
  note_words    text,
  is_latest     boolean not null default false,
  is_answered   boolean not null default false,
  is_waiting    boolean not null default false,
  waits_for     date,
  waits_until   date,
  rank          smallint generated always as (case when is_waiting then 0 when unread then 1 else 2 end) stored,
  primary key (user_id, proc_typ, proc_nbr, action_nbr),
  foreign key (proc_typ, proc_nbr, action_nbr) references process_action
);
create index inbox_by_action on inbox_item (proc_typ, proc_nbr, action_nbr);
create index inbox_never_read on inbox_item (delivered_at) where first_read_at is null and on_behalf_of is null;
create index inbox_newest on inbox_item (user_id, addressee_id, delivered_at desc, proc_nbr desc, action_nbr desc, proc_typ desc);
create index inbox_unread on inbox_item (user_id, addressee_id, delivered_at desc, proc_nbr desc, action_nbr desc, proc_typ desc) where unread;
create index inbox_ranked on inbox_item (user_id, addressee_id, rank, waits_for, delivered_at desc, proc_nbr desc, action_nbr desc, proc_typ desc);
create index inbox_over on inbox_item (user_id, waits_until) where waits_until is not null;
create index inbox_by_kind on inbox_item (user_id, action_key, delivered_at desc, proc_nbr desc, action_nbr desc);
create trigger inbox_first_reading_stays before update of first_read_at on inbox_item for each row
  when (old.first_read_at is not null and new.first_read_at is distinct from old.first_read_at) execute function keep_first_reading();
comment on table inbox_item is 'Actions of the office addressed to a reader; the key is the read marker of the wire. first_read_at is proof of notice and is set once.';
comment on column inbox_item.on_behalf_of is 'Applicant for whom a consultant received this copy; null for the addressee. Shown only while the mandate is in force; reading a copy is no proof of notice.';
comment on column inbox_item.addressee_id is 'Applicant the letter is addressed to: on_behalf_of or the reader.';
comment on column inbox_item.unread is 'Counted by the badge: new, marked unread by the reader, or raised again by a reminder. Independent of first_read_at.';
comment on column inbox_item.raised_at is 'When a reminder last marked the item unread.';
comment on column inbox_item.action_key is 'flow_id and action, separated by a space.';
comment on column inbox_item.note_words is 'The officer''s notes in small letters without marks; null when there are none.';
comment on column inbox_item.is_latest is 'The reader''s newest item about the state in which its process is. This column and the following ones to rank are written by triggers on process and inbox_item only.';
comment on column inbox_item.is_answered is 'An answer to this or another letter of its process is with the office.';
comment on column inbox_item.is_waiting is 'The reader must act: latest, not answered, in a state that awaits the applicant and has a due date.';
comment on column inbox_item.waits_for is 'Due date of an item that is waiting; null otherwise.';
comment on column inbox_item.waits_until is 'For a process that is over: last day (Jakarta) on which it can be contested; after it the reader need not act. Null for other items.';
comment on column inbox_item.rank is 'Order of the list: 0 waiting, 1 unread, 2 others.';

-- Mails.

create table mail (
  mail_id           text primary key,
  mail_nbr          bigint generated always as identity,
  user_id           integer references app_user,
  proc_typ          text,
  proc_nbr          integer,
  action_nbr        integer,
  to_address        text not null,
  kind              text not null,
  subject           text not null,
  body              text not null,
  kept_body         text,
  queued_at         timestamptz not null,
  sending_since     timestamptz,
  sent_at           timestamptz,
  attempts          integer not null default 0,
  last_error        text,
  bounced_at        timestamptz,
  bounce_reason     text,
  bounce_settled_at timestamptz,
  withheld_at       timestamptz,
  constraint mail_about_an_action foreign key (proc_typ, proc_nbr, action_nbr) references process_action
);
create index mail_bounced on mail (user_id, bounced_at) where bounced_at is not null and bounce_settled_at is null;
create index mail_by_action on mail (proc_typ, proc_nbr, action_nbr) where proc_nbr is not null;
create index mail_to_address on mail (lower(to_address), queued_at desc);
create index mail_unsent on mail (queued_at) where sent_at is null and bounced_at is null and withheld_at is null;
comment on table mail is 'Outbox. Written in the transaction of its cause; a job sends the mails and retries.';
comment on column mail.mail_nbr is 'Order of writing of mails with the same instant.';
comment on column mail.kept_body is 'body without its link or code; replaces body once the mail is sent or bounced. Null for mails without a secret.';
comment on column mail.sending_since is 'Since when a process has been sending it; other processes leave it alone.';
comment on column mail.bounced_at is 'When the mail server rejected it permanently, or reported later that it was not delivered. Not sent again.';
comment on column mail.bounce_settled_at is 'When the account confirmed that its mailbox works again; open letters were announced again.';
comment on column mail.withheld_at is 'When it was withheld because the consultant no longer had a mandate for the case. Not sent again.';

create table mail_bounce (
  event_id    text primary key,
  mail_id     text references mail,
  address     text not null,
  reason      text not null,
  at          timestamptz not null,
  received_at timestamptz not null
);
comment on table mail_bounce is 'Notices of undelivered mail as received, once per event_id. mail_id is null when no mail was sent to the address.';

create table user_token (
  token_hash bytea primary key,
  user_id    integer not null references app_user,
  mail_id    text references mail,
  purpose    text not null check (purpose in ('activate', 'reset', 'login_code')),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at    timestamptz
);
create index user_token_by_user on user_token (user_id, purpose);
create index user_token_of_mail on user_token (mail_id) where used_at is null;
comment on table user_token is 'Single-use secrets sent by mail; token_hash is the SHA-256 of the secret.';
comment on column user_token.mail_id is 'Mail that contains the secret. expires_at is set again when the mail is sent.';

create table mail_address (
  user_id         integer not null references app_user,
  address         text not null,
  token_hash      bytea not null unique,
  mail_id         text references mail,
  code_expires_at timestamptz,
  added_at        timestamptz not null,
  confirmed_at    timestamptz,
  primary key (user_id, address)
);
create index mail_address_of_mail on mail_address (mail_id) where confirmed_at is null;
comment on table mail_address is 'Additional mailboxes to which an account''s letters are announced, each after its owner confirmed it. The account''s own address is app_user.email.';
comment on column mail_address.mail_id is 'Mail that contains the code of token_hash.';
comment on column mail_address.code_expires_at is 'Until when the code is valid; set again when its mail is sent.';

-- Reminders and calls.

create table reminder (
  proc_typ   text not null,
  proc_nbr   integer not null,
  action_nbr integer not null,
  step       text not null check (step in ('due-6m', 'due-3m', 'due-1m', 'due-30', 'due-14', 'due-7', 'due-2', 'due-0', 'unread-3', 'unread-7', 'unread-14')),
  about      date not null,
  day        date not null,
  sent_at    timestamptz,
  primary key (proc_typ, proc_nbr, action_nbr, step, about),
  foreign key (proc_typ, proc_nbr, action_nbr) references process_action
);
create unique index reminder_once_a_day on reminder (proc_typ, proc_nbr, day) where sent_at is not null;
comment on table reminder is 'Reminders that are done, once per step. about: the deadline, or the day the unread letter was sent. sent_at is null for a step that was skipped because a later one was due.';

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
comment on table office_call is 'Append-only: calls of the office to people who have not read a letter or whose mail bounced.';

-- Live events.

create sequence event_seq;
comment on sequence event_seq is 'Ids of live events (Last-Event-ID of GET /events), common to all processes. Gaps are allowed.';
