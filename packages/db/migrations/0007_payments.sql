-- Requests after filing, bills, joint bills and payments. Amounts are whole rupiah.

create table request (
  request_id     bigint generated always as identity primary key,
  submission_nbr text not null unique,
  kind           text not null,
  owner_id       integer not null references app_user,
  submitted_at   timestamptz not null,
  received_on    date,
  received_at    timestamptz,
  temp_id        text unique references draft,
  acted_by       integer references app_user,
  snapshot       jsonb not null default '{}',
  check ((received_on is null) = (received_at is null))
);
create index request_by_owner on request (owner_id, submitted_at desc, request_id desc);
comment on table request is 'Requests made after a filing, such as the payment of annuities. kind: code of the request (USERDOC_TYP of the wire). owner_id: the person who asks and pays, who need not own the cases. Numbers come from submission_seq.';
comment on column request.received_on is 'Legal day (Asia/Jakarta) from which the request counts: of the payment, or of the submission when nothing is to be paid; received_at is the instant it was recorded. Null while unpaid.';
comment on column request.temp_id is 'Draft it was made from; null for orders of annuities, which have none.';
comment on column request.acted_by is 'Consultant who submitted it for the requester; null when the requester did.';
comment on column request.snapshot is 'Answers as submitted, by section, with form and version; never changed.';
alter table letter add column request_id bigint references request;
create unique index letter_one_receipt_of_request on letter (request_id) where request_id is not null;
comment on column letter.request_id is 'Request whose receipt it is (letter_typ TTP); null for other letters.';
alter table stored_file add constraint stored_file_of_request foreign key (request_id) references request;
alter table application add constraint application_split_by foreign key (split_by) references request;

create table request_draft (
  temp_id        text primary key references draft,
  application_id bigint not null references application
);
create index request_draft_by_application on request_draft (application_id);
comment on table request_draft is 'Drafts of requests after filing. application_id: the first case, whose right decides which mandates reach the draft; draft.data names all cases.';

create table request_case (
  request_id     bigint not null references request,
  application_id bigint not null references application,
  seq_num        smallint not null,
  detail         jsonb not null,
  state          text not null default 'asked' check (state in ('asked', 'done', 'held', 'refunded')),
  held_why       text not null default '',
  proc_typ       text,
  proc_nbr       integer,
  restore_point  jsonb,
  primary key (request_id, application_id),
  unique (proc_typ, proc_nbr),
  foreign key (proc_typ, proc_nbr) references process,
  check ((state = 'held') = (held_why <> ''))
);
create index request_case_by_application on request_case (application_id);
create index request_case_held on request_case (request_id) where state = 'held';
comment on table request_case is 'Cases a request concerns. detail: what is asked for the case; of annuities FROM_YEAR, TO_YEAR and AMOUNT, of other kinds RELATION of the requester to the case. held: the case had changed when the payment arrived, so that an officer decides; the payment counts from received_on. refunded: an officer has it paid back.';
comment on column request_case.restore_point is 'What its effects changed in the case, to take them back: stand before them, row_version after them, and the actions taken. Null before the effects, and after they were taken back.';
comment on column request_case.proc_typ is 'With proc_nbr the process of the request in this case; null for annuities, which are recorded at once.';

create table held_decision (
  decision_nbr   bigint generated always as identity primary key,
  request_id     bigint not null,
  application_id bigint not null,
  decision       text not null check (decision in ('recorded', 'refund_due', 'undone')),
  refund_amount  bigint not null default 0 check (refund_amount >= 0),
  reason         text not null,
  decided_at     timestamptz not null,
  decided_by     integer not null references app_user,
  foreign key (request_id, application_id) references request_case,
  check (decision <> 'undone' or refund_amount = 0)
);
create index held_decision_by_case on held_decision (request_id, application_id);
create trigger held_decision_append_only before update or delete on held_decision for each row execute function refuse_change();
comment on table held_decision is 'Append-only: decisions of officers on paid annuities that were not recorded by the payment. recorded: recorded in the case; what the years cost less is in refund_amount. refund_due: refund_amount is to be paid back. undone: annuities recorded by mistake were taken back, and the money is held again.';

