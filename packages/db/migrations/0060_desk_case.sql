-- What the office keeps beside a case: notes for officers, who read an identity number in full, and courtesy translations of letters.

create table case_note (
  note_id        integer generated always as identity primary key,
  application_id bigint not null references application,
  text           text not null check (text <> ''),
  written_by     integer not null references app_user,
  written_at     timestamptz not null
);
create index case_note_of_case on case_note (application_id, note_id);
create trigger case_note_append_only before update or delete on case_note for each row execute function refuse_change();
comment on table case_note is 'Append-only: notes of officers on a case, for officers only. They belong to no act and stand in no letter.';

create table identity_reading (
  reading_id     integer generated always as identity primary key,
  application_id bigint not null references application,
  party_role     text not null check (party_role in ('applicant', 'designer', 'inventor', 'representative')),
  seq_num        smallint not null,
  read_by        integer not null references app_user,
  read_at        timestamptz not null
);
create index identity_reading_of_case on identity_reading (application_id, reading_id);
create trigger identity_reading_append_only before update or delete on identity_reading for each row execute function refuse_change();
comment on table identity_reading is 'Append-only: officers who were shown the whole identity number (NIK) of a party. The number itself is not stored here.';

create table letter_translation (
  proc_typ    text not null,
  proc_nbr    integer not null,
  action_nbr  integer not null,
  language    text not null check (language in ('en', 'ar')),
  points      jsonb not null,
  row_version integer not null default 1,
  written_by  integer not null references app_user,
  written_at  timestamptz not null,
  primary key (proc_typ, proc_nbr, action_nbr),
  foreign key (proc_typ, proc_nbr, action_nbr) references process_action
);
comment on table letter_translation is 'Courtesy translation of the points of a letter, not authentic. points: [{listCode, optionNbr, text}] as the answer form of the letter numbers them.';
