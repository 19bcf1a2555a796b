-- Letters to persons who have no account are printed and posted; when, how and by whom is recorded.

create table postal_letter (
  letter_id text primary key references letter,
  issued_at timestamptz not null,
  posted_on date
);
create index postal_letter_waiting on postal_letter (issued_at, letter_id) where posted_on is null;
comment on table postal_letter is 'Letters whose addressee nobody logs in for (app_user.status closed), written with the letter. Letters issued before this table existed are not in it.';
comment on column postal_letter.posted_on is 'Day of the first posting (Jakarta), from which periods of the addressee run; null while it waits to be posted.';

create table letter_posting (
  posting_id  integer generated always as identity primary key,
  letter_id   text not null references postal_letter,
  posted_on   date not null,
  way         text not null check (way in ('registered', 'courier', 'handed')),
  proof       text not null check (proof <> ''),
  recorded_by integer not null references app_user,
  recorded_at timestamptz not null
);
create index letter_posting_of_letter on letter_posting (letter_id, posting_id);
create trigger letter_posting_append_only before update or delete on letter_posting for each row execute function refuse_change();
comment on table letter_posting is 'Append-only: each time a letter was posted. A letter sent again, or recorded with a wrong number, has several; the newest is shown.';
comment on column letter_posting.proof is 'Tracking number; of a letter that was handed over, who received it.';
