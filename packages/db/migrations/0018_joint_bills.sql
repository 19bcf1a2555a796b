-- One code for the bills of several filings of one payer, the table of yearly fees, and who changed a tariff.

create table joint_bill (
  joint_id     bigint generated always as identity primary key,
  owner_id     integer not null references app_user,
  billing_code text not null unique check (billing_code ~ '^\d{15}$'),
  amount       bigint not null check (amount > 0),
  status       text not null check (status in ('open', 'paid', 'replaced')),
  issued_at    timestamptz not null,
  valid_until  timestamptz not null,
  ntpn         text unique,
  ntb          text,
  paid_at      timestamptz,
  settled_at   timestamptz
);
create index joint_bill_by_owner on joint_bill (owner_id, issued_at desc);
comment on table joint_bill is 'A billing code that pays several bills at once. Its parts keep their own codes; once one of them is paid, taken back or issued anew, the joint code can no longer be settled and its payment waits for an officer.';

create table joint_bill_part (
  joint_id bigint not null references joint_bill,
  bill_id  bigint not null references bill,
  primary key (joint_id, bill_id)
);
create index joint_bill_part_by_bill on joint_bill_part (bill_id);

-- One state receipt settles all parts of a joint bill, and still never two bills of which one is not among them.
alter table bill add column joint_id bigint references joint_bill;
alter table bill drop constraint bill_ntpn_key;
create unique index bill_ntpn on bill (ntpn) where joint_id is null;
create index bill_by_ntpn on bill (ntpn) where ntpn is not null;
comment on column bill.joint_id is 'The joint bill it was paid with.';

create table annuity_tariff (
  file_typ   text not null check (file_typ in ('P', 'S')),
  year_from  smallint not null check (year_from between 1 and 20),
  year_to    smallint not null check (year_to between 1 and 20),
  base       bigint not null check (base >= 0),
  per_claim  bigint not null check (per_claim >= 0),
  valid_from date not null,
  valid_to   date,
  legal_ref  text not null,
  verified   boolean not null default false,
  primary key (file_typ, year_from, valid_from),
  check (year_from <= year_to)
);
comment on table annuity_tariff is 'Yearly fees of patents (P) and simple patents (S) in whole rupiah: a base for each year of protection and an amount for each claim.';

create table tariff_change (
  change_id      bigint generated always as identity primary key,
  changed_at     timestamptz not null,
  user_id        integer not null references app_user,
  code           text not null,
  payer_category text not null,
  valid_from     date not null,
  before         jsonb,
  after          jsonb not null,
  reason         text not null
);
create trigger tariff_change_append_only before update or delete on tariff_change for each row execute function refuse_change();
comment on table tariff_change is 'Append-only: who changed which tariff row from what to what, and why.';
