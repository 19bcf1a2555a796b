-- The formality check in rounds, and the answers of applicants to letters of the office.

create table formality_round (
  proc_typ    text not null,
  proc_nbr    integer not null,
  round       smallint not null check (round >= 1),
  row_version integer not null,
  notes       text not null default '',
  result      text not null default 'PENDING' check (result in ('PENDING', 'LENGKAP', 'KURANG')),
  exam_date   date,
  action_nbr  integer,
  saved_by    integer not null references app_user,
  saved_at    timestamptz not null,
  primary key (proc_typ, proc_nbr, round),
  foreign key (proc_typ, proc_nbr) references process,
  foreign key (proc_typ, proc_nbr, action_nbr) references process_action,
  check ((action_nbr is null) = (result = 'PENDING') and (action_nbr is null) = (exam_date is null))
);
comment on table formality_round is 'One run of an officer through the formality checklist of a case. Until an action closes it (action_nbr) it is the officer''s own draft; the round an action taken back had closed is open again.';

create table formality_item (
  proc_typ    text not null,
  proc_nbr    integer not null,
  round       smallint not null,
  list_code   text not null,
  option_nbr  integer not null,
  title       text not null,
  is_ok       boolean,
  note        text not null default '',
  specdoc_typ text references specdoc_type,
  view_typ    smallint,
  ground      text not null default '',
  primary key (proc_typ, proc_nbr, round, list_code, option_nbr),
  foreign key (proc_typ, proc_nbr, round) references formality_round on delete cascade
);
comment on table formality_item is 'What the officer found on each point: is_ok null while not looked at. list_code LAIN are points of the officer''s own, in no list.';

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
comment on table letter_answer is 'The answer to one letter of the office: letter_nbr is the action that sent it. While it is written it is a draft of form letter-answer; sent, points holds what was said and which files by their hashes, and nothing of it changes any more.';

create table letter_answer_file (
  file_id    text primary key references stored_file,
  answer_id  bigint not null references letter_answer,
  list_code  text not null,
  option_nbr integer not null
);
create index letter_answer_file_of_answer on letter_answer_file (answer_id);
comment on table letter_answer_file is 'Files sent with an answer, and the point each belongs to. They are files of the application from then on, beside those filed with it.';
