-- A database restored from a backup takes no filing until its counters stand above everything issued since; and proofs of the keys.

create table key_canary (
  key_name text primary key,
  proof    bytea not null,
  made_at  timestamptz not null
);
comment on table key_canary is 'HMAC-SHA256 with each key of the installation, compared at every start: another key beside this database is refused. It tells nothing of the key.';

create table restored_backup (
  restore_id  integer generated always as identity primary key,
  backup_id   text not null,
  taken_at    timestamptz not null,
  restored_at timestamptz not null,
  reopened_at timestamptz,
  letter_skip smallint not null default 0 check (letter_skip >= 0)
);
comment on table restored_backup is 'Backups this database was restored from. While one has no reopened_at the portal is closed: nothing that issues a number or moves a case is written (refuse_while_closed).';
comment on column restored_backup.letter_skip is 'How many numbers of each type of letter are left out in cases received before the backup; more of them may have been issued after it.';

create table skipped_number (
  skip_id    integer generated always as identity primary key,
  restore_id integer not null references restored_backup,
  counter    text not null,
  first_nbr  bigint not null,
  last_nbr   bigint not null,
  why        text not null,
  skipped_at timestamptz not null,
  check (first_nbr <= last_nbr)
);
create index skipped_number_by_counter on skipped_number (counter);
create trigger skipped_number_append_only before update or delete on skipped_number for each row execute function refuse_change();
comment on table skipped_number is 'Append-only: ranges of numbers that were not issued by this database, because they may have been issued between a backup and its restore. counter: series with year (A002026), IDP, TRX, PROCESS, LETTER, AGENT, BRM-2026, BILLING-26326 (year and day of the year).';

create table restored_job (
  job_id bigint generated always as identity primary key,
  data   jsonb not null
);
comment on table restored_job is 'Jobs that waited when the backup was taken; reopening puts them into the queue.';

create function refuse_while_closed() returns trigger language plpgsql as $$
begin
  if exists (select from restored_backup where reopened_at is null) then
    raise exception 'closed: restored from a backup and not reopened yet (npm run saki -- reopen)' using errcode = 'SK001';
  end if;
  return null;
end $$;
comment on function refuse_while_closed() is 'Raises SK001 while the portal is closed after a restore.';
create trigger closed_after_restore before insert on application for each statement execute function refuse_while_closed();
create trigger closed_after_restore before insert or update on bill for each statement execute function refuse_while_closed();
create trigger closed_after_restore before insert or update on joint_bill for each statement execute function refuse_while_closed();
create trigger closed_after_restore before insert on payment_notice for each statement execute function refuse_while_closed();
create trigger closed_after_restore before insert on payment_decision for each statement execute function refuse_while_closed();
create trigger closed_after_restore before insert on process for each statement execute function refuse_while_closed();
create trigger closed_after_restore before insert on process_action for each statement execute function refuse_while_closed();
create trigger closed_after_restore before insert on letter for each statement execute function refuse_while_closed();
create trigger closed_after_restore before insert or update on number_counter for each statement execute function refuse_while_closed();
create trigger closed_after_restore before insert or update on registration_counter for each statement execute function refuse_while_closed();
create trigger closed_after_restore before insert or update on gazette_issue for each statement execute function refuse_while_closed();
create trigger closed_after_restore before insert on agent_request for each statement execute function refuse_while_closed();

create function billing_code_skipped(code text) returns boolean language sql stable as $$
  select exists (select from skipped_number where counter = 'BILLING-' || substr(code, 4, 5) and substr(code, 9, 6)::int between first_nbr and last_nbr)
$$;
comment on function billing_code_skipped(text) is 'Whether a code of that day may have been issued between a backup and its restore.';
