-- A filing answers its repeats for ever, can go back to the draft while unpaid, and numbers rise with their instants.

alter table application add column request_hash bytea, add column reply json;
comment on column application.request_hash is 'SHA-256 of the request that filed it: the same key with other contents is refused.';
comment on column application.reply is 'The answer the filing got, byte for byte what a repeat gets.';

-- A draft is filed once at a time: a filing taken back frees its draft, which may then be filed anew under a new submission number.
alter table application drop constraint application_temp_id_key;
create unique index application_one_per_draft on application (temp_id) where reopened_at is null;

alter table number_counter add column last_at timestamptz;
comment on column number_counter.last_at is 'Instant of the newest number of the series; the next one is never stamped earlier.';

alter table payment_notice drop constraint payment_notice_outcome_check;
alter table payment_notice add constraint payment_notice_outcome_check
  check (outcome in ('settled', 'repeated', 'unknown_code', 'wrong_amount', 'wrong_time', 'late', 'closed_code', 'ntpn_used'));
create index payment_notice_waiting on payment_notice (received_at) where outcome not in ('settled', 'repeated');

create index draft_version_by_age on draft_version (saved_at);
create index draft_binned on draft (owner_id, deleted_at desc) where deleted_at is not null;
