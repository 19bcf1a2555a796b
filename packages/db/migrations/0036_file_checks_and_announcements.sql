-- What the applicant's device found in each file, and announcements with readers, a maker and an end.

create table file_check (
  file_id    text primary key references stored_file on delete cascade,
  findings   jsonb not null check (jsonb_typeof(findings) = 'array'),
  checked_at timestamptz not null,
  checked_by integer not null references app_user
);
comment on table file_check is 'Findings of the last look at a file, as the device that looked reported them: [{CODE, LEVEL, PAGE, VALUES}]. No row: nobody looked. Written while the file belongs to an open draft; it stands unchanged after filing.';

alter table announcement
  add column audience text not null default 'ALL' check (audience in ('ALL', 'APPLICANTS', 'CONSULTANTS')),
  add column made_at  timestamptz,
  add column made_by  integer references app_user,
  add column maker    text not null default '',
  add column ended_at timestamptz,
  add column ended_by integer references app_user;
update announcement set made_at = valid_from;
alter table announcement alter column made_at set not null;
create index announcement_newest on announcement (valid_from desc, announcement_id desc);
comment on table announcement is 'Announcements of the office. Never changed after it was made: ended_at ends it before valid_to, a correction is a new row. page is a path of this portal, never another address. made_by: the officer; null for the operator, who is then named in maker. APPLICANTS: without consultants.';
