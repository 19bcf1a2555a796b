-- The scan that proves the payment of a refund.

alter table stored_file add column refund_event_id text references payment_decision;
comment on column stored_file.refund_event_id is 'Payment whose refund the scan proves. Deleted until the refund is recorded as paid; null for all other files.';
alter table refund_payment add column proof_id text references stored_file;
comment on column refund_payment.proof_id is 'Scan of the proof of payment; null for refunds recorded before it was asked for.';
