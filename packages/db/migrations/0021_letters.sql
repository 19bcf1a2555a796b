-- What the office writes: letters and certificates, their numbers and the codes they are verified by.

create sequence letter_seq start with 1;

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
comment on table letter is 'Letters and certificates as issued. letter_id is the doc_id of the office_document made from it. content is everything that stands on the paper, finished words, written once; the PDF is made from it later.';
comment on column letter.offidoc_nbr is 'From letter_seq: never twice, gaps allowed.';
comment on column letter.verify_code is 'What anybody holding the paper may ask the office about it with; random.';
comment on column letter.withdrawn_at is 'Set when the action that issued it was taken back: the paper stays and no longer counts.';

create table registration_counter (
  series   text primary key,
  last_nbr integer not null
);
comment on table registration_counter is 'Last registration number of each kind of right (IDP, IDS, IDD, IDM). Raised in the transaction that registers, so the series has no gap.';

create view case_document as
  select o.doc_id, o.application_id, o.proc_typ, o.proc_nbr, o.action_nbr, o.doc_typ, o.doc_number, o.title, o.file_name, o.mime,
         o.size_bytes, o.pages, o.issued_at, coalesce(l.issued_on, (o.issued_at at time zone 'Asia/Jakarta')::date) as issued_on, l.withdrawn_at
    from office_document o left join letter l on l.letter_id = o.doc_id
  union all
  select l.letter_id, l.application_id, l.proc_typ, l.proc_nbr, l.action_nbr, l.letter_typ, l.doc_number, l.title, l.file_name,
         'application/pdf', 0, null, l.issued_at, l.issued_on, l.withdrawn_at
    from letter l where not exists (select from office_document o where o.doc_id = l.letter_id);
comment on view case_document is 'Everything the office wrote about a case: documents made, and letters issued whose PDF is made when somebody asks for it (size 0).';