create table licence (
  licence_id     bigint generated always as identity primary key,
  application_id bigint not null references application,
  request_id     bigint not null references request,
  licensees      jsonb not null,
  terms          jsonb not null,
  recorded_on    date not null,
  ended_on       date,
  ended_by       bigint references request,
  check ((ended_on is null) = (ended_by is null))
);
create index licence_by_application on licence (application_id);
comment on table licence is 'Licences recorded in the register. licensees: persons as in the request; terms: EXCLUSIVE, TERRITORY, VALID_FROM and VALID_TO. ended_by: the request that ended it.';

create table joint_bill (
  joint_id     bigint generated always as identity primary key,
  owner_id     integer not null references app_user,
  billing_code text not null unique check (billing_code ~ '^\d{15}$'),
  amount       bigint not null check (amount > 0),
  status       text not null check (status in ('open', 'paid', 'replaced')),
  issued_at    timestamptz not null,
  valid_until  timestamptz not null,
  ntpn         text unique,
  ntb          text,
  paid_at      timestamptz,
  settled_at   timestamptz
);
create index joint_bill_by_owner on joint_bill (owner_id, issued_at desc);
comment on table joint_bill is 'Billing codes that pay several bills at once. The bills keep their own codes; once one of them is paid, reopened or replaced, the joint code cannot be settled and its payment waits for an officer.';

create table bill (
  bill_id        bigint generated always as identity primary key,
  application_id bigint references application,
  request_id     bigint references request,
  joint_id       bigint references joint_bill,
  billing_code   text not null unique check (billing_code ~ '^\d{15}$'),
  amount         bigint not null check (amount >= 0),
  lines          jsonb not null,
  status         text not null check (status in ('open', 'paid', 'replaced', 'closed')),
  issued_at      timestamptz not null,
  valid_until    timestamptz not null,
  replaces       bigint references bill,
  ntpn           text,
  ntb            text,
  paid_at        timestamptz,
  settled_at     timestamptz,
  constraint bill_of_one check (num_nonnulls(application_id, request_id) = 1)
);
create unique index bill_one_open on bill (application_id) where status = 'open';
create unique index bill_one_paid on bill (application_id) where status = 'paid';
create unique index bill_one_open_of_request on bill (request_id) where status = 'open';
create unique index bill_one_paid_of_request on bill (request_id) where status = 'paid';
create index bill_by_request on bill (request_id, issued_at desc) where request_id is not null;
create index bill_by_application on bill (application_id, issued_at desc);
create unique index bill_ntpn on bill (ntpn) where joint_id is null;
create index bill_by_ntpn on bill (ntpn) where ntpn is not null;
comment on table bill is 'Bills of applications and of requests, with their billing codes. amount and lines are fixed at issue, in whole rupiah. An open bill after valid_until is shown as expired; a late payment waits for an officer.';
comment on column bill.joint_id is 'Joint bill it was paid with. The bills of a joint bill share its state receipt number (ntpn); otherwise an ntpn is unique.';

create table joint_bill_part (
  joint_id bigint not null references joint_bill,
  bill_id  bigint not null references bill,
  primary key (joint_id, bill_id)
);
create index joint_bill_part_by_bill on joint_bill_part (bill_id);
comment on table joint_bill_part is 'Bills that a joint bill pays.';

create table payment_notice (
  event_id     text primary key,
  billing_code text not null,
  amount       bigint not null,
  ntpn         text not null,
  ntb          text not null default '',
  paid_at      timestamptz not null,
  received_at  timestamptz not null,
  outcome      text not null check (outcome in ('settled', 'repeated', 'unknown_code', 'wrong_amount', 'wrong_time', 'late', 'closed_code', 'ntpn_used'))
);
create index payment_notice_by_code on payment_notice (billing_code);
create index payment_notice_waiting on payment_notice (received_at) where outcome not in ('settled', 'repeated');
create unique index payment_notice_settled_once on payment_notice (ntpn) where outcome = 'settled';
comment on index payment_notice_settled_once is 'A state receipt number settles one notice, of a bill or of a joint bill, also when both payments arrive at the same time.';
comment on table payment_notice is 'Payment notices of the treasury with a valid signature, and their outcome. Those other than settled and repeated wait for an officer.';

