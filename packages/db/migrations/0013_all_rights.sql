-- What a mark and a patent have beside what every application has. Terms, persons and answers stand in the snapshot as well; these rows are what lists and searches read.

create table application_mark (
  application_id  bigint primary key references application,
  sign_wcode      text not null check (sign_wcode in ('WORD', 'WORD_FIGURE', 'FIGURE', 'THREE_D', 'SOUND', 'HOLOGRAM')),
  mark_name       text not null,
  translation     text not null default '',
  transliteration text not null default '',
  description     text not null default '',
  disclaimer      text not null default '',
  colour_claimed  boolean not null default false,
  colours         text[] not null default '{}'
);
create table application_nice (
  application_id  bigint not null references application,
  nice_class_code smallint not null check (nice_class_code between 1 and 45),
  terms           text[] not null,
  primary key (application_id, nice_class_code)
);
create index application_nice_by_class on application_nice (nice_class_code);
comment on table application_nice is 'Goods and services as filed, a row for each class; the terms in the words and order of the applicant.';

create table application_patent (
  application_id   bigint primary key references application,
  parent_patent_id text,
  pct_appl_id      text,
  pct_appl_date    date,
  pct_publ_id      text,
  pct_publ_date    date,
  english_title    text not null default '',
  claims           integer not null default 0 check (claims >= 0),
  description_pages integer not null default 0 check (description_pages >= 0)
);
create index application_patent_by_pct on application_patent (pct_appl_id) where pct_appl_id is not null;
create table application_ipc (
  application_id bigint not null references application,
  seq_num        smallint not null,
  ipc_symbol     text not null,
  primary key (application_id, seq_num)
);
