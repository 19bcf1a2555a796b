-- A filing answers its repeats for ever, can go back to the draft while unpaid, and numbers rise with their instants.

alter table application add column request_hash bytea, add column reply json;
comment on column application.request_hash is 'SHA-256 of the request that filed it: the same key with other contents is refused.';
comment on column application.reply is 'The answer the filing got, byte for byte what a repeat gets.';

-- A draft is filed once at a time: a filing taken back frees its draft, which may then be filed anew under a new submission number.
alter table application drop constraint application_temp_id_key;
create unique index application_one_per_draft on application (temp_id) where reopened_at is null;

alter table number_counter add column last_at timestamptz;
comment on column number_counter.last_at is 'Instant of the newest number of the series; the next one is never stamped earlier.';

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
     set patent_id = number, file_ser = ser, file_nbr = issued.last_nbr, filing_date = filed_on, received_at = issued.last_at
   where a.application_id = numbered and a.patent_id is null and a.reopened_at is null;
  if not found then
    raise exception 'application % has a number or was taken back', numbered using errcode = 'object_not_in_prerequisite_state';
  end if;
  entry := replace(replace(log_entry, '@@PATENT_ID@@', number), '@@RECEIVED_AT@@',
                   to_char(issued.last_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'));
  insert into filing_log (application_id, patent_id, logged_at, entry, leaf)
  values (numbered, number, issued.last_at, entry, sha256('\x00'::bytea || convert_to(entry, 'UTF8')));
  insert into mail (mail_id, user_id, to_address, kind, subject, body, queued_at)
  values (mail_id, addressee, address, kind, replace(subject, '@@PATENT_ID@@', number), replace(body, '@@PATENT_ID@@', number), at);
  return number;
end $$;
comment on function issue_number is 'Gives an application the next number of its series, its filing date and its instant, and writes the log entry and the mail, in which it replaces @@PATENT_ID@@ and @@RECEIVED_AT@@. Must be the last of its transaction: the row of the series stays locked until the commit. Numbers and log entries have the same order, instants never decrease within a series, and a rollback leaves no gap. Fails with 55000 when the application has a number or was taken back.';

alter table payment_notice drop constraint payment_notice_outcome_check;
alter table payment_notice add constraint payment_notice_outcome_check
  check (outcome in ('settled', 'repeated', 'unknown_code', 'wrong_amount', 'wrong_time', 'late', 'closed_code', 'ntpn_used'));
create index payment_notice_waiting on payment_notice (received_at) where outcome not in ('settled', 'repeated');

create index draft_version_by_age on draft_version (saved_at);
create index draft_binned on draft (owner_id, deleted_at desc) where deleted_at is not null;
