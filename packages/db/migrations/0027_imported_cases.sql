-- Files that were granted or registered before this portal: they never were a draft here, and are brought in by the operator.
alter table application
  alter column temp_id drop not null,
  add column imported_at timestamptz,
  add column imported_sha256 bytea,
  add constraint application_filed_or_imported check (temp_id is not null or imported_at is not null),
  add constraint application_imported_whole check ((imported_at is null) = (imported_sha256 is null));
comment on column application.imported_at is 'When an operator brought the file in; null for what was filed here.';
comment on column application.imported_sha256 is 'Hash of the line it came from: the same line again changes nothing, another one for the same number is refused.';
alter table application_patent add column annuities_paid_to smallint check (annuities_paid_to between 0 and 20);
comment on column application_patent.annuities_paid_to is 'Last year of protection paid for when the file was brought in; later payments are actions of its process.';
