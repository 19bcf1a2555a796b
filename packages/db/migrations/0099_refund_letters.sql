-- The letter that a refund was paid out.

alter table letter add column refund_event_id text unique references refund_payment;
comment on column letter.refund_event_id is 'Payment whose refund the letter confirms, written with the record of it; null for all other letters.';
