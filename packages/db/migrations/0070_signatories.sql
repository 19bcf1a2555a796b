-- Who signs letters and certificates, and with which certificate their PDFs are signed.

create table signatory (
  post     text not null check (post in ('general', 'patent', 'design', 'mark')),
  from_day date not null,
  name     text not null,
  nip      text not null default '',
  primary key (post, from_day)
);
comment on table signatory is 'Names under letters and certificates by the post that signs, each from a day on. general: the Director General, who signs certificates; patent, design, mark: the directors. An empty name: vacant from that day.';

create table signing_certificate (
  fingerprint   text primary key check (fingerprint ~ '^[0-9a-f]{64}$'),
  subject       text not null,
  certificate   bytea not null,
  first_used_at timestamptz not null
);
comment on table signing_certificate is 'Certificates with which PDFs of the office were signed. fingerprint: SHA-256 of the DER. They stay when the key is replaced.';

alter table office_document add column signed_with text references signing_certificate;
comment on column office_document.signed_with is 'Certificate of the electronic signature in the PDF; null when it has none, as all that are older than this column and all receipts of filings.';
