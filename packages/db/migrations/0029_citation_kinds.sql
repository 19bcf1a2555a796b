-- Beside marks, officers cite pictures, designs and passages of patents.

alter table citation drop constraint citation_pkey;
alter table citation
  add column citation_id bigint generated always as identity primary key,
  add column kind text not null default 'mark' check (kind in ('mark', 'picture', 'design', 'patent')),
  add column file_id text,
  add column own_file_id text,
  add column part text check (part in ('title', 'abstract', 'claims', 'description')),
  add column page integer,
  add column claim_nbr integer,
  add column quote text not null default '' check (length(quote) <= 4000),
  add constraint citation_once unique nulls not distinct (application_id, cited_id, kind, file_id, part, page, claim_nbr),
  add check (kind = 'picture' or own_file_id is null),
  add check ((kind = 'picture') <= (file_id is not null)),
  add check (kind = 'patent' or (part is null and page is null and claim_nbr is null and quote = ''));
alter table citation alter column kind drop default;
comment on table citation is 'What an officer cites against a case under examination, with a note for the office. Nobody else sees it.';
comment on column citation.kind is 'mark: the name of a mark. picture: one picture of a mark or design. design: a design as a whole. patent: a patent, or a passage of it when part is given.';
comment on column citation.file_id is 'Of a picture the file that is cited, of a passage the document it stands in.';
comment on column citation.own_file_id is 'Of a picture the one of the case under examination that it was found with.';
comment on column citation.quote is 'The cited words of a passage as they were when it was cited.';

alter table citation_log
  add column citation_id bigint,
  add column kind text not null default 'mark',
  add column place jsonb;
alter table citation_log alter column kind drop default;
comment on column citation_log.citation_id is 'Null in entries made before citations had numbers.';
comment on column citation_log.place is 'Of a picture its file, of a passage file, part, page, claim and words; null otherwise.';
