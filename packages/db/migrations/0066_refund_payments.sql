-- Money paid back to payers after the office decided so.

create table refund_payment (
  event_id  text primary key references payment_decision,
  paid_on   date not null,
  amount    bigint not null check (amount > 0),
  reference text not null check (reference <> ''),
  made_by   integer not null references app_user,
  made_at   timestamptz not null
);
create trigger refund_payment_append_only before update or delete on refund_payment for each row execute function refuse_change();
comment on table refund_payment is 'Append-only: refunds that were paid out, one per decision. paid_on: day of the transfer in Jakarta; reference: number of the transfer or of the order to pay (SP2D); amount is that of the decision.';
