-- Clean scans in the place of infected ones: proofs of refunds, and scans of papers that acts record.

create table scan_replacement (
  replacement_id  integer generated always as identity primary key,
  refund_event_id text references refund_payment,
  scan_id         text references stored_file,
  former_id       text references stored_file,
  file_id         text not null unique references stored_file,
  reason          text not null check (reason <> ''),
  made_by         integer not null references app_user,
  made_at         timestamptz not null,
  check ((refund_event_id is null) <> (scan_id is null))
);
create index scan_replacement_of_refund on scan_replacement (refund_event_id, replacement_id) where refund_event_id is not null;
create index scan_replacement_of_scan on scan_replacement (scan_id, replacement_id) where scan_id is not null;
create trigger scan_replacement_append_only before update or delete on scan_replacement for each row execute function refuse_change();
comment on table scan_replacement is 'Append-only: scans uploaded in the place of one that is infected or was never there; the newest is shown. Of a refund, or of the act whose detail names scan_id.';
comment on column scan_replacement.scan_id is 'Scan that the act names, also when it was replaced before.';
comment on column scan_replacement.former_id is 'Scan that was replaced; null when a refund was recorded without a proof.';
