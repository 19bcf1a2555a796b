-- The case for which an officer uploaded the scan of a paper.

alter table stored_file add column scan_case_id bigint references application;
comment on column stored_file.scan_case_id is 'Case for which an officer uploaded the scan of a paper; an act in another case cannot take it. Null for all other files.';