create table payment_decision (
  event_id       text primary key references payment_notice,
  decision       text not null check (decision in ('accepted', 'rest_asked', 'refund_due', 'ignored')),
  trouble        text not null check (trouble in ('LATE', 'SHORT', 'OVER', 'WRONG_TIME', 'CLOSED', 'DOUBLE', 'UNKNOWN', 'NTPN_USED')),
  application_id bigint references application,
  request_id     bigint references request,
  rest_amount    bigint not null default 0 check (rest_amount >= 0),
  refund_amount  bigint not null default 0 check (refund_amount >= 0),
  reason         text not null default '',
  decided_at     timestamptz not null,
  decided_by     integer not null references app_user,
  check ((decision in ('accepted', 'rest_asked')) <= (num_nonnulls(application_id, request_id) = 1)),
  check ((decision = 'rest_asked') = (rest_amount > 0))
);
create index payment_decision_by_application on payment_decision (application_id) where application_id is not null;
create index payment_decision_newest on payment_decision (decided_at desc);
create trigger payment_decision_append_only before update or delete on payment_decision for each row execute function refuse_change();
comment on table payment_decision is 'Append-only: decisions of officers on payment notices, one per notice. accepted: the filing is settled. rest_asked: the payment counts and rest_amount was billed. refund_due: refund_amount is to be paid back. application_id or request_id: the filing or request concerned, also when the notice has an unknown code. trouble: as it was when the officer decided.';

-- Settlement of the fee of an application.

create function issue_number(numbered bigint, typ text, seq text, filed_on date, width integer, at timestamptz, log_entry text,
                             mail_id text, addressee integer, address text, kind text, subject text, body text) returns text
  language plpgsql as $$
declare
  ser constant smallint := extract(year from filed_on);
  issued number_counter;
  number text;
  entry text;
begin
  insert into number_counter as c (file_typ, file_seq, file_ser, last_nbr, last_at) values (typ, seq, ser, 1, at)
    on conflict (file_typ, file_seq, file_ser) do update set last_nbr = c.last_nbr + 1, last_at = greatest(c.last_at, excluded.last_at)
    returning * into issued;
  number := typ || seq || ser || lpad(issued.last_nbr::text, greatest(width, length(issued.last_nbr::text)), '0');
  update application a
     set application_number = number, file_ser = ser, file_nbr = issued.last_nbr, filing_date = filed_on, received_at = issued.last_at
   where a.application_id = numbered and a.application_number is null and a.reopened_at is null;
  if not found then
    raise exception 'application % has a number or was taken back', numbered using errcode = 'object_not_in_prerequisite_state';
  end if;
  entry := replace(replace(log_entry, '@@PATENT_ID@@', number), '@@RECEIVED_AT@@',
                   to_char(issued.last_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'));
  insert into filing_log (application_id, application_number, logged_at, entry, leaf)
  values (numbered, number, issued.last_at, entry, sha256('\x00'::bytea || convert_to(entry, 'UTF8')));
  insert into mail (mail_id, user_id, to_address, kind, subject, body, queued_at)
  values (mail_id, addressee, address, kind, replace(subject, '@@PATENT_ID@@', number), replace(body, '@@PATENT_ID@@', number), at);
  return number;
end $$;
comment on function issue_number is 'Gives an application the next number of its series, its filing date and its instant, and writes the log entry and the mail, in which it replaces @@PATENT_ID@@ and @@RECEIVED_AT@@. Must be the last of its transaction: the row of the series stays locked until the commit. Numbers and log entries have the same order, instants never decrease within a series, and a rollback leaves no gap. Fails with 55000 when the application has a number or was taken back.';
