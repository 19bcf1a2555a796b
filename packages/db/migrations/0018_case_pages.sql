-- What the pages of one case read besides its own rows: the text of claims, and owners by name.

create table claim_text (
  file_id        text primary key references stored_file on delete cascade,
  application_id bigint not null references application,
  outcome        text not null check (outcome in ('read', 'scan', 'unreadable')),
  lines          jsonb not null check (jsonb_typeof(lines) = 'array'),
  read_at        timestamptz not null
);
create index claim_text_by_application on claim_text (application_id);
comment on table claim_text is 'Text of the claims of a patent, read from the filed PDF by a job: [{page, text}] without page and line numbers. scan: the pages have no text. unreadable: the PDF could not be read in the time allowed.';

-- Owners whose names are alike are looked for by the trigrams of their names.
create index application_party_owner_names on application_party using gin (plain_letters(person_name) gin_trgm_ops)
  with (gin_pending_list_limit = 256) where party_role = 'applicant';
